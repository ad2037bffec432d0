"""Preferences: what people and guilds have chosen about how their games are shown and go on."""

import json
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, Literal, TypeAlias, TypeVar, get_args, get_type_hints

from data.moderation import LOG_CHANNEL, ModeratorAct, log_setting
from data.sql.database import Database, SqlRow, Writing
from data.sql.puzzles import withdraw_puzzles
from data.tables import Limits
from engine.players.family_players import OwnLevel

Look: TypeAlias = Literal["plain", "two-colours", "four-colours"]
"""How cards are shown: as text, or as pictures with suits in two colours or in four."""

Forced: TypeAlias = Literal["paced", "alone", "always", "never"]
"""At which tables the only card that may be played is played by itself.

`alone` means tables where all others are computers. Among people the speed would tell the others
that there was no choice: `paced` takes there a time such as a thought takes.
"""

Passing: TypeAlias = Literal["three_taps", "asks"]
"""How cards are passed or put aside: with the tap that chooses the last, or by another button."""


TablePictures: TypeAlias = Literal["never", "cards"]
"""Whether the table is told by a picture of it."""

GamesIn: TypeAlias = Literal["channel", "thread"]
"""The place of a game's table: the channel of its lobby, or a thread made of that."""

OwnPictures: TypeAlias = Literal["offered", "never", "cards"]
"""The same for a person's hand, with its cards; `offered`: never, and a button asks for them."""

Language: TypeAlias = Literal["discord", "en-US", "de", "ja", "zh-CN", "zh-TW"]
"""The language in which texts are read: as Discord has it, or one of those spoken here."""


Alone: TypeAlias = Literal["anywhere", "table_channels", "never"]
"""The places where a game alone may be begun: all, those where tables may be opened, none."""

UsualPace: TypeAlias = Literal["fast", "live", "relaxed", "slow"]
"""The pace of a table for which nobody says another."""

UsualLength: TypeAlias = Literal["full", "short", "one"]
"""How long a game is if nobody says: as its rules have it, a few deals, or one."""

Weekly: TypeAlias = Literal["never", "hearts", "canasta", "all_fours", "gong_zhu", "point_pitch"]
"""The family of the weekly tournament, if there is one: any that has a deal of the day."""

TablesAChannel: TypeAlias = Literal[0, 1, 2, 3, 5, 10]
TablesAPerson: TypeAlias = Literal[0, 1, 2, 3]
"""How many tables there may be at once; 0 stands for no limit of the guild's own."""

Channels: TypeAlias = tuple[int, ...]
"""Channels of Discord by their ids, each once."""

MOST_CHANNELS: Final = 25
"""As many as one menu of Discord takes."""


@dataclass(frozen=True, slots=True)
class PersonPreferences:
    """The preferences of a person; the usual ones are those of a person who has chosen nothing.

    `calls_at_once` tells of each turn by a new message as soon as it begins. Without `pings` nobody
    is notified for the person. With `puzzles` positions of their games may be set to others,
    without names, if all who played there have chosen so. With `challenges` others may ask them.
    """

    look: Look = "two-colours"
    pictures: OwnPictures = "offered"
    calls_at_once: bool = False
    pings: bool = True
    forced: Forced = "paced"
    passing: Passing = "three_taps"
    puzzles: bool = False
    challenges: bool = True
    language: Language = "discord"


@dataclass(frozen=True, slots=True)
class GuildPreferences:
    """The preferences of a guild, for what everybody sees there and for tables to come.

    `reactions` are the buttons by which players react to a trick. Tables may be opened in
    `channels` and their threads; if none is named, in all. Without `pings` nobody is notified in
    a channel. What moderators do is told in `log_channel`. A `weekly` tournament of a family opens
    in `weekly_channel`.
    """

    look: Look = "two-colours"
    pictures: TablePictures = "never"
    reactions: bool = True
    games_in: GamesIn = "channel"
    language: Language = "discord"
    pings: bool = True
    channels: Channels = ()
    tables_a_channel: TablesAChannel = 0
    tables_a_person: TablesAPerson = 0
    alone: Alone = "anywhere"
    pace: UsualPace = "live"
    level: OwnLevel = "medium"
    length: UsualLength = "full"
    log_channel: int | None = None
    weekly: Weekly = "never"
    weekly_channel: int | None = None

    @property
    def limits(self) -> Limits:
        """How many tables there may be at once."""
        return Limits(self.tables_a_channel, self.tables_a_person)


Preferring = TypeVar("Preferring", bound=PersonPreferences | GuildPreferences)

YES_OR_NO: Mapping[str, bool] = {"yes": True, "no": False}


class UnknownChoice(ValueError):
    """There is no such preference, or no such choice for it; nothing was written."""


@cache
def choices(kind: type[PersonPreferences | GuildPreferences]) -> Mapping[str, tuple[str, ...]]:
    """Return the words from which each preference is chosen, by its name; channels have none."""
    return {name: tuple(words) for name, words in _words(kind).items() if words}


@cache
def _words(
    kind: type[PersonPreferences | GuildPreferences],
) -> Mapping[str, Mapping[str, str | int | bool]]:
    hints = get_type_hints(kind)
    return {
        field.name: YES_OR_NO
        if hints[field.name] is bool
        else {}
        if hints[field.name] in _CHANNELS
        else {str(one): one for one in get_args(hints[field.name])}
        for field in fields(kind)
    }


_CHANNELS: Final = (Channels, int | None)
"""The types of preferences that name channels, by their ids."""


def _meant(
    kind: type[PersonPreferences | GuildPreferences], name: str, word: str
) -> str | int | bool | Channels | None:
    """Return what a word stands for; raise `UnknownChoice` for what cannot be chosen."""
    words = _words(kind).get(name)
    word = _EARLIER.get((kind, name, word), word)
    if words is None or (words and word not in words):
        raise UnknownChoice(name)
    if words:
        return words[word]
    ids = dict.fromkeys(word.split() if word != NO_CHANNEL else ())
    if not all(one.isascii() and one.isdecimal() and 0 < int(one) < 1 << 63 for one in ids):
        raise UnknownChoice(name)
    channels = tuple(map(int, ids))
    several = get_type_hints(kind)[name] == Channels
    if len(channels) > (MOST_CHANNELS if several else 1):
        raise UnknownChoice(name)
    return channels if several else next(iter(channels), None)


_EARLIER: Final[Mapping[tuple[type, str, str], str]] = {
    (PersonPreferences, "pictures", "tricks"): "cards",
    (GuildPreferences, "pictures", "tricks"): "cards",
}
"""Words that were chosen once, or are on offer on an old screen, and what they mean now."""

NO_CHANNEL: Final = "none"
"""The word for no channel; an empty one means the same."""


def preferences_of(kind: type[Preferring], chosen: Mapping[str, str]) -> Preferring:
    """Return the preferences of those who have chosen these words.

    What is not chosen is as usual, and so is what another version knew.
    """
    values: dict[str, Any] = {}
    for name, word in chosen.items():
        with suppress(UnknownChoice):
            values[name] = _meant(kind, name, word)
    return kind(**values)


def word_of(preferences: PersonPreferences | GuildPreferences, name: str) -> str:
    """Return the word for what a preference is now."""
    value: str | int | bool | Channels | None = getattr(preferences, name)
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return " ".join(map(str, value))
        case None:
            return NO_CHANNEL
        case _:
            return str(value)


class KeptPreferences:
    """The choices of people and guilds, word by word. Nothing else is kept of them here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_people(self, people: Collection[int]) -> dict[int, PersonPreferences]:
        rows = await self._database.rows(
            "SELECT person, name, word FROM person_preferences"
            " WHERE person IN (SELECT CAST(value AS BIGINT) FROM json_each(?))",
            (json.dumps(list(people)),),
        )
        chosen = _by_id(rows)
        return {person: preferences_of(PersonPreferences, chosen[person]) for person in people}

    async def of_guild(self, guild_id: int) -> GuildPreferences:
        return (await self.of_guilds({guild_id}))[guild_id]

    async def of_guilds(self, guild_ids: Collection[int]) -> dict[int, GuildPreferences]:
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
        _meant(PersonPreferences, name, word)

        async def work(writing: Writing) -> None:
            await writing.do(
                "INSERT INTO person_preferences (person, name, word) VALUES (?, ?, ?)"
                " ON CONFLICT (person, name) DO UPDATE SET word = excluded.word",
                (person_id, name, word),
            )
            if (name, word) == ("puzzles", "no"):
                await withdraw_puzzles(writing, person_id)

        await self._database.write(work)

    async def choose_for_guild(
        self, guild_id: int, name: str, word: str, *, act: ModeratorAct | None = None
    ) -> None:
        """Keep what was chosen for a guild, with the act of who did; raise `UnknownChoice`."""
        _meant(GuildPreferences, name, word)

        # Else the channel that was the log is not told that it is none any more.
        ends_log = name == LOG_CHANNEL and word in ("", NO_CHANNEL)

        async def work(writing: Writing) -> None:
            kept = await writing.rows(
                "SELECT name, word FROM guild_preferences WHERE guild_id = ?", (guild_id,)
            )
            before = word_of(preferences_of(GuildPreferences, dict(kept)), name)
            if act is not None and ends_log:
                await log_setting(writing, act, before)
            await writing.do(
                "INSERT INTO guild_preferences (guild_id, name, word) VALUES (?, ?, ?)"
                " ON CONFLICT (guild_id, name) DO UPDATE SET word = excluded.word",
                (guild_id, name, word),
            )
            if act is not None and not ends_log:
                await log_setting(writing, act, before)

        await self._database.write(work)


def _by_id(rows: Sequence[SqlRow]) -> defaultdict[int, dict[str, str]]:
    chosen: defaultdict[int, dict[str, str]] = defaultdict(dict)
    for one, name, word in rows:
        chosen[one][name] = word
    return chosen
