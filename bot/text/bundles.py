"""Bundles: the messages of one language, each parsed when it is asked for.

To parse a whole language takes a quarter of a second, in which no table moves. Most readers meet a
few of its messages, and those one after the other.
"""

import re
import sys
import zlib
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser

_KEY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class Bundle:
    """A language as Fluent's own bundle offers it, read message by message.

    A message may name no other one: that might not be parsed yet.
    """

    def __init__(self, locale: str, folder: Traversable) -> None:
        # No marks around each fact: clients that do not know them draw boxes, and a reader hears
        # them. What may be written from right to left is names, which bring their own.
        self._parsed = FluentBundle([locale], use_isolating=False)
        self._waiting: dict[str, bytes] = {}
        """The file of each message that is not parsed: packed, as most are never asked for."""
        for written in texts(folder).values():
            self.take_up(written)

    def take_up(self, written: str) -> None:
        """Add the messages of a file."""
        packed = zlib.compress(written.encode(), level=1)
        self._waiting |= dict.fromkeys(messages_of(written), packed)

    @property
    def locales(self) -> list[str]:
        """The language, as Fluent and Babel know it."""
        return self._parsed.locales

    def has_message(self, key: str) -> bool:
        return key in self._waiting or self._parsed.has_message(key)

    def get_message(self, key: str) -> Message:
        """Return a message; raise `LookupError` if there is none."""
        written = self._unpacked(key)
        if written is not None:
            self._parsed.add_resource(FluentParser(with_spans=False).parse(written))
        return self._parsed.get_message(key)

    def _unpacked(self, key: str) -> str | None:
        """Take out the text of a message; return nothing if it is parsed, or if there is none."""
        packed = self._waiting.pop(key, None)
        return None if packed is None else _unpacked_file(packed)[key]

    def format_pattern(
        self, pattern: Pattern, facts: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """Fill in a message; return it and what was wrong with it.

        A number is written as blocks of totals write it, 5000 and not 5,000: they stand on the same
        screens.
        """
        ungrouped = {
            name: fluent_number(fact, useGrouping=False) if isinstance(fact, (int, float)) else fact
            for name, fact in (facts or {}).items()
        }
        return self._parsed.format_pattern(pattern, ungrouped)


# Whoever meets a message meets others of its file soon.
@lru_cache(8)
def _unpacked_file(packed: bytes) -> dict[str, str]:
    return messages_of(zlib.decompress(packed).decode())


def messages_of(written: str) -> dict[str, str]:
    """Return the messages of a file by their keys, each with whatever stands before the next."""
    keys = list(_KEY.finditer(written))
    ends = [key.start() for key in keys[1:]] + [len(written)]
    # All languages share their keys.
    return {
        sys.intern(key[1]): written[key.start() : end] for key, end in zip(keys, ends, strict=True)
    }


@cache
def bundle_of(locale: str) -> Bundle:
    return Bundle(locale, files("bot.languages").joinpath(locale))


def texts(folder: Traversable, place: str = "") -> dict[str, str]:
    """Return what stands in each file of messages below a folder, by its place there."""
    found: dict[str, str] = {}
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            found |= texts(entry, f"{place}{entry.name}/")
        elif entry.name.endswith(".ftl"):
            found[place + entry.name] = entry.read_text(encoding="utf-8")
    return found
