"""Tables that people leave, and what is seen of a pause."""

from typing import Final

from engine.table.chairs import Presence
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.regular import hand_message

MESSAGES: Final = "/channels/{channel_id}/messages"
PAUSED: Final = "The game is paused until"
HOUR: Final = 3600


async def at_table(evening: Evening, *people: Person, target: int = 1000) -> str:
    """Seat people with computers, and return the table's id once everybody has a hand."""
    await gather_at_table(people[0], people[1:], target=target)
    for person in people:
        await person.until(lambda person=person: hand_message(person), what="a hand")
    await evening.live_table.settle()
    return evening.live_table.table_id


async def leaves(person: Person, button: str = "Leave the table") -> Answer:
    return await person.click(await person.slash("leave"), button)


def presence_of(evening: Evening, person: Person) -> Presence:
    seat = evening.live_table.seat_of(person.id)
    assert seat is not None
    return evening.live_table.chairs[seat].presence


def posts(discord_server: LoopbackDiscord) -> int:
    """Count the messages that were posted, and not answers to a press."""
    return len(discord_server.asked("POST", MESSAGES))


async def moves(evening: Evening) -> int:
    return len(await evening.store.journal.read(evening.live_table.table_id))


def asked_earlier(seconds: int) -> str:
    return f"UPDATE journal SET at = at - {seconds * 1000}"
