"""Why a game of Hearts is over, in a sentence (R9)."""

from bot.screens.drawing import Drawing
from bot.screens.hearts.standing import shown_total
from bot.screens.phrases import listed
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.hearts.ending import at_target
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import HeartsView


def reason_text(drawing: Drawing[HeartsView]) -> str | None:
    """Say what ended the game; None while it goes on, and if it had its deals."""
    view = drawing.view
    rules = view.terms.rules
    match view.outcome and view.outcome.reason:
        case "target":
            return _target_text(drawing, rules)
        case "lives":
            out = [seat for seat, left in enumerate(view.lives) if not left]
            return drawing("over-lives", count=len(out), names=_names(drawing, out))
        case "exact":
            hit = [seat for seat, total in enumerate(view.scores) if total == rules.target]
            target = shown_total(rules.target, rules)
            return drawing("over-exact", names=_names(drawing, hit), target=target)
        case _:
            return None


def _target_text(drawing: Drawing[HeartsView], rules: HeartsRules) -> str:
    there = [
        seat for seat, is_there in enumerate(at_target(rules, drawing.view.scores)) if is_there
    ]
    if not there:
        # A tie was played out after the end had come, and a moon may have taken it back.
        return drawing("over-tie")
    names = _names(drawing, there)
    if rules.display_sign == "count_down":
        return drawing("over-down", count=len(there), names=names)
    if rules.imaginary:
        return drawing("over-away", count=len(there), names=names, target=rules.target)
    key = "over-target" if rules.target_cmp == "reach" else "over-beyond"
    return drawing(key, names=names, target=shown_total(rules.target, rules))


def _names(drawing: Drawing[View], seats: list[Seat]) -> str:
    return listed([drawing.name(seat) for seat in seats], drawing.phrasebook)
