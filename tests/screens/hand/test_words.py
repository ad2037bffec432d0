"""Beside its cards a hand has few words: whoever looks at cards does not read."""

import re
from dataclasses import replace
from itertools import islice
from typing import Final

from bot.screens.families import family_screens
from engine.contract.variant import Variant
from engine.games.catalogue import variants
from tests.each import each
from tests.laws.covering import THOROUGH, looked_at
from tests.screens.conftest import ENGLISH, PEOPLE, english, frame_of, texts
from tests.screens.records import by_chance

MOST: Final = 50
_NO_WORDS: Final = re.compile(r"\[[^\]]*\]\([^)]*\)|<[^>]*>|(?:10|[2-9JQKA])[♣♦♠♥]")
"""What leads to the table, what counts down, and cards."""
_WORD: Final = re.compile(r"[^\W\d_][\w']*")
STAGES: Final = ("pass", "discard", "beg", "answer", "bid", "play")

HANDS: Final = [
    (preset, seats)
    for preset in variants()
    for seats in preset.seats_allowed
    if preset.family != "canasta"
]


@each(("offered", "seats"), looked_at(HANDS))
def test_a_hand_has_at_most_fifty_words_beside_its_cards(offered: Variant, seats: int) -> None:
    title = ENGLISH(f"variant-{offered.key}")
    frame = replace(frame_of(PEOPLE[:seats]), variant_title=title)
    hand = family_screens(offered.family).hand
    names = {*PEOPLE, *_WORD.findall(title)}
    for game, _ in islice(by_chance(offered, seats), 1, 200, 3 if THOROUGH else 7):
        for seat in [seat for seat in game.to_act if seat >= 0][:1]:
            view = game.view(seat)
            if getattr(view, "stage", "") in STAGES:
                said = texts(hand(english(view, frame)))
                told = _WORD.findall(_NO_WORDS.sub("", said))
                assert len([word for word in told if word not in names]) <= MOST, said
