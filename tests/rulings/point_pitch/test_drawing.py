"""The kitty, what is laid down and drawn, and robbing (P15 to P19, C26, C27)."""

from engine.cards import cards
from tests.rulings.point_pitch.said import EXAMPLE, Ruling, auction, passed
from tests.rulings.written import Deal, ruled


def hand(now: Ruling, seat: int) -> set[str]:
    """Return what a seat holds."""
    return {str(face) for face in now.seen(seat).hand}


def test_p15_without_draw_and_kitty_the_cards_dealt_are_played() -> None:
    """P15, draw: none."""
    dealt = ruled("five_point", Deal({1: "ASKS"}), auction(1, 2), seats=4)
    assert (dealt.to_act, len(dealt.plays)) == ([1], 6)


KITTY = Deal({1: "ASKSQSJSTS9S8S7S", 2: "JC6S", 3: "X1", 0: "X2", 4: "2S", 5: "3S"}, rest="5S4S")


def test_p16_all_discard_down_to_six_plain_cards_first() -> None:
    """P16: at the same time, face down; no trump while a plain card is left."""
    named = ruled("ten_point_six", KITTY, auction(1, 4, 6), "1 name S", seats=6)
    assert named.to_act == [0, 1, 2, 3, 4, 5]
    prompt = named.seen(2).open_prompt
    assert (prompt.pick, len(prompt.cards)) == (2, 6), "two of the six plain cards"
    plain = str(prompt.default).split()[1]
    asked = ruled(
        "ten_point_six", KITTY, auction(1, 4, 6), "1 name S", f"2 discard {plain}", seats=6
    )
    assert asked.to_act == [0, 1, 3, 4, 5]
    assert [str(face) for face in asked.seen(2).laid] == [plain[:2], plain[2:]]
    assert asked.seen(3).laid_counts[2] == 2
    trump = ruled("ten_point_six", KITTY, auction(1, 4, 6), "1 name S, 2 discard 6SJC", seats=6)
    assert trump.refused == "P18"


def test_p16_p18_with_more_than_six_trumps_those_without_points_go_face_up() -> None:
    """P16, P18: the bidder has ten trumps of fourteen cards."""
    start = (KITTY, auction(1, 4, 6), "1 name S")
    prompt = ruled("ten_point_six", *start, seats=6).seen(1).open_prompt
    assert {str(face) for face in prompt.cards} == {"KS", "QS", "9S", "8S", "7S", "5S", "4S"}
    assert (prompt.pick, str(prompt.default)) == (4, "discard 4S5S7S8S")
    plain = "".join(map(str, sorted(set(ruled("ten_point_six", *start, seats=6).seen(1).hand))))
    listed = "".join(
        text for text in (plain[at : at + 2] for at in range(0, len(plain), 2)) if text[1] != "S"
    )
    for said in ("4S5S7S8S", f"4S5S7S8S{listed}"):
        laid = ruled("ten_point_six", *start, f"1 discard {said}", seats=6)
        assert laid.refused is None
        assert set(laid.seen(None).turned) == set(cards("4S5S7S8S"))
        assert len(laid.seen(1).hand) == 6
    assert ruled("ten_point_six", *start, "1 discard 4S5S7SAS", seats=6).refused == "P18"


NINE = Deal(
    {1: "AS2C3C4C5C6C7C8C9C", 2: "2D3D4D5D6D7D8D9DTD", 3: "2H3H4H5H6H7H8H9HTH"},
    rest="KSQSJS5S4S3S2S",
)


def test_p17_nine_point_cards_are_replaced() -> None:
    """P17, draw: replace. At least three and at most six go, of any kind; stock from the left."""
    named = ruled("nine_point", NINE, auction(1, 2), "1 name S", seats=4)
    assert named.to_act == [0, 1, 2, 3]
    prompt = named.seen(1).open_prompt
    assert (prompt.least, prompt.pick) == (3, 6)
    assert str(prompt.default) == "discard 2C3C4C"
    few = ruled("nine_point", NINE, auction(1, 2), "1 name S, 1 discard 2C3C", seats=4)
    assert few.refused == "P17"
    many = ruled("nine_point", NINE, auction(1, 2), "1 name S, 1 discard 2C3C4C5C6C7C8C", seats=4)
    assert many.refused == "P17"
    trump = ruled("nine_point", NINE, auction(1, 2), "1 name S, 1 discard AS2C3C", seats=4)
    assert trump.refused is None, "cards of any kind"
    zero = str(named.seen(0).open_prompt.default)
    done = ruled(
        "nine_point", NINE, auction(1, 2), "1 name S",
        f"1 discard 2C3C4C5C6C7C, 2 discard 2D3D4D, 3 discard 2H3H4H5H, 0 {zero}", seats=4,
    )  # fmt: skip
    assert done.to_act == [1]
    assert hand(done, 1) == {"AS", "8C", "9C", "KS", "QS", "JS"}
    assert hand(done, 3) >= {"5S"}, "seat 2 has drawn none"
    assert done.seen(None).drew == (0, 3, 0, 1)


TRUMPS = Deal({1: "AS", 2: "KSQS", 3: "JS", 0: "TS"}, rest="X1X2JC9S8S7S6S5S4S3S2S")


def test_p18_p19_q3_all_lay_down_plain_cards_and_the_bidder_draws_the_rest() -> None:
    """P18, P19, Q3, draw: all_trumps; from the bidder's left, who comes last."""
    named = ruled("ten_point", TRUMPS, auction(1, 4), "1 name S", seats=4)
    assert named.to_act == [1], "nobody is asked"
    assert hand(named, 2) == {"KS", "QS", "X1", "X2", "JC", "9S"}
    assert hand(named, 3) == {"JS", "8S", "7S", "6S", "5S", "4S"}
    assert hand(named, 0) == {"TS", "3S", "2S"}, "its plain cards are dead"
    assert hand(named, 1) == {"AS"}
    assert named.seen(None).drew == (5, 4, 4, 5)
    assert named.seen(None).stock_count == 0


def test_p19_every_trump_of_the_rest_goes_to_the_bidder() -> None:
    """P19."""
    deal = Deal({1: "AS", 2: "2H", 3: "2D", 0: "2C"}, rest="3H4H5H6H7H8H3D4D5D6D7D8DKSQSX13C4C5C")
    named = ruled("ten_point", deal, auction(1, 4), "1 name S", seats=4)
    assert hand(named, 1) >= {"AS", "KS", "QS", "X1"}


OVER = Deal({2: "KSQS9S8S7S6S5S4S"}, rest="2H")


def test_p18_q5_seven_trumps_and_more() -> None:
    """P18, Q5, overflow: who has them lays trumps without points down, face up, and is asked."""
    named = ruled("ten_point", OVER, auction(1, 4), "1 name S", seats=4)
    assert named.to_act == [2]
    prompt = named.seen(2).open_prompt
    assert (prompt.pick, str(prompt.default)) == (2, "discard 4S5S")
    laid = ruled("ten_point", OVER, auction(1, 4), "1 name S, 2 discard 8S9S", seats=4)
    assert set(laid.seen(3).turned) == set(cards("8S9S"))
    assert hand(laid, 2) == {"KS", "QS", "7S", "6S", "5S", "4S"}
    assert laid.seen(None).drew[2] == 0


def test_p18_point_cards_go_last_and_may_make_a_misdeal() -> None:
    """P18, overflow: with seven point cards one is burnt, or all is dealt again by the same."""
    deal = Deal({2: "ASJSJCX1X2TS3S2S"}, rest="2H")
    start = (deal, auction(1, 4), "1 name S")
    burnt = ruled("ten_point", *start, seats=4)
    assert burnt.to_act == [2]
    assert len(burnt.seen(2).open_prompt.cards) == 8
    again = ruled("ten_point", *start, seats=4, overflow="misdeal")
    assert (again.to_act, again.game.view(None).dealer, again.row) == ([-1], 0, [0, 0, 0, 0])


CINCH = Deal(
    {1: "AHKH2C3C4C5C6C7C8C", 2: "2D3D4D6D7D8D9DTDJD", 3: "2S3S4S5S6S7S8S9STS", 0: "QHJH"},
    rest="JSQSKSASJCQC3H4H5H6H7H",
)


def test_c26_plain_cards_go_face_up_and_the_hand_is_dealt_up_to_six() -> None:
    """C26: from the dealer's left, but for the dealer."""
    named = ruled("cinch", CINCH, auction(1, 4), "1 name H", seats=4)
    assert named.to_act == [0]
    view = named.seen(3)
    assert view.drew == (0, 4, 6, 6)
    assert set(cards("2C3C4C2D3D2S3S")) <= set(view.turned)
    assert hand(named, 1) == {"AH", "KH", "JS", "QS", "KS", "AS"}


def test_c26_who_finds_the_stock_empty_takes_plain_cards_back() -> None:
    """C26: sixteen cards are not eighteen; the highest plain cards come back, seen by all."""
    deal = Deal({0: "AHKHQHJHTH9H8H7H6H", 3: "AS2S3S4S5S6S7S8S9S"}, rest="2H5D")
    named = ruled("cinch", deal, auction(1, 4), "1 name H", seats=4)
    assert named.seen(None).drew == (0, 6, 6, 4)
    assert {"AS", "9S"} <= hand(named, 3)
    assert {(seat, str(face)) for seat, face in named.seen(1).back} == {(3, "AS"), (3, "9S")}


def test_c26_with_seven_trumps_one_lays_trumps_down_face_up() -> None:
    """C26."""
    deal = Deal({1: "AHKHQHJHTH9H8H"}, rest="2H5D")
    named = ruled("cinch", deal, auction(1, 4), "1 name H", seats=4)
    assert (named.to_act, named.seen(1).open_prompt.pick) == ([1], 1)
    laid = ruled("cinch", deal, auction(1, 4), "1 name H, 1 discard 8H", seats=4)
    assert "8H" in {str(face) for face in laid.seen(2).turned}
    point = ruled("cinch", deal, auction(1, 4), "1 name H, 1 discard TH", seats=4)
    assert point.refused is None, "any trump may go"
    assert laid.to_act == [0]


def test_c27_y5_the_dealer_robs() -> None:
    """C27, Y5: of the own cards and the rest of the stock any six; trumps not kept are shown."""
    start = (CINCH, auction(1, 4), "1 name H")
    robbing = ruled("cinch", *start, seats=4)
    held = hand(robbing, 0)
    assert len(held) == 9
    assert {"QH", "JH"} <= held
    prompt = robbing.seen(0).open_prompt
    assert (prompt.pick, prompt.verb) == (6, "keep")
    keeps = ["QH", *sorted(held - {"QH", "JH"})][:6]
    kept = "".join(keeps)
    robbed = ruled("cinch", *start, f"0 keep {kept}", seats=4)
    assert robbed.to_act == [1]
    shown = {str(face) for face in robbed.seen(2).turned}
    assert "JH" in shown
    assert {text for text in held if text[1] == "H"} - set(keeps) <= shown
    hidden = {str(face) for face in robbed.seen(0).laid}
    assert hidden == {text for text in held if text[1] != "H"} - set(keeps)
    assert hidden.isdisjoint(shown)
    assert ruled("cinch", *start, f"0 keep {kept[:10]}", seats=4).refused == "C27"


def test_p16_to_p19_nobody_is_asked_where_nothing_is_to_be_chosen() -> None:
    """P18, P19: in the example all sixteen trumps lie in hands of six at most."""
    named = ruled("ten_point", EXAMPLE, passed(), "0 name S", seats=4)
    assert named.to_act == [0]
    assert named.seen(None).hand_sizes == (6, 3, 5, 2)
