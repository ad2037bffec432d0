"""Who plays with whom, the pack, the deal, and what cannot go wrong (P1, P2, P6, P33, P34)."""

import pytest

from engine.contract.refusal import BadRules
from engine.games.catalogue import variant
from engine.games.point_pitch.presets import PRESETS
from engine.games.point_pitch.terms import terms
from tests.each import each
from tests.rulings.point_pitch.said import EXAMPLE, Options, auction, example, passed
from tests.rulings.written import Deal, ruled

PAIRS = ((0, 2), (1, 3))


def test_p1_who_plays_alone_and_who_together() -> None:
    """P1: four in pairs where the preset says so, six in two threes, or in three pairs."""
    five = PRESETS["five_point"]
    assert terms(five, 4).sides == PAIRS
    assert terms(five, 3).sides == ((0,), (1,), (2,))
    assert terms(PRESETS["ten_point_six"], 6).sides == ((0, 2, 4), (1, 3, 5))
    pairs = ruled("ten_point_six", Deal({}), seats=6, teams="2+2+2").seen(None)
    assert pairs.terms.sides == ((0, 3), (1, 4), (2, 5))
    assert terms(PRESETS["pedro"], 4).sides == ((0,), (1,), (2,), (3,))


@each(
    ("preset", "size"),
    [
        ("five_point", 53),
        ("six_point", 53),
        ("seven_point", 54),
        ("nine_point", 52),
        ("ten_point", 54),
        ("cinch", 52),
        ("dom_pedro", 53),
    ],
)
def test_p2_the_pack(preset: str, size: int) -> None:
    """P2, jokers: 52 cards and the jokers."""
    assert len(terms(PRESETS[preset], 4).deck) == size


def test_p2_whole_ranks_are_left_out_and_the_deal_must_go_round() -> None:
    """P2, strip: six by six cards of a pack without 2, 3, 4; not of one without nine ranks."""
    six: Options = {"players_allowed": [6], "players": 6}
    short = ruled("five_point", Deal({}), seats=6, strip=["2", "3", "4"], **six).seen(None)
    assert (len(short.terms.deck), short.stock_count) == (41, 5)
    with pytest.raises(BadRules, match="goes round"):
        variant("five_point", {"strip": list("23456789")}, 5)


def test_p6_the_deal_passes_to_the_left_and_the_kitty_comes_from_the_rest() -> None:
    """P6, kitty: the bidder finds its six cards in the hand."""
    over = example()
    assert over.game.view(None).dealer == 1
    won = ruled("ten_point_six", Deal({}, rest="ASKSQSJSTS9S"), auction(1, 4, 6), seats=6)
    assert len(won.seen(1).hand) == 14
    assert {"AS", "KS", "QS", "JS", "TS", "9S"} <= {str(face) for face in won.seen(1).hand}


POOR = Deal({2: "4C5C6C7C8C9C4D5D6D", 1: "AS", 3: "AD", 0: "AC"}, rest="2C")


def test_p33_a_hand_without_face_and_point_may_be_dealt_again() -> None:
    """P33, misdeal_claim: before the first bid, by the same dealer."""
    asked = ruled("ten_point", POOR, seats=4, misdeal_claim="no_face_no_point")
    assert (asked.to_act, asked.answers) == ([2], {"stand", "misdeal"})
    again = ruled("ten_point", POOR, "2 misdeal", seats=4, misdeal_claim="no_face_no_point")
    assert again.game.view(None).dealer == 0
    assert again.row == [0, 0, 0, 0]
    stood = ruled("ten_point", POOR, "2 stand", seats=4, misdeal_claim="no_face_no_point")
    assert stood.to_act == [1]
    assert ruled("ten_point", POOR, seats=4).to_act == [1], "without the claim nobody is asked"
    good = POOR._replace(hands={**POOR.hands, 2: "4C5C6C7C8C9C4D5D2D"})
    assert ruled("ten_point", good, seats=4, misdeal_claim="no_face_no_point").to_act == [1]


def test_p34_what_is_illegal_is_refused_and_nothing_changes() -> None:
    """P34."""
    revoke = ruled("ten_point", EXAMPLE, auction(1, 4), "1 name S, 1 AS, 2 2H", seats=4)
    assert revoke.refused == "P21"
    assert ruled("ten_point", EXAMPLE, passed(), "1 name S", seats=4).refused == "turn"
