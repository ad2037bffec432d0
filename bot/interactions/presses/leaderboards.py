"""Presses that turn a leaderboard or somebody's figures to another page."""

import re
from collections.abc import Mapping
from typing import Final, cast

from bot.discord import answers
from bot.discord.post import is_whisper
from bot.interactions.guests import guild_phrasebook_for
from bot.interactions.leaderboard_pages import FoundPage, leaderboard_page
from bot.interactions.presses.verbs import AnswerPlace, AtDesk, DeskVerb
from bot.interactions.stats import stats_found
from bot.screens.families import SCREENS
from bot.screens.leaderboards.leaderboard import By, Games, Leaderboard, Seasons, orders_of
from bot.screens.leaderboards.stats import Subject
from bot.text.button_ids import SharedVerb
from bot.text.names import safe_name, shown_as
from data.seasons import span_of
from engine.cards import Unreadable
from engine.games.catalogue import FAMILIES

_BOARD: Final = re.compile(
    r"(?:(points|rating|daily|champions) )?([a-z_]{1,20})"
    r" (all|[0-9]{4}-[0-9]{2}|s[1-9][0-9]{0,3}|w[0-9]{4}-[0-9]{2}-[0-9]{2})"
    r" ([0-9]{1,5})(?: ([a-z0-9_]{1,40}))?"
)


async def turn_board(at: AtDesk) -> None:
    """Draw the page that the button names, in the language of all who see it.

    It says `hearts 2026-11 2`, or `hearts 2026-11 2 omnibus` for one preset's games; before that
    stands what the board ranks by, if not by wins: `rating hearts s38 0`.
    """
    is_private = is_whisper(at.interaction)
    found = await _found(at, at.interaction.user.id if is_private else None)
    phrasebook = at.phrasebook
    if not is_private:
        phrasebook = await guild_phrasebook_for(at.interaction, at.room.services.preferences)
    await answers.redraw(at.interaction, found.draw(phrasebook))


async def explain_board(at: AtDesk) -> None:
    """Show the page to the person alone, marked where they stand, and say how it is counted."""
    found = await _found(at, at.interaction.user.id)
    await answers.whisper(at.interaction, found.draw(at.phrasebook))


async def _found(at: AtDesk, reader: int | None) -> FoundPage:
    """Return the page that the button names; raise `Unreadable`."""
    board, page = _said(at.says.text)
    now = at.room.services.now()
    if board.by == "rating":
        # A list that was drawn in an earlier season leads to that of the running one.
        board = board.ranked("rating", Seasons.at(now))
    guild_id = at.interaction.guild_id or 0
    return await leaderboard_page(
        at.room.services.store, guild_id, board, page=page, now=now, reader=reader
    )


def _said(text: str) -> tuple[Leaderboard, int]:
    """Return the board that a button names, and the page; raise `Unreadable`."""
    form = _BOARD.fullmatch(text)
    if form is None or form[2] not in SCREENS:
        raise Unreadable("a leaderboard's page is named by order, family, season and number")
    if form[5] is not None and form[5] not in FAMILIES[form[2]].presets:
        raise Unreadable("no game of that name is offered")
    by, season = cast("By", form[1] or "wins"), form[3]
    if by not in orders_of(form[2]):
        raise Unreadable("games of this family have no deal of the day")
    _must_be_of(by, season)
    return Leaderboard(Games(form[2], form[5]), season, by), int(form[4])


def _must_be_of(by: By, season: str) -> None:
    """Raise `Unreadable` for a season that no board of its kind can be of."""
    if season[0] in ("0123456789" if by == "daily" else "w"):
        raise Unreadable("weeks are those of the day's deals, and months of all others")
    try:
        span_of(season)
    except (ValueError, OverflowError):
        raise Unreadable("there is no such month or week") from None


_FIGURES: Final = re.compile(r"([a-z_]{1,20}) ([0-9]{1,20})(?: ([0-9]{1,20}))?")


async def turn_figures(at: AtDesk) -> None:
    """Draw the family that the button names; it says `hearts 11`, or `hearts 11 12`.

    The numbers are whose figures they are, and whom they are compared with. Raise `Unreadable`.
    """
    form = _FIGURES.fullmatch(at.says.text)
    if form is None or form[1] not in SCREENS:
        raise Unreadable("figures are named by family, person and perhaps another")
    subject = Subject(int(form[2]), await _name(at, int(form[2])))
    if form[3] is not None:
        other = int(form[3])
        subject = Subject(subject.person, subject.name, other, await _name(at, other))
    screen = await stats_found(
        at.room.services,
        at.interaction,
        subject,
        form[1],
        at.phrasebook,
    )
    await answers.redraw(at.interaction, screen)


async def _name(at: AtDesk, person: int) -> str:
    if person == at.interaction.user.id:
        return safe_name(at.interaction.user.display_name)
    return shown_as((await at.room.services.store.people.get(person)).name, at.phrasebook)


VERBS: Final[Mapping[SharedVerb, DeskVerb]] = {
    "board": DeskVerb(turn_board),
    "board-why": DeskVerb(explain_board, shown=AnswerPlace.IN_PRIVATE),
    "stats": DeskVerb(turn_figures, private=True),
}
