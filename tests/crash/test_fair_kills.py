"""The bot is killed between commitment, message, deal and reveal: all is proven."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import dataclass
from typing import Final, TypeAlias

import pytest

from engine.records.verifying import OwnersChoice, verified
from loopback_discord.payloads import Payload
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.faults import Cut
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import BotProcess, there
from tests.crash.company import PHRASEBOOK
from tests.crash.dying import DIGITS, Moment, Mortal, Step
from tests.end_to_end.looking import rest_of, saying
from tests.end_to_end.pauses import leaves
from tests.regular import button_ids, press_one

pytestmark = [pytest.mark.crash, pytest.mark.each_database_thorough]

MESSAGES: Final = "/channels/{channel_id}/messages"
MESSAGE: Final = "/channels/{channel_id}/messages/{message_id}"
ANSWER: Final = "/interactions/{interaction_id}/{token}/callback"

OF_A_GAME: Final = (
    # Once who plays is settled: before the table is posted, and before the bot hears that it is.
    Step("POST", MESSAGES, '"t{}.1"', "before"),
    Step("POST", MESSAGES, '"t{}.1"', "after"),
    # Once it is dealt, and not yet drawn.
    Moment(2),
    Step("POST", MESSAGES, '"h{}.', "before"),
    Step("POST", MESSAGES, '"h{}.', "after"),
    # The end of the deal, which tells its secret, and the next deal.
    Step("PATCH", MESSAGE, "{}.next.", "before"),
    Step("PATCH", MESSAGE, "{}.next.", "after"),
    Moment(3),
    Step("POST", MESSAGES, '"t{}.2"', "before"),
    Step("POST", MESSAGES, '"t{}.2"', "after"),
    # The end of the game, its result, and the telling of that.
    Moment(3, over=True),
    Step("POST", MESSAGES, '"x{}"', "before"),
    Step("POST", MESSAGES, '"x{}"', "after"),
)


Doing: TypeAlias = Coroutine[None, None, object]


@dataclass(slots=True)
class Evening:
    """Two people who go on pressing, whatever becomes of the bot."""

    bot: Mortal
    alice: Person
    bob: Person

    @property
    def cards(self) -> Channel:
        return self.bot.server.world.place("cards")

    async def opened(self) -> tuple[Payload, str]:
        """Open a lobby of the shortest game that there is; return it and its table's id."""
        answer = await self.alice.slash(
            "hearts", self.cards, seats=6, deals=2, level="easy", pace="slow"
        )
        table_id = button_ids(answer.message, "join")[0][0].table
        self.bot.chains[table_id] = there(self.bot.written(table_id).chain)
        return answer.message, table_id

    def promised(self, lobby: Payload | None = None) -> set[str]:
        """Return all that a lobby's message says in 64 digits, or without one the channel."""
        shown = self.alice.sees(self.cards)
        seen = [one for one in shown if lobby is None or one["id"] == lobby["id"]]
        return set(DIGITS.findall(json.dumps(seen)))

    async def starts(self, lobby: Payload, until: Callable[[], bool]) -> None:
        """Press Start until something has come of it."""
        while not until():
            with contextlib.suppress(Impossible):
                await self.alice.click(lobby, "Start")
            await asyncio.sleep(0.02)

    async def plays(self, until: Callable[[], bool]) -> None:
        """Press whatever is on offer, the next deal as well."""
        while not until():
            for person in (self.alice, self.bob):
                with contextlib.suppress(Impossible):
                    await press_one(person)
                    for end in saying(person, self.cards, "next")[-1:]:
                        for _, custom_id in button_ids(end, "next"):
                            await person.click(end, custom_id=custom_id)
            await asyncio.sleep(0.005)


@pytest.fixture
async def evening(
    bot_process: BotProcess, discord_server: LoopbackDiscord, alice: Person, bob: Person
) -> AsyncIterator[Evening]:
    bot = Mortal(bot_process, discord_server)
    await bot.live()
    yield Evening(bot, alice, bob)
    await bot.watch_no_more()


async def dies_there(evening: Evening, doing: Doing, dead: Callable[[], bool]) -> None:
    """Do something until the bot is dead of it."""
    task = asyncio.create_task(doing)
    await evening.alice.until(dead, what="the kill")
    await evening.bot.die()
    await task


@pytest.mark.each_database
@pytest.mark.parametrize("cut", ["before", "after"])
async def test_a_lobby_that_dies_with_its_answer_keeps_its_promise(
    evening: Evening, cut: Cut
) -> None:
    """It is shown with the next command if it was not seen; nothing is promised a second time.

    A lobby that is closed then leaves nothing of what it promised.
    """
    bot, alice, cards = evening.bot, evening.alice, evening.cards
    dead = bot.dies_at(Step("POST", ANSWER, "", cut))
    await dies_there(evening, alice.slash("hearts", cards), dead)
    ((table_id,),) = bot.process.rows("SELECT table_id FROM tables")
    kept, chain = bot.process.rows("SELECT table_id, root FROM proofs"), bot.written(table_id).chain
    assert chain is not None
    await bot.live()
    if cut == "before":
        assert not saying(alice, cards, "join")
        await alice.slash("hearts", cards)
    (lobby,) = await alice.until(lambda: saying(alice, cards, "join"), what="the lobby")
    assert evening.promised(lobby) == {chain.commitment}
    await evening.bob.click(lobby, "Join")
    await alice.until(
        lambda: bot.process.rows("SELECT message_id FROM tables") == [(int(lobby["id"]),)],
        what="the lobby's message kept",
    )
    assert bot.process.rows("SELECT table_id, root FROM proofs") == kept
    assert evening.promised(lobby) == {chain.commitment}
    await alice.click(await alice.click(lobby, "Options"), "Cancel table")
    await alice.until(lambda: bot.written(table_id).state == "closed", what="the end of the lobby")
    await bot.die()
    assert bot.process.rows("SELECT root, record FROM proofs") == []
    assert await bot.left(table_id) == ([], 0)


@pytest.mark.long
async def test_no_kill_changes_a_deal_or_leaves_one_unproven(evening: Evening) -> None:
    bot, alice, bob = evening.bot, evening.alice, evening.bob
    lobby, table_id = await evening.opened()
    commitment = bot.chains[table_id].commitment
    await bob.click(lobby, "Join")
    await bot.die()
    dealt: list[tuple[int, str]] = []

    async def dies_and_lives(doing: Doing, dead: Callable[[], bool]) -> None:
        """Let it die of something, and find all that was written and promised as it was."""
        nonlocal dealt
        await dies_there(evening, doing, dead)
        before = bot.written(table_id)
        if before.state == "playing":
            assert before.actions[: len(dealt)] == dealt
            assert before.chain is not None
            assert before.chain.commitment == commitment
            dealt = before.actions

    for at, step in enumerate(OF_A_GAME):
        # It may do so as soon as it lives again.
        if isinstance(step, Moment):
            latest = next(later for later in OF_A_GAME[at:] if isinstance(later, Step))
            dead = bot.dies_as_soon_as(step, table_id, latest)
        else:
            dead = bot.dies_at(step, table_id)
        await bot.live(dead)
        starting = bot.written(table_id).state == "lobby"
        await dies_and_lives(evening.starts(lobby, dead) if starting else evening.plays(dead), dead)
        # The lobby's message goes when the game begins; that of the game holds it while
        # it is played, and the record afterwards.
        if bot.written(table_id).state == "lobby":
            assert evening.promised(lobby) == {commitment}
        elif bot.written(table_id).game.outcome is None and not starting:
            assert commitment in evening.promised()
    await bot.live()
    await alice.until(lambda: saying(alice, evening.cards, "more"), what="the result")
    result = saying(alice, evening.cards, "more")[-1]
    await alice.click(await rest_of(alice, result), "Record of the game")
    await bot.die()
    (record,), aborted = await bot.left(table_id)
    assert record["actions"][: len(dealt)] == [list(done) for done in dealt]
    found = verified(record)
    assert (found.wrong, found.choices) == (False, (OwnersChoice.POSTED_AGAIN,)), found
    assert found.over
    assert found.commitment == commitment
    # Each life before the deal has posted the table, and Discord has shown one message of it.
    assert record["fair"]["postings"] == 3
    (bound,) = [one for one in alice.sees(evening.cards) if one["id"] == record["fair"]["message"]]
    assert int(bound["id"]) > int(lobby["id"])
    # The record of the game, at the latest, tells all of them.
    draws = len(found.draws)
    assert bot.early == []
    assert bot.shown == {(table_id, draw) for draw in range(1, draws + 1)}
    assert aborted == 0
    assert bot.process.rows("SELECT root FROM proofs WHERE root NOTNULL") == []


@pytest.mark.each_database
async def test_a_game_that_is_ended_early_is_proven_though_the_bot_dies_of_it(
    evening: Evening,
) -> None:
    bot, alice, bob = evening.bot, evening.alice, evening.bob
    lobby, table_id = await evening.opened()
    await bob.click(lobby, "Join")
    await evening.starts(lobby, lambda: bot.written(table_id).draws == 2)
    await evening.plays(lambda: len(bot.written(table_id).actions) > 20)
    dealt = bot.written(table_id)
    dead = bot.dies_at(Step("PATCH", MESSAGE, PHRASEBOOK("table-ended-by", name="Alice"), "before"))

    async def end() -> None:
        await leaves(bob)
        await leaves(alice, "End the game")

    await dies_there(evening, end(), dead)
    (record,), aborted = await bot.left(table_id)
    assert record["actions"][: len(dealt.actions)] == [list(done) for done in dealt.actions]
    assert dealt.chain is not None
    found = verified(record)
    assert found.holds, found
    assert not found.over
    assert found.commitment == dealt.chain.commitment
    assert record["fair"]["secrets"] == [dealt.chain.secret(draw).hex() for draw in (1, 2)]
    assert aborted == 1
    assert bot.early == []
