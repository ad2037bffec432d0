"""What it costs the tables if ten people have old games appraised at once.

    python -m benchmarks.reviews
    python -m benchmarks.reviews --seconds 60 --games allfours

As in `benchmarks.lag`, a person sits at each of four tables with the strongest computers, and plays
one game after the other: one of All Fours is over in less than a minute. For ten seconds ten other
people have their moves of old games appraised, as fast as the background process can; for the next
ten nobody does, and so on. So both are measured in the same minute of the same machine.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from benchmarks.lag import COMMANDS, TABLES, WARMING_SECONDS, plays
from benchmarks.machine import machine
from benchmarks.percentiles import percentiles
from benchmarks.room import Evening, many_tables, offers, open_room
from bot.playground.discord.payloads import Payload
from bot.playground.discord.people.person import Person
from bot.playground.discord.state.guilds import Channel
from engine.players.levels import levels

PEOPLE: Final = 10
SECONDS: Final = 60.0
EDGE_SECONDS: Final = 2.5
"""So much of each turn is left out: what was begun before it may still be going on."""

Times = Sequence[tuple[float, float]]


async def evening(command: str, seconds: float) -> tuple[Times, Times, Times]:
    """Return how late each probe was, how long each decision took, and when people read."""
    world, seated = many_tables(TABLES, 1)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "reviews.json"
        program = ("benchmarks.probed", str(file), str(PEOPLE))
        async with open_room(world, Path(folder), computer_seconds=0, program=program) as server:
            best = levels(COMMANDS[command])[-1]
            since = time.time() + WARMING_SECONDS
            begun = await asyncio.gather(
                *(
                    games(Evening(server), table, since + seconds, command=command, level=best)
                    for table in seated
                )
            )
            until = time.time()
            print(f"{command}: {sum(begun)} games", file=sys.stderr, flush=True)
        probes, decisions, turns = json.loads(file.read_text())
    late = [(due, late) for due, late, _ in probes if since <= due <= until]
    slow = [(at, taken * 1000) for at, taken in decisions if since <= at <= until]
    return late, slow, turns


async def games(
    evening: Evening, table: tuple[Channel, list[Person]], until: float, *, command: str, level: str
) -> int:
    """Play at a table until a time, one game after the other; return how many were begun."""
    channel, (person,) = table
    begun, over = 0, 0

    def is_over() -> bool:
        return len(results(person, channel)) > over

    while time.time() < until:
        over = len(results(person, channel))
        await evening.sit_down([table], command=command, level=level)
        begun += 1
        await plays(person, until, is_over)
    return begun


def results(person: Person, channel: Channel) -> list[Payload]:
    """Return the messages in a channel that tell how a game ended."""
    return [message for message in person.sees(channel) if offers(message, "rematch")]


def parted(times: Times, turns: Times) -> tuple[list[float], list[float]]:
    """Return what was measured while nobody read, and while people did."""
    nobody: list[float] = []
    people: list[float] = []
    for at, measured in times:
        if any(began + EDGE_SECONDS <= at <= ended for began, ended in turns):
            people.append(measured)
        elif all(at < began or at > ended + EDGE_SECONDS for began, ended in turns):
            nobody.append(measured)
    return nobody, people


def _told(measured: Sequence[float]) -> dict[str, float]:
    """Return p50, p99 and how many there were; of none at all just that."""
    return (percentiles(measured) if measured else {}) | {"count": len(measured)}


def measure(seconds: float = SECONDS, commands: Iterable[str] = COMMANDS) -> dict[str, Any]:
    """Return p50 and p99 of lag and of decisions, without and with people who read."""
    figures: dict[str, Any] = {"reviews_lag_ms": {}, "reviews_decision_ms": {}}
    load: dict[str, float] = {}
    for command in commands:
        late, slow, turns = asyncio.run(evening(command, seconds))
        load[command] = round(os.getloadavg()[0], 1)
        for name, times in zip(figures, (late, slow), strict=True):
            without, beside = parted(times, turns)
            figures[name][command] = {"without": _told(without), "beside": _told(beside)}
        print(f"{command}: {figures['reviews_decision_ms'][command]}", file=sys.stderr, flush=True)
    return figures | {"machine": machine(), "load": load}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.reviews", description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--games", default=",".join(COMMANDS))
    said = parser.parse_args()
    print(json.dumps(measure(said.seconds, said.games.split(","))))
