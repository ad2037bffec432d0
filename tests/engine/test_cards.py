"""Cards, actions and events in writing; places; tricks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cards import JOKER, Unreadable, card, cards, pack, spell
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.outcome import Outcome, places
from engine.contract.seats import clockwise_from, left_of
from engine.tricks.trick import Play, following, void, winner
from tests.each import each


@given(st.lists(st.sampled_from(pack(jokers=1))))
def test_cards_survive_their_writing(row: list[tuple[str, int]]) -> None:
    faces = [face for face in pack(jokers=1) if face in row]
    assert cards(spell(faces)) == tuple(faces)


@each("text", ["", "Q", "qs", "1C", "QX", "10C", "*"])
def test_what_is_no_card_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        card(text)


def test_jokers_that_differ_are_written_apart_and_are_in_no_pack_unless_asked_for() -> None:
    assert spell(cards("X1X2**")) == "X1X2**"
    assert len(set(cards("X1X2**"))) == 3
    assert card("X1") > card("X2") > JOKER
    assert not set(cards("X1X2")) & set(pack(jokers=2))


def test_packs_hold_what_is_not_stripped() -> None:
    assert len(pack()) == 52
    assert len(pack(2, jokers=2)) == 108
    assert pack(2, jokers=2).count(JOKER) == 4
    assert len(pack(2, without=cards("2C"))) == 102


@pytest.mark.parametrize("text", ["", " play", "play ", "play  QS"])
def test_an_action_is_words_parted_by_single_spaces(text: str) -> None:
    with pytest.raises(Unreadable):
        Action.read(text)


def test_an_event_is_heard_by_those_it_is_for() -> None:
    told = Event.of("cards-dealt", 1, cards("2C3C"), heard_by=(1,))
    assert str(told) == "cards-dealt 1 2C3C"
    assert told.may_hear(1)
    assert not told.may_hear(0)
    assert not told.may_hear(None)
    assert Event("trick-taken", 1).may_hear(None)


def test_equal_totals_share_the_better_place_and_the_next_is_skipped() -> None:
    assert places((10, 20, 20, 30)) == (1, 2, 2, 4)
    assert places((10, 20, 20, 30), highest_wins=True) == (4, 2, 2, 1)
    assert Outcome("target", (1, 1, 3), ((0,), (1,), (2,))).winners == (0, 1)


def test_the_highest_trump_else_the_highest_of_the_suit_led_takes_the_trick() -> None:
    plays = tuple(Play(seat, face) for seat, face in enumerate(cards("5CAD9C2S")))
    assert winner(plays) == 2
    assert winner(plays, trump="S") == 3
    assert winner(tuple(Play(seat, face) for seat, face in enumerate(cards("9C9C")))) == 0


def test_seats_go_round_and_hands_follow_suit() -> None:
    assert left_of(3, 4) == 0
    assert left_of(0, 4, -1) == 3
    assert clockwise_from(2, 4) == (2, 3, 0, 1)
    assert following(cards("2C3D"), "D") == cards("3D")
    assert following(cards("2C3D"), "S") == cards("2C3D")
    assert void(cards("2C3D"), "S")
