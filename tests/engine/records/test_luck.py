"""What the strong player would have made of the cards of a seat."""

import pytest

from engine.records.luck import DECISIONS, GAMES, Luck, Replayed, is_enough, luck, replayed
from tests.engine.kept_games import games


def test_a_deal_is_played_again_with_the_same_cards_and_the_same_number_alike() -> None:
    record = games()["seven_up"][0]
    once = replayed(record, 0, 1, 3)
    assert once is not None
    assert once == replayed(record, 0, 1, 3)
    assert 0 < once.decisions < 60
    assert replayed(record, 1, 1, 3) != once
    assert replayed(record, 0, 99, 3) is None


def test_points_are_put_together_with_their_error() -> None:
    found = [Replayed(points, 18) for points in (4, 8, 6)]
    assert luck(9, found) == Luck(9, 6.0, pytest.approx(2 / 3**0.5), 3)
    assert luck(9, found[:1]) == Luck(9, 4, 0.0, 1)


def test_a_long_deal_is_played_again_fewer_times() -> None:
    assert not is_enough([])
    assert is_enough([Replayed(0, DECISIONS)])
    assert not is_enough([Replayed(0, 1)] * (GAMES - 1))
    assert is_enough([Replayed(0, 1)] * GAMES)
