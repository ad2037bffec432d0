"""Why the rules of Canasta refuse an action, or cannot be changed as wished, in plain words."""

from collections.abc import Mapping
from typing import Final

from bot.screens.cards import refused
from bot.screens.phrases import sentences
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.rules import choices_of
from engine.games.canasta.rules import CanastaRules

_REASONS: Final = (
    "already-drawn",
    "answer-first",
    "black-three-on-top",
    "black-threes",
    "black-threes-last",
    "closed",
    "discard-first",
    "do-not-match",
    "does-not-fit",
    "draw-first",
    "empty-stock",
    "frozen",
    "group-full",
    "incomplete",
    "keep-a-card",
    "may-not-ask",
    "minimum",
    "mixed-wilds",
    "must-go-out",
    "must-take",
    "new-group",
    "no-add",
    "no-discard",
    "no-merging",
    "no-pile",
    "no-sequence",
    "no-sequences",
    "no-such-meld",
    "no-way-out",
    "no-wilds",
    "not-opened",
    "nothing-laid",
    "one-card",
    "one-group",
    "open-first",
    "other-rank",
    "out-of-order",
    "pair-needed",
    "partner-said-no",
    "plan-changed",
    "pure-pair",
    "red-three",
    "red-three-on-top",
    "sequence-full",
    "stock-left",
    "too-few-cards",
    "too-few-naturals",
    "too-many-wilds",
    "top-alone",
    "which-meld",
    "wild-on-top",
    "wilds-alone",
)

_REFUSALS: Final[Mapping[str, str]] = {
    **{reason: f"illegal-canasta-{reason}" for reason in _REASONS},
    "not-in-hand": "illegal-canasta-not-in-hand",
    "unknown-verb": "illegal-unknown-verb",
    "game-over": "illegal-game-over",
}


_POINTS: Final = (
    "ask_fail_penalty",
    "canasta_mixed",
    "canasta_natural",
    "concealed_extra",
    "out_bonus",
    "red3_all",
    "red3_all_but_one",
    "red3_each",
    "samba",
)

_STANDING_IN_THE_WAY: Final[Mapping[str, str]] = {
    **dict.fromkeys(choices_of(CanastaRules, str), "choice"),
    **dict.fromkeys(_POINTS, "points"),
    "ask": "ask",
    "canastas_to_go_out": "canastas",
    "completed_group": "finished",
    "deals": "deals",
    "decks": "packs",
    "draw_count": "draw",
    "group_max": "largest",
    "hand_size": "hand",
    "jokers_per_deck": "jokers",
    "melds_per_rank": "melds",
    "mixed_wilds": "mixed",
    "natural_min": "naturals",
    "opening_table": "opening",
    "players": "seats",
    "route_mixed": "pair",
    "seats": "seats",
    "seq_take": "sequence",
    "sides": "sides",
    "stock_end": "stock",
    "target": "target",
    "upcard_cover": "upcard",
    "wild_max": "wilds",
}
"""For each rule parameter that may be at fault the text that says what would be right."""


def contradiction(refusal: BadRules, phrasebook: Phrasebook) -> str:
    """Say what stands in the way of rules, a sentence for each reason."""
    reasons = [_STANDING_IN_THE_WAY.get(name, "other") for name in refusal.parameters]
    said = (phrasebook(f"canasta-fault-{reason}") for reason in dict.fromkeys(reasons or ["other"]))
    return sentences(said, phrasebook)


def illegal(refusal: IllegalAction, phrasebook: Phrasebook) -> str:
    """Say why an action is refused."""
    return refused(_REFUSALS, refusal.reason, refusal.facts, phrasebook, rule=refusal.rule)
