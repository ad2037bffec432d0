"""Section 9: High, Low, Jack and Game, in this order."""

import pytest

from tests.each import each
from tests.rulings.all_fours.written import (
    OLD,
    Act,
    Deal,
    Options,
    leading_up_to,
    made,
    ruled,
    tricks,
)

PRESETS = [*OLD, "seven_up", "seven_up_1876", "trinidad", "tobago"]
NOBODY: Options = {"game_tie": "none"}


def two_hands(eldest: str, dealer: str, turns: str = "5S") -> tuple[Act, ...]:
    """Return a deal of two hands and their play: eldest leads to every trick, and takes it."""
    return Deal({1: eldest, 0: dealer}, turns), "1 stand", tricks((1, eldest), (0, dealer))


@each("preset", PRESETS)
def test_f21_high_is_the_best_trump_in_play(preset: str) -> None:
    """F21. §2 High: 07 23 45 14. The ace of trumps, or the next best that is out."""
    ace = two_hands("AS2H3H4H6H7H", "KS2C3C4C6C7C", "8S")
    assert ruled(preset, *ace, **NOBODY).row == [1, 2]
    next_best = two_hands("9S2H3H4H6H7H", "7S2C3C4C6C8C", "8S")
    assert ruled(preset, *next_best, **NOBODY).row == [1, 1]


@each("preset", [*OLD, "seven_up", "trinidad", "tobago"])
def test_f21_low_is_its_original_owner_s(preset: str) -> None:
    """F21, D3, D4. §2 Low: 07 23 45 14. Though it is captured: low_to=holder."""
    deuce = two_hands("AS2H3H4H6H7H", "2S2C3C4C6C7C", "8S")
    assert ruled(preset, *deuce, **NOBODY).row == [1, 2]
    next_lowest = two_hands("7S2H3H4H6H7H", "4S2C3C4C6C8C", "8S")
    assert ruled(preset, *next_lowest, **NOBODY).row == [1, 1]


def test_f21_low_to_its_captor() -> None:
    """F21, D4: low_to=captor, as in Lancashire and by another reading of 1845."""
    deuce = two_hands("AS2H3H4H6H7H", "2S2C3C4C6C7C", "8S")
    assert ruled("af1845", *deuce, low_to="captor").row == [0, 3]
    kept = two_hands("2S2H3H4H6H7H", "9C2C3C4C6C7C", "8S")
    assert ruled("af1845", *kept, low_to="captor").row == [0, 2]


def test_f21_low_to_the_dealer() -> None:
    """F21, D3: low_to=dealer, the Chinese 1814."""
    deuce = two_hands("AS2S3H4H6H7H", "2C3C4C6C7C8C", "8S")
    assert ruled("af1814", *deuce).row == [0, 3]
    assert ruled("af1814", *deuce, low_to="dealer").row == [1, 2]
    # No quirk switches it on.
    assert ruled("af1814", *deuce, literal_quirks=True).row == [0, 3]


@each("preset", PRESETS)
@each("taker", ["AS", "KS", "QS"])
def test_f21_jack_is_whose_trick_it_falls_to(preset: str, taker: str) -> None:
    """F21, jack_to. §2 Jack: 07 23 45 14. Ace, king and queen of trumps can take it."""
    hung = 3 if preset in {"trinidad", "tobago"} else 1
    # Eldest makes High, Jack and Game; the jack is also the lowest trump, and so the dealer's.
    taken = two_hands(f"{taker}2H3H4H6H7H", "JS2C3C4C6C7C", "8S")
    assert ruled(preset, *taken).row == [1, 1 + hung + 1]


@each("preset", PRESETS)
def test_f21_jack_saved(preset: str) -> None:
    """F21. §2 Jack: 07 23 14."""
    saved = two_hands("JS2H3H4H6H7H", "TS2C3C4C6C7C", "8S")
    # High and Jack; the ten under it makes Low for the dealer, Game for eldest.
    assert ruled(preset, *saved).row == [1, 3]


def test_f21_the_value_of_a_hanged_jack() -> None:
    """F21: hang."""
    taken = two_hands("QS2H3H4H6H7H", "JS2C3C4C6C7C", "8S")
    for hang in (1, 3):
        assert ruled("af1807", *taken, hang=hang).row == [1, 2 + hang]


def test_f21_a_jack_that_the_partner_takes_is_not_hanged() -> None:
    """F21: hang."""
    hands = {3: "QS2H3H4H6H7H", 2: "2C3C4C6C7C8C", 1: "JS2D3D4D6D7D", 0: "9C9DTCJC8DTD"}
    play = "3 stand", tricks(*hands.items())
    # All four, and Jack for one point only.
    assert ruled("trinidad", Deal(hands, "5S"), *play, seats=4).row == [0, 4, 0, 4]


@each("preset", PRESETS)
def test_f21_game_is_the_more_pips(preset: str) -> None:
    """F21. §2 Game cards: 07 23 45 14. Ace 4, king 3, queen 2, jack 1, ten 10, of all suits."""
    # No trump is in play; eldest takes clubs, then gives the lead up.
    for card, beaten in (("A", "K"), ("K", "Q"), ("Q", "J"), ("T", "A"), ("T", "K"), ("J", "3")):
        hands = {1: f"{card}C2D3D4D6D7D", 0: f"{beaten}H8D8H9H7H6H"}
        first = f"1 stand, 1 {card}C, 0 6H"
        rest = f"1 2D, 0 8D, 0 {beaten}H, 1 3D, 0 8H, 1 4D, 0 9H, 1 6D, 0 7H, 1 7D"
        row = ruled(preset, Deal(hands, "5S"), first, rest).row
        assert row == [0, 1], (card, beaten)


@pytest.mark.parametrize("preset", OLD)
def test_f21_each_ace_king_queen_and_jack_counts(preset: str) -> None:
    """F21. §2 Game cards: 07 23 45 14. Four honours make ten, as much as a ten of trumps alone."""
    # The dealer's ten of trumps is High and Low; with a tie nobody makes Game.
    honours = {1: "ACKCQCJC2D3D", 0: "TS8D8H9H7H6H"}
    last = "1 2D, 0 8D, 0 TS, 1 3D"
    play = "1 stand", tricks((1, "ACKCQCJC"), (0, "6H7H8H9H")), last
    assert ruled(preset, Deal(honours, "5S"), *play).row == [2, 0]
    for at, honour in enumerate(("AC", "KC", "QC", "JC")):
        clubs = "ACKCQCJC".replace(honour, f"{4 + at}C")
        fewer = Deal({**honours, 1: f"{clubs}2D3D"}, "5S")
        play = "1 stand", tricks((1, clubs), (0, "6H7H8H9H")), last
        assert ruled(preset, fewer, *play).row == [3, 0]


def test_f21_the_pips_of_partners_are_counted_together() -> None:
    """F21: six each of theirs to a ten."""
    hands = {1: "ACQC2D3D4D6D", 2: "2C3C4C6C7C8C", 3: "7D8DADQD2H9D", 0: "3H4H6H7H9HTH"}
    first = "1 AC, 2 2C, 3 7D, 0 3H, 1 QC, 2 3C, 3 8D, 0 4H, 1 2D, 2 4C, 3 AD, 0 6H"
    then = "3 QD, 0 7H, 1 3D, 2 6C, 3 2H, 0 9H, 1 4D, 2 7C, 0 TH, 1 6D, 2 8C, 3 9D"
    for preset in ("af1845", "af1814", "seven_up"):
        assert ruled(preset, Deal(hands, "5S"), "1 stand", first, then, seats=4).row == [0, 1, 0, 1]


def test_f21_d1_game_of_trumps_only_by_the_letter() -> None:
    """F21, D1: literal_quirks, game_suits. §2 Game cards: 45."""
    # Eldest takes the ten of hearts, the dealer the king of trumps.
    hands = {1: "TH9H8H2D3D4D", 0: "KS6D2C3C4C6C"}
    play = "1 stand, 1 TH, 0 2C, 1 9H, 0 3C, 1 2D, 0 6D, 0 KS, 1 3D, 0 4C, 1 4D, 0 6C, 1 8H"
    deal = Deal(hands, "5S")
    assert ruled("af1845", deal, play).row == [2, 1]
    assert ruled("af1845", deal, play, literal_quirks=True).row == [3, 0]
    assert ruled("af1845", deal, play, game_suits="trumps").row == [3, 0]
    assert ruled("af1845", deal, play, game_suits="tens_of_trumps").row == [3, 0]


def test_f21_d1_the_middle_reading_counts_tens_of_trumps_only() -> None:
    """F21, D1: game_suits=tens_of_trumps. Aces, kings, queens and jacks count of all suits."""
    # Eldest takes the ace and the ten of hearts, the dealer the king of trumps.
    hands = {1: "TH9HAH2D3D4D", 0: "KS6D2C3C4C6C"}
    play = "1 stand, 1 TH, 0 2C, 1 AH, 0 3C, 1 2D, 0 6D, 0 KS, 1 3D, 0 4C, 1 4D, 0 6C, 1 9H"
    deal = Deal(hands, "5S")
    assert ruled("af1845", deal, play, game_suits="tens_of_trumps").row == [2, 1]
    assert ruled("af1845", deal, play, game_suits="trumps").row == [3, 0]
    tens = {1: "THTDQH2D3D4D", 0: "TS6D2C3C4C6C"}
    play = "1 stand, 1 TH, 0 2C, 1 TD, 0 6D, 1 QH, 0 3C, 1 2D, 0 TS, 0 4C, 1 3D, 0 6C, 1 4D"
    assert ruled("af1845", Deal(tens, "5S"), play, game_suits="tens_of_trumps").row == [3, 0]
    assert ruled("af1845", Deal(tens, "5S"), play).row == [2, 1]


def test_f21_d2_a_ten_counts_one_by_the_letter() -> None:
    """F21, D2: literal_quirks, ten. §2 Game cards: 14."""
    # Eldest takes two tens, the dealer an ace.
    hands = {1: "THTD2C3D4D7D", 0: "AC6D3C4C6C8C"}
    deal = Deal(hands, "5S")
    play = "1 stand, 1 TH, 0 3C, 1 TD, 0 6D, 1 2C, 0 AC, 0 4C, 1 3D, 0 6C, 1 4D, 0 8C, 1 7D"
    assert ruled("af1814", deal, play).row == [0, 1]
    assert ruled("af1814", deal, play, literal_quirks=True).row == [1, 0]
    assert ruled("af1814", deal, play, ten=1).row == [1, 0]
    assert ruled("af1807", deal, play, ten=1).row == [1, 0]
    # Each quirk is one text's: the others know nothing of it.
    assert ruled("af1807", deal, play, literal_quirks=True).row == [0, 1]
    assert ruled("af1845", deal, play, literal_quirks=True).row == [0, 0]


@each("preset", PRESETS)
def test_f22_one_trump_is_both_high_and_low(preset: str) -> None:
    """F22."""
    assert ruled(preset, *made(2, 1, 0), **NOBODY).row == [0, 2]


@each("preset", PRESETS)
def test_f22_a_jack_alone_can_count_all_four(preset: str) -> None:
    """F22."""
    alone = two_hands("JS2H3H4H6H7H", "2C3C4C6C7C8C")
    assert ruled(preset, *alone).row == [0, 4]


@each("preset", PRESETS)
def test_f22_without_a_trump_there_is_only_game(preset: str) -> None:
    """F22."""
    assert ruled(preset, *made(1, 1, 0)).row == [0, 1]
    assert ruled(preset, *made(0, 1, 0), **NOBODY).row == [0, 0]


def test_f23_nobody_makes_a_tied_game_in_the_old_texts() -> None:
    """F23, D5: game_tie=none."""
    tied = two_hands("9D2H3H4H6H7H", "2C3C4C6C7C8C")
    for preset in (*OLD, "trinidad", "tobago"):
        assert ruled(preset, *tied).row == [0, 0]


def test_f23_the_non_dealer_makes_it() -> None:
    """F23, D5: game_tie=nondealer. Also of no pips at all."""
    tied = two_hands("9D2H3H4H6H7H", "2C3C4C6C7C8C")
    for preset in ("seven_up", "seven_up_1876"):
        assert ruled(preset, *tied).row == [0, 1]
    assert ruled("af1807", *tied, game_tie="nondealer").row == [0, 1]
    # A king each.
    hands = {1: "KD2C3D4D6D7D", 0: "KC8H3C4C6C8C"}
    even = "1 stand, 1 KD, 0 8H, 1 2C, 0 KC, 0 3C, 1 3D, 0 4C, 1 4D, 0 6C, 1 6D, 0 8C, 1 7D"
    assert ruled("seven_up", Deal(hands, "5S"), even).row == [0, 1]
    assert ruled("af1807", Deal(hands, "5S"), even).row == [0, 0]


def test_f23_of_pairs_the_side_that_did_not_deal() -> None:
    """F23."""
    hands = {1: "2H3H4H6H7H8H", 2: "2C3C4C6C7C8C", 3: "2D3D4D6D7D8D", 0: "9C9D9H7S8S6S"}
    first = "1 stand, 1 2H, 2 2C, 3 2D, 0 9H, 0 9C, 1 3H, 2 3C, 3 3D, 0 9D, 1 4H, 2 4C, 3 4D"
    rest = "0 6S, 1 6H, 2 6C, 3 6D, 0 7S, 1 7H, 2 7C, 3 7D, 0 8S, 1 8H, 2 8C, 3 8D"
    # The dealer's side has High and Low.
    assert ruled("seven_up", Deal(hands, "5S"), first, rest, seats=4).row == [2, 1, 2, 1]


def test_f23_of_three_a_tie_of_the_dealer_with_another_is_the_other_s() -> None:
    """F23 (Foster)."""
    # A king each for eldest and the dealer.
    hands = {1: "KC2C3D4D6D7D", 2: "2H3H4H6H7H8H", 0: "KH8C6C3C4C7C"}
    play = "1 stand, 1 KC, 2 2H, 0 3C, 1 2C, 2 3H, 0 8C, 0 KH, 1 3D, 2 4H"
    rest = "0 4C, 1 4D, 2 6H, 0 6C, 1 6D, 2 7H, 0 7C, 1 7D, 2 8H"
    assert ruled("seven_up", Deal(hands, "5S"), play, rest, seats=3).row == [0, 1, 0]
    assert ruled("seven_up", Deal(hands, "5S"), play, rest, seats=3, **NOBODY).row == [0, 0, 0]


def test_f23_of_three_a_tie_of_the_others_or_of_all_is_nobody_s() -> None:
    """F23 (Foster)."""
    # Seat 1 takes the king of clubs, seat 2 the king of hearts, the dealer nothing.
    hands = {1: "KC2H3D4D6D7D", 2: "KH3H4H6H7H8H", 0: "2C3C4C6C7C8C"}
    play = "1 stand, 1 KC, 2 3H, 0 2C, 1 2H, 2 KH, 0 3C, 2 4H, 0 4C, 1 3D"
    rest = "2 6H, 0 6C, 1 4D, 2 7H, 0 7C, 1 6D, 2 8H, 0 8C, 1 7D"
    assert ruled("seven_up", Deal(hands, "5S"), play, rest, seats=3).row == [0, 0, 0]
    nothing = {1: "2D3D4D6D7D8D", 2: "2H3H4H6H7H8H", 0: "2C3C4C6C7C8C"}
    play = "1 stand", tricks((1, nothing[1]), (2, nothing[2]), (0, nothing[0]))
    assert ruled("seven_up", Deal(nothing, "5S"), *play, seats=3).row == [0, 0, 0]


def test_f24_at_most_five_points_in_a_hand() -> None:
    """F24: the gift and all four."""
    sweep = made(4, 1, 0, said="beg, 0 give")
    assert ruled("af1807", *sweep).row == [0, 5]
    assert ruled("af1807", *sweep).scores == [0, 5]


def test_f24_or_a_turned_jack_a_run_and_all_four() -> None:
    """F24."""
    hands = {0: "ASKSQSJSTS9S", 1: "2C3C4C5C6C7C"}
    deal = Deal(hands, "JH8S", ("2D3D4D2H3H4H",))
    play = (
        "1 beg, 0 run, 1 stand, 1 2C, 0 AS",
        tricks((0, "KSQSJSTS9S2H3H4H"), (1, "3C4C5C6C7C2D3D4D")),
    )
    assert ruled("af1807", deal, *play).row == [5, 0]


def test_d14_high_and_low_are_counted_at_the_end() -> None:
    """F20, F21, D14: no point is marked before; or when they are known (mark_when_known)."""
    deal = Deal({1: "AS2H3H4H6H7H", 0: "2S2C3C4C6C7C"}, "8S")
    begun = "1 stand, 1 AS, 0 2S"
    assert ruled("af1807", deal, begun).scores == [0, 0]
    assert ruled("af1807", deal, begun, mark_when_known=True).scores == [1, 1]
    whole = two_hands("AS2H3H4H6H7H", "2S2C3C4C6C7C", "8S")
    assert ruled("af1807", *whole, mark_when_known=True).scores == [1, 2]
    assert ruled("af1807", *whole).scores == [1, 2]


def test_d14_what_is_known_first_wins() -> None:
    """F25, D14: with nine each, eldest leads the deuce and the dealer takes it with the ace."""
    up_to = leading_up_to(9, 9)
    deal = Deal({1: "2S2H3H4H6H7H", 0: "AS2C3C4C6C7C"}, "8S")
    known = ruled("af1807", *up_to, deal, "1 stand, 1 2S", mark_when_known=True)
    assert (known.scores, known.winners) == ([9, 10], [1])
    play = tricks((0, "2C3C4C6C7C"), (1, "2H3H4H6H7H"))
    counted = ruled("af1807", *up_to, deal, "1 stand, 1 2S, 0 AS", play)
    assert (counted.scores, counted.winners) == ([10, 9], [0])


def test_d15_the_order_is_high_low_jack_game() -> None:
    """F21, D15, F25: with nine each, High before Low, Low before Jack, Jack before Game."""
    up_to = leading_up_to(9, 9)
    # High for the dealer, all else for eldest.
    high = Deal({1: "2SJSTHTD9H8H", 0: "AS2C3C4C6C7C"}, "5S")
    play = "1 stand, 1 2S, 0 AS, 0 2C, 1 JS, 1 TH, 0 3C, 1 TD, 0 4C, 1 9H, 0 6C, 1 8H, 0 7C"
    won = ruled("af1807", *up_to, high, play)
    assert (won.scores, won.winners) == ([10, 9], [0])
    # The same hand with less on the sheet: one point to three.
    assert ruled("af1807", high, play).row == [1, 3]
    # High and Jack nobody's but eldest's, who needs two; Low the dealer's, who needs one.
    low = Deal({1: "ASJSTHTD9H8H", 0: "2S2C3C4C6C7C"}, "5S")
    play = "1 stand, 1 AS, 0 2S, 1 JS, 0 2C, 1 TH, 0 3C, 1 TD, 0 4C, 1 9H, 0 6C, 1 8H, 0 7C"
    won = ruled("af1807", *leading_up_to(9, 8), low, play)
    assert (won.scores, won.winners) == ([10, 9], [0])
    assert ruled("af1807", low, play).row == [1, 3]
    # High and Jack eldest's, who needs three; Low and Game the dealer's, who needs two.
    jack = Deal({1: "ASJS2H3H4H6D", 0: "2STDTC9D8D7D"}, "5S")
    play = "1 stand, 1 AS, 0 2S, 1 JS, 0 7D, 1 6D, 0 TD, 0 TC, 1 2H, 0 9D, 1 3H, 0 8D, 1 4H"
    assert ruled("af1807", jack, play).row == [2, 2]
    won = ruled("af1807", *leading_up_to(8, 8), jack, play)
    assert (won.scores, won.winners) == ([9, 10], [1])


def test_f24_a_hanged_jack_may_pass_the_target() -> None:
    """F24, F25: the score never exceeds the target and the last increment."""
    taken = two_hands("QS2H3H4H6H7H", "JS2C3C4C6C7C", "8S")
    won = ruled("trinidad", *leading_up_to(0, 12), *taken)
    assert (won.scores, won.winners) == ([1, 16], [1])


@pytest.mark.parametrize(
    ("preset", "row"), [("yorkshire", [1, 2, 1, 2]), ("lancashire", [0, 3] * 2)]
)
def test_f21_low_in_yorkshire_and_in_lancashire(preset: str, row: list[int]) -> None:
    """F21, D4, low_to. The pitcher's ace catches the deuce."""
    hands = {1: "AS2H3H4H6H7H", 2: "2S2C3C4C6C7C", 3: "2D3D4D6D7D8D", 0: "9C9DTCJCQDTD"}
    plays = tricks(*((seat, hands[seat]) for seat in (1, 2, 3, 0)))
    # The dealer's pips fall to eldest's side as well, which takes every trick.
    assert ruled(preset, Deal(hands), plays, seats=4).row == row


def test_f21_low_is_captured_in_its_own_trick() -> None:
    """F21, D4, D14: low_to=captor. At once where it is marked when known."""
    # Eldest takes the first trick, the dealer the second with the lowest trump in it.
    deal = Deal({1: "9C4S2H3H4H6H", 0: "8CAS3C4C6C7C"}, "8S")
    first, second = "1 stand, 1 9C, 0 8C, 1 4S, 0 AS", "0 3C, 1 2H"
    rest = tricks((0, "4C6C7C"), (1, "3H4H6H"))
    for known in (False, True):
        rules: Options = {"low_to": "captor", "mark_when_known": known}
        assert ruled("af1845", deal, first, second, rest, **rules).row == [3, 0]
        assert ruled("af1845", deal, "1 stand, 1 9C, 0 8C", **rules).scores == [0, 0]
        assert ruled("af1845", deal, "1 stand, 1 9C, 0 8C, 1 4S", **rules).scores == [0, 0]
        assert ruled("af1845", deal, first, **rules).scores == [2 * known, 0]


def test_f21_the_pips_are_told_after_the_hand() -> None:
    """F21, section 12."""
    ten = Deal({1: "TC2H3H4H6H7H", 0: "KC2C3C4C6C8C"}, "5S")
    play = "1 stand, 1 TC, 0 KC", tricks((0, "2C3C4C6C8C"), (1, "2H3H4H6H7H"))
    assert ruled("af1807", ten, *play).seen(None).results[-1].pips == (13, 0)
