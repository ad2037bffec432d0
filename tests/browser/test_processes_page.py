"""The page that tells which process plays which table, on a phone."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Page, expect

from bot.playground.processes_page import PressCounts, ProcessesPage
from bot.playground.supervisor import Supervisor
from bot.playground.web import add_page
from data.opening import store_at
from data.processes import Member, Shard
from engine.table.chairs import Chair
from loopback_discord.people.world import furnished_over
from loopback_discord.server.loopback import LoopbackDiscord
from tests.browser.conftest import emptied, in_one_loop
from tests.browser.test_looks import PHONE
from tests.conftest import there
from tests.table_rows import table_row

pytestmark = pytest.mark.browser

WIDE: Final = "漢" * 32
SLEEPER: Final = ("sh", "-c", "exec sleep 99")
TOO_WIDE: Final = """[...document.querySelectorAll('body *')]
    .filter(node => node.getClientRects().length)
    .filter(node => node.getBoundingClientRect().right > document.documentElement.clientWidth + .5)
    .map(node => node.outerHTML)"""
TOO_SMALL: Final = """[...document.querySelectorAll('button, .processes-back')]
    .filter(node => node.getBoundingClientRect().height < 44).map(node => node.outerHTML)"""
TABLE: Final = table_row(guild_name=WIDE, chairs=(Chair(WIDE, 11), Chair("Bob", 12)))


@dataclass(frozen=True)
class Shown:
    page: Page
    origin: str
    supervisor: Supervisor


@in_one_loop
async def shown(page: Page, tmp_path: Path) -> AsyncIterator[Shown]:
    """Two processes of which one serves a shard of two, with a table."""
    server = LoopbackDiscord(furnished_over(2))
    store = await store_at(tmp_path / "cardroom.sqlite3")
    await store.processes.join(Member(store.processes.process, "main"), replacing=False)
    await store.processes.agree_on_shards(2)
    await store.processes.claim(Shard(0, None))
    await store.tables.add(TABLE)
    # What the page says meanwhile is there for long enough to be read on a busy machine.
    supervisor = Supervisor(
        ["main", "b"], {"main": {}, "b": {}}, tmp_path, command=SLEEPER, again_seconds=6.0
    )
    add_page(server.app, server.world, processes=True)
    processes = ProcessesPage(server.world, store, supervisor, PressCounts(server))
    server.app.router.add_routes(processes.routes())
    await server.start()
    supervisor.begin()
    await page.set_viewport_size(PHONE)
    yield Shown(page, server.origin, supervisor)
    await emptied(page)
    await supervisor.stop()
    await store.close()
    await server.stop()


async def test_a_phone_shows_who_plays_which_table_and_kills_a_process(shown: Shown) -> None:
    page = shown.page
    await page.goto(shown.origin)
    await page.locator("[data-to-processes]:visible").click()
    own, other = page.locator("[data-process=main]"), page.locator("[data-process=b]")
    await expect(own).to_contain_text("Shard 0: The Green Baize")
    await expect(own.locator("[data-table=t1]")).to_contain_text("Hearts")
    await expect(own.locator("[data-table=t1]")).to_contain_text(f"{WIDE} and Bob · computers: 2")
    await expect(other).to_contain_text("starting")
    await expect(page.locator(".process-nobody")).to_contain_text("Kitchen Table")
    assert await page.evaluate(TOO_WIDE) == []
    assert await page.evaluate(TOO_SMALL) == []

    run = there(shown.supervisor.supervised["main"].run)
    kill = page.get_by_role("button", name="Kill process main")
    await kill.focus()
    await page.keyboard.press("Enter")
    await expect(own).to_contain_text("ended, starts again in a moment")
    await expect(own).to_contain_text("Shard 0 waits to be taken over: The Green Baize")
    await expect(page.locator("[data-announcer]")).to_have_text("Process main was killed.")
    await expect(kill).to_be_disabled()
    assert await run.wait() < 0
    await expect(kill).to_be_enabled()


async def test_the_page_speaks_the_language_of_whoever_comes_from_a_table(shown: Shown) -> None:
    answer = there(await shown.page.goto(f"{shown.origin}/processes?language=zh-TW"))
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    await expect(shown.page.locator("h1")).to_have_text("行程")
    await expect(shown.page.locator("[data-table=t1]")).to_contain_text("傷心小棧")
    assert await shown.page.evaluate(TOO_WIDE) == []
