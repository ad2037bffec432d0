"""What the feats of Hearts count, deal by deal."""

from typing import Final

import pytest

from tests.rulings.hearts.written import feats

NONE = (0, 0, 0, 0)
# Of the two penalty cards, seat 1 takes the queen from seat 2, and the heart.
SHOT = ("0: 2C 5C 3C 4C", "1: KD 2D JD 3D", "1: AS QS 2S 3S", "1: 2H 4D 5D 6D")
# Seat 1 takes the queen from seat 3, half of all; the heart goes to seat 0.
STOPPED = ("0: 2C 5C 3C 4C", "1: 2D KD JD 3D", "2: 2S QS 3S AS", "1: 4D 2H 5D 6D")
# Seat 0 takes the queen from seat 2, one of three; the hearts go to seats 3 and 1.
NO_ATTEMPT = ("0: 2C 5C 3C 4C", "1: 2S QS 3S AS", "0: 4D 5D 2H 6D", "3: 7D 3H 8D 9C")
# Seat 3 takes the queen from seat 0; the heart goes to seat 0.
FROM_THE_OTHERS = ("0: 2C 5C 3C 4C", "1: 2D 3D KD JD", "3: AS QS 2S 3S", "3: 4D 6D 5D 2H")
# Seat 1 takes the queen from its partner 3; the heart goes to seat 3.
FROM_A_PARTNER = ("0: 2C 5C 3C 4C", "1: 2D KD JD 3D", "2: 2S QS 3S AS", "1: 4D 2H 6D 5D")
TEAMS: Final = [[0, 2], [1, 3]]


def test_a_moon_and_the_queen_of_another() -> None:
    assert feats(SHOT) == {
        "moons": (0, 1, 0, 0),
        "moons-stopped": NONE,
        "queens-taken": (0, 1, 0, 0),
        "queens-given": (0, 0, 1, 0),
    }


def test_the_first_penalty_card_elsewhere_stops_a_moon() -> None:
    assert feats(STOPPED) == {
        "moons": NONE,
        "moons-stopped": (1, 0, 0, 0),
        "queens-taken": (0, 1, 0, 0),
        "queens-given": (0, 0, 0, 1),
    }


def test_less_than_half_of_the_cards_is_no_attempt() -> None:
    assert feats(NO_ATTEMPT)["moons-stopped"] == NONE


def test_where_no_moon_counts_none_is_stopped() -> None:
    assert feats(STOPPED, moon="none")["moons-stopped"] == NONE


def test_deals_are_added_up() -> None:
    """The opener leads in the second deal as in the first, whoever dealt."""
    assert feats(STOPPED, STOPPED)["moons-stopped"] == (2, 0, 0, 0)
    assert feats(STOPPED, SHOT)["queens-given"] == (0, 0, 1, 1)


def test_partners_neither_give_each_other_queens_nor_stop_their_moon() -> None:
    others = feats(FROM_THE_OTHERS, teams=TEAMS, team_moon=True)
    assert (others["queens-given"], others["moons-stopped"]) == ((1, 0, 0, 0), (1, 0, 0, 0))
    assert feats(FROM_A_PARTNER, teams=TEAMS, team_moon=True) == {
        "moons": (0, 1, 0, 0),
        "moons-stopped": NONE,
        "queens-taken": (0, 1, 0, 0),
        "queens-given": NONE,
    }


def test_a_partner_stops_a_moon_that_must_be_shot_alone() -> None:
    assert feats(FROM_A_PARTNER, teams=TEAMS)["moons-stopped"] == (0, 0, 0, 1)


def test_a_queen_that_costs_nothing_is_not_counted() -> None:
    counted = feats(STOPPED, extra_values={"QS": 0})
    assert (counted["queens-taken"], counted["queens-given"]) == (NONE, NONE)


@pytest.mark.parametrize(
    ("kitty", "taker", "stopper"),
    [("first_trick", 1, 2), ("first_penalty_trick", 2, 0), ("last_trick", 0, None)],
)
def test_the_kitty_counts_with_its_trick(kitty: str, taker: int, stopper: int | None) -> None:
    """Seat 1 takes the first trick, seat 2 the first with a penalty card, seat 0 the last.

    The queen of the kitty is given by nobody, and its two penalty cards are half of the four.
    """
    tricks = ("1: 7C 2C 3C 4C", "1: 2D 5D 3D 4H", "2: 2S 3S 4S 5H")
    counted = feats(tricks, left_over="QS6H", kitty=kitty, opening="eldest_free", dealer=0)
    assert counted["queens-taken"] == tuple(int(seat == taker) for seat in range(4))
    assert counted["queens-given"] == NONE
    assert counted["moons-stopped"] == tuple(int(seat == stopper) for seat in range(4))
