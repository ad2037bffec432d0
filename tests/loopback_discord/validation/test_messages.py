"""Every limit of Discord's on messages, each broken by one."""

import pytest

from loopback_discord.payloads import COMPONENTS_V2, Payload
from loopback_discord.validation.errors import ApiError
from loopback_discord.validation.messages import check_files, check_message
from tests.each import each
from tests.loopback_discord.bodies import (
    button,
    buttons,
    container,
    gallery,
    menu,
    option,
    refusal_at,
    row,
    text,
    v2,
)

FINE: dict[str, Payload] = {
    "a plain text": {"content": "x" * 2000},
    "a hand of 25 in a container": v2(container(text(), *buttons(25))),
    "40 components": v2(text(), text(), *buttons(30), text(), text()),
    "4000 characters": v2(text("x" * 2000), text("y" * 2000)),
    "a menu": v2(row(menu(option(), option("b"), min_values=2, max_values=2))),
    "a legacy row": {"content": "x", "components": [row(button())]},
    "a section": v2({"type": 9, "components": [text()], "accessory": button()}),
    "an emoji for a face": v2(row(button(label=None, emoji={"name": "♠️"}))),
    "an application emoji": v2(row(button(emoji={"id": "12", "name": "QS"}))),
    "a link": v2(row({"type": 2, "style": 5, "label": "there", "url": "https://example.org"})),
    "a separator": v2(text(), {"type": 14, "spacing": 2, "divider": True}),
}


@each("body", FINE.values())
def test_what_discord_takes_is_taken(body: Payload) -> None:
    check_message(body, [], creating=True)


PART = "components.0.components.0"
"""Where the part of a row is that stands alone in a message."""

LENGTH, REQUIRED = "BASE_TYPE_BAD_LENGTH", "BASE_TYPE_REQUIRED"

REFUSED: dict[str, tuple[Payload, str, str]] = {
    "41 components": (
        v2(text(), text(), text(), *buttons(30), text(), text()),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "4001 characters": (
        v2(text("x" * 2000), text("y" * 2001)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "six buttons in a row": (
        v2(row(*(button(custom_id=str(n)) for n in range(6)))),
        "components.0.components",
        LENGTH,
    ),
    "an empty row": (v2(row()), "components.0.components", LENGTH),
    "a menu beside a button": (
        v2(row(menu(option()), button())),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "text in a row": (v2(row(text())), f"{PART}.type", "UNION_TYPE_CHOICES"),
    "a label of 81": (v2(row(button(label="x" * 81))), f"{PART}.label", LENGTH),
    "a custom_id of 101": (v2(row(button(custom_id="x" * 101))), f"{PART}.custom_id", LENGTH),
    "no custom_id": (v2(row(button(custom_id=None))), f"{PART}.custom_id", REQUIRED),
    "the same custom_id in a container": (
        v2(row(button()), container(row(button()))),
        "components.1.components.0.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "the same id": (
        v2({**text(), "id": 7}, {**text(), "id": 7}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    "neither label nor emoji": (
        v2(row(button(label=None))),
        PART,
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    "an emoji that is none": (
        v2(row(button(emoji={"name": "Q"}))),
        f"{PART}.emoji.name",
        "BUTTON_COMPONENT_INVALID_EMOJI",
    ),
    "a link with a custom_id": (
        v2(row(button(style=5, url="https://example.org"))),
        PART,
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    "an unknown style": (v2(row(button(style=9))), f"{PART}.style", "BASE_TYPE_CHOICES"),
    "26 options": (v2(row(menu(*(option(str(n)) for n in range(26))))), f"{PART}.options", LENGTH),
    "no options": (v2(row(menu())), f"{PART}.options", LENGTH),
    "an option label of 101": (v2(row(menu(option("x" * 101)))), f"{PART}.options.0.label", LENGTH),
    "the same option twice": (
        v2(row(menu(option(), option()))),
        f"{PART}.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "a placeholder of 151": (
        v2(row(menu(option(), placeholder="x" * 151))),
        f"{PART}.placeholder",
        LENGTH,
    ),
    "more to choose than there is": (
        v2(row(menu(option(), max_values=2))),
        f"{PART}.max_values",
        "SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS",
    ),
    "a least above the most": (
        v2(row(menu(option(), option("b"), min_values=2, max_values=1))),
        f"{PART}.min_values",
        "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX",
    ),
    "two defaults of one": (
        v2(row(menu(option(default=True), option("b", default=True)))),
        f"{PART}.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
    ),
    "no text in a text": (v2(text("")), "components.0.content", LENGTH),
    "a section of four": (
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components.0.components",
        LENGTH,
    ),
    "a section without accessory": (
        v2({"type": 9, "components": [text()]}),
        "components.0.accessory",
        REQUIRED,
    ),
    "a container in a container": (
        v2(container(container(text()))),
        f"{PART}.type",
        "UNION_TYPE_CHOICES",
    ),
    "an empty container": (v2(container()), "components.0.components", LENGTH),
    "a colour too many": (
        v2(container(text(), accent_color=0x1000000)),
        "components.0.accent_color",
        "NUMBER_TYPE_RANGE",
    ),
    "eleven pictures": (
        v2(gallery(*(f"https://example.org/{n}" for n in range(11)))),
        "components.0.items",
        LENGTH,
    ),
    "an alt text of 1025": (
        v2(gallery("https://example.org/", description="x" * 1025)),
        "components.0.items.0.description",
        LENGTH,
    ),
    "a picture that was not sent": (
        v2(gallery("attachment://trick.png")),
        "components.0.items.0.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    "a picture that is no address": (
        v2(gallery("trick.png")),
        "components.0.items.0.media.url",
        "URL_TYPE_INVALID_URL",
    ),
    "content beside a layout": (
        v2(text(), content="hi"),
        "content",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "an embed beside a layout": (
        v2(text(), embeds=[{"title": "hi"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "a layout without the flag": (
        {"components": [text()]},
        "components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "six legacy rows": ({"components": buttons(30)}, "components", LENGTH),
    "content of 2001": ({"content": "x" * 2001}, "content", LENGTH),
    "a nonce of 26": ({"content": "x", "nonce": "n" * 26}, "nonce", "BASE_TYPE_MAX_LENGTH"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds", LENGTH),
    "embeds of 6001": (
        {"embeds": [{"description": "x" * 3000}, {"description": "y" * 3001}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "an embed title of 257": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", LENGTH),
    "an embed field without a value": (
        {"embeds": [{"fields": [{"name": "x", "value": ""}]}]},
        "embeds.0.fields.0.value",
        LENGTH,
    ),
    "mentions parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "an attachment without a file": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        "attachments.0",
        "MESSAGE_ATTACHMENT_NOT_FOUND",
    ),
}


@each(("body", "path", "code"), REFUSED.values())
def test_what_discord_refuses_is_refused(body: Payload, path: str, code: str) -> None:
    with pytest.raises(ApiError) as refused:
        check_message(body, [], creating=True)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert code in refusal_at(refused.value, path)


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"flags": COMPONENTS_V2}])
def test_a_message_that_says_nothing_is_refused(body: Payload) -> None:
    with pytest.raises(ApiError) as refused:
        check_message(body, [], creating=True)
    assert refused.value.code == 50006


def test_a_layout_cannot_be_emptied_by_an_edit() -> None:
    standing = v2(text())
    with pytest.raises(ApiError) as refused:
        check_message({"components": []}, [], creating=False, standing=standing)
    assert refused.value.code == 50006


def test_a_message_with_content_becomes_a_layout_only_without_it() -> None:
    standing: Payload = {"content": "hi", "flags": 0}
    with pytest.raises(ApiError) as refused:
        check_message(v2(text()), [], creating=False, standing=standing)
    assert "content" in (refused.value.errors or {})
    check_message(v2(text(), content=None), [], creating=False, standing=standing)


def test_a_picture_may_be_one_that_came_or_one_that_stands() -> None:
    check_message(v2(gallery("attachment://a.png")), ["a.png"], creating=True)
    standing = v2(text(), attachments=[{"id": "9", "filename": "old.png"}])
    drawing = v2(gallery("attachment://old.png"))
    check_message(drawing, [], creating=False, standing=standing)
    with pytest.raises(ApiError):
        check_message({**drawing, "attachments": []}, [], creating=False, standing=standing)


def test_a_file_above_ten_mebibytes_is_refused() -> None:
    check_files([10 * 1024 * 1024])
    with pytest.raises(ApiError) as refused:
        check_files([10 * 1024 * 1024 + 1])
    assert refused.value.code == 40005


def test_a_layout_with_too_many_bytes_is_an_error_of_the_server() -> None:
    sign = "\N{CJK UNIFIED IDEOGRAPH-6F22}"
    check_message(v2(text(sign * 1693), text(sign * 1689)), [], creating=True)
    with pytest.raises(ApiError) as refused:
        check_message(v2(text(sign * 1693), text(sign * 1690)), [], creating=True)
    assert (refused.value.status, refused.value.code) == (500, 0)
