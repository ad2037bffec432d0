"""Moderators: who may act for everybody in a server, whatever a button says."""

from dataclasses import dataclass
from typing import Final

from bot.discord.answers import Interaction
from bot.discord.dynamic_items import said_by
from bot.discord.post import is_whisper
from bot.interactions.guests import place_of
from bot.screens.moderation.panel import LET_IN, PanelReader
from bot.screens.refusal import RoomRefusal
from bot.tables.card_room import CardRoom
from bot.tables.services.services import Services
from bot.text.button_ids import MENU_MARK, ButtonId
from bot.text.phrasebook import HOME, Phrasebook
from data.moderation import Act, ModeratorAct
from engine.cards import Unreadable

PANEL_MS: Final = 15 * 60_000
"""How long a panel stands for a right that Discord does not send with its presses."""


@dataclass(frozen=True, slots=True)
class Moderator:
    """A person who may act for everybody in a guild.

    `let_in` is whoever may not manage it, and was let use the command by its *Integrations*.
    """

    person: int
    guild_id: int
    let_in: bool

    def reading(self, phrasebook: Phrasebook) -> PanelReader:
        """Return them as who reads the panel, in these words."""
        return PanelReader(phrasebook, self.let_in)


def moderator_of(interaction: Interaction) -> Moderator:
    """Return the moderator who presses or sends a form; raise `RoomRefusal` for anybody else.

    That is who may manage the server now, as Discord says with each press. It sends nothing of whom
    *Integrations* let use a command: for them stands the panel, which only whoever opened it sees,
    and which Discord shows as it was drawn; for some minutes, as that right may have gone too.
    """
    guild_id = place_of(interaction)
    if guild_id and interaction.permissions.manage_guild:
        return Moderator(interaction.user.id, guild_id, let_in=False)
    if guild_id and _presses_own_panel(interaction):
        return Moderator(interaction.user.id, guild_id, let_in=True)
    raise RoomRefusal("moderators-only")


def moderator_by_command(interaction: Interaction) -> Moderator:
    """Return the moderator whose command of moderators has arrived, so Discord let them use it.

    Raise `RoomRefusal` where the bot is no member.
    """
    if guild_id := place_of(interaction):
        let_in = not interaction.permissions.manage_guild
        return Moderator(interaction.user.id, guild_id, let_in=let_in)
    raise RoomRefusal("moderators-only")


def act_of(
    services: Services,
    interaction: Interaction,
    act: Act,
    *,
    table_id: str | None = None,
    person: int | None = None,
    about: str = "",
    reason: str = "",
) -> ModeratorAct:
    """Return what the log keeps of somebody who acts for everybody in a guild."""
    return ModeratorAct(
        guild_id=interaction.guild_id or 0,
        moderator=interaction.user.id,
        act=act,
        at=services.now(),
        table_id=table_id,
        person=person,
        about=about,
        reason=reason,
    )


def tell_log(room: CardRoom, interaction: Interaction) -> None:
    """Have what was done told in the channel of the log, if there is one."""
    room.moderation.post_log(interaction.guild_id or 0, str(interaction.guild_locale or HOME))


def _presses_own_panel(interaction: Interaction) -> bool:
    message = interaction.message
    if message is None or not is_whisper(interaction):
        return False
    age = _made_at(interaction.id) - _made_at(message.id)
    return age < PANEL_MS and any(map(_lets_in, said_by(message)))


def _made_at(snowflake: int) -> int:
    """Return when Discord made an id, in milliseconds of its own."""
    return snowflake >> 22


def _lets_in(custom_id: str) -> bool:
    try:
        says = ButtonId.read(custom_id.removeprefix(MENU_MARK))
    except Unreadable:
        return False
    return (says.verb, says.asked) == ("tables", LET_IN)
