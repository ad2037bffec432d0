"""Hands of Canasta in which plans are composed press by press."""

import re
from collections.abc import Sequence
from random import Random

from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.screen import Screen
from bot.text.button_ids import MENU_MARK, ButtonId
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variant
from tests.conftest import of_kind
from tests.screens.conftest import Payload, english, faults, nested, sent, texts

SCREENS = family_screens("canasta")
BUTTON, MENU = 2, 3


def view_of(game: Game, seat: int) -> CanastaSeatView:
    return of_kind(CanastaSeatView, game.view(seat))


class Composer:
    """One seat at its hand: presses what is drawn, as the desk hands presses on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.draft: Draft = ()
        self.notice: str | None = None
        self._seen: tuple[Game, Draft, str | None, Screen] | None = None
        """What was drawn last, and of what."""

    @property
    def seat(self) -> int:
        return self.game.to_act[0]

    def drawn(self) -> Screen:
        """The hand as it is shown now; it must fit."""
        shown = self._seen
        if shown is not None and shown[0] is self.game and shown[1:3] == (self.draft, self.notice):
            return shown[3]
        screen = SCREENS.hand(
            english(view_of(self.game, self.seat)), draft=self.draft, notice=self.notice
        )
        assert faults(screen) == []
        self._seen = self.game, self.draft, self.notice, screen
        return screen

    def parts(self) -> list[Payload]:
        """The buttons and menus that can be pressed."""
        return [
            part
            for part in nested(sent(self.drawn()))
            if part["type"] in (BUTTON, MENU) and "custom_id" in part and not part.get("disabled")
        ]

    def part(self, written: str) -> Payload:
        """The button or menu with this label or placeholder."""
        found = [p for p in self.parts() if written in (p.get("label"), p.get("placeholder"))]
        assert len(found) == 1, (
            written,
            [p.get("label", p.get("placeholder")) for p in self.parts()],
        )
        return found[0]

    def press(self, part: Payload, *values: str) -> Action | None:
        """Press a button, or choose in a menu; a move that it comes to is made."""
        button_id = ButtonId.read(part["custom_id"].removeprefix(MENU_MARK))
        self.notice = None
        if button_id.verb == "do":
            return self.move(Action.read(button_id.text))
        told = (*button_id.text.split(), *values)
        made = SCREENS.drafted(
            view_of(self.game, self.seat), self.draft or None, button_id.verb, told
        )
        if isinstance(made, Action):
            return self.move(made)
        self.draft = made
        return None

    def move(self, action: Action) -> Action:
        self.game, _ = self.game.apply(self.seat, action)
        self.draft = ()
        return action

    def click(self, *labels: str) -> Action | None:
        done = None
        for label in labels:
            done = self.press(self.part(label))
        return done

    def choose(self, placeholder: str, *labels: str) -> Action | None:
        """Choose options of a menu by what their labels are or begin with."""
        menu = self.part(placeholder)
        return self.press(menu, *(self.option(menu, label)["value"] for label in labels))

    def option(self, menu: Payload, label: str) -> Payload:
        """The option of a menu with this label, or the only one whose label begins so."""
        options = menu["options"]
        found = [one for one in options if one["label"] == label]
        starts = re.compile(rf"{re.escape(label)}[ ♣♦♠♥]")
        found = found or [one for one in options if starts.match(one["label"])]
        assert len(found) == 1, (label, [one["label"] for one in options])
        return found[0]

    def reads(self) -> str:
        return texts(self.drawn())

    def labels(self) -> list[str]:
        return [p.get("label", p.get("placeholder", "")) for p in self.parts()]


def begun(hand: str, *, up: str = "9H", stock: str = "", key: str = "canasta_book") -> Composer:
    """A game whose first player holds these cards; the others get what is left."""
    offered = variant(key)
    rng = Random(1)
    game: Game = offered.start(offered.seats_default, offered.seats_default - 1)
    deal = game.propose(DEALER, rng)
    faces = [face for word in deal.words for face in split(word)]
    mine, top, next_up = split(hand), split(up), split(stock)
    for face in (*mine, *top, *next_up):
        faces.remove(face)
    size = len(split(deal.words[0]))
    assert len(mine) == size
    # Red threes stay in the stock, far down, so that nothing is faced and replaced.
    reds = [face for face in faces if face in ("3H", "3D")]
    faces = [face for face in faces if face not in ("3H", "3D")]
    seats = offered.seats_default
    others = [faces[at * size : (at + 1) * size] for at in range(seats - 1)]
    rest = [*top, *next_up, *faces[(seats - 1) * size :], *reds]
    hands = [mine, *others]
    written = ["".join(one) for one in hands]
    game, _ = game.apply(DEALER, Action("deal", (*written, "".join(rest))))
    assert game.to_act == (0,)
    return Composer(game)


def split(word: str) -> list[str]:
    return [word[at : at + 2] for at in range(0, len(word), 2)]


SAMBA = "5H6H7H8H9HQSQHQC4S4D2S**KCJDTC"


def _urge(custom_id: str) -> float:
    if "discard" in custom_id:
        return 0.2
    return 3 if "commit" in custom_id or ".do." in custom_id else 1


def wished(one: Composer, rng: Random) -> Payload:
    """Some button or menu."""
    parts = one.parts()
    weights = [_urge(part["custom_id"]) for part in parts]
    return rng.choices(parts, weights)[0]


def press_any(one: Composer, part: Payload, rng: Random) -> Action | None:
    """Press a button, or choose anything in a menu."""
    values: Sequence[str] = ()
    if part["type"] == MENU:
        options = [option["value"] for option in part["options"]]
        values = rng.sample(options, rng.randint(part["min_values"], part["max_values"]))
    return one.press(part, *values)
