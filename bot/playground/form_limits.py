"""Limits of forms and suggestions."""

from typing import Final, cast

from bot.playground.component_limits import (
    CUSTOM_ID_LENGTH,
    OPTIONS_A_MENU,
    check_kind,
    check_number,
    check_options,
    check_select,
    check_text,
    check_unique,
)
from bot.playground.payloads import (
    ACTION_ROW,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    SELECTS,
    TEXT_DISPLAY,
    TEXT_INPUT,
    Payload,
    many,
    walk,
)
from bot.playground.refusals import Objections

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
