"""Quick presses: any two buttons of one picture, the second before the first is drawn.

Discord takes a press only if the message still has its id. So no press may change what another
button says; and the second does what it says on top of the first, or the rules refuse it.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from bot.screens.canasta.plan import OVERVIEW
from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.text.button_ids import MENU_MARK, ButtonId
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option, Variant
from engine.games.catalogue import variant
from tests.each import each
from tests.laws.covering import THOROUGH, Case, tables_in_sight
from tests.screens.conftest import PEOPLE, Payload, english, frame_of, nested, sent

MOVES = 120 if THOROUGH else 18
DRAFTS = 12 if THOROUGH else 3
"""Drafts of one question that are looked at."""
PAIRS = 60 if THOROUGH else 4

SCATTERED: dict[str, Option] = {"pass_cycle": {str(count): "S" for count in range(3, 7)}}
ANY_VECTOR: dict[str, Option] = {"pass_schedule": "dealer_choice", "dealer_pass_cap": 6}
TWO_PACKS: dict[str, Option] = {"pass_cycle": {"6": "L"}, "pass_count": 3}


def tables() -> Iterator[Case]:
    yield from tables_in_sight()
    yield variant("standard", SCATTERED), 5
    yield variant("standard", ANY_VECTOR), 6
    yield variant("cancellation", TWO_PACKS), 6


every_table = each(("preset", "seats"), tables)

COMES_AND_GOES = ("rank", "naturals", "deuces", "jokers", "onto", "alone", "suit", "low", "high")
"""What a Canasta plan offers for the play that is picked; another play has others."""


class Control(NamedTuple):
    """A button, or one choice in a menu."""

    custom_id: str
    values: tuple[str, ...]

    @property
    def said(self) -> ButtonId:
        return ButtonId.read(self.custom_id.removeprefix(MENU_MARK))

    @property
    def turns_page(self) -> bool:
        return self.said.verb in ("plan", "claim") and self.said.text.startswith(("open", "back"))

    @property
    def stays(self) -> bool:
        """Whether it is there as long as the page is."""
        said = self.said
        return said.verb != "plan" or said.text.split(" ")[0] not in COMES_AND_GOES


class Hand:
    """A hand that is asked something."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.screens = family_screens(game.variant.family)
        self.view = game.view(seat)
        self.frame = frame_of(PEOPLE[: game.seat_count])
        self._shown: dict[Draft, list[Payload]] = {}

    def shown(self, draft: Draft) -> list[Payload]:
        if draft not in self._shown:
            self._shown[draft] = self._drawn(draft)
        return self._shown[draft]

    def _drawn(self, draft: Draft) -> list[Payload]:
        screen = self.screens.hand(english(self.view, self.frame), draft=draft)
        return [part for part in nested(sent(screen)) if "custom_id" in part]

    def controls(self, draft: Draft, rng: Random) -> Iterator[Control]:
        """Yield what can be pressed, of each menu one choice."""
        for part in self.shown(draft):
            if part.get("disabled"):
                continue
            values: tuple[str, ...] = ()
            if "options" in part:
                options = [option["value"] for option in part["options"]]
                count = rng.randint(part["min_values"], part["max_values"])
                values = tuple(rng.sample(options, count))
            yield Control(part["custom_id"], values)

    def composes(self, one: Control) -> bool:
        return one.said.verb in self.screens.draft_verbs

    def pressed(self, draft: Draft, one: Control) -> Draft | Action:
        """Return what follows from a press; nothing if the rules refuse it."""
        if one.said.verb == "do":
            return self.screens.joined(self.view, draft, Action.read(one.said.text))
        if not self.composes(one):
            return draft
        told = (*one.said.text.split(), *one.values)
        try:
            return self.screens.drafted(self.view, draft or None, one.said.verb, told)
        except IllegalAction:
            return draft


def composing(preset: Variant, seats: int) -> Iterator[Hand]:
    """The hands in a random game that may compose something."""
    rng = Random(preset.key)
    game: Game = preset.start(seats, 0)
    for _ in range(MOVES):
        if game.outcome is not None:
            return
        seat = rng.choice(game.to_act)
        if seat != DEALER:
            hand = Hand(game, seat)
            if any(map(hand.composes, hand.controls((), rng))):
                yield hand
        game, _ = game.apply(seat, game.propose(seat, rng))


def drafts(hand: Hand, rng: Random) -> Iterator[Draft]:
    """Some drafts that are composed one after the other."""
    draft: Draft = ()
    for _ in range(DRAFTS):
        yield draft
        found = [one for one in hand.controls(draft, rng) if hand.composes(one)]
        made = hand.pressed(draft, rng.choice(found)) if found else draft
        draft = () if isinstance(made, Action) else made


@every_table
def test_no_press_changes_what_another_button_says(preset: Variant, seats: int) -> None:
    rng = Random(preset.key)
    for hand in composing(preset, seats):
        for draft in drafts(hand, rng):
            found = list(hand.controls(draft, rng))
            pairs = [pair for pair in product(found, found) if hand.composes(pair[0])]
            for first, second in rng.sample(pairs, min(len(pairs), PAIRS)):
                _holds_for(hand, draft, first, second)


def _holds_for(hand: Hand, draft: Draft, first: Control, second: Control) -> None:
    after = hand.pressed(draft, first)
    if isinstance(after, Action):
        # The question is answered, and the second press is told so.
        return
    # An overview tells of a plan as long as there is one.
    page = not first.turns_page and after[:1] != (OVERVIEW,)
    if first.custom_id != second.custom_id and page and second.stays:
        there = {part["custom_id"] for part in hand.shown(after)}
        assert second.custom_id in there, (first, second)
    both = hand.pressed(after, second)
    if first == second and not isinstance(both, Action):
        # A second tap does nothing more.
        assert both == after, first
    if not isinstance(both, Action):
        assert hand.shown(both)


@every_table
def test_quick_ticks_are_as_many_ticks(preset: Variant, seats: int) -> None:
    rng = Random(preset.key)
    for hand in composing(preset, seats):
        ticks = [one for one in hand.controls((), rng) if one.said.verb == "tick"]
        prompt = hand.view.prompt
        if prompt is None or not prompt.pick or prompt.question == "play":
            continue
        draft: Draft = ()
        chosen = rng.sample(ticks, prompt.pick)
        for one in chosen:
            made = hand.pressed(draft, one)
            assert not isinstance(made, Action)
            draft = made
        assert len(draft) == prompt.pick
        said = [part["custom_id"] for part in hand.shown(draft) if ".untick." in part["custom_id"]]
        assert len(said) == prompt.pick
        # A later process reads them from the picture, in their order where that matters.
        read = hand.screens.pictured(list(map(ButtonId.read, said)))
        assert read == draft if len(prompt.recipients) > 1 else sorted(read) == sorted(draft)
