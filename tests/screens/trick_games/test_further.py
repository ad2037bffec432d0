"""What further variants ask of the screens: equal cards, tricks that stay, turns to the right."""

from bot.screens.hearts.screens import HEARTS
from bot.screens.hearts.table import trick_count
from bot.screens.phrases import TIMES
from bot.screens.trick_games.usual import still_to_play
from engine.games.hearts.view import HeartsSeatView, HeartsView
from tests.screens.conftest import buttons, english, frame_of
from tests.screens.records import first, first_deal, kept

FRAME = frame_of(("Alice", "Bob", "Carol", "Dave", "Erin", "Frank"))


def test_equal_cards_of_a_hand_share_a_key_that_counts_them() -> None:
    game = first("cancellation", 6)
    doubled: list[str] = []
    for seat in range(6):
        view = game.view(seat)
        assert isinstance(view, HeartsSeatView)
        screen = HEARTS.hand(english(view, FRAME))
        keys = [part for part in buttons(screen).values() if "play" in part.get("custom_id", "")]
        assert len(keys) == len(set(view.hand))
        doubled += [label for label in buttons(screen) if label.endswith(f" {TIMES}2")]
        assert (len(keys) < len(view.hand)) == any(TIMES in label for label in buttons(screen))
    assert doubled


def test_a_trick_that_nobody_won_is_counted_until_somebody_takes_it() -> None:
    pending = 0
    for game, _ in kept("cancellation", 6, 2):
        view = game.view(None)
        assert isinstance(view, HeartsView)
        if view.stage == "play":
            assert trick_count(view) == 17
        pending += bool(view.pending)
    assert pending


def test_who_is_still_to_play_is_told_in_the_order_of_the_game() -> None:
    game = first_deal("likha", 4, {"pass_cycle": {"4": "H"}})
    leading = game.to_act[0]
    game, _ = game.apply(leading, game.legal_actions(leading)[0])
    view = game.view(None)
    assert isinstance(view, HeartsView)
    leader = view.trick[0].seat
    assert view.to_act == ((leader - 1) % 4,)
    assert still_to_play(view) == ((leader - 1) % 4, (leader - 2) % 4, (leader - 3) % 4)
