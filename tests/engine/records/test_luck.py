"""What the strong player would have made of the cards of a seat."""

import json

import pytest

from engine.records.appraising import read_moves
from engine.records.luck import (
    DECISIONS,
    GAMES,
    Luck,
    PlayedAgain,
    again,
    is_enough,
    luck,
    points_of,
    read_luck,
    written_luck,
)
from tests.engine.kept_games import games


def test_a_deal_is_played_again_with_the_same_cards_and_the_same_number_alike() -> None:
    record = games()["seven_up"][0]
    once = again(record, 0, 1, 3)
    assert once is not None
    assert once == again(record, 0, 1, 3)
    assert 0 < once.decisions < 60
    assert again(record, 1, 1, 3) != once
    assert again(record, 0, 99, 3) is None


def test_what_a_seat_made_is_read_from_the_record() -> None:
    record = games()["standard"][0]
    made = [points_of(record, seat, 1) for seat in range(3)]
    assert sum(points or 0 for points in made) in (26, 52)
    assert points_of(record, 0, 99) is None


def test_luck_is_written_beside_moves_and_no_move() -> None:
    found = Luck(9, 5.25, 1.5, 4)
    written = [{"at": 3}, written_luck(found)]
    assert read_luck(json.loads(json.dumps(written))) == found
    assert read_luck(written[:1]) is None
    assert read_moves(written[1:]) == ()


def test_points_are_put_together_with_their_error() -> None:
    found = [PlayedAgain(points, 18) for points in (4, 8, 6)]
    own, strong, error, played = luck(9, found)
    assert (own, strong, played) == (9, 6, 3)
    assert error == pytest.approx(2 / 3**0.5)
    assert luck(9, found[:1]) == Luck(9, 4, 0.0, 1)


def test_a_long_deal_is_played_again_fewer_times() -> None:
    assert not is_enough([])
    assert is_enough([PlayedAgain(0, DECISIONS)])
    assert not is_enough([PlayedAgain(0, 1)] * (GAMES - 1))
    assert is_enough([PlayedAgain(0, 1)] * GAMES)
