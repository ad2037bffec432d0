"""Components of messages and forms: what Discord refuses, in Discord's words."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Final, cast

from bot.playground.discord.payloads import (
    ACTION_ROW,
    BUTTON,
    CHECKBOX,
    CHECKBOX_GROUP,
    CONTAINER,
    FILE,
    FILE_UPLOAD,
    LABEL,
    LINK_STYLE,
    MEDIA_GALLERY,
    PREMIUM_STYLE,
    RADIO_GROUP,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    THUMBNAIL,
    Payload,
    many,
    referred,
    walk,
)
from bot.playground.discord.validation.errors import Objections

COMPONENTS_A_MESSAGE: Final = 40
TEXT_A_MESSAGE: Final = 4000
ROWS_OF_A_LEGACY_MESSAGE: Final = 5
BUTTONS_A_ROW: Final = 5
LABEL_LENGTH: Final = 80
CUSTOM_ID_LENGTH: Final = 100
URL_LENGTH: Final = 512
OPTIONS_A_MENU: Final = 25
OPTION_LENGTH: Final = 100
PLACEHOLDER_LENGTH: Final = 150
GALLERY_LENGTH: Final = 10
ALT_TEXT_LENGTH: Final = 1024
MEDIA_URL_LENGTH: Final = 2048

TOP_LEVEL: Final = frozenset(
    {ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER}
)
_IN_CONTAINER: Final = TOP_LEVEL - {CONTAINER}
_IN_ROW: Final = frozenset({BUTTON}) | SELECTS

# A keycap is a digit with a mark; every other emoji has no ASCII character in it.
_EMOJI: Final = re.compile(r"[0-9#*]\ufe0f?\u20e3|[^\x00-\x7f]+")


def check_layout(
    holder: Payload, objections: Objections, *, v2: bool, attachments: Iterable[str]
) -> None:
    """Object to what Discord refuses in the components of a message.

    `attachments` are the names that `attachment://` may refer to.
    """
    components = many(holder, "components")
    parts = list(walk(holder))
    if not v2 and len(components) > ROWS_OF_A_LEGACY_MESSAGE:
        objections.length("components", 1, ROWS_OF_A_LEGACY_MESSAGE)
    if len(parts) > COMPONENTS_A_MESSAGE:
        objections.add(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum number of components is {COMPONENTS_A_MESSAGE}.",
        )
    said = sum(len(str(one.get("content") or "")) for _, one in parts if one["type"] == 10)
    if said > TEXT_A_MESSAGE:
        objections.add(
            "components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Total displayable text size exceeds the maximum of {TEXT_A_MESSAGE}.",
        )
    allowed = TOP_LEVEL if v2 else frozenset({ACTION_ROW})
    for at, component in enumerate(components):
        check_kind(component, f"components.{at}", allowed, objections)
    check_unique(parts, objections)
    known = frozenset(attachments)
    for path, component in parts:
        check = _CHECKS.get(component["type"])
        if check is not None:
            check(component, path, objections)
        for media_path, media in _media(component, path):
            _check_media(str(media.get("url") or ""), media_path, known, objections)


def check_unique(parts: list[tuple[str, Payload]], objections: Objections) -> None:
    """Object to a `custom_id` or an `id` that occurs twice."""
    for key, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        seen: set[object] = set()
        for path, component in parts:
            value = component.get(key)
            if not value:
                continue
            if value in seen:
                objections.add(f"{path}.{key}", code, f"Component {key} cannot be duplicated")
            seen.add(value)


def check_kind(
    component: Payload, path: str, allowed: frozenset[int], objections: Objections
) -> bool:
    """Object to a component that may not stand where it stands; tell whether it may."""
    if component.get("type") in allowed:
        return True
    kinds = ", ".join(str(kind) for kind in sorted(allowed))
    objections.add(
        f"{path}.type",
        "UNION_TYPE_CHOICES",
        f'Value of field "type" must be one of ({kinds},).',
    )
    return False


def check_text(
    holder: Payload,
    key: str,
    path: str,
    lengths: tuple[int, int],
    objections: Objections,
    *,
    required: bool = False,
) -> None:
    """Object to a text of the wrong length, or to a missing one if one is required."""
    low, high = lengths
    value = holder.get(key)
    here = f"{path}.{key}" if path else key
    if value is None:
        if required:
            objections.required(here)
    elif not isinstance(value, str):
        objections.add(here, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
    elif not low <= len(value) <= high:
        objections.length(here, low, high)


def check_number(
    holder: Payload, key: str, path: str, bounds: tuple[int, int], objections: Objections
) -> None:
    """Object to a number outside `bounds`."""
    low, high = bounds
    value = holder.get(key)
    if value is not None and not (isinstance(value, int) and low <= value <= high):
        objections.add(
            f"{path}.{key}",
            "NUMBER_TYPE_RANGE",
            f"int value should be between {low} and {high}.",
        )


def check_options(
    holder: Payload, path: str, counts: tuple[int, int], objections: Objections
) -> None:
    """Object to too few, too many, too long or repeated options."""
    low, high = counts
    options = many(holder, "options")
    if not low <= len(options) <= high:
        objections.length(f"{path}.options", low, high)
    seen: set[object] = set()
    for at, option in enumerate(options):
        here = f"{path}.options.{at}"
        for key in ("label", "value"):
            check_text(option, key, here, (1, OPTION_LENGTH), objections, required=True)
        check_text(option, "description", here, (0, OPTION_LENGTH), objections)
        _check_emoji(option, here, "SELECT_COMPONENT_INVALID_EMOJI", objections)
        if option.get("value") in seen:
            objections.add(
                f"{here}.value",
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        seen.add(option.get("value"))


def check_select(menu: Payload, path: str, objections: Objections) -> None:
    """Object to what Discord refuses in a menu of any kind."""
    check_text(menu, "custom_id", path, (1, CUSTOM_ID_LENGTH), objections, required=True)
    check_text(menu, "placeholder", path, (0, PLACEHOLDER_LENGTH), objections)
    check_number(menu, "min_values", path, (0, OPTIONS_A_MENU), objections)
    check_number(menu, "max_values", path, (1, OPTIONS_A_MENU), objections)
    low, high = menu.get("min_values"), menu.get("max_values")
    low, high = (1 if low is None else low), (1 if high is None else high)
    if low > high:
        objections.add(
            f"{path}.min_values",
            "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX",
            "min_values may not be greater than max_values",
        )
    if menu["type"] != STRING_SELECT:
        return
    check_options(menu, path, (1, OPTIONS_A_MENU), objections)
    options = many(menu, "options")
    if options and high > len(options):
        objections.add(
            f"{path}.max_values",
            "SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS",
            "max_values may not be greater than the number of options",
        )
    if sum(1 for option in options if option.get("default")) > high:
        objections.add(
            f"{path}.options",
            "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
            "More options are selected by default than max_values allows",
        )


def _check_row(row: Payload, path: str, objections: Objections) -> None:
    inside = many(row, "components")
    allowed = [
        check_kind(part, f"{path}.components.{at}", _IN_ROW, objections)
        for at, part in enumerate(inside)
    ]
    if not 1 <= len(inside) <= BUTTONS_A_ROW:
        objections.length(f"{path}.components", 1, BUTTONS_A_ROW)
    if all(allowed) and len(inside) > 1 and any(part["type"] in SELECTS for part in inside):
        objections.add(
            f"{path}.components",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _check_button(button: Payload, path: str, objections: Objections) -> None:
    style = button.get("style")
    if style not in (1, 2, 3, 4, LINK_STYLE, PREMIUM_STYLE):
        objections.add(
            f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}."
        )
    check_text(button, "label", path, (0, LABEL_LENGTH), objections)
    check_text(button, "url", path, (1, URL_LENGTH), objections, required=style == LINK_STYLE)
    named = style not in (LINK_STYLE, PREMIUM_STYLE)
    check_text(button, "custom_id", path, (1, CUSTOM_ID_LENGTH), objections, required=named)
    _check_emoji(button, path, "BUTTON_COMPONENT_INVALID_EMOJI", objections)
    if named and (button.get("url") or button.get("sku_id")):
        objections.add(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )
    if not named and button.get("custom_id"):
        objections.add(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )
    if style == PREMIUM_STYLE:
        if not button.get("sku_id"):
            objections.required(f"{path}.sku_id")
    elif not button.get("label") and not button.get("emoji"):
        objections.add(
            path,
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            "A button needs a label or an emoji",
        )


def _check_emoji(holder: Payload, path: str, code: str, objections: Objections) -> None:
    emoji = cast("Payload | None", holder.get("emoji"))
    if not emoji:
        return
    number, name = emoji.get("id"), str(emoji.get("name") or "")
    fine = str(number).isdigit() if number is not None else _EMOJI.fullmatch(name) is not None
    if not fine:
        objections.add(f"{path}.emoji.name", code, "Invalid emoji")


def _check_section(section: Payload, path: str, objections: Objections) -> None:
    texts = many(section, "components")
    if not 1 <= len(texts) <= 3:
        objections.length(f"{path}.components", 1, 3)
    for at, text in enumerate(texts):
        check_kind(text, f"{path}.components.{at}", frozenset({TEXT_DISPLAY}), objections)
    accessory = cast("Payload | None", section.get("accessory"))
    if accessory is None:
        objections.required(f"{path}.accessory")
    else:
        check_kind(accessory, f"{path}.accessory", frozenset({BUTTON, THUMBNAIL}), objections)


def _check_display(text: Payload, path: str, objections: Objections) -> None:
    check_text(text, "content", path, (1, TEXT_A_MESSAGE), objections, required=True)


def _check_thumbnail(thumbnail: Payload, path: str, objections: Objections) -> None:
    check_text(thumbnail, "description", path, (1, ALT_TEXT_LENGTH), objections)
    if not thumbnail.get("media"):
        objections.required(f"{path}.media")


def _check_gallery(gallery: Payload, path: str, objections: Objections) -> None:
    items = many(gallery, "items")
    if not 1 <= len(items) <= GALLERY_LENGTH:
        objections.length(f"{path}.items", 1, GALLERY_LENGTH)
    for at, item in enumerate(items):
        check_text(item, "description", f"{path}.items.{at}", (1, ALT_TEXT_LENGTH), objections)
        if not item.get("media"):
            objections.required(f"{path}.items.{at}.media")


def _check_file(file: Payload, path: str, objections: Objections) -> None:
    media = cast("Payload", file.get("file") or {})
    if referred(str(media.get("url") or "")) is None:
        objections.add(
            f"{path}.file.url",
            "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED",
            "A file must be an attachment of the message",
        )


def _check_separator(separator: Payload, path: str, objections: Objections) -> None:
    check_number(separator, "spacing", path, (1, 2), objections)


def _check_container(container: Payload, path: str, objections: Objections) -> None:
    inside = many(container, "components")
    if not inside:
        objections.length(f"{path}.components", 1, COMPONENTS_A_MESSAGE)
    for at, part in enumerate(inside):
        check_kind(part, f"{path}.components.{at}", _IN_CONTAINER, objections)
    check_number(container, "accent_color", path, (0, 0xFFFFFF), objections)


def _media(component: Payload, path: str) -> list[tuple[str, Payload]]:
    kind = component["type"]
    if kind == MEDIA_GALLERY:
        return [
            (f"{path}.items.{at}.media.url", cast("Payload", item["media"]))
            for at, item in enumerate(many(component, "items"))
            if item.get("media")
        ]
    key = {THUMBNAIL: "media", FILE: "file"}.get(kind)
    if key is None or not component.get(key):
        return []
    return [(f"{path}.{key}.url", cast("Payload", component[key]))]


def _check_media(url: str, path: str, known: frozenset[str], objections: Objections) -> None:
    name = referred(url)
    if len(url) > MEDIA_URL_LENGTH:
        objections.length(path, 1, MEDIA_URL_LENGTH)
    elif name is not None:
        if name not in known:
            objections.add(
                path,
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f'The referenced attachment ("{url}") was not found',
            )
    elif not url.startswith(("http://", "https://")):
        objections.add(path, "URL_TYPE_INVALID_URL", "Not a well formed URL.")


_CHECKS: Final[dict[Any, Callable[[Payload, str, Objections], None]]] = {
    ACTION_ROW: _check_row,
    BUTTON: _check_button,
    SECTION: _check_section,
    TEXT_DISPLAY: _check_display,
    THUMBNAIL: _check_thumbnail,
    MEDIA_GALLERY: _check_gallery,
    FILE: _check_file,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
    **dict.fromkeys(SELECTS, check_select),
}


PARTS_A_FORM: Final = 5
TITLE_LENGTH: Final = 45
TEXT_INPUT_LENGTH: Final = 4000

_TOP_LEVEL = frozenset({ACTION_ROW, TEXT_DISPLAY, LABEL})
_IN_LABEL = frozenset({TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}) | SELECTS


def check_modal(form: Payload) -> None:
    """Raise `Refused` for a form that Discord does not open."""
    objections = Objections()
    check_text(form, "title", "data", (1, TITLE_LENGTH), objections, required=True)
    check_text(form, "custom_id", "data", (1, CUSTOM_ID_LENGTH), objections, required=True)
    parts = many(form, "components")
    if not 1 <= len(parts) <= PARTS_A_FORM:
        objections.length("data.components", 1, PARTS_A_FORM)
    for at, part in enumerate(parts):
        path = f"data.components.{at}"
        if not check_kind(part, path, _TOP_LEVEL, objections):
            continue
        if part["type"] == LABEL:
            _check_label(part, path, objections)
        elif part["type"] == ACTION_ROW:
            inside = many(part, "components")
            if len(inside) != 1:
                objections.length(f"{path}.components", 1, 1)
            for number, field in enumerate(inside):
                here = f"{path}.components.{number}"
                if check_kind(field, here, frozenset({TEXT_INPUT}), objections):
                    check_text(field, "label", here, (1, 45), objections, required=True)
                    _check_text_input(field, here, objections)
        else:
            check_text(part, "content", path, (1, 4000), objections, required=True)
    check_unique([(f"data.{path}", one) for path, one in walk(form)], objections)
    objections.raise_any()


def check_choices(suggestions: Payload) -> None:
    """Raise `Refused` for suggestions that Discord does not show."""
    objections = Objections()
    choices = many(suggestions, "choices")
    if suggestions.get("choices") is None:
        objections.required("data.choices")
    if len(choices) > OPTIONS_A_MENU:
        objections.length("data.choices", 0, OPTIONS_A_MENU)
    for at, choice in enumerate(choices):
        path = f"data.choices.{at}"
        check_text(choice, "name", path, (1, 100), objections, required=True)
        if choice.get("value") is None:
            objections.required(f"{path}.value")
        elif isinstance(choice["value"], str):
            check_text(choice, "value", path, (1, 100), objections)
    objections.raise_any()


def _check_label(label: Payload, path: str, objections: Objections) -> None:
    check_text(label, "label", path, (1, TITLE_LENGTH), objections, required=True)
    check_text(label, "description", path, (0, 100), objections)
    field = cast("Payload | None", label.get("component"))
    here = f"{path}.component"
    if field is None:
        objections.required(here)
        return
    if not check_kind(field, here, _IN_LABEL, objections):
        return
    kind = field["type"]
    if kind == TEXT_INPUT:
        _check_text_input(field, here, objections)
    elif kind in SELECTS:
        check_select(field, here, objections)
    else:
        check_text(field, "custom_id", here, (1, CUSTOM_ID_LENGTH), objections, required=True)
    if kind == RADIO_GROUP:
        check_options(field, here, (2, 10), objections)
    elif kind == CHECKBOX_GROUP:
        check_options(field, here, (1, 10), objections)


def _check_text_input(field: Payload, path: str, objections: Objections) -> None:
    check_text(field, "custom_id", path, (1, CUSTOM_ID_LENGTH), objections, required=True)
    check_text(field, "placeholder", path, (0, 100), objections)
    check_text(field, "value", path, (0, TEXT_INPUT_LENGTH), objections)
    check_number(field, "min_length", path, (0, TEXT_INPUT_LENGTH), objections)
    check_number(field, "max_length", path, (1, TEXT_INPUT_LENGTH), objections)
    if field.get("style") not in (1, 2):
        objections.add(f"{path}.style", "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
