"""Days as shape 2 kept them, in tables of their own: one each that is settled, closed, on, to come.

Anton and Berta finished on the first, with a lead of 3 and of 0; Berta alone on the second. On the
third Anton has finished, Berta is in the middle of her try, and somebody was forgotten.
"""

import hmac
from dataclasses import replace
from pathlib import Path
from typing import Final

from data.addresses import StoreAddress
from data.postgresql.migrating import migrated
from data.seasons import ALL_TIME, day_end, day_start, four_weeks_of, week_of
from data.sql.database import Value
from data.sql.migrations import migrations_in
from data.sql.rows import COLUMNS, places, values_of
from data.sqlite.database import SqliteDatabase
from engine.fairness.chain import Secret
from engine.table.chairs import Chair
from tests.stored import change
from tests.table_rows import LOBBY

SETTLED, CLOSED, ON, TO_COME = "2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"
ANTON, BERTA, FORGOTTEN = 21, 22, 23
ROOT: Final = Secret(bytes(range(32)))
LINE: Final = ("pass QS", "play 2C")
GUILD = 7


async def opened_at_shape(address: StoreAddress, number: int) -> None:
    """Open a database as the version did whose newest shape is that."""
    if isinstance(address, Path):
        known = migrations_in("data.sqlite")[:number]
        await (await SqliteDatabase.open(address, known)).close()
    else:
        await migrated(address, migrations_in("data.postgresql")[:number])


async def kept_days(address: StoreAddress) -> None:
    """Make a database of shape 2 that has these days."""
    await opened_at_shape(address, 2)
    await _keep_deals(address)
    await _keep_tries(address)
    await _keep_tables(address)


async def _put(address: StoreAddress, table: str, **values: Value) -> None:
    said = f"INSERT INTO {table} ({', '.join(values)}) VALUES ({places(len(values))})"
    await change(address, said, *values.values())


async def _keep_deals(address: StoreAddress) -> None:
    for day, closed in ((SETTLED, 1), (CLOSED, 1), (ON, 0), (TO_COME, 0)):
        await _put(
            address,
            "daily_deals",
            day=day,
            family="hearts",
            preset="standard",
            options='{"deals": 1}',
            root=ROOT,
            commitment="c0" * 32,
            committed_at=day_start(day) - 5,
            revision=3,
            scheme="cardroom-fair-2",
            closed=closed,
            settled_at=day_end(day) + 1 if day == SETTLED else None,
        )
    settled = {"day": SETTLED, "family": "hearts"}
    for node in (b"1" * 16, b"2" * 16):
        chosen = {"node": node, "act": "play 2C", "people": 2, "lead_sum": 3}
        await _put(address, "daily_choices", **settled, **chosen)
    hashed = hmac.digest(ROOT, f"cardroom-deleted-try-1\n{FORGOTTEN}".encode(), "sha256")
    await _put(address, "deleted_tries", day=ON, family="hearts", person=hashed)


async def _keep_tries(address: StoreAddress) -> None:
    for day, person, lead, score in (
        (SETTLED, ANTON, 3, 10000),
        (SETTLED, BERTA, 0, 0),
        (CLOSED, BERTA, 6, None),
        (ON, ANTON, 2, None),
        (ON, BERTA, None, None),
    ):
        whose = {"family": "hearts", "person": person, "score": score}
        done = lead is not None
        await _put(
            address,
            "daily_tries",
            **whose,
            day=day,
            guild_id=GUILD,
            table_id=f"{day[-2:]}t{person}",
            ended_at=day_start(day) + person if done else None,
            points=26 - lead if lead is not None else None,
            lead=lead,
            rivals=3 if done else None,
        )
        for season in (week_of(day), four_weeks_of(day), ALL_TIME) if score is not None else ():
            for guild in (0, GUILD):
                counted: dict[str, Value] = {"season": season, "guild_id": guild, "deals": 1}
                await _put(address, "daily_standings", **whose, **counted)
    await _put(address, "daily_streaks", person=ANTON, last_day=ON, current=1, longest=1)
    await _put(address, "daily_streaks", person=BERTA, last_day=CLOSED, current=2, longest=2)


async def _keep_tables(address: StoreAddress) -> None:
    for table_id, day, practice in ((f"22t{BERTA}", ON, 0), ("again", SETTLED, 1)):
        row = replace(LOBBY, table_id=table_id, guild_id=GUILD, host_id=BERTA, solo=True)
        kept = dict(zip(COLUMNS, values_of(row), strict=True))
        del kept["field"], kept["field_deal"]
        kept |= {"day": day, "practice": practice, "state": "playing", "dealer": 0}
        await _put(
            address, "tables", **{name: 1 if one is True else one for name, one in kept.items()}
        )
        for seat, person in enumerate((BERTA, None, None, None)):
            chair = Chair(f"C{seat}", person)
            await _put(
                address,
                "chairs",
                table_id=table_id,
                seat=seat,
                name=chair.name,
                person=chair.person,
                level=chair.level,
                presence=chair.presence.value,
                missed=0,
            )
