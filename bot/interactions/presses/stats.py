"""The press that turns somebody's figures to another family."""

import re
from typing import Final

from bot.discord import answers
from bot.interactions.presses.at_desk import AtDesk
from bot.interactions.stats_answers import stats_found
from bot.screens.families import SCREENS
from bot.screens.leaderboards.stats import Subject
from bot.text.names import safe_name, shown_as
from engine.cards import Unreadable

_FORM: Final = re.compile(r"([a-z_]{1,20}) ([0-9]{1,20})(?: ([0-9]{1,20}))?")


async def turn(at: AtDesk) -> None:
    """Draw the family that the button names; it says `hearts 11`, or `hearts 11 12`.

    The numbers are whose figures they are, and whom they are compared with.
    """
    form = _FORM.fullmatch(at.says.text)
    if form is None or form[1] not in SCREENS:
        raise Unreadable("figures are named by family, person and perhaps another")
    subject = Subject(int(form[2]), await _name(at, int(form[2])))
    if form[3] is not None:
        other = int(form[3])
        subject = Subject(subject.person, subject.name, other, await _name(at, other))
    screen = await stats_found(
        at.store,
        at.room.services.preferences,
        at.interaction,
        subject,
        form[1],
        now=at.now(),
        phrasebook=at.phrasebook,
    )
    await answers.redraw(at.interaction, screen)


async def _name(at: AtDesk, person: int) -> str:
    if person == at.interaction.user.id:
        return safe_name(at.interaction.user.display_name)
    return shown_as((await at.store.people.get(person)).name, at.phrasebook)
