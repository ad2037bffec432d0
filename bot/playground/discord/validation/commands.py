"""Limits of commands and of the application's emojis."""

import re
from collections.abc import Collection, Iterator
from typing import Any, Final, cast

import discord

from bot.playground.discord.payloads import Payload, many
from bot.playground.discord.validation.components import check_text
from bot.playground.discord.validation.errors import ApiRefusal, Objections

BY_GUILDS: Final = 0
BY_PEOPLE: Final = 1
INTEGRATION_TYPES: Final = frozenset({BY_GUILDS, BY_PEOPLE})

IN_GUILD: Final = 0
IN_BOT_DM: Final = 1
IN_PRIVATE_CHANNEL: Final = 2
CONTEXTS: Final = frozenset({IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL})

COMMANDS_A_PLACE: Final = 100
IN_A_MENU: Final = 15
"""So many commands a place on people, and so many on messages."""

OPTIONS_A_COMMAND: Final = 25
TEXT_A_COMMAND: Final = 8000
EMOJIS: Final = 2000
EMOJI_BYTES: Final = 256 * 1024

LOCALES: Final = frozenset(locale.value for locale in discord.Locale)

_SUBCOMMAND, _SUBCOMMAND_GROUP = 1, 2
_TYPED, _ON_PEOPLE, _ON_MESSAGES = 1, 2, 3
_MOST: Final = {_TYPED: COMMANDS_A_PLACE, _ON_PEOPLE: IN_A_MENU, _ON_MESSAGES: IN_A_MENU}
_NAME = re.compile(r"[-_'\w]{1,32}")
_EMOJI_NAME = re.compile(r"[A-Za-z0-9_]{2,32}")


def check_commands(
    bodies: list[Payload],
    installs: frozenset[int] = INTEGRATION_TYPES,
    *,
    local: bool = False,
) -> None:
    """Raise `Refused` for commands that Discord does not register together.

    `installs` are the kinds of install of the application; `local` commands are those of a guild.
    """
    objections = Objections()
    for kind, most in _MOST.items():
        if sum(1 for body in bodies if (body.get("type") or _TYPED) == kind) > most:
            raise ApiRefusal(
                400, 30032, f"Maximum number of application commands reached ({most})."
            )
    seen: set[tuple[object, object]] = set()
    for at, body in enumerate(bodies):
        _check_one(body, str(at), objections)
        _check_places(body, str(at), installs, objections, local=local)
        name = (body.get("type", 1), body.get("name"))
        if name in seen:
            objections.add(
                f"{at}.name",
                "APPLICATION_COMMANDS_DUPLICATE_NAME",
                "Application command names must be unique",
            )
        seen.add(name)
    objections.raise_any()


def check_command(
    body: Payload, installs: frozenset[int] = INTEGRATION_TYPES, *, local: bool = False
) -> None:
    """Raise `Refused` for one command that Discord does not register."""
    objections = Objections()
    _check_one(body, "", objections)
    _check_places(body, "", installs, objections, local=local)
    objections.raise_any()


def check_emoji(body: Payload, content: bytes | None, *, taken: list[str]) -> None:
    """Raise `Refused` for an emoji; `content` is its picture, None for a new name only."""
    objections = Objections()
    name = str(body.get("name") or "")
    if not _EMOJI_NAME.fullmatch(name):
        objections.length("name", 2, 32)
    if name in taken:
        objections.add(
            "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name is already taken"
        )
    if content is not None:
        if not content:
            objections.add("image", "IMAGE_INVALID", "Invalid image data")
        if len(content) > EMOJI_BYTES:
            objections.add("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        if len(taken) >= EMOJIS:
            raise ApiRefusal(400, 30008, f"Maximum number of emojis reached ({EMOJIS})")
    objections.raise_any()


def _check_one(command: Payload, path: str, objections: Objections) -> None:
    if (command.get("type") or _TYPED) != _TYPED:
        _check_in_menu(command, path, objections)
        return
    _check_named(command, path, objections)
    _check_options(command, path, objections, below=frozenset({_SUBCOMMAND, _SUBCOMMAND_GROUP}))
    size = _size(command)
    if size > TEXT_A_COMMAND:
        objections.add(
            path,
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({TEXT_A_COMMAND})",
        )


def _check_in_menu(command: Payload, path: str, objections: Objections) -> None:
    """Check a command that is chosen in a menu: it has a name and nothing else to read."""
    check_text(command, "name", path, (1, 32), objections, required=True)
    for locale, here in _translated(command, "name", path, objections):
        check_text(_translations(command, "name"), locale, here, (1, 32), objections)
    if command.get("type") not in (_ON_PEOPLE, _ON_MESSAGES):
        return
    for key in ("description", "options", "description_localizations"):
        if command.get(key):
            objections.add(
                _at(path, key),
                "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION"
                if key == "description"
                else "APPLICATION_COMMAND_CONTEXT_MENU_OPTIONS",
                "Context menu commands cannot have descriptions or options",
            )


def _check_places(
    command: Payload,
    path: str,
    installs: frozenset[int],
    objections: Objections,
    *,
    local: bool,
) -> None:
    """Check where a command may be used and for whom it is installed."""
    # A command of a guild is used there, and nowhere else.
    _check_chosen(command, "contexts", path, {IN_GUILD} if local else CONTEXTS, objections)
    known = {BY_GUILDS} if local else installs
    _check_chosen(command, "integration_types", path, known, objections)


def _check_chosen(
    command: Payload, key: str, path: str, allowed: Collection[int], objections: Objections
) -> None:
    chosen: object = command.get(key)
    if chosen is None:
        return
    here = _at(path, key)
    if not isinstance(chosen, list) or not chosen:
        objections.length(here, 1, len(allowed))
        return
    values = cast("list[object]", chosen)
    if len(set(map(str, values))) != len(values):
        objections.add(here, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this")
    for at, value in enumerate(values):
        if type(value) is not int or value not in allowed:
            objections.add(
                f"{here}.{at}", "BASE_TYPE_CHOICES", f"Value must be one of {sorted(allowed)}."
            )


def _at(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _check_named(holder: Payload, path: str, objections: Objections) -> None:
    _check_name(holder.get("name"), f"{path}.name" if path else "name", objections)
    check_text(holder, "description", path, (1, 100), objections, required=True)
    for locale, here in _translated(holder, "name", path, objections):
        _check_name(_translations(holder, "name")[locale], f"{here}.{locale}", objections)
    for locale, here in _translated(holder, "description", path, objections):
        check_text(_translations(holder, "description"), locale, here, (1, 100), objections)


def _translations(holder: Payload, key: str) -> dict[str, Any]:
    return cast("dict[str, Any]", holder.get(f"{key}_localizations") or {})


def _translated(
    holder: Payload, key: str, path: str, objections: Objections
) -> Iterator[tuple[str, str]]:
    """Yield each locale of a text and the place of its translations."""
    here = f"{path}.{key}_localizations" if path else f"{key}_localizations"
    for locale in _translations(holder, key):
        if locale in LOCALES:
            yield locale, here
        else:
            objections.add(here, "DICT_TYPE_UNKNOWN_KEY", f"{locale} is not a locale of Discord")


def _check_name(name: object, path: str, objections: Objections) -> None:
    if not isinstance(name, str) or not _NAME.fullmatch(name) or name != name.lower():
        objections.add(
            path,
            "APPLICATION_COMMAND_INVALID_NAME",
            "Command name is invalid",
        )


def _check_options(
    holder: Payload, path: str, objections: Objections, *, below: frozenset[int]
) -> None:
    options = many(holder, "options")
    base = f"{path}.options" if path else "options"
    if len(options) > OPTIONS_A_COMMAND:
        objections.length(base, 0, OPTIONS_A_COMMAND)
    seen: set[object] = set()
    optional_before = False
    _check_translated_names(options, base, objections)
    nested = [one for one in options if one["type"] in (_SUBCOMMAND, _SUBCOMMAND_GROUP)]
    if nested and len(nested) != len(options):
        objections.add(
            base,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-commands and options cannot stand side by side",
        )
    for at, option in enumerate(options):
        here = f"{base}.{at}"
        _check_named(option, here, objections)
        if option["name"] in seen:
            objections.add(
                f"{here}.name",
                "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                f"Option name {option['name']} already exists in options",
            )
        seen.add(option["name"])
        if option["type"] in (_SUBCOMMAND, _SUBCOMMAND_GROUP):
            if option["type"] not in below:
                objections.add(
                    f"{here}.type",
                    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                    "Invalid command option type",
                )
            group = option["type"] == _SUBCOMMAND_GROUP
            inside = frozenset({_SUBCOMMAND}) if group else frozenset[int]()
            _check_options(option, here, objections, below=inside)
            continue
        if option.get("required") and optional_before:
            objections.add(
                here,
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_before = optional_before or not option.get("required")
        _check_choices(option, here, objections)


def _check_translated_names(options: list[Payload], base: str, objections: Objections) -> None:
    """Object to options that somebody of another language could not tell apart."""
    for locale in sorted(LOCALES):
        names = [_translations(one, "name").get(locale, one["name"]) for one in options]
        for at, name in enumerate(names):
            if locale in _translations(options[at], "name") and name in names[:at]:
                objections.add(
                    f"{base}.{at}.name_localizations.{locale}",
                    "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                    f"Option name {name} already exists in options",
                )


def _check_choices(option: Payload, path: str, objections: Objections) -> None:
    choices = many(option, "choices")
    if len(choices) > 25:
        objections.length(f"{path}.choices", 0, 25)
    if choices and option.get("autocomplete"):
        objections.add(
            path,
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES",
            "An option has either choices or autocomplete",
        )
    for at, choice in enumerate(choices):
        here = f"{path}.choices.{at}"
        check_text(choice, "name", here, (1, 100), objections, required=True)
        for locale, place in _translated(choice, "name", here, objections):
            check_text(_translations(choice, "name"), locale, place, (1, 100), objections)
        if isinstance(choice.get("value"), str):
            check_text(choice, "value", here, (1, 100), objections)


def _size(holder: Payload) -> int:
    """Count the text of a command; of a text and its translations the longest counts."""
    size = _longest(holder, "name") + _longest(holder, "description")
    for choice in many(holder, "choices"):
        size += _longest(choice, "name") + len(str(choice.get("value")))
    return size + sum(_size(option) for option in many(holder, "options"))


def _longest(holder: Payload, key: str) -> int:
    texts = (str(holder.get(key) or ""), *_translations(holder, key).values())
    return max(map(len, texts))
