"""Requests that Discord meets with its weather, and play that goes on."""

from typing import Literal, cast

from loopback_discord.payloads import Payload, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.server.requests import Request
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.mid_game import hand_in_turn
from tests.regular import press_one

MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = "/channels/{channel_id}/messages/{message_id}"
CALLBACK = "/interactions/{interaction_id}/{token}/callback"
OF_TOKEN = "/webhooks/{application_id}/{token}/messages/{message_id}"
Cut = Literal["before", "after"]


def nonce(request: Request) -> str:
    return str(cast("Payload", request.body)["nonce"])


def of_table(request: Request) -> bool:
    return nonce(request).startswith("t")


def of_hand(request: Request) -> bool:
    return nonce(request).startswith("h")


def of_result(request: Request) -> bool:
    return nonce(request).startswith("x")


async def play_card(people: list[Person], evening: Evening) -> tuple[Person, Answer]:
    """Let the person in turn play a card, and return the answer."""
    in_turn, _ = await hand_in_turn(evening, people)
    answer = await press_one(in_turn)
    assert answer is not None
    assert not answer.message or "> " not in text_of(answer.message)
    return in_turn, answer


async def others_play(people: list[Person], evening: Evening, last: Person) -> None:
    """Play until it is the turn of `last`, who has just played."""
    others = [person for person in people if person is not last]
    await play_until(others, lambda: people[evening.live_table.waiting_for[0]] is last)


async def stuck_start(evening: Evening) -> Answer:
    """Let Alice start a game with Bob whose table Discord does not take; return their lobby."""
    evening.discord_server.faults.add("POST", MESSAGES, status=503, times=999, when=of_table)
    lobby = await evening.alice.slash("hearts", seats=3)
    await evening.bob.click(lobby, "Join")
    await evening.alice.click(lobby, "Start")
    (table,) = evening.client.room.tables.lobbies.values()
    await evening.alice.until(lambda: table.row.started_at is not None, what="the start")
    return lobby
