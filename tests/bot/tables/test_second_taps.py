"""A tap right after the last card of a deal is not taken for a move of the next."""

from bot.tables.clock.second_taps import SecondTaps
from engine.cards import card
from engine.contract.action import Action


def test_only_who_ended_a_deal_is_kept_from_moving_and_not_for_long() -> None:
    now = 1_000
    taps = SecondTaps(1.0, lambda: now)
    assert not taps.may_be_one(2)
    taps.deal_ended(2)
    assert taps.may_be_one(2)
    assert not taps.may_be_one(0)
    now += 999
    assert taps.may_be_one(2)
    now += 1
    assert not taps.may_be_one(2)


def test_an_equal_card_is_not_chosen_by_the_second_of_two_taps() -> None:
    now = 1_000
    taps = SecondTaps(1.0, lambda: now)
    assert not taps.repeats(2, card("7D"))
    taps.played(2, Action.read("play 7D"))
    assert taps.repeats(2, card("7D"))
    assert not taps.repeats(2, card("8D"))
    assert not taps.repeats(1, card("7D"))
    now += 1_000
    assert not taps.repeats(2, card("7D"))
