"""Pages of leaderboards, from the standings to the screen."""

from typing import Final

from bot.phrasebook import Phrasebook
from bot.screens.leaderboard import Games, leaderboard_screen
from bot.screens.screen import Screen
from data.seasons import EVERY_PRESET, season_of
from data.store import Store

ROWS_A_PAGE: Final = 10


async def leaderboard_page(
    store: Store,
    guild_id: int,
    games: Games,
    *,
    season: str,
    page: int,
    now: int,
    phrasebook: Phrasebook,
) -> Screen:
    """Return a page of a guild's leaderboard, counted from 0, or the last if there are fewer."""
    board = (guild_id, season, games.family, games.preset or EVERY_PRESET)
    found = await store.standings.page(*board, page=page, size=ROWS_A_PAGE)
    pages = max(1, -(-found.total // ROWS_A_PAGE))
    if page >= pages:
        # An old button may name a page that is no more: somebody's data was deleted.
        page = pages - 1
        found = await store.standings.page(*board, page=page, size=ROWS_A_PAGE)
    return leaderboard_screen(
        found.rows,
        games,
        season=season,
        this_season=season_of(now),
        page=page,
        pages=pages,
        aborted=await store.proofs.aborted(guild_id, season, games.family),
        phrasebook=phrasebook,
    )
