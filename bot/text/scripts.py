"""Scripts: what a reader sees of a name in any of them, and where it may be cut."""

import unicodedata
from collections.abc import Callable, Iterator
from typing import Final

import regex

LONGEST_NAME: Final = 24
"""Signs as people count them: a letter with its marks is one, and so is a family of emoji."""

LONGEST_WRITTEN: Final = 32
"""Code points; Discord takes no longer name."""

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


def seen(text: str, signs: int = LONGEST_NAME, written: int = LONGEST_WRITTEN) -> str:
    """Return the part of `text` that a reader sees, on one line, with few marks a letter.

    It has at most so many `signs`, and so many code points.
    """
    # A mark that is dropped may leave a joiner behind it with nothing to join.
    before, name = None, text
    while name != before:
        before, name = name, _seen_once(name, signs, written)
    return name


def _seen_once(text: str, longest: int, written: int) -> str:
    # What was dropped may have stood between a letter and its mark, or between two blanks.
    spaced = regex.sub(r"[\s\p{Z}]+", " ", unicodedata.normalize("NFC", text))
    bare = unicodedata.normalize("NFC", _UNSEEN.sub(lambda found: found["kept"] or "", spaced))
    name = " ".join(_without_towers(bare).split())
    signs = list(_signs(name))[:longest]
    kept = cut("".join(signs), lambda part: len(part) <= written)
    return (kept or name[:written]).strip()


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
