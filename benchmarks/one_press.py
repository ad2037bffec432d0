"""What one press of one card costs: four people at a table of Hearts, one of them plays.

    python -m benchmarks.one_press
    python -m benchmarks.one_press --beside ../earlier --presses 60 --starts 5

Measured are the time until the press is answered, and until the table shows the card; the processor
time of the bot for it and for all that follows, until everybody's next screen stands; and in a run
of its own how many calls of how many functions and files of ours that takes. Beside it stands a bot
that only answers (`benchmarks/bare_bot.py`), and the bots of other work trees: they all run at the
same time and are pressed in turn, so whatever else the machine does meets all alike. Starts, to the
gateway, are made in turn as well.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, Final

from benchmarks.machine import machine
from benchmarks.running import HERE, RunningBot, many_tables, running
from bot.faces.names import words_of
from bot.playground.discord.payloads import Payload
from bot.playground.discord.people.person import Person
from bot.playground.discord.state.guilds import Channel
from engine.cards import card
from tests.regular import button_ids

BARE: Final = "bare"
SEATS: Final = 4
QUIET_SECONDS: Final = 0.4
"""A next screen stands once Discord has heard nothing for so long, and somebody may go on."""
LONGEST_SECONDS: Final = 20.0
COUNTED_PRESSES: Final = 12


@dataclass(slots=True)
class Costs:
    """What presses at one bot have cost, a number for each."""

    start_s: list[float] = field(default_factory=list[float])
    answer_ms: list[float] = field(default_factory=list[float])
    table_ms: list[float] = field(default_factory=list[float])
    cpu_ms: list[float] = field(default_factory=list[float])
    calls: list[float] = field(default_factory=list[float])
    functions: list[float] = field(default_factory=list[float])
    files: list[float] = field(default_factory=list[float])

    def figures(self) -> dict[str, float]:
        """Return the median of everything that was measured, the mean of processor times."""
        found = {
            "start_s": self.start_s,
            "press_to_answer_ms": self.answer_ms,
            "press_to_table_ms": self.table_ms,
            "calls": self.calls,
            "functions": self.functions,
            "files": self.files,
        }
        figures = {name: round(median(values), 2) for name, values in found.items() if values}
        if self.cpu_ms:
            figures["cpu_ms"] = round(sum(self.cpu_ms) / len(self.cpu_ms), 2)
        return figures


class Pressing:
    """People at a table of one bot, who press what it offers one after the other."""

    def __init__(self, bot: RunningBot, channel: Channel, people: list[Person]) -> None:
        self._bot = bot
        self._channel = channel
        self._people = people

    async def sit_down(self) -> None:
        """Begin a game, and pass cards where the deal asks for it."""
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
        after = await self._bot.report()
        requests = self._bot.discord.requests[heard:]
        face = f"<:{words_of(str(card(text.removeprefix('play '))))}_"
        for request in requests:
            if f"/interactions/{answer.interaction.id}/" in request.path:
                costs.answer_ms.append((request.at - sent) * 1000)
                break
        for request in requests:
            if f"/channels/{self._channel.id}/" in request.path and face in json.dumps(
                request.body
            ):
                costs.table_ms.append((request.at - sent) * 1000)
                break
        _note(costs, before, after)

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
        requests = self._bot.discord.requests
        (at,) = (
            request.at
            for request in requests
            if f"/interactions/{answer.interaction.id}/" in request.path
        )
        costs.answer_ms.append((at - sent) * 1000)
        await asyncio.sleep(QUIET_SECONDS)
        _note(costs, before, await self._bot.report())


def _note(costs: Costs, before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    if not after["calls"]:
        costs.cpu_ms.append((after["cpu_seconds"] - before["cpu_seconds"]) * 1000)
        return
    costs.calls.append(after["calls"])
    costs.functions.append(after["functions"])
    costs.files.append(after["files"])


async def _begun(
    stack: AsyncExitStack, name: str, tree: Path, costs: Costs, *, counted: bool = False
) -> Pressing:
    """Start one of the bots, and sit down there."""
    world, ((channel, people),) = many_tables(1, SEATS)
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    program = ("bare_bot",) if name == BARE else ("bot", "run")
    bot = await stack.enter_async_context(
        running(world, folder, tree=tree, program=program, counted=counted)
    )
    if not counted:
        costs.start_s.append(bot.start_seconds)
    made = (BarePressing if name == BARE else Pressing)(bot, channel, people)
    await asyncio.sleep(QUIET_SECONDS)
    return made


async def measure(trees: Mapping[str, Path], presses: int, starts: int) -> dict[str, Any]:
    """Return the figures of the bots of these trees, each beside those of the bare one."""
    bots = {BARE: Path(__file__).parent, **trees}
    costs = {name: Costs() for name in bots}
    for _ in range(starts - 1):
        for name, tree in bots.items():
            async with AsyncExitStack() as stack:
                await _begun(stack, name, tree, costs[name])
    async with AsyncExitStack() as stack:
        tables = {name: await _begun(stack, name, tree, costs[name]) for name, tree in bots.items()}
        for table in tables.values():
            await table.sit_down()
        for _ in range(presses):
            for name, table in tables.items():
                await table.press(costs[name])
    for name, tree in trees.items():
        async with AsyncExitStack() as stack:
            table = await _begun(stack, name, tree, costs[name], counted=True)
            await table.sit_down()
            for _ in range(COUNTED_PRESSES):
                await table.press(costs[name])
    figures = {name: cost.figures() for name, cost in costs.items()}
    for name in trees:
        for what in ("start_s", "press_to_answer_ms", "cpu_ms"):
            figures[name][f"{what}_beside_bare"] = round(
                figures[name][what] / figures[BARE][what], 2
            )
    return {"machine": machine(), "presses": presses, **figures}


def main() -> None:
    """Read the command line, press, and print one JSON object."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.one_press",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--beside", type=Path, nargs="*", default=[], help="other work trees")
    parser.add_argument("--presses", type=int, default=40, help="at each bot")
    parser.add_argument("--starts", type=int, default=3, help="of each bot")
    said = parser.parse_args()
    trees = {tree.resolve().name: tree.resolve() for tree in (HERE, *said.beside)}
    print(json.dumps(asyncio.run(measure(trees, said.presses, said.starts))))


if __name__ == "__main__":
    main()
