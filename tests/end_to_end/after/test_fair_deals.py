"""Fair deals: every card follows from what the lobby promised and from what nobody could choose."""

import asyncio
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from data.tables import TableState
from engine.cards import Card
from engine.contract.seats import DEALER
from engine.fairness.chain import Chain
from engine.fairness.chance import Binding, FairChance
from engine.records.verifying import OwnersChoice, verified
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import over, published, saying
from tests.end_to_end.mid_game import read, started
from tests.end_to_end.restarting import break_off, change, restart
from tests.end_to_end.short_games import short_game_begun
from tests.end_to_end.watching import Watch
from tests.regular import hand_message, press_one
from tests.stored import held

pytestmark = pytest.mark.each_database_thorough


MESSAGES = "/channels/{channel_id}/messages"
CALLBACK = "/interactions/{interaction_id}/{token}/callback"


@pytest.fixture
def fair() -> bool:
    return True


async def record(evening: Evening, table_id: str) -> dict[str, Any]:
    return there(await evening.store.proofs.record(table_id))


async def test_cards_follow_from_a_message_that_is_posted_when_all_have_seen_the_promise(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    lobby = await alice.slash("hearts", cards)
    (open_lobby,) = evening.client.room.tables.lobbies.values()
    table_id, commitment = open_lobby.table_id, open_lobby.commitment
    assert commitment is not None
    assert published(lobby.message) == [commitment]
    await bob.click(lobby, "Join")
    kept = there(await evening.store.proofs.get(table_id))
    assert (kept.message_id, kept.postings) == (None, 0)
    assert repr(kept.root) not in repr(kept)
    # The message is posted before anything is dealt, and says so.
    posted = discord_server.faults.add("POST", MESSAGES, times=1, late_seconds=0.5)
    await alice.click(lobby, "Start")
    await alice.until(lambda: posted.hits, what="the table's message")
    (waiting,) = [one for one in alice.sees(cards) if "being dealt" in text_of(one)]
    assert await evening.store.journal.read(table_id) == ()
    await bob.until(lambda: hand_message(bob) or saying(bob, cards, "hand"), what="the table")
    dealt = there(await evening.store.proofs.get(table_id))
    assert (dealt.message_id, dealt.postings) == (int(waiting["id"]), 1)
    (table,) = saying(alice, cards, "hand")
    assert table["id"] == waiting["id"]
    assert published(table) == [commitment]


async def test_a_table_whose_posting_nobody_heard_of_is_posted_again_and_that_is_told(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    lobby = await alice.slash("hearts", cards)
    await bob.click(lobby, "Join")
    (open_lobby,) = evening.client.room.tables.lobbies.values()
    table_id = open_lobby.table_id
    # The process ends while its table is posted; Discord has it, and nobody heard so.
    posted = discord_server.faults.add("POST", MESSAGES, times=1, late_seconds=30)
    starting = asyncio.create_task(alice.click(lobby, "Start"))
    await alice.until(lambda: posted.hits, what="the table's message")
    await alice.until(
        lambda: any("being dealt" in text_of(one) for one in alice.sees(cards)), what="it shown"
    )
    await break_off(evening)
    await starting
    claimed = "SELECT state FROM tables WHERE started_at IS NOT NULL"
    assert read(evening, claimed) == [("lobby",)]
    await evening.open()
    await alice.until(lambda: evening.client.room.tables.live, what="the table")
    proof = there(await evening.store.proofs.get(table_id))
    assert proof.postings == 2
    await alice.until(lambda: saying(alice, cards, "hand"), what="the table drawn")
    (table,) = saying(alice, cards, "hand")
    assert proof.message_id == int(table["id"])
    assert not [one for one in alice.sees(cards) if "being dealt" in text_of(one)]
    assert "posted 2 times" in str(evening.live_table.drawing.line())


async def test_a_game_that_begins_before_the_lobbys_receipt_has_its_own_message(
    evening: Evening,
) -> None:
    evening.discord_server.faults.add("POST", CALLBACK, times=1, late_seconds=2)
    await evening.alice.slash("hearts", evening.cards, target=100, seats=4)
    (lobby,) = saying(evening.bob, evening.cards, "join")
    receipt, *_ = evening.discord_server.asked("POST", CALLBACK)
    await evening.bob.click(lobby, "Join")
    await evening.alice.click(lobby, "Start")
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the table")
    live_table = evening.live_table
    kept = there(await evening.store.proofs.get(live_table.table_id))
    assert kept.message_id == live_table.board.message_id != int(lobby["id"])
    await evening.alice.until(lambda: receipt.status, what="the receipt")
    await evening.settle()
    await evening.client.room.settle(1)
    # The receipt that comes at last does not take the place of the table's own message.
    row = there(await evening.store.tables.get(live_table.table_id))
    assert (row.message_id, row.message_deal) == (live_table.board.message_id, 1)


@pytest.mark.parametrize("restarted", [False, True], ids=["in one go", "through restarts"])
async def test_a_whole_game_verifies(evening: Evening, *, restarted: bool) -> None:
    await short_game_begun(evening, [evening.alice, evening.bob], evening.cards, target=3)
    table_id = evening.live_table.table_id
    commitment = there(next(iter(evening.client.room.tables.live.values())).moment.proof)
    if restarted:
        await play_until([evening.alice, evening.bob], lambda: evening.live_table.deal == 2)
        await restart(evening)
    await play_until([evening.alice, evening.bob], lambda: over(evening.alice, evening.cards))
    written = await record(evening, table_id)
    found = verified(written)
    assert found.holds, found
    assert found.over
    assert found.commitment == commitment.commitment
    assert len(found.draws) == 1 + sum(seat == DEALER for seat, _ in written["actions"])
    # The secrets of the deals to come, which nobody was told, are gone with the game.
    assert await evening.store.proofs.get(table_id) is None


async def test_a_deal_is_the_same_however_often_the_bot_dies_before_it(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts", evening.cards)
    (open_lobby,) = evening.client.room.tables.lobbies.values()
    for person in evening.people[1:]:
        await person.click(lobby, "Join")
    table_id = open_lobby.table_id
    await evening.alice.click(lobby, "Start")
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the table")
    dealt = await evening.store.journal.read(table_id)
    dealer = evening.live_table.row.dealer
    await break_off(evening)
    # As if it had died after the last commit before the cards.
    await change(evening, "DELETE FROM journal WHERE table_id = ?", table_id)
    await evening.open()
    await evening.alice.until(lambda: evening.client.room.tables.live, what="the table again")
    # It is dealt once the table is there.
    while not (again := await evening.store.journal.read(table_id)):
        await asyncio.sleep(0.01)
    assert [entry.action for entry in again] == [entry.action for entry in dealt]
    assert evening.live_table.row.dealer == dealer


async def test_a_game_that_is_ended_early_keeps_a_record_that_verifies_and_is_counted(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    await started(people, target=100)
    live_table = evening.live_table
    proofs = evening.store.proofs
    table_id, guild_id = live_table.table_id, live_table.row.guild_id
    assert await proofs.aborted(guild_id, "all", "hearts") == 0
    for _ in range(6):
        for person in people:
            await press_one(person)
    assert await proofs.record(table_id) is None
    await live_table.close(TableState.CLOSED, "table-closed-empty")
    told = there(live_table.moment.proof)
    written = await record(evening, table_id)
    assert written["fair"]["secrets"] == list(told.secrets)
    await people[0].until(
        lambda: [written["seal"]] in map(published, people[0].sees(cards)), what="the seal"
    )
    found = verified(written)
    assert found.holds, found
    assert not found.over
    assert await proofs.get(table_id) is None
    assert await proofs.aborted(guild_id, "all", "hearts") == 1
    assert await proofs.aborted(guild_id, "2020-01", "hearts") == 0
    assert await proofs.aborted(guild_id, "all", "canasta") == 0


async def test_a_secret_waits_until_the_end_of_its_game_is_written(evening: Evening) -> None:
    await started([evening.alice], target=100)
    live_table = evening.live_table
    before = there(live_table.moment.proof)
    async with held(evening.address):
        ending = asyncio.create_task(live_table.close(TableState.CLOSED, "table-closed-empty"))
        await evening.alice.until(lambda: live_table.moment.closed, what="the end")
        # The store may yet refuse it, and then this deal is played on.
        assert live_table.moment.proof == before
        fair = there(live_table.frame().fair)
        assert fair.secret is None
    await ending
    after = there(live_table.moment.proof)
    assert len(after.secrets) == len(before.secrets) + 1


async def test_what_is_published_is_never_what_the_cards_follow_from(evening: Evening) -> None:
    await started(evening.people, target=100)
    live_table = evening.live_table
    kept = there(await evening.store.proofs.get(live_table.table_id))
    chain = Chain(kept.root)
    told = there(live_table.moment.proof)
    # In the first deal only the secret of who deals first may be known.
    assert told.secrets == (chain.secret(1).hex(),)
    key_hash = bytes.fromhex(there(chain.seat_key_hash))
    assert told.commitment == sha256(chain.secret(1) + key_hash).hexdigest()
    seen = {told.commitment, *told.secrets}
    assert not seen & {chain.secret(draw).hex() for draw in range(2, 1001)}


class SecretWatch(Watch):
    """Looks for secrets of deals that are not over, and for seeds, in all that leaves the bot."""

    chain: Chain | None = None
    looked = 0

    def _judge(self, where: str, text: str, known: frozenset[Card]) -> None:
        del known
        if self.chain is None:
            return
        for live_table in self._live_tables():
            told = there(live_table.moment.proof)
            over = len(told.secrets)
            self.looked += 1
            hidden = {self.chain.secret(draw).hex() for draw in range(over + 1, over + 4)}
            if not live_table.over:
                hidden |= {str(live_table.session.table.seed(seat)) for seat in range(3)}
            self.leaks += [f"{where}: {word}" for word in hidden if word in text]


async def test_secrets_leave_the_bot_only_after_their_deal(evening: Evening) -> None:
    watch = SecretWatch(evening, evening.discord_server)
    watch.begin()
    await short_game_begun(evening, evening.people[:3], evening.cards, target=3)
    kept = there(await evening.store.proofs.get(evening.live_table.table_id))
    watch.chain = Chain(kept.root)
    await play_until(evening.people, lambda: over(evening.alice, evening.cards))
    watch.end()
    assert watch.looked > 100
    assert watch.leaks == []


async def test_a_game_whose_lobby_was_never_acknowledged_keeps_to_no_message(
    evening: Evening,
) -> None:
    await short_game_begun(evening, evening.people[:3], evening.cards, target=3)
    table_id = evening.live_table.table_id
    await change(evening, "UPDATE proofs SET message_id = 0 WHERE table_id = ?", table_id)
    await change(evening, "DELETE FROM journal WHERE table_id = ?", table_id)
    # The message of the table is another one, and nobody knew it when the game began.
    await restart(evening)
    await play_until(evening.people, lambda: over(evening.alice, evening.cards))
    written = await record(evening, table_id)
    assert written["fair"]["message"] == "0"


async def test_a_game_that_began_under_the_first_scheme_goes_on_under_it(evening: Evening) -> None:
    await short_game_begun(evening, evening.people[:3], evening.cards, target=3)
    table_id = evening.live_table.table_id
    kept = there(await evening.store.proofs.get(table_id))
    await break_off(evening)
    await change(
        evening, "UPDATE proofs SET scheme = 'cardroom-fair-1' WHERE table_id = ?", table_id
    )
    await change(evening, "DELETE FROM journal WHERE table_id = ?", table_id)
    dealer = FairChance(
        kept.root, table_id, Binding(kept.message_id or 0, "cardroom-fair-1"), Random()
    ).first_dealer(3)
    await change(evening, f"UPDATE tables SET dealer = {dealer} WHERE table_id = ?", table_id)
    await evening.open()
    await play_until(evening.people, lambda: over(evening.alice, evening.cards))
    written = await record(evening, table_id)
    assert written["fair"]["scheme"] == "cardroom-fair-1"
    assert "postings" not in written["fair"]
    found = verified(written, written["seal"])
    assert (found.wrong, found.choices) == (False, (OwnersChoice.FIRST_SCHEME,))


async def test_a_start_pressed_before_a_new_process_carries_on_begins_once(
    evening: Evening, alice: Person, bob: Person, cards: Channel, caplog: pytest.LogCaptureFixture
) -> None:
    lobby = await alice.slash("hearts", cards)
    await bob.click(lobby, "Join")
    await restart(evening)
    (open_lobby,) = evening.client.room.tables.lobbies.values()
    room = evening.client.room
    starts = asyncio.create_task(room.start(open_lobby, 1))
    # It is looked first who is kept out.
    while not open_lobby.starting:
        await asyncio.sleep(0)
    assert not starts.done()
    await room.carry_on((open_lobby,))
    await starts
    await alice.until(lambda: saying(alice, cards, "hand"), what="the table")
    proof = there(await evening.store.proofs.get(open_lobby.table_id))
    assert (proof.postings, proof.start_id) == (1, 1)
    assert "incident" not in caplog.text
