"""A bot on a file is stopped and started again in mid-trick, as `systemctl restart` does."""

import asyncio
import random
import signal
import sys
import time
from typing import Final

import pytest

from bot.app.exit_codes import ExitCode
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.interactions import ANSWER_SECONDS
from tests.conftest import BotProcess
from tests.crash.company import Company, Told
from tests.crash.siege import places_over

pytestmark = [pytest.mark.crash, pytest.mark.long, pytest.mark.timeout(300)]

TABLES: Final = 3
SEATS: Final = 4
THINK_SECONDS: Final = 0.5
GRACE_SECONDS: Final = 1.0
"""Seconds that presses of before may take to be answered, once the next process hears them.

Or half as long as nobody heard them, which says how slow the machine is.
"""


def seated(discord_server: LoopbackDiscord, told: Told) -> list[Company]:
    """Let people sit down at some tables."""
    world, chance = discord_server.world, random.Random()
    companies: list[Company] = []
    for place in places_over(world, shards=1, guilds=1, channels=TABLES):
        names = [f"P{len(companies) * SEATS + seat}" for seat in range(SEATS)]
        for name in names:
            world.add_person(name)
        companies.append(
            Company(
                discord_server,
                told,
                " ".join(names),
                seats=SEATS,
                chance=chance,
                cards=place,
                deals=20,
                think_seconds=THINK_SECONDS,
            )
        )
    return companies


async def ask_on(company: Company, person: Person) -> None:
    """Ask for help all the while, as somebody does whose turn it is not."""
    while True:
        await company.waited(lambda: person.slash("help", company.cards))
        await asyncio.sleep(THINK_SECONDS)


async def everybody_plays(companies: list[Company], told: Told) -> None:
    """Wait until everybody has played another card, or has passed some."""
    before = set(told.plays)
    await companies[0].host.until(
        lambda: len({play.person for play in told.plays - before}) == TABLES * SEATS,
        what="a card of everybody",
        timeout=120,
    )


@pytest.mark.parametrize("patience", [ANSWER_SECONDS, 20.0], ids=["as Discord", "patient"])
async def test_every_press_around_a_restart_is_answered_that_discord_has_not_given_up(
    bot_process: BotProcess, discord_server: LoopbackDiscord, patience: float
) -> None:
    discord_server.world.interactions.answer_seconds = patience
    told, may_press = Told(), asyncio.Event()
    may_press.set()
    companies = seated(discord_server, told)
    await bot_process.begin(anew=True)
    async with asyncio.TaskGroup() as evening:
        playing = [evening.create_task(company.play_on(may_press)) for company in companies]
        await everybody_plays(companies, told)
        asking = [
            evening.create_task(ask_on(company, person))
            for company in companies
            for person in (company.host, *company.guests)
        ]
        await asyncio.sleep(1)
        stopped = time.monotonic()
        assert await bot_process.end(signal.SIGTERM) == ExitCode.STOPPED
        await bot_process.begin(anew=True)
        heard = time.monotonic()
        await everybody_plays(companies, told)
        for one in (*playing, *asking):
            one.cancel()
    unanswered = [wait.since - stopped for wait in told.waits if wait.seconds is None]
    meanwhile = sum(stopped <= wait.since <= heard for wait in told.waits)
    sys.stdout.write(
        f"away for {heard - stopped:.1f} s, {meanwhile} presses meanwhile, unanswered those at"
        f" {[round(at, 1) for at in unanswered]}\n"
    )
    assert meanwhile >= TABLES * SEATS
    away = heard - stopped
    answered = away + max(GRACE_SECONDS, away / 2)
    assert all(0 <= at < answered - patience for at in unanswered)
    assert discord_server.gateway.resumed == 1
    assert "incident" not in bot_process.log.read_text()
