"""Challenges and tournaments as a dead bot left them, counted again from the records of games."""

from collections import Counter
from typing import Any, Final

import pytest

from data.addresses import StoreAddress
from data.opening import store_at
from data.store import Store
from engine.records.moments import moments
from engine.records.record import read_whole_record
from engine.records.verifying import verified
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.data.daily.deals_won import deals_won, table_of
from tests.fairness.specification import verdicts
from tests.regular import button_ids
from tests.stored import closed_after, rows_of

OF_A_CHALLENGE: Final = ("field-accept", "field-play", "field-again")

_FIELDS: Final = """
SELECT field, kind, deals, message_id, start_id, closes_at, ending, closed, settled_at, result_id
FROM fields WHERE kind <> 'day' ORDER BY field
"""
_TRIES: Final = """
SELECT tries.number, tries.person, tries.table_id, points,
    CAST(lead AS DOUBLE PRECISION) / rivals, games.ended_at, commitment
FROM field_tries AS tries JOIN field_deals USING (field, number)
LEFT JOIN games ON games.game_id = tries.table_id WHERE tries.field = ?
"""
_TWICE: Final = """
SELECT field, field_deal, host_id FROM tables WHERE field IS NOT NULL AND host_id > 0
GROUP BY field, field_deal, host_id HAVING count(*) > 1
"""


async def recounted(address: StoreAddress) -> Counter[str]:
    """Hold that all fields are over but days, each as its records say; count what there was."""
    assert rows_of(address, _TWICE) == []
    found = Counter[str]()
    async with closed_after(await store_at(address)) as store:
        for field, kind, deals, message, start, closes_at, ending, *over in rows_of(
            address, _FIELDS
        ):
            closed, settled_at, result = over
            assert (closed, settled_at is None, result is None) == (1, False, False), field
            margins = dict[tuple[int, int], float]()
            for number, person, table_id, points, margin, ended_at, commitment in rows_of(
                address, _TRIES, field
            ):
                # A game whose last card was played too late counts for nothing.
                in_time = ended_at is not None and ended_at < closes_at
                told_as = (field, kind, number, table_id, ended_at, closes_at, ending, margin, over)
                assert in_time is (margin is not None), told_as
                found["tries"] += 1
                if in_time:
                    found[f"finished in {kind}s"] += 1
                    proof = {
                        "commitment": commitment,
                        "message": str(message),
                        "table": f"{field}-{number}",
                        "start": str(start),
                    }
                    told = await _recorded(store, table_id, person, proof)
                    margins[person, number] = told[1]
                    assert (points, margin) == pytest.approx(told)
            if ending == "void":
                found["void"] += 1
                margins = {}
            await (_holds if kind == "challenge" else _holds_of_many)(store, field, deals, margins)
            found[f"{kind}s"] += 1
            found["told"] += result > 0
    return found


async def _holds(
    store: Store, field: str, deals: int, margins: dict[tuple[int, int], float]
) -> None:
    first, second = await store.entries.of(field)
    if not margins:
        assert (first.score, second.score) == (None, None)
        return
    won = deals_won(margins, (first.person, second.person), deals)
    assert (first.score, second.score) == tuple(10_000 * one // (2 * deals) for one in won)
    assert (first.rank, second.rank) == (1 + (won[0] < won[1]), 1 + (won[1] < won[0]))


async def _holds_of_many(
    store: Store, field: str, deals: int, margins: dict[tuple[int, int], float]
) -> None:
    found = await store.entries.of(field)
    places = sorted((one.rank, one.score) for one in found if one.rank and one.score is not None)
    assert places == sorted(table_of(margins, deals)), field


async def _recorded(
    store: Store, table_id: str, person: int, proof: dict[str, Any]
) -> tuple[int, float]:
    """Return the points of a try and what it was better by, once its record is proven."""
    record = there(await store.proofs.record(table_id))
    found = verified(record)
    assert (found.wrong, found.lacks, found.over) == (False, (), True), found
    assert {name: record["fair"][name] for name in proof} == proof
    assert found.commitment == proof["commitment"]
    # Nobody's press has begun the tournament of a week.
    choice = {"choice"} if proof["start"] == "0" else set[str]()
    assert verdicts(record) <= {"holds", "note", *choice}, verdicts(record)
    *_, last = moments(read_whole_record(record))
    row = there(await store.tables.get(table_id))
    # Nobody is left in the chair of whoever was deleted, which is the first.
    seat = next((at for at, chair in enumerate(row.chairs) if chair.person is not None), 0)
    # A bot that dies as it deletes somebody's data may have taken them from their table alone.
    assert person < 0 or row.chairs[seat].person in (person, None), (person, row)
    points = [sum(deal[at] for deal in last.game.deal_scores) for at in range(row.seat_count)]
    sides = there(last.game.outcome).sides
    others = [points[side[0]] for side in sides if seat not in side]
    ahead = points[seat] - sum(others) / len(others)
    return points[seat], ahead if last.game.variant.highest_wins else -ahead


def challenge_messages(person: Person, where: Channel) -> dict[str, list[Payload]]:
    """Return the messages of each challenge that somebody sees and can press, oldest first."""
    found = dict[str, list[Payload]]()
    for message in person.sees(where):
        for field in {says.text for says, _ in button_ids(message, *OF_A_CHALLENGE)}:
            # Only that of a challenge itself is for all to see.
            if not message["ephemeral"]:
                found.setdefault(field, []).append(message)
    return found
