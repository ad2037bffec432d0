"""A write that only its owner may make of a table is refused once another process owns it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, Final, TypeAlias, cast

import asyncpg  # pyright: ignore[reportMissingTypeStubs]  it has types, and does not say so
import pytest

from data.proofs import KeptProof
from data.sql.database import Writing
from data.sql.tables import Tables, must_own
from data.store import Store
from data.tables import HandRow, TableState
from engine.fairness.chain import Secret
from engine.table.chairs import Chair
from engine.table.journal import JournalConflict
from tests.data.places import Place, PostgresPlace
from tests.table_rows import GAME, LOBBY

CHAIRS: Final = (Chair("Eve", 15), Chair("Fay", 16), Chair("Cleo"), Chair("Dan"))
ROOT: Final = Secret(bytes(range(32)))

Write: TypeAlias = Callable[[Tables], Awaitable[object]]


async def noted(held: Tables, message_id: int) -> None:
    """Note where a lobby hangs, and keep it."""
    held.note_message("t1", message_id)
    await held.keep_message("t1")


IN_LOBBY: Final[Mapping[str, Write]] = {
    "set_chairs": lambda held: held.set_chairs("t1", CHAIRS, host=15),
    "set_message": lambda held: held.set_message("t1", 77, 0),
    "keep_message": lambda held: noted(held, 78),
    "set_rules": lambda held: held.set_rules("t1", {"target": 100}, 9),
    "set_terms": lambda held: held.set_terms(
        "t1", level="hard", hints=True, pace="quick", next_deal="at-once", reliability=50
    ),
    "claim": lambda held: held.claim("t1", chairs=CHAIRS, claimed_at=4),
    "start": lambda held: held.start("t1", dealer=1, seat_count=4, started_at=5, shown_at=6),
}
CLAIMED: Final[Mapping[str, Write]] = {
    "count_posting": lambda held: held.count_posting("t1"),
    "back_to_lobby": lambda held: held.back_to_lobby("t1", CHAIRS, posted=False),
}
IN_PLAY: Final[Mapping[str, Write]] = {
    "set_attendance": lambda held: held.set_attendance("t1", CHAIRS, paused_until=8, clock_from=7),
    "set_message": lambda held: held.set_message("t1", 77, 1),
    "set_hands": lambda held: held.set_hands("t1", [HandRow("t1", 0, 5, 6, 1)]),
    "set_reminded": lambda held: held.set_reminded("t1", 0, 3),
    "close": lambda held: held.close("t1", TableState.CLOSED, 9),
}
UNASKED: Final = {
    "add": "a new table has had no owner yet",
    "note_message": "it writes nothing by itself",
    "take_over": "it is what begins another epoch",
    "set_announced": "it is as true whoever has posted the result",
    "set_result": "whoever posts it is given the same message",
}
READING: Final = {*"get live owner_of unannounced sent of_person of_guild held some".split()}


def test_it_is_decided_for_every_write_whether_it_is_the_owners() -> None:
    methods = {name for name in vars(Tables) if not name.startswith("_")}
    assert methods == IN_LOBBY.keys() | CLAIMED.keys() | IN_PLAY.keys() | UNASKED.keys() | READING


@pytest.mark.parametrize(
    ("state", "name"),
    [
        *((TableState.LOBBY, name) for name in (*IN_LOBBY, *CLAIMED)),
        *((TableState.PLAYING, name) for name in IN_PLAY),
    ],
)
async def test_a_table_takes_nothing_from_whoever_owned_it_before(
    store: Store, place: Place, state: TableState, name: str
) -> None:
    write = {**IN_LOBBY, **CLAIMED}[name] if state is TableState.LOBBY else IN_PLAY[name]
    await store.tables.add(replace(LOBBY, state=state), KeptProof(ROOT))
    if name in CLAIMED:
        await store.tables.claim("t1", chairs=CHAIRS, claimed_at=4)
    await store.tables.take_over("next")
    before = await place.everything()
    with pytest.raises(JournalConflict) as conflict:
        await write(store.tables.held(1))
    assert conflict.value.table_id == "t1"
    assert await place.everything() == before
    await write(store.tables.held(2))
    assert await place.everything() != before


async def test_a_result_is_kept_by_the_owner_alone(store: Store) -> None:
    await store.tables.add(replace(LOBBY, state=TableState.PLAYING))
    await store.tables.take_over("next")
    with pytest.raises(JournalConflict):
        await store.results.finish(GAME, epoch=1)
    assert await store.results.get(GAME.game_id) is None
    assert await store.results.finish(GAME, epoch=2)
    # What was kept is not told a second time by who has lost the table.
    with pytest.raises(JournalConflict):
        await store.results.finish(GAME, epoch=1)
    assert not await store.results.finish(GAME, epoch=2)


async def test_nobody_becomes_the_owner_while_the_owner_writes(
    postgres_place: PostgresPlace,
) -> None:
    await postgres_place.emptied()
    store = await postgres_place.opened()

    async def work(writing: Writing) -> None:
        await must_own(writing, "t1", 1)
        # Not even a share: two that had one, and change the row then, would wait for each other.
        with pytest.raises(cast("Any", asyncpg).LockNotAvailableError):
            await postgres_place.rows("SELECT 1 FROM tables WHERE table_id = 't1' FOR SHARE NOWAIT")

    try:
        await store.tables.add(LOBBY)
        await store.database.write(work, within_table=True)
    finally:
        await store.close()
