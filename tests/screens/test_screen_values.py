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
from bot.screens.families import family_screens
from bot.screens.fitting import fitted, smallest
from bot.screens.screen import Screen, framed, layout
from bot.text.button_ids import ButtonId, DraftVerb
from engine.cards import cards
from engine.games.catalogue import variant
from tests.each import each
from tests.screens.conftest import english, frame_of, nested, sent

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


@each("what", ALIKE_BUT)
def test_screens_that_differ_in_one_thing_are_not_equal(what: str) -> None:
    one, other = ALIKE_BUT[what]
    assert framed(Text("Hearts"), one) == framed(Text("Hearts"), one)
    assert framed(Text("Hearts"), one) != framed(Text("Hearts"), other)


def test_a_moment_drawn_twice_is_one_screen_and_another_moment_is_not() -> None:
    game = variant("standard").start(4, 0)
    screens, frame = family_screens("hearts"), frame_of()
    drawn = screens.table(english(game.view(None), frame))
    assert len({drawn, screens.table(english(game.view(None), frame))}) == 1
    waiting = replace(frame, hints=True)
    assert screens.table(english(game.view(None), waiting)) != drawn


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
    parts = list(nested(sent(screen)))
    written = "".join(part.get("content", "") for part in parts)
    assert screen.left.components == 40 - len(parts)
    assert screen.left.characters == 4000 - len(written.encode("utf-16-le")) // 2


def test_a_screen_counts_the_bytes_of_its_texts() -> None:
    assert layout(Text("\N{CJK UNIFIED IDEOGRAPH-6F22}" * 3329)).fits
    assert not layout(Text("\N{CJK UNIFIED IDEOGRAPH-6F22}" * 3330)).fits
    assert layout(*[Text("\N{CJK UNIFIED IDEOGRAPH-6F22}" * 828)] * 4).fits
    assert not layout(*[Text("\N{CJK UNIFIED IDEOGRAPH-6F22}" * 830)] * 4).fits


@pytest.mark.parametrize(
    ("others", "left"),
    [
        (31, ["new-here", "bigger", "claim", "hint", "do"]),
        (34, ["claim", "hint", "do"]),
        (36, ["hint", "do"]),
        (37, ["do"]),
    ],
)
def test_what_matters_least_on_a_full_screen_gives_way_first(others: int, left: list[str]) -> None:
    offers = (ButtonId("k3f9", "new-here"), ButtonId("k3f9", "bigger"))
    claim = ButtonId("k3f9", DraftVerb("claim"), text="open")
    below = (ButtonId("k3f9", "hint"), ButtonId("k3f9", "do"))
    laid = [
        Row(tuple(Button(says, says.verb) for says in row)) for row in (offers, (claim,), below)
    ]
    full = framed(*[Text(".")] * others, *laid)
    kept = fitted(full)
    assert kept.fits
    assert [says.verb for says in kept.says] == left
    assert [says.verb for says in smallest(full).says] == ["do"]
