"""Results kept as if people had played, and how a leaderboard ranks them."""

import re
from collections.abc import Collection, Mapping
from typing import Final

from data.results import FinishedGame, SeatResult
from data.tables import TableRow
from engine.table.chairs import Chair
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening
from tests.table_rows import table_row

MONTH_MS = 31 * 24 * 3600 * 1000


def table_of_result(
    cards: Channel, number: int, places: Mapping[Person, int], *, preset: str, opened_at: int
) -> TableRow:
    """Return the table at which these people would have played."""
    assert cards.guild is not None
    chairs = tuple(Chair(person.name, person=person.id) for person in places)
    return table_row(
        table_id=f"kept{number}",
        guild_id=cards.guild.id,
        guild_name=cards.guild.name,
        channel_id=cards.id,
        channel_name=cards.name,
        host_id=chairs[0].person or 0,
        preset=preset,
        seat_count=len(chairs),
        opened_at=opened_at,
        chairs=chairs,
    )


def finished(
    row: TableRow, places: Mapping[Person, int], *, customised: bool, left: Collection[Person] = ()
) -> FinishedGame:
    """Return the result of the game of `row`: over as soon as it began."""
    return FinishedGame(
        game_id=row.table_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        family="hearts",
        preset=row.preset,
        customised=customised,
        started_at=row.opened_at,
        ended_at=row.opened_at,
        deal_count=4,
        record={"variant": row.preset, "seats": row.seat_count, "dealer": 0, "actions": []},
        seats=tuple(
            SeatResult(
                seat=seat,
                person=person.id,
                name=person.name,
                place=place,
                score=10 * place,
                points=10 * place,
                feats={"moons": int(place == 1)},
                left=person in left,
                level="easy",
                side=seat,
            )
            for seat, (person, place) in enumerate(places.items())
        ),
    )


async def keep_game(
    evening: Evening,
    cards: Channel,
    number: int,
    places: Mapping[Person, int],
    *,
    ended_at: int | None = None,
    preset: str = "standard",
    customised: bool = False,
    left: Collection[Person] = (),
) -> None:
    """Keep the result of a game as if these people had played it."""
    now = evening.now() if ended_at is None else ended_at
    row = table_of_result(cards, number, places, preset=preset, opened_at=now)
    tables = evening.store.tables
    await tables.add(row)
    await tables.start(row.table_id, dealer=0, seat_count=row.seat_count, started_at=now)
    kept = finished(row, places, customised=customised, left=left)
    assert await evening.store.results.finish(kept)
    await tables.set_announced(row.table_id)


_PLACE: Final = r" *(\d*)\N{BLACK RIGHTWARDS ARROWHEAD}? +(.+?)\s"


def board_rows(said: str) -> list[tuple[str, ...]]:
    """Return the rows of a leaderboard: place, name, and their numbers.

    Who is level with the row above in all that is shown has no place.
    """
    if "```" not in said:
        return []
    headings, *rows = said.split("```")[1].strip("\n").splitlines()
    form = re.compile(_PLACE + r"\s*" + r" +".join([r"(\S+)"] * len(headings.split())))
    found = [form.fullmatch(row.rstrip()) for row in rows]
    return [row.groups() for row in found if row is not None]


def ranks_in(person: Person, board: Answer) -> list[tuple[str, str]]:
    """Return the rows of a leaderboard as (place, name)."""
    return [(place, name) for place, name, *_ in board_rows(person.reads(board))]
