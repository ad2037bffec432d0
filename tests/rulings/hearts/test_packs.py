"""R1 and R2: which cards are dealt among how many, what is left over, and what beats what."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.games.catalogue import variant
from engine.records.record import read_record
from engine.records.replay import replay
from tests.each import each
from tests.rulings.hearts.written import played, told

RANKS = "23456789TJQKA"
NO_PASS: dict[str, Any] = {"pass_cycle": {str(seats): "H" for seats in range(3, 7)}}
FREE: dict[str, Any] = {
    "opening": "eldest_free",
    "first_trick_penalty": "allowed",
    "hearts_lead": "anytime",
}


def dealt_by_hand(seats: int, strip: list[str] | str | None, stripped: str) -> list[dict[str, Any]]:
    """Replay a deal of 52 cards less `stripped`, in order; `strip` is what the rules are told."""
    pack = [rank + suit for suit in "CDHS" for rank in RANKS]
    left = [face for face in pack if face not in stripped.split()]
    size = len(left) // seats
    hands = ["".join(left[at * size : (at + 1) * size]) for at in range(seats)]
    options: dict[str, Any] = {} if strip is None else {"strip": {str(seats): strip}}
    record: dict[str, Any] = {
        "variant": "standard",
        "options": NO_PASS | options,
        "seats": seats,
        "dealer": 0,
        "actions": [[-1, " ".join(["deal", *hands])]],
    }
    return list(replay(read_record(record), Random(0)))


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_play_with_one_pack(seats: int) -> None:
    """R1.1: 3 to 6 players, 4 by default."""
    assert variant("standard").seats_default == 4
    assert variant("standard").seats_allowed == (3, 4, 5, 6)
    with pytest.raises(BadRules) as refused:
        variant("standard").start(seats, 0)
    assert refused.value.parameters == ("seats",)
    with pytest.raises(BadRules) as refused:
        variant("standard", {"players_allowed": [4, seats]})
    assert "players_allowed" in refused.value.parameters


PACKS: list[tuple[int, list[str] | str | None, str, int, str]] = [
    (3, None, "2D", 17, "2C"),
    (3, ["2C"], "2C", 17, "3C"),
    (4, None, "", 13, "2C"),
    (5, None, "2D 2C", 10, "3C"),
    (6, None, "2D 3D 2C 3C", 8, "4C"),
    (6, ["2C", "2D", "2H", "2S"], "2C 2D 2H 2S", 8, "3C"),
    (6, ["2C", "3C", "2D", "2S"], "2C 3C 2D 2S", 8, "4C"),
    (6, "minors_2_3", "2D 3D 2C 3C", 8, "4C"),
    (6, "all_twos", "2C 2D 2H 2S", 8, "3C"),
    (6, "arnold", "2C 3C 2D 2S", 8, "4C"),
]


@each(("seats", "strip", "stripped", "hand", "opens"), PACKS)
def test_low_cards_are_left_out_so_that_all_hands_are_equal(
    seats: int, strip: list[str] | str | None, stripped: str, hand: int, opens: str
) -> None:
    """R1.2, R4.2, A11 2D, A11 2C, A12 minors_2_3, A12 all_twos, A12 arnold, A13 lowest club."""
    lines = dealt_by_hand(seats, strip, stripped)
    sizes = [len(one["words"][0]) // 2 for one in told(lines, "cards-dealt")]
    assert sizes == [hand] * seats
    # The clubs come first in the pack, so the first seat holds the one that opens.
    assert lines[-1]["legal"] == {"0": [f"play {opens}"]}


@each(("seats", "strip", "stripped", "hand", "opens"), PACKS[:2] + PACKS[3:])
def test_a_card_that_was_left_out_is_not_dealt(
    seats: int, strip: list[str] | str | None, stripped: str, hand: int, opens: str
) -> None:
    """R1.2: the whole pack but the stripped cards is in play, and nothing else."""
    del hand, opens
    others = stripped.split()[1:]
    # One stripped card is dealt, and the three of spades, which is always in play, is not.
    with pytest.raises(Unreadable, match=r"actions\[0\]"):
        dealt_by_hand(seats, strip, " ".join(["3S", *others]))


def test_the_moon_of_six_without_the_twos_is_worth_25() -> None:
    """R1.2, R8.1, A12 all_twos: the two of hearts is not there to be taken."""
    rest = iter(rank + suit for suit in "DSH" for rank in RANKS[1:])
    first = f"5: 3C AC 4C 5C 6C {next(rest)}"
    others = (" ".join([f"0: {lead}C", *(next(rest) for _ in range(5))]) for lead in "KQJT987")
    assert played((first, *others))[-1]["deal_scores"] == [[0, 25, 25, 25, 25, 25]]


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_cards_that_cannot_be_shared_need_a_kitty(seats: int) -> None:
    """R1.3: without a kitty no card may be left over."""
    whole: dict[str, Any] = {"strip": {str(seats): []}}
    with pytest.raises(BadRules) as refused:
        variant("standard", whole, seats)
    assert refused.value.parameters == ("strip",)
    left_over = whole | {"kitty": "first_trick", "opening": "eldest_free"}
    game = variant("standard", left_over).start(seats, 0)
    dealt = str(game.propose(-1, Random(1))).split(" ")
    assert [len(word) // 2 for word in dealt[1:]] == [52 // seats] * seats + [52 % seats]


# Seat 1 takes the first trick, seat 2 the first with a penalty card, seat 0 the last.
THREE_TRICKS = ("1: 7C 2C 3C 4C", "1: 2D 5D 3D 4H", "2: 2S 3S 4S 5H")


@pytest.mark.parametrize(
    ("kitty", "points"),
    [
        ("first_trick", [1, 14, 1, 0]),
        ("first_penalty_trick", [1, 0, 15, 0]),
        ("last_trick", [15, 0, 1, 0]),
    ],
)
def test_the_kitty_counts_for_whoever_takes_its_trick(kitty: str, points: list[int]) -> None:
    """R1.3: the queen and a heart were left over."""
    rules: dict[str, Any] = FREE | {"kitty": kitty}
    assert played(THREE_TRICKS, left_over="QS6H", **rules)[-1]["deal_scores"] == [points]


def test_a_moon_may_be_completed_by_the_kitty() -> None:
    """R1.3, R8.1: captured cards of the kitty count for the moon."""
    tricks = (*THREE_TRICKS[:2], "2: 4S 2S 3S 6C")
    shot = played(tricks, left_over="QS6H", kitty="last_trick", **FREE)
    assert shot[-1]["deal_scores"] == [[15, 15, 0, 15]]


@pytest.mark.parametrize(("seen", "hearers"), [("hidden", []), ("winner", [[1]]), ("all", [None])])
def test_who_sees_the_kitty(seen: str, hearers: list[list[int] | None]) -> None:
    """R1.3: hidden, seen by the winner of the trick, or by all."""
    rules: dict[str, Any] = FREE | {"kitty": "first_trick", "kitty_seen": seen}
    lines = played(THREE_TRICKS, left_over="QS6H", **rules)
    events = [event for line in lines[:-1] for event in line["events"]]
    heard = [one["heard_by"] for one in events if any("QS" in word for word in one["words"])]
    assert heard == hearers
    # In the middle of the deal nothing tells what the kitty is worth.
    assert all(line["scores"] == [0, 0, 0, 0] for line in lines[:-2])


@pytest.mark.parametrize("suit", "CDHS")
def test_every_card_beats_the_next_lower_and_no_card_of_another_suit(suit: str) -> None:
    """R2: A K Q J T 9 8 7 6 5 4 3 2, no suit is trump; aces of others are thrown."""
    others = [face for face in ("AC", "AH", "AS") if face[1] != suit][:2]
    for low, high in pairwise(RANKS):
        for first, second, winner in ((low, high, 2), (high, low, 1)):
            trick = f"1: {first}{suit} {second}{suit} {' '.join(others)}"
            (taken,) = told(played((trick,), **FREE), "trick-taken")
            assert taken["seat"] == winner
