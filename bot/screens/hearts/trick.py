"""The trick on the table, as the public screen and every hand tell it."""

from typing import Final

from bot.phrasebook import Phrasebook
from bot.screens.frame import Frame
from bot.screens.hearts.standing import rules_of
from bot.screens.hearts.ways import vector_text, way_text
from bot.screens.tricks import led_text, played_lines
from engine.cards import Card
from engine.contract.seats import Seat, left_of
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


def trick_count(view: HeartsView) -> int:
    """Count the tricks of this deal, those to come included."""
    played = {play.seat for play in view.trick}
    left = (size + (seat in played) for seat, size in enumerate(view.hand_sizes))
    return len(view.tricks) + len(view.pending) + max(left, default=0)


def lead_text(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str | None:
    """Say who led what to the trick on the table, or who is to lead."""
    if view.stage != "play" or view.leader is None:
        return None
    # A nine may take a second card of everybody, so nobody knows how many tricks there will be.
    boosted = rules_of(frame).trick_rule == "booster_nines"
    count = None if boosted else trick_count(view)
    return led_text(frame, view.leader, view.trick, view.trick_number, count, phrasebook)


def trick_lines(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    """Tell what was played to the trick, in the order of play; nothing before the lead."""
    cancelled = _cancelled(frame, view)
    return played_lines(frame, view.trick, _taking(view), phrasebook, cancelled=cancelled)


def _cancelled(frame: Frame, view: HeartsView) -> frozenset[Card]:
    """Return the cards of the suit led that cannot take the trick, an equal one being there."""
    if rules_of(frame).trick_rule != "cancellation" or not view.trick:
        return frozenset()
    faces = [play.card for play in view.trick if play.card.suit == view.trick[0].card.suit]
    return frozenset(face for face in faces if faces.count(face) > 1)


def _taking(view: HeartsView) -> Play | None:
    """Return the play that takes the trick as it lies; a boosted trick has two of each seat."""
    own = (
        p for p in view.trick if p.seat == view.taking and p.card.suit == view.trick[0].card.suit
    )
    return max(own, key=lambda play: play.card.rank, default=None)


def still_to_play(view: HeartsView) -> tuple[Seat, ...]:
    """Return the seats that play to the trick after the one in turn, in order."""
    if not view.trick or view.leader is None:
        return ()
    # Of a boosted trick only the second round is still to be played.
    first_round = len(view.trick) // view.seat_count * view.seat_count
    done = {*view.to_act, *(play.seat for play in view.trick[first_round:])}
    order = (left_of(view.leader, view.seat_count, at * view.step) for at in range(view.seat_count))
    return tuple(seat for seat in order if seat not in done)


def broken_text(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str | None:
    """Say whether hearts are broken in the deal that is played, where anything waits for that."""
    rules = rules_of(frame)
    matters = "until_broken" in (rules.hearts_lead, rules.qs_lead)
    if view.stage not in _LEADING_MATTERS or not matters:
        return None
    return phrasebook("hearts-broken" if view.hearts_broken else "hearts-unbroken")
