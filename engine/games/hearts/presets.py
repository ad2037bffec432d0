"""Presets: the variants of Hearts on offer, each as the rules that make it.

If the sources leave a gap, what was chosen says so; `standard` fills every other one.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.cards import RANKS, card, cards
from engine.games.hearts.rules import HeartsRules

PARTNERS: Final = ((0, 2), (1, 3))


def _always(*directions: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    return tuple((seats, directions) for seats in range(3, 7))


def _queen(points: int) -> tuple[tuple[str, int], ...]:
    return (("Q", points), ("K", 0), ("A", 0))


# The sources name no target for the pip scorings; the one of Spot Hearts suits deals of 119.
PIP_TEN: Final = HeartsRules(hearts_values="pip10", spade_values=_queen(25), target=500)
# The values of one text sum to 39, but it says 43; these are the ones that sum to it (R7.2).
_MARIA: Final = (("Q", 13), ("K", 10), ("A", 7))
BLACK_MARIA: Final = HeartsRules(
    players=3,
    strip=((3, cards("2C")), (4, ()), (5, cards("2C2D")), (6, cards("2C2D2H2S"))),
    pass_cycle=_always("R"),
    opening="eldest_free",
    first_trick_penalty="allowed",
    hearts_lead="anytime",
    spade_values=_MARIA,
)

PRESETS: Final[Mapping[str, HeartsRules]] = {
    "standard": HeartsRules(),
    "zh_windows": HeartsRules(players_allowed=(4,)),
    "ja_black_lady": HeartsRules(
        pass_cycle=_always("L"),
        first_trick_penalty="allowed",
        hearts_lead="anytime",
        moon="new",
        display_sign="penalty_negative",
    ),
    "ja_black_lady_optional": HeartsRules(
        pass_cycle=_always("L"),
        break_by="penalty",
        heart_lead_exception="only_penalties",
        moon="new",
        display_sign="penalty_negative",
    ),
    "ja_basic_hearts": HeartsRules(
        pass_cycle=_always("L"),
        first_trick_penalty="allowed",
        hearts_lead="anytime",
        spade_values=_queen(0),
        moon="new",
        display_sign="penalty_negative",
    ),
    "jack_of_diamonds": HeartsRules(bonus_card=card("JD")),
    "omnibus": HeartsRules(
        bonus_card=card("TD"), moon="new", moon_needs_bonus=True, bonus_on_moon="absorb"
    ),
    "spot_hearts": HeartsRules(
        hearts_values="spot", spade_values=(("Q", 25), ("K", 0), ("A", 0)), target=500
    ),
    "black_maria": BLACK_MARIA,
    # Without the two other spades a deal holds the 26 of Hearts (A18).
    "black_maria_plain": replace(BLACK_MARIA, spade_values=HeartsRules().spade_values),
    "black_maria_de": HeartsRules(
        players=3,
        strip=((3, cards("2C")), (4, ()), (5, cards("2D2C")), (6, cards("2D3D2C3C"))),
        spade_values=_MARIA,
    ),
    "original_hearts": HeartsRules(
        pass_cycle=_always("H"), spade_values=(("Q", 0), ("K", 0), ("A", 0)), moon="none"
    ),
    "partnership_hearts": HeartsRules(players_allowed=(4,), teams=PARTNERS),
    "reverse_hearts": HeartsRules(objective="highest", moon="none"),
    "greek_hearts": HeartsRules(pass_cycle=_always("R"), moon="greek"),
    "ten_of_clubs": HeartsRules(double_card=card("TC")),
    "pink_lady": HeartsRules(extra_values=((card("QH"), 13),)),
    "hooligan": HeartsRules(extra_values=((card("7C"), 7),)),
    "black_jack": HeartsRules(spade_values=_queen(0), extra_values=((card("JS"), 10),)),
    "ace_of_hearts_5": HeartsRules(extra_values=((card("AH"), 5),)),
    "black_widow_5": HeartsRules(spade_values=_queen(5)),
    "pip_hearts": PIP_TEN,
    "pip_hearts_a15": replace(PIP_TEN, hearts_values="pip10a15"),
    "spot_50": HeartsRules(
        hearts_values="spot",
        spade_values=_queen(50),
        bonus_card=card("JD"),
        bonus_points=-40,
        moon_value=150,
        target=500,
    ),
    "sevens_and_queens": HeartsRules(
        hearts_values=tuple(
            (at + 2, {"7": 1, "Q": 2}.get(rank, 0)) for at, rank in enumerate(RANKS)
        ),
        spade_values=_queen(2),
        extra_values=(
            *((seven, 1) for seven in cards("7C7D7S")),
            *((queen, 2) for queen in cards("QCQD")),
        ),
    ),
    "no_trick_bonus": HeartsRules(no_trick_bonus=-5),
    "goldsmith": HeartsRules(
        moon="mixed", exact_rule="reset(50)", target_cmp="exceed", tie_rule="shared"
    ),
    "partner_hearts": HeartsRules(
        players_allowed=(4,), teams=PARTNERS, team_score="pooled", target=200
    ),
    # If both sides got to 101 in the same deal, their totals decide (inference).
    "likha": HeartsRules(
        players_allowed=(4,),
        rotation="counterclockwise",
        pass_cycle=_always("R"),
        forced_discard=cards("QSTD"),
        extra_values=((card("TD"), 10),),
        teams=PARTNERS,
        target=101,
        placing="target_loses",
    ),
    "booster_nines": HeartsRules(trick_rule="booster_nines"),
    # The sources that differ: one writes of equal ranks, one gives the kitty with the last trick,
    # one gives a last trick without a winner to the second highest card.
    "cancellation": HeartsRules(
        players=6,
        players_allowed=(6, 7, 8, 9, 10),
        decks=2,
        strip=(),
        kitty="first_trick",
        pass_cycle=tuple((seats, ("H",)) for seats in range(6, 11)),
        opening="eldest_free",
        first_trick_penalty="allowed",
        hearts_lead="anytime",
        trick_rule="cancellation",
    ),
    "heartsette": HeartsRules(
        strip=((3, cards("2S")), (4, cards("2S")), (5, ()), (6, ())),
        hand_sizes=((3, 16),),
        kitty="hand",
        opening="eldest_free",
    ),
    # Who has lost all lives is last and ends the game at once; the others rank by points
    # (inference).
    "danger_hearts": HeartsRules(end_mode="deals", deals=10, lives=3, danger=15),
    "knock_down": HeartsRules(display_sign="count_down"),
    # A moon is worth 13 + 13i, as all penalty cards together are (inference).
    "complex_hearts": HeartsRules(
        imaginary=cards("QS"), bonus_card=card("JD"), double_card=card("TC"), double_scope="all"
    ),
    # The game of one site, turbo-hearts; what charged cards that are alone in their suit may do
    # before others is as in Gong Zhu (A34).
    "charging": HeartsRules(
        players_allowed=(4,),
        charging="together",
        bonus_card=card("JD"),
        double_card=card("TC"),
        double_scope="moon",
        moon="new",
        end_mode="deals",
        deals=4,
        tie_rule="shared",
    ),
}
