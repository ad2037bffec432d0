"""Rulings on the deal and on showing (G1 to G7), written from the rules before the code."""

from collections.abc import Sequence
from random import Random

import pytest

from engine.cards import cards, pack
from engine.contract.game import Game
from engine.games.catalogue import variant
from engine.games.gong_zhu.game import GongZhuSeatView, GongZhuView
from engine.games.gong_zhu.rules import terms
from tests.rulings.written import Deal, Ruling, ruled

HELD = Deal({0: "QSAH", 1: "2SJD", 2: "TC", 3: "AS"})
"""Seat 0 has pig and ace of hearts, 1 opens and has the sheep, 2 the transformer, 3 none."""


def shown(*acts: str, preset: str = "gong_zhu", **options: str) -> Ruling[GongZhuView]:
    return ruled(preset, HELD, *acts, seats=4, dealer=0, **options)


def sizes(seats: int, **options: str) -> Sequence[int]:
    game: Game = variant("gong_zhu_plain", options).start(seats, 0)
    return [len(cards(word)) for word in game.propose(-1, Random(1)).words]


def test_three_to_five_play_and_low_cards_are_left_out() -> None:
    """G1, G4, Z11: seventeen, thirteen or ten cards each, and none is left over."""
    assert sizes(3) == [17] * 3
    assert sizes(4) == [13] * 4
    assert sizes(5) == [10] * 5
    rules = variant("gong_zhu").rules
    assert set(pack()) - set(terms(rules, 3).deck) == set(cards("2C"))
    assert set(pack()) - set(terms(rules, 5).deck) == set(cards("2C2D"))


@pytest.mark.parametrize("seats", [3, 5])
def test_where_the_two_of_clubs_is_left_out_the_three_opens(seats: int) -> None:
    """G1, G12."""
    opened = ruled("gong_zhu_plain", Deal({2: "3C"}), seats=seats, opening="2C")
    assert opened.to_act == [2]
    assert opened.plays == {"3C"}


def test_only_four_play_in_pairs() -> None:
    """G1, G26."""
    assert variant("gong_zhu_pairs").seats_allowed == (4,)
    assert variant("gong_zhu", {"teams": "2+2"}).seats_allowed == (4,)


def test_cards_and_play_go_to_the_right_or_by_choice_to_the_left() -> None:
    """G3: after seat 1 comes seat 0, clockwise seat 2; the deal moves the same way."""
    assert ruled("gong_zhu_plain", HELD, "1 2S", seats=4).to_act == [0]
    assert ruled("gong_zhu_plain", HELD, "1 2S", seats=4, rotation="cw").to_act == [2]


def test_all_who_hold_some_choose_at_once_and_who_holds_none_is_not_asked() -> None:
    """G5, G6, Z2."""
    asked = shown()
    assert asked.to_act == [0, 1, 2]
    assert {"show", "show QS", "show AH", "show QSAH", "show JD", "show TC"} == asked.answers
    assert shown("3 show").refused == "turn"


def test_nobody_is_told_who_was_asked_or_has_answered() -> None:
    """G6: the table names nobody before all is turned up."""
    before, after = shown(), shown("0 show QS, 2 show")
    for seat in (None, 1, 3):
        seen, later = before.seen(seat), after.seen(seat)
        assert later.shown == ((),) * 4
        assert seen.to_act == later.to_act == ((seat,) if seat == 1 else ())
        assert seen.leader is None, "who opens is not known either"
    own = after.seen(0)
    assert isinstance(own, GongZhuSeatView)
    assert own.showing == tuple(cards("QS"))
    assert own.to_act == ()


def test_choices_are_turned_up_together_and_are_final() -> None:
    """G5, G6: the cards stay in the hand, and everybody sees who has them."""
    up = shown("0 show AHQS, 2 show, 1 show JD")
    assert up.seen(None).shown == (tuple(cards("QSAH")), tuple(cards("JD")), (), ())
    assert up.to_act == [1]
    assert up.plays == {"2S"}
    assert len(up.seen(None).hand_sizes) == 4
    assert up.seen(None).hand_sizes == (13,) * 4
    assert shown("0 show QS, 0 show AH").refused == "turn"


def test_only_the_four_cards_of_the_own_hand_are_shown() -> None:
    """G5."""
    assert shown("0 show JD").refused == "G5"
    assert shown("3 show AS").refused == "turn"
    assert shown("1 show 2S").refused == "G5"
    assert shown("1 show JDJD").refused == "G5"


def test_in_turn_each_sees_what_was_shown_before() -> None:
    """G5, Z2: from the player who will lead; still nobody learns who was asked and showed none."""
    first = shown(showing="in_turn")
    assert first.to_act == [1]
    assert first.seen(None).leader == 1
    second = shown("1 show JD", showing="in_turn")
    assert second.to_act == [0]
    assert second.seen(3).shown == ((), tuple(cards("JD")), (), ())
    none = shown("1 show, 0 show", showing="in_turn")
    assert none.to_act == [2], "seat 3 holds none of the four"
    assert none.seen(3).shown == first.seen(3).shown == ((),) * 4
    assert none.seen(3).to_act == first.seen(3).to_act == ()
    assert shown("0 show", showing="in_turn").refused == "turn"


def test_silence_shows_nothing() -> None:
    """G5."""
    prompt = shown().game.prompt(0)
    assert prompt
    assert str(prompt.default) == "show"


def test_without_showing_play_begins_at_once() -> None:
    """G5."""
    assert ruled("gong_zhu_plain", HELD, seats=4).plays == {"2S"}


def test_who_shows_all_four_is_asked_alone() -> None:
    """G5, G6."""
    all_four = Deal({3: "QSJDTCAH", 1: "2S"})
    asked = ruled("gong_zhu", all_four, seats=4)
    assert asked.to_act == [3]
    assert len(asked.answers) == 16
    assert ruled("gong_zhu", all_four, "3 show", seats=4).plays == {"2S"}
