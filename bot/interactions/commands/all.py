"""Every command, for one card room."""

from collections.abc import Callable

from discord import app_commands

from bot.interactions.commands.daily import daily, practice
from bot.interactions.commands.language import language
from bot.interactions.commands.leaderboards import leaderboard
from bot.interactions.commands.offers import opening
from bot.interactions.commands.play import play
from bot.interactions.commands.preferences import settings
from bot.interactions.commands.presets import presets
from bot.interactions.commands.privacy import data
from bot.interactions.commands.reading import help_, rules
from bot.interactions.commands.review import review, review_this
from bot.interactions.commands.slash import Slash
from bot.interactions.commands.stats import stats
from bot.interactions.commands.table import hand, leave, table
from bot.interactions.commands.verify import verify
from bot.screens.families import offers
from bot.tables.card_room import CardRoom
from data.store import Store


def commands(
    room: CardRoom, store: Store, now: Callable[[], int]
) -> tuple[Slash | app_commands.Group | app_commands.ContextMenu, ...]:
    """Return all commands; `now` tells milliseconds since 1970."""
    return (
        play(room, store),
        daily(room),
        practice(room),
        *(opening(room, store, offer) for offer in offers()),
        hand(room),
        table(room),
        leave(room),
        leaderboard(store, room.services.preferences, now),
        stats(store, room.services.preferences, now),
        rules(store.presets),
        presets(room, store.presets),
        settings(room.services),
        language(room),
        verify(room, store),
        review(room, store),
        review_this(room, store),
        help_(),
        data(store.privacy),
    )
