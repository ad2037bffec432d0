"""A real Chromium; its tests are skipped, with a message, where there is none."""

import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from playwright.async_api import Browser, Locator, Page, async_playwright, expect

from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import Payload
from bot.playground.places import Channel
from bot.playground.person import Person
from bot.playground.web import add_page

FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
NAMES = ("chromium", "chromium-browser", "google-chrome")


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("there is no Chromium here; Debian has it as chromium")
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield opened
        await opened.close()


@pytest.fixture
async def page(browser: Browser) -> AsyncIterator[Page]:
    """An empty tab; whatever goes wrong in its scripts or against its policy fails the test."""
    tab = await browser.new_page(viewport={"width": 1280, "height": 800})
    tab.set_default_timeout(15_000)
    mishaps: list[str] = []
    tab.on("pageerror", lambda error: mishaps.append(str(error)))
    tab.on(
        "console",
        lambda line: (
            mishaps.append(line.text)
            # A press that the server refuses is shown in the page, and noted by every browser.
            if line.type == "error" and "409 (Conflict)" not in line.text
            else None
        ),
    )
    yield tab
    await tab.close()
    assert mishaps == []


@dataclass(frozen=True)
class Visit:
    """The page on a loopback Discord, without a bot; `open` it first."""

    page: Page
    server: LoopbackDiscord

    async def open(self, query: str = "") -> None:
        await self.page.goto(f"{self.server.origin}/{query}")
        await expect(self.page.locator("body[data-ready]")).to_be_attached()

    def column(self, name: str) -> Locator:
        """The column `channel`, or `dm-Alice` for the direct messages of Alice."""
        return self.page.locator(f'[data-column="{name}"]')

    def tab(self, person: str) -> Locator:
        return self.page.locator(f'[data-person="{person}"]')

    def message(self, message: Payload) -> Locator:
        return self.page.locator(f'[data-message="{message["id"]}"]')

    async def slash(self, text: str) -> None:
        """Type a command in the channel, pick the first suggestion and send it."""
        await self.column("channel").locator("[data-composer-input]").fill(f"/{text}")
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")

    def post(
        self,
        channel: Channel,
        *parts: Payload,
        only: Person | None = None,
        text: str | None = None,
    ) -> Payload:
        """Let the bot post `parts` as a layout, or `text` as an ordinary message."""
        body: Payload = {"content": text}
        if text is None:
            body = {"flags": 1 << 15, "components": list(parts)}
        viewer = only.user if only else None
        world = self.server.world
        return world.messages.create(channel, world.bot, body, [], viewer=viewer).shown


@pytest.fixture
async def visit(page: Page) -> AsyncIterator[Visit]:
    server = LoopbackDiscord()
    add_page(server.app, server.world)
    await server.start()
    yield Visit(page, server)
    await page.goto("about:blank")
    await server.stop()


Answers = dict[str, Payload | None]


@dataclass(frozen=True)
class Parrot:
    """A bot without a mind: answers what it was taught, and remembers what it heard."""

    answers: Answers
    """By `custom_id` or command name; None is never answered."""
    heard: list[Payload]


@pytest.fixture
def parrot(visit: Visit) -> Parrot:
    bird = Parrot({}, [])
    world = visit.server.world

    def hear(event: str, told: Payload, _: int | None) -> None:
        if event != "INTERACTION_CREATE":
            return
        data: Payload = told["data"]
        bird.heard.append(data)
        answer = bird.answers.get(str(data.get("custom_id") or data["name"]))
        if answer is not None:
            world.interactions.answer(int(told["id"]), told["token"], answer, [])

    world.listen(hear)
    return bird
