"""Opening a table: what is asked for, and the lobby as the answer.

A request is a value, and a button's id can hold it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import discord

from bot.discord import answers
from bot.discord.answers import Interaction
from bot.discord.permissions import missing_for_threads
from bot.interactions.guests import person_of, phrasebook_for, shown_name
from bot.interactions.presets import of_length, variant_meant
from bot.interactions.presses.preferences import managed_guild
from bot.interactions.welcome import home_of, must_post
from bot.screens.families import family_screens, offers
from bot.screens.family import Offer
from bot.screens.lobbies.which_table import another_table_screen, which_preset_screen
from bot.screens.phrases import listed
from bot.screens.refusal import RoomRefusal
from bot.screens.screen import Screen, plain_screen
from bot.tables.card_room import CardRoom
from bot.tables.clock.paces import PACES
from bot.tables.opening.hosting import HostsAlready
from bot.tables.opening.lobby import Lobby
from bot.tables.opening.opening_rows import new_table_id
from bot.tables.services.elsewhere import left_to_others
from bot.tables.services.services import Services
from bot.text.phrasebook import Phrasebook
from data.presets import GuildPresets
from data.tables import NEXT_DEALS, RELIABILITIES, NextDeal, TableRow, TableState
from engine.cards import Unreadable
from engine.contract.refusal import BadRules
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant
from engine.players.levels import LEVELS, level_offered
from engine.players.policy import Level
from engine.table.chairs import Chair

LONGEST_PRESET: Final = 40
"""As long as the name of a server's own preset may be; an id has no room for more."""

_NOT_SAID: Final = "-"
_HINTS: Final = ("yes", "no")

WordT = TypeVar("WordT", bound=str)


@dataclass(frozen=True, slots=True)
class TableTerms:
    """How a table is played at, whatever is played."""

    level: Level
    hints: bool
    pace: str
    next_deal: NextDeal
    reliability: int = 0


@dataclass(frozen=True, slots=True)
class TableRequest:
    """The table that somebody asks for; None stands for what was not said.

    `preset` is the text that was typed: what it names may change until the table is opened.
    """

    offer: Offer
    preset: str | None
    seats: int | None
    target: int | None
    deals: int | None
    terms: TableTerms

    def written(self) -> str:
        """Return it as it stands in a button's id, at most 67 characters.

        Of a word that is one of few there is the first letter, of the reliability the place among
        those that may be asked for, if any is. The preset is last, since it may
        hold anything. Its name has to be `LONGEST_PRESET` characters at most.
        """
        terms = self.terms
        hints = "yes" if terms.hints else "no"
        words = (terms.level, hints, terms.pace, terms.next_deal)
        parts = [
            self.offer.command,
            *(str(number or _NOT_SAID) for number in (self.seats, self.target, self.deals)),
            "".join(word[0] for word in words) + _reliability(terms.reliability),
            (self.preset or "").strip()[:LONGEST_PRESET],
        ]
        return " ".join(parts)

    @classmethod
    def read(cls, text: str) -> "TableRequest":
        """Read what `written` wrote; raise `Unreadable` for what no command asks for."""
        parts = text.split(" ", 5)
        if len(parts) != 6 or not 4 <= len(parts[4]) <= 5:
            raise Unreadable("no request for a table")
        command, seats, target, deals, letters, preset = parts
        offer = next((one for one in offers() if one.command == command), None)
        if offer is None:
            raise Unreadable("no command opens such a table")
        level, hints, pace, next_deal = letters[:4]
        terms = TableTerms(
            _begun_with(level, LEVELS),
            _begun_with(hints, _HINTS) == "yes",
            _begun_with(pace, PACES),
            _begun_with(next_deal, NEXT_DEALS.values()),
            _read_reliability(letters[4:]),
        )
        return cls(
            offer,
            preset or None,
            _number(seats, (min(offer.seats), max(offer.seats))),
            _number(target, offer.wishes.get("target")),
            _number(deals, offer.wishes.get("deals")),
            terms,
        )


def _reliability(percent: int) -> str:
    return str(RELIABILITIES.index(percent)) if percent else ""


def _read_reliability(written: str) -> int:
    for at, percent in enumerate(RELIABILITIES):
        if written == (str(at) if at else ""):
            return percent
    raise Unreadable("a reliability that nobody may ask for")


def _begun_with(letter: str, words: Iterable[WordT]) -> WordT:
    for word in words:
        if word[0] == letter:
            return word
    raise Unreadable("a letter that begins no word")


def _number(written: str, between: tuple[int, int] | None) -> int | None:
    if written == _NOT_SAID:
        return None
    if between is None or not written.isdecimal() or len(written) > len(str(between[1])):
        raise Unreadable("a number that nobody may ask for")
    number = int(written)
    if not between[0] <= number <= between[1]:
        raise Unreadable("a number that nobody may ask for")
    return number


async def open_with_answer(interaction: Interaction, lobby: Lobby) -> None:
    """Post a new lobby as the answer to an interaction; close it if that does not arrive."""

    async def beside() -> int | None:
        await lobby.post_in_channel()
        return lobby.board.message_id

    message_id = await answers.post(interaction, lobby.draw, beside=beside)
    if message_id is None:
        await lobby.close("lobby-cancelled")
        return
    # If another process has it by now, a press there will tell that one where it is posted.
    with left_to_others():
        await lobby.posted(message_id)


async def open_table(
    room: CardRoom,
    interaction: Interaction,
    asked: TableRequest,
    *,
    another: str | None = None,
) -> None:
    """Open the table that somebody asks for, and answer with its lobby; raise `RoomRefusal`.

    Somebody who does not say which game, or who hosts a table in the guild, is asked first.
    `another` is what a yes names: the id of the table that is then opened, once.
    """
    phrasebook = phrasebook_for(interaction)
    guild_id, chosen_here = await must_post(room.services, interaction)
    presets = room.services.store.presets
    if await _must_say_which(presets, guild_id, asked):
        await answers.whisper(interaction, _which_preset(asked, phrasebook))
        return
    chosen = await variant_meant(
        presets, guild_id, asked.preset, phrasebook, among=(asked.offer,), seats=asked.seats
    )
    try:
        if (asked.target, asked.deals) == (None, None) and not chosen.options:
            chosen = of_length(chosen, chosen_here.length)
        called = await room.services.post.guild_name(guild_id) or phrasebook("this-server")
        row = _row(room.services, interaction, guild_id, called, asked, chosen)
        if another is not None:
            row = replace(row, table_id=another)
        lobby = await room.seating.open_lobby(
            row, person_of(interaction), chosen_here.limits, another=another is not None
        )
    except HostsAlready as hosts:
        await answers.whisper(interaction, _question(hosts, asked, phrasebook))
        return
    except BadRules as refusal:
        reason = family_screens(chosen.family).unplayable(refusal, phrasebook)
        raise RoomRefusal("refusal-rules", reason=reason) from None
    await open_with_answer(interaction, lobby)
    await _tell_of_threads(room, interaction, phrasebook)


async def _tell_of_threads(
    room: CardRoom, interaction: Interaction, phrasebook: Phrasebook
) -> None:
    """Tell who manages the server, once, why games do not go into threads as it wishes."""
    guild_id, services = managed_guild(interaction), room.services
    missing = missing_for_threads(interaction)
    if guild_id is None or not missing:
        return
    preferences = await services.preferences.looked_up_of_guild(guild_id)
    if preferences.games_in == "thread" and services.shared.take("threads", interaction.channel_id):
        names = listed([phrasebook(f"permission-{name}") for name in missing], phrasebook)
        text = phrasebook("games-stay-in-channel", names=names)
        await answers.whisper(interaction, plain_screen(text))


async def _must_say_which(presets: GuildPresets, guild_id: int, asked: TableRequest) -> bool:
    """Whether nobody said what to play, and the command opens games that are not of one kind."""
    if asked.preset is not None or len(asked.offer.families) < 2:
        return False
    return await presets.default(guild_id, asked.offer.command) is None


def _which_preset(asked: TableRequest, phrasebook: Phrasebook) -> Screen:
    """Offer the games of a command, those for so many players if that was said."""
    presets = asked.offer.presets
    fitting = [one for one in presets if asked.seats in (None, *one.seats_allowed)]
    return which_preset_screen(fitting or presets, asked.written(), phrasebook)


def _question(hosts: HostsAlready, asked: TableRequest, phrasebook: Phrasebook) -> Screen:
    """Show the table that the host has, and offer the one that is asked for."""
    if len((asked.preset or "").strip()) > LONGEST_PRESET:
        # A title of the catalogue; the key of its preset is short.
        asked = replace(asked, preset=hosts.wished.preset)
    return another_table_screen(
        hosts.preset, hosts.link, hosts.wished.table_id, asked.written(), phrasebook
    )


def _row(
    services: Services,
    interaction: Interaction,
    guild_id: int,
    guild_name: str,
    asked: TableRequest,
    chosen: Variant,
) -> TableRow:
    """Return the table that is asked for, what was not said as the preset has it.

    Raise `BadRules` for a length that makes no game.
    """
    length = FAMILIES[chosen.family].length
    wished = length.written(chosen.rules, target=asked.target, deals=asked.deals)
    other = {rule: value for rule, value in wished.items() if value != getattr(chosen.rules, rule)}
    chosen = variant(chosen.key, dict(chosen.options) | other)
    channel, host, phrasebook = (
        interaction.channel,
        interaction.user.id,
        phrasebook_for(interaction),
    )
    assert channel is not None
    level = level_offered(asked.terms.level, chosen.family, chosen.key)
    return TableRow(
        table_id=new_table_id(),
        owner=services.owner,
        guild_id=guild_id,
        guild_name=guild_name,
        channel_id=channel.id,
        channel_name=getattr(channel, "name", None) or phrasebook("this-channel"),
        home_id=home_of(interaction) or channel.id,
        host_id=host,
        family=chosen.family,
        preset=chosen.key,
        options=dict(chosen.options),
        revision=chosen.revision,
        seat_count=asked.seats or chosen.seats_default,
        level=level,
        hints=asked.terms.hints,
        pace=asked.terms.pace,
        next_deal=asked.terms.next_deal,
        reliability=asked.terms.reliability,
        state=TableState.LOBBY,
        locale=str(interaction.guild_locale or discord.Locale.american_english),
        opened_at=services.now(),
        chairs=(Chair(shown_name(interaction), person=host, level=level),),
    )
