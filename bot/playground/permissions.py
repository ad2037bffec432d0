"""Permissions: what the bot may do in a channel."""

from typing import Final

MANAGE_GUILD: Final = 1 << 5
VIEW_CHANNEL: Final = 1 << 10
SEND_MESSAGES: Final = 1 << 11
EMBED_LINKS: Final = 1 << 14
ATTACH_FILES: Final = 1 << 15
READ_MESSAGE_HISTORY: Final = 1 << 16
MENTION_EVERYONE: Final = 1 << 17
USE_EXTERNAL_EMOJIS: Final = 1 << 18
USE_APPLICATION_COMMANDS: Final = 1 << 31
SEND_MESSAGES_IN_THREADS: Final = 1 << 38
USE_EXTERNAL_APPS: Final = 1 << 50
"""Lets people have applications answer in public that they alone have installed."""

BY_NAME: Final = {
    "view": VIEW_CHANNEL,
    "send": SEND_MESSAGES,
    "send_in_threads": SEND_MESSAGES_IN_THREADS,
    "embed": EMBED_LINKS,
    "attach": ATTACH_FILES,
    "history": READ_MESSAGE_HISTORY,
    "emojis": USE_EXTERNAL_EMOJIS,
}

USUAL: Final = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | USE_EXTERNAL_EMOJIS
    | USE_APPLICATION_COMMANDS
    | SEND_MESSAGES_IN_THREADS
    | USE_EXTERNAL_APPS
)
"""The permissions of every member of a new guild, the bot among them."""


def allowed(denied: int) -> int:
    """Return the bot's permissions if `denied` is taken away."""
    # Without the sight of a channel every other permission in it is void.
    return 0 if denied & VIEW_CHANNEL else USUAL & ~denied


def may(denied: int, permission: int) -> bool:
    """Tell whether the bot may do `permission` if `denied` is taken away."""
    return bool(allowed(denied) & permission)
