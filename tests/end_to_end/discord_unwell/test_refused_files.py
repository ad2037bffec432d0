"""Files and pictures that Discord refuses: whoever asked is told in words."""

from collections.abc import Awaitable, Callable

import pytest

from bot.discord import answers
from loopback_discord.payloads import text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.after.test_appraisal import told
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.looking import over, rest_of
from tests.end_to_end.short_games import short_game

REFUSALS = ((413, 40005), (400, 50101), (400, 50035), (403, 50013), (500, 0))
"""What Discord says of a file, after the status of its answer."""

TOLD = "Discord did not take the picture or file"


async def export(asker: Person, cards: Channel) -> Answer:
    return await asker.slash("data export", cards)


async def record(asker: Person, cards: Channel) -> Answer:
    return await asker.click(await rest_of(asker, cards), "Record of the game")


async def verify(asker: Person, cards: Channel) -> Answer:
    return await asker.slash("verify", cards)


async def animate(asker: Person, cards: Channel) -> Answer:
    review = await asker.slash("review", cards)
    await told(asker, review, "step ")
    return await asker.click(review, "Animate")


async def lesson(asker: Person, cards: Channel) -> Answer:
    lobby = await asker.slash("canasta", cards)
    return await asker.click(lobby, "New here?")


@pytest.mark.parametrize(
    ("ask", "askers"), [(export, 5), (record, 1), (verify, 1), (animate, 1), (lesson, 5)]
)
async def test_whoever_asks_for_a_file_that_discord_refuses_is_told(
    evening: Evening,
    people: list[Person],
    mona: Person,
    monkeypatch: pytest.MonkeyPatch,
    ask: Callable[[Person, Channel], Awaitable[Answer]],
    askers: int,
) -> None:
    monkeypatch.setattr(answers, "FILE_SECONDS", 1.0)
    await short_game(evening, [evening.alice], evening.cards)
    await play_until([evening.alice], lambda: over(evening.alice, evening.cards))
    faults = evening.discord_server.faults
    for at, (status, code) in enumerate(REFUSALS):
        # Not all of it may be asked for again at once.
        asker = (*people, mona)[at % askers]
        body = {"code": code, "message": "no"}
        faults.add(
            "*", "*", times=99, status=status, body=body, when=lambda request: bool(request.files)
        )
        answer = await ask(asker, evening.cards)
        await told(asker, answer, TOLD)
        assert answer.message["ephemeral"]
        assert "thinking" not in text_of(answer.message)
        assert not answer.message["attachments"]
        faults.clear()
