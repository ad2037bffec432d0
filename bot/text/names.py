"""Names: what people call themselves, made harmless for messages and labels."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from bot.text.phrasebook import Phrasebook

NAMELESS: Final = "?"
"""The name of who has none that can be seen: it is kept, and means the same in every language."""

_TURNING: Final = frozenset({"R", "AL", "AN"})
"""Letters of Hebrew and Arabic, and Arabic digits: what is written from right to left."""

_SIGNS: Final = re.compile(r"[\\*_~`|<>#+\-\[\]():./!]")
"""Signs that Discord may give a meaning; a backslash takes it away."""

_AT: Final = "\N{FULLWIDTH COMMERCIAL AT}"

LONGEST_WORDS: Final = 400

ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"
"""Marks around a name that is written from right to left; both are drawn as nothing."""


# Every press draws the same few names again, each of them several times.
@lru_cache(maxsize=1024)
def safe_name(text: str) -> str:
    """Return a name that stays one line of plain text wherever it stands in a message.

    It is never empty, and at most 24 signs long before some are escaped. Mentions, Discord's own
    emoji, timestamps, links, towers of marks, invisible and direction-changing characters lose
    their effect. All else stays as it was written, in every script.
    """
    return _harmless(plain_name(text))


def safe_words(text: str) -> str:
    """Return what somebody wrote to others, such as a reason, as harmless and on one line.

    It is empty if nothing of it is seen, and at most 400 signs long before some are escaped.
    """
    from bot.text.scripts import seen  # noqa: PLC0415  it knows all of Unicode, in 3 MiB

    return _harmless(seen(text, LONGEST_WORDS, LONGEST_WORDS).replace("@", _AT))


def _harmless(name: str) -> str:
    safe = _SIGNS.sub(r"\\\g<0>", name)
    if any(unicodedata.bidirectional(sign) in _TURNING for sign in name):
        # A name written from right to left must not turn the cards and points around it.
        return f"{ISOLATE}{safe}{END_ISOLATE}"
    return safe


def shown_as(kept: str, phrasebook: Phrasebook) -> str:
    """Return a name that was kept, made safe; it is empty if the person's data was deleted."""
    return safe_name(kept) if kept else phrasebook("former-player")


def plain_name(text: str) -> str:
    """Return a name for where no markdown is read: for keeping, and for labels."""
    # Discord looks for @everyone before it reads backslashes, so the sign itself gives way.
    return _seen(text).replace("@", _AT) or NAMELESS


_IN_ENGLISH_LETTERS: Final = str.maketrans(
    dict(zip("øØłŁđĐðÐħĦ\N{LATIN SMALL LETTER DOTLESS I}ŋŊŧŦ", "oOlLdDdDhHinNtT", strict=True))
    | {"ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "þ": "th", "Þ": "TH"}
    | {
        "\N{RIGHT SINGLE QUOTATION MARK}": "'",
        "\N{LEFT SINGLE QUOTATION MARK}": "'",
        "\N{MODIFIER LETTER APOSTROPHE}": "'",
        "\N{MODIFIER LETTER TURNED COMMA}": "'",
        "\N{HYPHEN}": "-",
        "\N{EN DASH}": "-",
    }
)
"""Letters that Unicode does not part into one of English and an accent, and typographic signs."""


@lru_cache(maxsize=1024)
def label_name(safe: str) -> str:
    """Return a safe name as a button's label shows it."""
    return re.sub(r"\\(.)", r"\1", safe)


@lru_cache(maxsize=1024)
def picture_name(safe: str) -> str:
    """Return a safe name in the letters that pictures have, which are those of English.

    Every letter and digit is there, if without its accent. The name is empty if one cannot be
    written: the sign of a seat tells whose it is too.
    """
    plain = unicodedata.normalize("NFKD", label_name(safe).translate(_IN_ENGLISH_LETTERS))
    if any(one.isalnum() and not one.isascii() for one in plain):
        return ""
    return "".join(one for one in plain if one.isascii() and one.isprintable()).strip()


# Whoever presses is named in each press, and kept by that name.
@lru_cache(maxsize=1024)
def _seen(text: str) -> str:
    """The part of `text` that a reader sees, on one line, with few marks a letter."""
    from bot.text.scripts import seen  # noqa: PLC0415  it knows all of Unicode, in 3 MiB

    return seen(text)
