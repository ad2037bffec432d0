"""Names: what people call themselves, made harmless for messages and labels."""

import re
import unicodedata
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

import regex

from bot.phrasebook import Phrasebook

LONGEST_NAME: Final = 24
"""Signs as people count them: a letter with its marks is one, and so is a family of emoji."""

LONGEST_WRITTEN: Final = 32
"""Code points; Discord takes no longer name."""

NAMELESS: Final = "?"
"""The name of who has none that can be seen: it is kept, and means the same in every language."""

MARKS_A_LETTER: Final = 4
"""Marks above and below a letter: Tibetan and Hebrew words have so many."""

DIACRITICS_A_LETTER: Final = 2
"""Marks that fit any letter, of which towers are built; words of no language have more."""

_DIACRITICS: Final = regex.compile(
    r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)
_SELECTORS: Final = regex.compile(r"[\p{Variation_Selector}\u180b-\u180d\u180f]")
"""Marks that choose how the sign before them is drawn, and add nothing to it."""

_UNSEEN: Final = regex.compile(
    # What is not seen itself, but changes how its neighbours are drawn.
    r"(?P<kept>\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"
    # Between letters of these scripts a joiner changes how they are drawn.
    r"|(?<=[\p{scx=arab}\p{scx=syrc}\p{scx=mand}\p{scx=mong}\p{scx=nkoo}\p{scx=phag}\p{scx=adlm}"
    r"\p{scx=rohg}\p{scx=deva}\p{scx=beng}\p{scx=guru}\p{scx=gujr}\p{scx=orya}\p{scx=taml}"
    r"\p{scx=telu}\p{scx=knda}\p{scx=mlym}\p{scx=sinh}\p{scx=mymr}\p{scx=khmr}\p{scx=tibt}"
    r"\p{scx=bali}\p{scx=java}\p{scx=sund}\p{scx=newa}\p{scx=gran}\p{scx=tirh}\p{scx=cakm}])[\u200c\u200d]"
    r"|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})"
    r"|(?<=[^\s\p{M}\p{C}])\p{Variation_Selector}"
    r"|(?<=\p{Mongolian})[\u180b-\u180f]"
    r"|\p{Prepended_Concatenation_Mark})"
    # All else that is drawn as nothing, or that turns what stands around it.
    r"|[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800]"
)
_JOINERS: Final = "\u200c\u200d"
_CLUSTER: Final = regex.compile(
    r"\X(?:\p{M}+|(?<=\p{Indic_Syllabic_Category=Invisible_Stacker})\X)*"
)
"""A sign as people count them: a cluster of Unicode's, and syllables that Unicode would divide."""

_TURNING: Final = frozenset({"R", "AL", "AN"})
"""Letters of Hebrew and Arabic, and Arabic digits: what is written from right to left."""

_SIGNS: Final = re.compile(r"[\\*_~`|<>#+\-\[\]():./!]")
"""Signs that Discord may give a meaning; a backslash takes it away."""

ISOLATE: Final = "\u2068"
END_ISOLATE: Final = "\u2069"
"""What stands around a name that is written from right to left; both are drawn as nothing."""


# Every press draws the same few names again, each of them several times.
@lru_cache(maxsize=1024)
def safe_name(text: str) -> str:
    """Return a name that stays one line of plain text wherever it stands in a message.

    It is never empty, and at most 24 signs long before some are escaped. Mentions, Discord's own
    emoji, timestamps, links, towers of marks, invisible and direction-changing characters lose
    their effect. All else stays as it was written, in every script.
    """
    name = plain_name(text)
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
    return _seen(text).replace("@", "\N{FULLWIDTH COMMERCIAL AT}") or NAMELESS


@lru_cache(maxsize=1024)
def label_name(safe: str) -> str:
    """Return a safe name as a button's label shows it."""
    return re.sub(r"\\(.)", r"\1", safe)


def cut(text: str, fits: Callable[[str], bool]) -> str:
    """Return the longest beginning of `text` that fits, cut between signs."""
    kept = ""
    for sign in _signs(text):
        if not fits(kept + sign):
            break
        kept += sign
    return kept


def _signs(text: str) -> Iterator[str]:
    return (found.group() for found in _CLUSTER.finditer(text))


# Whoever presses is named in each press, and kept by that name.
@lru_cache(maxsize=1024)
def _seen(text: str) -> str:
    """The part of `text` that a reader sees, on one line, with few marks a letter."""
    # What was dropped may have stood between a letter and its mark, or between two blanks.
    spaced = regex.sub(r"[\s\p{Z}]+", " ", unicodedata.normalize("NFC", text))
    bare = unicodedata.normalize("NFC", _UNSEEN.sub(lambda found: found["kept"] or "", spaced))
    name = " ".join(_without_towers(bare).split())
    signs = list(_signs(name))[:LONGEST_NAME]
    kept = cut("".join(signs), lambda part: len(part) <= LONGEST_WRITTEN)
    return (kept or name[:LONGEST_WRITTEN]).strip()


def _without_towers(text: str) -> str:
    """Leave out marks and joiners that nothing carries, and marks that are piled up."""
    kept: list[str] = []
    marks = diacritics = 0
    for sign in text:
        category = unicodedata.category(sign)
        if (category[0] == "M" or sign in _JOINERS) and (not kept or kept[-1] == " "):
            continue
        if category[0] != "M":
            marks = diacritics = 0
        elif category != "Mc" and not _SELECTORS.match(sign):
            marks += 1
            diacritics += bool(_DIACRITICS.match(sign))
            if marks > MARKS_A_LETTER or diacritics > DIACRITICS_A_LETTER or sign == kept[-1]:
                continue
        kept.append(sign)
    return "".join(kept)
