"""What a screen is sent as: its pictures, files and emoji, and which files an edit keeps."""

from types import SimpleNamespace
from typing import Any, Final, cast

import discord
import pytest
from discord.utils import MISSING

from bot.button_ids import ButtonId
from bot.rendering import attachments_after, files_of
from bot.screens.components import (
    Attachment,
    Button,
    File,
    Link,
    Menu,
    MenuOption,
    Picture,
    Pictures,
    Text,
    rows,
)
from bot.screens.screen import Screen, layout
from tests.drawing import as_sent

HAND: Final = ButtonId("table", "hand")
QUEEN, KING = Attachment("queen.png", b"Q"), Attachment("king.png", b"K")


def pictured(*attachments: Attachment) -> Screen:
    pictures = tuple(Picture(one, f"A {one.name[:-4]}") for one in attachments)
    return layout(Text("The trick"), Pictures(pictures)) if pictures else layout(Text("The trick"))


def there(*names: str) -> list[discord.Attachment]:
    """Attachments as a message of Discord has them."""
    written = [
        {"id": number, "filename": name, "size": 1, "url": "", "proxy_url": ""}
        for number, name in enumerate(names, start=1)
    ]
    state = cast("Any", SimpleNamespace(http=None))
    return [discord.Attachment(data=cast("Any", one), state=state) for one in written]


def test_a_picture_is_sent_with_what_it_shows_in_words() -> None:
    gallery = as_sent(pictured(QUEEN))[1]
    (item,) = gallery["items"]
    assert item["media"]["url"] == "attachment://queen.png"
    assert item["description"] == "A queen"
    assert [(file.filename, file.fp.read()) for file in files_of(pictured(QUEEN))] == [
        ("queen.png", b"Q")
    ]


def test_a_file_is_read_afresh_for_every_try() -> None:
    screen = layout(File(QUEEN))
    assert [file.fp.read() for _ in range(2) for file in files_of(screen)] == [b"Q", b"Q"]


def test_labels_and_emoji_stand_apart() -> None:
    option = MenuOption("Spades", "S", emoji="♠️")
    keys = [Button(HAND, "Take", emoji="<:queen:123456789012345678>"), Link("T", "https://a.org")]
    row, menu = as_sent(layout(*rows(keys), Menu(HAND, (option,), "Which")))
    assert row["components"][0]["emoji"]["name"] == "queen"
    assert row["components"][0]["label"] == "Take"
    assert "emoji" not in row["components"][1]
    assert menu["components"][0]["options"][0]["emoji"]["name"] == "♠️"


@pytest.mark.parametrize(
    ("screen", "before", "kept", "sent"),
    [
        (pictured(QUEEN, KING), ["queen.png", "jack.png"], ["queen.png"], ["king.png"]),
        (pictured(QUEEN), ["queen.png"], ["queen.png"], []),
        (pictured(), ["queen.png"], [], []),
        (pictured(QUEEN), [], [], ["queen.png"]),
    ],
)
def test_an_edit_keeps_what_is_there_and_sends_the_rest(
    screen: Screen, before: list[str], kept: list[str], sent: list[str]
) -> None:
    named = attachments_after(screen, there(*before))
    assert [one.filename for one in named if isinstance(one, discord.Attachment)] == kept
    assert [one.filename for one in named if isinstance(one, discord.File)] == sent


def test_an_edit_of_what_nobody_knows_sends_all_and_says_nothing_of_no_files() -> None:
    assert [one.filename for one in attachments_after(pictured(QUEEN), None)] == ["queen.png"]
    assert attachments_after(pictured(), None) is MISSING
    assert attachments_after(pictured(), []) is MISSING
