"""Starting: how a lobby in the store becomes a table in play, and back if nothing was dealt."""

from dataclasses import replace

from bot.room.chances import chance_of
from bot.room.services import Services
from data.tables import TableRow, TableState, WrongState
from engine.fairness.chance import Chance
from engine.table.chairs import Chair


async def begun(
    services: Services, row: TableRow, chairs: tuple[Chair, ...]
) -> tuple[TableRow, Chance]:
    """Return a lobby's row as that of a game which begins now, and its chance.

    Raise `WrongState`.
    """
    chance = chance_of(services, row, await services.store.proofs.get(row.table_id))
    dealer = chance.first_dealer(row.seat_count)
    started_at = services.now()
    await services.store.tables.held(row.epoch).start(
        row.table_id,
        dealer=dealer,
        seat_count=row.seat_count,
        chairs=chairs,
        started_at=started_at,
        shown_at=chance.message_id,
    )
    begun_row = replace(
        row, chairs=chairs, dealer=dealer, started_at=started_at, state=TableState.PLAYING
    )
    return begun_row, chance


async def undone(services: Services, row: TableRow) -> bool:
    """Make a lobby again of a table that was not dealt; return whether it is one.

    A game that was dealt stays begun: whether anybody has seen a picture of it is not always
    known. The next process carries on with it.
    """
    try:
        await services.store.tables.held(row.epoch).back_to_lobby(row.table_id, row.chairs)
    except WrongState:
        # It had not got as far as that, or further.
        return not await services.store.journal.read(row.table_id)
    return True
