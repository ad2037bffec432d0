"""What the tests of screens share: words that raise, frames, and Discord's limits."""

import pkgutil
import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Final, TypeVar, cast

import pytest
from discord import ui

from bot.faces.names import SHOWN as EVERYTHING
from bot.faces.names import emoji_name
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.screen import Screen
from bot.screens.sheet import MINUS
from bot.text.button_ids import ButtonId
from bot.text.faces import Faces
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook, remembered
from engine.cards import Card, card
from engine.contract.view import View
from engine.table.chairs import Chair
from tests.drawing import REMEMBERED, laid_out

Payload = dict[str, Any]
ViewT = TypeVar("ViewT", bound=View)

ROW, BUTTON, SELECT, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 2, 3, 10, 12, 13, 14, 17
PICKERS = ({5}, {6}, {8})
LINK_STYLE: Final = 5


@pytest.fixture(scope="session", autouse=True)
def everything_remembered() -> Iterator[None]:
    """Remember all changed rules and all texts: tests ask for those of every table and language."""
    with pytest.MonkeyPatch.context() as patch:
        name = "bot.screens.lobbies.house_rules._changed"
        patch.setattr(name, cache(pkgutil.resolve_name(name).__wrapped__))
        texts_said = cache(remembered.__wrapped__)
        patch.setattr("bot.text.phrasebook.remembered", texts_said)
        patch.setattr("bot.screens.drawing.remembered", texts_said)
        yield


HOSTILE_NAMES: Final = (
    "**Bold** __x__ ~~y~~ `z` ||s||",
    "<@123456789012345678>",
    "@everyone @here",
    "<:queen:123456789012345678>",
    "<t:1790000000:R>",
    "</hearts:123456789012345678>",
    "https://evil.example/x",
    "[free](https://evil.example)",
    "[half](http://evil",
    "# Heading",
    "> quote",
    "-# small",
    "1. list",
    "* list",
    "```\ncode",
    "two\nlines\r\nhere",
    "\u202egnirts\u202c",
    "\u200b\u200b\u200b",
    "",
    "   ",
    "Z\u0335\u0322\u0321\u0334\u0337a\u0335\u0322\u0321\u0334lgo",
    "\u3164\u2800\u115f",
    "שלום עולם",
    "مرحبا",
    "\\",
    "trailing\\",
    "🧑‍🤝‍🧑 friends 🂡",
    "W" * 200,
    "ﷺ" * 60,
)

_SIGN_SUITS: Final = {"♣": "C", "♦": "D", "♠": "S", "♥": "H"}
_FACE: Final = re.compile(r"(10|[2-9JQKA])([♣♦♠♥])")
_CODE: Final = re.compile(r"[2-9TJQKA][CDHS]")
_LONE_CODE: Final = re.compile(r"\b[2-9TJQKA][CDHS]\b")


def nested(payload: list[Payload]) -> Iterator[Payload]:
    """Every component, however deep."""
    for part in payload:
        yield part
        yield from nested(part.get("components", []))
        if "accessory" in part:
            yield from nested([part["accessory"]])


def sent_bytes(part: object) -> int:
    """The bytes of all texts of a component, of what stands in it too."""
    match part:
        case str():
            return len(part.encode())
        case dict():
            return sum(map(sent_bytes, cast("Payload", part).values()))
        case list():
            return sum(map(sent_bytes, cast("list[object]", part)))
        case _:
            return 0


def length(text: str) -> int:
    """The length of a text in the longest way of counting."""
    return len(text.encode("utf-16-le")) // 2


def faults(screen: Screen) -> list[str]:
    """What Discord would refuse in a message, and what this bot forbids itself."""
    return faults_as_sent(screen)[0]


@lru_cache(REMEMBERED)
def faults_as_sent(screen: Screen) -> tuple[list[str], list[Payload]]:
    """Return the faults of a screen, and its components as Discord is sent them."""
    view = laid_out(screen)
    payload = view.to_components()
    parts = list(nested(payload))
    found: list[str] = []

    def must(truth: bool, fault: str) -> None:  # noqa: FBT001  must(what, otherwise) reads as a sentence
        if not truth:
            found.append(fault)

    must(1 <= len(parts) <= 40, f"{len(parts)} components")
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    characters, size = sum(map(length, texts)), sum(map(sent_bytes, payload))
    must(characters <= 4000, f"{characters} characters")
    must(size <= 10_000, f"{size} bytes")
    must(screen.fits, "it counts itself as too full")
    must(screen.left.components == 40 - len(parts), "components counted otherwise")
    must(screen.left.characters == 4000 - characters, "characters counted otherwise")
    must(all(text.strip() for text in texts), "an empty text")
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    must(len(ids) == len(set(ids)), "two components say the same")
    must(all(1 <= length(one) <= 99 for one in ids), "a custom_id too long")
    for top in payload:
        must(top["type"] in {ROW, TEXT, FILE, SEPARATOR, CONTAINER}, f"type {top['type']} on top")
    for part in parts:
        children = part.get("components", [])
        kinds = {child["type"] for child in children}
        if part["type"] == CONTAINER:
            must(bool(children), "an empty frame")
            must(kinds <= {ROW, TEXT, GALLERY, FILE, SEPARATOR}, f"types {kinds} in a frame")
        elif part["type"] == ROW:
            must(1 <= len(children) <= 5, f"{len(children)} buttons in a row")
            must(kinds in ({BUTTON}, {SELECT}, *PICKERS), f"types {kinds} in a row")
        elif part["type"] == BUTTON:
            must(length(part.get("label") or "") <= 80, "a label too long")
            must(bool(part.get("label") or part.get("emoji")), "a button with nothing on it")
            must(("url" in part) == (part["style"] == LINK_STYLE), "a link that is none")
            must(("url" in part) != ("custom_id" in part), "a button without a meaning")
            must(length(part.get("url", "")) <= 512, "an address too long")
    own = {SELECT: menu_faults, GALLERY: gallery_faults}
    found += [one for part in parts if part["type"] in own for one in own[part["type"]](part)]
    for item in view.walk_children():
        must(
            isinstance(item, ui.DynamicItem) or not item.is_dispatchable(),
            "an item that dies with the process",
        )
    must(view.timeout is None, "a view that times out")
    for one in ids:
        said = one.removeprefix("m")
        must(ButtonId.read(said).custom_id == said, "an id that does not read")
    return found, payload


def menu_faults(menu: Payload) -> Iterator[str]:
    """What Discord would refuse in a menu."""
    options: list[Payload] = menu["options"]
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options"
    if len({one["value"] for one in options}) < len(options):
        yield "two options are the same"
    if not all(1 <= length(one[key]) <= 100 for one in options for key in ("label", "value")):
        yield "an option too long or empty"
    if not 0 <= menu["min_values"] <= menu["max_values"] <= len(options):
        yield f"{menu['min_values']} to {menu['max_values']} of {len(options)} options"
    if sum(one.get("default", False) for one in options) > menu["max_values"]:
        yield "more options are chosen than may be"
    if not all(length(one.get("description") or "") <= 100 for one in options):
        yield "a description too long"
    if not 1 <= length(menu["placeholder"]) <= 150:
        yield "a placeholder too long or empty"


def gallery_faults(gallery: Payload) -> Iterator[str]:
    """What Discord would refuse in pictures beside each other."""
    if not 1 <= len(gallery["items"]) <= 10:
        yield f"{len(gallery['items'])} pictures"
    if not all(1 <= length(item["description"]) <= 1024 for item in gallery["items"]):
        yield "a picture's text too long or empty"


def sent(screen: Screen) -> list[Payload]:
    """The components of a screen, of which Discord refuses nothing."""
    refused, payload = faults_as_sent(screen)
    assert refused == []
    return payload


def texts(screen: Screen) -> str:
    """All that can be read in a message, buttons and meanings apart."""
    return "\n".join(part["content"] for part in nested(sent(screen)) if part["type"] == TEXT)


def buttons(screen: Screen) -> dict[str, Payload]:
    """The buttons of a message by label."""
    return {
        part.get("label") or part["emoji"]["name"]: part
        for part in nested(sent(screen))
        if part["type"] == BUTTON
    }


def faces(screen: Screen) -> set[Card]:
    """Every card that a message shows or means anywhere."""
    found: set[Card] = set()
    for part in nested(sent(screen)):
        said = [part.get(key) or "" for key in ("content", "label", "placeholder", "description")]
        for one in (*said, *(item["description"] for item in part.get("items", ()))):
            for rank, sign in _FACE.findall(one):
                found.add(card(("T" if rank == "10" else rank) + _SIGN_SUITS[sign]))
            found.update(map(card, _LONE_CODE.findall(one)))
        if "custom_id" in part:
            meant = ButtonId.read(part["custom_id"].removeprefix("m")).text
            found.update(map(card, _CODE.findall(meant)))
    return found


ENGLISH: Final = Phrasebook.load(strict=True)
"""Words that raise where one is missing or lacks a fact."""


SHOWN: Final = {
    shown: f"<:{emoji_name(shown, 'two-colours', '3fa91c')}:{1_574_038_657_231_224_833 + number}>"
    for number, shown in enumerate(EVERYTHING)
}
FACES: Final = Faces("two-colours", SHOWN)
"""Emojis for all faces, as if they were uploaded."""


PEOPLE: Final = (
    "Alice", "Bob", "Carol", "Dave", "Erin", "Frank", "Grace", "Heidi", "Ivan", "Judy",
)  # fmt: skip


def frame_of(names: tuple[str, ...] = PEOPLE[:4]) -> Frame:
    """The facts around a table of people with these names."""
    return Frame(
        table_id="k3f9",
        guild_name="Guild",
        channel_name="cards",
        channel_link="https://discord.com/channels/1/2",
        table_link="https://discord.com/channels/1/2/3",
        variant_title="Hearts",
        chairs=tuple(Chair(safe_name(name), person=seat + 1) for seat, name in enumerate(names)),
        asked=tuple(range(1, len(names) + 1)),
    )


def english(view: ViewT, frame: Frame | None = None) -> Drawing[ViewT]:
    """A view at a table of `PEOPLE`, or in a frame, for somebody who reads English."""
    return Drawing(frame or frame_of(PEOPLE[: view.seat_count]), view, ENGLISH)


def sheet_line(name: str, said: str) -> list[str]:
    """The numbers and signs behind a name in the sheet of a table; a minus as it is typed."""
    block = said.split("```")[1].replace(MINUS, "-").splitlines()
    line = next(line.split() for line in block if name in line.split())
    return line[line.index(name) + 1 :]
