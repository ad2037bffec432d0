"""Tries of the deal of the day, played to their end or left in the middle."""

from typing import Final

from data.seasons import day_end, day_of
from loopback_discord.payloads import buttons_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.regular import hand_message

DAY: Final = "2026-11-25"
"""The day on which such tests begin, so that none of them meets a midnight by chance."""

NOT_OVER: Final = "2999-12-31"
"""A day that is not over, whenever a test runs."""


def today(evening: Evening) -> str:
    """Return the day of the bot's clock."""
    return day_of(evening.now())


async def begun(evening: Evening, person: Person, where: Channel, game: str = "pitch") -> Answer:
    """Begin a try and wait for its cards."""
    await evening.client.turnover.turned.wait()
    opened = await person.slash("daily", where, game=game)
    await person.until(lambda: hand_message(person, where), what="the cards")
    return opened


def playing(evening: Evening, person: Person) -> bool:
    """Whether somebody is in the middle of a game."""
    return any(
        table.game.outcome is None and table.seat_of(person.id) is not None
        for table in evening.client.room.tables.live.values()
    )


async def finished(evening: Evening, person: Person, where: Channel) -> None:
    """Play a try to its end, and wait until its result is told."""
    await play_until([person], lambda: not playing(evening, person), where=where)
    await person.until(lambda: "Share" in labels(person, where), what="the result")


def labels(person: Person, where: Channel) -> str:
    """Return the labels of all that a person sees."""
    return " | ".join(
        str(button.get("label")) for message in person.sees(where) for button in buttons_of(message)
    )


def newest(person: Person, where: Channel) -> str:
    """Return what the newest message says."""
    return text_of(person.sees(where)[-1])


async def day_passes(evening: Evening) -> None:
    """Let the day be over, and everything that follows be done."""
    evening.ahead_ms += day_end(today(evening)) - evening.now() + 1000
    await evening.client.turnover.turn()
