"""Screens that Discord refuses: each is sent again at once in its smallest form."""

import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any, Final, Literal, TypeAlias, TypeVar, cast

import discord

from bot.faces.component_emojis import ComponentEmojis
from bot.screens.fitting import smallest
from bot.screens.screen import Screen
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
