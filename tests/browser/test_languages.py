"""Everybody at the playground reads the page and the bot in a language of their own."""

import pytest
from playwright.async_api import Browser, Page, expect

from bot.text.phrasebook import phrasebook_of
from loopback_discord.payloads import Payload
from loopback_discord.state.interactions import SAY
from tests.browser.conftest import PATIENCE_MS, Parrot, Playground, Visit
from tests.browser.messages import HEARTS, button, layout, row, text

pytestmark = pytest.mark.browser

COMMAND: Payload = {
    **HEARTS,
    "name_localizations": {"ja": "ハーツ"},
    "description_localizations": {"ja": "テーブルを開く"},
    "options": [
        {
            "type": 3,
            "name": "pace",
            "description": "How fast",
            "name_localizations": {"ja": "ペース"},
            "choices": [{"name": "Slow", "value": "slow", "name_localizations": {"ja": "遅い"}}],
        }
    ],
}


async def speak(page: Page, name: str, language: str) -> None:
    """Choose a language for a person or the server, in the form."""
    await page.locator("[data-languages]:visible").click()
    await page.locator(f"[data-language-of='{name}']").select_option(label=language)
    await expect(page.locator("[data-language-form]")).to_have_count(0)


async def ask_for_help(page: Page) -> None:
    await page.locator("[data-column=channel] [data-composer-input]").fill("/help")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def test_one_reads_japanese_and_another_english_and_both_stay_so(
    page: Page, playground: Playground
) -> None:
    ours = {locale: phrasebook_of(locale) for locale in ("ja", "en-US")}
    titles = {locale: ours[locale].plain("help-title").strip("# ") for locale in ours}
    assert titles["ja"] != titles["en-US"]
    await page.goto(playground.origin)
    channel = page.locator("[data-column=channel]")
    await speak(page, "Alice", "日本語")
    await expect(page.locator("html")).to_have_attribute("lang", "ja")
    await expect(page.locator("#channels-title")).to_have_text("チャンネル")
    await expect(page.locator("[data-language-now]").first).to_have_text("日本語")
    await ask_for_help(page)
    whisper = channel.locator("[data-ephemeral]")
    await expect(whisper).to_contain_text(titles["ja"])
    await expect(whisper).to_contain_text("これはあなただけに表示されています")
    await expect(whisper).to_have_attribute("lang", "ja")

    await page.locator("[data-person=Bob]").click()
    await expect(page.locator("html")).to_have_attribute("lang", "en-US")
    await expect(page.locator("#channels-title")).to_have_text("Channels")
    await ask_for_help(page)
    await expect(whisper).to_contain_text(titles["en-US"])
    await expect(whisper).to_contain_text("Only you can see this")

    await page.reload()
    await expect(page.locator("#channels-title")).to_have_text("Channels")
    await page.locator("[data-person=Alice]").click()
    await expect(page.locator("#channels-title")).to_have_text("チャンネル")
    await page.get_by_role("button", name="全員").click()
    for person, language in {"Alice": "ja", "Bob": "en-US"}.items():
        column = page.locator(f"[data-column=dm-{person}]")
        await expect(column).to_have_attribute("lang", language)


async def test_commands_are_shown_in_the_language_and_sent_by_their_english_names(
    visit: Visit, parrot: Parrot
) -> None:
    visit.server.world.commands.put(None, [COMMAND])
    parrot.answers["hearts"] = {"type": SAY, "data": layout(text("open"))}
    await visit.open()
    await speak(visit.page, "Alice", "日本語")
    channel = visit.column("channel")
    await expect(channel.locator(".slash-hint")).to_have_text("/ハーツ")
    typed = channel.locator("[data-composer-input]")
    for wanted in ("/hea", "/ハー"):
        await typed.fill(wanted)
        await expect(channel.get_by_role("option")).to_contain_text("/ハーツ")
        await expect(channel.get_by_role("option")).to_contain_text("テーブルを開く")
    await visit.page.keyboard.press("Enter")
    await channel.get_by_role("button", name="+ ペース").click()
    await channel.get_by_role("option", name="遅い").click()
    await visit.page.keyboard.press("Enter")
    await expect(channel).to_contain_text("Aliceが/ハーツを使用しました")
    (heard,) = parrot.heard
    assert heard["name"] == "hearts"
    assert heard["options"] == [{"name": "pace", "type": 3, "value": "slow"}]


async def test_the_browser_chooses_first_for_people_and_server(
    browser: Browser, visit: Visit
) -> None:
    world = visit.server.world
    posted = visit.post(row(button("Q♠", "queen"), button("Q♦", "other")))
    tab = await browser.new_page(locale="de-AT")
    tab.set_default_timeout(PATIENCE_MS)
    await tab.goto(visit.server.origin)
    await expect(tab.locator("body[data-ready]")).to_be_attached()
    assert {one.user.locale for one in world.people} | {world.guilds[0].locale} == {"de"}
    await expect(tab).to_have_title("Cardroom-Spielwiese")
    message = tab.locator(f"[data-message='{posted['id']}']")
    await expect(message.get_by_role("button", name="Pik-Dame")).to_be_visible()
    await speak(tab, "The Green Baize", "English")
    await expect(message).to_have_attribute("lang", "en-US")
    assert (world.guilds[0].locale, world.person("Alice").user.locale) == ("en-US", "de")
    # A second browser takes over what was chosen, and is not asked.
    await visit.open()
    await expect(visit.page.locator("html")).to_have_attribute("lang", "de")
    await tab.close()


async def test_what_a_browser_chose_outlives_the_server(visit: Visit) -> None:
    world = visit.server.world
    await visit.remember('{"languages": {"Bob": "ja", "Carol": "tlh"}}')
    await visit.open()
    assert [one.user.locale for one in world.people] == ["en-US", "ja", "en-US", "en-US"]
