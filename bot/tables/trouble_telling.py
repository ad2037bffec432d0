"""Telling of troubles: moderators hear once a day of each kind what only they can mend."""

import logging
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final, get_args

from bot.discord.post import TryLater, Undelivered
from bot.screens.moderation.tables import troubles_lines
from bot.screens.phrases import lines
from bot.screens.screen import plain_screen
from bot.support.troubles import Trouble, TroubleKind
from bot.tables.open_tables import OpenTables
from bot.tables.services.services import Services
from data.seasons import day_of
from data.settings import TOLD_TROUBLE

log = logging.getLogger(__name__)

_KINDS: Final = get_args(TroubleKind)


class TroubleTelling:
    """Knows what is wrong in servers, and tells it in the channel that they named for their log."""

    def __init__(self, services: Services, tables: OpenTables) -> None:
        self._services = services
        self._tables = tables

    def of_guild(self, guild_id: int) -> tuple[Trouble, ...]:
        """Return what is wrong in a server just now, as far as this process has met it."""
        return tuple(one for one in self._every() if one.guild_id == guild_id)

    def _every(self) -> tuple[Trouble, ...]:
        post, preferences = self._services.post, self._services.preferences
        noted = dict.fromkeys(post.troubles.every())
        for table in self._tables.every():
            row = table.row
            wants = not row.solo and preferences.of_guild(row.guild_id).pictures != "never"
            if wants and not post.attachments.taken_in(row.channel_id):
                noted[Trouble(row.guild_id, "attach", row.channel_id)] = None
        return tuple(noted)

    async def tell(self) -> None:
        """Tell each server what is wrong there, unless it was told of that kind today."""
        found: dict[int, list[Trouble]] = defaultdict(list)
        for trouble in self._every():
            found[trouble.guild_id].append(trouble)
        for guild_id, troubles in found.items():
            await self._tell(guild_id, troubles)

    async def _tell(self, guild_id: int, troubles: Sequence[Trouble]) -> None:
        services, today = self._services, day_of(self._services.now())
        chosen = await services.preferences.looked_up_of_guild(guild_id)
        locale = self.locale(guild_id)
        if chosen.log_channel is None or locale is None:
            # Its process tells it, or this one as soon as Discord has named the server.
            return
        of_guild = f"{TOLD_TROUBLE}{guild_id}."
        keys = {one.kind: of_guild + one.kind for one in troubles}
        told = await services.store.settings.starting(of_guild)
        new = {kind: key for kind, key in keys.items() if told.get(key) != today}
        if not new:
            return
        words = services.guild_phrasebook(guild_id, locale).plain
        said = troubles_lines([one for one in troubles if one.kind in new], words)
        for key in new.values():
            # First, so that a process that ends just now says nothing twice.
            await services.store.settings.set(key, today)
        try:
            screen = plain_screen(lines(*said))
            nonce = _nonce(guild_id, new, today)
            # Somebody may have let it write there since.
            services.post.refusing.ask_again(chosen.log_channel)
            await services.post.send(chosen.log_channel, lambda: screen, nonce=nonce)
        except TryLater:
            for key in new.values():
                await services.store.settings.drop(key)
        except Undelivered as refused:
            log.info("troubles of server %d were not told: %s", guild_id, refused)
            services.post.troubles.note(guild_id, "log-channel", chosen.log_channel)
        else:
            services.post.troubles.mended(guild_id, "log-channel", chosen.log_channel)

    def locale(self, guild_id: int) -> str | None:
        """Return the language in which Discord shows a server; None of one that is not seen here.

        Its tables know it where Discord has only named it since a session was resumed.
        """
        here = (one.row.locale for one in self._tables.every() if one.row.guild_id == guild_id)
        return next(here, self._services.post.locale(guild_id))


def _nonce(guild_id: int, kinds: Iterable[str], day: str) -> str:
    """Name what is told so that two processes at once tell it once, and each other kind as well.

    Discord takes 25 characters.
    """
    return f"w{guild_id}.{day[-1]}{sum(1 << _KINDS.index(kind) for kind in kinds)}"
