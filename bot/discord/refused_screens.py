"""Screens that Discord refuses: each is sent again, without emojis or in its smallest form."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final, Literal, TypeAlias, TypeVar, cast

import discord

from bot.screens.fitting import smallest
from bot.screens.screen import Screen, without_emojis
from bot.text.button_ids import ANYWHERE

log = logging.getLogger(__name__)

T = TypeVar("T")

Instead: TypeAlias = Literal["smaller", "nothing"]
"""The replacement of a screen that was refused."""

_OTHERWISE: Final = frozenset({10014, 30046, 40060, 40094, 50024, 50083, 160004, 160005})
"""Codes of refusals (400) that are not about what was sent."""

MOST: Final = 256
"""Refusals that are remembered, so that each stands in the log once."""

_FIELD: Final = re.compile(r"[a-z_]{1,32}")
_CODE: Final = re.compile(r"[A-Z]+_[A-Z_]+")

RESTING_SECONDS: Final = 60.0
"""How long buttons go without emojis once Discord has refused a screen twice."""

_INVALID_FORM: Final = 50035
_UNKNOWN_EMOJI: Final = 10014
_AT_EMOJI: Final = re.compile(r"\.emoji(?:\.\w+)?: ")
"""How discord.py names the place of a fault."""


class ComponentEmojis:
    """Sends screens with emojis beside their labels, and without them if Discord refuses these.

    Of a hundred messages with good emojis Discord refuses a few (50035), and takes them the second
    time. If it does not, an emoji may be gone: `doubted` is set, so that somebody looks.
    """

    def __init__(self) -> None:
        self.doubted = asyncio.Event()
        self._resting_until = 0.0

    async def sent(self, screen: Screen, send: Callable[[Screen], Awaitable[T]]) -> T:
        """Send a screen, if need be again and then without emojis on its components."""
        if asyncio.get_running_loop().time() < self._resting_until:
            return await send(without_emojis(screen))
        for _ in range(2):
            try:
                return await send(screen)
            except discord.HTTPException as refusal:
                # Looked at only now: nearly all screens are taken as they are.
                if not _refuses_emoji(refusal) or without_emojis(screen) == screen:
                    raise
        self._rest()
        return await send(without_emojis(screen))

    def trust(self) -> None:
        """Let buttons have emojis again at once."""
        self._resting_until = 0.0

    def _rest(self) -> None:
        log.warning("Discord refuses emojis on buttons; they go without for a while")
        self._resting_until = asyncio.get_running_loop().time() + RESTING_SECONDS
        self.doubted.set()


class RefusedScreens:
    """Sends screens, and what is left of those that Discord refuses.

    `counted` is told what was shown instead of one, `of_table` whose table it is of.
    """

    def __init__(self, emojis: ComponentEmojis) -> None:
        self._emojis = emojis
        self._logged: dict[tuple[str, str], None] = {}
        self.counted: Callable[[Instead], None] = lambda _: None
        self.of_table: Callable[[str], None] = lambda _: None

    async def sent(
        self, screen: Screen, send: Callable[[Screen], Awaitable[T]], *, again: bool = True
    ) -> T:
        """Send a screen; if Discord refuses it, `again` and as small as can be.

        Else whoever calls sends less of it.
        """
        try:
            return await self._emojis.sent(screen, send)
        except discord.HTTPException as refusal:
            if not is_of_form(refusal):
                raise
            if not again:
                self._note(screen, refusal, "smaller")
                raise
            try:
                sent = await send(smallest(screen))
            except discord.HTTPException:
                self._note(screen, refusal, "nothing")
                raise
            self._note(screen, refusal, "smaller")
            return sent

    def _note(self, screen: Screen, refusal: discord.HTTPException, instead: Instead) -> None:
        self.counted(instead)
        table = next((says.table for says in screen.says if says.table != ANYWHERE), "")
        if table:
            self.of_table(table)
        limit = limit_of(refusal)
        if (table, limit) not in self._logged and table:
            log.error("Discord refuses a screen of table %s: %s", table, limit)
        elif (table, limit) not in self._logged:
            log.error("Discord refuses a screen: %s", limit)
        self._logged[table, limit] = None
        if len(self._logged) > MOST:
            del self._logged[next(iter(self._logged))]


def _refuses_emoji(refusal: discord.HTTPException) -> bool:
    if refusal.code == _UNKNOWN_EMOJI:
        return True
    return refusal.code == _INVALID_FORM and _AT_EMOJI.search(refusal.text) is not None


def is_of_form(refusal: discord.HTTPException) -> bool:
    """Whether Discord refuses what was sent, wherever and whenever it is sent."""
    return refusal.status == HTTPStatus.BAD_REQUEST and refusal.code not in _OTHERWISE


def limit_of(refusal: discord.HTTPException) -> str:
    """Name a limit that was broken, by field and code; no value, since that may hold a card."""
    told = cast("object", vars(refusal).get("_errors"))
    return next(_named(told, ()), f"{refusal.status}/{refusal.code}")


def _named(told: object, path: Sequence[str]) -> Iterator[str]:
    if not isinstance(told, dict):
        return
    for key, inside in cast("Mapping[str, Any]", told).items():
        if key != "_errors":
            yield from _named(inside, (*path, key if _FIELD.fullmatch(key) else "*"))
            continue
        for fault in inside:
            code = str(fault.get("code"))
            yield f"{'.'.join(path)}={code if _CODE.fullmatch(code) else '?'}"
