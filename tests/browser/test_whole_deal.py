"""A person opens the playground, plays by clicking, and sees the result."""

import asyncio

import pytest
from playwright.async_api import Page, expect

from tests.browser.conftest import Playground, press
from tests.end_to_end.conftest import LONGEST_SECONDS

pytestmark = pytest.mark.browser


async def test_a_person_plays_a_whole_game_by_clicking_and_sees_the_result(
    page: Page, playground: Playground
) -> None:
    await page.goto(playground.origin)
    channel = page.locator("[data-column='channel']")
    hand = page.locator("[data-column='dm-Alice']")

    composer = channel.locator("[data-composer-input]")
    await composer.click()
    await page.keyboard.type("/allfours")
    await page.keyboard.press("Enter")
    await channel.locator("button[data-option='target']").click()
    await channel.locator("input[data-option='target']").fill("1")
    await page.keyboard.press("Enter")
    await expect(channel.get_by_text("Game to 1 point")).to_be_visible()

    await channel.get_by_role("button", name="Start").click()
    result = channel.get_by_text("\N{TROPHY}")
    asked = hand.locator("button[data-custom-id*='.do.']:not([disabled])")
    aside = hand.locator("button[data-custom-id*='.tick.']:not([disabled])")
    async with asyncio.timeout(LONGEST_SECONDS):
        while not await result.is_visible():
            # Once so many are ticked as are put aside, that can be said.
            for offered in (asked, aside):
                if await offered.count():
                    await press(offered.first)
                    break
            await page.wait_for_timeout(60)

    await expect(channel.get_by_role("button", name="Rematch")).to_be_visible()
    await expect(channel.locator("[data-failure]")).to_have_count(0)
    await expect(hand.locator("[data-failure]")).to_have_count(0)
