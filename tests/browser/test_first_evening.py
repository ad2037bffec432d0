"""A first evening at `/play` in the playground: whatever is pressed, no message says it failed."""

import asyncio
import logging
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple, get_args

import pytest
from playwright.async_api import Page

from bot.screens.families import usual_game_of, usual_games
from bot.tables.workers import worker_pool
from bot.text.phrasebook import phrasebook_of
from data.preferences import OwnPictures
from engine.contract.variant import Variant
from engine.games.catalogue import variants
from tests.browser.conftest import Playground, press
from tests.end_to_end.conftest import LONGEST_SECONDS
from tests.laws.covering import THOROUGH

pytestmark = pytest.mark.browser

PRESSES: Final = 8
WIDTHS: Final = (390, 1280)
PICTURES: Final[Sequence[OwnPictures]] = get_args(OwnPictures)
PRESETS: Final = list(variants()) if THOROUGH else [usual_games()["pedro"]]
"""Nothing asks by as many buttons as the one of the short run."""

LIVE: Final = "[data-message] button[data-custom-id]:not([disabled])"
"""All that can be pressed; what a game asks for says `do` or `tick`."""
ASKED: Final = ", ".join(f"{LIVE}[data-custom-id*='.{verb}.']" for verb in ("do", "tick"))

DRAWN_AWAY: Final = phrasebook_of("en-US").plain("playground-refused")


class Visit(NamedTuple):
    """Somebody's `/play`, how wide their window is, and how cards are shown to them."""

    newcomer: bool
    """Whether they come for the first time; else it is whoever came last."""
    width: int
    pictures: OwnPictures


def visits(at: int) -> Iterator[Visit]:
    """Yield who comes for the preset at a place in the list.

    Each preset is seen at each width with all pictures, by newcomers and others. Of two presets in
    a row, one has for newcomers what the other has for those who come again.
    """
    for number in range(2 * len(PICTURES) if THOROUGH else 2):
        turn, again = divmod(number, 2)
        width = WIDTHS[(at + turn + again) % len(WIDTHS)]
        yield Visit(not again, width, PICTURES[turn])


@pytest.mark.long
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
async def test_a_first_evening_at_any_width_fails_nowhere(
    page: Page, playground: Playground, preset: Variant, caplog: pytest.LogCaptureFixture
) -> None:
    world, room = playground.world, playground.client.room
    # A worker that stands still for a second is late on any machine.
    caplog.set_level(logging.ERROR, worker_pool.__name__)
    refused = list[str]()
    playground.client.screens.counted = refused.append
    person, cards = world.person("Alice"), world.place("cards")
    assert (await person.slash("presets default", cards, preset=preset.key)).error is None
    channel, rng = page.locator("[data-column='channel']"), Random(preset.key)
    game = [*usual_games()].index(usual_game_of(preset))
    for number, visit in enumerate(visits(PRESETS.index(preset))):
        if visit.newcomer:
            person = world.add_person(f"V{number}")
        await room.services.preferences.choose(person.id, "pictures", visit.pictures)
        await page.set_viewport_size({"width": visit.width, "height": 844})
        await page.goto(playground.origin)
        await page.locator(f"[data-person={person.name}]").click()
        await channel.locator("[data-composer-input]").click()
        await page.keyboard.type("/play")
        await page.keyboard.press("Enter")
        await channel.locator("button[data-option='game']").click()
        await channel.get_by_role("option").nth(game).click()
        await page.keyboard.press("Enter")
        pressed = 0
        async with asyncio.timeout(LONGEST_SECONDS):
            while pressed < PRESSES:
                asked = channel.locator(ASKED if rng.random() < 0.7 else LIVE)
                if count := await asked.count():
                    await press(asked.nth(rng.randrange(count)))
                    pressed += 1
                await page.wait_for_timeout(60)
        # A button may have been drawn away just before it was pressed.
        failures = channel.locator("[data-failure]").filter(has_not_text=DRAWN_AWAY)
        assert await failures.all_inner_texts() == []
        assert await page.evaluate("document.documentElement.scrollWidth") <= visit.width
    assert refused == []
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING] == []
