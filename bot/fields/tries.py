"""Tries: somebody plays a deal, once for its field and as often as wanted afterwards."""

from dataclasses import replace

from bot.screens.refusal import RoomRefusal
from bot.tables.card_room import CardRoom
from bot.tables.live.live_table import LiveTable
from bot.tables.services.elsewhere import left_to_others
from data.fields import AlreadyTried, FieldDeal
from data.people import PersonRow
from data.proofs import KeptProof
from data.tables import TableRow, TableState


def running_try(
    room: CardRoom, person: int, deal: FieldDeal, *, practice: bool
) -> LiveTable | None:
    """Return the table at which somebody plays a deal now."""
    wanted = (deal.tried, practice)
    return next(
        (
            one
            for one in room.tables.of_person(person)
            if (one.row.tried, one.row.practice) == wanted
        ),
        None,
    )


async def begin_try(
    room: CardRoom, alone: TableRow, seen: PersonRow, deal: FieldDeal, *, practice: bool = False
) -> LiveTable:
    """Begin a deal as everybody plays it, at a table of one person; raise `RoomRefusal`.

    Its seats and the level of its computers are those of that table, which follow from its rules.
    For practice its field must be over, else nobody could be sure that a try is the first.
    """
    field = deal.field
    if field.over is not practice:
        over = "daily-over" if field.kind == "day" else "field-over"
        raise RoomRefusal(over if field.over else "practice-too-early")
    services = room.services
    row = replace(alone, hints=False, tried=deal.tried, practice=practice)
    proof = KeptProof(
        await services.store.fields.root(field.field_id, deal.number),
        message_id=field.message_id,
        label=deal.label,
        scheme=deal.scheme,
        postings=1 if field.message_id else 0,
        start_id=field.start_id,
    )
    try:
        return await room.seating.begin_deal(row, proof, seen)
    except AlreadyTried:
        # Whoever was deleted has none that is known, and gets none again.
        raise RoomRefusal("field-deleted", kind=field.kind) from None


async def end_tries(room: CardRoom) -> None:
    """End all tries of fields that are over, at the tables of this process."""
    live = [(one, one.row.tried) for one in room.tables.live.values() if one.row.is_try]
    running = [(one, tried) for one, tried in live if tried is not None and not one.over]
    if not running:
        return
    on = await room.services.store.fields.open_among({tried.field_id for _, tried in running})
    for live_table, tried in running:
        if tried.field_id not in on:
            with left_to_others():
                said = "daily-day-over" if tried.kind == "day" else "field-time-over"
                await live_table.close(TableState.VOID, said)


def is_withheld(row: TableRow, now: int) -> bool:
    """Whether a table's record and secrets are not to be told yet; `now` is in milliseconds."""
    return row.tried is not None and row.is_try and now < row.tried.closes_at


def withheld(row: TableRow) -> RoomRefusal:
    """Return what is said of a record that is withheld."""
    assert row.tried is not None
    return RoomRefusal("field-withheld", kind=row.tried.kind)
