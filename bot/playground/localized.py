"""Commands as the client of one person shows them: in the language of that person."""

from typing import Any

from bot.playground.commands import TypedCommand
from bot.playground.payloads import Payload, many


def localized(offer: TypedCommand, locale: str) -> Payload:
    """Return a command as the page shows it, with the names by which it is sent.

    Whatever has no text in this language keeps the one that it was registered with.
    """
    return {
        "name": offer.name,
        "shown": shown_name(offer, locale),
        "description": told(_levels(offer)[-1], "description", locale),
        "options": [_option(option, locale) for option in offer.options],
    }


def shown_name(offer: TypedCommand, locale: str) -> str:
    """Return what stands after the slash in a language; the registered name can be typed too."""
    return " ".join(told(level, "name", locale) for level in _levels(offer))


def told(holder: Payload, key: str, locale: str) -> str:
    """Return the `name` or `description` of a command, option or choice in a language."""
    translated: Payload = holder.get(f"{key}_localizations") or {}
    return str(translated.get(locale) or holder.get(key) or "")


def localized_choices(choices: list[Any], locale: str) -> list[Payload]:
    """Return choices with their names in a language."""
    return [{"name": told(one, "name", locale), "value": one["value"]} for one in choices]


def _option(option: Payload, locale: str) -> Payload:
    return {
        **{key: option[key] for key in option if not key.endswith("_localizations")},
        "shown": told(option, "name", locale),
        "description": told(option, "description", locale),
        "choices": localized_choices(many(option, "choices"), locale),
    }


def _levels(offer: TypedCommand) -> list[Payload]:
    levels = [offer.command]
    for name in offer.path[1:]:
        levels.append(next(one for one in many(levels[-1], "options") if one["name"] == name))
    return levels
