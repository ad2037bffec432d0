"""What a screen is sent as: its pictures, files and emoji, and which files an edit keeps."""

from dataclasses import replace
from typing import Final

import pytest
from discord.utils import MISSING

from bot.discord.rendering import CarriedFile, sending
from bot.pictures.scenes import HandScene, file_name
from bot.screens.components import (
    Attachment,
    Button,
    File,
    Link,
    Menu,
    MenuOption,
    Picker,
    Picture,
    Pictures,
    Text,
    rows,
)
from bot.screens.screen import Screen, layout
from bot.text.button_ids import ButtonId
from engine.cards import card
from tests.drawing import as_sent

HAND: Final = ButtonId("table", "hand")
QUEEN, KING, JACK = (HandScene((card(face),), "two-colours") for face in ("QS", "KS", "JS"))


def pictured(*scenes: HandScene) -> Screen:
    pictures = tuple(Picture(one, f"A {one.cards[0]}") for one in scenes)
    return layout(Text("The trick"), Pictures(pictures)) if pictures else layout(Text("The trick"))


def there(*scenes: HandScene) -> list[CarriedFile]:
    """What a message carries."""
    return [CarriedFile(number, file_name(one)) for number, one in enumerate(scenes, start=1)]


async def test_a_picture_is_sent_with_what_it_shows_in_words() -> None:
    sent = await sending(pictured(QUEEN))
    (item,) = sent.view.to_components()[1]["items"]
    assert item["media"]["url"] == f"attachment://{file_name(QUEEN)}"
    assert item["description"] == "A QS"
    (file,) = sent.files
    assert file.filename == file_name(QUEEN)
    assert file.fp.read().startswith(b"\x89PNG")


def test_the_name_of_a_file_tells_scenes_apart_and_no_card() -> None:
    scenes = [QUEEN, KING, replace(QUEEN, look="four-colours")]
    assert len({file_name(scene) for scene in scenes}) == 3
    assert file_name(QUEEN) == file_name(replace(QUEEN))
    assert "QS" not in file_name(QUEEN)


async def test_a_file_is_read_afresh_for_every_try() -> None:
    screen = layout(File(Attachment("a.json", b"{}")))
    for _ in range(2):
        (file,) = (await sending(screen)).files
        assert file.fp.read() == b"{}"


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
        (pictured(QUEEN, KING), [QUEEN, JACK], [QUEEN], [KING]),
        (pictured(QUEEN), [QUEEN], [QUEEN], []),
        (pictured(), [QUEEN], [], []),
        (pictured(QUEEN), [], [], [QUEEN]),
    ],
)
async def test_an_edit_keeps_what_is_there_and_sends_the_rest(
    screen: Screen, before: list[HandScene], kept: list[HandScene], sent: list[HandScene]
) -> None:
    drawn = await sending(screen, there(*before))
    named = [one.filename for one in drawn.named if isinstance(one, CarriedFile)]
    assert named == [file_name(one) for one in kept]
    assert drawn.keeps == bool(kept)
    assert [one.filename for one in drawn.files or ()] == [file_name(one) for one in sent]


async def test_an_edit_of_what_nobody_knows_sends_all_and_says_nothing_of_no_files() -> None:
    assert [one.filename for one in (await sending(pictured(QUEEN))).files] == [file_name(QUEEN)]
    for known in (None, ()):
        drawn = await sending(pictured(), known)
        assert drawn.named is MISSING
        assert drawn.files is MISSING


async def test_texts_go_alone_if_pictures_are_not_wanted() -> None:
    drawn = await sending(pictured(QUEEN).without_pictures(), there(QUEEN))
    assert drawn.named == []
    assert [part["type"] for part in drawn.view.to_components()] == [10]


def test_a_picker_is_filled_by_discord_and_shows_what_is_chosen() -> None:
    says = ButtonId("-", "which")
    channels, roles, people = [
        as_sent(layout(Picker(says, kind, "Which?", (7,), 0, 3)))[0]["components"][0]
        for kind in ("channel", "role", "user")
    ]
    assert [one["type"] for one in (channels, roles, people)] == [8, 6, 5]
    assert roles["default_values"] == [{"id": "7", "type": "role"}]
    assert (roles["min_values"], roles["max_values"]) == (0, 3)
    assert roles["custom_id"] == "mc1.-.which.."
    assert channels["channel_types"] == [0, 5, 2, 13, 15]
    assert "channel_types" not in roles
    assert "options" not in people
