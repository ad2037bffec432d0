"""Attachments: which stay with an edit, what they are called, and how they are served."""

import io
from urllib.parse import urlsplit

import aiohttp
import discord
import pytest
from discord import ui
from PIL import Image

from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.attachments import (
    DROPPED_KEPT,
    PictureHeader,
    Upload,
    picture_header,
    safe_name,
)
from loopback_discord.state.guilds import Channel
from loopback_discord.state.messages import Message
from loopback_discord.validation.errors import ApiError
from loopback_discord.validation.messages import check_message
from tests.each import each
from tests.loopback_discord.bodies import gallery, png, refusal_at, text, v2


def file(name: str, content: bytes | None = None) -> discord.File:
    return discord.File(io.BytesIO(png(4, 3) if content is None else content), name)


def shown(*names: str) -> ui.LayoutView:
    """A layout that shows the files of these names."""
    view = ui.LayoutView(timeout=None)
    pictures = [discord.MediaGalleryItem(f"attachment://{name}") for name in names]
    view.add_item(ui.MediaGallery(*pictures) if names else ui.TextDisplay("no picture"))
    return view


def names_of(message: Payload) -> list[str]:
    return [str(one["filename"]) for one in message["attachments"]]


def path_of(message: Message) -> str:
    """Return the path of the one file of `message`."""
    (attachment,) = message.shown["attachments"]
    return urlsplit(str(attachment["url"])).path.removeprefix("/cdn/")


async def test_an_edit_names_the_files_that_stay(
    bot: discord.Client, alice: Person, cards: Channel
) -> None:
    channel = bot.get_partial_messageable(cards.id)
    sent = await channel.send(files=[file("a.png"), file("b.png")], view=shown("a.png", "b.png"))
    # Without a list all of them stay, and what comes is added.
    edited = await sent.edit(view=shown("b.png"))
    (seen,) = alice.sees(cards)
    assert names_of(seen) == ["a.png", "b.png"]
    kept = [one for one in edited.attachments if one.filename == "b.png"]
    await edited.edit(attachments=[*kept, file("c.png")], view=shown("c.png", "b.png"))
    (seen,) = alice.sees(cards)
    assert names_of(seen) == ["b.png", "c.png"]
    assert str(kept[0].id) == seen["attachments"][0]["id"]
    items = seen["components"][0]["items"]
    assert [item["media"]["attachment_id"] for item in items] == [
        one["id"] for one in reversed(seen["attachments"])
    ]
    with pytest.raises(discord.HTTPException) as refused:
        await edited.edit(attachments=[], view=shown("b.png"))
    assert refused.value.code == 50035
    assert 'The referenced attachment ("attachment://b.png") was not found' in refused.value.text


async def test_no_message_has_more_than_ten_files(
    bot: discord.Client, alice: Person, cards: Channel
) -> None:
    channel = bot.get_partial_messageable(cards.id)
    ten = [f"{number}.png" for number in range(10)]
    sent = await channel.send(files=[file(name) for name in ten], view=shown(*ten))
    with pytest.raises(discord.HTTPException) as refused:
        await sent.add_files(file("one-more.png"))
    assert refused.value.code == 30015
    assert len(names_of(alice.sees(cards)[0])) == 10


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("trick.png", "trick.png"),
        ("my table.png", "my_table.png"),
        ("hello (world).png", "hello_world.png"),
        ("_trick.png", "trick.png"),
        ("../../etc/passwd", "etc_passwd"),
        ("Café.png", "Cafe.png"),
        ("画像.png", "unknown.png"),
        ("画像", "unknown"),
    ],
)
def test_a_file_gets_a_name_that_is_safe(given: str, kept: str) -> None:
    assert safe_name(given) == kept


async def test_a_file_is_found_by_the_name_it_was_sent_with(
    bot: discord.Client, alice: Person, cards: Channel
) -> None:
    channel = bot.get_partial_messageable(cards.id)
    await channel.send(file=file("my table.png"), view=shown("my table.png"))
    (seen,) = alice.sees(cards)
    (attachment,) = seen["attachments"]
    assert (attachment["filename"], attachment["title"]) == ("my_table.png", "my table")
    (item,) = seen["components"][0]["items"]
    assert item["media"]["url"] == attachment["url"]
    assert (item["media"]["width"], item["media"]["height"]) == (4, 3)


async def test_pictures_are_shown_and_other_files_saved(
    bot: discord.Client, cards: Channel
) -> None:
    channel = bot.get_partial_messageable(cards.id)
    # What a file is, its content says and not its name.
    files = [
        file("a.bin"),
        file("page.html", b"<script>alert(1)</script>"),
        file("b.svg", b"<svg/>"),
    ]
    sent = await channel.send("here", files=files)
    served: list[tuple[str, bool]] = []
    async with aiohttp.ClientSession() as session:
        for attachment in sent.attachments:
            async with session.get(attachment.url) as answer:
                disposition = answer.headers.get("Content-Disposition", "")
                served.append((answer.content_type, disposition.startswith("attachment")))
                assert "sandbox" in answer.headers["Content-Security-Policy"]
    assert served == [("image/png", False), ("text/html", True), ("image/svg+xml", True)]


def test_the_files_of_an_evening_do_not_fill_the_memory(discord_server: LoopbackDiscord) -> None:
    world = discord_server.world
    cards = world.place("cards")
    body = v2(gallery("attachment://a.png"))
    message = world.messages.create(cards, world.bot, body, [Upload(0, "a.png", png(4, 3))])
    first = path_of(message)
    edit = {**body, "attachments": [{"id": 0}]}
    world.messages.edit(message, edit, [Upload(0, "a.png", png(4, 3))])
    # Who has just been shown it may still ask for it.
    assert world.cdn.find(first) is not None
    for _ in range(DROPPED_KEPT):
        world.messages.edit(message, edit, [Upload(0, "a.png", png(4, 3))])
    assert world.cdn.find(first) is None
    assert world.cdn.find(path_of(message)) is not None


def test_an_edit_may_say_anew_what_a_picture_shows(discord_server: LoopbackDiscord) -> None:
    world = discord_server.world
    body: Payload = {"content": "hi", "attachments": [{"id": 0, "description": "a table"}]}
    uploads = [Upload(0, "a.png", png(4, 3))]
    message = world.messages.create(world.place("cards"), world.bot, body, uploads)
    (there,) = message.shown["attachments"]
    told = {"attachments": [{"id": there["id"], "description": "an empty table"}]}
    world.messages.edit(message, told, [])
    assert message.shown["attachments"] == [{**there, "description": "an empty table"}]


LENGTH, REQUIRED = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_REQUIRED"

REFUSED: dict[str, tuple[Payload, str, str]] = {
    "a picture without media": (
        v2({"type": 12, "items": [{"description": "x"}]}),
        "components.0.items.0.media",
        REQUIRED,
    ),
    "an alt text without a word": (
        v2(gallery("https://example.org/", description="")),
        "components.0.items.0.description",
        LENGTH,
    ),
    "no pictures": (v2(gallery()), "components.0.items", LENGTH),
    "an address of 2049": (
        v2(gallery("https://example.org/".ljust(2049, "x"))),
        "components.0.items.0.media.url",
        LENGTH,
    ),
    "a file from elsewhere": (
        v2({"type": 13, "file": {"url": "https://example.org/a.json"}}),
        "components.0.file.url",
        "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED",
    ),
    "a file that was not sent": (
        v2({"type": 13, "file": {"url": "attachment://a.json"}}),
        "components.0.file.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "eleven in the list": (
        v2(text(), attachments=[{"id": number} for number in range(11)]),
        "attachments",
        LENGTH,
    ),
}


@each(("body", "path", "code"), REFUSED.values())
def test_media_that_discord_refuses_is_refused(body: Payload, path: str, code: str) -> None:
    with pytest.raises(ApiError) as refused:
        check_message(body, [], creating=True)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert code in refusal_at(refused.value, path)


@pytest.mark.parametrize("kind", ["gif", "jpeg", "webp", "avif"])
def test_a_picture_says_what_it_is_and_how_large(kind: str) -> None:
    written = io.BytesIO()
    Image.new("RGB", (5, 4)).save(written, kind)
    content, found = written.getvalue(), PictureHeader(f"image/{kind}", 5, 4)
    assert picture_header(content) == found
    for end in range(len(content)):
        assert picture_header(content[:end]) in (None, found)


def test_what_is_no_picture_has_no_header() -> None:
    assert picture_header(png(5, 4)) == PictureHeader("image/png", 5, 4)
    assert picture_header(b"\x89PNG\r\n\x1a\n") is None
    assert picture_header(b"") is None
    assert picture_header(b"<svg/>") is None
