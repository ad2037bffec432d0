"""`/hearts`: open a table."""

from typing import Final, cast

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.opening import open_with_answer
from bot.commands.slash import Slash
from bot.guests import shown_name, words_for
from bot.permissions import missing_permissions
from bot.room.card_room import CardRoom, RoomRefusal, Wish
from bot.screens.plain import plain_screen
from engine.contract.refusal import BadRules

SEATS: Final = [Choice(name=f"{count} players", value=count) for count in (3, 4, 5, 6)]
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
        seats="How many play; empty chairs are taken by computers (4 if you do not say)",
        target="The game ends when somebody reaches this many points (100 if you do not say)",
        level="How well the computers play",
        pace="How long a person may think",
    )
    @app_commands.choices(seats=SEATS)
    @app_commands.choices(level=LEVELS, pace=PACES)
    @app_commands.guild_only()
    async def command(
        interaction: Interaction,
        seats: int = 4,
        target: app_commands.Range[int, 10, 1000] = 100,
        level: str = "easy",
        pace: str = "live",
    ) -> None:
        await _open(room, interaction, seats, target, level, pace)

    return cast("Slash", command)


async def _open(
    room: CardRoom, interaction: Interaction, seats: int, target: int, level: str, pace: str
) -> None:
    words = words_for(interaction)
    guild, channel = interaction.guild, interaction.channel
    if guild is None or channel is None:
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
    wish = Wish(
        guild_id=guild.id,
        guild_name=guild.name or words("this-server"),
        channel_id=channel.id,
        channel_name=getattr(channel, "name", None) or words("this-channel"),
        host_id=interaction.user.id,
        host_name=name,
        locale=str(interaction.guild_locale or discord.Locale.american_english),
        preset="standard",
        options={} if target == 100 else {"target": target},
        seat_count=seats,
        level=level,
        pace=pace,
    )
    try:
        lobby = await room.open_lobby(wish)
    except RoomRefusal as refusal:
        await answers.whisper(interaction, plain_screen(words(refusal.key, **refusal.facts)))
    except BadRules as refusal:
        text = words("refusal-rules", reason=str(refusal))
        await answers.whisper(interaction, plain_screen(text))
    else:
        await open_with_answer(interaction, lobby)
