"""`/play`: a game against computers at once, in a private panel."""

from typing import cast

from discord import app_commands

from bot import answers
from bot.answers import Interaction
from bot.commands.anywhere import usable_anywhere
from bot.commands.slash import Slash
from bot.commands.texts import choice, command_text, options
from bot.guests import phrasebook_for, place_of
from bot.named_presets import variant_meant
from bot.playing_alone import is_solo, play_alone, show_alone, solo_wish
from bot.room.card_room import CardRoom
from bot.room.elsewhere import must_be_here
from bot.room.refusal import RoomRefusal
from bot.screens.families import offers
from bot.screens.plain import plain_screen
from data.store import Store
from engine.players.levels import USUAL, level_named, levels


def play(room: CardRoom, store: Store) -> Slash:
    """Return the command for one card room."""
    offered = {offer.command: offer for offer in offers()}
    usual = next(iter(offered))

    @app_commands.command(name="play", description=command_text("play-open"))
    @options(game="play-game", level="offer-level")
    @app_commands.choices(
        game=[
            choice(command, f"variant-{offer.default.key}") for command, offer in offered.items()
        ],
        level=[choice(one, f"offer-level-{one}") for one in levels(offered[usual].default.family)],
    )
    async def command(interaction: Interaction, game: str = usual, level: str = USUAL) -> None:
        said = phrasebook_for(interaction)
        running = room.solo_table(interaction.user.id)
        if running is not None:
            await show_alone(interaction, running)
            return
        await must_be_here(room.services, interaction.user.id, is_solo)
        try:
            chosen = await variant_meant(
                store.presets, place_of(interaction), None, said, among=(offered[game],)
            )
            wish = solo_wish(interaction, chosen, level_named(level), said)
            await play_alone(room, interaction, wish, chosen)
        except RoomRefusal as refusal:
            await answers.whisper(interaction, plain_screen(refusal.said(said)))

    return usable_anywhere(cast("Slash", command))
