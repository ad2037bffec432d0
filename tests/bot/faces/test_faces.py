"""The pictures of faces: what the script draws is what is uploaded, and can be told apart."""

import io
from itertools import combinations
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageChops, ImageStat

import bot.faces
from bot.faces.draw import SIDE, picture
from bot.faces.names import JOKERS, SHOWN, emoji_name, file_of, is_ours
from bot.text.faces import BACK, EMPTY, LOOKS, PLAIN
from data.preferences import Look
from engine.cards import RANKS, SUITS
from tests.laws.covering import THOROUGH

FOLDER: Final = Path(bot.faces.__file__).parent
DRAWN: Final[tuple[Look, ...]] = tuple(look for look in LOOKS if look != PLAIN)
LARGEST: Final = 20 * 1024
TOLERANCE: Final = 2.0
"""How far two drawings may be apart on average, of 255: another Pillow may round otherwise."""
SMALL: Final = 22
"""The pixels of an emoji in a line of text."""
APART: Final = 4.0
"""How far the faces that are most alike are apart, at least, of 255."""


def kept(shown: str, look: Look) -> bytes:
    return (FOLDER / look / file_of(shown)).read_bytes()


def on_ground(picture: bytes, ground: str, side: int) -> Image.Image:
    """The picture as a page shows it."""
    face = Image.open(io.BytesIO(picture)).convert("RGBA")
    face.thumbnail((side, side), Image.Resampling.LANCZOS)
    page = Image.new("RGB", (side, side), ground)
    page.paste(face, (0, 0), face)
    return page


def distance(one: Image.Image, other: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) / 3


def is_drawn(shown: str) -> bool:
    """Whether a picture is drawn again: all in the long run, else each rank and each suit once."""
    is_card = len(shown) == 2 and shown[1] in SUITS
    return THOROUGH or not is_card or RANKS.index(shown[0]) % len(SUITS) == SUITS.index(shown[1])


@pytest.mark.parametrize("look", DRAWN)
def test_the_files_are_what_the_script_draws(look: Look) -> None:
    for shown in SHOWN:
        file = kept(shown, look)
        image = Image.open(io.BytesIO(file))
        assert image.format == "PNG"
        assert image.size == (SIDE, SIDE)
        assert len(file) < LARGEST
        if not is_drawn(shown):
            continue
        drawn = picture(shown, look)
        for ground in ("#313338", "#ffffff"):
            apart = distance(on_ground(drawn, ground, SIDE), on_ground(file, ground, SIDE))
            assert apart < TOLERANCE, (shown, apart)


def test_no_file_lies_there_that_nothing_shows() -> None:
    for look in DRAWN:
        there = {file.name for file in (FOLDER / look).iterdir()}
        assert there == {file_of(shown) for shown in SHOWN}


@pytest.mark.parametrize("look", DRAWN)
@pytest.mark.parametrize("ground", ["#313338", "#ffffff"])
def test_every_two_faces_differ_in_a_line_of_text(look: Look, ground: str) -> None:
    faces = {shown: on_ground(kept(shown, look), ground, SMALL) for shown in SHOWN}
    for (one, face), (other, another) in combinations(faces.items(), 2):
        assert distance(face, another) > APART, (one, other)


def test_names_are_words_of_a_screen_reader_and_ours_alone() -> None:
    names = {emoji_name(shown, look, "3fa91c55") for look in DRAWN for shown in SHOWN}
    assert len(names) == len(DRAWN) * len(SHOWN)
    assert {"Q_spades_4_3fa91c", "10_hearts_2_3fa91c", "joker_2_3fa91c"} <= names
    assert all(is_ours(name) and 2 <= len(name) <= 32 for name in names)
    assert len(SHOWN) == 52 + len((*JOKERS, BACK, EMPTY, *SUITS))


@pytest.mark.parametrize(
    "name",
    ["Q_spades", "Q_spades_2", "Q_spades_2_3fa91g", "q_spades_2_3fa91c", "1_spades_2_3fa91c",
     "Q_spades_3_3fa91c", "my_joker_2_3fa91c", "joker", "Q_spades_2_3fa91cd"],
)  # fmt: skip
def test_similar_names_are_not_ours(name: str) -> None:
    assert not is_ours(name)
