"""Beside the picture of this moment words give way: which hands of people still have to do without.

How high both are is known without a browser; `tests/browser` measures that it is true.
"""

from collections.abc import Iterator
from dataclasses import replace
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
from tests.screens.hand.moments_alone import moments, solo_frame, with_a_long_hand
from tests.screens.largest import speaking
from tests.screens.test_words import COVERING, SPOKEN

FULL: Final = frozenset({("cancellation", 10), ("gong_zhu_online", 3)})
"""Ten plates, or seventeen cards on buttons: some moments of these are told in words."""
LINK: Final = "https://discord.com/channels/1/2/3"


def hands(key: str, seats: int, reader: Reader) -> Iterator[tuple[str, Screen]]:
    """Yield what a person among others is shown while something lies on the table."""
    offered = variant(key)
    frame = solo_frame(offered, seats, reader.phrasebook)
    own = OwnHand(at_once=True, next_asked=2)
    frame = replace(frame, solo=False, hints=False, table_link=LINK, own=own)
    screens = family_screens(offered.family)
    for name, game in moments(offered, seats):
        view = game.view(0)
        if isinstance(view, CanastaSeatView):
            view = with_a_long_hand(view)
        lies = view.order if isinstance(view, CanastaSeatView) else view.stage == "play"

        def draw(frame: Frame, words: Phrasebook, view: SeatView = view) -> Screen:
            return screens.hand(Drawing(frame, view, words))

        if lies:
            yield name, in_pictures(draw, view, frame, reader)


def is_pictured(screen: Screen) -> bool:
    return any(isinstance(scene, TableScene) for scene in screen.scenes)


@pytest.mark.parametrize("language", SPOKEN)
def test_hands_of_a_first_deal_have_their_picture_in_every_language(language: str) -> None:
    """A hand that is told now in words and now in a picture is looked for at every card."""
    reader = Reader(speaking(language), "two-colours", "cards")
    told = [
        f"{key}, {name}"
        for key, seats in (*COVERING, ("samba_4", 4))
        for name, screen in hands(key, seats, reader)
        if (key, seats) not in FULL and name.startswith("deal 1") and not is_pictured(screen)
    ]
    assert told == []
