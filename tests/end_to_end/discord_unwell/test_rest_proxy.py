"""Calls go through a proxy that keeps Discord's limits, and refuses by itself now and then."""

import asyncio
from collections.abc import AsyncIterator
from http import HTTPStatus
from pathlib import Path

import pytest
import yarl

from bot.discord.gateway.addresses import send_calls_through
from bot.support.rate_limiter import CALLS_A_SECOND, Slot
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.bot.app.test_doctor import examined, examined_beside
from tests.conftest import BotProcess
from tests.end_to_end.conftest import Evening
from tests.end_to_end.discord_unwell.rest_proxy import RestProxy, standing_before
from tests.end_to_end.mid_game import count_cards, everything_is_true, hand_in_turn, in_play
from tests.end_to_end.restarting import restart
from tests.regular import hand_message, press_one


@pytest.fixture
async def proxy(discord_server: LoopbackDiscord) -> AsyncIterator[RestProxy]:
    """A proxy that the bot is told of."""
    async with standing_before(str(yarl.URL(discord_server.api_url).origin())) as proxy:
        send_calls_through(proxy.url)
        yield proxy


@pytest.mark.usefixtures("ended_at_once")
@pytest.mark.parametrize("status", [HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.REQUEST_TIMEOUT])
async def test_what_the_proxy_refuses_is_sent_again(
    proxy: RestProxy, evening: Evening, status: HTTPStatus
) -> None:
    await in_play(evening)
    assert proxy.calls
    assert not [one for one in proxy.calls if "/cdn/" in one[1] or one[1].endswith("gateway")]
    proxy.refusals.extend([status] * 3)
    played = count_cards(evening)
    in_turn, _ = await hand_in_turn(evening, evening.people)
    await press_one(in_turn)
    assert count_cards(evening) == played + 1
    await in_turn.until(lambda: proxy.refused == 3, what="all refused")
    await everything_is_true(evening, evening.people, evening.cards)
    assert "Something went wrong" not in " ".join(text_of(one) for one in in_turn.dms())


@pytest.mark.usefixtures("ended_at_once")
async def test_the_bot_keeps_no_limit_of_its_own_before_a_proxy(
    proxy: RestProxy, evening: Evening
) -> None:
    evening.api_proxy = proxy.url
    await restart(evening)
    rate_limiter = evening.client.room.services.post.rate_limiter
    # By itself it would let them through in a minute.
    async with asyncio.timeout(30):
        await asyncio.gather(*(rate_limiter.enter(Slot()) for _ in range(60 * int(CALLS_A_SECOND))))


async def test_the_program_and_its_doctor_call_through_it(
    proxy: RestProxy, bot_process: BotProcess, tmp_path: Path, alice: Person, cards: Channel
) -> None:
    await bot_process.begin(CARDROOM_API_PROXY=proxy.url)
    assert ("GET", "/api/v10/gateway/bot") in proxy.calls
    lobby = await alice.slash("hearts", cards)
    await alice.click(lobby, "Start")
    await alice.until(lambda: hand_message(alice), what="her hand")
    assert [one for one in proxy.calls if one[1].endswith("/messages")]
    told = {"CARDROOM_API_PROXY": proxy.url, "CARDROOM_DATABASE": str(bot_process.database)}
    said = await examined_beside(bot_process, tmp_path, **told)
    assert f"ok    calls go through {proxy.url}" in said
    assert "LOOK" not in said, said
    proxy.refuses_all = True
    said = await examined(bot_process.discord_server, tmp_path, **told)
    assert f"LOOK  {proxy.url} answers 408 in place of Discord" in said
