"""Further variants of Hearts (R13), each as the rules that make it.

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


GREEK: Final = HeartsRules(pass_cycle=_always("R"), moon="greek")
TEN_OF_CLUBS: Final = HeartsRules(double_card=card("TC"))
PINK_LADY: Final = HeartsRules(extra_values=((card("QH"), 13),))
HOOLIGAN: Final = HeartsRules(extra_values=((card("7C"), 7),))
BLACK_JACK: Final = HeartsRules(spade_values=_queen(0), extra_values=((card("JS"), 10),))
ACE_OF_HEARTS_5: Final = HeartsRules(extra_values=((card("AH"), 5),))
BLACK_WIDOW_5: Final = HeartsRules(spade_values=_queen(5))
GOLDSMITH: Final = HeartsRules(
    moon="mixed", exact_rule="reset(50)", target_cmp="exceed", tie_rule="shared"
)
NO_TRICK_BONUS: Final = HeartsRules(no_trick_bonus=-5)

# The sources name no target for the pip scorings; the one of Spot Hearts suits deals of 119.
PIP_TEN: Final = HeartsRules(hearts_values="pip10", spade_values=_queen(25), target=500)
PIP_FIFTEEN: Final = replace(PIP_TEN, hearts_values="pip10a15")
SPOT_50: Final = HeartsRules(
    hearts_values="spot",
    spade_values=_queen(50),
    bonus_card=card("JD"),
    bonus_points=-40,
    moon_value=150,
    target=500,
)
SEVENS_AND_QUEENS: Final = HeartsRules(
    hearts_values=tuple((at + 2, {"7": 1, "Q": 2}.get(rank, 0)) for at, rank in enumerate(RANKS)),
    spade_values=_queen(2),
    extra_values=(
        *((seven, 1) for seven in cards("7C7D7S")),
        *((queen, 2) for queen in cards("QCQD")),
    ),
)
PARTNER_HEARTS: Final = HeartsRules(
    players_allowed=(4,), teams=PARTNERS, team_score="pooled", target=200
)
# If both sides got to 101 in the same deal, their totals decide (inference).
LIKHA: Final = HeartsRules(
    players_allowed=(4,),
    rotation="counterclockwise",
    pass_cycle=_always("R"),
    forced_discard=cards("QSTD"),
    extra_values=((card("TD"), 10),),
    teams=PARTNERS,
    target=101,
    placing="target_loses",
)

BOOSTER_NINES: Final = HeartsRules(trick_rule="booster_nines")
# Who has lost all lives is last and ends the game at once; the others rank by points (inference).
DANGER: Final = HeartsRules(end_mode="deals", deals=10, lives=3, danger=15)
KNOCK_DOWN: Final = HeartsRules(display_sign="count_down")
# The sources that differ: one writes of equal ranks, one gives the kitty with the last trick, one
# gives a last trick without a winner to the second highest card.
CANCELLATION: Final = HeartsRules(
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
)

HEARTSETTE: Final = HeartsRules(
    strip=((3, cards("2S")), (4, cards("2S")), (5, ()), (6, ())),
    hand_sizes=((3, 16),),
    kitty="hand",
    opening="eldest_free",
)
# A moon is worth 13 + 13i, as all penalty cards together are (inference).
COMPLEX: Final = HeartsRules(
    imaginary=cards("QS"), bonus_card=card("JD"), double_card=card("TC"), double_scope="all"
)

FURTHER: Final[Mapping[str, HeartsRules]] = {
    "greek_hearts": GREEK,
    "ten_of_clubs": TEN_OF_CLUBS,
    "pink_lady": PINK_LADY,
    "hooligan": HOOLIGAN,
    "black_jack": BLACK_JACK,
    "ace_of_hearts_5": ACE_OF_HEARTS_5,
    "black_widow_5": BLACK_WIDOW_5,
    "pip_hearts": PIP_TEN,
    "pip_hearts_a15": PIP_FIFTEEN,
    "spot_50": SPOT_50,
    "sevens_and_queens": SEVENS_AND_QUEENS,
    "no_trick_bonus": NO_TRICK_BONUS,
    "goldsmith": GOLDSMITH,
    "partner_hearts": PARTNER_HEARTS,
    "likha": LIKHA,
    "booster_nines": BOOSTER_NINES,
    "cancellation": CANCELLATION,
    "heartsette": HEARTSETTE,
    "danger_hearts": DANGER,
    "knock_down": KNOCK_DOWN,
    "complex_hearts": COMPLEX,
}
"""The rules of each further preset by its key."""
