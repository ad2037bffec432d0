"""Every limit of Discord's on commands and emoji, each broken by one."""

import pytest

from loopback_discord.payloads import Payload
from loopback_discord.validation.commands import check_command, check_commands, check_emoji
from loopback_discord.validation.errors import ApiError
from tests.each import each
from tests.loopback_discord.bodies import refusal_at


def command(**changes: object) -> Payload:
    return {"name": "hearts", "description": "Play Hearts", **changes}


def asked_for(name: str, **changes: object) -> Payload:
    return {"type": 3, "name": name, "description": "x", **changes}


def chosen(**changes: object) -> Payload:
    return {"name": "x", "value": "y", **changes}


@each(
    ("body", "path"),
    [
        (command(name="Hearts"), "name"),
        (command(name="play hearts"), "name"),
        (command(name="x" * 33), "name"),
        (command(description=""), "description"),
        (command(description="x" * 101), "description"),
        (command(options=[asked_for(f"o{n}") for n in range(26)]), "options"),
        (command(options=[asked_for("a"), asked_for("b", required=True)]), "options.1"),
        (command(options=[asked_for("a"), asked_for("a")]), "options.1.name"),
        (
            command(options=[{"type": 1, "name": "s", "description": "x"}, asked_for("a")]),
            "options",
        ),
        (command(name_localizations={"xx": "hjerter"}), "name_localizations"),
        (command(name_localizations={"da": "Hjerter"}), "name_localizations.da"),
        (command(description_localizations={"da": "x" * 101}), "description_localizations.da"),
        (
            command(options=[asked_for("a", choices=[chosen(name_localizations={"da": ""})])]),
            "options.0.choices.0.name_localizations.da",
        ),
        (
            command(options=[asked_for("a"), asked_for("b", name_localizations={"da": "a"})]),
            "options.1.name_localizations.da",
        ),
        (command(contexts=[]), "contexts"),
        (command(contexts=[0, 3]), "contexts.1"),
        (command(contexts=[0, 0]), "contexts"),
        (command(contexts=["0"]), "contexts.0"),
        (command(integration_types=[]), "integration_types"),
        (command(integration_types=[0, 2]), "integration_types.1"),
        (command(integration_types=[True]), "integration_types.0"),
        ({"type": 3, "name": ""}, "name"),
        ({"type": 3, "name": "x" * 33}, "name"),
        ({"type": 3, "name": "Look", "description": "x"}, "description"),
        ({"type": 2, "name": "Look", "options": [asked_for("a")]}, "options"),
        ({"type": 2, "name": "Look", "name_localizations": {"xx": "y"}}, "name_localizations"),
        (
            {"type": 2, "name": "Look", "name_localizations": {"da": "x" * 33}},
            "name_localizations.da",
        ),
    ],
)
def test_a_command_that_discord_does_not_register_is_refused(body: Payload, path: str) -> None:
    with pytest.raises(ApiError) as refused:
        check_command(body)
    assert refusal_at(refused.value, path)


def test_a_command_of_8001_characters_is_refused() -> None:
    choices = [{"name": "x" * 100, "value": "y" * 100} for _ in range(20)]
    options = [asked_for(f"o{n}", choices=choices) for n in range(2)]
    with pytest.raises(ApiError) as refused:
        check_command(command(options=options))
    assert [one["code"] for one in (refused.value.errors or {})["_errors"]] == [
        "APPLICATION_COMMAND_TOO_LARGE"
    ]


def test_the_longest_translation_of_a_choice_counts() -> None:
    choices = [chosen(name_localizations={"de": "x" * 100, "ja": "y" * 50}) for _ in range(25)]
    options = [asked_for(f"o{n}", choices=choices) for n in range(3)]
    check_command(command(options=options))
    with pytest.raises(ApiError):
        check_command(command(options=[*options, asked_for("o3", choices=choices)]))


def test_the_longest_translation_of_a_text_counts_and_no_other() -> None:
    local = {"da": "x" * 100, "de": "y" * 100}
    options = [asked_for(f"o{n}", description_localizations=local) for n in range(25)]
    check_command(command(options=options))


def test_subcommands_nest_one_level_in_groups() -> None:
    leaf = {"type": 1, "name": "start", "description": "x"}
    group = {"type": 2, "name": "table", "description": "x", "options": [leaf]}
    check_command(command(options=[group]))
    with pytest.raises(ApiError):
        check_command(command(options=[{**leaf, "options": [leaf]}]))
    with pytest.raises(ApiError):
        check_command(command(options=[{**group, "options": [group]}]))


def test_a_command_of_a_guild_is_used_there_alone() -> None:
    check_command(command(contexts=[0], integration_types=[0]), local=True)
    for changes in ({"contexts": [0, 1]}, {"integration_types": [1]}):
        with pytest.raises(ApiError):
            check_command(command(**changes), local=True)


@pytest.mark.parametrize("kind", [2, 3])
def test_sixteen_commands_in_one_menu_are_refused(kind: int) -> None:
    entries: list[Payload] = [{"type": kind, "name": f"Look {n}"} for n in range(16)]
    check_commands(entries[:15])
    # Those of another kind, or of the same name among those that are typed, are counted apart.
    check_commands([*entries[:15], command(), {"type": 5 - kind, "name": "Look 1"}])
    with pytest.raises(ApiError) as refused:
        check_commands(entries)
    assert refused.value.code == 30032


def test_101_commands_or_two_of_one_name_are_refused() -> None:
    check_commands([command(name=f"c{n}") for n in range(100)])
    with pytest.raises(ApiError) as refused:
        check_commands([command(name=f"c{n}") for n in range(101)])
    assert refused.value.code == 30032
    with pytest.raises(ApiError) as refused:
        check_commands([command(), command()])
    assert refusal_at(refused.value, "1.name") == ["APPLICATION_COMMANDS_DUPLICATE_NAME"]


@each(
    ("name", "content", "path"),
    [
        ("Q", b"x", "name"),
        ("queen of spades", b"x", "name"),
        ("QS", b"x", "name"),
        ("KS", b"", "image"),
        ("KS", b"x" * (256 * 1024 + 1), "image"),
    ],
)
def test_an_emoji_that_discord_does_not_keep_is_refused(
    name: str, content: bytes, path: str
) -> None:
    check_emoji({"name": "KS"}, b"x" * 256 * 1024, taken=["QS"])
    with pytest.raises(ApiError) as refused:
        check_emoji({"name": name}, content, taken=["QS"])
    assert refusal_at(refused.value, path)
