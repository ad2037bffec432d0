"""What plans count, as menus and buttons say it: K K K · 30 of 50."""

from typing import Final

from bot.screens.canasta.plan import MeldPlan
from bot.screens.canasta.plan_judging import Verdict, judged
from bot.screens.canasta.refusals import illegal
from bot.screens.components import LABEL_LENGTH, OPTION_LENGTH, MenuOption
from bot.screens.shortening import shortened
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import IllegalAction
from engine.games.canasta.view import CanastaSeatView


def option(label: str, value: str, *, chosen: bool = False, emoji: str | None = None) -> MenuOption:
    """Return an option whose label fits."""
    return MenuOption(label=shortened(label), value=value, chosen=chosen, emoji=emoji)


def worth_text(what: str, counts: int, minimum: int, phrasebook: Phrasebook) -> str:
    """Say what cards count, and of how many points while a side has not opened (K20)."""
    if not minimum:
        said = phrasebook("canasta-worth", what=_LEFT_OUT, sum=counts)
    else:
        key = "canasta-worth-enough" if counts >= minimum else "canasta-worth-less"
        said = phrasebook(key, what=_LEFT_OUT, sum=counts, minimum=minimum)
    room = LABEL_LENGTH - len(said) + len(_LEFT_OUT)
    return said.replace(_LEFT_OUT, what if len(what) <= room else f"{what[: room - 1]}…")


def plan_option(
    view: CanastaSeatView,
    plan: MeldPlan,
    what: str,
    value: str,
    phrasebook: Phrasebook,
    *,
    chosen: bool = False,
    emoji: str | None = None,
) -> MenuOption:
    """Return an option that leads to `plan`: what it counts then, and what is missing."""
    verdict = judged(view, plan)
    minimum = view.minimums[view.seat]
    return MenuOption(
        label=worth_text(what, verdict.counts, minimum, phrasebook),
        value=value,
        description=missing_text(verdict, phrasebook),
        chosen=chosen,
        emoji=emoji,
    )


def missing_text(verdict: Verdict, phrasebook: Phrasebook) -> str | None:
    """Say what a plan lacks, None if it lacks nothing."""
    refusal = verdict.refusal
    if refusal is None:
        return None
    said = _points_missing(refusal, phrasebook) or illegal(refusal, phrasebook)
    return shortened(said, OPTION_LENGTH)


def _points_missing(refusal: IllegalAction, phrasebook: Phrasebook) -> str | None:
    facts = refusal.facts
    if refusal.reason != "minimum":
        return None
    return phrasebook("canasta-missing", count=int(facts["minimum"]) - int(facts["value"]))


_LEFT_OUT: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for the cards until it is known how long the rest of the label is."""
