"""Every command, for one card room."""

from discord import app_commands

from bot.interactions.commands.afterwards import review, review_this, verify
from bot.interactions.commands.contests import challenge, challenge_this, tournament
from bot.interactions.commands.daily import daily, practice, puzzle
from bot.interactions.commands.declaring import Slash
from bot.interactions.commands.games import opening, play
from bot.interactions.commands.leaderboards import leaderboard, stats
from bot.interactions.commands.personal import data, language, settings
from bot.interactions.commands.presets import presets
from bot.interactions.commands.reading import help_, rules
from bot.interactions.commands.table import hand, leave, table, tables
from bot.screens.families import offers
from bot.tables.card_room import CardRoom


def commands(room: CardRoom) -> tuple[Slash | app_commands.Group | app_commands.ContextMenu, ...]:
    return (
        play(room),
        daily(room),
        practice(room),
        puzzle(room),
        challenge(room),
        challenge_this(room),
        tournament(room),
        *(opening(room, offer) for offer in offers()),
        hand(room),
        table(room),
        leave(room),
        leaderboard(room),
        stats(room),
        rules(room),
        presets(room),
        tables(room),
        settings(room),
        language(room),
        verify(room),
        review(room),
        review_this(room),
        help_(room),
        data(room),
    )
