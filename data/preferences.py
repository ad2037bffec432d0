"""Preferences: what people and guilds have chosen about how their games are shown and go on."""

import json
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Literal, TypeAlias, TypeVar, get_args, get_type_hints

from data.sql.database import Database, SqlRow, Writing
from data.sql.puzzles import withdraw_puzzles

Look: TypeAlias = Literal["plain", "two-colours", "four-colours"]
"""How cards are shown: as text, or as pictures with suits in two colours or in four."""

Forced: TypeAlias = Literal["paced", "alone", "always", "never"]
"""At which tables the only card that may be played is played by itself.

`alone` means tables where all others are computers. Among people the speed would tell the others
that there was no choice: `paced` takes there a time such as a thought takes.
"""

Passing: TypeAlias = Literal["three_taps", "asks"]
"""How cards are passed or put aside: with the tap that chooses the last, or by another button."""


TablePictures: TypeAlias = Literal["never", "tricks", "cards"]
"""When the round table is painted: never, once for each trick, or at each card."""

GamesIn: TypeAlias = Literal["channel", "thread"]
"""Where the table of a game stands: in the channel of its lobby, or in a thread made of that."""

OwnPictures: TypeAlias = Literal["offered", "never", "tricks", "cards"]
"""The same for a person's hand, with its cards; `offered`: never, and a button asks for them."""

Language: TypeAlias = Literal["discord", "en-US", "de", "ja", "zh-CN", "zh-TW"]
"""The language in which texts are read: as Discord has it, or one of those spoken here."""


@dataclass(frozen=True, slots=True)
class PersonPreferences:
    """The preferences of a person; the usual ones are those of a person who has chosen nothing.

    `calls_at_once` tells of each turn by a new message as soon as it begins. Without `pings` nobody
    is notified for the person. With `puzzles` positions of their games may be set to others,
    without names, if all who played there have chosen so.
    """

    look: Look = "two-colours"
    pictures: OwnPictures = "offered"
    calls_at_once: bool = False
    pings: bool = True
    forced: Forced = "paced"
    passing: Passing = "three_taps"
    puzzles: bool = False
    language: Language = "discord"


@dataclass(frozen=True, slots=True)
class GuildPreferences:
    """The preferences of a guild, for what everybody sees there.

    `reactions` are the buttons by which players react to a trick.
    """

    look: Look = "two-colours"
    pictures: TablePictures = "never"
    reactions: bool = True
    games_in: GamesIn = "channel"
    language: Language = "discord"


Preferring = TypeVar("Preferring", bound=PersonPreferences | GuildPreferences)

YES_OR_NO: Mapping[str, bool] = {"yes": True, "no": False}


class UnknownChoice(ValueError):
    """There is no such preference, or no such choice for it; nothing was written."""


@cache
def choices(kind: type[PersonPreferences | GuildPreferences]) -> Mapping[str, tuple[str, ...]]:
    """Return the words from which each preference is chosen, by its name."""
    hints = get_type_hints(kind)
    return {
        field.name: tuple(YES_OR_NO) if hints[field.name] is bool else get_args(hints[field.name])
        for field in fields(kind)
    }


def must_be_choice(kind: type[PersonPreferences | GuildPreferences], name: str, word: str) -> None:
    """Raise `UnknownChoice` for what cannot be chosen."""
    if word not in choices(kind).get(name, ()):
        raise UnknownChoice(name)


def preferences_of(kind: type[Preferring], chosen: Mapping[str, str]) -> Preferring:
    """Return the preferences of those who have chosen these words.

    What is not chosen is as usual, and so is what another version knew.
    """
    known = choices(kind)
    if "big_hand" in chosen:
        # Before there were pictures of the table, a hand was shown as one or was not.
        chosen = {"pictures": "tricks" if chosen["big_hand"] == "yes" else "never", **chosen}
    values: dict[str, Any] = {
        name: YES_OR_NO.get(word, word)
        for name, word in chosen.items()
        if word in known.get(name, ())
    }
    return kind(**values)


def word_of(preferences: PersonPreferences | GuildPreferences, name: str) -> str:
    """Return the word for what a preference is now."""
    value: str | bool = getattr(preferences, name)
    return value if isinstance(value, str) else "yes" if value else "no"


class KeptPreferences:
    """What people and guilds have chosen, word by word. Nothing else is kept of them here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_people(self, people: Collection[int]) -> dict[int, PersonPreferences]:
        """Return the preferences of each of these people."""
        rows = await self._database.rows(
            "SELECT person, name, word FROM person_preferences"
            " WHERE person IN (SELECT CAST(value AS BIGINT) FROM json_each(?))",
            (json.dumps(list(people)),),
        )
        chosen = _by_id(rows)
        return {person: preferences_of(PersonPreferences, chosen[person]) for person in people}

    async def of_guild(self, guild_id: int) -> GuildPreferences:
        """Return the preferences of a guild."""
        return (await self.of_guilds({guild_id}))[guild_id]

    async def of_guilds(self, guild_ids: Collection[int]) -> dict[int, GuildPreferences]:
        """Return the preferences of each of these guilds."""
        rows = await self._database.rows(
            "SELECT guild_id, name, word FROM guild_preferences"
            " WHERE guild_id IN (SELECT CAST(value AS BIGINT) FROM json_each(?))",
            (json.dumps(list(guild_ids)),),
        )
        chosen = _by_id(rows)
        return {
            guild_id: preferences_of(GuildPreferences, chosen[guild_id]) for guild_id in guild_ids
        }

    async def choose(self, person_id: int, name: str, word: str) -> None:
        """Keep what a person has chosen; raise `UnknownChoice`."""
        must_be_choice(PersonPreferences, name, word)

        async def work(writing: Writing) -> None:
            await writing.do(
                "INSERT INTO person_preferences (person, name, word) VALUES (?, ?, ?)"
                " ON CONFLICT (person, name) DO UPDATE SET word = excluded.word",
                (person_id, name, word),
            )
            if (name, word) == ("puzzles", "no"):
                await withdraw_puzzles(writing, person_id)

        await self._database.write(work)

    async def choose_for_guild(self, guild_id: int, name: str, word: str) -> None:
        """Keep what was chosen for a guild; raise `UnknownChoice`."""
        must_be_choice(GuildPreferences, name, word)
        await self._database.do(
            "INSERT INTO guild_preferences (guild_id, name, word) VALUES (?, ?, ?)"
            " ON CONFLICT (guild_id, name) DO UPDATE SET word = excluded.word",
            (guild_id, name, word),
        )


def _by_id(rows: Sequence[SqlRow]) -> defaultdict[int, dict[str, str]]:
    chosen: defaultdict[int, dict[str, str]] = defaultdict(dict)
    for one, name, word in rows:
        chosen[one][name] = word
    return chosen
