"""`/hearts`: open a table."""

from dataclasses import dataclass
from typing import Final, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.opening import open_with_answer
from bot.commands.preset_choice import suggesting, variant_meant
from bot.commands.slash import Slash
from bot.guests import shown_name, words_for
from bot.permissions import missing_permissions
from bot.room.card_room import CardRoom, RoomRefusal, Wish
from bot.screens.plain import plain_screen
from bot.words import Words
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant

SEATS: Final = [Choice(name=f"{count} players", value=count) for count in range(3, 11)]
LEVELS: Final = [
    Choice(name="Easy: a sensible beginner", value="easy"),
    Choice(name="Random: any card the rules allow", value="random"),
]
PACES: Final = [
    Choice(name="Live: a minute a turn", value="live"),
    Choice(name="Relaxed: five minutes a turn", value="relaxed"),
    Choice(name="Slow: a day a turn", value="slow"),
]


def hearts(room: CardRoom) -> Slash:
    """Return the command for one card room."""

    @app_commands.command(name="hearts", description="Open a table of Hearts in this channel")
    @app_commands.describe(
        preset="Which Hearts; the usual one if you do not say",
        seats="How many play; empty chairs are taken by computers",
        target="The game ends when somebody reaches this many points",
        level="How well the computers play",
        pace="How long a person may think",
    )
    @app_commands.choices(seats=SEATS)
    @app_commands.choices(level=LEVELS, pace=PACES)
    @app_commands.autocomplete(preset=suggesting(room))
    @app_commands.guild_only()
    async def command(
        interaction: Interaction,
        preset: str | None = None,
        seats: int | None = None,
        target: app_commands.Range[int, 10, 1000] | None = None,
        level: str = "easy",
        pace: str = "live",
    ) -> None:
        asked = _Asked(preset, seats, target, level, pace)
        await _open(room, interaction, asked)

    return cast("Slash", command)


@dataclass(frozen=True, slots=True)
class _Asked:
    """What somebody typed; None where they did not say."""

    preset: str | None
    seats: int | None
    target: int | None
    level: str
    pace: str


async def _open(room: CardRoom, interaction: Interaction, asked: _Asked) -> None:
    words = words_for(interaction)
    guild = interaction.guild
    if guild is None or interaction.channel is None:
        await answers.whisper(interaction, plain_screen(words("guild-only")))
        return
    missing = missing_permissions(interaction)
    if missing:
        names = ", ".join(words(f"permission-{name}") for name in missing)
        text = words("start-missing-permissions", names=names)
        await answers.whisper(interaction, plain_screen(text))
        return
    name = shown_name(interaction)
    await room.house.store.people.seen(interaction.user.id, name, str(interaction.locale))
    try:
        chosen = await variant_meant(room, guild.id, asked.preset, words)
        wish = _wish(interaction, guild, asked, chosen, words)
        lobby = await room.open_lobby(wish)
    except RoomRefusal as refusal:
        await answers.whisper(interaction, plain_screen(words(refusal.key, **refusal.facts)))
    except BadRules as refusal:
        text = words("refusal-rules", reason=str(refusal))
        await answers.whisper(interaction, plain_screen(text))
    else:
        await open_with_answer(interaction, lobby)


def _wish(
    interaction: Interaction, guild: discord.Guild, asked: _Asked, chosen: Variant, words: Words
) -> Wish:
    """Return the table that is asked for, what was not said as the preset has it."""
    options = dict(chosen.options)
    if asked.target is not None and asked.target != getattr(chosen.rules, "target", None):
        options["target"] = asked.target
    channel = interaction.channel
    assert channel is not None
    return Wish(
        guild_id=guild.id,
        guild_name=guild.name or words("this-server"),
        channel_id=channel.id,
        channel_name=getattr(channel, "name", None) or words("this-channel"),
        host_id=interaction.user.id,
        host_name=shown_name(interaction),
        locale=str(interaction.guild_locale or discord.Locale.american_english),
        preset=chosen.key,
        options=options,
        seat_count=asked.seats or chosen.seats_default,
        level=asked.level,
        pace=asked.pace,
    )
