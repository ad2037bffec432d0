"""What a press changes in an answer that is still composed: cards put aside, a question asked."""

from bot.screens.all_fours.hand import ASKING
from bot.screens.family import Draft
from bot.screens.ticks import ticked
from engine.cards import Unreadable
from engine.games.all_fours.view import AllFoursView


def drafted(view: AllFoursView, draft: Draft | None, verb: str, words: tuple[str, ...]) -> Draft:
    """Return the draft after a press: the cards ticked for the discard, or the question."""
    if words == ASKING:
        if not view.may_inquire:
            raise Unreadable("nothing can be asked now")
        return ASKING if verb == "tick" else ()
    return ticked(view, draft, verb, words)
