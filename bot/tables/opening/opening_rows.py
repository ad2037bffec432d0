"""The rows of tables that are about to open: of one that somebody asks for, and of a rematch."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.text.button_ids import ID_LENGTH, ID_LETTERS
from data.tables import NextDeal, TableRow, TableState
from engine.contract.variant import Option, Variant
from engine.players.policy import Level
from engine.table.chairs import Chair, Presence


def new_table_id() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """The table somebody asks for. Names are as Discord gives them.

    `another` says that it is wanted beside tables that the host has in the guild already.
    """

    guild_id: int
    guild_name: str
    channel_id: int
    channel_name: str
    home_id: int | None = None
    host_id: int
    host_name: str
    locale: str
    preset: str
    options: Mapping[str, Option]
    seat_count: int
    level: Level
    hints: bool
    pace: str
    next_deal: NextDeal = "interval"
    solo: bool = False
    reliability: int = 0
    table_id: str = field(default_factory=new_table_id)
    another: bool = False


def wished_row(wish: Wish, chosen: Variant, *, owner: str, now: int) -> TableRow:
    """Return a lobby with the host seated, in which `chosen` is to be played."""
    return TableRow(
        table_id=wish.table_id,
        owner=owner,
        guild_id=wish.guild_id,
        guild_name=wish.guild_name,
        channel_id=wish.channel_id,
        channel_name=wish.channel_name,
        home_id=wish.home_id or wish.channel_id or None,
        host_id=wish.host_id,
        family=chosen.family,
        preset=chosen.key,
        options=dict(chosen.options),
        revision=chosen.revision,
        seat_count=wish.seat_count,
        level=wish.level,
        hints=wish.hints,
        pace=wish.pace,
        next_deal=wish.next_deal,
        solo=wish.solo,
        reliability=wish.reliability,
        state=TableState.LOBBY,
        locale=wish.locale,
        opened_at=now,
        chairs=(Chair(wish.host_name, person=wish.host_id, level=wish.level),),
    )


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
        day=None,
        practice=False,
    )
