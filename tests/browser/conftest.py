"""A real Chromium; its tests are skipped, with a message, where there is none."""

import asyncio
import base64
import contextlib
import shutil
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    ViewportSize,
    async_playwright,
    expect,
)
from playwright.async_api import TimeoutError as NotThere

from bot.app.client import CardRoomClient
from bot.discord.gateway.addresses import point_discord_at
from bot.discord.gateway.timeouts import GATEWAY_TIMEOUTS
from bot.playground.web import add_page
from bot.support.settings import Settings
from data.opening import store_at
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.people.world import World
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.attachments import Upload
from loopback_discord.state.guilds import Channel
from tests.conftest import ANSWER_SECONDS
from tests.loopback_discord.bodies import png

FLAGS = """
    --headless --no-sandbox --disable-gpu --disable-quic --no-first-run
    --disable-background-networking --disable-component-update --disable-sync
""".split()
WINDOW: Final[ViewportSize] = {"width": 1280, "height": 800}
BLANK: Final = "<link rel=icon href='data:,'>"
PATIENCE_MS = 60_000
"""How long a step may take: a browser on a machine with much else to do is slow."""
AT_ONCE_MS: Final = 2_000
"""After so long a page is looked at again, where a button may go away."""
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The one without windows first, which costs a sixth less."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all tests of this folder in one loop, for they share one browser."""
    folder = str(Path(__file__).parent)
    for item in items:
        if str(item.path).startswith(folder):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


in_one_loop = pytest_asyncio.fixture(loop_scope="session")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One browser for all tests."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        pytest.skip("there is no Chromium here; Debian has chromium-headless-shell")
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(
            executable_path=found, args=list(FLAGS), timeout=PATIENCE_MS
        )
        yield opened
        await opened.close()


@pytest.fixture(scope="session")
def empty_tabs() -> list[Page]:
    """Tabs that tests have left as good as new."""
    return []


async def emptied(tab: Page) -> None:
    """Make a tab forget a test; the script of `about:blank` keeps the process it has."""
    await tab.unroute_all()
    await tab.evaluate("if (location.host) { localStorage.clear(); sessionStorage.clear(); }")
    await tab.evaluate("location.replace('about:blank')")
    await tab.wait_for_url("about:blank")
    await tab.set_viewport_size(WINDOW)
    await tab.emulate_media(color_scheme="null")


@in_one_loop
async def page(browser: Browser, empty_tabs: list[Page]) -> AsyncIterator[Page]:
    """An empty tab; whatever goes wrong in its scripts or against its policy fails the test.

    A new tab is a new process, and costs more than what most tests do in it.
    """
    tab = empty_tabs.pop() if empty_tabs else await browser.new_page(viewport=WINDOW)
    tab.set_default_timeout(PATIENCE_MS)
    expect.set_options(timeout=PATIENCE_MS)
    incidents: list[str] = []

    def note(line: ConsoleMessage) -> None:
        # Every browser notes a refused press and a server gone away; the page itself shows them.
        noted_anyway = "409 (Conflict)" in line.text or "net::ERR_" in line.text
        if line.type == "error" and not noted_anyway:
            incidents.append(line.text)

    def fail(error: Error) -> None:
        incidents.append(str(error))

    tab.on("pageerror", fail)
    tab.on("console", note)
    yield tab
    await emptied(tab)
    tab.remove_listener("pageerror", fail)
    tab.remove_listener("console", note)
    # One that cannot be emptied is not used again.
    empty_tabs.append(tab)
    assert incidents == []


async def press(button: Locator) -> None:
    """Press a button, if it is still there: its message may be drawn anew at any moment."""
    with contextlib.suppress(NotThere):
        await button.click(timeout=AT_ONCE_MS)


@dataclass(frozen=True)
class Visit:
    """The page on a loopback Discord, without a bot; `open` it first."""

    page: Page
    server: LoopbackDiscord

    async def remember(self, kept: str) -> None:
        """Let the browser have kept this of the page, before it is opened."""
        blank = f"{self.server.origin}/blank"
        await self.page.route(blank, lambda route: route.fulfill(body=BLANK))
        await self.page.goto(blank)
        await self.page.evaluate("(kept) => localStorage.setItem('playground', kept)", kept)

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
        channel = self.column("channel")
        await channel.locator("[data-composer-input]").fill(f"/{text}")
        # Which commands there are in a place is heard a moment after one comes to it.
        await expect(channel.get_by_role("option").first).to_be_visible()
        await self.page.keyboard.press("Enter")
        await self.page.keyboard.press("Enter")

    def post(
        self,
        *parts: Payload,
        where: Channel | None = None,
        only: Person | None = None,
        text: str | None = None,
        files: Sequence[Upload] = (),
    ) -> Payload:
        """Let the bot post `parts` as a layout, or `text` as a message, to #cards or `where`."""
        body: Payload = {"content": text}
        if text is None:
            body = {"flags": 1 << 15, "components": list(parts)}
        viewer = only.user if only else None
        world = self.server.world
        channel = where or world.place("cards")
        return world.messages.create(channel, world.bot, body, list(files), viewer=viewer).shown

    def edit(self, message: Payload, *parts: Payload) -> None:
        """Let the bot draw its message anew."""
        messages = self.server.world.messages
        messages.edit(messages.find(int(message["id"])), {"components": list(parts)}, [])

    async def emoji(self, name: str) -> str:
        """Let the bot upload an emoji, and return its id."""
        image = f"data:image/png;base64,{base64.b64encode(png(128, 128)).decode()}"
        address = f"{self.server.api_url}/applications/{self.server.world.bot.id}/emojis"
        headers = {"Authorization": "Bot any"}
        async with (
            aiohttp.ClientSession(headers=headers) as session,
            session.post(address, json={"name": name, "image": image}) as answer,
        ):
            return str((await answer.json(content_type=None))["id"])


@in_one_loop
async def visit(page: Page) -> AsyncIterator[Visit]:
    server = LoopbackDiscord()
    server.world.interactions.answer_seconds = ANSWER_SECONDS
    add_page(server.app, server.world)
    await server.start()
    yield Visit(page, server)
    await emptied(page)
    await server.stop()


class Playground(NamedTuple):
    """A bot at a loopback Discord with the page."""

    origin: str
    world: World
    client: CardRoomClient


@in_one_loop
async def playground(tmp_path: Path) -> AsyncGenerator[Playground]:
    """The playground as `cardroom play` opens it, its computers quick."""
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
        yield Playground(server.origin, server.world, client)
        await client.close()
        await running
    await store.close()
    await server.stop()


Answers = dict[str, Payload]


class Parrot:
    """A bot without a mind: answers what it was taught, and remembers what it heard."""

    def __init__(self, world: World) -> None:
        self.answers: Answers = {}
        """By `custom_id` or command name; what is not here is left waiting."""
        self.heard: list[Payload] = []
        self._world = world
        self._last: Payload = {}
        world.listen(self._hear)

    def say(self, answer: Payload) -> None:
        """Answer what was heard last."""
        number, token = int(self._last["id"]), str(self._last["token"])
        self._world.interactions.answer(number, token, answer, [])

    async def hears(self, condition: Callable[[Payload], bool] = bool) -> None:
        """Wait until what was heard last is as it should be; a browser sends when it likes."""
        while not self.heard or not condition(self.heard[-1]):
            await asyncio.sleep(0.02)

    def _hear(self, event: str, told: Payload, _: int | None) -> None:
        if event != "INTERACTION_CREATE":
            return
        self._last = told
        data: Payload = told["data"]
        self.heard.append(data)
        answer = self.answers.get(str(data.get("custom_id") or data["name"]))
        if answer is not None:
            self.say(answer)


@pytest.fixture
def parrot(visit: Visit) -> Parrot:
    return Parrot(visit.server.world)
