"""Presets: the variants of Hearts on offer, and how options change one of them."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Final

from engine.cards import RANKS, card, cards
from engine.contract import offering
from engine.contract.seats import Seat, left_of
from engine.contract.variant import MOST_DEALS, Family, Length, Option, VariantOf
from engine.games.hearts.deal import Sheet
from engine.games.hearts.game import HeartsGame
from engine.games.hearts.imagining import imagining
from engine.games.hearts.options import changed_rules
from engine.games.hearts.rules import EndMode, HeartsRules
from engine.games.hearts.terms import terms
from engine.games.hearts.view import HeartsView

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


def _opening(variant: VariantOf[HeartsRules], seats: int, dealer: Seat) -> HeartsGame:
    rules = variant.rules
    if rules.first_dealer is not None:
        dealer = rules.first_dealer
    return HeartsGame(terms(rules, seats), variant, dealer, Sheet(totals=(0,) * seats), None)


def _preset(key: str, rules: HeartsRules) -> VariantOf[HeartsRules]:
    blank = VariantOf("hearts", key, (), 0, _opening, rules)
    return _ruled(blank, rules)


def _changed(
    preset: VariantOf[HeartsRules], options: Mapping[str, Option], seats: int | None = None
) -> VariantOf[HeartsRules]:
    # Options stand in one order and without those that change nothing on top of earlier ones.
    written = dict(preset.options) | dict(options)
    ruled = _ruled(preset, changed_rules(preset.rules, options, seats))
    return replace(ruled, options=tuple(sorted(written.items())))


def _ruled(preset: VariantOf[HeartsRules], rules: HeartsRules) -> VariantOf[HeartsRules]:
    return replace(offering.ruled(preset, rules), highest_wins=rules.objective == "highest")


STANDARD: Final = _preset("standard", HeartsRules())


ZH_WINDOWS: Final = _preset("zh_windows", HeartsRules(players_allowed=(4,)))
JA_BLACK_LADY: Final = _preset(
    "ja_black_lady",
    HeartsRules(
        pass_cycle=_always("L"),
        first_trick_penalty="allowed",
        hearts_lead="anytime",
        moon="new",
        display_sign="penalty_negative",
    ),
)
JA_BLACK_LADY_OPTIONAL: Final = _preset(
    "ja_black_lady_optional",
    HeartsRules(
        pass_cycle=_always("L"),
        break_by="penalty",
        heart_lead_exception="only_penalties",
        moon="new",
        display_sign="penalty_negative",
    ),
)
JACK_OF_DIAMONDS: Final = _preset("jack_of_diamonds", HeartsRules(bonus_card=card("JD")))
OMNIBUS: Final = _preset(
    "omnibus",
    HeartsRules(bonus_card=card("TD"), moon="new", moon_needs_bonus=True, bonus_on_moon="absorb"),
)
SPOT_HEARTS: Final = _preset(
    "spot_hearts",
    HeartsRules(hearts_values="spot", spade_values=(("Q", 25), ("K", 0), ("A", 0)), target=500),
)
# The values of one text sum to 39, but it says 43; these are the ones that sum to it (R7.2).
_MARIA: Final = (("Q", 13), ("K", 10), ("A", 7))
BLACK_MARIA: Final = _preset(
    "black_maria",
    HeartsRules(
        players=3,
        strip=((3, cards("2C")), (4, ()), (5, cards("2C2D")), (6, cards("2C2D2H2S"))),
        pass_cycle=_always("R"),
        opening="eldest_free",
        first_trick_penalty="allowed",
        hearts_lead="anytime",
        spade_values=_MARIA,
    ),
)
_BRITISH: Final = BLACK_MARIA.rules
# Without the two other spades a deal holds the 26 of Hearts (A18).
BLACK_MARIA_PLAIN: Final = _preset(
    "black_maria_plain", replace(_BRITISH, spade_values=HeartsRules().spade_values)
)
BLACK_MARIA_DE: Final = _preset(
    "black_maria_de",
    HeartsRules(
        players=3,
        strip=((3, cards("2C")), (4, ()), (5, cards("2D2C")), (6, cards("2D3D2C3C"))),
        spade_values=_MARIA,
    ),
)
ORIGINAL_HEARTS: Final = _preset(
    "original_hearts",
    HeartsRules(pass_cycle=_always("H"), spade_values=(("Q", 0), ("K", 0), ("A", 0)), moon="none"),
)
PARTNERSHIP_HEARTS: Final = _preset(
    "partnership_hearts", HeartsRules(players_allowed=(4,), teams=PARTNERS)
)
REVERSE_HEARTS: Final = _preset("reverse_hearts", HeartsRules(objective="highest", moon="none"))

PRESETS: Final = (
    STANDARD,
    ZH_WINDOWS,
    JA_BLACK_LADY,
    JA_BLACK_LADY_OPTIONAL,
    JACK_OF_DIAMONDS,
    OMNIBUS,
    SPOT_HEARTS,
    BLACK_MARIA,
    BLACK_MARIA_PLAIN,
    BLACK_MARIA_DE,
    ORIGINAL_HEARTS,
    PARTNERSHIP_HEARTS,
    REVERSE_HEARTS,
    *(_preset(key, rules) for key, rules in FURTHER.items()),
)

_BY_KEY: Final = {preset.key: preset for preset in PRESETS}


def _imagining(view: HeartsView) -> Callable[[Random], HeartsGame]:
    terms = view.terms
    offered = _BY_KEY[view.variant]
    if terms.rules != offered.rules:
        offered = _ruled(offered, terms.rules)
    deals_before = len(view.results) - (view.outcome is not None)
    first_dealer = left_of(view.dealer, view.seat_count, -deals_before * terms.step)
    sheet = Sheet(
        totals=view.scores,
        results=view.results,
        last_trick=view.last_trick,
        outcome=view.outcome,
        due=view.due,
        plane=view.plane,
        named=view.direction if view.stage == "deal" else "",
    )
    imagine = imagining(view)
    return lambda rng: HeartsGame(terms, offered, first_dealer, sheet, imagine(rng))


def _length(rules: HeartsRules, wished: Mapping[str, int]) -> Mapping[str, Option]:
    """Write a target and a number of deals; with both whichever comes first ends the game (R9.4).

    A game that ends by deals keeps them beside a target that is wished for.
    """
    ends: EndMode = "both" if "target" in wished or rules.end_mode == "both" else "deals"
    by_deals = "deals" in wished or (bool(wished) and rules.end_mode == "deals")
    return {**wished, "end_mode": ends} if by_deals else dict(wished)


_LENGTH: Final = Length(
    target=(1, 1000), deals=(1, MOST_DEALS), further=frozenset({"end_mode"}), rules=_length
)

HEARTS: Final = Family("hearts", _BY_KEY, _changed, _imagining, "hearts.md", _LENGTH)
