"""The names of emojis: what a screen reader says, the look, and what its picture holds."""

import re
from collections.abc import Mapping
from typing import Final

from bot.text.faces import BACK, EMPTY
from data.preferences import Look
from engine.cards import JOKER_TEXT, SUITS, pack

SHOWN: Final = (*(str(face) for face in pack()), JOKER_TEXT, *SUITS, BACK, EMPTY)
"""All that a look has an emoji for, as `Faces` names it."""

_WORDS: Final[Mapping[str, str]] = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
_LOOKS: Final[Mapping[Look, str]] = {"two-colours": "2", "four-colours": "4"}
_HASH_LENGTH: Final = 6
_OURS: Final = re.compile(
    r"(?:(?:(?:[2-9]|10|[JQKA])_)?(?:clubs|diamonds|hearts|spades)|joker|card_back|empty_place)"
    r"_[24]_[0-9a-f]{6}"
)


def words_of(shown: str) -> str:
    """Say a face in the letters that a name may hold: Q_spades, joker, hearts."""
    if shown == JOKER_TEXT:
        return "joker"
    if shown == BACK:
        return "card_back"
    if shown == EMPTY:
        return "empty_place"
    rank = shown[:-1].replace("T", "10")
    return f"{rank}_{_WORDS[shown[-1]]}" if rank else _WORDS[shown]


def file_of(shown: str) -> str:
    """Name the file of a face."""
    return f"{words_of(shown)}.png"


def emoji_name(shown: str, look: Look, digest: str) -> str:
    """Name the emoji of a face whose picture has this digest: `Q_spades_4_3fa91c`."""
    return f"{words_of(shown)}_{_LOOKS[look]}_{digest[:_HASH_LENGTH]}"


def is_ours(name: str) -> bool:
    """Whether this project gave an emoji its name; all others belong to whoever runs the bot."""
    return _OURS.fullmatch(name) is not None
