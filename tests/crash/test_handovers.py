"""A bot is replaced by another process in the middle of tricks, and nobody at a table notices."""

import asyncio
import os
import random
import signal
import sqlite3
import stat
import sys
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final

import pytest

from bot.exit_codes import ExitCode
from bot.playground.loopback import LoopbackDiscord
from bot.playground.request_log import Request
from bot.processes.handover_line import BUSY, GIVE_UP, READY, HandoverLine
from data.sqlite.migrating import shipped
from data.tables import TableState
from tests.conftest import BotProcess
from tests.crash.company import Company, Told
from tests.crash.heirs import SOON_READY, Heirs, ended
from tests.crash.remembered import found_after_death
from tests.crash.test_kills import results

HANDOVERS = int(os.environ.get("CARDROOM_HANDOVERS", "2"))
pytestmark = [pytest.mark.crash, pytest.mark.timeout(300 + 15 * HANDOVERS)]

ACKNOWLEDGE: Final = 6
"""The type of an answer that says only that a press has arrived."""

IMPATIENT: Final = (
    SOON_READY
    + """
from bot.processes import inheriting
inheriting.READY_SECONDS = inheriting.FREE_SECONDS = 0.3
"""
)

NEWER: Final = (
    SOON_READY
    + """
from bot.processes import holding
from data.sql.migrations import Migration
from data.sqlite import database
from data.sqlite.migrating import shipped

SLOW = '''
CREATE TABLE slow AS WITH RECURSIVE numbers(n) AS
(SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000000) SELECT max(n) AS n FROM numbers;
'''
holding.HELD_SECONDS = holding.LOOK_SECONDS = 0.05
database.shipped = lambda: (*shipped(), Migration(shipped()[-1].number + 1, "slow", SLOW))
"""
)

HESITANT: Final = (
    SOON_READY
    + """
import asyncio
from bot.processes.handover_line import TAKE, HandoverLine
say = HandoverLine.say

async def say_late(line, word, **more):
    await asyncio.sleep(6 * (word == TAKE))
    await say(line, word, **more)

HandoverLine.say = say_late
"""
)
"""The heir is asked to confirm, and does so when Discord has lost its patience."""

PATIENT: Final = (
    SOON_READY
    + """
from bot.processes import handing_over
handing_over.TAKEN_SECONDS = 60
"""
)

STUCK: Final = (
    SOON_READY
    + """
import asyncio
from bot import under_way
from bot.desk import Desk
under_way.ACKNOWLEDGED_SECONDS = 0.5

async def wait(*_):
    await asyncio.Future()

Desk._take = wait
"""
)
"""Presses are acknowledged, and nobody sees to them."""


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
async def company(discord_server: LoopbackDiscord, told: Told) -> Company:
    names = "Alice Bob Carol Dave"
    return Company(discord_server, told, names, seats=4, chance=random.Random())


@asynccontextmanager
async def playing(company: Company, *, to_the_end: bool = False) -> AsyncGenerator[None]:
    """Let people play, whatever happens meanwhile."""
    may_press = asyncio.Event()
    may_press.set()
    async with asyncio.TaskGroup() as evening:
        game = evening.create_task(company.play_on(may_press))
        yield
        company.leaving = True
        if not to_the_end:
            game.cancel()


async def cards_are_played(company: Company, told: Told, count: int = 8) -> None:
    """Wait until so many more cards or passes were answered."""
    before = len(told.plays)
    await company.host.until(lambda: len(told.plays) >= before + count, what="some cards")


async def test_nobody_notices_that_one_process_after_another_takes_the_tables_over(
    discord_server: LoopbackDiscord, heirs: Heirs, company: Company, told: Told, tmp_path: Path
) -> None:
    chance = random.Random()
    await heirs.begin()
    async with playing(company, to_the_end=True):
        for _ in range(HANDOVERS):
            await cards_are_played(company, told, chance.randrange(2, 9))
            before = heirs.newest
            assert await heirs.has_the_file(await heirs.start())
            assert await ended(before) == ExitCode.STOPPED
            preloaded = said_at(heirs.newest, "1 tables are preloaded")
            assert preloaded <= said_at(before, "another process takes this one's place")
    assert told.unanswered == 0
    assert refused_answers(discord_server) == []
    await nothing_is_lost(discord_server, heirs, told, company, tmp_path / "found")
    sys.stdout.write(
        f"{HANDOVERS} hand-overs, {told.presses} presses,"
        f" {len(told.plays)} cards and"
        f" passes acknowledged, none unanswered\n"
    )


def said_at(process: BotProcess, words: str) -> str:
    """Return when a process said something in its log."""
    lines = process.log.read_text().splitlines()
    return next(line[: len("2026-11-23 12:00:00,000")] for line in lines if words in line)


def refused_answers(discord_server: LoopbackDiscord) -> list[int]:
    """Return with which status first answers were refused, as Discord does with a second one."""
    answers = first_answers(discord_server)
    return [answer.status for answer in answers if answer.status not in (200, 204)]


def acknowledgements(discord_server: LoopbackDiscord) -> int:
    answers = first_answers(discord_server)
    return sum(answer.body["type"] == ACKNOWLEDGE for answer in answers)


def first_answers(discord_server: LoopbackDiscord) -> list[Request]:
    return discord_server.asked("POST", "/interactions/{interaction_id}/{token}/callback")


async def nothing_is_lost(
    discord_server: LoopbackDiscord, heirs: Heirs, told: Told, company: Company, aside: Path
) -> None:
    """Hold that all that was told is remembered, and that each result was told once."""
    played = set(company.played)
    await company.host.until(lambda: results(discord_server).keys() >= played, what="every result")
    await heirs.newest.end()
    memory = await found_after_death(heirs.database, aside)
    memory.holds(told)
    finished = [one for one, game in memory.games.items() if game.row.state is TableState.FINISHED]
    assert results(discord_server) == Counter(finished)
    assert played <= set(finished)
    for process in heirs.processes:
        said = process.log.read_text()
        assert "incident" not in said
        assert "Traceback" not in said


async def test_an_heir_goes_on_if_the_process_before_it_is_killed_meanwhile(
    discord_server: LoopbackDiscord, heirs: Heirs, company: Company, told: Told, tmp_path: Path
) -> None:
    before = await heirs.begin()
    async with playing(company):
        await cards_are_played(company, told)
        before.kill(signal.SIGSTOP)
        heir = await heirs.start()
        assert await heir.connected()
        await before.end()
        # What it owed an answer before the heir was there.
        discord_server.world.interactions.give_up()
        assert await heirs.has_the_file(heir)
        await cards_are_played(company, told)
    await nothing_is_lost(discord_server, heirs, told, company, tmp_path / "found")


async def test_a_process_goes_on_if_its_heir_is_killed_meanwhile(
    discord_server: LoopbackDiscord, heirs: Heirs, company: Company, told: Told, tmp_path: Path
) -> None:
    process = await heirs.begin()
    async with playing(company):
        await cards_are_played(company, told)
        heir = await heirs.start()
        assert await heir.connected()
        await heir.end()
        for heard in ((), (READY,)):
            line = await HandoverLine.to(heirs.socket)
            await line.say(GIVE_UP)
            for word in heard:
                await line.hear(word, 20)
            line.close()
            await company.host.until(
                lambda: "carry on here after all" in process.log.read_text(), what="it goes on"
            )
            await cards_are_played(company, told)
        assert await heirs.has_the_file(await heirs.start())
        assert await ended(process) == ExitCode.STOPPED
    assert told.unanswered == 0
    await nothing_is_lost(discord_server, heirs, told, company, tmp_path / "found")


async def test_an_heir_answers_what_the_process_before_it_has_only_acknowledged(
    discord_server: LoopbackDiscord, heirs: Heirs
) -> None:
    assert await heirs.has_the_file(await heirs.start(take_over=False, first=STUCK))
    alice, cards = discord_server.world.person("Alice"), discord_server.world.place("cards")
    await alice.slash("hearts", cards)
    heir = await heirs.start()
    # The heir hears of the press as well, and has asked for the file before it is waited for.
    assert await heir.connected()
    answer = await alice.click(cards, "Learn in a minute")
    assert answer.kind == "deferred"
    await alice.until(lambda: "Hearts in a minute" in alice.reads(cards), what="the answer")


@pytest.mark.long
async def test_nobody_waits_in_vain_for_an_heir_that_hesitates(
    discord_server: LoopbackDiscord, heirs: Heirs, company: Company, told: Told, tmp_path: Path
) -> None:
    # Longer than Discord's, as a busy machine is slow to acknowledge as well.
    discord_server.world.interactions.answer_seconds = 5.0
    before = await heirs.start(take_over=False, first=PATIENT)
    assert await heirs.has_the_file(before)
    async with playing(company):
        await cards_are_played(company, told)
        heir = await heirs.start(first=HESITANT)
        assert await ended(before) == ExitCode.STOPPED
        assert acknowledgements(discord_server) > 0
        assert await heirs.has_the_file(heir)
        await cards_are_played(company, told)
    assert told.unanswered == 0
    await nothing_is_lost(discord_server, heirs, told, company, tmp_path / "found")


async def test_two_heirs_do_not_take_one_place(heirs: Heirs) -> None:
    await heirs.begin()
    assert stat.S_IMODE(heirs.socket.stat().st_mode) == 0o600
    first, second = await HandoverLine.to(heirs.socket), await HandoverLine.to(heirs.socket)
    await first.say(GIVE_UP)
    await first.hear(READY, 20)
    await second.say(GIVE_UP)
    await second.hear(BUSY, 20)
    for line in (first, second):
        line.close()


async def test_an_heir_waits_for_a_process_that_is_just_ending(heirs: Heirs) -> None:
    process = await heirs.begin()
    heirs.socket.unlink()
    heir = await heirs.start()
    while "cannot be asked for it" not in heir.log.read_text():
        await asyncio.sleep(0.01)
    await process.end(signal.SIGTERM)
    assert await heirs.has_the_file(heir)


@pytest.mark.parametrize("trouble", ["hangs", "knows nothing of heirs"])
async def test_a_process_that_does_not_hand_its_file_over_keeps_it(
    heirs: Heirs, company: Company, told: Told, trouble: str
) -> None:
    process = await heirs.begin()
    async with playing(company):
        await cards_are_played(company, told)
        if trouble == "hangs":
            process.kill(signal.SIGSTOP)
        else:
            heirs.socket.unlink()
        heir = await heirs.start(first=IMPATIENT)
        assert await ended(heir) == ExitCode.SETTINGS
        assert "does not hand it over" in heir.log.read_text()
        process.kill(signal.SIGCONT)
        await cards_are_played(company, told)
    assert told.unanswered == 0


async def test_an_heir_of_a_newer_version_migrates_the_file_between_two_cards(
    discord_server: LoopbackDiscord, heirs: Heirs, company: Company, told: Told, tmp_path: Path
) -> None:
    before = await heirs.begin()
    async with playing(company):
        await cards_are_played(company, told)
        heir = await heirs.start(first=NEWER)
        assert await ended(before) == ExitCode.STOPPED
        # From now on nobody answers until the file is migrated.
        acknowledged = acknowledgements(discord_server)
        assert await heirs.has_the_file(heir)
        assert acknowledgements(discord_server) > acknowledged
        await cards_are_played(company, told)
    assert told.unanswered == 0
    await heir.end()
    with closing(sqlite3.connect(heirs.database)) as file:
        assert file.execute("SELECT n FROM slow").fetchall() == [(3_000_000,)]
        # The file as this version knows it, to be looked at.
        file.execute(f"PRAGMA user_version = {shipped()[-1].number}")
    await nothing_is_lost(discord_server, heirs, told, company, tmp_path / "found")
