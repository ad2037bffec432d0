"""The process that has heard of something answers it just before another one does."""

from typing import Any

import aiohttp
import discord
import pytest

import bot.discord.answers
from bot.discord.gateway.incoming import About
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from tests.end_to_end.conftest import Evening, Four
from tests.regular import button_ids, press_one

DEFERRED = {"type": 6}
DEFERRED_TO_ONE = {"type": 5, "data": {"flags": 64}}
SAID = "Please try again in a moment."
SAID_TO_ONE = {
    "type": 4,
    "data": {"flags": 64 | 1 << 15, "components": [{"type": 10, "content": SAID}]},
}


async def answered_before(
    server: LoopbackDiscord, response: discord.InteractionResponse[Any], answer: object
) -> None:
    """Answer as another process, which heard of it as well."""
    press: Any = getattr(response, "_parent")  # noqa: B009  discord.py names it nowhere else
    address = f"{server.api_url}/interactions/{press.id}/{press.token}/callback"
    async with aiohttp.ClientSession() as session:
        await session.post(address, json=answer)


@pytest.fixture
def forwarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that comes was heard by another process."""

    def about(_: object) -> About:
        return About(forwarded=True)

    monkeypatch.setattr(bot.discord.answers, "about", about)


@pytest.mark.usefixtures("forwarded")
async def test_a_command_is_answered_though_it_was_acknowledged_meanwhile(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused: list[int] = []
    usual = discord.InteractionResponse[Any].send_message

    async def send_message(
        response: discord.InteractionResponse[Any],
        *values: Any,  # noqa: ANN401  as discord.py has it
        **named: Any,  # noqa: ANN401  as discord.py has it
    ) -> object:
        await answered_before(evening.discord_server, response, DEFERRED_TO_ONE)
        try:
            return await usual(response, *values, **named)
        except discord.HTTPException as refusal:
            refused.append(refusal.code)
            raise

    monkeypatch.setattr(discord.InteractionResponse, "send_message", send_message)
    answer = await evening.alice.slash("stats", evening.cards)
    assert answer.error is None
    await evening.alice.until(
        lambda: "has finished no game" in evening.alice.reads(evening.cards), what="the answer"
    )
    assert refused == [bot.discord.answers.ALREADY_ANSWERED]
    await evening.settle()


@pytest.mark.usefixtures("forwarded")
async def test_a_press_whose_form_comes_after_an_acknowledgement_is_told_to_press_again(
    four: Four, mona: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = discord.InteractionResponse[Any].send_modal

    async def send_modal(
        response: discord.InteractionResponse[Any], modal: discord.ui.Modal
    ) -> object:
        await answered_before(four.evening.discord_server, response, DEFERRED)
        return await usual(response, modal)

    table = await mona.select(await mona.slash("tables"), four.table_id)
    monkeypatch.setattr(discord.InteractionResponse, "send_modal", send_modal)
    assert (await mona.click(table, "End")).kind == "deferred"
    assert mona.modal is None
    await mona.until(
        lambda: "That took too long. Please press again." in mona.reads(four.cards), what="a word"
    )


@pytest.mark.usefixtures("forwarded")
async def test_what_another_process_has_said_stays_and_the_hand_is_drawn_in_its_own_place(
    four: Four, discord_server: LoopbackDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that was paused awakes as others have its table, and says that it cannot write."""
    usual = discord.InteractionResponse[Any].edit_message

    async def edit_message(
        response: discord.InteractionResponse[Any],
        *values: Any,  # noqa: ANN401  as discord.py has it
        **named: Any,  # noqa: ANN401  as discord.py has it
    ) -> object:
        await answered_before(discord_server, response, SAID_TO_ONE)
        return await usual(response, *values, **named)

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", edit_message)
    alice, *_ = four.people
    answer = await press_one(alice)

    def ticked() -> bool:
        (hand,) = [one for one in alice.dms() if not one["ephemeral"]]
        return bool(button_ids(hand, "untick"))

    await alice.until(ticked, what="the tick in the hand")
    assert answer is not None
    assert answer.kind == "ephemeral"
    assert [text_of(one) for one in alice.dms() if one["ephemeral"]] == [SAID]
