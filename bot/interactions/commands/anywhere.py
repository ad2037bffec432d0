"""Commands for anywhere: also for people who have the bot for themselves, where it is no member."""

from typing import Any, TypeAlias, TypeVar

from discord import app_commands

AnyCommand: TypeAlias = (
    app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu
)
Given = TypeVar("Given", bound=AnyCommand)


def usable_anywhere(command: Given) -> Given:
    """Let a command be used wherever a person may use commands, also where the bot is not.

    There nothing can be posted or edited but by the token of an interaction, and `place_of` is 0.
    """
    in_places = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    return in_places(app_commands.allowed_installs(guilds=True, users=True)(command))


def is_usable_anywhere(command: AnyCommand) -> bool:
    """Whether a command may be used where the bot is not."""
    installs = command.allowed_installs
    return installs is not None and bool(installs.user)
