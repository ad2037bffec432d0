"""How late the bot's event loop comes to what is due while slow computers play at four tables.

    python -m benchmarks.lag

A person sits at each table, the other chairs have the strongest computers, which play without a
pause, so that their workers never rest. The bot runs as it always does, against a loopback
Discord; a probe in its loop is due every five milliseconds (`benchmarks.probed`).
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from benchmarks.percentiles import percentiles
from benchmarks.room import Evening, many_tables, open_room
from bot.playground.discord.people.client import Impossible
from bot.playground.discord.people.person import Person
from bot.screens.families import SCREENS
from engine.players.levels import levels
from tests.regular import button_ids, menus

TABLES: Final = 4
COMMANDS: Final = {screens.offers[0].command: family for family, screens in SCREENS.items()}
"""The first command of each family, and what family is played there."""
WARMING_SECONDS: Final = 5.0
"""Until workers stand ready and everybody has a hand."""
LOOK_SECONDS: Final = 0.2


async def lags(command: str, seconds: float, computer_seconds: float) -> list[tuple[float, float]]:
    """Return how many milliseconds each probe of an evening was late, and by the loop's work."""
    world, seated = many_tables(TABLES, 1)
    people = [live_table[0] for _, live_table in seated]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "lag.json"
        program = ("benchmarks.probed", str(file))
        async with open_room(
            world, Path(folder), computer_seconds=computer_seconds, program=program
        ) as server:
            best = levels(COMMANDS[command])[-1]
            await Evening(server).sit_down(seated, command=command, level=best)
            since = time.time() + WARMING_SECONDS
            until = since + seconds
            pressed = await asyncio.gather(*(plays(person, until) for person in people))
            print(f"{command}: {sum(pressed)} presses", file=sys.stderr, flush=True)
        probes: list[tuple[float, float, float]] = json.loads(file.read_text())
    return [(late, work) for due, late, work in probes if since <= due <= until]


async def plays(person: Person, until: float, over: Callable[[], bool] = lambda: False) -> int:
    """Press or choose the first of what a hand offers, whenever it does; return how often.

    That goes on until a time, or until all is `over`.
    """
    pressed = 0
    while time.time() < until and not over():
        await asyncio.sleep(LOOK_SECONDS)
        for message in reversed(person.dms()):
            # A whole action first: ticks alone would go on for ever.
            buttons = button_ids(message, "do") or button_ids(message, "tick")
            choices = menus(message, "plan")
            discards = [menu for text, menu in choices.items() if text.startswith("discard")]
            if not buttons and not discards:
                continue
            try:
                if buttons:
                    await person.click(message, custom_id=buttons[0][1])
                else:
                    value = discards[0]["options"][0]["value"]
                    await person.select(message, value, custom_id=str(discards[0]["custom_id"]))
            except Impossible:
                # Drawn anew in this very moment.
                break
            pressed += 1
            break
    return pressed


def measure(seconds: float = 15, *, computer_seconds: float = 0.0) -> dict[str, Any]:
    """Return p50, p99 and the longest lag for each command, and what the loop's own work made."""
    figures: dict[str, dict[str, Any]] = {"loop_lag_ms": {}, "loop_work_ms": {}}
    for command in COMMANDS:
        found = asyncio.run(lags(command, seconds, computer_seconds))
        for name, values in zip(figures, zip(*found, strict=True), strict=True):
            figures[name][command] = percentiles(values) | {"max": round(max(values), 3)}
    return figures


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.lag", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--pause", type=float, default=0.0, help="CARDROOM_COMPUTER_SECONDS")
    said = parser.parse_args()
    print(json.dumps(measure(said.seconds, computer_seconds=said.pause)))
