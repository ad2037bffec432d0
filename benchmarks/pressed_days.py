"""Days of some people who press: is every press answered, and what does the bot weigh afterwards?

    python -m benchmarks.pressed_days
    python -m benchmarks.pressed_days --people 8 --days 2 --games pitch --level hard

The bot is a process of its own (`benchmarks/dated.py`); the loopback Discord is in this one. Each
plays a deal of the day in a private panel, looks at the field, and asks for their figures and the
table; some share, and some leave a try as it is. Then the clock goes on to the next day, and
everybody reads what has come of it. The computers are easy ones unless `--level` says otherwise.
The loopback Discord remembers every message and request, so it grows as long as people press.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.machine import machine
from benchmarks.percentiles import percentiles
from bot.playground.discord.payloads import Payload, buttons_of
from bot.playground.discord.people.client import Answer, Impossible
from bot.playground.discord.people.person import Person
from bot.playground.discord.people.world import World
from bot.playground.discord.server.loopback import LoopbackDiscord
from bot.playground.discord.state.guilds import Channel
from bot.screens.daily.games import families
from engine.players.levels import level_named
from engine.players.policy import Level
from tests.regular import button_ids, menus

GUILDS: Final = 5
AT_ONCE: Final = 10
"""People who play at the same time; the others come later on the day."""

ANSWER_SECONDS: Final = 20.0
"""How long an answer may take: how fast the machine is, is not what is claimed."""

LONGEST_SECONDS: Final = 120.0
"""How long one person may take for a day."""

LOOK_SECONDS: Final = 0.05

AGAIN_SECONDS: Final = 15.0
"""So long nothing is on offer before somebody asks for the deal again."""

LONGEST_LINE: Final = 1 << 24
"""Bytes of what the bot says at once of its memory."""


@dataclass(frozen=True, slots=True)
class Asked:
    """How many people press for how many days, and at what."""

    people: int
    days: int
    games: Sequence[str]
    level: Level
    traced: bool = False


@dataclass(slots=True)
class Pressed:
    """Everything that was pressed: how often, how it was answered, and in how many milliseconds."""

    kinds: Counter[str] = field(default_factory=Counter[str])
    unanswered: list[str] = field(default_factory=list[str])
    took: list[float] = field(default_factory=list[float])
    again: list[str] = field(default_factory=list[str])
    """Who was offered nothing for a while and asked again, and what they read."""
    untimely: list[str] = field(default_factory=list[str])
    """Who was not done with a day in the time they had."""

    def note(self, answer: Answer, what: str, since: float) -> Answer:
        """Note an answer to something that was pressed at `since`."""
        self.kinds[answer.kind] += 1
        self.took.append((time.perf_counter() - since) * 1000)
        if answer.kind == "none":
            self.unanswered.append(what)
        return answer


@dataclass(frozen=True, slots=True)
class Regular:
    """A person who plays one of the games each day, in a channel of their server."""

    person: Person
    channel: Channel
    game: str
    pressed: Pressed

    async def day(self, rng: Random) -> None:
        """Play the deal of the day, and look at what has come of it."""
        seen = max((int(message["id"]) for message in self._messages(0)), default=0)
        await self._command("daily", game=self.game)
        leaves, pressed_at = rng.random() < 0.05, time.perf_counter()
        while not self._sees("Share", seen):
            if await self._press_offered(seen):
                if leaves and rng.random() < 0.2:
                    return
                pressed_at = time.perf_counter()
            elif time.perf_counter() - pressed_at > AGAIN_SECONDS:
                await self._ask_again(seen)
                pressed_at = time.perf_counter()
            else:
                await asyncio.sleep(LOOK_SECONDS)
        page = await self._click("Everybody's results")
        if page is not None and rng.random() < 0.5:
            await self._click("This server")
        if rng.random() < 0.2:
            await self._click("Share")
        await self._command("stats")
        await self._command("leaderboard", family=families()[0])

    async def morning(self) -> None:
        """Look at the menu of the new day."""
        await self._command("daily")

    async def _ask_again(self, seen: int) -> None:
        """Do what a message says that offers nothing: try again."""
        own = [message for message in self._messages(seen) if message["ephemeral"]]
        said = self.person.reads(own[-1]) if own else "nothing"
        self.pressed.again.append(f"{self.person} with {self.game}: {said[:300]}")
        await self._command("daily", game=self.game)

    def _messages(self, after: int) -> list[Payload]:
        """Return the messages that came after one, oldest first."""
        return [one for one in self.person.sees(self.channel) if int(one["id"]) > after]

    def _sees(self, label: str, after: int) -> bool:
        return any(
            button.get("label") == label
            for message in self._messages(after)
            for button in buttons_of(message)
        )

    async def _command(self, name: str, **options: object) -> Answer:
        since = time.perf_counter()
        answer = await self.person.slash(name, self.channel, **options)
        return self.pressed.note(answer, f"/{name}", since)

    async def _click(self, label: str) -> Answer | None:
        since = time.perf_counter()
        try:
            answer = await self.person.click(self.channel, label)
        except Impossible:
            return None
        return self.pressed.note(answer, label, since)

    async def _press_offered(self, after: int) -> bool:
        """Press or choose the first of what a hand offers; return whether there was anything."""
        for message in reversed(self._messages(after)):
            since = time.perf_counter()
            try:
                answer = await self._answered(message)
            except Impossible:
                # Drawn anew in this very moment.
                return False
            if answer is not None:
                self.pressed.note(answer, self.game, since)
                return True
        return False

    async def _answered(self, message: Payload) -> Answer | None:
        # A whole action first: ticks alone would go on for ever.
        buttons = button_ids(message, "do") or button_ids(message, "tick")
        if buttons:
            return await self.person.click(message, custom_id=buttons[0][1])
        for text, menu in menus(message, "plan").items():
            if text.startswith("discard"):
                value, custom_id = menu["options"][0]["value"], str(menu["custom_id"])
                return await self.person.select(message, value, custom_id=custom_id)
        return None


class DatedBot:
    """The bot as a process of its own, told over a pipe what day it is."""

    def __init__(self, process: Process) -> None:
        self._process = process

    async def ask(self, line: str) -> Any:  # noqa: ANN401  whatever it answers
        """Return the answer to one line; `benchmarks/dated.py` says which there are."""
        told, answers = self._process.stdin, self._process.stdout
        assert told is not None
        assert answers is not None
        told.write(f"{line}\n".encode())
        return json.loads(await answers.readline())


@asynccontextmanager
async def connected(
    world: World, database: Path, level: Level, *, traced: bool = False
) -> AsyncGenerator[DatedBot]:
    """Run the bot on a loopback Discord until it is done with."""
    server = LoopbackDiscord(world)
    await server.start()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "benchmarks.dated"),
        *(str(database), server.api_url, server.gateway_url, level),
        *(("traced",) if traced else ()),
        cwd=Path(__file__).parents[1],
        stdin=PIPE,
        stdout=PIPE,
        limit=LONGEST_LINE,
    )
    try:
        bot, somebody = DatedBot(process), world.people[0]
        first = world.guilds[0].channels[0]
        # Until it is there, and has settled the deals of today.
        await bot.ask("weigh")
        await somebody.until(lambda: somebody.offered(first), what="the commands")
        yield bot
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()
        await server.stop()


async def _together(regulars: Sequence[Regular], rng: Random, pressed: Pressed) -> None:
    """Let everybody have their day, some at the same time."""
    turn = asyncio.Semaphore(AT_ONCE)

    async def day(regular: Regular) -> None:
        async with turn:
            try:
                async with asyncio.timeout(LONGEST_SECONDS):
                    await regular.day(rng)
            except TimeoutError:
                pressed.untimely.append(f"{regular.person} with {regular.game}")
                print(regular.person.transcript(), file=sys.stderr, flush=True)

    await asyncio.gather(*(day(one) for one in regulars))


def _memory() -> float:
    """Return the megabytes of memory of this process, which is the loopback Discord's."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def _regulars(world: World, people: int, games: Sequence[str], pressed: Pressed) -> list[Regular]:
    """Return so many people in some servers, each with a game."""
    guilds = [world.add_guild(f"Guild {number}") for number in range(GUILDS)]
    channels = [world.add_channel(guild, "cards") for guild in guilds]
    return [
        Regular(
            world.add_person(f"Player {number}"),
            channels[number % GUILDS],
            games[number % len(games)],
            pressed,
        )
        for number in range(people)
    ]


async def measure(folder: Path, asked: Asked) -> dict[str, Any]:
    """Let so many people press for so many days, and tell what came of it."""
    rng, pressed, world = Random(1), Pressed(), World()
    world.interactions.answer_seconds = ANSWER_SECONDS
    regulars = _regulars(world, asked.people, asked.games, pressed)
    weights, finished, loopback = list[Any](), list[int](), list[float]()
    started = time.perf_counter()
    async with connected(world, folder / "cardroom.db", asked.level, traced=asked.traced) as bot:
        for _ in range(asked.days):
            weights.append(await bot.ask("weigh"))
            loopback.append(_memory())
            await _together(regulars, rng, pressed)
            over = await bot.ask("turn")
            finished.append(over["tries"])
            for regular in regulars:
                await regular.morning()
            print(f"{over['day']}: {finished[-1]} tries", file=sys.stderr, flush=True)
        weights.append(await bot.ask("weigh"))
        loopback.append(_memory())
        audits = await bot.ask("audit")
    return {
        "machine": machine(),
        "load": os.getloadavg(),
        "people": asked.people,
        "days": asked.days,
        "level": asked.level,
        "seconds": round(time.perf_counter() - started),
        "presses": sum(pressed.kinds.values()),
        "answers": pressed.kinds,
        "answered_ms": percentiles(pressed.took),
        "unanswered": pressed.unanswered,
        "asked_again": pressed.again,
        "untimely": pressed.untimely,
        "finished": finished,
        "audits": audits,
        "megabytes_of_bot": [one["megabytes"] for one in weights],
        "megabytes_of_loopback": loopback,
        "bot": weights,
    }


def main(arguments: Iterable[str] | None = None) -> None:
    """Read the command line, press, print one JSON object; end with 1 if a press had no answer."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.pressed_days",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--people", type=int, default=100)
    parser.add_argument("--days", type=int, default=3)
    parser.add_argument("--games", default="pitch,hearts,canasta")
    parser.add_argument("--level", default="easy", help="of the computers")
    parser.add_argument("--traced", action="store_true", help="tell what the memory is; slow")
    said = parser.parse_args(None if arguments is None else list(arguments))
    games, level = said.games.split(","), level_named(said.level)
    asked = Asked(said.people, said.days, games, level, traced=said.traced)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), asked))
    print(json.dumps(found))
    if found["unanswered"] or found["audits"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
