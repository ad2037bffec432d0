"""Payloads: what lies in a message, however deep."""

from loopback_discord.payloads import components_of, walk
from tests.loopback_discord.bodies import button, container, row, text, v2


def test_components_are_found_wherever_they_lie_in_reading_order() -> None:
    section = {"type": 9, "components": [text("a"), text("b")], "accessory": button()}
    label = {"type": 18, "component": {"type": 4, "custom_id": "name"}}
    message = v2(text("first"), container(section, row(button(custom_id="x"))), label)
    paths = [path.replace("components.", "") for path, _ in walk(message)]
    assert paths == "0 1 1.0 1.0.0 1.0.1 1.0.accessory 1.1 1.1.0 2 2.component".split()
    assert components_of(message) == [component for _, component in walk(message)]


def test_what_is_no_component_is_passed_over() -> None:
    assert components_of({"components": None, "accessory": "none"}) == []
    assert components_of({"components": ["none", button()]}) == [button()]
