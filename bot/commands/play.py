"""`/play`: a game against computers at once, in a private panel."""

from typing import cast

from discord import app_commands
from discord.app_commands import Choice

from bot import answers
from bot.answers import Interaction
from bot.commands.slash import Slash
from bot.guests import phrasebook_for, shown_name
from bot.named_presets import variant_meant
from bot.phrasebook import HOME, phrasebook_of
from bot.playing_alone import play_alone, show_alone, solo_wish
from bot.room.card_room import CardRoom
from bot.room.refusal import RoomRefusal
from bot.screens.families import offers
from bot.screens.plain import plain_screen
from data.store import Store
from engine.players.levels import USUAL, level_named, levels


def play(room: CardRoom, store: Store) -> Slash:
    """Return the command for one card room."""
    phrasebook = phrasebook_of(HOME)
    offered = {offer.command: offer for offer in offers()}
    usual = next(iter(offered))

    @app_commands.command(name="play", description=phrasebook("play-open"))
    @app_commands.describe(game=phrasebook("play-game"), level=phrasebook("offer-level"))
    @app_commands.choices(
        game=[
            Choice(name=phrasebook(f"variant-{offer.default.key}"), value=command)
            for command, offer in offered.items()
        ],
        level=[
            Choice(name=phrasebook(f"offer-level-{one}"), value=one)
            for one in levels(offered[usual].default.family)
        ],
    )
    async def command(interaction: Interaction, game: str = usual, level: str = USUAL) -> None:
        said = phrasebook_for(interaction)
        running = room.solo_table(interaction.user.id)
        if running is not None:
            await show_alone(interaction, running)
            return
        name = shown_name(interaction)
        await store.people.seen(interaction.user.id, name, str(interaction.locale))
        try:
            chosen = await variant_meant(
                store.presets, interaction.guild_id, None, said, among=(offered[game],)
            )
            wish = solo_wish(interaction, chosen, level_named(level), said)
            await play_alone(room, interaction, wish, chosen)
        except RoomRefusal as refusal:
            await answers.whisper(interaction, plain_screen(refusal.said(said)))

    return cast("Slash", command)
