"""Everybody sees the whole table on a phone: picture, last trick and buttons."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

import pytest
from playwright.async_api import ViewportSize

from bot.screens.fitting import height
from bot.screens.screen import Screen
from engine.games.catalogue import FAMILIES, variant
from tests.browser.conftest import Visit
from tests.browser.test_phone import cases, faces_of
from tests.browser.test_solo_fits import NARROW, WHOLE, faults_of
from tests.laws.covering import THOROUGH
from tests.screens.conftest import ENGLISH
from tests.screens.largest import speaking
from tests.screens.table.test_public_pictures import frame_at, in_play, table
from tests.screens.test_words import COVERING, SPOKEN

pytestmark = pytest.mark.browser

WINDOWS: Final[Sequence[tuple[ViewportSize, int]]] = (
    ({"width": 390, "height": 844}, 460),
    ({"width": 1280, "height": 800}, 660),
)
SEEN_WHOLE: Final[Sequence[tuple[ViewportSize, int]]] = [(window, 660) for window, _ in WINDOWS]
LOW: Final = 447
"""How high a picture with its words is at most, by estimate, that is shown for being low.

A higher one is shown if words alone are higher still.
"""
FULLEST: Final = 2
"""Tables of a case that are looked at."""


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.long
async def test_the_table_with_its_picture_fits_a_phone(visit: Visit, family: str) -> None:
    words = ENGLISH.with_faces(faces_of(visit.server, "two-colours"))
    shown, higher = dict[str, Screen](), dict[str, Screen]()
    for offered, seats in cases(family):
        frame = frame_at(offered, seats, words)
        drawn = [table(game, frame, words) for game in in_play(offered, seats)]
        fullest = sorted([one for one in drawn if one.scenes], key=height, reverse=True)
        for into, there in (
            (shown, [one for one in fullest if height(one) <= LOW]),
            (higher, [one for one in fullest if height(one) > LOW]),
        ):
            for at, one in enumerate(islice(there, None if THOROUGH else FULLEST)):
                into[f"{offered.key} for {seats}, {at + 1}"] = one
    assert shown
    assert await faults_of(visit, shown, WINDOWS, WHOLE) == []
    assert await faults_of(visit, higher, SEEN_WHOLE, WHOLE) == []


@pytest.mark.parametrize("language", SPOKEN)
async def test_no_button_of_the_table_stands_alone_on_a_narrow_phone(
    visit: Visit, language: str
) -> None:
    words, shown = speaking(language), dict[str, Screen]()
    for key, seats in COVERING:
        offered = variant(key)
        game = next(iter(in_play(offered, seats)))
        shown[key] = table(game, frame_at(offered, seats, words), words)
    assert await faults_of(visit, shown, (NARROW,), WHOLE) == []
