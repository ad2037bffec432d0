"""A press costs one transaction, and whoever is refused a seat writes nothing."""

import asyncio
import struct
from collections.abc import AsyncGenerator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.processes import session_keeping
from bot.tables.messages import hand_receipts
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.end_to_end.daily_tries import DAY
from tests.end_to_end.kept_results import keep_game
from tests.end_to_end.mid_game import read, shows_hands
from tests.end_to_end.pauses import leaves
from tests.regular import button_ids, press_one
from tests.stored import change

pytestmark = [pytest.mark.usefixtures("ended_at_once"), pytest.mark.evening(fair=True, day=DAY)]


def commits_in(log: Path) -> int:
    """Return how many transactions a write-ahead log of SQLite holds.

    Each ends with a frame that names the size of the file after it; what is left of earlier logs
    has other salts.
    """
    content = log.read_bytes() if log.exists() else b""
    if len(content) < 32:
        return 0
    (page_size,) = struct.unpack_from(">I", content, 8)
    found = 0
    for at in range(32, len(content), 24 + page_size):
        _, size, *salts = struct.unpack_from(">IIII", content, at)
        if tuple(salts) != struct.unpack_from(">II", content, 16):
            break
        found += bool(size)
    return found


class Costs:
    """Counts the transactions of an evening."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._log = evening.database.with_name(evening.database.name + "-wal")

    @asynccontextmanager
    async def are(self, commits: int) -> AsyncGenerator[None]:
        """Hold that what is done within costs so many."""
        await self._evening.settle()
        before = commits_in(self._log)
        yield
        await self._evening.settle()
        assert commits_in(self._log) - before == commits

    async def of(self, doing: Awaitable[object], commits: int) -> None:
        """Hold that one press costs so many."""
        async with self.are(commits):
            await doing


SECONDS_TOGETHER: Final = 2.5
"""In so long all hands of a table are posted, also by a machine that is slow."""


@pytest.fixture
def seconds_an_edit() -> float:
    return SECONDS_TOGETHER


@pytest.fixture
async def costs(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Costs:
    """A card room whose computers wait, so that nobody writes but who presses."""
    monkeypatch.setattr(session_keeping, "KEEP_SECONDS", 600.0)
    await evening.close()
    evening.computer_seconds = 600.0
    await change(evening.address, "DELETE FROM gateway_sessions")
    await evening.open()
    await evening.client.turnover.turned.wait()
    while not read(evening, "SELECT shard FROM gateway_sessions"):
        await asyncio.sleep(0.01)
    return Costs(evening)


async def test_whatever_is_pressed_in_a_lobby_is_one_transaction(
    costs: Costs, alice: Person, bob: Person, carol: Person, cards: Channel
) -> None:
    async with costs.are(1):
        lobby = await alice.slash("hearts", cards, seats=3)
    await costs.of(bob.click(lobby, "Join"), 1)
    await costs.of(bob.click(lobby, "Leave"), 1)
    await costs.of(bob.click(lobby, "Join"), 1)
    async with costs.are(0):
        panel = await alice.click(lobby, "Options")
    await costs.of(alice.click(panel, "Add computer"), 1)
    pace = "Slow: 24 hours a turn"
    await costs.of(alice.select(panel, pace, placeholder="How long a turn may take"), 1)
    await costs.of(carol.click(lobby, "Join"), 1)
    await costs.of(carol.click(lobby, "New here?"), 0)
    await costs.of(alice.click(panel, "Cancel table"), 1)


async def test_the_last_who_leaves_a_lobby_ends_it_in_one_transaction(
    costs: Costs, alice: Person, cards: Channel
) -> None:
    lobby = await alice.slash("hearts", cards)
    await costs.of(alice.click(lobby, "Leave"), 1)


async def test_a_rematch_is_one_transaction(costs: Costs, evening: Evening) -> None:
    await keep_game(evening, evening.cards, 1, {evening.alice: 1, evening.bob: 2})
    board = (await evening.bob.slash("leaderboard", evening.cards)).message
    assert board is not None
    async with costs.are(1):
        lobby = await evening.bob.press_raw(board, "c1.kept1.rematch..", forged=True)
    assert "Bob opens a table" in evening.bob.reads(lobby)


async def test_who_is_refused_a_seat_writes_nothing(
    costs: Costs, people: list[Person], alice: Person, cards: Channel
) -> None:
    *seated, late = people
    opened = await alice.slash("hearts", cards, seats=3)
    as_it_was = dict(opened.message)
    for person in seated[1:]:
        await person.click(opened, "Join")
    join = button_ids(as_it_was, "join")[0][1]
    for refused, why in (
        (late, "All chairs are taken."),
        (seated[1], "You sit at this table already."),
    ):
        async with costs.are(0):
            told = await refused.press_raw(as_it_was, join, forged=True)
        assert why in refused.reads(told)
    for _ in range(4):
        question = await alice.slash("hearts", cards)
        await alice.click(question, "Open another all the same")
    async with costs.are(0):
        told = await alice.slash("hearts", cards)
    assert "5 tables" in alice.reads(told)


async def test_who_is_not_reliable_enough_writes_nothing(costs: Costs, evening: Evening) -> None:
    for number in range(5):
        await keep_game(
            evening, evening.cards, number, {evening.alice: 1, evening.bob: 2}, left={evening.bob}
        )
    lobby = await evening.alice.slash("hearts", evening.cards, reliability=80)
    async with costs.are(0):
        told = await evening.bob.click(lobby, "Join")
    assert "80" in evening.bob.reads(told)


async def test_a_game_alone_begins_in_one_transaction(
    costs: Costs, alice: Person, bob: Person, cards: Channel
) -> None:
    await costs.of(alice.slash("play", cards), 1)
    # The panel of the first game is shown again.
    await costs.of(alice.slash("play", cards), 0)
    await costs.of(bob.slash("daily", cards, game="pitch"), 1)


async def test_a_game_of_four_is_dealt_in_a_second_transaction_and_a_move_is_one(
    costs: Costs,
    people: list[Person],
    alice: Person,
    cards: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # On a busy machine half a second may lie between the first hand and the last.
    monkeypatch.setattr(hand_receipts, "TOGETHER_SECONDS", SECONDS_TOGETHER)
    lobby = await alice.slash("hearts", cards, seats=4)
    for person in people[1:]:
        await person.click(lobby, "Join")
    # Who plays, then the deal; and where all hands hang, once they do.
    async with costs.are(3):
        await alice.click(lobby, "Start")
        for person in people:
            await shows_hands(person, 1)
    passing = people[0]
    for _ in range(3):
        await costs.of(press_one(passing), 0)
    await costs.of(press_one(passing), 1)
    await costs.of(leaves(people[1]), 1)
    await costs.of(people[1].slash("hand", cards), 1)
