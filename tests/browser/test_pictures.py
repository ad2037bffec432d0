"""Galleries, thumbnails and files on the page."""

import pytest
from playwright.async_api import expect

from loopback_discord.state.attachments import Upload
from tests.browser.conftest import Visit
from tests.browser.messages import gallery, picture, text
from tests.loopback_discord.bodies import png

pytestmark = pytest.mark.browser


async def test_a_picture_has_its_alt_text_and_is_looked_at_by_itself(visit: Visit) -> None:
    said = "The finished deal: Alice took the queen."
    deal = visit.post(
        gallery(picture("deal.png", said)), files=[Upload(0, "deal.png", png(800, 500))]
    )
    await visit.open()
    image = visit.message(deal).get_by_role("img", name=said)
    await expect(visit.message(deal).get_by_title(said)).to_have_count(1)
    assert await image.evaluate("node => node.decode().then(() => node.naturalWidth)") == 800
    opening = visit.message(deal).get_by_role("button", name="Show the picture large")
    await opening.click()
    large = visit.page.get_by_role("dialog", name=said)
    await expect(large.get_by_role("img", name=said)).to_be_in_viewport(ratio=1)
    await visit.page.keyboard.press("Escape")
    await expect(large).to_have_count(0)
    await expect(opening).to_be_focused()


async def test_a_picture_has_its_room_before_it_is_there(visit: Visit) -> None:
    deal = visit.post(
        gallery(picture("deal.png", "A deal")), files=[Upload(0, "deal.png", png(800, 500))]
    )
    await visit.page.route("**/*deal.png*", lambda route: route.abort())
    await visit.open()
    # Chromium shows the alt text in place of a picture that failed, in its room.
    box = await visit.message(deal).locator(".gallery img").bounding_box()
    assert box is not None
    assert round(box["width"] / box["height"], 1) == 1.6
    assert box["width"] > 200


LINES = {1: [1], 2: [2], 3: [2, 1], 4: [2, 2], 5: [2, 3], 7: [1, 3, 3], 10: [1, 3, 3, 3]}
"""How many of so many pictures begin at the same height."""


async def test_a_gallery_is_laid_out_by_how_many_there_are(visit: Visit) -> None:
    names = [f"{number}.png" for number in range(10)]
    drawn = {
        count: visit.post(
            gallery(*(picture(name, name) for name in names[:count])),
            files=[Upload(at, name, png(300, 300)) for at, name in enumerate(names[:count])],
        )
        for count in LINES
    }
    await visit.open()
    for count, lines in LINES.items():
        images = visit.message(drawn[count]).locator(".gallery img")
        tops = await images.evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
        assert [tops.count(top) for top in dict.fromkeys(tops)] == lines
        assert await images.evaluate_all("all => all.map(one => one.alt)") == names[:count]


async def test_a_spoiler_is_covered_until_it_is_pressed(visit: Visit) -> None:
    drawn = visit.post(
        gallery(picture("hand.png", "Your hand", spoiler=True)),
        files=[Upload(0, "hand.png", png(300, 300))],
    )
    await visit.open()
    message = visit.message(drawn)
    await expect(message.get_by_role("img", name="Your hand")).to_have_count(0)
    await message.get_by_role("button", name="Spoiler, press to show the picture").click()
    await expect(message.get_by_role("img", name="Your hand")).to_be_visible()


async def test_a_file_is_offered_for_download(visit: Visit) -> None:
    told = b'{"moves": []}'
    in_layout = visit.post(
        {"type": 13, "file": {"url": "attachment://game.json"}},
        files=[Upload(0, "game.json", told), Upload(1, "unsaid.json", b"{}")],
    )
    legacy = visit.post(text="the record", files=[Upload(0, "page.html", b"<p>hi</p>")])
    await visit.open()
    # What no component of a layout shows is not shown.
    await expect(visit.message(in_layout)).not_to_contain_text("unsaid")
    async with visit.page.expect_download() as downloading:
        await visit.message(in_layout).get_by_role("link", name="game.json").click()
    download = await downloading.value
    assert download.suggested_filename == "game.json"
    assert (await download.path()).read_bytes() == told
    async with visit.page.expect_download() as downloading:
        await visit.message(legacy).get_by_role("link", name="page.html").click()
    assert (await downloading.value).suggested_filename == "page.html"


async def test_a_picture_beside_a_text_is_shown_below_it(visit: Visit) -> None:
    drawn = visit.post(
        text="the table",
        files=[Upload(0, "my table.png", png(30, 30))],
    )
    thumb = {"type": 11, "media": {"url": "attachment://t.png"}, "description": "A crest"}
    section = visit.post(
        {"type": 9, "components": [text("beside")], "accessory": thumb},
        files=[Upload(0, "t.png", png(30, 30))],
    )
    await visit.open()
    await expect(visit.message(drawn).locator(".gallery img")).to_be_visible()
    small = await visit.message(section).get_by_role("img", name="A crest").bounding_box()
    assert small
    assert small["width"] == 85
