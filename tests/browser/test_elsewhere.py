"""Places without the bot, and the menu of a message."""

import asyncio

import pytest
from playwright.async_api import Route, expect

from loopback_discord.payloads import Payload
from loopback_discord.people.world import add_places_elsewhere
from loopback_discord.state.interactions import SAY
from tests.browser.conftest import Parrot, Visit
from tests.browser.messages import HEARTS, layout, text
from tests.browser.test_looks import PHONE

pytestmark = pytest.mark.browser

DAILY: Payload = {
    "name": "daily",
    "description": "The deal of the day",
    "contexts": [0, 1, 2],
    "integration_types": [0, 1],
}
REVIEW: Payload = {"type": 3, "name": "Review", "name_localizations": {"de": "Nachspielen"}}
HERE: Payload = {"type": 3, "name": "Here", "contexts": [0], "integration_types": [0]}


@pytest.fixture(autouse=True)
def commands(visit: Visit) -> None:
    add_places_elsewhere(visit.server.world)
    here = {**HEARTS, "contexts": [0], "integration_types": [0]}
    visit.server.world.commands.put(None, [here, DAILY, REVIEW, HERE])


async def test_in_places_without_the_bot_its_commands_for_anywhere_are_typed(
    visit: Visit, parrot: Parrot
) -> None:
    parrot.answers["daily"] = {"type": SAY, "data": layout(text("today's cards"))}
    await visit.open("?channel=back-room")
    channel, places = visit.column("channel"), visit.page.locator("[data-channels]")
    await expect(places).to_contain_text("The Card Club")
    await expect(places).to_contain_text("without the bot")
    await expect(channel).to_contain_text("as Alice, without the bot")
    await expect(channel).to_contain_text("Type /daily or another command")
    await channel.locator("[data-composer-input]").fill("/")
    await expect(channel.get_by_role("option")).to_have_count(1)
    await visit.slash("daily")
    await expect(channel).to_contain_text("today's cards")

    await places.get_by_text("Old friends").click()
    await expect(channel.locator(".column-title")).to_have_text("Old friends")
    await visit.slash("daily")
    await expect(channel).to_contain_text("Alice used /daily")
    await visit.tab("Bob").click()
    await expect(channel).to_contain_text("today's cards")


async def test_a_command_is_suggested_to_who_typed_before_a_place_was_known(visit: Visit) -> None:
    known = asyncio.Event()

    async def late(route: Route) -> None:
        await known.wait()
        await route.continue_()

    await visit.open()
    channel = visit.column("channel")
    await visit.page.route("**/play/people/*?channel=*", late)
    await visit.page.locator("[data-channels]").get_by_text("Old friends").click()
    await channel.locator("[data-composer-input]").fill("/da")
    await expect(channel).to_contain_text("The bot has no commands yet.")
    known.set()
    await expect(channel.get_by_role("option")).to_have_text(["/dailyThe deal of the day"])
    await expect(channel).not_to_contain_text("The bot has no commands yet.")


async def test_somebody_outside_a_conversation_does_not_see_it(visit: Visit) -> None:
    world = visit.server.world
    two = world.add_conversation([world.person("Alice").user, world.person("Bob").user])
    await visit.open(f"?channel={two.name}")
    places = visit.page.locator("[data-channels]")
    await expect(places).to_contain_text("Alice, Bob")
    await visit.tab("Carol").click()
    await expect(places).not_to_contain_text("Alice, Bob")
    await expect(visit.column("channel").locator(".column-title")).to_have_text("cards")


async def test_a_command_for_messages_stands_in_their_menu(visit: Visit, parrot: Parrot) -> None:
    parrot.answers["Review"] = {"type": SAY, "data": layout(text("card by card"))}
    alice = visit.server.world.person("Alice")
    message = visit.post(text("a result"))
    whisper = visit.post(text("a whisper"), only=alice)
    await visit.open()
    page, shown = visit.page, visit.message(message)
    await expect(visit.message(whisper).locator("[data-message-menu]")).to_have_count(0)
    await shown.hover()
    await shown.locator("[data-message-menu]").click()
    menu = page.get_by_role("menu")
    await expect(menu.get_by_role("menuitem")).to_have_text(["Review", "Here"])
    await page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)
    await expect(shown.locator("[data-message-menu]")).to_be_focused()
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("ArrowUp")
    await page.keyboard.press("Enter")
    await expect(visit.column("channel")).to_contain_text("card by card")
    assert parrot.heard[-1]["target_id"] == message["id"]


async def test_on_a_phone_the_place_shown_is_in_sight_and_a_menu_fits(visit: Visit) -> None:
    world = visit.server.world
    back_room = world.place("back-room")
    message = visit.post(text("a result"), where=back_room)
    await visit.page.set_viewport_size(PHONE)
    await visit.open("?channel=back-room")
    current = visit.page.locator('[data-channels] [aria-current="page"]')
    await expect(current).to_be_in_viewport(ratio=0.8)
    world.choose_language(world.person("Alice").user, "de")
    await expect(visit.page.locator("html")).to_have_attribute("lang", "de")
    await visit.message(message).locator("[data-message-menu]").click()
    menu = visit.page.get_by_role("menu")
    await expect(menu.get_by_role("menuitem")).to_have_text(["Nachspielen"])
    await expect(menu).to_be_in_viewport(ratio=1)
    width = await visit.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE["width"]
