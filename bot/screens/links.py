"""Links: addresses of Discord's channels and messages."""

from typing import Final

CHANNELS: Final = "https://discord.com/channels"


def channel_link(guild_id: int, channel_id: int) -> str:
    """Return the address of a guild's channel; guild 0 stands for direct messages.

    Channel 0, where the bot is not, has none: the address is that of all conversations.
    """
    if not channel_id:
        return f"{CHANNELS}/@me"
    return f"{CHANNELS}/{guild_id or '@me'}/{channel_id}"


def message_link(guild_id: int, channel_id: int, message_id: int) -> str:
    """Return the address of a message in a guild's channel."""
    return f"{CHANNELS}/{guild_id}/{channel_id}/{message_id}"
