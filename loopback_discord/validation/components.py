"""Components of messages and forms: what Discord refuses in them."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from loopback_discord.payloads import (
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
    referred,
)
from loopback_discord.validation.errors import Checked

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

PARTS_A_FORM: Final = 5
TITLE_LENGTH: Final = 45
TEXT_INPUT_LENGTH: Final = 4000

_TOP_LEVEL: Final = frozenset(
    {ACTION_ROW, SECTION, TEXT_DISPLAY, MEDIA_GALLERY, FILE, SEPARATOR, CONTAINER}
)
_IN_CONTAINER: Final = _TOP_LEVEL - {CONTAINER}
_IN_ROW: Final = frozenset({BUTTON}) | SELECTS
_IN_FORM: Final = frozenset({ACTION_ROW, TEXT_DISPLAY, LABEL})
_IN_LABEL: Final = (
    frozenset({TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}) | SELECTS
)

# A keycap is a digit with a mark; every other emoji has no ASCII character in it.
_EMOJI: Final = re.compile(r"[0-9#*]\ufe0f?\u20e3|[^\x00-\x7f]+")


def check_layout(message: Checked, *, v2: bool, attachments: Iterable[str]) -> None:
    """Check the components of a message.

    `attachments` are the names that `attachment://` may refer to.
    """
    components, parts = message.parts("components"), list(message.walk())
    if not v2:
        message.length("components", len(components), 1, ROWS_OF_A_LEGACY_MESSAGE)
    if len(parts) > COMPONENTS_A_MESSAGE:
        words = f"The maximum number of components is {COMPONENTS_A_MESSAGE}."
        message.wrong("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "components", words)
    texts = (one.get("content") for one in parts if one.get("type") == TEXT_DISPLAY)
    if sum(len(str(text or "")) for text in texts) > TEXT_A_MESSAGE:
        words = f"Total displayable text size exceeds the maximum of {TEXT_A_MESSAGE}."
        message.wrong("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", "components", words)
    for component in components:
        component.kind(_TOP_LEVEL if v2 else frozenset({ACTION_ROW}))
    _check_unique(parts)
    known = frozenset(attachments)
    for component in parts:
        check = _CHECKS.get(component.get("type"))
        if check is not None:
            check(component)
        for media in _media(component):
            _check_media(media, known)


def check_modal(form: Payload) -> None:
    """Raise `ApiError` for a form that Discord does not open."""
    data = Checked(form, "data")
    data.text("title", 1, TITLE_LENGTH, required=True)
    data.text("custom_id", 1, CUSTOM_ID_LENGTH, required=True)
    for part in data.parts("components", 1, PARTS_A_FORM):
        if not part.kind(_IN_FORM):
            continue
        if part.get("type") == LABEL:
            _check_label(part)
        elif part.get("type") == TEXT_DISPLAY:
            _check_display(part)
        else:
            for field in part.parts("components", 1, 1):
                if field.kind(frozenset({TEXT_INPUT})):
                    field.text("label", 1, TITLE_LENGTH, required=True)
                    _check_text_input(field)
    _check_unique(data.walk())
    data.raise_any()


def check_choices(suggestions: Payload) -> None:
    """Raise `ApiError` for suggestions that Discord does not show."""
    data = Checked(suggestions, "data")
    if data.get("choices") is None:
        data.wrong("BASE_TYPE_REQUIRED", "choices")
    for choice in data.parts("choices", 0, OPTIONS_A_MENU):
        choice.text("name", 1, 100, required=True)
        if choice.get("value") is None:
            choice.wrong("BASE_TYPE_REQUIRED", "value")
    data.raise_any()


def _check_unique(parts: Iterable[Checked]) -> None:
    seen: set[tuple[str, object]] = set()
    for part in parts:
        for key in ("custom_id", "id"):
            value = part.get(key)
            if value and (key, value) in seen:
                part.wrong(f"COMPONENT_{key.upper()}_DUPLICATED", key)
            seen.add((key, value))


def _check_options(holder: Checked, low: int, high: int) -> None:
    seen: set[object] = set()
    for option in holder.parts("options", low, high):
        option.text("label", 1, OPTION_LENGTH, required=True)
        option.text("value", 1, OPTION_LENGTH, required=True)
        option.text("description", 0, OPTION_LENGTH)
        _check_emoji(option, "SELECT_COMPONENT_INVALID_EMOJI")
        if option.get("value") in seen:
            option.wrong("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "value")
        seen.add(option.get("value"))


def _check_select(menu: Checked) -> None:
    menu.text("custom_id", 1, CUSTOM_ID_LENGTH, required=True)
    menu.text("placeholder", 0, PLACEHOLDER_LENGTH)
    menu.number("min_values", 0, OPTIONS_A_MENU)
    menu.number("max_values", 1, OPTIONS_A_MENU)
    low, high = menu.get("min_values"), menu.get("max_values")
    low, high = (1 if low is None else low), (1 if high is None else high)
    if low > high:
        menu.wrong("SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX", "min_values")
    if menu.get("type") != STRING_SELECT:
        return
    _check_options(menu, 1, OPTIONS_A_MENU)
    options = menu.parts("options")
    if options and high > len(options):
        menu.wrong("SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS", "max_values")
    if sum(1 for option in options if option.get("default")) > high:
        menu.wrong("SELECT_COMPONENT_TOO_MANY_DEFAULTS", "options")


def _check_row(row: Checked) -> None:
    inside = row.parts("components", 1, BUTTONS_A_ROW)
    allowed = [part.kind(_IN_ROW) for part in inside]
    if all(allowed) and len(inside) > 1 and any(part.get("type") in SELECTS for part in inside):
        row.wrong("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "components")


def _check_button(button: Checked) -> None:
    style = button.get("style")
    button.choice("style", style, [1, 2, 3, 4, LINK_STYLE, PREMIUM_STYLE])
    button.text("label", 0, LABEL_LENGTH)
    button.text("url", 1, URL_LENGTH, required=style == LINK_STYLE)
    named = style not in (LINK_STYLE, PREMIUM_STYLE)
    button.text("custom_id", 1, CUSTOM_ID_LENGTH, required=named)
    _check_emoji(button, "BUTTON_COMPONENT_INVALID_EMOJI")
    if (button.get("url") or button.get("sku_id")) if named else button.get("custom_id"):
        button.wrong("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE")
    if style == PREMIUM_STYLE:
        button.required("sku_id")
    elif not button.get("label") and not button.get("emoji"):
        button.wrong("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED")


def _check_emoji(holder: Checked, code: str) -> None:
    emoji: Payload | None = holder.get("emoji")
    if not emoji:
        return
    number, name = emoji.get("id"), str(emoji.get("name") or "")
    fine = str(number).isdigit() if number is not None else _EMOJI.fullmatch(name) is not None
    if not fine:
        holder.wrong(code, "emoji.name")


def _check_section(section: Checked) -> None:
    for text in section.parts("components", 1, 3):
        text.kind(frozenset({TEXT_DISPLAY}))
    accessory = section.get("accessory")
    if accessory is None:
        section.wrong("BASE_TYPE_REQUIRED", "accessory")
    else:
        section.part("accessory", accessory).kind(frozenset({BUTTON, THUMBNAIL}))


def _check_display(text: Checked) -> None:
    text.text("content", 1, TEXT_A_MESSAGE, required=True)


def _check_picture(picture: Checked) -> None:
    picture.text("description", 1, ALT_TEXT_LENGTH)
    picture.required("media")


def _check_gallery(gallery: Checked) -> None:
    for item in gallery.parts("items", 1, GALLERY_LENGTH):
        _check_picture(item)


def _check_file(file: Checked) -> None:
    media: Payload = file.get("file") or {}
    if referred(str(media.get("url") or "")) is None:
        file.wrong("UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED", "file.url")


def _check_separator(separator: Checked) -> None:
    separator.number("spacing", 1, 2)


def _check_container(container: Checked) -> None:
    for part in container.parts("components", 1, COMPONENTS_A_MESSAGE):
        part.kind(_IN_CONTAINER)
    container.number("accent_color", 0, 0xFFFFFF)


def _media(component: Checked) -> Iterator[Checked]:
    """Yield what has the address of a picture or file under `url`."""
    kind = component.get("type")
    holders = component.parts("items") if kind == MEDIA_GALLERY else [component]
    key = "file" if kind == FILE else "media"
    if kind in (MEDIA_GALLERY, THUMBNAIL, FILE):
        yield from (holder.part(key, holder.get(key)) for holder in holders if holder.get(key))


def _check_media(media: Checked, known: frozenset[str]) -> None:
    url = str(media.get("url") or "")
    name = referred(url)
    if len(url) > MEDIA_URL_LENGTH:
        media.length("url", len(url), 1, MEDIA_URL_LENGTH)
    elif name is not None:
        if name not in known:
            words = f'The referenced attachment ("{url}") was not found'
            media.wrong("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "url", words)
    elif not url.startswith(("http://", "https://")):
        media.wrong("URL_TYPE_INVALID_URL", "url")


_CHECKS: Final[dict[Any, Callable[[Checked], None]]] = {
    ACTION_ROW: _check_row,
    BUTTON: _check_button,
    SECTION: _check_section,
    TEXT_DISPLAY: _check_display,
    THUMBNAIL: _check_picture,
    MEDIA_GALLERY: _check_gallery,
    FILE: _check_file,
    SEPARATOR: _check_separator,
    CONTAINER: _check_container,
    **dict.fromkeys(SELECTS, _check_select),
}


def _check_label(label: Checked) -> None:
    label.text("label", 1, TITLE_LENGTH, required=True)
    label.text("description", 0, 100)
    if label.get("component") is None:
        label.wrong("BASE_TYPE_REQUIRED", "component")
        return
    field = label.part("component", label.get("component"))
    if not field.kind(_IN_LABEL):
        return
    kind = field.get("type")
    if kind == TEXT_INPUT:
        _check_text_input(field)
    elif kind in SELECTS:
        _check_select(field)
    else:
        field.text("custom_id", 1, CUSTOM_ID_LENGTH, required=True)
    if kind in (RADIO_GROUP, CHECKBOX_GROUP):
        _check_options(field, 2 if kind == RADIO_GROUP else 1, 10)


def _check_text_input(field: Checked) -> None:
    field.text("custom_id", 1, CUSTOM_ID_LENGTH, required=True)
    field.text("placeholder", 0, 100)
    field.text("value", 0, TEXT_INPUT_LENGTH)
    field.number("min_length", 0, TEXT_INPUT_LENGTH)
    field.number("max_length", 1, TEXT_INPUT_LENGTH)
    field.choice("style", field.get("style"), [1, 2])
