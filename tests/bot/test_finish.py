"""Finishing: places with those who left behind everybody who stayed."""

import pytest

from bot.room.finish import final_places
from engine.contract.outcome import Outcome
from engine.table.chairs import Chair, Presence

HERE, AWAY, LEFT = Presence.HERE, Presence.AWAY, Presence.LEFT


@pytest.mark.parametrize(
    ("places", "presences", "told"),
    [
        ((1, 2, 3, 4), (HERE, HERE, HERE, HERE), (1, 2, 3, 4)),
        ((1, 2, 3, 4), (LEFT, HERE, HERE, HERE), (4, 1, 2, 3)),
        ((1, 2, 3, 4), (LEFT, HERE, LEFT, HERE), (3, 1, 4, 2)),
        ((1, 1, 3, 4), (HERE, LEFT, HERE, HERE), (1, 4, 2, 3)),
        ((1, 2, 2, 4), (HERE, HERE, HERE, AWAY), (1, 2, 2, 4)),
        ((1, 1, 3, 3), (LEFT, LEFT, HERE, HERE), (3, 3, 1, 1)),
    ],
)
def test_whoever_left_is_placed_behind_everybody_who_stayed(
    places: tuple[int, ...], presences: tuple[Presence, ...], told: tuple[int, ...]
) -> None:
    outcome = Outcome("target", places, tuple((seat,) for seat in range(4)))
    chairs = tuple(
        Chair(str(seat), person=seat, presence=presence) for seat, presence in enumerate(presences)
    )
    assert final_places(outcome, chairs) == told


@pytest.mark.parametrize(
    ("presences", "told"),
    [
        ((HERE, HERE, HERE, HERE), (1, 2, 1, 2)),
        ((LEFT, HERE, HERE, HERE), (3, 2, 1, 2)),
        ((HERE, LEFT, HERE, HERE), (1, 3, 1, 2)),
        ((LEFT, HERE, LEFT, HERE), (2, 1, 2, 1)),
    ],
)
def test_a_side_is_one_place_and_stands_by_those_who_stayed(
    presences: tuple[Presence, ...], told: tuple[int, ...]
) -> None:
    outcome = Outcome("target", (1, 3, 1, 3), ((0, 2), (1, 3)))
    chairs = tuple(
        Chair(str(seat), person=seat, presence=presence) for seat, presence in enumerate(presences)
    )
    assert final_places(outcome, chairs) == told
