"""The type of a slash command, whatever it takes."""

from typing import Any, TypeAlias

from discord import app_commands

Slash: TypeAlias = app_commands.Command[Any, ..., None]
