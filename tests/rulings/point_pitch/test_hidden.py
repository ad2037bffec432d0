"""What a seat may know, and what follows from it (§12)."""

from random import Random

from engine.cards import cards
from tests.rulings.point_pitch.said import EXAMPLE, Ruling, auction
from tests.rulings.point_pitch.test_dealing import POOR
from tests.rulings.point_pitch.test_drawing import CINCH, KITTY, TRUMPS
from tests.rulings.written import Deal, ruled


def imagined(now: Ruling, seat: int, times: int = 30) -> list[tuple[set[str], ...]]:
    """Return the hands of some games that a seat cannot tell from this one."""
    found: list[tuple[set[str], ...]] = []
    for number in range(times):
        game = now.game.imagine(seat, Random(number))
        assert game.view(seat) == now.game.view(seat)
        found.append(tuple({str(face) for face in hand} for hand in game.face_up.hands))
    return found


def test_p18_p21_hands_hold_nothing_but_trumps_in_play() -> None:
    """P18, P19, P21: where all trumps are in hands, seat 1 knows which they are, and how many."""
    named = ruled("ten_point", TRUMPS, auction(1, 4), "1 name S", seats=4)
    trumps = {str(face) for face in cards("KSQSJSTS9S8S7S6S5S4S3S2SJCX1X2")}
    seen = imagined(named, 1)
    for hands in seen:
        assert hands[0] | hands[2] | hands[3] == trumps
        assert [len(hand) for hand in hands] == [3, 1, 6, 6]
    assert len({frozenset(hands[2]) for hands in seen}) > 10


def test_c26_draws_known_by_number() -> None:
    """C26: who has drawn four of six holds at least two trumps; who took cards back has them."""
    named = ruled("cinch", CINCH, auction(1, 4), "1 name H", seats=4)
    trumps = {str(face) for face in cards("AHKHQHJHTH9H8H7H6H5H4H3H2H5D")}
    assert all(len(hands[1] & trumps) >= 2 for hands in imagined(named, 3))
    deal = Deal({0: "AHKHQHJHTH9H8H7H6H", 3: "AS2S3S4S5S6S7S8S9S"}, rest="2H5D")
    back = ruled("cinch", deal, auction(1, 4), "1 name H", seats=4)
    assert all({"AS", "9S"} <= hands[3] for hands in imagined(back, 1))


def test_p16_what_is_laid_down_is_seen_by_its_owner_alone() -> None:
    """P16: plain cards lie face down; only their number is public."""
    start = (KITTY, auction(1, 4, 6), "1 name S")
    own = str(ruled("ten_point_six", *start, seats=6).seen(2).open_prompt.default).split()[1]
    laid = ruled("ten_point_six", *start, f"2 discard {own}", seats=6)
    assert set(laid.seen(2).laid) == set(cards(own))
    assert not hasattr(laid.seen(None), "laid")
    assert laid.seen(3).laid == ()
    found = {hand for hands in imagined(laid, 3) for hand in hands[2]}
    assert set(cards(own)) & set(cards("".join(sorted(found)))), "it may hold them"


def test_p22_a_seat_without_trumps_is_out_in_every_game_imagined() -> None:
    """P22."""
    third = "1 AS, 2 2S, 3 4S, 0 5S, 1 JS, 2 8S, 3 X1, 0 6S"
    now = ruled("ten_point", EXAMPLE, auction(1, 4), "1 name S", third, seats=4)
    assert all(not hands[3] for hands in imagined(now, 2))


def test_p33_who_might_have_had_a_misdeal_holds_no_good_card() -> None:
    """P33: that it was asked tells so much of its hand."""
    asked = ruled("ten_point", POOR, "2 stand", seats=4, misdeal_claim="no_face_no_point")
    for hands in imagined(asked, 1):
        assert all(face[0] in "456789" for face in hands[2])
