"""Beside the picture of this moment words give way: which hands of people still have to do without.

How high both are is known without a browser; `tests/browser` measures that it is true.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from typing import Final

import pytest

from bot.pictures.scenes import TableScene
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import Frame, OwnHand
from bot.screens.screen import Screen
from bot.tables.messages.drawing import in_pictures
from bot.tables.services.preferences import Reader
from bot.text.phrasebook import Phrasebook
from engine.contract.view import SeatView
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variant
from tests.laws.covering import THOROUGH
from tests.screens.hand.moments_alone import moments, solo_frame, with_a_long_hand
from tests.screens.largest import speaking
from tests.screens.table.test_public_pictures import in_play
from tests.screens.test_words import COVERING, SPOKEN

LINK: Final = "https://discord.com/channels/1/2/3"


def hands(
    key: str, seats: int, reader: Reader, *, alone: bool = False, before_play: bool = False
) -> Iterator[tuple[str, Screen]]:
    """Yield what a person is shown while something lies on the table, or in the hand before."""
    offered = variant(key)
    frame = solo_frame(offered, seats, reader.phrasebook)
    own = OwnHand(at_once=True, next_asked=2, resting=True)
    frame = replace(frame, own=own)
    if not alone:
        frame = replace(frame, solo=False, hints=False, table_link=LINK)
    screens = family_screens(offered.family)
    course = ((f"moment {at + 1}", game) for at, game in enumerate(in_play(offered, seats)))
    told = moments(offered, seats)
    for name, game in told if alone and not THOROUGH else chain(told, course):
        view = game.view(0)
        if isinstance(view, CanastaSeatView):
            view = with_a_long_hand(view)
        is_dealt = isinstance(view, CanastaSeatView) and bool(view.order)
        lies = is_dealt or getattr(view, "stage", "") == "play"

        def draw(frame: Frame, words: Phrasebook, view: SeatView = view) -> Screen:
            return screens.hand(Drawing(frame, view, words))

        if (not lies and view.hand) if before_play else lies:
            yield name, in_pictures(draw, view, frame, reader)


def is_pictured(screen: Screen) -> bool:
    return any(isinstance(scene, TableScene) for scene in screen.scenes)


CASES: Final = (*COVERING, ("samba_4", 4))
SELDOM: Final = 1 / 8
"""Of whoever plays alone, below whose cards are three more buttons."""


@pytest.mark.parametrize("language", SPOKEN)
def test_whoever_is_asked_before_play_has_the_cards_in_a_picture(language: str) -> None:
    """Of many bids and cards to press, the cards give way: none can be pressed yet."""
    reader = Reader(speaking(language), "two-colours", "cards")
    for key, seats in (*CASES, ("ten_point", 4), ("pedro", 4)):
        for name, screen in hands(key, seats, reader, alone=True, before_play=True):
            assert screen.scenes, (key, name)


@pytest.mark.parametrize("language", SPOKEN)
def test_hands_have_their_picture_in_every_language(language: str) -> None:
    """No hand is told now in words and now in a picture, from card to card."""
    reader = Reader(speaking(language), "two-colours", "cards")
    cases = (*CASES, ("cinch", 4))
    shown = [(key, *one) for key, seats in cases for one in hands(key, seats, reader)]
    assert [(key, name) for key, name, screen in shown if not is_pictured(screen)] == []
    alone = [one for key, seats in cases for _, one in hands(key, seats, reader, alone=True)]
    assert sum(not is_pictured(one) for one in alone) <= SELDOM * len(alone)
