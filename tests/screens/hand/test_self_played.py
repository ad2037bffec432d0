"""Cards that play themselves, and what a hand lets one choose ahead."""

from dataclasses import replace

import pytest

from bot.screens.all_fours.screens import ALL_FOURS
from bot.screens.families import family_screens
from bot.screens.frame import OwnHand
from bot.screens.hearts.screens import HEARTS
from engine.cards import card, cards
from engine.contract.action import Action
from engine.games.all_fours.view import AllFoursSeatView
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView
from engine.table.chairs import Presence
from tests.conftest import of_kind
from tests.screens.conftest import buttons, english, faults, frame_of, texts
from tests.screens.records import kept, playing

FRAME = frame_of()


def waiting() -> HeartsSeatView:
    """Alice's view of the second trick, before her turn."""
    view = of_kind(HeartsSeatView, playing(trick=2, plays=1).view(0))
    assert view.prompt is None
    return view


def in_turn(held: str, playable: str) -> HeartsSeatView:
    """A view of whose turn it is, with other cards."""
    game = playing(trick=2, plays=2)
    view = of_kind(HeartsSeatView, game.view(game.to_act[0]))
    assert view.prompt is not None
    return replace(view, hand=cards(held), prompt=view.prompt._replace(cards=cards(playable)))


@pytest.mark.parametrize(
    ("held", "playable", "played"),
    [("7D8C9C", "7D", "play 7D"), ("7D7D9C", "7D7D", "play 7D"), ("7D8D9C", "7D8D", None)],
)
def test_the_only_card_is_played_and_equal_cards_are_one(
    held: str, playable: str, played: str | None
) -> None:
    action = HEARTS.only_play(in_turn(held, playable))
    assert (action and str(action)) == played


def all_fours() -> AllFoursSeatView:
    """The view of the first seat that is to play a card."""
    for game, _ in kept("seven_up", 2):
        seat = game.to_act[0]
        view = game.view(seat) if seat >= 0 else None
        if isinstance(view, AllFoursSeatView) and view.stage == "play":
            return view
    raise AssertionError


def test_a_card_with_which_something_may_be_said_leaves_a_choice() -> None:
    """F20: trumps may be played with a question."""
    view = all_fours()
    only = view.prompt and replace(view, prompt=view.prompt._replace(cards=view.prompt.cards[:1]))
    assert only is not None
    assert ALL_FOURS.only_play(replace(only, may_inquire=False)) is not None
    assert ALL_FOURS.only_play(replace(only, may_inquire=True)) is None


def test_nothing_but_a_card_in_a_trick_is_played_without_a_press() -> None:
    for key, seats in (("canasta_2", 2), ("standard", 4), ("seven_up", 2)):
        screens = family_screens(variant(key).family)
        for game, _ in kept(key, seats):
            for seat in game.to_act:
                action = None if seat < 0 else screens.only_play(game.view(seat))
                assert action is None or game.legal_actions(seat) == (action,)


def test_every_card_can_be_chosen_ahead_and_keeps_its_label() -> None:
    view = waiting()
    plain = HEARTS.hand(english(view))
    free = HEARTS.hand(english(view, replace(FRAME, own=OwnHand(next_asked=7))))
    chosen = HEARTS.hand(
        english(view, replace(FRAME, own=OwnHand(next_asked=7, ahead=view.hand[0])))
    )
    assert faults(free) == faults(chosen) == []
    ids = [str(key.get("custom_id")) for key in buttons(free).values() if not key.get("disabled")]
    said = [one.rpartition(".ahead.7.")[2] for one in ids if ".ahead." in one]
    assert sorted(said) == sorted(map(str, view.hand))
    # Only colour and text tell which is chosen: a longer label would move the next cards.
    assert list(buttons(plain)) == list(buttons(free)) == list(buttons(chosen))
    assert "Press a card now" in texts(free)
    assert "Press a card now" not in texts(plain) + texts(chosen)
    green = [label for label, key in buttons(chosen).items() if key.get("style") == 3]
    assert len(green) == 1
    assert f"{green[0]} is played next" in texts(chosen)


def test_nobody_away_or_in_a_pause_chooses_ahead() -> None:
    view, own = waiting(), OwnHand(next_asked=7)
    away = (replace(FRAME.chairs[0], presence=Presence.AWAY), *FRAME.chairs[1:])
    for frame in (replace(FRAME, own=own, chairs=away), replace(FRAME, own=own, paused_until=9)):
        screen = HEARTS.hand(english(view, frame))
        assert not any(".ahead." in str(key.get("custom_id")) for key in buttons(screen).values())


def test_right_after_a_trick_the_cards_are_dimmed() -> None:
    game = playing(trick=2)
    view = of_kind(HeartsSeatView, game.view(game.to_act[0]))
    screen = HEARTS.hand(english(view, replace(FRAME, own=OwnHand(resting=True))))
    cards_shown = [key for key in buttons(screen).values() if ".do." in str(key.get("custom_id"))]
    assert cards_shown
    assert all(key.get("disabled") for key in cards_shown)
    assert "Look at the trick first." in texts(screen)


def test_a_card_chosen_ahead_is_played_only_if_it_is_legal_and_no_revoke() -> None:
    view = in_turn("7D8C9C", "7D8C")
    assert HEARTS.played_ahead(view, card("7D")) == Action.read("play 7D")
    assert HEARTS.played_ahead(view, card("9C")) is None
    revoking = all_fours()
    face = revoking.open_prompt.cards[0]
    assert ALL_FOURS.played_ahead(revoking, face) is not None
    assert ALL_FOURS.played_ahead(replace(revoking, lawful=()), face) is None
