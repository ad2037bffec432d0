"""The pages of the panel of `/tables`, and what follows an act of a moderator there."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.discord import answers
from bot.interactions.moderators import Moderator
from bot.interactions.presses.verbs import AtDesk
from bot.screens.moderation.boards import BoardsSeen, boards_screen
from bot.screens.moderation.kept_out import kept_out_screen
from bot.screens.moderation.log import ACTS_A_PAGE, log_screen
from bot.screens.moderation.panel import Page, PanelReader
from bot.screens.moderation.results import results_screen
from bot.screens.moderation.tables import Late, tables_screen
from bot.screens.screen import Screen
from bot.support.rate_limiter import LATE_SECONDS
from bot.tables.card_room import CardRoom
from bot.tables.moderation import OF_LATE_MS, VOID_MS
from bot.text.phrasebook import Phrasebook
from engine.games.catalogue import FAMILIES

RESULTS: Final = 1000
"""Most results that are on offer to be made void: on all but a few servers a week has fewer."""


@dataclass(frozen=True, slots=True)
class TurnedPanel:
    """A page of the panel that is to be drawn, at page `at` of its own, below a notice."""

    room: CardRoom
    moderator: Moderator
    phrasebook: Phrasebook
    at: int = 0
    notice: str | None = None

    @property
    def reader(self) -> PanelReader:
        return self.moderator.reading(self.phrasebook)


async def first_page(turned: TurnedPanel) -> Screen:
    """Draw the tables that are open."""
    moderation, guild_id = turned.room.moderation, turned.moderator.guild_id
    tables = await moderation.open_tables(guild_id, turned.phrasebook)
    tournaments = await turned.room.services.store.tournaments.open_in(guild_id)
    wrong = turned.room.troubles.of_guild(guild_id)
    limiter = turned.room.services.post.rate_limiter
    seconds = int(limiter.late_seconds)
    late = Late(int(limiter.a_second), seconds) if seconds >= LATE_SECONDS else None
    return tables_screen(
        tables,
        turned.at,
        turned.reader,
        turned.notice,
        tournaments=tournaments,
        wrong=wrong,
        late=late,
    )


async def _results(turned: TurnedPanel) -> Screen:
    services, guild_id = turned.room.services, turned.moderator.guild_id
    since = services.now() - OF_LATE_MS
    games = await services.store.results.of_guild(guild_id, since, RESULTS)
    late = services.now() - VOID_MS
    return results_screen(games, turned.at, turned.reader, turned.notice, since=late)


async def _log(turned: TurnedPanel) -> Screen:
    kept, guild_id = turned.room.services.store.moderation, turned.moderator.guild_id
    total = await kept.total(guild_id)
    at = max(0, min(turned.at, (total - 1) // ACTS_A_PAGE))
    acts = await kept.acts(guild_id, page=at, size=ACTS_A_PAGE)
    channel_id = await kept.channel(guild_id)
    unposted = await turned.room.moderation.unposted(guild_id)
    return log_screen(acts, at, total, turned.reader, channel_id=channel_id, unposted=unposted)


async def _kept_out(turned: TurnedPanel) -> Screen:
    services, guild_id = turned.room.services, turned.moderator.guild_id
    everybody = await services.store.kept_out.everybody(guild_id, services.now())
    return kept_out_screen(everybody, turned.at, turned.reader, turned.notice)


async def _boards(turned: TurnedPanel) -> Screen:
    """Draw the boards; `at` is the place of a family whose title is asked about, 0 for none."""
    store, guild_id = turned.room.services.store, turned.moderator.guild_id
    families = sorted(FAMILIES)
    # A newer version may have left some that this one does not know.
    chosen = await store.season_titles.chosen(guild_id)
    title = next((one for one in chosen if one.family in FAMILIES), None)
    played = [one for one in await store.board_resets.families(guild_id) if one in FAMILIES]
    asked = None if turned.at == 0 else families[(turned.at - 1) % len(families)]
    seen = BoardsSeen(
        families=tuple(played),
        games=await store.exports.games(guild_id),
        family=asked if title is None else title.family,
        role_id=None if title is None else title.role_id,
        holders=tuple(one.person for one in await store.season_titles.of_guild(guild_id)),
    )
    return boards_screen(seen, turned.reader, turned.notice)


_PAGES: Final[Mapping[Page, Callable[[TurnedPanel], Awaitable[Screen]]]] = {
    "open": first_page,
    "results": _results,
    "log": _log,
    "kept": _kept_out,
    "boards": _boards,
}


async def redraw(
    at: AtDesk, moderator: Moderator, page: Page, turned: int = 0, notice: str | None = None
) -> None:
    """Draw a page of the panel in place of the message pressed."""
    screen = await _PAGES[page](TurnedPanel(at.room, moderator, at.phrasebook, turned, notice))
    await answers.redraw(at.interaction, screen)
