"""The cost of one press of one card: four people at a table of Hearts, one of them plays.

    python -m benchmarks.one_press
    python -m benchmarks.one_press --beside ../earlier --pictures cards --presses 60 --starts 5

Measured are the time until the press is answered, and until the table shows the card; the processor
time of the bot for it and for all that follows, until everybody's next screen stands; and in a run
of its own how many calls of how many functions and files of ours that takes. Beside it stands a bot
that only answers (`benchmarks/bare_bot.py`), the bots of other work trees, and with `--pictures`
this one with its table and hands in pictures: they all run at the same time and are pressed in
turn, so whatever else the machine does meets all alike. Starts, to the gateway, are made in turn as
well. `--setting CARDROOM_METRICS=127.0.0.1:9464` measures this one once more with that.
"""

import asyncio
import json
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping
from contextlib import AsyncExitStack
from itertools import islice
from pathlib import Path
from statistics import fmean, median
from typing import Any, Final, TypeAlias

from benchmarks.evening import (
    Measured,
    choose_pictures,
    faces_of,
    ways_of_pictures,
    with_pictures,
)
from benchmarks.measuring import HERE, command_line, percentiles, print_figures, trees
from benchmarks.running import RunningBot, bot_process, loopback, many_tables
from data.preferences import TablePictures
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.regular import button_ids

BARE: Final = "bare"
SEATS: Final = 4
QUIET_SECONDS: Final = 2.0
"""A next screen stands once Discord has heard nothing for so long, and somebody may go on.

Cards that come more quickly wait for each other at the table.
"""
LONGEST_SECONDS: Final = 20.0
COUNTED_PRESSES: Final = 12
PRESSES: Final = 40
STARTS: Final = 3


Costs: TypeAlias = defaultdict[str, list[float]]
"""The costs of presses at one bot, by the name of the figure a number for each."""


def _figures(costs: Costs) -> dict[str, float]:
    """Return the median of everything, the mean of processor times, and p95 of the waits."""
    found = {name: median(values) for name, values in costs.items()}
    found["cpu_ms"] = fmean(costs["cpu_ms"])
    for name in ("press_to_answer_ms", "press_to_table_ms"):
        if costs[name]:
            found[f"{name}_p95"] = percentiles(costs[name])["p95"]
    return {name: round(figure, 2) for name, figure in found.items()}


class Pressing:
    """People at a table of one bot, who press what it offers one after the other."""

    def __init__(
        self, bot: RunningBot, channel: Channel, people: list[Person], pictures: TablePictures
    ) -> None:
        self._bot = bot
        self._pictures: TablePictures = pictures
        self._channel = channel
        self._people = people

    async def sit_down(self) -> None:
        """Begin a game, and pass cards where the deal asks for it."""
        await choose_pictures([(self._channel, self._people)], self._pictures)
        host, *others = self._people
        lobby = await host.slash("hearts", self._channel, pace="slow")
        for person in others:
            await person.click(lobby, "Join")
        await host.click(lobby, "Start")
        await self._stands()

    async def press(self, costs: Costs) -> None:
        """Play a card, and note what that costs."""
        person, message, (text, custom_id) = await self._stands()
        while not text.startswith("play "):
            await person.click(message, custom_id=custom_id)
            person, message, (text, custom_id) = await self._stands()
        before, heard = await self._bot.report(), len(self._bot.discord.requests)
        sent = time.time()
        answer = await person.click(message, custom_id=custom_id)
        await self._stands()
        _note(costs, before, await self._bot.report())
        faces = faces_of(text)
        requests = self._bot.discord.requests[heard:]
        answered = f"/interactions/{answer.interaction.id}/"
        here = f"/channels/{self._channel.id}/"
        costs["press_to_answer_ms"] += _first(
            one.at - sent for one in requests if answered in one.path
        )
        costs["press_to_table_ms"] += _first(
            one.at - sent
            for one in requests
            if here in one.path
            and any(face in json.dumps(one.body, ensure_ascii=False) for face in faces)
        )

    async def _stands(self) -> tuple[Person, Payload, tuple[str, str]]:
        """Wait until nothing more comes, and return who may press what."""
        until = time.perf_counter() + LONGEST_SECONDS
        heard, since = -1, time.perf_counter()
        while time.perf_counter() < until:
            if heard != (heard := len(self._bot.discord.requests)):
                since = time.perf_counter()
            if time.perf_counter() - since > QUIET_SECONDS:
                for person in self._people:
                    for message in reversed(person.dms()):
                        offers = button_ids(message, "do") or button_ids(message, "tick")
                        if offers:
                            button_id, custom_id = offers[0]
                            return person, message, (button_id.text, custom_id)
            await asyncio.sleep(0.01)
        raise RuntimeError(f"nobody may play\n{self._people[0].transcript()}")


class BarePressing(Pressing):
    """The same people at the bot that only answers."""

    async def sit_down(self) -> None:
        """Have a message with a button."""
        await self._people[0].slash("hearts", self._channel)

    async def press(self, costs: Costs) -> None:
        """Press the button, and note what that costs."""
        before = await self._bot.report()
        sent = time.time()
        answer = await self._people[0].click(self._channel, "Press")
        answered = f"/interactions/{answer.interaction.id}/"
        requests = self._bot.discord.requests
        costs["press_to_answer_ms"] += _first(
            one.at - sent for one in requests if answered in one.path
        )
        await asyncio.sleep(QUIET_SECONDS)
        _note(costs, before, await self._bot.report())


def _first(seconds: Iterable[float]) -> list[float]:
    """Return the first, in milliseconds, if there is one."""
    return [each * 1000 for each in islice(seconds, 1)]


def _note(costs: Costs, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    if after["calls"]:
        for name in ("calls", "functions", "files"):
            costs[name].append(after[name])
    else:
        costs["cpu_ms"].append((after["cpu_seconds"] - before["cpu_seconds"]) * 1000)


async def _begun(
    stack: AsyncExitStack, name: str, measured: Measured, costs: Costs, *, counted: bool = False
) -> Pressing:
    """Start one of the bots, and return who will press there."""
    world, ((channel, people),) = many_tables(1, SEATS)
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    discord = await stack.enter_async_context(loopback(world))
    process = bot_process(
        discord,
        folder,
        tree=measured.tree,
        program=("bare_bot",) if name == BARE else ("bot", "run"),
        settings={"CARDROOM_INTERVALS": "0", **measured.settings},
        option="--count" if counted else "",
    )
    bot = await stack.enter_async_context(process)
    seconds = await bot.connected()
    if not counted:
        costs["start_s"].append(seconds)
    await asyncio.sleep(QUIET_SECONDS)
    pressing = BarePressing if name == BARE else Pressing
    return pressing(bot, channel, people, measured.pictures)


async def costs_of(
    ours: Mapping[str, Measured], presses: int, starts: int, *, counted: int = COUNTED_PRESSES
) -> dict[str, Costs]:
    """Return what presses cost at these bots, and at the bare one."""
    bots = {BARE: Measured(Path(__file__).parent), **ours}
    costs = {name: Costs(list) for name in bots}
    for _ in range(starts - 1):
        for name, bot in bots.items():
            async with AsyncExitStack() as stack:
                await _begun(stack, name, bot, costs[name])
    async with AsyncExitStack() as stack:
        tables = {name: await _begun(stack, name, bot, costs[name]) for name, bot in bots.items()}
        for table in tables.values():
            await table.sit_down()
        for _ in range(presses):
            for name, table in tables.items():
                await table.press(costs[name])
    for name, bot in ours.items() if counted else ():
        async with AsyncExitStack() as stack:
            table = await _begun(stack, name, bot, costs[name], counted=True)
            await table.sit_down()
            for _ in range(counted):
                await table.press(costs[name])
    return costs


def measure(
    ours: Mapping[str, Measured] | None = None, *, presses: int = PRESSES, starts: int = STARTS
) -> dict[str, Any]:
    """Return the figures of these bots, each beside those of the bare one."""
    ours = ours or {HERE.name: Measured()}
    costs = asyncio.run(costs_of(ours, presses, starts))
    figures = {name: _figures(cost) for name, cost in costs.items()}
    for name in ours:
        for what in ("start_s", "press_to_answer_ms", "cpu_ms"):
            figures[name][f"{what}_beside_bare"] = round(
                figures[name][what] / figures[BARE][what], 2
            )
    return {"presses": presses, "one_press": figures}


if __name__ == "__main__":
    parser = command_line("one_press", __doc__, beside=True)
    parser.add_argument("--presses", type=int, default=PRESSES, help="at each bot")
    parser.add_argument("--starts", type=int, default=STARTS, help="of each bot")
    ways_of_pictures(parser)
    parser.add_argument(
        "--setting", nargs="*", default=[], metavar="NAME=VALUE", help="this one with it, by turns"
    )
    said = parser.parse_args()
    ours = with_pictures(trees(said), said.pictures)
    for one in said.setting:
        name, _, value = one.partition("=")
        ours[f"{HERE.name}, {one}"] = Measured(settings={name: value})
    print_figures(measure(ours, presses=said.presses, starts=said.starts))
