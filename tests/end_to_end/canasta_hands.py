"""Hands of Canasta in play: every move by presses, made at once from a menu or composed."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from bot.tables.live.live_table import LiveTable
from bot.text.button_ids import MENU_MARK, ButtonId
from engine.cards import Card, cards
from engine.contract.action import Action
from engine.contract.event import Event
from engine.games.canasta.moves import read_taking
from engine.games.canasta.plays import MeldPlay, Merge, read_plan
from engine.games.canasta.view import CanastaSeatView
from loopback_discord.payloads import Payload, buttons_of, face_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import of_kind
from tests.regular import button_ids, menus

BUTTONS: Final = ("draw", "stop", "out", "ask", "yes", "no")
AT_ONCE: Final = ("do take", "do lay")
"""Menus of moves that are made as they are chosen."""
DISCARDS: Final = ("discard", "discard 1")
HABITS: Final = {
    "ask": 0.8,
    "yes": 0.7,
    "no": 1,
    "out": 0.9,
    "take": 0.8,
    "draw": 1,
    "lay": 0.9,
    "discard": 1,
}
"""How often people do what they could, in the order in which they look for it."""
MUCH_THE_SAME: Final = {"merge": "lay"}
WORTH: Final = {0: 50, 2: 20, 14: 20} | dict.fromkeys(range(3, 8), 5)
"""What a card counts by its rank; any other counts 10."""


class Offered(NamedTuple):
    """What a hand offers, by what it says: the `custom_id` of buttons, and menus."""

    buttons: Mapping[str, str]
    menus: Mapping[str, Payload]
    asked: int
    """The number of the question that it puts, 0 where it puts none."""


def offered(message: Payload) -> Offered:
    """Return what can be pressed and chosen in a hand."""
    pressed, listed = button_ids(message, "do", "plan"), menus(message, "plan")
    keys = [str(menu["custom_id"]).removeprefix(MENU_MARK) for menu in listed.values()]
    said = [*(button_id for button_id, _ in pressed), *map(ButtonId.read, keys)]
    asked = max((button_id.asked for button_id in said), default=0)
    return Offered({one.text: key for one, key in pressed}, listed, asked)


def of_menu(message: Payload, name: str) -> list[Action]:
    """Return the moves of a menu in which moves are chosen."""
    start = "discard " if name in DISCARDS else ""
    options = offered(message).menus.get(name, {}).get("options", ())
    return [Action.read(f"{start}{option['value']}") for option in options]


def moves(message: Payload) -> list[Action]:
    """Return the moves that a hand offers ready made."""
    buttons = offered(message).buttons
    found = [Action(text) for text in BUTTONS if text in buttons]
    return found + [one for name in (*AT_ONCE, *DISCARDS) for one in of_menu(message, name)]


def chosen(menu: Payload) -> list[str]:
    """Return what a menu shows as chosen."""
    return [str(option["value"]) for option in menu["options"] if option.get("default")]


class CanastaHand:
    """One person's hand at a table, as it is seen in a channel or in direct messages."""

    def __init__(self, live_table: LiveTable, person: Person, luck: Random, where: Channel) -> None:
        self.person = person
        self.made: list[Action] = []
        """The moves made, in order."""
        self._live_table = live_table
        self._luck = luck
        self._where = where

    @property
    def seat(self) -> int:
        """Where the person sits."""
        seat = self._live_table.seat_of(self.person.id)
        assert seat is not None
        return seat

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for this seat."""
        return self.seat in self._live_table.waiting_for

    @property
    def view(self) -> CanastaSeatView:
        """What the rules let this seat know."""
        return of_kind(CanastaSeatView, self._live_table.game.view(self.seat))

    @property
    def message(self) -> Payload:
        """The newest message that shows the hand; empty if there is none."""
        shown = [one for one in self.person.sees(self._where) if "Your hand" in text_of(one)]
        return shown[-1] if shown else {}

    @property
    def text(self) -> str:
        return text_of(self.message)

    @property
    def offered(self) -> Offered:
        return offered(self.message)

    async def ready(self) -> list[Action]:
        """Wait until the hand puts the question that stands, and return the moves it offers."""
        asked = self._live_table.moment.asked(self.seat)
        await self.person.until(lambda: self.offered.asked == asked, what="the question")
        # An older drawing that is under way would be seen again for a moment.
        await self._live_table.messages.settle_hands()
        return moves(self.message)

    async def press(self, text: str) -> Answer:
        """Press the button that says `text`, or that begins with it."""
        found = [
            key for said, key in self.offered.buttons.items() if f"{said} ".startswith(f"{text} ")
        ]
        assert len(found) == 1, f"{text!r} is not offered\n{self.person.transcript()}"
        return self._redrawn(await self.person.click(self.message, custom_id=found[0]))

    async def choose(self, name: str, *values: str) -> Answer:
        """Choose values in the menu that says `name`."""
        menu = self.offered.menus.get(name)
        assert menu is not None, f"{name!r} is not offered\n{self.person.transcript()}"
        return self._redrawn(
            await self.person.select(self.message, *values, custom_id=str(menu["custom_id"]))
        )

    def _redrawn(self, answer: Answer) -> Answer:
        """Check that a press was answered by a new drawing, without a word of refusal."""
        assert answer.kind == "update", answer.error
        assert "\n> " not in f"\n{self.person.reads(answer)}", self.person.reads(answer)
        return answer

    # Moves ---------------------------------------------------------------------------------------

    async def make(self, action: Action, *, composed: bool = False) -> None:
        """Make a move; `composed`: press by press in the builder, where it can be."""
        message, buttons = self.message, self.offered.buttons
        name = next((one for one in (*AT_ONCE, *DISCARDS) if action in of_menu(message, one)), "")
        composed = not name or (composed and composable(action, buttons))
        if action.verb in BUTTONS:
            await self.press(str(action))
        elif not composed:
            values = action.words if name in DISCARDS else (str(action),)
            await self.choose(name, *values)
        elif action.verb == "take":
            taking = read_taking(action)
            assert taking.head is not None
            top = self.view.top
            await self.press("open take")
            # It begins with a way that is legal, of which nothing is wanted here.
            while "**Plan:**" in self.text:
                await self.press("undo")
            await self._compose((taking.head, *taking.plays), top)
        else:
            await self._compose(read_plan(action.words), None)
        self.made.append(action)

    async def _compose(self, plan: Sequence[MeldPlay | Merge], top: Card | None) -> None:
        """Pick and stage one play after another, change one's mind now and then, and commit."""
        picked: list[MeldPlay] = []
        for play in plan:
            assert isinstance(play, MeldPlay)
            picked.append(play)
            await self._pick(play)
            self._counts(picked, top)
            while self._luck.random() < 0.2:
                await self.press("undo")
                await self._pick(play)
            if len(picked) < len(plan) or self._luck.random() < 0.5:
                await self.press("stage")
                self._counts(picked, top)
        await self.press("commit")

    def _counts(self, plays: Sequence[MeldPlay], top: Card | None) -> None:
        """Check the running sum on the button, while a minimum is wanted (K20 to K23)."""
        labels = [face_of(one) for one in buttons_of(self.message)]
        told = re.search(r"(?:Lay down|Take the pile) \((\d+) of (\d+)", "\n".join(labels))
        minimum = self.view.minimums[self.seat]
        assert (told is None) == (minimum == 0)
        if told is not None:
            ranks = [rank for play in plays for rank in ranks_of(play)]
            ranks += [top.rank] if top else []
            counts = sum(WORTH.get(rank, 10) for rank in ranks)
            assert (int(told[1]), int(told[2])) == (counts, minimum), self.text

    async def _pick(self, play: MeldPlay) -> None:
        if play.suit:
            await self._turn_to("run")
            await self.press(f"suit {play.suit}")
            await self.choose("low", str(play.rank))
            high = str(play.rank + play.naturals - 1)
            if high not in chosen(self.offered.menus["high"]):
                await self.choose("high", high)
        else:
            await self._turn_to("group")
            await self.choose("rank", str(play.rank))
            await self._pick_naturals(play)
            for name, count in (("deuces", play.deuces), ("jokers", play.jokers)):
                menu = self.offered.menus.get(name)
                assert menu is not None or not count
                if menu is not None and str(count) not in chosen(menu):
                    await self.choose(name, str(count))
        if play.onto is not None:
            await self.choose("onto", str(play.onto))

    async def _pick_naturals(self, play: MeldPlay) -> None:
        menu = self.offered.menus.get("naturals")
        assert menu is not None or not play.naturals
        if menu is None:
            return
        values = [str(play.naturals)]
        if "." in menu["options"][0]["value"]:
            copies = Counter(play.faces)
            values = [
                f"{face}.{copy}" for face, count in copies.items() for copy in range(1, count + 1)
            ]
        if sorted(values) != sorted(chosen(menu)):
            await self.choose("naturals", *values)

    async def _turn_to(self, page: str) -> None:
        """Turn to the page of groups or of sequences."""
        buttons, lists, _ = self.offered
        here = "run" if any(said.startswith("suit ") for said in buttons) else ""
        here = "group" if "rank" in lists else here
        if here != page:
            if f"open {page}" not in buttons:
                await self.press("open overview")
            await self.press(f"open {page}")

    # Playing -------------------------------------------------------------------------------------

    async def play(self) -> Action:
        """Make some move that the hand offers: ask, go out, take and lay rather than not."""
        made = self.liked(await self.ready())
        await self.make(made, composed=self._luck.random() < 0.6)
        return made

    def liked(self, ready: Sequence[Action]) -> Action:
        """Return what this person does of what is offered."""
        luck, by_verb = self._luck, dict[str, list[Action]]()
        for action in ready:
            by_verb.setdefault(MUCH_THE_SAME.get(action.verb, action.verb), []).append(action)
        if self.view.rules.ask == "unverified" and "out" not in by_verb and len(by_verb) > 1:
            # A promise that cannot be kept costs points.
            by_verb.pop("ask", None)
        wished = [
            verb for verb, often in HABITS.items() if verb in by_verb and luck.random() < often
        ]
        verb = wished[0] if wished else next(iter(by_verb))
        return self.in_full() if verb == "out" else luck.choice(by_verb[verb])

    def in_full(self) -> Action:
        """Return the lay, card by card, with which this hand goes out."""
        _, events = self._live_table.game.apply(self.seat, Action("out"))
        return Action("lay", tuple(word for event in events for word in self._laid(event)))

    def _laid(self, event: Event) -> Iterator[str]:
        if event.name not in ("meld-laid", "meld-added"):
            return
        number, faces = event.words[0], cards(event.words[1])
        naturals = [face for face in faces if face.rank > 2]
        melds = [meld for meld in self.view.side_of(self.seat).melds if str(meld.number) == number]
        rank = melds[0].rank if melds else naturals[0].rank
        wilds = f"{sum(one.rank == 2 for one in faces)},{sum(one.rank == 0 for one in faces)}"
        if any(meld.suit for meld in melds) or len({face.rank for face in naturals}) > 1:
            yield f"{naturals[0]}-{naturals[-1]}"
        elif self.view.rules.sequences and naturals and rank > 3:
            yield f"{''.join(map(str, naturals))},{wilds}"
        else:
            name = "3b" if rank == 3 else str(Card("S", rank))[0]
            yield f"{name}{len(naturals)},{wilds}"
        if melds and self.view.rules.sequences:
            yield from ("onto", number)


def ranks_of(play: MeldPlay) -> list[int]:
    """Return the ranks of all cards of a play."""
    run = range(play.rank, play.rank + play.naturals)
    return [
        *(run if play.suit else [play.rank] * play.naturals),
        *[2] * play.deuces,
        *[0] * play.jokers,
    ]


def composable(action: Action, buttons: Mapping[str, str]) -> bool:
    """Whether the builder can compose a move: no joining of melds, no taking without a card."""
    page = {"take": "open take", "lay": "open group"}.get(action.verb)
    return page in buttons and "merge" not in str(action) and action.words[0] != "add"
