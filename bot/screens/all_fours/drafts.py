"""The changes by a press to an answer that is still composed: cards put aside, a question asked."""

from bot.screens.all_fours.hand import ASKING
from bot.screens.family import Draft
from bot.screens.trick_games import usual
from bot.screens.trick_games.ticks import TICK, ticked
from engine.cards import Unreadable, card
from engine.contract.action import Action
from engine.games.all_fours.view import AllFoursSeatView


def drafted(
    view: AllFoursSeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]
) -> Draft:
    """Return the draft after a press: the cards ticked for the discard, or the question."""
    if parts == ASKING:
        if not view.may_inquire:
            raise Unreadable("nothing can be asked now")
        return ASKING if verb == TICK else ()
    return ticked(view, draft, verb, parts)


def completed(view: AllFoursSeatView, draft: Draft, choice: Action) -> Action:
    """Keep the cards ticked for the discard, or the question joined to a trump (F20)."""
    match choice:
        case Action("play", (face,)) if draft == ASKING and card(face).suit == view.trump:
            return Action("play", (face, *ASKING))
        case _:
            return usual.completed(view, draft, choice)
