"""Commands are compared wholly with those at Discord; what it adds or leaves out is no change."""

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

import pytest

from bot.interactions.registration import (
    ENTRY_POINT,
    Command,
    commands_without_bot,
    compared,
    for_guilds,
)
from loopback_discord.people.world import World, furnished

NESTED: Final = ("options", "choices")

USUAL: Final[Command] = {
    "options": [],
    "choices": [],
    "channel_types": [],
    "required": False,
    "autocomplete": False,
    "nsfw": False,
    "min_value": None,
    "max_length": None,
    "name_localizations": {},
    "description_localizations": {},
    "default_member_permissions": None,
}
"""What is so if it is not told."""

THEIRS: Final[Command] = {
    "id": "1",
    "guild_id": None,
    "default_permission": True,
    "name_localized": "x",
    "global_popularity_rank": 1,
}
"""What Discord tells of it besides, or might."""


@pytest.fixture
async def commands() -> list[Command]:
    return await commands_without_bot()


def kept(commands: Iterable[Command], world: World) -> list[Command]:
    """Return commands as Discord has them, once it was told of them."""
    return world.commands.put(None, list(commands))


def inside(holder: Command, key: str) -> list[Command]:
    return cast("list[Command]", holder.get(key) or [])


def test_what_was_told_just_now_is_no_change(commands: list[Command]) -> None:
    world = furnished()
    assert compared(kept(commands, world)) == compared(commands)
    assert len(compared(commands)) == len(commands)
    alone = list(map(for_guilds, commands))
    assert compared(kept(alone, world)) == compared(alone) != compared(commands)
    # In whatever order it tells of them.
    assert compared(reversed(world.commands.of(None))) == compared(alone)
    world.commands.post(None, {"type": ENTRY_POINT, "name": "launch", "handler": 2})
    assert compared(world.commands.of(None)) == compared(alone)


def test_what_is_usual_may_be_told_or_left_out(commands: list[Command]) -> None:
    """Discord tells less than discord.py, and might tell more."""
    there = kept(commands, furnished())
    told, bare = list(map(told_wholly, there)), list(map(told_barely, there))
    assert told != there != bare
    assert compared(told) == compared(bare) == compared(commands)


def told_wholly(holder: Command) -> Command:
    nested = {key: list(map(told_wholly, inside(holder, key))) for key in NESTED}
    return {**USUAL, **THEIRS, **holder, **nested}


def told_barely(holder: Command) -> Command:
    nested = {key: list(map(told_barely, inside(holder, key))) for key in NESTED}
    return {
        key: value
        for key, value in {**holder, **nested}.items()
        if key not in USUAL or (value or USUAL[key]) != USUAL[key]
    }


def test_texts_have_no_spaces_that_discord_might_take_away(commands: list[Command]) -> None:
    """Else a command might differ from then on."""
    for text in texts(commands):
        assert text.strip() == text != ""


def texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        yield from texts(list(cast("dict[str, object]", value).values()))
    elif isinstance(value, list):
        for one in cast("list[object]", value):
            yield from texts(one)


def test_each_change_of_each_command_is_heard(commands: list[Command]) -> None:
    """Whatever discord.py tells of a command matters, but for one field of the past."""
    unheard, changes = list[str](), 0
    for command in commands:
        as_it_is = compared([command])
        for what, changed in changed_each_way(command):
            changes += 1
            if compared([changed]) == as_it_is:
                unheard.append(what)
    assert unheard == []
    assert changes > 4000


def changed_each_way(holder: Command, where: str = "") -> Iterator[tuple[str, Command]]:
    """Yield what is changed of a command, an option or a choice, and the changed one."""
    name = f"{where} {holder['name']}"
    for key, value in holder.items():
        if key != "dm_permission":
            for other in other_values(key, value):
                yield f"{name} {key} {other}", {**holder, key: other}
    for key in NESTED:
        ones = inside(holder, key)
        for at, one in enumerate(ones):
            for what, changed in changed_each_way(one, name):
                yield what, {**holder, key: [*ones[:at], changed, *ones[at + 1 :]]}


def other_values(key: str, value: Any) -> Iterator[Any]:  # noqa: ANN401  what JSON holds
    if key == "default_member_permissions":
        # Nobody but administrators, those with another permission, and everybody.
        yield from ("0", "8", *([] if value is None else [None]))
    elif key in NESTED:
        ones = cast("list[Command]", value)
        yield [*ones, {"type": 3, "name": "other", "description": "x", "value": 1}]
        yield from [ones[1:]] if ones else []
        yield from [ones[::-1]] if len(ones) > 1 else []
    elif isinstance(value, dict):
        translated = cast("dict[str, str]", value)
        yield {**translated, "fr": "autre"}
        for locale in translated:
            yield {**translated, locale: "other"}
            yield {one: translated[one] for one in translated if one != locale}
    elif isinstance(value, list):
        numbers = set(cast("list[int]", value))
        yield from (sorted(numbers ^ {number}) for number in range(3))
        yield None
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, None)
    else:
        yield from (f"{value}x", None)


@pytest.mark.parametrize(
    ("kind", "more"),
    [
        (4, {"min_value": 0}),
        (4, {"max_value": 3}),
        (3, {"min_length": 0}),
        (3, {"max_length": 3}),
        (3, {"required": True}),
        (3, {"autocomplete": True}),
        (3, {"choices": [{"name": "One", "value": "1"}]}),
        (7, {"channel_types": [0, 5]}),
        (3, {"name_localizations": {"de": "anders"}}),
        (3, {"description_localizations": {"de": "anders"}}),
    ],
)
def test_what_an_option_has_more_at_discord_is_heard(kind: int, more: Command) -> None:
    option: Command = {"type": kind, "name": "one", "description": "x"}
    plain: Command = {"type": 1, "name": "some", "description": "x", "options": [option]}
    other = {**plain, "options": [{**option, **more}]}
    alike, unlike = kept([plain], furnished()), kept([other], furnished())
    # What a command may say outright is what Discord would suppose.
    plain["integration_types"] = other["integration_types"] = [1, 0]
    assert compared(alike) == compared([plain])
    assert compared(unlike) == compared([other]) != compared([plain])
