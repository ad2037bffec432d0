"""Presets of guilds: rules that a guild has given a name, and the ones it plays by default."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from engine.contract.variant import Option

PRESETS_A_GUILD: Final = 25
"""As many as Discord suggests at once."""


@dataclass(frozen=True, slots=True)
class GuildPreset:
    """Rules under a guild's own name: a preset of the catalogue and what departs from it.

    They are as they were saved; whether this version still plays them is for the reader to see.
    """

    name: str
    preset: str
    options: Mapping[str, Option]


class TooManyPresets(Exception):
    """The guild has as many presets as it may; nothing was written."""


class GuildPresets(Protocol):
    """The presets of every guild. Names that differ in case only are the same."""

    async def save(self, guild_id: int, preset: GuildPreset) -> None:
        """Keep a preset in place of an earlier one of its name; raise `TooManyPresets`."""
        ...

    async def of_guild(self, guild_id: int) -> tuple[GuildPreset, ...]:
        """Return the presets of a guild by name."""
        ...

    async def delete(self, guild_id: int, name: str) -> bool:
        """Forget a preset, as the default too; return whether there was one."""
        ...

    async def set_default(self, guild_id: int, command: str, choice: str) -> None:
        """Play `choice` if nobody tells `command` which: an own name, or a catalogue's key."""
        ...

    async def default(self, guild_id: int, command: str) -> str | None:
        """Return what is played if nobody tells `command` which; None if nothing is set."""
        ...

    async def defaults(self, guild_id: int) -> dict[str, str]:
        """Return what a guild plays if nobody says which, by command."""
        ...
