"""The page looks, and is spoken, as Discord's client."""

import pytest
from playwright.async_api import Locator, ViewportSize, expect

from bot.screens.hand.open_hand import BLANK, FIGURE
from bot.screens.phrases import TIMES
from loopback_discord.state.attachments import Upload
from loopback_discord.state.interactions import OPEN_MODAL
from tests.browser.conftest import Parrot, Visit
from tests.browser.messages import (
    HAND,
    HEARTS,
    WISH,
    box,
    button,
    gallery,
    menu,
    picture,
    row,
    text,
)
from tests.loopback_discord.bodies import png

pytestmark = pytest.mark.browser

PHONE: ViewportSize = {"width": 360, "height": 740}
TOO_WIDE = """[...document.querySelectorAll('.column *, .menu-panel *, dialog *')]
    .filter(node => node.getClientRects().length)
    .filter(node => node.getBoundingClientRect().right > document.documentElement.clientWidth + .5)
    .map(node => node.className)"""
"""What stands out on the right of the window."""


async def height(node: Locator) -> float:
    found = await node.bounding_box()
    assert found is not None
    return found["height"]


async def test_a_suit_has_the_colour_of_its_text(visit: Visit) -> None:
    table = visit.post(text("♣♦♥♠"), row(button("Q♥", "x")), row(menu("A♦")))
    await visit.open()
    drawn = visit.message(table)
    # Nothing stands around a suit that could give it a colour, and nothing is added to it.
    assert await drawn.locator(".para").inner_html() == "♣♦♥♠"
    assert await drawn.locator("[data-custom-id=x] .label").inner_html() == "Q♥"
    await drawn.locator("[data-custom-id=menu]").click()
    entry = visit.page.get_by_role("option").locator(".menu-option-text span")
    assert await entry.inner_html() == "A♦"


async def test_emojis_stand_in_texts_buttons_and_menus(visit: Visit) -> None:
    queen = await visit.emoji("Q_spades_2_3fa91c")
    sign = f"<:Q_spades_2_3fa91c:{queen}>"
    part = {"id": queen, "name": "Q_spades_2_3fa91c"}
    bulb = {"name": "💡"}
    entry = {"label": "Q♠ Q♠", "value": "q", "emoji": part}
    table = visit.post(
        text(f"# {sign}\nled {sign} and <:gone:1>"),
        row(
            {**button("Q♠", "same"), "emoji": part},
            {**button("Rules", "other"), "emoji": part},
            {**button("", "bare"), "emoji": part},
            {**button("Hint", "hint"), "emoji": bulb},
        ),
        row(
            {**button("Q", "rank"), "emoji": part},
            {**button(f"Q {TIMES}2", "two"), "emoji": part},
            {**button("✓ → Bob", "given"), "emoji": part},
        ),
        row(menu(options=[entry])),
    )
    big = visit.post(text=f"{sign} {sign}")
    many = visit.post(text=sign * 31)
    await visit.open()
    drawn = visit.message(table)
    emojis = drawn.locator(".text img")
    await expect(emojis).to_have_count(2)
    await expect(emojis.last).to_have_attribute("title", ":Q_spades_2_3fa91c:")
    await expect(emojis.last).to_have_attribute("alt", ":Q_spades_2_3fa91c:")
    assert await emojis.last.evaluate("node => node.decode().then(() => node.naturalWidth)") == 128
    assert [await height(emojis.nth(at)) for at in (0, 1)] == [33, 22]
    assert await height(visit.message(big).locator(".text img").first) == 48
    assert await height(visit.message(many).locator(".text img").first) == 22
    # One that the application does not have is told by its name.
    await expect(drawn).to_contain_text("and :gone:")
    # An emoji that is the card on the label is not said twice.
    for custom_id, spoken in {
        "same": "queen of spades",
        "other": ":Q_spades_2_3fa91c: Rules",
        "bare": ":Q_spades_2_3fa91c:",
        "hint": "💡 Hint",
        "rank": "queen of spades",
        "two": "queen of spades, 2 of them",
        "given": "queen of spades, chosen, to Bob",
    }.items():
        await expect(drawn.locator(f"[data-custom-id={custom_id}]")).to_have_accessible_name(spoken)
    assert await height(drawn.locator("[data-custom-id=same] img")) == 20
    await drawn.locator("[data-custom-id=menu]").click()
    option = visit.page.get_by_role("option")
    await expect(option.locator("img")).to_be_visible()
    await expect(option).to_have_accessible_name("Q♠ Q♠")


SPOKEN = {
    "10♦": "10 of diamonds",
    "✓ Q♠": "queen of spades, chosen",
    "★ K♠": "king of spades, trump",
    "✓ ★ A♣ new": "ace of clubs, chosen, trump, new",
    f"7♥ {TIMES}2": "7 of hearts, 2 of them",
    "✓ J♣ → Bob": "jack of clubs, chosen, to Bob",
    BLANK: "no card",
    f"{FIGURE * 3} {TIMES}0": "no card",
    "K♠ or Q♠, whichever you like, if you can follow suit": None,
}


async def test_a_label_that_is_a_card_says_it(visit: Visit) -> None:
    keys = [button(label, str(at)) for at, label in enumerate(SPOKEN)]
    hand = visit.post(row(*keys[:5]), row(*keys[5:]))
    await visit.open()
    for at, (label, spoken) in enumerate(SPOKEN.items()):
        key = visit.message(hand).locator(f"[data-custom-id='{at}']")
        await expect(key).to_have_accessible_name(spoken or label)
        await expect(key).to_have_text(label)


async def test_an_accent_is_a_bar_on_the_left(visit: Visit) -> None:
    table = visit.post({**box(text("it is your turn")), "accent_color": 0xE9B44C})
    black = visit.post({**box(text("it is not")), "accent_color": 0})
    none = visit.post({"type": 17, "components": [text("over")]})
    await visit.open()
    bar = "node => getComputedStyle(node, '::before').backgroundColor"
    for message, colour in ((table, "rgb(233, 180, 76)"), (black, "rgb(0, 0, 0)")):
        assert await visit.message(message).locator(".box").evaluate(bar) == colour
    await expect(visit.message(none).locator(".box-accent")).to_have_count(0)


async def test_a_long_line_of_code_breaks(visit: Visit) -> None:
    table = visit.post(text("```\n" + "1 Alice" + " " * 60 + "12\n2 Bob\n```"))
    await visit.page.set_viewport_size(PHONE)
    await visit.open()
    code = visit.message(table).locator("pre")
    # Two lines were written; the first needs more than one.
    assert await height(code.locator("code")) > 2 * 18
    assert await code.evaluate("node => node.scrollWidth <= node.clientWidth")


async def test_the_layout_is_told_by_its_buttons_alone(visit: Visit) -> None:
    await visit.open()
    await visit.page.get_by_role("button", name="Everybody").click()
    await expect(visit.page.locator("[aria-pressed=true]")).to_have_attribute(
        "aria-label", "Everybody"
    )
    await expect(visit.page.locator("main")).not_to_have_attribute("aria-pressed", "true")


async def test_the_page_is_as_dark_or_light_as_the_person_s_system(visit: Visit) -> None:
    ground = "getComputedStyle(document.querySelector('.column')).backgroundColor"
    for scheme, colour in (("dark", "rgb(49, 51, 56)"), ("light", "rgb(255, 255, 255)")):
        await visit.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # any text
        await visit.open()
        assert await visit.page.evaluate(ground) == colour


async def test_nothing_leads_off_a_phone(visit: Visit, parrot: Parrot) -> None:
    visit.server.world.commands.put(None, [HEARTS, {"name": "wish", "description": "A form"}])
    parrot.answers["wish"] = {"type": OPEN_MODAL, "data": WISH}
    rows = [row(*(button(face, face) for face in HAND[at : at + 5])) for at in range(0, 13, 5)]
    shown = [Upload(0, "a.png", png(760, 184)), *(Upload(n, f"{n}.png", png(9, 9)) for n in (1, 2))]
    visit.post(
        box(
            text("# " + "W" * 60 + "\n```\n" + "x" * 90 + "\n```"),
            *rows,
            row(button("A label as long as labels may be, and that is very long indeed", "long")),
            row(menu("W" * 90, placeholder="W" * 90)),
            gallery(picture("a.png", "Your hand")),
            gallery(picture("1.png"), picture("2.png")),
        ),
        files=shown,
    )
    await visit.page.set_viewport_size(PHONE)
    await visit.open()
    assert await visit.page.evaluate(TOO_WIDE) == []
    # All five cards of a row stand side by side.
    keys = visit.column("channel").locator("button[data-custom-id$='♣'], [data-custom-id$='♦']")
    tops = [await keys.nth(at).evaluate("node => node.offsetTop") for at in range(5)]
    assert len(set(tops)) == 1
    whole = visit.column("channel").locator(".gallery").first
    frame = await whole.bounding_box()
    around = await visit.column("channel").locator(".box .text").first.bounding_box()
    image = await whole.locator("img").bounding_box()
    assert frame is not None
    assert frame == image
    assert around is not None
    assert frame["width"] == around["width"]
    await visit.column("channel").locator("[data-custom-id=menu]").click()
    assert await visit.page.evaluate(TOO_WIDE) == []
    await visit.page.keyboard.press("Escape")
    await visit.slash("wish")
    await expect(visit.page.get_by_role("dialog", name="A wish")).to_be_in_viewport(ratio=1)
    assert await visit.page.evaluate(TOO_WIDE) == []
