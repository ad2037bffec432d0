"""Phrasebooks: what the bot says, looked up by key in the language of whoever reads it."""

import logging
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final, Self, TypeAlias

import babel.core
from babel import Locale, UnknownLocaleError, localedata
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Resource

from bot.text.bundles import Bundle, bundle_of, texts
from bot.text.faces import PLAIN_FACES, Faces

log = logging.getLogger(__name__)

MessageArgument: TypeAlias = "str | int | float"
"""An argument of a message; whole numbers choose between singular and plural."""

HOME: Final = "en-US"
"""The language in which every message exists."""

_CONVENTIONS: Final = {HOME: "en-001"}
"""Languages that are written by other conventions than their country's in CLDR.

Our English has no comma before the last of several things: Alice, Bob and Carol.
"""

_UNREAD: Final = (
    "compact_currency_formats",
    "compact_decimal_formats",
    "compound_unit_patterns",
    "currency_names",
    "currency_names_plural",
    "currency_symbols",
    "date_fields",
    "interval_formats",
    "languages",
    "meta_zones",
    "scripts",
    "territories",
    "time_zones",
    "unit_display_names",
    "unit_patterns",
    "variants",
)
"""Data of CLDR about a language that nobody here asks for, though Babel keeps them."""


REMEMBERED: Final = 4096
"""Messages that are remembered filled in, of all languages together: a few megabytes."""


class MissingMessage(LookupError):
    """A message that does not exist or cannot be filled in; its text names the key alone."""


class Phrasebook:
    """The phrasebook of one locale: `phrasebook("lobby-free-chairs", count=2)`.

    It never fails a player: if a message is missing or lacks a fact, the next language of the
    chain answers, at last the key itself. A strict phrasebook raises `MissingMessage` instead.
    """

    def __init__(
        self,
        locale: str,
        chain: Sequence[Bundle | FluentBundle],
        *,
        strict: bool = False,
        faces: Faces = PLAIN_FACES,
        plain: "Phrasebook | None" = None,
    ) -> None:
        """Look messages up in `chain`, the wished language first and `HOME` last.

        `plain` is the same phrasebook without faces, if this one has any.
        """
        self.locale = locale
        self.faces = faces
        """How whoever reads it sees cards in the text of a message."""
        self._chain = tuple(chain)
        self.conventions = conventions_of(self._chain[0].locales[0])
        """How lists and dates are written in the language of the words."""
        self._strict = strict
        self.plain = self if plain is None else plain
        """The same words without emojis: for labels, placeholders and alt texts."""
        self._others: dict[Faces, Phrasebook] = {}

    @classmethod
    def load(cls, locale: str = HOME, *, strict: bool = False) -> Self:
        """Return the phrasebook for a Discord locale such as `de` or `zh-TW`."""
        return cls(locale, [bundle_of(code) for code in chain_of(locale)], strict=strict)

    def with_faces(self, faces: Faces) -> "Phrasebook":
        """Return the same words for a reader who sees cards as `faces`."""
        if self.plain is not self:
            return self.plain.with_faces(faces)
        if faces.plain:
            return self
        if faces not in self._others:
            self._others[faces] = Phrasebook(
                self.locale, self._chain, strict=self._strict, faces=faces, plain=self
            )
        return self._others[faces]

    def has(self, key: str) -> bool:
        """Whether there is a message `key` in any language of the chain."""
        return any(bundle.has_message(key) for bundle in self._chain)

    def __call__(self, key: str, /, **facts: MessageArgument) -> str:
        """Return the message `key`, its variables filled in from `facts`."""
        # What a text says depends on its facts alone, so all looks share what is remembered.
        return remembered(self.plain, key, *facts.items())

    def say(self, key: str, facts: Mapping[str, MessageArgument]) -> str:
        """Fill a message in anew; `phrasebook(key, ...)` remembers what it says.

        Raise `MissingMessage` if the phrasebook is strict and the message cannot be said.
        """
        second_best = key
        for bundle in self._chain:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, dict(facts))
            if not errors:
                return str(text)
            second_best = str(text)
        if self._strict:
            raise MissingMessage(key)
        # Only the key: the facts may be cards.
        log.error("the message %s is missing or lacks a fact in %s", key, self.locale)
        return second_best


# Neighbouring moments of a table say much the same.
@lru_cache(REMEMBERED)
def remembered(phrasebook: Phrasebook, key: str, *items: tuple[str, MessageArgument]) -> str:
    """Return what a plain phrasebook says; `phrasebook(key, ...)` asks for it so."""
    return phrasebook.say(key, dict(items))


@cache
def phrasebook_of(locale: str) -> Phrasebook:
    """Return the phrasebook of `locale`, one for all locales that read the same language."""
    spoken = chain_of(locale)[0]
    return Phrasebook.load(locale) if spoken == locale else phrasebook_of(spoken)


@cache
def locales() -> tuple[str, ...]:
    """The locales that have a folder of messages."""
    folders = files("bot.languages").iterdir()
    return tuple(
        sorted(
            folder.name
            for folder in folders
            if folder.is_dir() and any(page.name.endswith(".ftl") for page in folder.iterdir())
        )
    )


def read_languages() -> None:
    """Read all languages, and let go of what is read with them and never asked for.

    That is 7 MiB. What is loaded afterwards takes its room, so do this first.
    """
    for locale in locales():
        # Fluent's own bundle asks for the language as its country writes it.
        for conventions in (phrasebook_of(locale).conventions, Locale.parse(locale, sep="-")):
            parts = str(conventions).split("_")
            for size in range(len(parts) + 1):
                known = localedata.load("_".join(parts[:size]) or "root")
                for unread in _UNREAD:
                    known.pop(unread, None)
    babel.core._global_data = None  # pyright: ignore[reportPrivateUsage]  # noqa: SLF001  Babel has no word for it, and reads it again if it must


@cache
def chain_of(locale: str) -> tuple[str, ...]:
    """Return the locales to ask in turn: the one wished, its kin by language, and `HOME`."""
    language = locale.partition("-")[0]
    kin = [code for code in locales() if code.partition("-")[0] == language]
    wished = [locale] if locale in kin else []
    return tuple(dict.fromkeys([*wished, *kin, HOME]))


@cache
def conventions_of(locale: str) -> Locale:
    """Return what CLDR knows of a language; what it knows of English if it does not know it."""
    try:
        return Locale.parse(_CONVENTIONS.get(locale, locale), sep="-")
    except UnknownLocaleError:
        return Locale.parse(_CONVENTIONS[HOME], sep="-")


def pages(locale: str) -> Iterator[tuple[str, Resource]]:
    """Yield the place and content of each file of messages in `locale`, families' in folders."""
    folder = files("bot.languages").joinpath(locale)
    for place, written in texts(folder).items():
        yield place, read_page(str(folder.joinpath(place)), written)


def page(locale: str, place: str) -> Resource | None:
    """Return one file of messages in `locale`, if there is one at this place."""
    found = files("bot.languages").joinpath(locale, place)
    return read_page(str(found), found.read_text(encoding="utf-8")) if found.is_file() else None


def read_page(place: str, written: str) -> Resource:
    """Return the messages of a file; raise `MissingMessage` with file and line of what is none."""
    resource = FluentResource(written)
    for entry in resource.body:
        if isinstance(entry, Junk):
            (fault, *_) = entry.annotations
            at = fault.span.start if fault.span else 0
            line = written.count("\n", 0, at)
            faulty = written.split("\n")[line].strip()
            raise MissingMessage(f"{place}:{line + 1}: {fault.message}: {faulty!r}")
    return resource
