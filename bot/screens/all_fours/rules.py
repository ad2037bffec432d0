"""The rules of All Fours in words, told from the rules in force."""

from collections.abc import Iterator
from typing import Final

from bot.screens.all_fours.lesson import pegged
from bot.screens.lobbies.house_rules import HouseRule, HouseRules, awake
from bot.screens.phrases import length_text, listed, listed_or
from bot.screens.told_rules import ToldRules, options_of, plain_lines
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.games.all_fours.family import ALL_FOURS
from engine.games.all_fours.rules import AllFoursRules, Trump

_FOLLOW: Final[HouseRule] = {
    "trump": {"follow": "or_trump", "jack_exempt": False},
    "strict": {"follow": "strict", "jack_exempt": False},
    "jack": {"follow": "strict", "jack_exempt": True},
}
_REVOKE: Final[HouseRule] = {
    "enforce": {"revoke": "enforce"},
    "penalty": {"revoke": "penalty", "revoke_claim": False},
    "claim": {"revoke": "penalty", "revoke_claim": True},
}
_ALWAYS: Final = {
    **options_of(
        AllFoursRules, "target", "deals", "cut", "game_tie", "low_to", "game_suits", "ten", "hang"
    ),
    "follow": _FOLLOW,
    "revoke": _REVOKE,
    **options_of(AllFoursRules, "trick_memory"),
}
_BY_TRUMP: Final[dict[Trump, dict[str, HouseRule]]] = {
    "turnup": options_of(
        AllFoursRules, "gift_may_win", "second_beg", "after_run", "run_new_trump", "inquiry"
    ),
    "auction": {
        "dealer_may_equal": {
            "false": {"dealer_may_equal": False},
            "true": {"dealer_may_equal": True},
        },
        **options_of(AllFoursRules, "all_pass"),
    },
}
"""The options that only matter if a card is turned up, or in an auction."""


def _house_rules(variant: VariantOf[AllFoursRules], seats: int) -> HouseRules[AllFoursRules]:
    options = {**_ALWAYS, **_BY_TRUMP.get(variant.rules.trump, {})}
    return awake(options, seats, variant.rules, _matters)


# The rule card ----------------------------------------------------------------------------------


_TURNED_ONLY: Final = (
    "turn_scoring",
    "gift_to",
    "gift_may_win",
    "second_beg",
    "run_new_trump",
    "run_to",
    "exhaust_keep",
    "after_run",
    "discards_count",
)
"""Parameters that mean nothing if no card is turned up."""
_COUNTED: Final = frozenset({"low_to", "game_suits", "game_tie", "ten", "hang"})
"""Parameters that mean nothing where High, Low, Jack and Game are not counted (C63)."""

_PLAIN: Final = (
    "teams",
    "rotation",
    "cut",
    "trump",
    *_TURNED_ONLY,
    "follow",
    "jack_exempt",
    "undertrump",
    "low_to",
    "game_suits",
    "game_tie",
    "inquiry",
    "look_early",
    "mark_when_known",
    "dealer_may_equal",
    "all_pass",
    "trick_memory",
    "peg",
    "four_points",
)
"""Parameters whose every value but the usual one has a line of its own."""


def usual_rules() -> AllFoursRules:
    """Return the rules that a card tells departures from."""
    return ALL_FOURS.presets["seven_up"].rules


def departures(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell every departure from Seven-Up, in the order of a game."""
    usual = usual_rules()
    yield from _table(rules, usual, phrasebook)
    matters = (name for name in _PLAIN if _matters(rules, name))
    yield from plain_lines("af-departs", rules, usual, matters, phrasebook)
    if rules.beg and rules.bunch != usual.bunch:
        yield phrasebook("af-departs-bunch")
    if rules.hang != usual.hang:
        yield phrasebook("af-departs-hang", points=rules.hang)
    if rules.ten != usual.ten:
        yield phrasebook("af-departs-ten", points=rules.ten)
    yield from revoking(rules, phrasebook)


def _table(rules: AllFoursRules, usual: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    if rules.players_allowed != usual.players_allowed:
        allowed = listed_or([str(seats) for seats in rules.players_allowed], phrasebook)
        yield phrasebook("departs-players_allowed", players_allowed=allowed)
    if rules.target != usual.target:
        yield phrasebook("af-departs-target", count=rules.target)
    if rules.deals is not None:
        yield phrasebook("departs-deals", count=rules.deals)
    if rules.trump == "turnup" and rules.turn_points != usual.turn_points:
        yield phrasebook("af-departs-turn", worths=turn_text(rules, phrasebook))


def revoking(rules: AllFoursRules, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell what a revoke costs, if it is not refused (F28)."""
    if rules.revoke == "enforce":
        return
    yield phrasebook("af-departs-revoke", points=rules.revoke_points)
    yield phrasebook(f"af-departs-revoke-{rules.revoke_rule}")
    if rules.revoke_claim:
        yield phrasebook("af-departs-revoke-claim")


def _matters(rules: AllFoursRules, name: str) -> bool:
    """Whether a parameter can make a difference at any table of these rules."""
    if name == "look_early":
        # Without begging it matters only who does not look before the lead.
        return 4 in rules.players_allowed and (rules.beg or rules.look_early != "all")
    if name == "teams":
        return 4 in rules.players_allowed
    if name == "gift_to":
        return rules.beg and 3 in rules.players_allowed
    if name in _COUNTED:
        return rules.four_points
    return rules.trump == "turnup" or name not in _TURNED_ONLY


def turn_text(rules: AllFoursRules, phrasebook: Phrasebook) -> str:
    """Say what each rank brings the dealer when it is turned up."""
    worths = [
        phrasebook("af-turn-worth", rank=phrasebook(f"af-rank-{rank}"), points=points)
        for rank, points in rules.turn_points
    ]
    return listed(worths, phrasebook)


# The page of the rules --------------------------------------------------------------------------


def _aim(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("af-rules-aim", target=rules.target, pegged=pegged(rules))
    if rules.deals is not None:
        yield phrasebook("rules-deals", count=rules.deals)
    allowed = listed_or([str(seats) for seats in rules.players_allowed], phrasebook)
    yield phrasebook("af-rules-players", allowed=allowed)
    if 4 in rules.players_allowed:
        pairs = rules.teams == "2+2"
        yield phrasebook("af-rules-pairs" if pairs else "af-departs-teams-none")


def _deal(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("af-rules-deal")
    yield phrasebook(f"af-rules-cut-{rules.cut}")
    if rules.trump == "turnup":
        yield phrasebook("af-rules-turned")
        if rules.turn_points:
            yield phrasebook("af-rules-turn-worths", worths=turn_text(rules, phrasebook))
            if rules.turn_scoring != "first_final":
                yield phrasebook(f"af-departs-turn_scoring-{rules.turn_scoring}")
    else:
        yield phrasebook("af-rules-pitch")
    if rules.look_early != "all":
        yield phrasebook(f"af-departs-look_early-{rules.look_early}")
    if rules.rotation == "ccw":
        yield phrasebook("af-departs-rotation-ccw")


def _begging(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    if not rules.beg:
        return
    yield phrasebook("af-rules-beg")
    if 3 in rules.players_allowed:
        yield phrasebook(f"af-rules-gift-to-{rules.gift_to}")
    yield phrasebook(f"af-rules-gift-{str(rules.gift_may_win).lower()}")
    yield phrasebook(f"af-rules-run-{str(rules.run_new_trump).lower()}")
    yield phrasebook(f"af-rules-after-{rules.after_run}")
    if 4 in rules.players_allowed and rules.run_to != "all":
        yield phrasebook(f"af-departs-run_to-{rules.run_to}")
    yield phrasebook(f"af-rules-exhausted-{str(rules.exhaust_keep).lower()}")
    if rules.second_beg == "consent":
        yield phrasebook("af-rules-second")
    if rules.bunch:
        yield phrasebook("af-rules-bunch")


def _bidding(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    if rules.trump != "auction":
        return
    yield phrasebook("af-rules-bid")
    yield phrasebook(f"af-rules-passed-{rules.all_pass}")
    if rules.dealer_may_equal:
        yield phrasebook("af-departs-dealer_may_equal-true")


def _play(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    yield phrasebook("af-rules-play", trump=rules.trump)
    yield phrasebook(f"af-rules-follow-{rules.follow}")
    if rules.jack_exempt:
        yield phrasebook("af-departs-jack_exempt-true")
    if not rules.undertrump:
        yield phrasebook("af-departs-undertrump-false")
    if rules.inquiry:
        yield phrasebook("af-rules-inquiry")
    yield from revoking(rules, phrasebook)
    if rules.trick_memory == "full":
        yield phrasebook("af-departs-trick_memory-full")


def _count(variant: VariantOf[AllFoursRules], phrasebook: Phrasebook) -> Iterator[str]:
    rules = variant.rules
    if rules.peg != "none":
        yield phrasebook("af-rules-peg", when=rules.peg)
    if not rules.four_points:
        return
    yield phrasebook("af-rules-count", trump=rules.trump)
    yield phrasebook("af-rules-high")
    yield phrasebook(f"af-rules-low-{rules.low_to}")
    yield (
        phrasebook("af-rules-jack", points=rules.hang)
        if rules.hang > 1
        else phrasebook("af-rules-jack-1")
    )
    yield phrasebook(f"af-rules-game-{rules.game_suits}", ten=rules.ten)
    if rules.peg != "none":
        yield phrasebook("af-rules-game-five")
    yield phrasebook(f"af-rules-tie-{rules.game_tie}")
    if rules.mark_when_known:
        yield phrasebook("af-departs-mark_when_known-true")
    if rules.discards_count:
        yield phrasebook("af-departs-discards_count-true")


TOLD: Final = ToldRules[AllFoursRules](
    departures=departures,
    topics=(_aim, _deal, _begging, _bidding, _play, _count),
    goal=length_text,
    house_rules=_house_rules,
    usual=lambda _: "af-card-usual",
    texts="af-",
)
