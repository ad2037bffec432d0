"""Thousands of hostile presses, commands and forms, none of which may count.

    python -m benchmarks.hostile --presses 20000

The bot runs as its own process against a loopback Discord in this one. People sit at a table of
each command and wait; then they and strangers do what no client would (`benchmarks.hostilities`).
It prints one JSON object, and its exit code is 1 if a claim fails: every journal is what it was,
nothing is drawn over a table, everything was answered, nothing surprised the bot, its memory is
what it was when it was warm, and it has no more tasks than before.
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from benchmarks.hostilities import Act, Hostilities, Table
from benchmarks.measuring import command_line, print_figures, progress
from benchmarks.running import RunningBot, running
from bot.screens.families import offers
from bot.screens.personal.preferences import AS_DISCORD, languages
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.people.world import World
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from loopback_discord.state.interactions import Interaction
from loopback_discord.state.messages import Message
from tests.regular import button_ids

PRESETS: Final = {offer.command: offer.default.key for offer in offers()}
"""The preset that each command plays."""
STRANGERS: Final = 12
AT_ONCE: Final = 24
WARM: Final = 0.5
"""The part of the presses after which the bot is warm.

What it keeps of late presses is full then, and strangers have most of the tables that they may.
"""
RESTING_SECONDS: Final = 5.0
"""How long nothing is done, at least, before the bot is weighed."""
RESTLESS_SECONDS: Final = 60
"""How long the computers may go on playing with strangers after that; then a task is left over."""
GROWTH_PERCENT: Final = 5.0
ALL_READ: Final = (*languages(), AS_DISCORD)
"""All choices of /language."""
ANSWER_SECONDS: Final = 20.0
"""How long an answer may take: how fast the machine is, is not what is claimed."""


@dataclass(slots=True)
class Siege:
    """Acts let loose on a bot, and what came back."""

    server: LoopbackDiscord
    hostilities: Hostilities
    done: int = 0
    begun: dict[int, tuple[Act, Interaction]] = field(
        default_factory=dict[int, tuple[Act, Interaction]]
    )

    async def press(self, count: int) -> None:
        """Do so many acts, some at once, each waiting for its answer."""
        last = self.done + count
        await asyncio.gather(*(self._presser(last) for _ in range(AT_ONCE)))

    async def _presser(self, last: int) -> None:
        while self.done < last:
            self.done += 1
            act = self.hostilities.next()
            if act.doubled:
                self.server.gateway.disturbances.duplicate_next("INTERACTION_CREATE")
            interaction = self.server.world.interactions.begin(
                act.kind,
                act.person.user,
                act.channel,
                act.data,
                source=act.source,
                name=act.name,
                shown=act.shown,
            )
            self.begun[interaction.id] = act, interaction
            wait = interaction.deadline - self.server.world.clock.now
            try:
                async with asyncio.timeout(0.2 if act.gone else wait):
                    await interaction.answered.wait()
            except TimeoutError:
                continue

    def unanswered(self) -> list[Act]:
        """Return the acts to which nothing came back.

        Discord refuses an answer that would change a message that is gone; it came all the same.
        """
        tried = {
            int(request.path.split("/")[-3])
            for request in self.server.requests
            if request.route.startswith("/interactions/")
        }
        return [
            act
            for number, (act, interaction) in self.begun.items()
            if interaction.answered_with is None and not (act.gone and number in tried)
        ]


async def _seat(world: World, command: str, channel: Channel, people: list[Person]) -> Table:
    """Start a table of two people and computers, and wait for what they see of it."""
    host, guest = people
    preset = PRESETS[command]
    lobby = await host.slash(command, channel, preset=preset, pace="slow", level="easy")
    await guest.click(lobby, "Join")
    await host.click(lobby, "Start")
    for person in people:
        await person.until(person.dms, what="a hand")
    (board,) = (one for one in host.sees(channel) if _says(one, "hand"))
    return Table(
        table_id=button_ids(board, "hand")[0][0].table,
        channel=channel,
        board=_message(world, board),
        hands=tuple((person, _message(world, person.dms()[-1])) for person in people),
    )


def _says(message: Payload, verb: str) -> bool:
    return bool(button_ids(message, verb))


def _message(world: World, shown: Payload) -> Message:
    return world.messages.find(int(shown["id"]))


_LASTING: Final = (
    """SELECT journal.* FROM journal JOIN tables USING (table_id)
    WHERE tables.solo = 0 ORDER BY table_id, number""",
    """SELECT chairs.* FROM chairs JOIN tables USING (table_id)
    WHERE tables.solo = 0 AND tables.state = 'playing' ORDER BY 1, 2""",
    "SELECT * FROM person_preferences WHERE name NOT IN ('language', 'pictures')",
    "SELECT * FROM guild_preferences",
)
"""Queries for all that a siege may not change."""


def _journals(database: Path) -> list[tuple[Any, ...]]:
    """Return the journals of all games at tables, who sits there, and what people have chosen.

    A game that a stranger begins alone, by `/play`, is the stranger's own, and so is the language
    that a stranger chooses by `/language`. Whoever presses *Bigger cards* chooses for nobody else.
    """
    with closing(sqlite3.connect(database)) as file:
        return [row for question in _LASTING for row in file.execute(question)]


async def _settled(database: Path) -> list[tuple[Any, ...]]:
    """Return the journals once the computers have played as far as they can."""
    before: list[tuple[Any, ...]] = []
    while (now := _journals(database)) != before or not now:
        before = now
        await asyncio.sleep(2)
    return now


async def besiege(
    presses: int, seed: int, folder: Path, *, read: Iterable[str] = ALL_READ
) -> dict[str, Any]:
    """Lay siege to a bot whose files are in `folder`, and return what came of it.

    It has said much in the languages of `read` before.
    """
    world = World()
    world.interactions.answer_seconds = ANSWER_SECONDS
    guild = world.add_guild("The Green Baize")
    guild.owner = world.add_person("Owner").user
    channels = [world.add_channel(guild, command) for command in PRESETS]
    seated = [[world.add_person(f"{c}-{at}") for at in range(2)] for c in PRESETS]
    strangers = [world.add_person(f"stranger-{at}") for at in range(STRANGERS)]
    database, log = folder / "room.sqlite3", folder / "log"
    with log.open("wb") as errors:
        async with running(world, folder, computer_seconds=0, errors=errors) as bot:
            tables = [
                await _seat(world, command, channel, people)
                for command, channel, people in zip(PRESETS, channels, seated, strict=True)
            ]
            await _settled(database)
            await asyncio.sleep(RESTING_SECONDS)
            # A computer may have taken longer than between two looks.
            before = await _settled(database)
            idle = (await bot.report())["tasks"]
            deleted = await _deleted(world, channels[0], strangers[0])
            await _read_in(read, channels[0], strangers[0])
            offers = strangers[0].offered(channels[0])
            siege = Siege(bot.discord, Hostilities(seed, tables, strangers, deleted, offers))
            await siege.press(round(presses * WARM))
            warm = await _at_rest(bot, idle)
            await siege.press(presses - siege.done)
            end = await _at_rest(bot, idle)
            after = _journals(database)
            changed = after != before
            unanswered = siege.unanswered()
            drawn_over = sum(not _says(table.board.shown, "hand") for table in tables)
    for act in unanswered[:20]:
        progress(f"not answered: {act.kind} {json.dumps(act.data)[:200]}")
    for row in [one for one in after if one not in before][:20]:
        progress(f"what lasts was changed: {row}")
    said = log.read_text(encoding="utf-8", errors="replace")
    progress(said[-4000:])
    return {
        "presses": siege.done,
        "journals_changed": changed,
        "tables_drawn_over": drawn_over,
        "unanswered": len(unanswered),
        "tracebacks": said.count("Traceback"),
        "incidents": said.count("incident "),
        "memory_mib": {"warm": warm["kib"] // 1024, "end": end["kib"] // 1024},
        "growth_percent": round(100 * (end["kib"] / warm["kib"] - 1), 1),
        "tasks": {"before": idle, "end": end["tasks"]},
    }


async def _read_in(read: Iterable[str], channel: Channel, person: Person) -> None:
    """Let the bot parse the texts that strangers get in languages: they stay in its memory."""
    for language in read:
        await person.slash("language", channel, language=language)
        for offer in offers():
            await person.slash("rules", channel, preset=offer.default.key)
        for command in ("help", "settings", "stats", "hand", "leave"):
            await person.slash(command, channel)


async def _deleted(world: World, channel: Channel, person: Person) -> Message:
    """Return a message that the bot has posted and somebody has deleted."""
    answer = await person.slash("leaderboard", channel)
    message = _message(world, answer.message)
    world.messages.delete(message)
    return message


async def _at_rest(bot: RunningBot, idle: int) -> Mapping[str, Any]:
    """Return the report of the bot once it has no more tasks than when it was idle, or never rests.

    Strangers leave games of their own in which the computers have still to play.
    """
    await asyncio.sleep(RESTING_SECONDS)
    for _ in range(RESTLESS_SECONDS):
        if (await bot.report())["tasks"] <= idle:
            break
        await asyncio.sleep(1)
    return await bot.report()


def holds(found: dict[str, Any]) -> bool:
    """Whether all that is claimed of a siege is true."""
    return (
        not found["journals_changed"]
        and not found["tables_drawn_over"]
        and not found["unanswered"]
        and not found["tracebacks"]
        and not found["incidents"]
        and found["growth_percent"] <= GROWTH_PERCENT
        and found["tasks"]["end"] <= found["tasks"]["before"]
    )


def main() -> int:
    """Lay siege, print what came of it, and return whether a claim failed."""
    parser = command_line("hostile", __doc__)
    parser.add_argument("--presses", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    said = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(besiege(said.presses, said.seed, Path(folder)))
    print_figures(found)
    return 0 if holds(found) else 1


if __name__ == "__main__":
    sys.exit(main())
