"""Ratings on screens: what a game did to them, and how reliable people are."""

from bot.phrasebook import Phrasebook
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated
from bot.screens.sheet import MINUS


def rating_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Tell each person's rating after the game, and by how much it changed."""
    if frame.rating is None:
        return None
    told: list[str] = []
    for chair in frame.chairs:
        change = None if chair.person is None else frame.rating.changes.get(chair.person)
        if change is not None:
            by = _signed(change.after - change.before)
            told.append(
                phrasebook("result-rating-of", name=chair.name, rating=str(change.after), change=by)
            )
    return phrasebook("result-rating", changes=enumerated(told, phrasebook)) if told else None


def unrated_text(frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say why a game is not rated though it counts on the leaderboard."""
    often = frame.rating is not None and frame.rating.unrated == "often"
    return phrasebook("result-rated-often") if often else None


def _signed(change: int) -> str:
    return f"{MINUS}{-change}" if change < 0 else f"+{change}"
