"""The rows of tables that are about to open: their ids, and that of a rematch."""

import secrets
from dataclasses import replace

from bot.text.button_ids import ID_LENGTH, ID_LETTERS
from data.tables import TableRow, TableState
from engine.table.chairs import Presence


def new_table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def rematch_row(old: TableRow, host_id: int, *, owner: str, now: int) -> TableRow:
    """Return a lobby with the rules and seats of a finished table.

    Those who left it and those whose data was deleted are not in it. The new host is back even
    after leaving it.
    """
    chairs = tuple(
        replace(chair, presence=Presence.HERE, missed=0)
        for chair in old.chairs
        if not chair.forgotten and (chair.presence is not Presence.LEFT or chair.person == host_id)
    )
    return replace(
        old,
        table_id=new_table_id(),
        owner=owner,
        host_id=host_id,
        state=TableState.LOBBY,
        dealer=None,
        parent_id=None,
        home_id=old.home or None,
        message_id=None,
        message_deal=0,
        opened_at=now,
        started_at=None,
        ended_at=None,
        rematch_of=old.table_id,
        paused_until=None,
        clock_from=0,
        chairs=chairs,
        tried=None,
        practice=False,
    )
