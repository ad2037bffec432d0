"""Pages of leaderboards, from what the store ranks to the screen."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Final, Protocol, TypeVar

from bot.screens.leaderboards.leaderboard import (
    Leaderboard,
    LeaderboardPage,
    Seasons,
    champions_screen,
    daily_board_screen,
    leaderboard_screen,
    rating_list_screen,
)
from bot.screens.screen import Screen
from bot.text.phrasebook import Phrasebook
from data.seasons import ALL_TIME, EVERY_PRESET
from data.standings import Order
from data.store import Store

ROWS_A_PAGE: Final = 10
TOURNAMENTS: Final = 5
"""The tournaments whose winners are named."""
CHAMPIONS: Final = 10
"""Most names of those who share the first place of a season, as many as get a role for it."""


class _Counted(Protocol):
    """A page of some list, which knows how many are on all its pages."""

    @property
    def total(self) -> int: ...


PageT = TypeVar("PageT", bound=_Counted)


@dataclass(frozen=True, slots=True)
class FoundPage:
    """A page of a leaderboard in any language, and how many people are on all its pages."""

    total: int
    draw: Callable[[Phrasebook], Screen]


async def leaderboard_page(
    store: Store,
    guild_id: int,
    board: Leaderboard,
    *,
    page: int,
    now: int,
    reader: int | None = None,
) -> FoundPage:
    """Look up a page of a guild's leaderboard, counted from 0, or the last if there are fewer.

    `reader` is the person who alone reads it, None if everybody does: nobody's own place stands
    below a public list, and no small print.
    """
    if board.by == "champions":
        return await _champions(store, guild_id, board, now, reader)
    find = {"rating": _ratings, "daily": _daily}.get(board.by, _standings)
    return await find(store, guild_id, board, page, Seasons.at(now), reader)


async def _standings(
    store: Store, guild_id: int, board: Leaderboard, page: int, seasons: Seasons, reader: int | None
) -> FoundPage:
    games = board.games
    order: Order = "wins"
    if board.by == "points":
        order = "most-points" if games.highest_wins else "fewest-points"
    key = (guild_id, board.season, games.family, games.preset or EVERY_PRESET)
    found, turned = await _found(
        lambda at: store.standings.page(*key, page=at, size=ROWS_A_PAGE, order=order),
        page,
        seasons,
        reader,
    )
    aborted = await store.proofs.aborted(guild_id, board.season, games.family)
    people = [row.person for row in found.rows]
    ratings = await store.ratings.of_people(guild_id, people, games.family)
    return FoundPage(
        found.total,
        lambda phrasebook: leaderboard_screen(
            found.rows,
            board,
            turned,
            ratings=ratings,
            aborted=aborted,
            reader=reader,
            phrasebook=phrasebook,
        ),
    )


async def _ratings(
    store: Store, guild_id: int, board: Leaderboard, page: int, seasons: Seasons, reader: int | None
) -> FoundPage:
    family = board.games.family
    found, turned = await _found(
        lambda at: store.ratings.page(guild_id, family, board.season, page=at, size=ROWS_A_PAGE),
        page,
        seasons,
        reader,
    )
    own = None if reader is None else await store.ratings.of_person(guild_id, reader, family)
    if own is not None and board.season != ALL_TIME:
        # Their number is that among all, and not among those who have played in this time.
        own = replace(own, rank=None)
    return FoundPage(
        found.total,
        lambda phrasebook: rating_list_screen(
            found.rows, board, turned, own=own, phrasebook=phrasebook
        ),
    )


async def _daily(
    store: Store, guild_id: int, board: Leaderboard, page: int, seasons: Seasons, reader: int | None
) -> FoundPage:
    family = board.games.family
    found, turned = await _found(
        lambda at: store.days.standings(family, board.season, guild_id, page=at, size=ROWS_A_PAGE),
        page,
        seasons,
        reader,
    )
    last = await store.days.standings(family, seasons.last, guild_id, size=CHAMPIONS)
    champions = [one for one in last.rows if one.rank == 1]
    return FoundPage(
        found.total,
        lambda phrasebook: daily_board_screen(
            found.rows,
            board,
            turned,
            champions=champions,
            reader=reader,
            phrasebook=phrasebook,
        ),
    )


async def _champions(
    store: Store, guild_id: int, board: Leaderboard, now: int, reader: int | None
) -> FoundPage:
    won = await store.tournaments.winners(guild_id, TOURNAMENTS)
    season = await store.tournaments.season(guild_id, now)
    last = await store.tournaments.season(guild_id, now, before=1)
    turned = LeaderboardPage(0, 1, Seasons.at(now), explained=reader is not None)
    return FoundPage(
        len(won) + len(season.lines),
        lambda phrasebook: champions_screen(
            won, season, last, board, turned, reader=reader, phrasebook=phrasebook
        ),
    )


async def _found(
    look_up: Callable[[int], Awaitable[PageT]], page: int, seasons: Seasons, reader: int | None
) -> tuple[PageT, LeaderboardPage]:
    """Return a page and which one it is, of how many."""
    found = await look_up(page)
    pages = max(1, -(-found.total // ROWS_A_PAGE))
    if page >= pages:
        # An old button may name a page that is no more: somebody's data was deleted.
        page = pages - 1
        found = await look_up(page)
    return found, LeaderboardPage(page, pages, seasons, explained=reader is not None)
