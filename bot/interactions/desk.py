"""The desk: where presses arrive from Discord, and where each gets its answer.

Every press gets one: the drawing it changed, a line that says why nothing changed, or the number
of an incident. What a press does stands in `bot/interactions/presses`, a function for each verb.
"""

import logging
from dataclasses import replace

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.dynamic_items import said_by
from bot.discord.permissions import missing_for_threads, missing_permissions
from bot.discord.post import is_whisper
from bot.discord.press import Press, TakesLonger
from bot.interactions.guests import (
    is_elsewhere,
    learn_language,
    phrasebook_for,
    shown_name,
    too_old,
)
from bot.interactions.presses.all import verb_of
from bot.interactions.presses.table_presses import TablePresses
from bot.interactions.presses.verbs import AtDesk, DeskVerb, Forward, Verb
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import plain_screen
from bot.support.incidents import log_incident, log_unwritten
from bot.tables.card_room import CardRoom
from bot.tables.services.elsewhere import PlayedElsewhere
from bot.text.button_ids import ANYWHERE, MENU_MARK, ButtonId
from bot.text.phrasebook import Phrasebook
from data.patience import NotWritten
from engine.cards import Unreadable
from engine.table.journal import JournalConflict

log = logging.getLogger(__name__)


class Desk:
    """Takes presses for one card room."""

    def __init__(
        self,
        room: CardRoom,
        forward: Forward,
    ) -> None:
        self._room = room
        self._tables = TablePresses(room)
        self._forward = forward

    def takes_form(self, custom_id: str) -> bool:
        """Whether a form of ours says so."""
        try:
            verb = verb_of(ButtonId.read(custom_id))
        except Unreadable:
            return False
        return isinstance(verb, DeskVerb) and verb.form

    async def take(
        self, interaction: Interaction, custom_id: str, values: tuple[str, ...] = ()
    ) -> None:
        """Answer one press, whatever happens; `values` are what was chosen in a menu."""
        await learn_language(interaction, self._room)
        phrasebook = phrasebook_for(interaction)
        doing = "taking a press"
        try:
            press = _press_of(interaction, custom_id, values)
            verb = verb_of(press.says)
            if press.says.table != ANYWHERE:
                doing = f"taking a press of table {press.says.table}"
            if not self._room.tables.has(press.says.table) and await self._forward(
                interaction, press.says.table
            ):
                return
            if not self._tables.could_say(verb, press):
                raise Unreadable("a button that this message never had")
            await self._take(interaction, press, verb, phrasebook)
        except (PlayedElsewhere, JournalConflict) as elsewhere:
            # The second: another process has taken the table over meanwhile.
            await self._send_on(interaction, elsewhere.table_id, phrasebook)
        except Unreadable:
            await _say(interaction, phrasebook(too_old(interaction)))
        except RoomRefusal as refusal:
            await answers.whisper(interaction, refusal.screen(phrasebook))
        except NotWritten as unwritten:
            await _say(interaction, phrasebook(log_unwritten(log, doing, unwritten)))
        except Exception as error:  # noqa: BLE001  discord.py would drop it and leave the person without an answer
            incident_id = log_incident(log, doing, error)
            await _say(interaction, phrasebook("incident", id=incident_id))

    async def _take(
        self, interaction: Interaction, press: Press, verb: Verb, phrasebook: Phrasebook
    ) -> None:
        if isinstance(verb, DeskVerb):
            at = AtDesk(
                self._room,
                interaction,
                press.says,
                phrasebook,
                self._forward,
                press.chosen,
            )
            await verb.handle(at)
            return
        try:
            reply = await self._tables.take(verb, press)
        except TakesLonger:
            await answers.defer_update(interaction)
            reply = await self._tables.take(verb, replace(press, acknowledged=True))
        await answers.reply(interaction, reply)
        if answers.pressed_message_is_gone(interaction):
            # A hand moves, and a table is posted anew, while somebody presses.
            await _say(interaction, phrasebook("press-message-gone"))

    async def _send_on(
        self, interaction: Interaction, table_id: str, phrasebook: Phrasebook
    ) -> None:
        """Let another process answer, or say why none does."""
        try:
            if await self._forward(interaction, table_id):
                return
            key = "table-over"
        except NotWritten as unwritten:
            key = log_unwritten(log, "forwarding a press", unwritten)
        await _say(interaction, phrasebook(key))


def verb_said(custom_id: str) -> str | None:
    """Return the verb that a button or a menu says; None if that is none of ours."""
    try:
        says = ButtonId.read(custom_id.removeprefix(MENU_MARK))
        verb_of(says)
    except Unreadable:
        return None
    return says.verb


def _press_of(interaction: Interaction, custom_id: str, chosen: tuple[str, ...]) -> Press:
    """Return what a table may know of a press; raise `Unreadable` if its button says nothing."""
    message = interaction.message
    custom_ids = () if message is None else tuple(said_by(message))
    return Press(
        press_id=interaction.id,
        person=interaction.user.id,
        says=ButtonId.read(custom_id),
        chosen=chosen,
        name=shown_name(interaction),
        locale=str(interaction.locale),
        manages=interaction.guild_id if interaction.permissions.manage_guild else None,
        lacking=missing_permissions(interaction),
        may_thread=missing_for_threads(interaction) == (),
        among_others=interaction.guild_id is not None or is_elsewhere(interaction),
        message_id=None if message is None else message.id,
        whispered=is_whisper(interaction),
        custom_ids=custom_ids,
        shown=custom_id in custom_ids,
        acknowledged=answers.is_acknowledged(interaction),
    )


async def _say(interaction: Interaction, text: str) -> None:
    await answers.whisper(interaction, plain_screen(text))
