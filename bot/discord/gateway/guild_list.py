"""The list of guilds: asked of Discord when it does not tell by itself."""

from typing import Any, Final

from discord.http import HTTPClient

AT_ONCE: Final = 200
"""As many guilds as Discord tells in one answer."""

GuildPayload = dict[str, Any]


async def listed_guilds(http: HTTPClient) -> list[GuildPayload]:
    """Return all guilds that have the bot, with their names and without their channels."""
    found: list[GuildPayload] = []
    page: list[Any] = [None] * AT_ONCE
    while len(page) == AT_ONCE:
        after = found[-1]["id"] if found else None
        page = list(await http.get_guilds(AT_ONCE, after=after, with_counts=False))
        found += page
    return found
