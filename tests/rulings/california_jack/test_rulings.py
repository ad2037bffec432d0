"""Rulings of California Jack and Shasta Sam, written from the page of their rules."""

from collections.abc import Sequence
from dataclasses import fields
from typing import Final, cast

import pytest

from engine.cards import RANKS, spell
from engine.contract.refusal import BadRules
from engine.contract.variant import Option
from engine.games.california_jack.rules import PRESETS, CaliforniaJackRules
from engine.games.california_jack.view import CaliforniaJackSeatView, CaliforniaJackView
from engine.games.catalogue import variant
from tests.rulings.page_tables import code, rows
from tests.rulings.rule_pages import PAGES
from tests.rulings.written import Deal, Ruling, ruled

PAGE: Final = PAGES / "california-jack.md"
MODERN, FOSTER, SAM = "california_jack", "california_jack_1897", "shasta_sam"
DRAWS: Final = 20

View = CaliforniaJackView
Seen = CaliforniaJackSeatView


def suit(sign: str) -> list[str]:
    """Return the cards of a suit, the ace first."""
    return [rank + sign for rank in reversed(RANKS)]


def whole(
    preset: str,
    mine: Sequence[str],
    theirs: Sequence[str],
    taken: Sequence[int],
    cut: str = "",
    **options: Option,
) -> Ruling[View]:
    """Return a whole deal of seat 0: what each plays and draws in order, and who takes each trick.

    `mine` are the cards of seat 1, who leads; the first six of each are dealt.
    """
    held = {0: list(theirs), 1: list(mine)}
    stock = [held[s][6 + at] for at, who in enumerate(taken[:DRAWS]) for s in (who, 1 - who)]
    acts, leader = list[str](), 1
    for at, who in enumerate(taken):
        acts += [f"{seat} {held[seat][at]}" for seat in (leader, 1 - leader)]
        leader = who
    hands = {seat: "".join(cards[:6]) for seat, cards in held.items()}
    before = [f"-1 cut {cut}"] if cut else []
    deal = Deal(hands, "".join(stock))
    return ruled(preset, *before, deal, *acts, seats=2, dealer=0, **options)


def swept(preset: str, odd: str = "", cut: str = "", **options: Option) -> Ruling[View]:
    """Return a deal in which seat 1 has all spades and hearts, and takes every trick.

    But for an `odd` spade, which the other has and plays at once, to a low one that is led.
    """
    spades, theirs = [face for face in suit("S") if face != odd], [*suit("C"), *suit("D")]
    mine, first = [*suit("H"), *spades], 1
    if odd:
        mine = [spades.pop(), spades.pop(), "2D", *suit("H"), *spades]
        theirs = [odd, *theirs[:-1]]
        first = int(RANKS.index(mine[0][0]) > RANKS.index(odd[0]))
    # The first card drawn is the top of the stock, which makes trumps where none is cut.
    mine[6], mine[-1] = mine[-1], mine[6]
    return whole(preset, mine, theirs, [first] + [1] * 25, cut, **options)


@pytest.mark.parametrize("preset", PRESETS)
def test_c1_the_ace_is_high_and_the_deal_alternates(preset: str) -> None:
    """C1. The ace of diamonds takes the king; after a deal of seat 0 seat 1 deals."""
    cut = [] if preset == MODERN else ["-1 cut 9S"]
    deal = Deal({1: "KD", 0: "AD"}, "9S")
    assert ruled(preset, *cut, deal, "1 KD, 0 AD", seats=2).to_act == [0]
    over = swept(preset, cut="" if preset == MODERN else "9S")
    assert over.seen(None).dealer == 1


def test_c2_six_cards_each_and_forty_are_the_stock() -> None:
    """C2. The top card lies beside 39 others."""
    seen: View = ruled(MODERN, Deal({}, "7S"), seats=2).seen(None)
    assert seen.hand_sizes == (6, 6)
    assert (seen.stock_count, spell(seen.turned)) == (39, "7S")
    with pytest.raises(BadRules):
        variant(MODERN, seats=3)


def test_c3_the_top_of_the_stock_or_a_cut_makes_trumps() -> None:
    """C3, Y2. The cut card is put back: it may be dealt."""
    assert ruled(MODERN, Deal({}, "7S"), seats=2).seen(None).trump == "S"
    cut: View = ruled(FOSTER, "-1 cut KH", Deal({1: "KH"}, "7S"), seats=2).seen(None)
    assert (cut.trump, spell(cut.turned)) == ("H", "7S")
    assert ruled(FOSTER, Deal({}, "7S"), seats=2).refused == "C3"
    assert ruled(MODERN, "-1 cut KH", seats=2).refused == "C3"
    with pytest.raises(BadRules, match="trump_by"):
        variant(MODERN, {"stock": "closed"})


def test_c4_the_other_player_leads_then_whoever_wins() -> None:
    """C4, Y3. Seat 0 deals, so seat 1 leads."""
    deal = Deal({1: "KD2D", 0: "QDAD"}, "7S")
    assert ruled(MODERN, deal, seats=2).to_act == [1]
    assert ruled(MODERN, deal, "1 KD, 0 QD", seats=2).to_act == [1]
    assert ruled(MODERN, deal, "1 2D, 0 QD", seats=2).to_act == [0]


def test_c5_follow_suit_or_trump_and_a_trump_with_a_trump() -> None:
    """C5. Spades are trumps."""
    deal = Deal({1: "KD2S", 0: "3D4S5S6C7C8C"}, "7S")
    assert ruled(MODERN, deal, "1 KD", seats=2).plays == {"3D", "4S", "5S"}
    assert ruled(MODERN, deal, "1 KD, 0 6C", seats=2).refused == "C5"
    assert ruled(MODERN, deal, "1 2S", seats=2).plays == {"4S", "5S"}
    assert ruled(MODERN, deal, "1 2S, 0 3D", seats=2).refused == "C5"
    assert ruled(MODERN, deal, "1 KD, 0 4S", seats=2).to_act == [0], "a trump takes it"


@pytest.mark.parametrize("preset", PRESETS)
def test_c6_the_winner_draws_first_then_the_other(preset: str) -> None:
    """C6. Seat 0 takes the trick and the king of hearts that lies on top."""
    cut = [] if preset == MODERN else ["-1 cut 9H"]
    deal = Deal({1: "2D", 0: "AD"}, "KH3C5H")
    ruling: Ruling[View] = ruled(preset, *cut, deal, "1 2D, 0 AD", seats=2)
    mine, theirs = (cast("Seen", ruling.seen(seat)) for seat in (0, 1))
    assert "KH" in map(str, mine.hand)
    assert "3C" in map(str, theirs.hand)
    table: View = ruling.seen(None)
    assert table.hand_sizes == (6, 6)
    told = [spell(row) for row in table.drawn]
    assert told == (["", ""] if preset == SAM else ["KH", "3C"])
    assert spell(mine.drawn[0]) == "KH"
    assert spell(table.turned) == ("" if preset == SAM else "5H")
    assert (spell(mine.drawn[1]) == "") == (preset == SAM)


@pytest.mark.parametrize(("preset", "plays"), [(MODERN, {"AS"}), (FOSTER, {"AS", "3C", "9H"})])
def test_c7_who_has_none_of_the_suit_must_trump_or_need_not(preset: str, plays: set[str]) -> None:
    """C7, Y1: the example of the page; but for the three cards the hand has others of clubs."""
    cut = [] if preset == MODERN else ["-1 cut 2S"]
    deal = Deal({1: "KD", 0: "AS3C9H4C5C6C"}, "2S")
    lead: Ruling[View] = ruled(preset, *cut, deal, "1 KD", seats=2)
    assert lead.plays & {"AS", "3C", "9H"} == plays
    refused = ruled(preset, *cut, deal, "1 KD, 0 9H", seats=2).refused
    assert refused == ("C7" if preset == MODERN else None)


def test_c8_after_twenty_tricks_nobody_draws_any_more() -> None:
    """C8. 26 tricks in all; a claim waits for the last six."""
    deal = Deal({1: "AS", 0: "2C"}, "KS")
    assert ruled(MODERN, deal, "1 claim rest", seats=2).refused == "claim"
    mine, theirs = [*suit("H"), *suit("S")], [*suit("C"), *suit("D")]
    mine[6], mine[-1] = mine[-1], mine[6]
    drawn: Ruling[View] = whole(MODERN, mine, theirs, [1] * DRAWS)
    seen: View = drawn.seen(None)
    assert (seen.hand_sizes, seen.stock_count, seen.turned) == ((6, 6), 0, ())
    assert seen.trick_number == DRAWS + 1
    assert swept(MODERN).row == [0, 4]


def test_c9_all_four_go_to_whoever_wins_the_card() -> None:
    """C9. The deuce is lost to a higher trump; the ace takes it, though another was dealt it."""
    assert swept(MODERN).row == [0, 4]
    assert swept(MODERN, odd="2S").row == [0, 4]
    assert swept(FOSTER, odd="AS", cut="9S").row == [2, 2]
    jack: View = swept(FOSTER, odd="JS", cut="9S").seen(None)
    assert sum(jack.results[0].pips) == 80


@pytest.mark.parametrize(("tie", "row"), [("none", [3, 0]), ("nondealer", [3, 1])])
def test_c10_game_at_forty_each(tie: str, row: list[int]) -> None:
    """C10. Seat 1 takes the clubs and hearts but two deuces, the dealer diamonds and spades."""
    mine = [*suit("C")[:-1], *suit("D"), "2C"]
    theirs = [*suit("H")[:-1], *suit("S"), "2H"]
    taken = [1] * 12 + [0] * 14
    over = whole(FOSTER, mine, theirs, taken, "9S", game_tie=tie)
    assert over.seen(None).results[0].pips == (40, 40)
    assert over.row == row


def test_c11_the_first_at_the_target_has_won() -> None:
    """C11. With one point to go each, High wins before all the others could count."""
    over: Ruling[View] = swept(FOSTER, odd="AS", cut="9S", target=1)
    assert over.winners == [0]
    assert over.scores == [1, 0]
    assert [mark.points for mark in over.seen(None).results[0].marks] == [1, 0, 0, 0]
    assert swept(MODERN, deals=1).winners == [1]


def test_the_page_tells_the_parameters_and_presets_as_they_are() -> None:
    """The table of parameters, and what each preset departs in."""
    table = {code(row["parameter"])[0]: code(row["usual"])[0] for row in rows(PAGE, "parameter")}
    usual = CaliforniaJackRules()
    assert sorted(table) == sorted(one.name for one in fields(usual))
    said = {"True": "true", "False": "false", "None": "none", "(2,)": "[2]"}
    for name, value in table.items():
        told = str(getattr(usual, name))
        assert said.get(told, told) == value, name
