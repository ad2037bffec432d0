"""Hands from two packs: equal cards share one key."""

from random import Random

from bot.screens.hearts.hand import TIMES, hand_screen
from bot.words import Words
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsView
from tests.screens.conftest import buttons, faults, frame_of

FRAME = frame_of(("Alice", "Bob", "Carol", "Dave", "Erin", "Frank"))


def test_equal_cards_of_a_hand_share_a_key_that_counts_them(words: Words) -> None:
    game = variant("cancellation").start(6, 5)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(1)))
    doubled: list[str] = []
    for seat in range(6):
        view = game.view(seat)
        assert isinstance(view, HeartsView)
        layout = hand_screen(FRAME, view, words=words)
        assert faults(layout) == []
        keys = [part for part in buttons(layout).values() if "play" in part.get("custom_id", "")]
        assert len(keys) == len(set(view.hand))
        doubled += [label for label in buttons(layout) if label.endswith(f" {TIMES}2")]
        assert (len(keys) < len(view.hand)) == any(TIMES in label for label in buttons(layout))
    assert doubled
