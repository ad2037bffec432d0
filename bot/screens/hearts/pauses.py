"""Pauses: where a table gives people time to look."""

from engine.games.hearts.view import HeartsView


def pauses(view: HeartsView) -> bool:
    """Whether a trick has just been taken, so that it is seen before the next begins."""
    return view.stage == "play" and not view.trick and bool(view.tricks)
