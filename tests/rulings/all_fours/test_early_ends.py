"""Rulings on deals cut short and on claims in All Fours."""

import pytest

from tests.rulings.all_fours.written import Act, Deal, Options, Ruling, leading_up_to, ruled, tricks

SWEPT = Deal({0: "JSQS2C2H3H4H", 1: "ASKSTCTHTD2D"}, "5S")
"""Seat 1 takes the Jack with the first trick and ten pips with each from the third on."""

ORDER = tricks((1, "ASKSTCTHTD2D"), (0, "JSQS2C2H3H4H"))


def after(number: int, *before: Act, options: Options | None = None) -> Ruling:
    """Play `number` tricks of the deal that is swept."""
    plays = ", ".join(ORDER.split(", ")[: 2 * number])
    return ruled("seven_up", *before, SWEPT, "1 stand", plays, **options or {})


def is_settled(ruling: Ruling) -> bool:
    return ruling.game.forced is not None


def test_the_jack_and_game_must_both_be_decided() -> None:
    # After three tricks 20 pips are taken and three tens are unseen; after four it is 30, and
    # the four cards left can hold no more than two tens and two aces.
    assert [is_settled(after(number)) for number in range(1, 6)] == [
        False,
        False,
        False,
        True,
        True,
    ]


def test_where_players_may_revoke_nothing_is_settled_before_the_end() -> None:
    assert not is_settled(after(5, options={"revoke": "penalty"}))
    assert not is_settled(after(5, options={"revoke": "penalty", "revoke_claim": True}))


def test_a_low_that_goes_to_its_captor_is_open_while_it_may_be_out() -> None:
    assert not is_settled(after(5, options={"low_to": "captor"}))


def test_once_high_wins_the_game_the_others_do_not_matter() -> None:
    # Seat 1 has six of seven and was dealt the ace of trumps.
    assert is_settled(after(1, *leading_up_to(3, 6)))
    # With four it comes to six by the Jack, and Low or Game must bring the seventh.
    assert not is_settled(after(1, *leading_up_to(3, 4)))


def test_high_trumps_and_what_is_then_best_may_be_claimed() -> None:
    deal = Deal({0: "2C3C4C2H3H4H", 1: "ASKSQSJSTS9S"}, "5S")
    claimed = ruled("seven_up", deal, "1 stand, 1 claim rest")
    assert claimed.refused is None
    assert is_settled(claimed)
    plain = Deal({0: "2C3C4C2H3H4H", 1: "ASKSACADAH9D"}, "5S")
    # A trump may be out that these two do not draw.
    assert ruled("seven_up", plain, "1 stand, 1 claim rest").refused == "claim"


def test_without_a_trump_and_with_the_lowest_of_a_suit_none_may_be_claimed() -> None:
    deal = Deal({0: "2C2D2H3C3D3H", 1: "ASKSQSJSTC9C"}, "5S")
    claimed = ruled("seven_up", deal, "1 stand, 1 AS, 0 claim none")
    assert claimed.refused is None
    # With two at the table the others' rest is settled by it.
    assert is_settled(claimed)
    trump = Deal({0: "2C2D2H3C3D3S", 1: "ASKSQSJSTC9C"}, "5S")
    assert ruled("seven_up", trump, "1 stand, 1 TC, 0 claim none").refused == "claim"


@pytest.mark.parametrize(
    "options", [{"revoke": "penalty"}, {"mark_when_known": True}], ids=["revokes", "marks"]
)
def test_nothing_is_claimed_where_it_could_not_be_checked(options: Options) -> None:
    deal = Deal({0: "2C3C4C2H3H4H", 1: "ASKSQSJSTS9S"}, "5S")
    assert ruled("seven_up", deal, "1 stand, 1 claim rest", **options).refused == "claim"


def test_before_trumps_are_made_nothing_is_claimed() -> None:
    deal = Deal({0: "2C3C4C2H3H4H", 1: "ASKSQSJSTS9S"})
    assert ruled("pitch", deal, "1 claim rest").refused == "claim"
