"""Screens are values: equal if they look equal, and they know what a message has room for."""

from dataclasses import replace
from typing import Final

import pytest

from bot.pictures.scenes import HandScene
from bot.screens.components import (
    Attachment,
    Button,
    Container,
    File,
    Key,
    Link,
    Menu,
    MenuOption,
    Picture,
    Pictures,
    Row,
    ScreenPart,
    Separator,
    Style,
    Text,
    rows,
)
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.screen import Budget, Screen, framed, layout
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import cards
from engine.games.catalogue import variant
from tests.drawing import as_sent
from tests.screens.conftest import frame_of, nested

HAND: Final = ButtonId("table", "hand")
SCENE: Final = HandScene(cards("QSQH"), "two-colours")
CARDS: Final = Pictures((Picture(SCENE, "Two queens"),))

ALIKE_BUT: Final[dict[str, tuple[ScreenPart, ScreenPart]]] = {
    "text": (Text("Alice leads"), Text("Bob leads")),
    "a label": (Row((Button(HAND, "My hand"),)), Row((Button(HAND, "Hand"),))),
    "what is said": (Row((Button(HAND, "Hand"),)), Row((Button(replace(HAND, asked=1), "Hand"),))),
    "a colour": (Row((Button(HAND, "Hand"),)), Row((Button(HAND, "Hand", Style.DANGER),))),
    "what can be pressed": (
        Row((Button(HAND, "Hand"),)),
        Row((Button(HAND, "Hand", enabled=False),)),
    ),
    "an emoji": (Row((Button(HAND, "Hand"),)), Row((Button(HAND, "Hand", emoji="🃏"),))),
    "an address": (
        Row((Link("Table", "https://example.org/1"),)),
        Row((Link("Table", "https://example.org/2"),)),
    ),
    "what is chosen": (
        Menu(HAND, (MenuOption("One", "1"),), "How many"),
        Menu(HAND, (MenuOption("One", "1", chosen=True),), "How many"),
    ),
    "a file's content": (File(Attachment("a.json", b"1")), File(Attachment("a.json", b"2"))),
    "what a picture shows": (
        CARDS,
        Pictures((Picture(HandScene(cards("KSKH"), "two-colours"), "Two queens"),)),
    ),
    "how a picture looks": (
        CARDS,
        Pictures((Picture(HandScene(SCENE.cards, "four-colours"), "Two queens"),)),
    ),
    "what a picture says": (CARDS, Pictures((Picture(SCENE, "Two kings"),))),
}


@pytest.mark.parametrize("what", ALIKE_BUT)
def test_screens_that_differ_in_one_thing_are_not_equal(what: str) -> None:
    one, other = ALIKE_BUT[what]
    assert framed(Text("Hearts"), one) == framed(Text("Hearts"), one)
    assert framed(Text("Hearts"), one) != framed(Text("Hearts"), other)


def test_a_moment_drawn_twice_is_one_screen_and_another_moment_is_not(
    phrasebook: Phrasebook,
) -> None:
    game = variant("standard").start(4, 0)
    screens, frame = family_screens("hearts"), frame_of()
    drawn = screens.table(Drawing(frame, game.view(None), phrasebook))
    assert len({drawn, screens.table(Drawing(frame, game.view(None), phrasebook))}) == 1
    waiting = replace(frame, hints=True)
    assert screens.table(Drawing(waiting, game.view(None), phrasebook)) != drawn


def test_a_frame_leaves_out_blocks_without_a_line() -> None:
    assert framed(Text("Hearts"), Text(""), Separator()) == framed(Text("Hearts"), Separator())


# Budgets ------------------------------------------------------------------------------------------


def buttons(count: int) -> list[Key]:
    return [Button(replace(HAND, asked=number + 1), str(number)) for number in range(count)]


@pytest.mark.parametrize(
    "screen",
    [
        layout(Text("Alone")),
        framed(Text("Alice ♠"), Separator(), *rows(buttons(13)), CARDS, File(Attachment("a", b""))),
        framed(Text("🂡" * 9), Menu(HAND, (MenuOption("One", "1"),), "Which")),
        layout(Container((Text("In"),)), Text("below"), *rows([Link("Table", "https://a.org")])),
    ],
)
def test_a_screen_counts_what_discord_counts(screen: Screen) -> None:
    sent = list(nested(as_sent(screen)))
    written = "".join(part.get("content", "") for part in sent)
    assert screen.left == Budget(40 - len(sent), 4000 - len(written.encode("utf-16-le")) // 2)


@pytest.mark.parametrize("room", range(41))
def test_as_many_buttons_fit_as_a_budget_says(room: int) -> None:
    budget = Budget(room)
    assert budget.takes(rows(buttons(budget.buttons)))
    assert not budget.takes(rows(buttons(budget.buttons + 1)))


def test_a_screen_fits_up_to_the_last_component_and_the_last_character() -> None:
    full = framed(*[Text("." * 100)] * 39)
    assert full.fits
    assert full.left.components == 0
    assert not full.followed_by(Text("more")).fits
    assert framed(Text("." * 4000)).fits
    assert not framed(Text("." * 3999 + "🂡")).fits


def test_a_screen_knows_its_files_and_pictures_once_each_in_order() -> None:
    record, other = Attachment("a.json", b"{}"), Picture(replace(SCENE, cards=()), "None")
    screen = framed(Text("Here."), CARDS, File(record)).followed_by(
        File(record), Pictures((other, *CARDS.pictures))
    )
    assert screen.files == (record,)
    assert screen.scenes == (SCENE, other.scene)


def test_a_screen_without_pictures_keeps_everything_else() -> None:
    other = Picture(replace(SCENE, cards=()), "None")
    screen = framed(Text("Here."), CARDS, Separator()).followed_by(
        Pictures((other, *CARDS.pictures))
    )
    assert screen.without_pictures() == framed(Text("Here."), Separator())
    assert screen.without_pictures([SCENE]) == framed(Text("Here."), Separator()).followed_by(
        Pictures((other,))
    )
    assert screen.without_pictures([]) == screen
