"""The process that has heard of something acknowledges it just before another one answers."""

from typing import Any

import aiohttp
import discord
import pytest

import bot.answers
from bot.gateway.incoming import About
from bot.playground.loopback import LoopbackDiscord
from bot.playground.person import Person
from bot.playground.places import Channel
from tests.end_to_end.conftest import Evening

DEFERRED_TO_ONE = {"type": 5, "data": {"flags": 64}}


async def test_a_command_is_answered_though_it_was_acknowledged_meanwhile(
    evening: Evening,
    discord_server: LoopbackDiscord,
    alice: Person,
    cards: Channel,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refused: list[int] = []
    usual = discord.InteractionResponse[Any].send_message

    async def send_message(
        response: discord.InteractionResponse[Any],
        *values: Any,  # noqa: ANN401  as discord.py has it
        **named: Any,  # noqa: ANN401  as discord.py has it
    ) -> object:
        press: Any = getattr(response, "_parent")  # noqa: B009  discord.py names it nowhere else
        address = f"{discord_server.api_url}/interactions/{press.id}/{press.token}/callback"
        async with aiohttp.ClientSession() as session:
            await session.post(address, json=DEFERRED_TO_ONE)
        try:
            return await usual(response, *values, **named)
        except discord.HTTPException as refusal:
            refused.append(refusal.code)
            raise

    monkeypatch.setattr(discord.InteractionResponse, "send_message", send_message)

    def forwarded(_: object) -> About:
        return About(forwarded=True)

    monkeypatch.setattr(bot.answers, "about", forwarded)
    answer = await alice.slash("stats", cards)
    assert answer.error is None
    await alice.until(lambda: "has finished no game" in alice.reads(cards), what="the answer")
    assert refused == [bot.answers.ALREADY_ANSWERED]
    await evening.settle()
