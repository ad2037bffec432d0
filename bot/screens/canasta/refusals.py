"""Why the rules of Canasta refuse an action, in plain words."""

from collections.abc import Mapping
from typing import Final

from bot.screens.notices import refused
from bot.words import Words
from engine.contract.refusal import IllegalAction

_REASONS: Final = (
    "already-drawn",
    "answer-first",
    "black-three-on-top",
    "black-threes",
    "black-threes-last",
    "canastas-wanted",
    "closed",
    "discard-first",
    "do-not-match",
    "does-not-fit",
    "draw-first",
    "empty-stock",
    "frozen",
    "group-full",
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


def illegal(refusal: IllegalAction, words: Words) -> str:
    """Say why an action is refused."""
    return refused(_REFUSALS, refusal.reason, refusal.facts, words, rule=refusal.rule)
