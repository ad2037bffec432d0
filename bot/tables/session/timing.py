"""Timing: what there is still to wait for at a moment, and how long, by the time that it is.

Times are milliseconds since 1970, as in a moment.
"""

from collections.abc import Mapping
from typing import Final

from bot.screens.frame import Interval
from bot.tables.clock.paces import PLAY
from bot.tables.session.moment import Moment
from engine.contract.seats import Seat

TRICK_PAUSE: Final = 2.0
"""How many times longer than for a card everybody waits after a trick that was just taken."""

TAKE_BACK: Final = 5.0
"""How many times longer than for a card the first to choose may take back what goes to others."""


def deadlines(moment: Moment, now: int) -> dict[Seat, int]:
    """Return until which second each seat has time that still has any.

    No screen counts from a moment that is over.
    """
    turn = moment.turn_pace.turn
    return {
        seat: end
        for seat, at in moment.awaited.items()
        if (end := int(at / 1000 + turn)) * 1000 > now
    }


def interval(moment: Moment, now: int) -> Interval | None:
    """Return the interval that is on, None in the middle of a deal."""
    if not moment.between_deals:
        return None
    awaited, ends_at = moment.people_there, _interval_ends_at(moment)
    if ends_at is not None and ends_at <= now:
        # Whoever draws it now waits for the next deal, not for a moment that is over.
        ends_at = None
    return Interval(
        pressed=tuple(sorted(moment.have_pressed.intersection(awaited))),
        awaited=awaited,
        ends_at=None if ends_at is None else ends_at // 1000,
    )


def next_deal_in(moment: Moment, now: int) -> float | None:
    """Return in how many seconds the next deal begins, 0 for now and None for not by itself."""
    if not moment.between_deals or moment.paused or moment.over:
        return None
    if moment.have_pressed.issuperset(moment.people_there):
        return 0.0
    ends_at = _interval_ends_at(moment)
    return None if ends_at is None else max(0.0, (ends_at - now) / 1000)


def idle(moment: Moment) -> Mapping[Seat, int]:
    """Return the only person for whom the game waits without a clock, and since when."""
    if moment.owing:
        return moment.owing
    if not moment.between_deals or moment.paused or _interval_ends_at(moment) is not None:
        return {}
    waited_for = set(moment.people_there) - moment.have_pressed
    return dict.fromkeys(waited_for, _interval_since(moment))


def _interval_ends_at(moment: Moment) -> int | None:
    if moment.row.paused_until is not None:
        return None
    if moment.row.next_deal == "pressed":
        # Nobody is asked anything, but a game must not wait longer than for a turn.
        turn = int(moment.turn_pace.turn * 1000)
        return _interval_since(moment) + turn if moment.clock_runs else None
    return _interval_since(moment) + int(moment.pace.interval * 1000)


def _interval_since(moment: Moment) -> int:
    """Return when the time began: somebody who comes to an empty table sees all of it."""
    return max(moment.deal_ended_at or 0, moment.row.clock_from)


# After a trick was taken nobody leads for a moment, so that everybody sees it. When that began
# stands in the journal, so it is the same after a restart.


def rests_for(moment: Moment, seat: Seat, now: int) -> float:
    """Return for how many seconds a seat that is to lead may not do so yet."""
    if not moment.pace.card or not _is_to_lead(moment, seat):
        return 0.0
    return _left(moment, seat, TRICK_PAUSE * moment.pace.card, now)


def plays_itself_in(moment: Moment, seat: Seat, now: int) -> float:
    """Return in how many seconds a card of a seat that is asked plays itself."""
    longer = TRICK_PAUSE if _is_to_lead(moment, seat) else 1.0
    return _left(moment, seat, moment.pace.card * longer, now)


def _is_to_lead(moment: Moment, seat: Seat) -> bool:
    if seat not in moment.waiting_for or not moment.pauses:
        return False
    prompt = moment.view(seat).prompt
    return prompt is not None and prompt.question == PLAY


def _left(moment: Moment, seat: Seat, seconds: float, now: int) -> float:
    # Half of a turn is the person's own, however slowly a host lets computers play.
    seconds = min(seconds, moment.turn_pace.turn / 2)
    passed = (now - moment.play.questions.asked_at[seat]) / 1000
    # The clock of the machine may have been set back.
    return min(seconds, max(0.0, seconds - passed))


def may_take_back_for(moment: Moment, seat: Seat, now: int) -> float:
    """Return for how many seconds a seat may take back what it has chosen in full.

    None are left once another person has answered, and none are given at the end of a turn.
    """
    noted = moment.drafts.get(seat)
    if noted is None or noted.asked != moment.asked(seat) or seat not in moment.owing:
        return 0.0
    if not 1 < len(moment.owing) == len(moment.people_there):
        return 0.0
    seconds = TAKE_BACK * moment.pace.card
    ends = noted.at + int(seconds * 1000)
    if moment.clock_runs and ends >= moment.owing[seat] + int(moment.turn_pace.turn * 1000):
        return 0.0
    return min(seconds, max(0.0, (ends - now) / 1000))
