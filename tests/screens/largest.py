"""What makes a screen as large as it can be: names, faces, a language, a hand, a table."""

import re
from functools import cache
from typing import Final

from bot.faces.names import SHOWN, emoji_name
from bot.screens.screen import Screen
from bot.text.faces import PLAIN_FACES, Faces
from bot.text.names import plain_name, safe_name
from bot.text.phrasebook import HOME, Phrasebook
from bot.text.translations import translated_locales
from data.preferences import Look
from engine.table.chairs import Chair
from tests.languages import faults_of, texts_in
from tests.screens.conftest import faults_as_sent
from tests.screens.pseudo_language import PSEUDO, pseudo_phrasebook

WIDE: Final = (
    "漢" * 32,
    "W" * 32,
    "*" * 32,
    "\N{FAMILY}" * 32,
    "\N{ARABIC LIGATURE SALLALLAHOU ALAYHE WASALLAM}" * 32,
)
"""Names as long as names can be: wide, or longer still once they are made safe."""

HAND: Final = 45

_ISOLATED: Final = re.compile("\u2068[^\u2066-\u2069]*\u2069")
_TURNING: Final = re.compile(
    "[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]"
)
"""What is written from right to left, and what turns or isolates."""

NAMES: Final = (*map(safe_name, WIDE), *map(plain_name, WIDE), "WW", "The Green Baize", "cards")
"""What no language says in its own words, names that were cut among it."""

LANGUAGES: Final = (HOME, *translated_locales(), PSEUDO)
"""All that are spoken, and one that is half as long again."""


@cache
def speaking(language: str) -> Phrasebook:
    """Return the words of one of `LANGUAGES`; they raise where one is missing or lacks a fact."""
    return pseudo_phrasebook() if language == PSEUDO else Phrasebook.load(language, strict=True)


def chairs(seats: int) -> tuple[Chair, ...]:
    return tuple(Chair(safe_name(WIDE[seat % len(WIDE)]), person=seat + 1) for seat in range(seats))


@cache
def faces(look: Look) -> Faces:
    """Return faces in a look, by ids as long as they can be."""
    if look == "plain":
        return PLAIN_FACES
    names = (emoji_name(shown, look, "3fa91c") for shown in SHOWN)
    return Faces(
        look, {shown: f"<:{name}:{2**63 - 1}>" for shown, name in zip(SHOWN, names, strict=True)}
    )


def wrong(screen: Screen, language: str) -> list[str]:
    """Say what Discord would refuse of a screen, and what in it no reader of a language reads."""
    locale = HOME if language == PSEUDO else language
    refused, sent = faults_as_sent(screen)
    read = "\n".join(texts_in(sent))
    # The texts of the pseudo-language turn lines round themselves.
    turned = [] if language == PSEUDO else astray(read)
    return [*refused, *turned, *faults_of(read, locale, NAMES)]


def astray(text: str) -> list[str]:
    """Return the lines in which a sign that turns its neighbours round is not isolated."""
    return [line for line in text.splitlines() if _TURNING.search(_ISOLATED.sub("", line))]
