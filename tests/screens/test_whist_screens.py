"""Whist, a family of one file, has whole screens by a value and six messages."""

from random import Random
from typing import Any, Final, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.phrasebook import HOME, Phrasebook, pages
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.plain import trick_screens
from engine.contract.game import Game
from engine.games import catalogue
from tests.engine.bowers import after, dealt
from tests.engine.whist import WHIST, WhistSeatView, WhistView
from tests.screens.conftest import faults, frame_of, texts

OWN: Final = """
variant-whist = Whist
variant-whist-about = Thirteen tricks, and the last card dealt is trumps.
whist-goal = to { $target }
whist-rules = Follow suit if you can.
whist-target = How long
whist-target-is = The game goes to { $value }.
"""


@pytest.fixture
def own_texts(monkeypatch: pytest.MonkeyPatch) -> Phrasebook:
    """The phrasebook with the messages of Whist, which is in the catalogue."""
    monkeypatch.setitem(cast("dict[str, Any]", catalogue.FAMILIES), "whist", WHIST)
    bundle = FluentBundle([HOME], use_isolating=False)
    for resource in (FluentResource(OWN), *(page for _, page in pages(HOME))):
        bundle.add_resource(resource)
    return Phrasebook(HOME, [bundle], strict=True)


def test_a_whole_game_of_whist_is_drawn(own_texts: Phrasebook) -> None:
    whist = trick_screens("whist", FamilyLines[WhistView, WhistSeatView]())
    rng, frame, trumps = Random(1), frame_of(), 0
    game: Game = WHIST.presets["whist"].start(4, 0)
    while game.outcome is None:
        view = cast("WhistView", game.view(None))
        hands = [cast("WhistSeatView", game.view(seat)) for seat in range(4)]
        table = whist.table(frame, view, own_texts)
        trumps += "Trumps: " in texts(table)
        for screen in (
            table,
            whist.last(frame, view, own_texts),
            whist.scores(frame, view, own_texts),
            *(whist.hand(frame, hand, phrasebook=own_texts) for hand in hands),
        ):
            assert faults(screen) == []
        seat = rng.choice(game.to_act)
        game, _ = game.apply(seat, game.propose(seat, rng))
    assert trumps > 50
    result = whist.result(frame, cast("WhistView", game.view(None)), own_texts)
    assert faults(result) == []
    assert "win together" in texts(result)


def test_the_hand_names_the_suit_that_the_card_led_counts_as(own_texts: Phrasebook) -> None:
    whist = trick_screens("whist", FamilyLines[WhistView, WhistSeatView]())
    # Spades are trumps and the jack of clubs is one: clubs do not follow to it.
    led = after(dealt("2D3D9S", "JC4DAD", "QCKC8H", "7CJS8C"), "1 play JC")
    void = texts(whist.hand(frame_of(), led.view(2), phrasebook=own_texts))
    assert "You have no spades" in void
    assert "Follow" not in void
    led = after(led, "2 play QC")
    assert "Follow spades" in texts(whist.hand(frame_of(), led.view(3), phrasebook=own_texts))
