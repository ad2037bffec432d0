"""R13: Cancellation Hearts, where equal cards of a trick cancel."""

import pytest

from engine.games.hearts.scoring import ScoresBefore, score
from tests.rulings.hearts.written import played, ruled, settled, told

CANCELLED = {0: "3C5H", 1: "KC", 2: "KC", 3: "9C", 4: "2D3D4D5D6D7D8D9DTDJDQDKDAD", 5: "4C"}
EIGHT = {6: "6C", 7: "5C"}


def test_equal_cards_cancel_and_the_highest_other_takes_the_trick() -> None:
    """R13.1, A28 identical."""
    lines = ruled(
        8,
        {**CANCELLED, **EIGHT},
        "0 play 3C, 1 play KC, 2 play KC, 3 play 9C, 4 play 2D, 5 play 4C, 6 play 6C, 7 play 5C",
        dealer=7,
        key="cancellation",
    )
    taken = lines[-2]["events"][-1]
    assert (taken["event"], taken["seat"]) == ("trick-taken", 3)
    assert lines[-1]["to_act"] == [3]


# Two packs of 5C 7S 2S 3H 2D QS. The fives cancel; seat 2 then takes both tricks with the seven of
# spades; the two queens cancel in the last trick, which seat 2 has led.
CANCELLING = ("1: 5C 7S 2S 5C", "1: 2S 7S 3H 3H", "2: QS 2D 2D QS")


def test_a_trick_of_pairs_stays_and_its_leader_leads_again() -> None:
    """R13.1: the next winner takes what lies, and the last trick goes to its leader."""
    lines = played(CANCELLING, key="cancellation", moon="none")
    assert [one["seat"] for one in told(lines, "trick-cancelled")] == [1]
    assert [one["seat"] for one in told(lines, "trick-taken")] == [2, 2]
    assert lines[4]["to_act"] == [1]
    assert lines[-1]["deal_scores"] == [[0, 0, 2 + 26, 0]]


def test_the_points_of_a_cancelled_trick_go_to_the_next_winner() -> None:
    """R13.1: two queens lie on the table when the five of spades takes a trick."""
    tricks = ("1: 5C QS QS 5C", "1: 2S 7S 3H 3H", "2: 7S 2D 2D 2S")
    assert played(tricks, key="cancellation", moon="none")[-1]["deal_scores"] == [[0, 0, 2 + 26, 0]]


def test_a_last_trick_that_nobody_wins_goes_to_its_leader() -> None:
    """R13.1, A28 leader: with everything that lies."""
    tricks = ("1: 5C 5C 3H 3H", "1: QS 2D 2D QS")
    assert played(tricks, key="cancellation", moon="none")[-1]["deal_scores"] == [[0, 2 + 26, 0, 0]]


def test_only_identical_cards_cancel() -> None:
    """R13.1, A28 identical: the same rank in another suit does not."""
    lines = played(("1: 5C 5D 4C 4D", "1: 5D 5H 4C 4D", "1: 5C 5H 3S 3S"), key="cancellation")
    assert [one["seat"] for one in told(lines, "trick-taken")] == [1, 1, 1]


@pytest.mark.parametrize(
    ("kitty", "points"), [("first_trick", [26, 2, 0, 0]), ("last_trick", [0, 28, 0, 0])]
)
def test_the_kitty_of_two_packs_goes_with_the_first_trick_or_the_last(
    kitty: str, points: list[int]
) -> None:
    """R13.1, A28 first trick, A28 last trick."""
    # Seat 0 takes the first trick, seat 1 the others.
    tricks = ("1: 2C 2C 3S 5C", "0: 2D 5D 2D 3S", "1: 5C 3H 3H 5D")
    lines = played(tricks, key="cancellation", left_over="QSQS", moon="none", kitty=kitty)
    assert lines[-1]["deal_scores"] == [points]


def test_a_moon_of_two_packs_costs_the_others_fifty_two() -> None:
    """R13.1."""
    at = settled("cancellation", 8)
    assert at.penalty_sum == 52
    everything = tuple(face for face in at.deck if face in at.penalties)
    fresh = ScoresBefore((0,) * 8, 0, due=False)
    assert score(at, (everything, *((),) * 7), (13, *(0,) * 7), fresh) == ((0, *(52,) * 7), 0)
    # One of the two queens is not enough.
    lacking = (everything[:-1], everything[-1:], *((),) * 6)
    assert score(at, lacking, (12, 1, *(0,) * 6), fresh).moon is None
