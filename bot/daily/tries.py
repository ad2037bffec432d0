"""Tries: somebody plays the deal of a day, once for the field and as often as wanted afterwards."""

from dataclasses import replace

from bot.screens.daily.games import LEVEL, SEATS
from bot.screens.refusal import RoomRefusal
from bot.tables.card_room import CardRoom
from bot.tables.live.live_table import LiveTable
from data.daily import AlreadyTried, DayDeal
from data.people import PersonRow
from data.proofs import KeptProof
from data.seasons import day_end
from data.tables import TableRow


def running_try(room: CardRoom, person: int, deal: DayDeal, *, practice: bool) -> LiveTable | None:
    """Return the table at which somebody plays the deal of a day now."""
    wanted = (deal.day, deal.family, practice)
    return next(
        (
            one
            for one in room.tables.of_person(person)
            if (one.row.day, one.row.family, one.row.practice) == wanted
        ),
        None,
    )


async def begin_try(
    room: CardRoom, alone: TableRow, seen: PersonRow, deal: DayDeal, *, practice: bool = False
) -> LiveTable:
    """Begin the deal of a day as everybody plays it, at a table of one person; raise `RoomRefusal`.

    For practice the day must be over, else nobody could be sure that a try is the first.
    """
    if deal.over is not practice:
        raise RoomRefusal("daily-over" if deal.over else "practice-too-early")
    services = room.services
    row = replace(
        alone, seat_count=SEATS, level=LEVEL, hints=False, day=deal.day, practice=practice
    )
    root = await services.store.daily.root(deal.day, deal.family)
    proof = KeptProof(root, message_id=0, label=deal.label, scheme=deal.scheme)
    try:
        return await room.seating.begin_day(row, proof, seen)
    except AlreadyTried:
        # Whoever was deleted has none that is known, and gets none again.
        raise RoomRefusal("daily-deleted") from None


def is_withheld(row: TableRow, now: int) -> bool:
    """Whether a table's record and secrets are not to be told yet; `now` is in milliseconds."""
    return row.day is not None and row.is_try and now < day_end(row.day)
