"""A tap right after the last card of a deal is not taken for a move of the next."""

from bot.room.second_taps import SecondTaps


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
