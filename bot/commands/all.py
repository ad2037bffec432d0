"""Every command, for one card room."""

from collections.abc import Callable

from discord import app_commands

from bot.commands.daily import daily, practice
from bot.commands.language import language
from bot.commands.leaderboards import leaderboard
from bot.commands.offers import opening
from bot.commands.play import play
from bot.commands.preferences import settings
from bot.commands.presets import presets
from bot.commands.privacy import data
from bot.commands.reading import help_, rules
from bot.commands.review import review, review_this
from bot.commands.slash import Slash
from bot.commands.stats import stats
from bot.commands.table import hand, leave, table
from bot.commands.verify import verify
from bot.room.card_room import CardRoom
from bot.screens.families import offers
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
