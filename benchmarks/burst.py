"""How long the first answers take if many presses arrive in one instant.

    python -m benchmarks.burst

Everybody presses *My hand* at one table at once. Discord waits three seconds for a first answer;
the loopback Discord of this benchmark waits longer, so that late ones are counted. The bot runs
as a process of its own.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from benchmarks.percentiles import percentiles
from benchmarks.room import Evening, many_tables, open_room
from bot.playground.payloads import Payload, buttons_of
from bot.playground.person import Person
from bot.playground.places import Channel

LONGEST_SECONDS: Final = 60.0
DISCORD_SECONDS: Final = 3.0


def _tables(person: Person, where: Channel) -> list[Payload]:
    """Return the messages with *My hand* on them."""
    return [
        message
        for message in person.sees(where)
        if any(".hand." in str(button.get("custom_id")) for button in buttons_of(message))
    ]


async def _pressed(person: Person, where: Channel, table: Payload) -> float:
    """Press *My hand* and return how many seconds its first answer took."""
    since = time.perf_counter()
    await person.click(where, "My hand", message=table)
    return time.perf_counter() - since


async def burst(presses: int) -> dict[str, Any]:
    """Return the milliseconds of first answers to so many presses, and how many came too late."""
    world, seated = many_tables(1, 4)
    where, people = seated[0]
    with tempfile.TemporaryDirectory() as folder:
        async with open_room(world, Path(folder), computer_seconds=1) as server:
            server.world.interactions.answer_seconds = LONGEST_SECONDS
            await Evening(server).sit_down(seated)
            await people[0].until(lambda: _tables(people[0], where), LONGEST_SECONDS, "the table")
            table = _tables(people[0], where)[-1]
            took = await asyncio.gather(
                *(_pressed(people[at % len(people)], where, table) for at in range(presses))
            )
    late = sum(seconds > DISCORD_SECONDS for seconds in took)
    figures = percentiles([seconds * 1000 for seconds in took])
    return {"presses": presses, "first_answer_ms": figures, "after_three_seconds": late}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.burst", description=__doc__)
    parser.add_argument("--presses", type=int, default=2000)
    print(json.dumps(asyncio.run(burst(parser.parse_args().presses))))
