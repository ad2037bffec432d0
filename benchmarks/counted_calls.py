"""The cost of a card in Discord's fifty calls a second, and where each of these calls goes.

    python -m benchmarks.counted_calls
    python -m benchmarks.counted_calls --games hearts canasta --pictures cards
    python -m benchmarks.counted_calls --people 1 --think 3 9

Four tables of a game of each family with direct messages, and at once four with hands in the
channel. An act is what was played, passed, bid or drawn; a press of *Next* is none, and an only
card plays itself.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from benchmarks.evening import (
    Evening,
    Measured,
    Think,
    choose_pictures,
    ways_of_pictures,
    with_pictures,
)
from benchmarks.measuring import command_line, print_figures, progress, trees
from benchmarks.running import many_tables, running
from bot.screens.families import usual_games
from loopback_discord.server.requests import Request

UNCOUNTED: Final = ("/interactions/", "/webhooks/")
"""Routes that Discord's limit leaves out."""

GAMES: Final = ("hearts", "canasta", "pitch", "allfours", "gongzhu", "ten_point")
"""A game of each family whose calls are its own."""

SECONDS: Final = 120.0
"""Some deals: before its first press a hand can be drawn by counted calls alone."""

ROBOTS: Final = (0.5, 1.5)
COMPUTER_SECONDS: Final = 0.5
TABLES: Final = 4

LOOK_SECONDS: Final = 0.2
SHOWN_SECONDS: Final = 2.0
_ACTS: Final = """
SELECT table_id, count(*) FROM journal WHERE seat >= 0 AND at >= ? GROUP BY table_id
"""


async def _counted(
    measured: Measured, game: str, people: int, think: Think, seconds: float, *, whispers: bool
) -> dict[str, Any]:
    world, seated = many_tables(TABLES, min(people, usual_games()[game].seats_default))
    channels = {str(channel.id) for channel, _ in seated}
    with tempfile.TemporaryDirectory() as folder:
        async with running(
            world,
            Path(folder),
            tree=measured.tree,
            computer_seconds=COMPUTER_SECONDS,
            intervals=True,
        ) as bot:
            evening = Evening(bot.discord, whispers=whispers)
            await choose_pictures(seated, measured.pictures)
            await evening.sit_down(seated, game=game)
            await asyncio.sleep(1)
            since, found = time.time(), dict[str, int]()
            counting = asyncio.create_task(_count_acts(found, Path(folder) / "room.sqlite3", since))
            await evening.play(seated, seconds, think)
            await asyncio.sleep(SHOWN_SECONDS)
            counting.cancel()
            acts = sum(found.values())
            calls = Counter(
                _goal(request, channels)
                for request in bot.discord.requests
                if request.at >= since and not request.route.startswith(UNCOUNTED)
            )
    return {
        "acts": acts,
        "calls_an_act": round(calls.total() / acts, 3),
        "of_these": {goal: round(count / acts, 3) for goal, count in calls.most_common()},
    }


def _goal(request: Request, tables: set[str]) -> str:
    """Return where a call goes."""
    if not request.route.startswith("/channels/{channel_id}"):
        return f"{request.method} {request.route}"
    where = "table" if request.path.split("/channels/")[1].split("/")[0] in tables else "hand"
    return f"{request.method} {where}"


async def _count_acts(acts: dict[str, int], file: Path, since: float) -> None:
    """Count at each table until cancelled: a game that is over leaves no row in the journal."""
    with closing(sqlite3.connect(file)) as kept:
        while True:
            acts.update(kept.execute(_ACTS, (since * 1000,)))
            await asyncio.sleep(LOOK_SECONDS)


async def _both_ways(
    measured: Measured, game: str, people: int, think: Think, seconds: float
) -> dict[str, Any]:
    dm, ephemeral = await asyncio.gather(
        *(
            _counted(measured, game, people, think, seconds, whispers=whispers)
            for whispers in (False, True)
        )
    )
    return {"dm": dm, "ephemeral": ephemeral}


def measure(
    bots: Mapping[str, Measured] | None = None,
    games: Sequence[str] = GAMES,
    *,
    people: int = 4,
    think: Think = ROBOTS,
    seconds: float = SECONDS,
) -> dict[str, Any]:
    """Return what an act costs in each game, with each bot."""
    found: dict[str, Any] = {}
    for name, bot in (bots or {"": Measured()}).items():
        found[name] = {}
        for game in games:
            found[name][game] = asyncio.run(_both_ways(bot, game, people, think, seconds))
            progress(f"{name}, {game}: {found[name][game]}")
    return {"counted_calls": found}


if __name__ == "__main__":
    parser = command_line("counted_calls", __doc__, beside=True)
    ways_of_pictures(parser)
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--people", type=int, default=4, help="at each table, beside computers")
    parser.add_argument("--think", type=float, nargs=2, default=ROBOTS)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    said = parser.parse_args()
    print_figures(
        measure(
            with_pictures(trees(said), said.pictures),
            said.games,
            people=said.people,
            think=tuple(said.think),
            seconds=said.seconds,
        )
    )
