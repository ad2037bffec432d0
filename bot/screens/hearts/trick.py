"""The trick on the table, as the public screen and every hand tell it."""

from collections.abc import Sequence
from typing import Final

from bot.screens.drawing import Drawing
from bot.screens.hearts.ways import vector_text, way_text
from bot.screens.trick_games import usual
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.games.hearts.view import HeartsView, Stage
from engine.tricks.trick import Play

_LEADING_MATTERS: Final[frozenset[Stage]] = frozenset({"pass", "play"})
_DIRECTION_KEYS = {
    "L": "pass-left",
    "R": "pass-right",
    "X": "pass-across",
    "S": "pass-scatter",
    "H": "pass-hold",
}


def direction_text(direction: str, seat_count: int, phrasebook: Phrasebook) -> str:
    """Say the pass of a deal: pass left, no passing, pass 2 left and 1 right."""
    if not direction:
        return phrasebook("pass-unknown")
    if key := _DIRECTION_KEYS.get(direction):
        return phrasebook(key)
    if "," in direction:
        ways = vector_text(direction.split(","), seat_count, phrasebook)
        return phrasebook("pass-dealer", ways=ways)
    if direction.lstrip("-").isdigit():
        return phrasebook("pass-places", way=way_text(direction, phrasebook))
    return phrasebook("pass-unknown")


def trick_count(view: HeartsView) -> int | None:
    """Count the tricks of this deal; None if a nine may take a second card of everybody."""
    return None if view.terms.rules.trick_rule == "booster_nines" else usual.trick_count(view)


def cancelled(view: HeartsView, trick: Sequence[Play]) -> frozenset[Card]:
    """Return the cards of the suit led that cannot take the trick, an equal one being there."""
    if view.terms.rules.trick_rule != "cancellation" or not trick:
        return frozenset()
    faces = [play.card for play in trick if play.card.suit == trick[0].card.suit]
    return frozenset(face for face in faces if faces.count(face) > 1)


def broken_text(drawing: Drawing[HeartsView]) -> str | None:
    """Say whether hearts are broken in the deal that is played, if anything waits for that."""
    view = drawing.view
    rules = view.terms.rules
    matters = "until_broken" in (rules.hearts_lead, rules.qs_lead)
    if view.stage not in _LEADING_MATTERS or not matters:
        return None
    return drawing("hearts-broken" if view.hearts_broken else "hearts-unbroken")
