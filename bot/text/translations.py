"""Translations: which messages a locale lacks, and whose English texts have changed since.

`bot/languages/translated-from.json` holds for each message the fingerprint of the English one that
its translations were made from, or were last looked at beside: one for all `languages`, or one for
each while they differ.
"""

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message, Resource

from bot.text.bundles import messages_of, texts
from bot.text.phrasebook import HOME, locales, pages

ENGLISH_ALONE: Final[frozenset[str]] = frozenset()
"""Folders and files of messages that need not be translated yet: others read them in English.

A new family is named by its folder, as `oh_hell`, a new game of a family by the file of its texts,
as `canasta/hand_and_foot.ftl`. Either goes as soon as its texts are there in every language.
"""

_SOURCES: Final = "translated-from.json"
_DIGITS: Final = 12


class StaleBefore(Exception):
    """Translations of a message were made from different English texts, so some are stale."""


@dataclass(frozen=True, slots=True)
class Translation:
    """The work that is left in a locale, by keys; `unknown` ones exist in no English file.

    A message is `stale` if its English text was changed since somebody looked at both. None of a
    place that is in English alone is missing.
    """

    locale: str
    count: int
    missing: tuple[str, ...]
    stale: tuple[str, ...]
    unknown: tuple[str, ...]

    @property
    def whole(self) -> bool:
        """Whether nothing is left to do."""
        return not (self.missing or self.stale or self.unknown)


def translated_locales() -> tuple[str, ...]:
    """Return every locale but the one in which the messages are written."""
    return tuple(code for code in locales() if code != HOME)


def translation(locale: str) -> Translation:
    """Compare the files of a locale with the English ones."""
    translated = [entry.id.name for _, page in pages(locale) for entry in _messages(page)]
    return compared(locale, fingerprints(HOME), translated, sources(locale), untranslated())


def untranslated() -> frozenset[str]:
    """Return the keys of the messages that are in English alone so far."""
    return frozenset(
        key
        for place, page in texts(files("bot.languages").joinpath(HOME)).items()
        if ENGLISH_ALONE.intersection((place, place.partition("/")[0]))
        for key in messages_of(page)
    )


def compared(
    locale: str,
    english: Mapping[str, str],
    translated: Collection[str],
    looked_at: Mapping[str, str],
    new: Collection[str] = (),
) -> Translation:
    """Compare the fingerprints of the English messages with those that were `looked_at`.

    Those that are `new` need no translation.
    """
    return Translation(
        locale,
        len(english),
        missing=tuple(key for key in english if key not in translated and key not in new),
        stale=tuple(
            key
            for key, fingerprint in english.items()
            if key in translated and looked_at.get(key) != fingerprint
        ),
        unknown=tuple(key for key in translated if key not in english),
    )


def fingerprints(locale: str) -> dict[str, str]:
    """Return the fingerprint of each message of a locale; a comment does not count."""
    return {
        entry.id.name: _fingerprint(entry) for _, page in pages(locale) for entry in _messages(page)
    }


def sources(locale: str) -> dict[str, str]:
    """Return the fingerprint of the English message that each translation was made from."""
    languages, messages = _written()
    if locale not in languages:
        return {}
    of = {key: one if isinstance(one, str) else one.get(locale) for key, one in messages.items()}
    return {key: one for key, one in of.items() if one is not None}


def look_at(locale: str, keys: Collection[str]) -> None:
    """Note that the translations of `keys` say what the English messages say now.

    Raise `KeyError` for a key that the locale or English lacks; nothing is noted then.
    """
    english, translated = fingerprints(HOME), fingerprints(locale)
    for key in keys:
        if key not in english or key not in translated:
            raise KeyError(key)
    of = {one: sources(one) for one in translated_locales()}
    of[locale] |= {key: english[key] for key in keys}
    _keep(of, english)


def keep_translations(keys: Collection[str]) -> None:
    """Note that the English messages of `keys` say what they said when they were translated.

    Raise `KeyError` for a key that English lacks, and `StaleBefore` for one of which translations
    were made from different texts; nothing is noted then.
    """
    if not keys:
        return
    english = fingerprints(HOME)
    of = {locale: sources(locale) for locale in translated_locales()}
    for key in keys:
        if key not in english:
            raise KeyError(key)
        if len({made_from[key] for made_from in of.values() if key in made_from}) > 1:
            raise StaleBefore(key)
    for made_from in of.values():
        made_from |= {key: english[key] for key in keys if key in made_from}
    _keep(of, english)


def _written() -> tuple[Collection[str], Mapping[str, str | Mapping[str, str]]]:
    """Return the languages that are noted, and what is noted of each message."""
    written = files("bot.languages").joinpath(_SOURCES)
    if not written.is_file():
        return (), {}
    kept = json.loads(written.read_text(encoding="utf-8"))
    return kept["languages"], kept["messages"]


def _keep(of: Mapping[str, Mapping[str, str]], english: Collection[str]) -> None:
    """Write down what the translations of every language were made from, by message."""
    messages: dict[str, str | dict[str, str]] = {}
    for key in sorted(english):
        each = {locale: one[key] for locale, one in of.items() if key in one}
        if each:
            alike = len(each) == len(of) and len(set(each.values())) == 1
            messages[key] = next(iter(each.values())) if alike else each
    written = json.dumps({"languages": list(of), "messages": messages}, indent=0) + "\n"
    path = Path(str(files("bot.languages").joinpath(_SOURCES)))
    path.write_text(written, encoding="utf-8")


def _messages(page: Resource) -> list[Message]:
    return [entry for entry in page.body if isinstance(entry, Message)]


def _fingerprint(message: Message) -> str:
    bare = Message(id=message.id, value=message.value, attributes=message.attributes)
    written = FluentSerializer().serialize_entry(bare)
    return hashlib.sha256(written.encode()).hexdigest()[:_DIGITS]
