"""A store filled with finished games, as after years of a busy bot."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any, Final

from data.proofs import packed
from data.standings import REGULAR

FAMILY: Final = "hearts"
PRESETS: Final = ("standard", "standard", "standard", "omnibus")
SEASONS: Final = tuple(f"2026-{month:02}" for month in range(1, 13))
_STARTS: Final = tuple(
    int(datetime(2026, month, 1, tzinfo=UTC).timestamp() * 1000) for month in range(1, 13)
)
_MONTH_MS: Final = 28 * 24 * 3600 * 1000
_RECORD: Final = packed({"variant": "standard", "seats": 4, "actions": []})
_GAME: Final = """
INSERT INTO games (game_id, guild_id, channel_id, family, preset, customised, ranked, started_at,
    ended_at, season, deal_count, hints) VALUES (?,?,?,?,?,?,?,?,?,?,?,0)
"""
_SEAT: Final = """
INSERT INTO results (game_id, seat, person, name, place, score, points, feats, has_left, ended_at,
    level, side, company) VALUES (?1,?2,?3,?4,?5,?6,?7,?8,?9,?10,'easy',?2,1)
"""


@dataclass(frozen=True, slots=True)
class Guild:
    """A guild, how many people play there, and how many games they have finished."""

    guild_id: int
    people: range
    games: int


def guilds(games: int) -> tuple[Guild, ...]:
    """Share out games: one guild has three tenths and 100,000 people, one a twentieth."""
    giant, busy = games * 3 // 10, games // 20
    small = max(1, games // 300)
    rest = games - giant - busy
    shares = [(100_000, giant), (1_000, busy)]
    shares += [(60, rest // small + (at < rest % small)) for at in range(small)]
    found: list[Guild] = []
    first = 1
    for at, (people, count) in enumerate(shares):
        found.append(Guild(at + 1, range(first, first + people), count))
        first += people
    return tuple(found)


def seed(path: Path, games: int, records: Mapping[str, bytes] | None = None) -> tuple[Guild, ...]:
    """Fill the empty store at `path`, which must not be open, with finished games.

    `records` are what is kept of each preset's games; without
    them, next to nothing is.
    """
    rng = Random(1)
    shared = guilds(games)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for pragma in ("synchronous = OFF", "journal_mode = MEMORY", "cache_size = -400000"):
            connection.execute(f"PRAGMA {pragma}")
        # Indexes are built once at the end, and triggers would count one by one.
        built_later = connection.execute(
            "SELECT type, name, sql FROM sqlite_master"
            " WHERE type IN ('index', 'trigger') AND sql IS NOT NULL"
        ).fetchall()
        for kind, name, _ in built_later:
            connection.execute(f"DROP {kind} {name}")
        connection.execute("BEGIN")
        boards, number = 0, 0
        for guild in shared:
            tallies: dict[tuple[str, str], dict[int, list[int]]] = {}
            rows = _games(guild, number, rng, tallies)
            _keep(connection, rows, records or {})
            number += guild.games
            boards = _keep_standings(connection, guild, boards, tallies)
        connection.executemany(
            "INSERT INTO people (person, name) VALUES (?, ?)",
            ((person, f"Player {person}") for guild in shared for person in guild.people),
        )
        connection.execute(
            "INSERT INTO standing_spread SELECT board, wins, count(*) FROM standings GROUP BY 1, 2"
        )
        connection.execute(
            "UPDATE results SET ranked_family = games.family, ranked_guild = games.guild_id"
            " FROM games WHERE games.game_id = results.game_id"
        )
        connection.execute("COMMIT")
        for _, _, statement in built_later:
            connection.execute(statement)
    return shared


def _games(
    guild: Guild, first: int, rng: Random, tallies: dict[tuple[str, str], dict[int, list[int]]]
) -> Iterator[tuple[tuple[Any, ...], list[tuple[Any, ...]]]]:
    chance, people = rng.random, len(guild.people)
    for number in range(first, first + guild.games):
        game_id = f"g{number:09}"
        month = int(chance() * 12)
        ended_at = _STARTS[month] + int(chance() * _MONTH_MS)
        preset = PRESETS[number % 4]
        live_table: set[int] = set()
        while len(live_table) < 4:
            # Some play every evening, many have tried it once.
            live_table.add(guild.people[int(chance() ** 2 * people)])
        seats: list[tuple[Any, ...]] = []
        for seat, person in enumerate(live_table):
            place, points, moons = seat + 1, 12 * seat + number % 9, number % 40 == seat
            feats = '{"moons": 1}' if moons else "{}"
            fared = (game_id, seat, person, "Player", place, points, points)
            seats.append((*fared, feats, 0, ended_at))
            for key in (
                ("all", "*"),
                ("all", preset),
                (SEASONS[month], "*"),
                (SEASONS[month], preset),
            ):
                board = tallies.setdefault(key, {})
                row = board.get(person)
                if row is None:
                    row = board[person] = [0] * 6
                row[0] += 1
                row[1] += place == 1
                row[2] += place
                row[3] += 5
                row[4] += points
                row[5] += moons
        began_at = ended_at - 1_000_000
        game = (game_id, guild.guild_id, 2, FAMILY, preset, 0, 1)
        yield (*game, began_at, ended_at, SEASONS[month], 5), seats


def _keep(
    connection: sqlite3.Connection,
    rows: Iterator[tuple[tuple[Any, ...], list[tuple[Any, ...]]]],
    records: Mapping[str, bytes],
) -> None:
    for game, seats in rows:
        connection.execute(_GAME, game)
        record = records.get(game[4], _RECORD)
        connection.execute("INSERT INTO records VALUES (?,?)", (game[0], record))
        connection.executemany(_SEAT, seats)


def _keep_standings(
    connection: sqlite3.Connection,
    guild: Guild,
    board: int,
    tallies: dict[tuple[str, str], dict[int, list[int]]],
) -> int:
    for (season, preset), people in tallies.items():
        board += 1
        connection.execute(
            "INSERT INTO boards (board, guild_id, season, family, preset, people, regulars)"
            " VALUES (?,?,?,?,?,?,?)",
            (
                *(board, guild.guild_id, season, FAMILY, preset, len(people)),
                sum(row[0] >= REGULAR for row in people.values()),
            ),
        )
        connection.executemany(
            "INSERT INTO standings VALUES (?,?,?,?,?,?,?)",
            ((board, person, *row[:5]) for person, row in sorted(people.items())),
        )
        connection.executemany(
            "INSERT INTO feats VALUES (?,?,'moons',?)",
            ((board, person, row[5]) for person, row in sorted(people.items()) if row[5]),
        )
    return board
