"""What nobody decided: it is noted how it came about, and anybody can come to it again."""

from collections import Counter
from random import Random
from typing import Final

import pytest

from bot.tables.computers.stand_ins import STRONGEST, Asked, decided
from bot.tables.session.results import ended_record
from bot.tables.workers.worker_pool import Thought, WorkerPool
from engine.contract.view import SeatView
from engine.players.decision import Basis
from engine.players.policy import Level, RandomPlayer
from engine.records.auditing import MoveFinding, audited
from tests.conftest import there
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.regular import hand_message

ACTS: Final = 12
"""How many actions there are, some half of which are computers': passes first, then cards."""


@pytest.fixture
def fair() -> bool:
    return True


@pytest.fixture
def thinking_seconds() -> float:
    return 60


async def made_again(evening: Evening) -> Counter[tuple[Basis, Level | None]]:
    """Count what nobody decided by what it rests on; made again it has to be the same."""
    row, store = evening.live_table.row, evening.store
    entries = await store.journal.read(row.table_id)
    record = there(ended_record(row, entries, await store.proofs.get(row.table_id)))
    audit = audited(record, record["seal"])
    assert not audit.wrong
    assert set(audit.counts) == {MoveFinding.SAME}
    found = [entry.decision for entry in entries if entry.decision is not None]
    assert audit.counts.total() == len(found) > 3
    return Counter((decision.basis, decision.level) for decision in found)


@pytest.mark.long
async def test_what_computers_did_follows_from_the_view_the_level_and_the_secret(
    evening: Evening,
) -> None:
    await gather_at_table(evening.alice, [evening.bob], level="hard")
    await evening.alice.until(lambda: hand_message(evening.alice), what="the hand")
    await play_until(
        [evening.alice, evening.bob], lambda: evening.live_table.moment.play.next_number > ACTS
    )
    await evening.live_table.settle()
    found = await made_again(evening)
    assert set(found) == {(Basis.PLAYER, "hard")}


@pytest.fixture
def seeds(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Level, int]]:
    """The levels that are asked, each with its seed."""
    found: list[tuple[Level, int]] = []
    decision = WorkerPool.decision

    async def noted(
        pool: WorkerPool,
        level: Level,
        family: str,
        view: SeatView,
        seed: int,
        *,
        steady: bool = False,
    ) -> Thought:
        found.append((level, seed))
        return await decision(pool, level, family, view, seed, steady=steady)

    monkeypatch.setattr(WorkerPool, "decision", noted)
    return found


@pytest.mark.long
async def test_who_stands_in_does_what_a_hint_advises_whether_or_not_it_was_asked_for(
    evening: Evening, seeds: list[tuple[Level, int]]
) -> None:
    await gather_at_table(evening.alice, [evening.bob], hints=True, level="easy")
    await evening.alice.until(lambda: "Hint" in evening.alice.faces(evening.alice.dm_channel))
    live_table = evening.live_table
    await evening.alice.click(evening.alice.dm_channel, "Hint")
    await evening.alice.until(lambda: live_table.moment.advice(0).thought, what="the advice")
    advised = there(live_table.moment.advice(0).thought)
    asked = Asked(
        live_table.row,
        live_table.game,
        0,
        live_table.session.table.seed(0),
        live_table.moment.play.next_number,
    )
    unasked = await decided(asked, evening.client.room.services.worker_pool, simply=False)
    assert unasked.action == advised.action
    assert advised.decision[:2] == unasked.decision[:2] == (Basis.PLAYER, STRONGEST)
    simply = await live_table.moves.decision(0, simply=True)
    drawn = RandomPlayer().decide(live_table.game.view(0), Random(live_table.session.table.seed(0)))
    assert (simply.action, simply.decision[:2]) == (drawn, (Basis.PLAYER, "random"))
    mine = [(level, seed) for level, seed in seeds if level != "easy"]
    asked_for = [
        (level, live_table.session.table.seed(0)) for level in (STRONGEST, STRONGEST, "random")
    ]
    assert mine == asked_for

    for seat in (0, 1):
        await live_table.scheduler.turn_passed(seat)
    await evening.alice.until(lambda: live_table.moment.play.next_number > 4, what="all passes")

    entries = await evening.store.journal.read(live_table.table_id)
    passed = next(entry for entry in entries if entry.seat == 0)
    assert passed.action == advised.action
    found = await made_again(evening)
    assert found[Basis.PLAYER, STRONGEST] >= 2
    assert found[Basis.PLAYER, "easy"] >= 2
    assert set(found) == {(Basis.PLAYER, STRONGEST), (Basis.PLAYER, "easy")}
