"""Every limit of Discord's on forms and suggestions, each broken by one."""

import pytest

from loopback_discord.payloads import Payload
from loopback_discord.validation.components import check_choices, check_modal
from loopback_discord.validation.errors import ApiError
from tests.each import each
from tests.loopback_discord.bodies import button, option, refusal_at


def label(field: Payload) -> Payload:
    return {"type": 18, "label": "Wish", "component": field}


def field(**changes: object) -> Payload:
    return {"type": 4, "custom_id": "wish", "style": 1, **changes}


def form(*parts: Payload, **changes: object) -> Payload:
    return {"title": "A wish", "custom_id": "form", "components": list(parts), **changes}


def test_a_form_that_discord_opens_is_opened() -> None:
    check_modal(form({"type": 10, "content": "Think well"}, label(field())))
    check_modal(form({"type": 1, "components": [field(label="Wish")]}))


@each(
    ("asked", "path"),
    [
        (form(label(field()), title="x" * 46), "data.title"),
        (form(), "data.components"),
        (form(*[label(field(custom_id=str(n))) for n in range(6)]), "data.components"),
        (form(label(button())), "data.components.0.component.type"),
        (form(button()), "data.components.0.type"),
        (form(label(field()), label(field())), "data.components.1.component.custom_id"),
        (form(label(field(style=3))), "data.components.0.component.style"),
        (form(label(field(max_length=4001))), "data.components.0.component.max_length"),
        (
            form(label({"type": 21, "custom_id": "r", "options": [option()]})),
            "data.components.0.component.options",
        ),
    ],
)
def test_a_form_that_discord_does_not_open_is_refused(asked: Payload, path: str) -> None:
    with pytest.raises(ApiError) as refused:
        check_modal(asked)
    assert refusal_at(refused.value, path)


def test_twenty_six_suggestions_are_refused() -> None:
    choices = [{"name": str(n), "value": str(n)} for n in range(26)]
    check_choices({"choices": choices[:25]})
    with pytest.raises(ApiError) as refused:
        check_choices({"choices": choices})
    assert refusal_at(refused.value, "data.choices") == ["BASE_TYPE_BAD_LENGTH"]
