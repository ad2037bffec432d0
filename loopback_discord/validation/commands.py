"""Commands and the application's emojis: what Discord refuses to register."""

import re
from collections.abc import Collection, Iterator
from typing import Any, Final, cast

import discord

from loopback_discord.payloads import (
    CHAT_INPUT,
    ON_MESSAGES,
    ON_PEOPLE,
    SUBCOMMAND,
    SUBCOMMAND_GROUP,
    Payload,
    many,
)
from loopback_discord.validation.errors import ApiError, Checked, ErrorCode

BY_GUILDS: Final = 0
BY_PEOPLE: Final = 1
INTEGRATION_TYPES: Final = frozenset({BY_GUILDS, BY_PEOPLE})

IN_GUILD: Final = 0
IN_BOT_DM: Final = 1
IN_PRIVATE_CHANNEL: Final = 2
CONTEXTS: Final = frozenset({IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL})

MOST_COMMANDS: Final = {CHAT_INPUT: 100, ON_PEOPLE: 15, ON_MESSAGES: 15}
"""Most commands of each type for a guild, and most global ones."""

OPTIONS_A_COMMAND: Final = 25
CHOICES_AN_OPTION: Final = 25
TEXT_A_COMMAND: Final = 8000
EMOJIS: Final = 2000
EMOJI_BYTES: Final = 256 * 1024

LOCALES: Final = frozenset(locale.value for locale in discord.Locale)

_NAME = re.compile(r"[-_'\w]{1,32}")
_EMOJI_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")


def check_commands(
    bodies: list[Payload],
    installs: frozenset[int] = INTEGRATION_TYPES,
    *,
    local: bool = False,
) -> None:
    """Raise `ApiError` for commands that Discord does not register together.

    `installs` are the kinds of install of the application; `local` commands are those of a guild.
    """
    for kind, most in MOST_COMMANDS.items():
        if sum(1 for body in bodies if (body.get("type") or CHAT_INPUT) == kind) > most:
            words = f"Maximum number of application commands reached ({most})."
            raise ApiError(ErrorCode(400, 30032, words))
    commands, seen = Checked({}), set[tuple[object, object]]()
    for at, body in enumerate(bodies):
        command = commands.part(str(at), body)
        _check_command(command, installs, local=local)
        name = (body.get("type", CHAT_INPUT), body.get("name"))
        if name in seen:
            command.wrong("APPLICATION_COMMANDS_DUPLICATE_NAME", "name")
        seen.add(name)
    commands.raise_any()


def check_command(
    body: Payload, installs: frozenset[int] = INTEGRATION_TYPES, *, local: bool = False
) -> None:
    """Raise `ApiError` for one command that Discord does not register."""
    command = Checked(body)
    _check_command(command, installs, local=local)
    command.raise_any()


def check_emoji(body: Payload, content: bytes | None, *, taken: list[str]) -> None:
    """Raise `ApiError` for an emoji; `content` is its picture, None for a new name only."""
    emoji, name = Checked(body), str(body.get("name") or "")
    if not _EMOJI_NAME.fullmatch(name):
        emoji.wrong("BASE_TYPE_BAD_LENGTH", "name", "Must be between 2 and 32 in length.")
    if name in taken:
        emoji.wrong("APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "name")
    if content is not None:
        if not content:
            emoji.wrong("IMAGE_INVALID", "image")
        if len(content) > EMOJI_BYTES:
            emoji.wrong("BINARY_TYPE_MAX_SIZE", "image")
        if len(taken) >= EMOJIS:
            words = f"Maximum number of emojis reached ({EMOJIS})"
            raise ApiError(ErrorCode(400, 30008, words))
    emoji.raise_any()


def _check_command(command: Checked, installs: frozenset[int], *, local: bool) -> None:
    if (command.get("type") or CHAT_INPUT) != CHAT_INPUT:
        _check_in_menu(command)
    else:
        _check_named(command)
        _check_options(command, below=frozenset({SUBCOMMAND, SUBCOMMAND_GROUP}))
        if _size(command.body) > TEXT_A_COMMAND:
            words = f"Command exceeds maximum size ({TEXT_A_COMMAND})"
            command.wrong("APPLICATION_COMMAND_TOO_LARGE", message=words)
    # A command of a guild is used there, and nowhere else.
    _check_set(command, "contexts", {IN_GUILD} if local else CONTEXTS)
    _check_set(command, "integration_types", {BY_GUILDS} if local else installs)


def _check_in_menu(command: Checked) -> None:
    """Check a command that is chosen in a menu: it has a name and nothing else to read."""
    command.text("name", 1, 32, required=True)
    _check_translations(command, "name", 32)
    if command.get("type") not in (ON_PEOPLE, ON_MESSAGES):
        return
    for key in filter(command.get, ("description", "options", "description_localizations")):
        kind = "DESCRIPTION" if key == "description" else "OPTIONS"
        words = "Context menu commands cannot have descriptions or options"
        command.wrong(f"APPLICATION_COMMAND_CONTEXT_MENU_{kind}", key, words)


def _check_set(command: Checked, key: str, allowed: Collection[int]) -> None:
    """Check a list of numbers, each of which is allowed once."""
    chosen = command.get(key)
    if chosen is None:
        return
    if not isinstance(chosen, list) or not chosen:
        command.length(key, 0, 1, len(allowed))
        return
    values = cast("list[object]", chosen)
    if len(set(map(str, values))) != len(values):
        command.wrong("SET_TYPE_ALREADY_CONTAINS_VALUE", key)
    for at, value in enumerate(values):
        command.choice(f"{key}.{at}", value if type(value) is int else None, sorted(allowed))


def _check_named(holder: Checked) -> None:
    _check_name(holder, "name", holder.get("name"))
    holder.text("description", 1, 100, required=True)
    for locale in _locales(holder, "name"):
        key = f"name_localizations.{locale}"
        _check_name(holder, key, _translations(holder.body, "name")[locale])
    _check_translations(holder, "description", 100)


def _translations(holder: Payload, key: str) -> dict[str, Any]:
    return holder.get(f"{key}_localizations") or {}


def _locales(holder: Checked, key: str) -> Iterator[str]:
    """Yield each locale of a text; check that Discord has it."""
    for locale in _translations(holder.body, key):
        if locale in LOCALES:
            yield locale
        else:
            words = f"{locale} is not a locale of Discord"
            holder.wrong("DICT_TYPE_UNKNOWN_KEY", f"{key}_localizations", words)


def _check_translations(holder: Checked, key: str, most: int) -> None:
    translations = holder.part(f"{key}_localizations", _translations(holder.body, key))
    for locale in _locales(holder, key):
        translations.text(locale, 1, most)


def _check_name(holder: Checked, key: str, name: object) -> None:
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
        holder.wrong("APPLICATION_COMMAND_INVALID_NAME", key)


def _check_options(holder: Checked, *, below: frozenset[int]) -> None:
    options = holder.parts("options", 0, OPTIONS_A_COMMAND)
    seen: set[object] = set()
    optional_before = False
    _check_translated_names(options)
    nested = [one for one in options if one.get("type") in (SUBCOMMAND, SUBCOMMAND_GROUP)]
    if nested and len(nested) != len(options):
        words = "Sub-commands and options cannot stand side by side"
        holder.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "options", words)
    for option in options:
        name, kind = option.get("name"), option.get("type")
        _check_named(option)
        if name in seen:
            _note_same_name(option, "name", name)
        seen.add(name)
        if kind in (SUBCOMMAND, SUBCOMMAND_GROUP):
            if kind not in below:
                option.wrong("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "type")
            inside = {SUBCOMMAND} if kind == SUBCOMMAND_GROUP else set[int]()
            _check_options(option, below=frozenset(inside))
            continue
        if option.get("required") and optional_before:
            option.wrong("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
        optional_before = optional_before or not option.get("required")
        _check_choices(option)


def _check_translated_names(options: list[Checked]) -> None:
    """Check that nobody of another language would find two options of one name."""
    for locale in sorted(LOCALES):
        names = [_translations(one.body, "name").get(locale, one.get("name")) for one in options]
        for at, name in enumerate(names):
            if locale in _translations(options[at].body, "name") and name in names[:at]:
                _note_same_name(options[at], f"name_localizations.{locale}", name)


def _note_same_name(option: Checked, key: str, name: object) -> None:
    words = f"Option name {name} already exists in options"
    option.wrong("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", key, words)


def _check_choices(option: Checked) -> None:
    choices = option.parts("choices", 0, CHOICES_AN_OPTION)
    if choices and option.get("autocomplete"):
        option.wrong("APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES")
    for choice in choices:
        choice.text("name", 1, 100, required=True)
        _check_translations(choice, "name", 100)
        if isinstance(choice.get("value"), str):
            choice.text("value", 1, 100)


def _size(holder: Payload) -> int:
    """Count the text of a command; of a text and its translations the longest counts."""
    size = _longest(holder, "name") + _longest(holder, "description")
    for choice in many(holder, "choices"):
        size += _longest(choice, "name") + len(str(choice.get("value")))
    return size + sum(_size(option) for option in many(holder, "options"))


def _longest(holder: Payload, key: str) -> int:
    texts = (str(holder.get(key) or ""), *_translations(holder, key).values())
    return max(map(len, texts))
