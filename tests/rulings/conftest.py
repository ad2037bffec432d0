"""Worked rulings: game records whose outcome was written from the rules, not from the engine."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engine.cards import Card, cards, spell
from engine.contract.variant import Option
from engine.records.record import read_record
from engine.records.replay import replay

STRIPPED = {3: "2D", 4: "", 5: "2D2C", 6: "2D3D2C3C"}
SUIT_ORDER = "CDHS"


def whole_deal(seats: int, written: dict[int, str], stripped: str) -> str:
    """Write a deal: the hands begun in `written` are filled with what is left, lowest first."""
    deck = [Card(suit, rank) for suit in SUIT_ORDER for rank in range(2, 15)]
    deck = [face for face in deck if face not in cards(stripped)]
    hands = [list(cards(written.get(seat, ""))) for seat in range(seats)]
    left = [face for face in deck if all(face not in hand for hand in hands)]
    size = len(deck) // seats
    for hand in hands:
        hand.extend(left.pop(0) for _ in range(size - len(hand)))
    return " ".join(["deal", *map(spell, hands)])


def _ruled(
    seats: int,
    *acts: dict[int, str] | str,
    dealer: int = 0,
    stripped: str | None = None,
    **options: Option,
) -> list[dict[str, Any]]:
    without = STRIPPED[seats] if stripped is None else stripped
    actions: list[list[Any]] = []
    for act in acts:
        if isinstance(act, dict):
            actions.append([-1, whole_deal(seats, act, without)])
        else:
            actions.extend(
                [int(seat), text] for seat, text in (one.split(" ", 1) for one in act.split(", "))
            )
    record: dict[str, Any] = {
        "variant": "standard",
        "options": options,
        "seats": seats,
        "dealer": dealer,
        "actions": actions,
    }
    return list(replay(read_record(record), Random(0)))


@pytest.fixture
def ruled() -> Callable[..., list[dict[str, Any]]]:
    """Replay a record of deals (a table of hands) and actions (`0 play 2C, 1 play 5C`)."""
    return _ruled


def _one_sided(great: int, one: int | None) -> tuple[dict[int, str], str]:
    """Return a deal of four and its plays: `great` takes 25 points and `one` takes 1.

    Without `one`, `great` takes all tricks. `great` holds the clubs and so leads the two of
    clubs; the hand of hearts alone may throw them on the first trick (R6.3).
    """
    clubs, diamonds, hearts, spades = (
        [rank + suit for rank in "23456789TJQKA"] for suit in SUIT_ORDER
    )
    second = (great + 1) % 4 if one is None else one
    third, fourth = (seat for seat in range(4) if seat not in (great, second))
    if one is not None:
        # The two aces change hands: `one` takes the first trick, `great` all the others.
        clubs = [clubs[0], "AD", *clubs[1:12]]
        diamonds = ["AC", *diamonds[:12]]
    held = {great: clubs, second: diamonds, third: spades, fourth: hearts}
    plays: list[str] = []
    for trick in range(13):
        leader = second if one is not None and trick == 1 else great
        order = [(leader + step) % 4 for step in range(4)]
        plays.extend(f"{seat} play {held[seat][trick]}" for seat in order)
    return {seat: "".join(hand) for seat, hand in held.items()}, ", ".join(plays)


@pytest.fixture
def one_sided() -> Callable[..., tuple[dict[int, str], str]]:
    """A deal in which one seat takes 25 points and another 1, or one takes all."""
    return _one_sided
