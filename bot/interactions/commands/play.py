"""`/play`: a game against computers at once, in a private panel."""

from typing import cast

from discord import app_commands

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.interactions.commands.anywhere import usable_anywhere
from bot.interactions.commands.slash import Slash
from bot.interactions.commands.texts import choice, command_text, options
from bot.interactions.guests import phrasebook_for
from bot.interactions.playing_alone import is_solo, show_alone, start_alone
from bot.screens.families import offer_of, offers
from bot.screens.lobbies.which_game import StartAlone, which_game_screen
from bot.tables.card_room import CardRoom
from bot.tables.elsewhere import must_be_here
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
    async def command(
        interaction: Interaction, game: str | None = None, level: str = USUAL
    ) -> None:
        running = room.solo_tables(interaction.user.id)
        meant = [one for one in running if game in (None, offer_of(one.game.variant).command)]
        if meant:
            await show_alone(interaction, meant[0])
        elif running and game is not None:
            phrasebook = phrasebook_for(interaction)
            variants = running[0].game.variant, offered[game].default
            asked = StartAlone(running[0].table_id, game, level_named(level))
            await answers.whisper(interaction, which_game_screen(*variants, asked, phrasebook))
        else:
            await must_be_here(room.services, interaction.user.id, is_solo)
            await start_alone(room, store, interaction, game or usual, level_named(level))

    return usable_anywhere(cast("Slash", command))
