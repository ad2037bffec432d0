"""Proofs: what a game's chance follows from is kept with its table, and goes when it is over."""

from dataclasses import replace
from typing import Any

from data.proofs import KeptProof
from data.seasons import span_of
from data.store import Store
from data.tables import TableRow, TableState
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.fairness.chain import Secret, seat_key_of
from engine.fairness.terms import SeatMark
from engine.players.decision import Basis, Decision
from engine.players.revision import REVISION
from engine.table.journal import Author, Entry
from tests.conftest import there
from tests.data.places import Place
from tests.table_rows import GAME, LOBBY

ROOT = Secret(bytes(range(32)))
DECIDED = Decision(Basis.PLAYER, "hard", 3)
PLAYED = (
    Entry(0, -1, Action.read("deal 2C3C 4C5C"), 5, Author.DEALER),
    Entry(1, 0, Action.read("play 2C"), 6, Author.COMPUTER, DECIDED),
)


OPENED = KeptProof(ROOT)


async def opened(store: Store, proof: KeptProof = OPENED, *, table: TableRow = LOBBY) -> None:
    await store.tables.add(table, proof)


async def begun(
    store: Store, proof: KeptProof = OPENED, *, table: TableRow = LOBBY, shown_at: int = 7
) -> None:
    await opened(store, proof, table=table)
    await store.tables.start(
        table.table_id, dealer=1, seat_count=4, started_at=9, shown_at=shown_at
    )


def recorded(entries: tuple[Entry, ...], proof: KeptProof | None) -> dict[str, Any]:
    assert proof is not None
    return {"entries": [str(entry.action) for entry in entries], "message": proof.message_id}


async def test_a_game_that_begins_is_bound_to_a_message_and_to_how_often_that_was_posted(
    store: Store,
) -> None:
    await opened(store)
    await store.tables.set_message(LOBBY.table_id, 41, 0)
    assert await store.proofs.get(LOBBY.table_id) == KeptProof(ROOT)
    for count in (1, 2):
        await store.tables.claim(LOBBY.table_id, chairs=LOBBY.chairs, claimed_at=8)
        claimed = KeptProof(ROOT, postings=count)
        assert await store.proofs.get(LOBBY.table_id) == claimed
        assert await store.proofs.live(LOBBY.owner) == {LOBBY.table_id: claimed}
    await store.tables.start(
        LOBBY.table_id,
        dealer=1,
        seat_count=4,
        started_at=9,
        shown_at=43,
        message_id=43,
        entries=PLAYED[:1],
    )
    assert await store.proofs.get(LOBBY.table_id) == KeptProof(ROOT, 43, postings=2)
    row = there(await store.tables.get(LOBBY.table_id))
    assert (row.message_id, row.message_deal) == (43, 1)
    assert await store.journal.read(LOBBY.table_id) == PLAYED[:1]
    assert await store.proofs.live("another") == {}


async def test_a_posting_that_was_refused_does_not_count(store: Store) -> None:
    await opened(store)
    await store.tables.claim(LOBBY.table_id, chairs=LOBBY.chairs, claimed_at=8)
    await store.tables.back_to_lobby(LOBBY.table_id, LOBBY.chairs, posted=False)
    assert await store.proofs.get(LOBBY.table_id) == KeptProof(ROOT)


async def test_a_posting_that_may_have_been_counts_on(store: Store) -> None:
    await opened(store)
    await store.tables.claim(LOBBY.table_id, chairs=LOBBY.chairs, claimed_at=8)
    await store.tables.count_posting(LOBBY.table_id)
    await store.tables.back_to_lobby(LOBBY.table_id, LOBBY.chairs, posted=True)
    assert await store.proofs.get(LOBBY.table_id) == KeptProof(ROOT, postings=2)
    assert await store.proofs.aborted(LOBBY.guild_id, "all", LOBBY.family) == 0
    # Its cards could be known, so that it counts if it comes to nothing.
    await store.tables.close(LOBBY.table_id, TableState.CLOSED, 99, recorded=recorded)
    assert await store.proofs.aborted(LOBBY.guild_id, "all", LOBBY.family) == 1


async def test_who_sits_where_is_settled_before_the_message_and_stays(store: Store) -> None:
    marks = (SeatMark(1, "ab" * 32), None, SeatMark(0, "cd" * 32), None)
    await opened(store)
    await store.tables.claim(
        LOBBY.table_id, chairs=LOBBY.chairs, claimed_at=8, people=marks, start_id=40
    )
    await store.tables.start(
        LOBBY.table_id, dealer=1, seat_count=4, started_at=9, shown_at=43, entries=PLAYED
    )
    bound = KeptProof(ROOT, 43, postings=1, people=marks, start_id=40)
    assert await store.proofs.get(LOBBY.table_id) == bound
    assert await store.proofs.seat_key(LOBBY.table_id) == seat_key_of(ROOT)


async def test_a_seat_key_stays_when_the_game_is_over_until_somebody_who_sat_there_is_deleted(
    store: Store,
) -> None:
    for table_id in (GAME.game_id, "t2"):
        await begun(store, table=replace(LOBBY, table_id=table_id))
    await store.results.finish(GAME)
    await store.journal.append("t2", PLAYED)
    await store.tables.close("t2", TableState.CLOSED, 99, recorded=recorded)
    for table_id in (GAME.game_id, "t2"):
        assert await store.proofs.get(table_id) is None
        assert await store.proofs.seat_key(table_id) == seat_key_of(ROOT)
    person = there(GAME.seats[0].person)
    await store.privacy.delete(person)
    assert [await store.proofs.seat_key(one) for one in (GAME.game_id, "t2")] == [None, None]
    assert await store.proofs.record("t2") is not None


async def test_a_day_and_a_game_of_before_have_no_seat_key(store: Store) -> None:
    day, before = KeptProof(ROOT, 0, label="x"), KeptProof(ROOT, scheme="cardroom-fair-2")
    for table_id, proof in (("day", day), ("before", before)):
        await opened(store, proof, table=replace(LOBBY, table_id=table_id))
        assert await store.proofs.seat_key(table_id) is None


async def test_the_proof_of_a_deal_that_a_field_has_is_kept_whole(store: Store) -> None:
    proof = KeptProof(ROOT, 43, label="k3m9x2ab-2", postings=1, start_id=40)
    await opened(store, proof)
    assert await store.proofs.get(LOBBY.table_id) == proof


async def test_a_game_that_has_begun_keeps_what_it_follows_from(store: Store, place: Place) -> None:
    await begun(store, shown_at=0)
    await store.tables.set_message(LOBBY.table_id, 41, 0)
    await store.tables.set_message(LOBBY.table_id, 42, 1)
    assert await store.proofs.get(LOBBY.table_id) == KeptProof(ROOT, 0, REVISION)
    # What a later version has of computers changes nothing in a game that has begun.
    await store.close()
    await place.do("UPDATE proofs SET revision = 7")
    again = await place.opened()
    assert await again.proofs.get(LOBBY.table_id) == KeptProof(ROOT, 0, 7)
    await again.close()


async def test_a_game_without_a_result_leaves_its_record_and_no_secret(store: Store) -> None:
    await begun(store)
    await store.journal.append(LOBBY.table_id, PLAYED)
    assert await store.proofs.record(LOBBY.table_id) is None
    await store.tables.close(LOBBY.table_id, TableState.CLOSED, 99, recorded=recorded)
    assert await store.proofs.get(LOBBY.table_id) is None
    kept = {"entries": ["deal 2C3C 4C5C", "play 2C"], "message": 7}
    assert await store.proofs.record(LOBBY.table_id) == kept
    assert await store.proofs.aborted(LOBBY.guild_id, "all", LOBBY.family) == 1
    assert await store.proofs.aborted(LOBBY.guild_id, "1970-01", LOBBY.family) == 1
    assert await store.proofs.aborted(LOBBY.guild_id, "1970-02", LOBBY.family) == 0
    assert await store.proofs.aborted(LOBBY.guild_id + 1, "all", LOBBY.family) == 0
    begins, over = span_of("s38")
    for at, expected in ((begins - 1, 0), (begins, 1), (over - 1, 1), (over, 0)):
        await store.write(
            lambda writing, at=at: writing.do("UPDATE tables SET ended_at = ?", (at,))
        )
        assert await store.proofs.aborted(LOBBY.guild_id, "s38", LOBBY.family) == expected


async def test_a_game_that_cannot_be_written_down_keeps_its_secret(store: Store) -> None:
    def unreadable(*_: object) -> None:
        raise Unreadable("its rows")

    await begun(store)
    await store.journal.append(LOBBY.table_id, PLAYED)
    closing = store.tables.close
    await closing(LOBBY.table_id, TableState.CLOSED, 9, recorded=unreadable, keep_journal=True)
    assert await store.proofs.get(LOBBY.table_id) == KeptProof(ROOT, 7)
    assert there(await store.tables.get(LOBBY.table_id)).state is TableState.CLOSED


async def test_a_game_alone_and_a_lobby_are_no_games_without_a_result(store: Store) -> None:
    await begun(store, table=replace(LOBBY, solo=True))
    await opened(store, table=replace(LOBBY, table_id="lobby"))
    for table_id in (LOBBY.table_id, "lobby"):
        await store.tables.close(table_id, TableState.CLOSED, 99, recorded=recorded)
        assert await store.proofs.record(table_id) is None
        assert await store.proofs.get(table_id) is None
    assert await store.proofs.aborted(LOBBY.guild_id, "all", LOBBY.family) == 0


async def test_a_finished_game_keeps_no_root_and_has_its_record(store: Store) -> None:
    await begun(store, table=replace(LOBBY, table_id=GAME.game_id))
    assert await store.results.finish(GAME)
    assert await store.proofs.get(GAME.game_id) is None
    assert await store.proofs.record(GAME.game_id) == GAME.record


async def test_how_a_computer_decided_is_kept_with_what_it_did(store: Store) -> None:
    await begun(store)
    await store.journal.append(LOBBY.table_id, PLAYED)
    assert await store.journal.read(LOBBY.table_id) == PLAYED


async def test_a_table_keeps_the_scheme_that_it_was_opened_under(store: Store) -> None:
    first = KeptProof(ROOT, 7, scheme="cardroom-fair-1")
    await begun(store, first)
    assert await store.proofs.get(LOBBY.table_id) == first
    assert await store.proofs.live(LOBBY.owner) == {LOBBY.table_id: first}


async def test_a_root_is_named_nowhere() -> None:
    assert "\\x01" not in repr(KeptProof(ROOT))
    assert ROOT.hex() not in repr(KeptProof(ROOT))
