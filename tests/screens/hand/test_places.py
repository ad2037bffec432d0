"""Places: a second tap meets the card that was there when the finger came down, or nothing."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.screens.components import Button
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import OwnHand
from bot.screens.hand.open_hand import NARROW, card_rows
from bot.screens.screen import Screen
from bot.text.button_ids import ButtonId
from bot.text.faces import PLAIN_FACES
from bot.text.phrasebook import Phrasebook
from engine.cards import Card, card, cards
from engine.contract.game import Game
from engine.contract.variant import Variant
from engine.contract.view import SeatView
from engine.games.catalogue import FAMILIES
from engine.tricks.family import TrickFamily
from engine.tricks.view import TrickSeatView
from tests.each import each
from tests.laws.covering import THOROUGH, Case, tables_in_sight
from tests.screens.conftest import ENGLISH, FACES, PEOPLE, ROW, frame_of, sent

MOVES = 100 if THOROUGH else 28
"""Moves of an evening."""


class Key(NamedTuple):
    """A button at its place; `card` is the one that it plays or ticks.

    At the place of a card that was played there is a blank, which names no card.
    """

    said: ButtonId | None
    label: str
    enabled: bool
    card: Card | None
    emoji: bool

    @property
    def is_place(self) -> bool:
        """Whether a card has this place, or had it."""
        return self.card is not None or (self.said is not None and self.said.verb == "played")


Place = tuple[int, int]
"""A row counted from below, where Discord holds the newest message, and a column."""


def places(screen: Screen) -> dict[Place, Key]:
    """Every button of a message by its place."""
    rows = [part for part in sent(screen)[0]["components"] if part["type"] == ROW]
    return {
        (at, column): key_of(part)
        for at, row in enumerate(reversed(rows))
        for column, part in enumerate(row["components"])
    }


def key_of(part: Mapping[str, Any]) -> Key:
    said = ButtonId.read(part["custom_id"].removeprefix("m")) if "custom_id" in part else None
    enabled = not part.get("disabled", False)
    label, there = part.get("label", ""), None if said is None else card_of(said)
    return Key(said, label, enabled, there, "emoji" in part)


def card_of(said: ButtonId) -> Card | None:
    match said.verb, said.text.split(" "):
        case ("do", ["play", face, *_]):
            return card(face)
        case ("tick" | "untick", [one, *_]) if one != "inquire":
            return card(one[:2])
        case _:
            return None


class Moment(NamedTuple):
    view: TrickSeatView
    keys: dict[Place, Key]


def evening(preset: Variant, seats: int, phrasebook: Phrasebook) -> Iterator[list[Moment]]:
    """The hands of the first and the last seat through a random game, for a deal or two.

    Whoever may claim opens and leaves the choice of claims now and then.
    """
    rng, screens = Random(seats), family_screens(preset.family)
    game: Game = preset.start(seats, 0)
    waiting = replace(frame_of(PEOPLE[:seats]), hints=True)
    shown: dict[int, list[Moment]] = {0: [], seats - 1: []}

    def show(seat: int, *draft: str) -> None:
        view, frame = game.view(seat), waiting
        if draft or (seat in game.to_act and rng.random() < 0.5):
            frame = replace(frame, own=OwnHand(claims=("rest", "none")))
        screen = screens.hand(Drawing(frame, view, phrasebook), draft=draft)
        assert isinstance(view, TrickSeatView)
        shown[seat].append(Moment(view, places(screen)))

    for _ in range(MOVES):
        if game.outcome is not None:
            break
        for seat in shown:
            show(seat)
            prompt = game.prompt(seat)
            if prompt is not None and prompt.question == "play" and rng.random() < 0.3:
                show(seat, "claiming")
                show(seat)
        seat = rng.choice(game.to_act)
        game, _ = game.apply(seat, game.propose(seat, rng))
    yield from shown.values()


def held(view: SeatView) -> Counter[Card]:
    return Counter(view.hand)


def only_played(before: Moment, after: Moment) -> bool:
    """Whether nothing came to a hand meanwhile, and nothing left it but what was played."""
    one, two = before.view, after.view
    if one.deal_number != two.deal_number or "play" not in (one.stage, two.stage):
        return False
    if {one.stage, two.stage} & {"discard", "pass", "name", "rob"}:
        return held(one) == held(two)
    return held(two) <= held(one)


def tables() -> Sequence[Case]:
    held = tables_in_sight()
    return [case for case in held if isinstance(FAMILIES[case[0].family], TrickFamily)]


@pytest.mark.parametrize("tenth", range(10))
def test_cards_keep_their_places_until_the_deal_ends(tenth: int) -> None:
    """With faces and without; outside of the long run at every table in one of these manners."""
    for at, (preset, seats) in list(enumerate(tables()))[tenth::10]:
        manners = (PLAIN_FACES, FACES)
        for faces in manners if THOROUGH else (manners[at // 10 % 2],):
            seen = 0
            for moments in evening(preset, seats, ENGLISH.with_faces(faces)):
                for before, after in pairwise(moments):
                    no_button_gives_way_to_a_card(before, after)
                    if only_played(before, after) and not shown_as_text(before, after):
                        seen += each_card_keeps_its_place(before.keys, after.keys)
            assert seen, (preset.key, seats)


def each_card_keeps_its_place(before: dict[Place, Key], after: dict[Place, Key]) -> int:
    """A card stays where it was, or leaves a blank, where no other comes; return how many did.

    Rows of blanks go from above the cards.
    """
    kept = {at: key for at, key in before.items() if key.is_place}
    there = {at for at, key in after.items() if key.is_place}
    gone = kept.keys() - there
    assert there <= kept.keys()
    assert max(there, default=(-1, 0))[0] < min(gone, default=(math.inf, 0))[0]
    kept = {at: key for at, key in kept.items() if at in there}
    for at, key in kept.items():
        assert after[at].card in (key.card, None)
        assert key.emoji == after[at].emoji
        assert equally_wide(key.label, after[at].label, beside_emoji=key.emoji)
    return len(kept)


def no_button_gives_way_to_a_card(before: Moment, after: Moment) -> None:
    if before.view.deal_number != after.view.deal_number:
        return
    for at, key in after.keys.items():
        was = before.keys.get(at)
        if key.card is not None and key.enabled and was is not None and was.enabled:
            # Of several cards a tick does nothing yet, and another tap takes it back.
            several = after.view.prompt is not None and after.view.prompt.enough > 1
            assert was.card is not None or several, (was, key)


def shown_as_text(*moments: Moment) -> bool:
    """Whether the choice of claims leaves no room for the keys of so many cards."""
    return any(not any(key.is_place for key in moment.keys.values()) for moment in moments)


def equally_wide(one: str, other: str, *, beside_emoji: bool) -> bool:
    """Whether two labels take equal room; beside an emoji each letter makes a button wider."""
    alike = not beside_emoji and max(len(one), len(other)) <= NARROW
    return alike or len(one) == len(other)


@each(
    ("held", "plain", "rows"),
    [
        ("2S3S4S5S", False, [4]),
        ("2S3S4S5S6S7S8S9STS", False, [3, 3, 3]),
        ("2S3S4S5S6S", False, [3, 2]),
        ("2S3S4S5S6S7S", True, [3, 3]),
        ("2S3S4S5S6S", True, [5]),
        ("2S", False, [1]),
    ],
)
def test_a_suit_that_takes_several_rows_leaves_no_card_alone(
    held: str, rows: list[int], *, plain: bool
) -> None:
    words = ENGLISH if plain else ENGLISH.with_faces(FACES)
    hand = cards(held)

    def keys(face: Card) -> list[Button]:
        return [Button(ButtonId("k3f9", "do", text=str(face)), str(face))]

    drawn = card_rows(frame_of(), hand, hand, keys, words)
    assert [len(row.keys) for row in drawn] == rows


@pytest.mark.parametrize(
    ("held", "rows"),
    [
        # Each suit by itself, since that takes no more than a row more.
        ("2S3S4S5S2C3C4C2D3D4D2H3H4H", ["3C", "3D", "4S", "3H"]),
        ("2S3S4S5S6S2C3C4C5C2D3D4D2H", ["4C", "3D", "3S", "2S", "1H"]),
        # Two short ones together, or two long ones would leave no room.
        ("2S3S4S5S6S2C3C4C5C6C2D3D2H", ["3C", "2C", "2D", "3S", "2S1H"]),
        ("2S3S4S5S6S7S8S9STSJSQSKSAS", ["4S", "3S", "3S", "3S"]),
    ],
)
def test_suits_stand_apart_as_far_as_a_phone_has_rows(held: str, rows: list[str]) -> None:
    hand = cards(held)

    def keys(face: Card) -> list[Button]:
        return [Button(ButtonId("k3f9", "do", text=str(face)), str(face))]

    drawn = card_rows(frame_of(), hand, hand, keys, ENGLISH.with_faces(FACES))
    told = [Counter(key.label[1] for key in row.keys) for row in drawn]
    assert ["".join(f"{count}{suit}" for suit, count in row.items()) for row in told] == rows
    assert len(drawn) <= 5
