"""A first evening at `/play` in the playground: whatever is pressed, no message says it failed."""

import asyncio
from random import Random
from typing import Final

import pytest
from playwright.async_api import Page

from bot.screens.families import usual_games
from tests.browser.test_whole_deal import playground, press
from tests.end_to_end.conftest import LONGEST_SECONDS
from tests.laws.covering import THOROUGH

__all__ = ["playground"]

pytestmark = pytest.mark.browser

PRESSES: Final = 40 if THOROUGH else 8
GAMES: Final = range(len(usual_games())) if THOROUGH else [[*usual_games()].index("pedro")]
"""Places in the list of games. Nothing asks by as many buttons as the one of the short run."""
LIVE: Final = "[data-message] button[data-custom-id]:not([disabled])"
"""All that can be pressed; what a game asks for says `do` or `tick`."""
ASKED: Final = ", ".join(f"{LIVE}[data-custom-id*='.{verb}.']" for verb in ("do", "tick"))


@pytest.mark.long
@pytest.mark.parametrize("width", [390, 1280])
async def test_a_first_evening_at_any_width_fails_nowhere(
    page: Page, playground: str, width: int
) -> None:
    await page.set_viewport_size({"width": width, "height": 844})
    await page.goto(playground)
    channel = page.locator("[data-column='channel']")
    composer, rng = channel.locator("[data-composer-input]"), Random(width)
    for at in GAMES:
        await composer.click()
        await page.keyboard.type("/play")
        await page.keyboard.press("Enter")
        await channel.locator("button[data-option='game']").click()
        await channel.get_by_role("option").nth(at).click()
        await page.keyboard.press("Enter")
        pressed = 0
        async with asyncio.timeout(LONGEST_SECONDS):
            while pressed < PRESSES:
                asked = channel.locator(ASKED if rng.random() < 0.7 else LIVE)
                if count := await asked.count():
                    await press(asked.nth(rng.randrange(count)))
                    pressed += 1
                await page.wait_for_timeout(60)
        assert await channel.locator("[data-failure]").count() == 0
        assert await page.evaluate("document.documentElement.scrollWidth") <= width
