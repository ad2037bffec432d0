"""Menus that stay open while messages change."""

import pytest
from playwright.async_api import Locator, expect

from loopback_discord.payloads import Payload
from loopback_discord.state.interactions import UPDATE
from tests.browser.conftest import Parrot, Visit
from tests.browser.messages import HAND, layout, menu, row, text

pytestmark = pytest.mark.browser


async def opened(visit: Visit, message: Payload) -> Locator:
    """Open the menu of `message`, and return its list."""
    await visit.message(message).locator("[data-custom-id=menu]").click()
    shown = visit.page.get_by_role("listbox")
    await expect(shown).to_be_visible()
    return shown


async def test_a_menu_stays_open_while_another_table_plays(visit: Visit, parrot: Parrot) -> None:
    parrot.answers["menu"] = {"type": UPDATE, "data": layout(text("discarded"))}
    other = visit.post(text("the other table"))
    mine = visit.post(row(menu(*HAND)))
    await visit.open()
    shown = await opened(visit, mine)
    for number in range(10):
        # It grows by as much as the whole column is high, so the column scrolls.
        visit.edit(other, text(f"card {number}" + "\n." * 40 * (number % 2)))
        await expect(visit.message(other)).to_contain_text(f"card {number}")
    visit.post(text("a third table"))
    await expect(visit.column("channel")).to_contain_text("a third table")
    await shown.get_by_role("option", name="Q♠").click()
    await expect(visit.message(mine)).to_contain_text("discarded")
    assert parrot.heard[-1]["values"] == ["Q♠"]


async def test_a_menu_goes_on_when_its_own_message_is_drawn_anew(
    visit: Visit, parrot: Parrot
) -> None:
    parrot.answers["menu"] = {"type": UPDATE, "data": layout(text("passed"))}
    hand = visit.post(text("one"), row(menu("2♠", "Q♠", "K♠", most=2)))
    await visit.open()
    shown = await opened(visit, hand)
    await shown.get_by_role("option", name="Q♠").click()
    await shown.get_by_role("option", name="2♠").click()
    visit.edit(hand, text("two"), row(menu("Q♠", "K♠", "A♠", most=2)))
    await expect(visit.message(hand)).to_contain_text("two")
    # What is on offer no longer is not chosen any more; the rest stays as it was.
    await expect(shown.get_by_role("option")).to_have_text(["Q♠", "K♠", "A♠"])
    await expect(shown.get_by_role("option", selected=True)).to_have_text("Q♠")
    await shown.get_by_role("option", name="A♠").click()
    await visit.page.get_by_role("button", name="Choose 2 of 2").click()
    await expect(visit.message(hand)).to_contain_text("passed")
    assert parrot.heard[-1]["values"] == ["Q♠", "A♠"]


async def test_a_menu_closes_by_the_person_s_hand_or_when_it_is_gone(visit: Visit) -> None:
    alice = visit.server.world.person("Alice")
    tables = [visit.post(text(f"table {number}\n." + "\n." * 40)) for number in range(2)]
    hand = visit.post(row(menu(*HAND)), where=alice.dm_channel)
    await visit.open()
    shown = await opened(visit, hand)
    # The wheel turns another column: nothing to do with this menu.
    await visit.message(tables[-1]).hover(position={"x": 200, "y": 300})
    await visit.page.mouse.wheel(0, -5000)
    await expect(visit.message(tables[0])).to_be_in_viewport()
    await expect(shown).to_be_visible()
    await visit.page.keyboard.press("Escape")
    await expect(shown).to_have_count(0)
    await opened(visit, hand)
    await visit.message(hand).hover(position={"x": 5, "y": 5})
    await visit.page.mouse.wheel(0, -50)
    await expect(shown).to_have_count(0)
    await opened(visit, hand)
    await visit.column("dm-Alice").locator(".column-title").click()
    await expect(shown).to_have_count(0)
    await opened(visit, hand)
    visit.edit(hand, text("the deal is over"))
    await expect(shown).to_have_count(0)
