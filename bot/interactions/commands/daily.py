"""`/daily`, `/practice` and `/puzzle`: the deals of each day, and a position to solve."""

from datetime import date
from typing import cast

from discord import app_commands
from discord.app_commands import Choice

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.fields.showing import day_menu
from bot.interactions.commands.declaring import (
    Slash,
    choice,
    command_text,
    options,
    usable_anywhere,
)
from bot.interactions.commands.preset_choice import SUGGESTIONS, fitting
from bot.interactions.daily import play_today, practise
from bot.interactions.guests import phrasebook_for
from bot.interactions.puzzles import Solver
from bot.screens.daily.games import daily_variant, families
from bot.screens.daily.words import day_text
from bot.screens.families import usual_game_of
from bot.screens.refusal import RoomRefusal
from bot.tables.card_room import CardRoom
from data.seasons import day_after, day_of


def _games() -> dict[str, str]:
    """Return the family of each choice, which is named as in `/play`."""
    return {usual_game_of(daily_variant(family)): family for family in families()}


def daily_choices() -> list[Choice[str]]:
    games = _games().items()
    return [choice(game, f"variant-{daily_variant(family).key}") for game, family in games]


def daily(room: CardRoom) -> Slash:
    @app_commands.command(name="daily", description=command_text("daily-open"))
    @options(game="daily-option-game")
    @app_commands.choices(game=daily_choices())
    async def command(interaction: Interaction, game: str | None = None) -> None:
        if game is None:
            phrasebook = phrasebook_for(interaction)
            screen = await day_menu(room, interaction.user.id, phrasebook)
            await answers.whisper(interaction, screen)
            return
        await play_today(room, interaction, family_chosen(game))

    return usable_anywhere(cast("Slash", command))


def puzzle(room: CardRoom) -> Slash:
    @app_commands.command(name="puzzle", description=command_text("puzzle-open"))
    @options(game="puzzle-option-game")
    @app_commands.choices(game=daily_choices())
    async def command(interaction: Interaction, game: str | None = None) -> None:
        solver = await Solver.of(room, interaction)
        screen = await solver.puzzle(None if game is None else family_chosen(game))
        await answers.whisper(interaction, screen)

    return usable_anywhere(cast("Slash", command))


def practice(room: CardRoom) -> Slash:
    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        family = _games().get(str(getattr(interaction.namespace, "game", "")), families()[0])
        today, store = day_of(room.services.now()), room.services.store
        phrasebook = phrasebook_for(interaction)
        days = await store.days.days(family, day_after(today), SUGGESTIONS)
        return fitting({day: day_text(day, phrasebook) for day in days}, current)

    @app_commands.command(name="practice", description=command_text("practice-open"))
    @options(game="practice-option-game", day="practice-option-day")
    @app_commands.choices(game=daily_choices())
    @app_commands.autocomplete(day=suggest)
    async def command(
        interaction: Interaction,
        game: str = "hearts",
        day: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        await practise(room, interaction, family_chosen(game), None if day is None else _day(day))

    return usable_anywhere(cast("Slash", command))


def family_chosen(game: str) -> str:
    family = _games().get(game)
    if family is None:
        raise RoomRefusal("daily-unknown")
    return family


def _day(typed: str) -> str:
    """Return a day as it is kept; raise `RoomRefusal` for what is none."""
    try:
        return date.fromisoformat(typed.strip()).isoformat()
    except ValueError:
        raise RoomRefusal("daily-unknown") from None
