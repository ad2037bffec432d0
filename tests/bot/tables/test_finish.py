"""Finishing: who left is placed behind everybody who stayed, and the result says so."""

import pytest

from bot.tables.session.results import finished_game, outcome_of_those_who_stayed
from data.tables import TableState
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.records.record import read_record
from engine.table.chairs import Chair, Presence, who_is_gone
from engine.table.journal import Author, Entry
from tests.engine.kept_games import games
from tests.table_rows import table_row

HERE, AWAY, LEFT = Presence.HERE, Presence.AWAY, Presence.LEFT


@pytest.mark.parametrize(
    ("places", "presences", "told"),
    [
        ((1, 2, 3, 4), (HERE, HERE, HERE, HERE), (1, 2, 3, 4)),
        ((1, 2, 3, 4), (LEFT, HERE, HERE, HERE), (4, 1, 2, 3)),
        ((1, 2, 3, 4), (LEFT, HERE, LEFT, HERE), (3, 1, 3, 2)),
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
    gone = who_is_gone(chairs, ())
    assert outcome_of_those_who_stayed(outcome, gone).places == told


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
    gone = who_is_gone(chairs, ())
    assert outcome_of_those_who_stayed(outcome, gone).places == told


def test_the_result_of_a_game_says_who_left_it_who_was_away_and_how_well_computers_played() -> None:
    kept_one = next(one for one in games()["trinidad"] if one["seats"] == 4)
    record = read_record(dict(kept_one))
    game: Game = record.variant.start(4, record.dealer or 0)
    for seat, action in record.actions:
        game, _ = game.apply(seat, action)
    assert game.outcome is not None
    chairs = (
        Chair("Alice", person=1),
        Chair("Bob", person=2, level="hard", presence=LEFT),
        Chair("Carol", person=3, presence=AWAY),
        Chair("a computer", level="medium"),
    )
    row = table_row(
        table_id="ended",
        family="all_fours",
        preset="trinidad",
        revision=record.variant.revision,
        pace="live",
        state=TableState.PLAYING,
        dealer=record.dealer,
        chairs=chairs,
    )
    entries = tuple(
        Entry(number, seat, action, 0, Author.PERSON)
        for number, (seat, action) in enumerate(record.actions)
    )

    kept = finished_game(row, game, entries, None, ended_at=9)

    told = [(one.person, one.name, one.left, one.level, one.side) for one in kept.seats]
    assert told == [
        (1, "Alice", False, "easy", 0),
        (2, "Bob", True, "hard", 1),
        (3, "Carol", False, "easy", 0),
        (None, "a computer", False, "medium", 1),
    ]
    ahead = game.outcome.places[0] < game.outcome.places[1]
    assert [one.place for one in kept.seats] == ([1, 3, 1, 2] if ahead else [2, 3, 2, 1])
