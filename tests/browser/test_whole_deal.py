"""A person opens the playground, plays by clicking, and sees the result."""

import asyncio
import os
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Playground, press
from tests.end_to_end.conftest import LONGEST_SECONDS

pytestmark = pytest.mark.browser

PICTURES = os.environ.get("CARDROOM_PICTURES")
"""A folder for pictures of what the person sees, for whoever wants to look."""


async def picture(page: Page, name: str) -> None:
    if PICTURES is not None:
        await page.screenshot(path=str(Path(PICTURES) / f"{name}.png"))


async def test_a_person_plays_a_whole_game_by_clicking_and_sees_the_result(
    page: Page, playground: Playground
) -> None:
    await page.goto(playground.origin)
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
