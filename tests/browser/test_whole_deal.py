"""A person opens the playground, plays by clicking, and sees the result."""

import asyncio
import contextlib
import os
from collections.abc import AsyncGenerator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as NotThere

from bot.app.client import CardRoomClient
from bot.discord.gateway.addresses import point_discord_at
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS
from bot.playground.web import add_page
from bot.support.settings import Settings
from data.opening import store_at
from loopback_discord.server.loopback import LoopbackDiscord
from tests.browser.conftest import in_one_loop
from tests.conftest import ANSWER_SECONDS
from tests.end_to_end.conftest import LONGEST_SECONDS

pytestmark = pytest.mark.browser

AT_ONCE_MS = 2_000
"""After so long the page is looked at again."""

PICTURES = os.environ.get("CARDROOM_PICTURES")
"""A folder for pictures of what the person sees, for whoever wants to look."""


@in_one_loop
async def playground(tmp_path: Path) -> AsyncGenerator[str]:
    """The playground as `cardroom play` opens it, its computers quick; its address."""
    server = LoopbackDiscord()
    server.world.interactions.answer_seconds = ANSWER_SECONDS
    add_page(server.app, server.world)
    await server.start()
    point_discord_at(server.api_url, server.gateway_url)
    settings = Settings.read(
        {
            "DISCORD_TOKEN": "playground",
            "CARDROOM_DATABASE": str(tmp_path / "cardroom.sqlite3"),
            "CARDROOM_COMPUTER_SECONDS": "0.05",
            "CARDROOM_INTERVALS": "0",
        }
    )
    store = await store_at(settings.database)
    client = CardRoomClient(settings, store, timeouts=replace(GATEWAY_TIMEOUTS, guilds=0.05))
    async with client:
        running = asyncio.create_task(client.start(settings.token))
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({running, ready}, return_when=asyncio.FIRST_COMPLETED)
        await client.registration.tried.wait()
        yield server.origin
        await client.close()
        await running
    await store.close()
    await server.stop()


async def picture(page: Page, name: str) -> None:
    if PICTURES is not None:
        await page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


async def press(button: Locator) -> None:
    """Press a button, if it is still there: its message may be drawn anew at any moment."""
    with contextlib.suppress(NotThere):
        await button.click(timeout=AT_ONCE_MS)


async def test_a_person_plays_a_whole_game_by_clicking_and_sees_the_result(
    page: Page, playground: str
) -> None:
    await page.goto(playground)
    channel = page.locator("[data-column='channel']")
    hand = page.locator("[data-column='dm-Alice']")

    composer = channel.locator("[data-composer-input]")
    await composer.click()
    await page.keyboard.type("/hearts")
    await page.keyboard.press("Enter")
    await channel.locator("button[data-option='target']").click()
    await channel.locator("input[data-option='target']").fill("10")
    await page.keyboard.press("Enter")
    await expect(channel.get_by_text("Game to 10 points")).to_be_visible()
    await picture(page, "lobby")

    await channel.get_by_role("button", name="Start").click()
    result = channel.get_by_text("\N{TROPHY}")
    shot: set[str] = set()
    async with asyncio.timeout(LONGEST_SECONDS):
        while not await result.is_visible():
            ticked = await hand.locator("button[data-custom-id*='.untick.']").count()
            passing = hand.locator("button[data-custom-id*='.tick.']:not([disabled])")
            playing = hand.locator("button[data-custom-id*='.do.']:not([disabled])")
            stage = "play"
            if await passing.count() and ticked < 3:
                stage = "pass"
                await press(passing.nth(await passing.count() - 1))
            elif await playing.count():
                await press(playing.first)
            if stage not in shot:
                shot.add(stage)
                await picture(page, stage)
            await page.wait_for_timeout(60)

    await expect(channel.get_by_role("button", name="Rematch")).to_be_visible()
    await expect(channel.locator("[data-failure]")).to_have_count(0)
    await expect(hand.locator("[data-failure]")).to_have_count(0)
    await picture(page, "result")
