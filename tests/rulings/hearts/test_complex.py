"""R13: Complex Hearts, whose points lie in the plane."""

from engine.cards import cards
from engine.games.hearts.scoring import distance, points_in_plane
from tests.rulings.hearts.written import HOLD, one_sided, ruled, settled


def test_points_of_complex_hearts_lie_in_the_plane() -> None:
    """R13.7."""
    at = settled("complex_hearts", 4)
    rows = [cards(row) for row in ("QS2H3H", "JD4H", "TC5HQS", "TCJD6H")]
    assert points_in_plane(at, rows, None) == (
        (2, 13),
        (1 - 10, 0),
        # (1 + 13i) times 2i, and (1 - 10) times 2i.
        (-26, 2),
        (0, -18),
    )


def test_totals_of_complex_hearts_are_distances_from_zero() -> None:
    """R13.7."""
    # Everything but one heart and the ten of clubs: (12 - 10 + 13i) times 2i is -26 + 4i.
    assert ruled(4, *one_sided(0, 1), **HOLD, key="complex_hearts")[-1]["scores"] == [26, 1, 0, 0]
    twice = ruled(4, *one_sided(0, 1), *one_sided(1, 0), **HOLD, key="complex_hearts")
    # The other way round in the second deal: -25 + 4i and -25 + 4i.
    assert twice[-1]["scores"] == [25, 25, 0, 0]
    assert distance((60, 80)) == distance((0, -100)) == 100
    assert distance((70, 71)) == 99


def test_a_complex_moon_is_worth_all_penalty_cards_and_the_jack_on_top() -> None:
    """R13.7."""
    lines = ruled(4, *one_sided(0, None), **HOLD, key="complex_hearts")
    # The shooter has -10, the others 13 + 13i; the ten of clubs is nothing in a moon (R7.5).
    assert lines[-1]["scores"] == [10, 18, 18, 18]


def test_who_is_first_a_hundred_from_zero_in_the_plane_has_lost() -> None:
    """R13.7."""
    deals = [*one_sided(0, 1) * 3, *one_sided(0, 2)]
    lines = ruled(4, *deals, **HOLD, key="complex_hearts")
    # Four times -26 + 4i is 105 from zero.
    assert lines[-1]["scores"] == [105, 3, 1, 0]
    assert lines[-1]["outcome"]["places"] == [4, 3, 2, 1]
