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
from tests.end_to_end.looking import over
from tests.end_to_end.short_games import short_game

REFUSALS = {413: (40005,), 400: (50101, 50035), 403: (50013,), 500: (0,)}
"""What Discord says of a file, by the status of its answer."""

TOLD = "Discord did not take the picture or file"


async def export(alice: Person, cards: Channel) -> Answer:
    return await alice.slash("data export", cards)


async def record(alice: Person, cards: Channel) -> Answer:
    return await alice.click(cards, "Record of the game")


async def verify(alice: Person, cards: Channel) -> Answer:
    return await alice.slash("verify", cards)


async def animate(alice: Person, cards: Channel) -> Answer:
    review = await alice.slash("review", cards)
    await told(alice, review, "step ")
    return await alice.click(review, "Animate")


async def lesson(alice: Person, cards: Channel) -> Answer:
    lobby = await alice.slash("canasta", cards)
    return await alice.click(lobby, "New here?")


@pytest.mark.parametrize(
    ("status", "code"), [(status, code) for status, codes in REFUSALS.items() for code in codes]
)
@pytest.mark.parametrize("ask", [export, record, verify, animate, lesson])
async def test_whoever_asks_for_a_file_that_discord_refuses_is_told(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    status: int,
    code: int,
    ask: Callable[[Person, Channel], Awaitable[Answer]],
) -> None:
    monkeypatch.setattr(answers, "FILE_SECONDS", 1.0)
    await short_game(evening, [evening.alice], evening.cards)
    await play_until([evening.alice], lambda: over(evening.alice, evening.cards))
    body = {"code": code, "message": "no"}
    evening.discord_server.faults.add(
        "*", "*", times=99, status=status, body=body, when=lambda request: bool(request.files)
    )
    answer = await ask(evening.alice, evening.cards)
    await told(evening.alice, answer, TOLD)
    assert answer.message["ephemeral"]
    assert "thinking" not in text_of(answer.message)
    assert not answer.message["attachments"]
