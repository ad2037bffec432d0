"""How late the bot's event loop comes to what is due while slow computers play at four tables.

A person sits at each table, the other chairs have the strongest computers, which play without a
pause, so that their workers never rest.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any, Final

from benchmarks.evening import Evening
from benchmarks.measuring import percentiles, progress
from benchmarks.running import many_tables, running
from bot.screens.families import SCREENS, usual_game_of
from engine.players.levels import levels

TABLES: Final = 4
SECONDS: Final = 15.0
GAMES: Final = {
    usual_game_of(screens.offers[0].default): family for family, screens in SCREENS.items()
}
"""The usual game of each family's first command, and the family."""
WARMING_SECONDS: Final = 5.0
"""Until workers stand ready and everybody has a hand."""
THINK: Final = (0.0, 0.1)


async def _lags(game: str, seconds: float) -> list[float]:
    """Return how many milliseconds each probe of an evening was late."""
    world, seated = many_tables(TABLES, 1)
    with tempfile.TemporaryDirectory() as folder:
        async with running(world, Path(folder), computer_seconds=0, option="--probe") as bot:
            evening = Evening(bot.discord)
            await evening.sit_down(seated, game=game, level=levels(GAMES[game])[-1])
            await evening.play(seated, WARMING_SECONDS, THINK)
            await bot.report()
            await evening.play(seated, seconds, THINK)
            late: list[float] = (await bot.report())["late_ms"]
            progress(f"{game}: {len(evening.presses)} presses")
    return late


def measure(seconds: float = SECONDS) -> dict[str, Any]:
    """Return p50, p99 and the longest lag for each family."""
    lags = {game: asyncio.run(_lags(game, seconds)) for game in GAMES}
    return {
        "loop_lag_ms": {game: percentiles(late) | {"max": max(late)} for game, late in lags.items()}
    }
