"""Presets of guilds: rules that a guild has given a name, and the ones it plays by default."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from data.moderation import ModeratorAct, log_act, log_setting
from data.sql.database import Database, Writing
from engine.contract.variant import Option

PLAY: Final = "play"
"""The command whose default is the name of a game; that of the others is a preset."""

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


class GuildPresets:
    """The presets of every guild. Names that differ in case only are the same."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def save(
        self, guild_id: int, preset: GuildPreset, *, act: ModeratorAct | None = None
    ) -> None:
        """Keep a preset in place of an earlier one of its name; raise `TooManyPresets`.

        It is kept with the act of who saved it, if that is given.
        """
        folded = preset.name.casefold()

        async def work(writing: Writing) -> None:
            (count,) = await writing.rows(
                "SELECT count(*) FROM guild_presets WHERE guild_id = ? AND folded <> ?",
                (guild_id, folded),
            )
            if count[0] >= PRESETS_A_GUILD:
                raise TooManyPresets(guild_id)
            await writing.do(
                "INSERT INTO guild_presets (guild_id, folded, name, preset, options)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT (guild_id, folded) DO UPDATE SET"
                " name = excluded.name, preset = excluded.preset, options = excluded.options",
                (guild_id, folded, preset.name, preset.preset, json.dumps(dict(preset.options))),
            )
            if act is not None:
                await log_act(writing, act)

        await self._database.write(work)

    async def of_guild(self, guild_id: int) -> tuple[GuildPreset, ...]:
        rows = await self._database.rows(
            "SELECT name, preset, options FROM guild_presets WHERE guild_id = ? ORDER BY folded",
            (guild_id,),
        )
        return tuple(
            GuildPreset(name, preset, json.loads(options)) for name, preset, options in rows
        )

    async def delete(self, guild_id: int, name: str, *, act: ModeratorAct | None = None) -> bool:
        """Forget a preset, as the default too; return whether there was one.

        If there was, the act of who deleted it is written down, if that is given.
        """
        folded = name.casefold()

        async def work(writing: Writing) -> bool:
            await writing.do(
                "DELETE FROM guild_defaults WHERE guild_id = ? AND choice = ?", (guild_id, folded)
            )
            gone = await writing.do(
                "DELETE FROM guild_presets WHERE guild_id = ? AND folded = ?", (guild_id, folded)
            )
            if gone and act is not None:
                await log_act(writing, act)
            return gone > 0

        return await self._database.write(work)

    async def set_default(
        self, guild_id: int, command: str, choice: str, *, act: ModeratorAct | None = None
    ) -> None:
        """Play `choice` if nobody tells `command` which: an own name, or a catalogue's key.

        It is kept with the act of who chose it, if that is given.
        """

        async def work(writing: Writing) -> None:
            kept = await writing.rows(
                "SELECT choice FROM guild_defaults WHERE guild_id = ? AND command = ?",
                (guild_id, command),
            )
            await writing.do(
                "INSERT INTO guild_defaults (guild_id, command, choice) VALUES (?, ?, ?)"
                " ON CONFLICT (guild_id, command) DO UPDATE SET choice = excluded.choice",
                (guild_id, command, choice.casefold()),
            )
            if act is not None:
                await log_setting(writing, act, kept[0][0] if kept else "")

        await self._database.write(work)

    async def default(self, guild_id: int, command: str) -> str | None:
        """Return what is played if nobody tells `command` which; None if nothing is set."""
        return (await self.defaults(guild_id)).get(command)

    async def defaults(self, guild_id: int) -> dict[str, str]:
        """Return what a guild plays if nobody says which, by command."""
        rows = await self._database.rows(
            "SELECT command, choice FROM guild_defaults WHERE guild_id = ?", (guild_id,)
        )
        return dict(rows)
