"""The emojis of faces: names, pictures, and which looks the application can show."""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from bot.text.faces import BACK, EMPTY, PLAIN_FACES, Faces
from data.preferences import Look
from engine.cards import HIGH_JOKER, JOKER_TEXT, LOW_JOKER, SUITS, pack

JOKERS: Final[Mapping[str, str]] = {
    JOKER_TEXT: "joker",
    str(HIGH_JOKER): "big_joker",
    str(LOW_JOKER): "little_joker",
}
"""The jokers by what they are called in a name."""

SHOWN: Final = (*(str(face) for face in pack()), *JOKERS, *SUITS, BACK, EMPTY)
"""All that a look has an emoji for, as `Faces` names it."""

_WORDS: Final[Mapping[str, str]] = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
_LOOKS: Final[Mapping[Look, str]] = {"two-colours": "2", "four-colours": "4"}
_HASH_LENGTH: Final = 6
_OURS: Final = re.compile(
    r"(?:(?:(?:[2-9]|10|[JQKA])_)?(?:clubs|diamonds|hearts|spades)|(?:big_|little_)?joker|card_back|empty_place)"
    r"_[24]_[0-9a-f]{6}"
)


def words_of(shown: str) -> str:
    """Say a face in the letters that a name may hold: Q_spades, joker, hearts."""
    if shown in JOKERS:
        return JOKERS[shown]
    if shown == BACK:
        return "card_back"
    if shown == EMPTY:
        return "empty_place"
    rank = shown[:-1].replace("T", "10")
    return f"{rank}_{_WORDS[shown[-1]]}" if rank else _WORDS[shown]


def file_of(shown: str) -> str:
    return f"{words_of(shown)}.png"


def emoji_name(shown: str, look: Look, digest: str) -> str:
    """Name the emoji of a face whose picture has this digest: `Q_spades_4_3fa91c`."""
    return f"{words_of(shown)}_{_LOOKS[look]}_{digest[:_HASH_LENGTH]}"


def is_ours(name: str) -> bool:
    """Whether this project gave an emoji its name; all others belong to whoever runs the bot."""
    return _OURS.fullmatch(name) is not None


def pictures_of(look: Look) -> Mapping[str, bytes]:
    """Read the pictures of a look, by what they show; it takes some milliseconds."""
    folder = files("bot.faces").joinpath(look)
    return {shown: folder.joinpath(file_of(shown)).read_bytes() for shown in SHOWN}


class FaceEmojis:
    """Says how a look is shown: in plain text as long as not all of its emojis are there."""

    def __init__(self) -> None:
        self._complete: dict[Look, Faces] = {}

    def of(self, look: Look) -> Faces:
        """Return the faces of a look, as far as they can be shown."""
        return self._complete.get(look, PLAIN_FACES)

    def hide(self, look: Look) -> None:
        """From now on show a look in plain text."""
        self._complete.pop(look, None)

    def show(self, faces: Faces) -> None:
        """From now on show a look by these emojis, which are all there."""
        self._complete[faces.look] = faces
