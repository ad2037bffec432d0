"""Rulings on play: what a shown card waits for, what is led, and who leads (G8 to G16)."""

from random import Random

from engine.cards import cards
from engine.contract.game import Game
from engine.contract.variant import Option
from engine.games.gong_zhu.game import GongZhuView
from engine.games.gong_zhu.rules import PIG
from tests.rulings.written import Deal, Ruling, ruled

CLUBS = "2C3C4C5C6C7C8C9C"
PIG_OF_THREE = Deal({0: f"QS6SAS{CLUBS}JCQC", 1: "2S7SJDTCAH", 2: "3S4S", 3: "KS5S"})
"""Seat 1 opens with the 2 of spades, and seat 0 after it has the pig and two more."""
ANSWERS = "1 show"


def on(deal: Deal, *acts: str, preset: str = "gong_zhu", **options: Option) -> Ruling[GongZhuView]:
    return ruled(preset, deal, *acts, seats=4, dealer=0, **options)


def played_out(game: Game, seed: int = 1) -> Game:
    """Play the deal to its end by chance."""
    rng, deals = Random(seed), len(game.deal_scores)
    while game.to_act and len(game.deal_scores) == deals:
        seat = game.to_act[0]
        game = game.apply(seat, game.propose(seat, rng)).game
    return game


def test_a_shown_card_misses_the_first_trick_of_its_suit() -> None:
    """G8, the eighth example: of pig, 6 and ace the 6 or the ace; the second time all are free."""
    assert on(PIG_OF_THREE, "0 show QS", ANSWERS, "1 2S").plays == {"6S", "AS"}
    assert on(PIG_OF_THREE, "0 show QS", ANSWERS, "1 2S, 0 QS").refused == "G8"
    assert on(PIG_OF_THREE, "0 show", ANSWERS, "1 2S").plays == {"6S", "AS", "QS"}
    second = "1 2S, 0 6S, 3 KS, 2 3S, 3 5S, 2 4S, 1 7S"
    assert on(PIG_OF_THREE, "0 show QS", ANSWERS, second).plays == {"QS", "AS"}


def test_the_only_card_of_its_suit_has_to_be_played() -> None:
    """G8."""
    alone = Deal({0: f"QS{CLUBS}JCQCKCAC", 1: "2SJDTCAH"})
    assert on(alone, "0 show QS", ANSWERS, "1 2S").plays == {"QS"}


def test_a_shown_card_is_not_led_first_either_unless_it_is_the_only_one() -> None:
    """G8."""
    led = on(Deal({1: "2SJD3D", 0: "QSTCAH"}), "1 show JD, 0 show", opening="2S_any")
    assert "JD" not in led.plays
    assert "3D" in led.plays
    one = Deal({1: f"2SJD{CLUBS}JCQCKC", 0: "QSTCAH"})
    assert "JD" in on(one, "1 show JD, 0 show", opening="2S_any").plays


def test_a_shown_card_may_be_thrown_on_another_suit() -> None:
    """G9, Z3: the sheep's diamonds were not led yet."""
    void = Deal({0: f"JD2D3D{CLUBS}JCQC", 1: "2SQSTCAH"})
    assert "JD" in on(void, "0 show JD, 1 show", "1 2S").plays


def test_once_its_suit_was_led_by_anybody_the_card_is_free() -> None:
    """G10: though the pig's holder threw another card, or took no part at all."""
    second = "1 2S, 0 AS, 3 KS, 2 3S"
    led = on(PIG_OF_THREE, "0 show QS", ANSWERS, second)
    assert led.to_act == [0]
    assert "QS" in led.plays


LOCKED = Deal({1: "2SJDTCQS", 0: "AS2H3H", 2: "AHKS4H", 3: "3S"})


def test_a_shown_ace_locks_leads_of_hearts() -> None:
    """G11."""
    trick = "1 2S, 0 AS, 3 3S, 2 KS"
    led = on(LOCKED, "1 show, 2 show AH", trick, preset="gong_zhu_online")
    assert led.to_act == [0]
    assert not {"2H", "3H"} & led.plays
    lead = f"{trick}, 0 2H"
    assert on(LOCKED, "1 show, 2 show AH", lead, preset="gong_zhu_online").refused == "G11"
    for shown, preset in (("2 show", "gong_zhu_online"), ("2 show AH", "gong_zhu")):
        assert {"2H", "3H"} <= on(LOCKED, f"1 show, {shown}", trick, preset=preset).plays


def test_a_heart_that_was_played_unlocks_them() -> None:
    """G11: seat 3 has no spade and throws one."""
    deal = Deal({1: "2SJDTCQS", 0: "AS2H3H", 2: "AHKS4H", 3: f"9H{CLUBS}JCQCKCAC"})
    trick = "1 2S, 0 AS, 3 9H, 2 KS"
    assert {"2H", "3H"} <= on(deal, "1 show, 2 show AH", trick, preset="gong_zhu_online").plays


def test_a_hand_of_hearts_alone_leads_one() -> None:
    """G11, G8: all but the ace, which waits, and the lock does not hold."""
    deal = Deal({0: "AS2H3H4H5H6H7H8H9HTHJHQHAH", 1: "2SQSJDTC", 2: "KH", 3: "3S"})
    opened = on(deal, "1 show, 0 show AH", "1 2S, 0 AS", preset="gong_zhu_online")
    third = opened.to_act[0]
    card = min(opened.plays)
    whole = on(deal, "1 show, 0 show AH", "1 2S, 0 AS", f"{third} {card}", preset="gong_zhu_online")
    fourth = min(whole.plays)
    acts = ("1 show, 0 show AH", "1 2S, 0 AS", f"{third} {card}", f"{whole.to_act[0]} {fourth}")
    led = on(deal, *acts, preset="gong_zhu_online")
    assert led.to_act == [0]
    assert led.plays == {f"{rank}H" for rank in "23456789TJQ"}


OPEN = Deal({1: "2S7S3C", 2: "2C"})


def test_who_opens_the_first_deal_and_with_what() -> None:
    """G12, Z4."""
    assert on(OPEN, preset="gong_zhu_plain").plays == {"2S"}
    assert on(OPEN, "1 3C", preset="gong_zhu_plain").refused == "G12"
    any_card = on(OPEN, preset="gong_zhu_plain", opening="2S_any")
    assert any_card.to_act == [1]
    assert len(any_card.plays) == 13
    clubs = on(OPEN, preset="gong_zhu_plain", opening="2C")
    assert clubs.to_act == [2]
    assert clubs.plays == {"2C"}
    seven = on(OPEN, preset="gong_zhu_family")
    assert seven.to_act == [1]
    assert len(seven.plays) == 13


def test_who_took_the_pig_leads_the_next_deal_with_any_card() -> None:
    """G13: in pairs it is the player and not the side."""
    for preset in ("gong_zhu_plain", "gong_zhu_pairs"):
        game = played_out(on(OPEN, preset=preset, showing="none").game)
        taken = game.face_up.taken
        pig = next(seat for seat, own in enumerate(taken) if PIG in own)
        game = game.apply(-1, game.propose(-1, Random(2))).game
        assert game.to_act == (pig,)
        assert len(game.legal_actions(pig)) == 13


def test_suit_is_followed_and_the_highest_of_it_takes_the_trick() -> None:
    """G2, G14: ace high, ten below the knave, and no trump."""
    deal = Deal({1: "2S", 0: "TSAC", 3: "JS", 2: f"AH{CLUBS}JCQCKC2D"})
    assert on(deal, "1 2S, 0 TS, 3 JS, 2 AH", preset="gong_zhu_plain", rotation="ccw").to_act == [3]
    assert on(deal, "1 2S, 0 AC", preset="gong_zhu_plain").refused == "G14"


def test_hearts_and_spades_are_led_at_any_time() -> None:
    """G15, Z5."""
    deal = Deal({1: "2S", 0: "AS2H", 3: "3S", 2: "4S"})
    trick = "1 2S, 0 AS, 3 3S, 2 4S"
    assert "2H" in on(deal, trick, preset="gong_zhu_plain").plays
    assert "2H" not in on(deal, trick, preset="gong_zhu_plain", hearts_lead="until_broken").plays
    lead = f"{trick}, 0 2H"
    assert on(deal, lead, preset="gong_zhu_plain", hearts_lead="until_broken").refused == "G15"
    thrown = Deal({1: "2S", 0: "AS2H", 3: "3S", 2: f"AH{CLUBS}JCQCKC2D"})
    after = "1 2S, 0 AS, 3 3S, 2 AH"
    assert "2H" in on(thrown, after, preset="gong_zhu_plain", hearts_lead="until_broken").plays


def test_everybody_sees_who_took_what() -> None:
    """G16."""
    deal = Deal({1: "2S", 0: "ASTC", 3: "QS", 2: "4S"})
    view = on(deal, "1 2S, 0 AS, 3 QS, 2 4S", preset="gong_zhu_plain").seen(None)
    assert view.tricks[0].winner == 0
    assert PIG in {play.card for play in view.tricks[0].plays}
    assert cards("QS")[0] == PIG
