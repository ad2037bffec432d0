"""Days of some people who press: is every press answered, and what does the bot weigh afterwards?

    python -m benchmarks.pressed_days
    python -m benchmarks.pressed_days --people 8 --days 2 --games pitch --level hard

The real client on a loopback Discord. Everybody plays a deal of the day in a private panel, looks
at the field, and asks for their figures and the table; some share, and some leave a try as it is.
Then the clock goes on to the next day, and everybody reads what has come of it. The computers are
easy ones unless `--level` says otherwise, and think in this process's workers.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncGenerator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from benchmarks.machine import machine
from benchmarks.percentiles import percentiles
from bot.client import CardRoomClient, now_ms
from bot.daily import tries
from bot.daily.games import FAMILIES
from bot.gateway.addresses import point_discord_at
from bot.playground.answers import Answer, Impossible
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import Payload, buttons_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.playground.regular import button_ids, menus
from bot.playground.world import World
from bot.settings import Settings
from data.seasons import day_end, day_of
from data.sqlite.store import SqliteStore
from engine.players.levels import level_named
from engine.players.policy import Level

GUILDS: Final = 5
AT_ONCE: Final = 10
"""People who play at the same time; the others come later on the day."""

ANSWER_SECONDS: Final = 20.0
"""How long an answer may take: how fast the machine is, is not what is claimed."""

LONGEST_SECONDS: Final = 120.0
"""How long one person may take for a day."""

LOOK_SECONDS: Final = 0.05


@dataclass(slots=True)
class Pressed:
    """Everything that was pressed: how often, how it was answered, and in how many milliseconds."""

    kinds: Counter[str] = field(default_factory=Counter[str])
    unanswered: list[str] = field(default_factory=list[str])
    took: list[float] = field(default_factory=list[float])
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
        leaves = rng.random() < 0.05
        while not self._sees("Share", seen):
            if not await self._press_offered(seen):
                await asyncio.sleep(LOOK_SECONDS)
            elif leaves and rng.random() < 0.2:
                return
        page = await self._click("How everybody fared")
        if page is not None and rng.random() < 0.5:
            await self._click("This server")
        if rng.random() < 0.2:
            await self._click("Share")
        await self._command("stats")
        await self._command("leaderboard", family=FAMILIES[0])

    async def morning(self) -> None:
        """Look at the menu of the new day."""
        await self._command("daily")

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


class Clock:
    """The clock of the bot, which may be put forward."""

    def __init__(self) -> None:
        self._ahead_ms = 0

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return now_ms() + self._ahead_ms

    def next_day(self) -> None:
        """Put it to the first second of the next day."""
        self._ahead_ms += day_end(day_of(self.now())) - self.now() + 1000


@asynccontextmanager
async def connected(world: World, database: Path, clock: Clock) -> AsyncGenerator[CardRoomClient]:
    """Run the bot on a loopback Discord until it is done with."""
    server = LoopbackDiscord(world)
    await server.start()
    point_discord_at(server.api_url, server.gateway_url)
    store = await SqliteStore.open(database)
    settings = Settings(token="benchmark", database=database, computer_seconds=0, emojis=False)  # noqa: S106  a word for the loopback Discord
    client = CardRoomClient(settings, store, now=clock.now)
    running = asyncio.create_task(client.start("benchmark"))
    try:
        # It must have begun before it can be waited for.
        await asyncio.sleep(0)
        await client.wait_until_ready()
        await client.turnover.turned.wait()
        first = world.guilds[0].channels[0]
        await world.people[0].until(lambda: world.people[0].offered(first), 60, "the commands")
        yield client
    finally:
        await client.close()
        await running
        await store.close()
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

    await asyncio.gather(*(day(one) for one in regulars))


def _memory() -> float:
    """Return the megabytes of memory of this process: the bot's, and the loopback Discord's."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


async def measure(
    folder: Path, people: int, days: int, games: Sequence[str], level: Level
) -> dict[str, Any]:
    """Let so many people press for so many days, and tell what came of it."""
    tries.LEVEL = level  # type: ignore[misc]  a final value, and another one for this trial
    rng, pressed, clock, world = Random(1), Pressed(), Clock(), World()
    world.interactions.answer_seconds = ANSWER_SECONDS
    guilds = [world.add_guild(f"Guild {number}") for number in range(GUILDS)]
    channels = [world.add_channel(guild, "cards") for guild in guilds]
    regulars = [
        Regular(
            world.add_person(f"Player {number}"),
            channels[number % GUILDS],
            games[number % len(games)],
            pressed,
        )
        for number in range(people)
    ]
    weights, finished, started = list[float](), list[int](), time.perf_counter()
    async with connected(world, folder / "cardroom.db", clock) as client:
        weights.append(_memory())
        for _ in range(days):
            today = day_of(clock.now())
            await _together(regulars, rng, pressed)
            clock.next_day()
            await client.turnover.turn()
            for regular in regulars:
                await regular.morning()
            weights.append(_memory())
            pages = [await client.store.daily.field(today, one, 0) for one in FAMILIES]
            finished.append(sum(page.total for page in pages))
            print(f"{today}: {finished[-1]} tries", file=sys.stderr, flush=True)
        store = client.store
        audits = [*await store.ratings.audit(), *await store.daily.audit()]
    return {
        "machine": machine(),
        "load": os.getloadavg(),
        "people": people,
        "days": days,
        "level": level,
        "seconds": round(time.perf_counter() - started),
        "presses": sum(pressed.kinds.values()),
        "answers": pressed.kinds,
        "answered_ms": percentiles(pressed.took),
        "unanswered": pressed.unanswered,
        "untimely": pressed.untimely,
        "finished": finished,
        "audits": audits,
        "megabytes_of_memory": weights,
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
    said = parser.parse_args(None if arguments is None else list(arguments))
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(
            measure(
                Path(folder),
                said.people,
                said.days,
                said.games.split(","),
                level_named(said.level),
            )
        )
    print(json.dumps(found))
    if found["unanswered"] or found["audits"]:
        sys.exit(1)


if __name__ == "__main__":
    main()
