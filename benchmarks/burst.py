"""How long the first answers take if many presses arrive in one instant, and what stays of them.

    python -m benchmarks.burst
    python -m benchmarks.burst --bursts 3 --beside ../earlier

Everybody presses *My hand* at one of two tables at once, and meanwhile somebody does at the other.
Discord waits three seconds for a first answer; the loopback Discord of this benchmark waits
longer, so that late ones are counted. The bot runs as a process of its own: what that holds in
memory is looked at before, at its highest so far, and a minute after each burst (Linux only).
`--beside` measures the bot of other work trees of the project too, on the same Discord.
"""

import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

from benchmarks.evening import Evening
from benchmarks.measuring import command_line, percentiles, print_figures, trees
from benchmarks.running import RunningBot, many_tables, running
from loopback_discord.payloads import Payload, buttons_of
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel

LONGEST_SECONDS: Final = 60.0
DISCORD_SECONDS: Final = 3.0
QUIET_SECONDS: Final = 25.0
"""Before the first burst: as long as the bot takes to look at its memory after a start."""

AFTER_SECONDS: Final = 60.0


def _tables(person: Person, where: Channel) -> list[Payload]:
    """Return the messages with *My hand* on them."""
    return [
        message
        for message in person.sees(where)
        if any(".hand." in str(button.get("custom_id")) for button in buttons_of(message))
    ]


async def _pressed(person: Person, table: Payload) -> float:
    """Press *My hand* and return how many seconds its first answer took."""
    since = time.perf_counter()
    await person.click(table, "My hand")
    return time.perf_counter() - since


async def _held_mib(bot: RunningBot, name: str = "kib") -> float:
    """Return what the bot holds in memory, or held at most."""
    return round((await bot.report())[name] / 1024, 1)


async def _burst(
    bot: RunningBot, presses: int, seated: list[tuple[Channel, list[Person]]]
) -> dict[str, Any]:
    (where, people), (elsewhere, (other,)) = seated
    # Whoever has pressed before sees thousands of messages.
    table, other_table = _tables(people[0], where)[-1], _tables(other, elsewhere)[-1]
    before = await _held_mib(bot)
    *took, beside = await asyncio.gather(
        *(_pressed(people[at % len(people)], table) for at in range(presses)),
        _pressed(other, other_table),
    )
    highest = await _held_mib(bot, "most_kib")
    await asyncio.sleep(AFTER_SECONDS)
    return {
        "first_answer_ms": percentiles([seconds * 1000 for seconds in took]),
        "after_three_seconds": sum(seconds > DISCORD_SECONDS for seconds in took),
        "other_table_ms": round(beside * 1000),
        "mib": [before, highest, await _held_mib(bot)],
    }


async def bursts(presses: int, count: int, tree: Path) -> None:
    """Print for each of so many bursts how long answers took, and what the bot held in memory."""
    world, (full, (elsewhere, (other, *_))) = many_tables(2, 4)
    seated = [full, (elsewhere, [other])]
    with tempfile.TemporaryDirectory() as folder:
        async with running(world, Path(folder), tree=tree) as bot:
            bot.discord.world.interactions.answer_seconds = LONGEST_SECONDS
            await Evening(bot.discord).sit_down(seated)
            for where, (first, *_) in seated:
                posted = partial(_tables, first, where)
                await first.until(posted, LONGEST_SECONDS, "the table")
            await asyncio.sleep(QUIET_SECONDS)
            for _ in range(count):
                print_figures({tree.name: await _burst(bot, presses, seated)})


if __name__ == "__main__":
    parser = command_line("burst", __doc__, beside=True)
    parser.add_argument("--presses", type=int, default=2000)
    parser.add_argument("--bursts", type=int, default=1)
    chosen = parser.parse_args()
    for tree in trees(chosen).values():
        asyncio.run(bursts(chosen.presses, chosen.bursts, tree))
