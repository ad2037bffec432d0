"""Section 9, All Fives: trumps that are won in tricks are pegged (C60 to C65)."""

import pytest

from engine.contract.refusal import BadRules
from engine.games.catalogue import variant
from tests.rulings.all_fours.written import Act, Deal, Options, Ruling, ruled, tricks

PRESETS = ["all_fives", "all_fives_plain"]
EASTER: Options = {"game_tie": "none"}

ACE_AND_FIVE = Deal({1: "AH2C3C4C6C7C", 0: "5H2D3D4D6D7D"}, "8H")
"""Hearts are turned. Eldest has the ace, the dealer the five, and nobody another trump."""


def swept(deal: Deal, mine: str, theirs: str) -> tuple[Act, ...]:
    """Return a deal in which eldest leads to every trick, and takes it."""
    return deal, "1 stand", tricks((1, mine), (0, theirs))


@pytest.mark.parametrize("preset", PRESETS)
def test_c60_it_is_begun_as_seven_up_is(preset: str) -> None:
    """C60. For two or three; eldest begs, and after a run all keep six cards."""
    for seats in (2, 3):
        assert variant(preset, seats=seats).key == preset
    with pytest.raises(BadRules):
        variant(preset, seats=4)
    assert "bunch" in ruled(preset, Deal({}, "5SJH"), "1 beg, 0 run").answers
    assert ruled(preset, Deal({}, "5SJH"), "1 beg, 0 run, 1 object").to_act == [0, 1]
    assert ruled(preset, ACE_AND_FIVE, "1 beg, 0 give").scores == [0, 1]


def test_c61_follow_or_trump_or_follow_strictly() -> None:
    """C61. Clubs are led to a hand with a club and a trump."""
    deal = Deal({1: "2C", 0: "5H3C2D3D4D6D"}, "8H")
    assert ruled("all_fives", deal, "1 stand, 1 2C").plays == {"5H", "3C"}
    assert ruled("all_fives_plain", deal, "1 stand, 1 2C").plays == {"3C"}
    assert ruled("all_fives_plain", deal, "1 stand, 1 2C, 0 5H").refused == "F16"


@pytest.mark.parametrize("preset", PRESETS)
def test_c62_the_winner_of_a_trick_pegs_its_trumps_at_once(preset: str) -> None:
    """C62. The ace 4 and the five 5; with at_end only after the deal."""
    first = "1 stand, 1 AH, 0 5H"
    assert ruled(preset, ACE_AND_FIVE, first).scores == [0, 9]
    assert ruled(preset, ACE_AND_FIVE, first, peg="at_end").scores == [0, 0]
    whole = swept(ACE_AND_FIVE, "AH2C3C4C6C7C", "5H2D3D4D6D7D")
    four = 3 if preset == "all_fives" else 0
    low = int(preset == "all_fives")
    rows = [ruled(preset, *whole, peg=peg).row for peg in ("at_once", "at_end")]
    assert rows == [[low, 9 + four - low]] * 2


@pytest.mark.parametrize("face", ["TH", "KH", "QH", "JH"])
def test_c62_the_turn_up_is_nobody_s_and_pegs_nothing(face: str) -> None:
    """C62, F4, F5. All trumps that are pegged but the turn-up go to eldest: 25 less that card.

    A turned Jack brings the dealer 1.
    """
    mine = "".join(card for card in ("AH", "TH", "KH", "QH", "JH", "5H") if card != face)
    deal = Deal({1: f"{mine}2C", 0: "2D3D4D6D7D8D"}, face)
    over = ruled("all_fives_plain", *swept(deal, f"{mine}2C", "2D3D4D6D7D8D"))
    worth = {"TH": 10, "KH": 3, "QH": 2, "JH": 1}[face]
    assert over.row == [int(face == "JH"), 25 - worth]


def test_c63_the_four_points_are_counted_after_the_pegs() -> None:
    """C63, C65. Everything but Low goes to eldest, and the Jack counts as a peg and as Jack."""
    mine, theirs = "AHJH3C4C6C7C", "5H2H2D3D4D6D"
    deal = Deal({1: mine, 0: theirs}, "8H")
    over: Ruling = ruled("all_fives", *swept(deal, mine, theirs), **EASTER)
    assert over.row == [1, 10 + 3]
    reasons = [mark.reason for mark in over.seen(None).results[0].marks if mark.points]
    assert reasons == ["peg", "peg", "high", "low", "jack", "game"]
    assert ruled("all_fives_plain", *swept(deal, mine, theirs)).row == [0, 10]
    with pytest.raises(BadRules, match="four_points"):
        variant("seven_up", {"four_points": False})
    with pytest.raises(BadRules, match="peg"):
        variant("auction_pitch", {"peg": "at_once"})


def test_c63_the_five_of_trumps_counts_for_game() -> None:
    """C63. Beside a king and a queen it makes ten pips; in Seven-Up there are five."""
    deal = Deal({1: "5H2C3C4C6C7C", 0: "KDQD2S3S4S6S"}, "8H")
    plays = "1 5H, 0 2S, 1 2C, 0 KD, 1 3C, 0 QD, 1 4C, 0 3S, 1 6C, 0 4S, 1 7C, 0 6S"
    over: Ruling = ruled("all_fives", deal, "1 stand", plays)
    assert over.seen(None).results[0].pips == (0, 10)
    plain = ruled("seven_up", deal, "1 stand", plays)
    assert plain.seen(None).results[0].pips == (0, 5)


@pytest.mark.parametrize("preset", PRESETS)
def test_c64_the_target_is_reached_in_the_middle_of_a_trick(preset: str) -> None:
    """C64. With 9 to go the trick of ace and five ends the game, and no card is played any more."""
    over = ruled(preset, ACE_AND_FIVE, "1 stand, 1 AH, 0 5H", target=9)
    assert over.winners == [1]
    assert over.scores == [0, 9]
    assert ruled(preset, ACE_AND_FIVE, "1 stand, 1 AH, 0 5H", target=10).winners is None
    at_end = ruled(preset, ACE_AND_FIVE, "1 stand, 1 AH, 0 5H", target=9, peg="at_end")
    assert at_end.winners is None


def test_c65_the_jack_of_trumps_counts_twice() -> None:
    """C65. It is pegged for one, and counts one as Jack."""
    deal = Deal({1: "JH2C3C4C6C7C", 0: "2D3D4D6D7D8D"}, "8H")
    whole = swept(deal, "JH2C3C4C6C7C", "2D3D4D6D7D8D")
    marks = ruled("all_fives", *whole).seen(None).results[0].marks
    assert [mark.reason for mark in marks if mark.points] == ["peg", "high", "low", "jack", "game"]
    assert ruled("all_fives_plain", *whole).row == [0, 1]
