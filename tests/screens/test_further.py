"""What further variants ask of the screens: equal cards, tricks that stay, turns to the right."""

from random import Random

from bot.phrasebook import Phrasebook
from bot.screens.hearts.hand import TIMES, hand_screen
from bot.screens.hearts.trick import still_to_play, trick_count
from engine.contract.seats import DEALER
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView, HeartsView
from tests.screens.conftest import buttons, faults, frame_of

FRAME = frame_of(("Alice", "Bob", "Carol", "Dave", "Erin", "Frank"))


def test_equal_cards_of_a_hand_share_a_key_that_counts_them(phrasebook: Phrasebook) -> None:
    game = variant("cancellation").start(6, 5)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(1)))
    doubled: list[str] = []
    for seat in range(6):
        view = game.view(seat)
        assert isinstance(view, HeartsSeatView)
        screen = hand_screen(FRAME, view, phrasebook=phrasebook)
        assert faults(screen) == []
        keys = [part for part in buttons(screen).values() if "play" in part.get("custom_id", "")]
        assert len(keys) == len(set(view.hand))
        doubled += [label for label in buttons(screen) if label.endswith(f" {TIMES}2")]
        assert (len(keys) < len(view.hand)) == any(TIMES in label for label in buttons(screen))
    assert doubled


def test_a_trick_that_nobody_won_is_counted_until_somebody_takes_it() -> None:
    rng = Random(2)
    for _ in range(60):
        game = variant("cancellation").start(8, 0)
        while game.deal_scores == ():
            seat = game.to_act[0]
            game, _ = game.apply(seat, game.propose(seat, rng))
            view = game.view(None)
            assert isinstance(view, HeartsView)
            if view.stage == "play":
                assert trick_count(view) == 13
            if view.pending:
                return
    raise AssertionError


def test_who_is_still_to_play_is_told_in_the_order_of_the_game() -> None:
    rng = Random(3)
    game = variant("likha", {"pass_cycle": {"4": "H"}}).start(4, 0)
    for _ in range(2):
        seat = game.to_act[0]
        game, _ = game.apply(seat, game.propose(seat, rng))
    view = game.view(None)
    assert isinstance(view, HeartsView)
    leader = view.trick[0].seat
    assert view.to_act == ((leader - 1) % 4,)
    assert still_to_play(view) == ((leader - 2) % 4, (leader - 3) % 4)
