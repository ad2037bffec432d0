"""The press that turns to another page or season of a leaderboard."""

import re

from bot import answers
from bot.guests import guild_phrasebook_for
from bot.leaderboard_pages import leaderboard_page
from bot.presses.at_desk import AtDesk
from bot.room.post import is_whisper
from bot.screens.families import SCREENS
from bot.screens.leaderboard import Games
from engine.cards import Unreadable
from engine.games.catalogue import FAMILIES


async def turn(at: AtDesk) -> None:
    """Draw the page that the button names, in the language of all who see it.

    It says `hearts 2026-11 2`, or `hearts 2026-11 2 omnibus` for one preset's games.
    """
    form = re.fullmatch(
        r"([a-z_]{1,20}) (all|[0-9]{4}-[0-9]{2}) ([0-9]{1,5})(?: ([a-z0-9_]{1,40}))?", at.says.text
    )
    if form is None or form[1] not in SCREENS:
        raise Unreadable("a leaderboard's page is named by family, season and number")
    if form[4] is not None and form[4] not in FAMILIES[form[1]].presets:
        raise Unreadable("no game of that name is offered")
    phrasebook = at.phrasebook
    if not is_whisper(at.interaction):
        phrasebook = await guild_phrasebook_for(at.interaction, at.room.services.preferences)
    screen = await leaderboard_page(
        at.store,
        at.interaction.guild_id or 0,
        Games(form[1], form[4]),
        season=form[2],
        page=int(form[3]),
        now=at.now(),
        phrasebook=phrasebook,
    )
    await answers.redraw(at.interaction, screen)
