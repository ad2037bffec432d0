"""Why a game of Hearts is over, in a sentence (R9)."""

from bot.screens.frame import Frame
from bot.screens.hearts.standing import shown_total
from bot.screens.phrases import listed
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.games.hearts.ending import at_target
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.view import HeartsView


def reason_text(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str | None:
    """Say what ended the game; None while it goes on, and if it had its deals."""
    rules = view.terms.rules
    match view.outcome and view.outcome.reason:
        case "target":
            return _target_text(rules, frame, view, phrasebook)
        case "lives":
            out = [seat for seat, left in enumerate(view.lives) if not left]
            return phrasebook("over-lives", count=len(out), names=_names(out, frame, phrasebook))
        case "exact":
            hit = [seat for seat, total in enumerate(view.scores) if total == rules.target]
            target = shown_total(rules.target, rules)
            return phrasebook("over-exact", names=_names(hit, frame, phrasebook), target=target)
        case _:
            return None


def _target_text(rules: HeartsRules, frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str:
    there = [seat for seat, is_there in enumerate(at_target(rules, view.scores)) if is_there]
    if not there:
        # A tie was played out after the end had come, and a moon may have taken it back.
        return phrasebook("over-tie")
    names = _names(there, frame, phrasebook)
    if rules.display_sign == "count_down":
        return phrasebook("over-down", count=len(there), names=names)
    if rules.imaginary:
        return phrasebook("over-away", count=len(there), names=names, target=rules.target)
    key = "over-target" if rules.target_cmp == "reach" else "over-beyond"
    return phrasebook(key, names=names, target=shown_total(rules.target, rules))


def _names(seats: list[Seat], frame: Frame, phrasebook: Phrasebook) -> str:
    return listed([frame.name(seat) for seat in seats], phrasebook)
