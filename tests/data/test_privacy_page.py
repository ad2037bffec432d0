"""The page on privacy names every column that says something of a person, a place or a token."""

import re
from collections import defaultdict
from pathlib import Path
from typing import Final

import aiosqlite

from data.sqlite.store import SqliteStore
from tests.sources import PROJECT

PAGE: Final = PROJECT / "docs" / "privacy.md"

SAYS_NOTHING: Final = frozenset(
    """
        accepted_at acknowledged act ahead announced asked at back_after board bucket clock_from
        closed closes_at commitment committed_at company counted current customised day deal
        deal_count deals dealer decision ended_at ending epoch family fewest fewest_game field
        field_deal free_at games heir hints intents joined_at kept_at kind last_day lead lead_sum
        lease_until level longest message_deal most most_game mu next_deal node number one opened_at
        opens_at options owner pace part paused_until people pinned place place_sum points posted
        postings practice preset press_id process rank ranked ranked_family ranked_guild rated
        reminded_at rated_everywhere rated_from rated_to ready regulars reliability rematch_of
        replaces revision rivals scheme score season seat seat_count seen sent_at sequence
        settled_at shape shard shards shown side sigma solo started_at state step streak taken token
        unrated wins count table_id has_left feats root
    """.split()
)
"""Columns that by themselves say nothing of anybody; those of `NAMED` the page names all the same.

`token` is that of a rate limiter, a number. `rematch_of` and the like are ids of games.
"""

NAMED: Final = frozenset(
    {
        *("person", "name", "host_id", "guild_id", "guild_name", "channel_id", "channel_name"),
        *("message_id", "dm_channel_id", "locale", "session", "address", "payload", "body", "root"),
    }
)


def named_on_the_page() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for row in PAGE.read_text(encoding="utf-8").splitlines():
        if row.startswith("| `"):
            _, tables, columns, *_ = row.split("|")
            for table in re.findall(r"`(\w+)`", tables):
                found[table] |= set(re.findall(r"`(\w+)`", columns))
    return found


async def columns(path: Path) -> dict[str, set[str]]:
    await (await SqliteStore.open(path)).close()
    found: dict[str, set[str]] = defaultdict(set)
    async with aiosqlite.connect(path) as file:
        for table, column in await file.execute_fetchall(
            "SELECT m.name, c.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c"
            " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
        ):
            found[str(table)].add(str(column))
    return found


async def test_every_column_is_named_or_says_nothing(tmp_path: Path) -> None:
    named = named_on_the_page()
    for table, there in (await columns(tmp_path / "bot.db")).items():
        assert there - SAYS_NOTHING - named[table] == set(), f"{table}: docs/privacy.md"
        assert there & NAMED - named[table] - {"root"} == set(), f"{table}: docs/privacy.md"


async def test_the_page_names_nothing_that_is_not_there(tmp_path: Path) -> None:
    there = await columns(tmp_path / "bot.db")
    everywhere = {column for one in there.values() for column in one}
    for table, named in named_on_the_page().items():
        assert table in there
        assert named <= everywhere


async def test_a_column_that_is_new_has_to_be_judged(tmp_path: Path) -> None:
    there = await columns(tmp_path / "bot.db")
    known = {column for one in there.values() for column in one}
    assert SAYS_NOTHING - known == set()
