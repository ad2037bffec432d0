"""Presses on a hand: each does what it says, or returns a line that says why it did not work."""

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from bot.interactions.presses.verbs import AtTable, HandVerb
from bot.screens.phrases import listed
from bot.support.incidents import log_unwritten
from bot.support.rate_limiter import Priority
from bot.tables.live.live_table import TooSoon
from bot.text.button_ids import SharedVerb
from data.patience import NotWritten
from engine.cards import Unreadable, card
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import Seat
from engine.table.table import StaleAction

log = logging.getLogger(__name__)


async def play(at: AtTable) -> None:
    """Answer the question by an action."""
    says = at.press.says
    await at.table.play(at.seat, Action.read(says.text), asked=says.asked)


async def choose_ahead(at: AtTable) -> None:
    """Choose the card that is played next, or take that back."""
    says = at.press.says
    face = card(says.text) if says.text else None
    await at.table.choose_ahead(at.seat, face, asked=says.asked)


async def come_back(at: AtTable) -> None:
    """Play again after being away."""
    await at.table.session.back(at.seat)


async def next_deal(at: AtTable) -> None:
    """Have seen enough of the deal that is over."""
    await at.table.next_deal(at.seat)
    if at.table.moment.between_deals:
        # Others see it a moment later, or at once with a press at the table, by its token.
        at.table.board.mark(Priority.IDLE, lingers=True)


async def show_bigger(at: AtTable) -> None:
    """Show pictures from now on, as the button offers to whoever has not chosen yet."""
    await at.table.session.services.preferences.choose(at.press.person, "pictures", "cards")


async def hint(at: AtTable) -> str | None:
    key = await at.table.hints.ask(at.seat, at.press.says.asked)
    return None if key is None else at.phrasebook(key)


async def compose(at: AtTable) -> None:
    """Go on with an action of several presses; raise `Unreadable` for another family's verb."""
    says = at.press.says
    if says.verb not in at.table.screens.draft_verbs:
        raise Unreadable("another family's button")
    words = (*says.text.split(), *at.press.chosen)
    await at.table.compose(at.seat, says.verb, words, asked=says.asked)


async def noticed(at: AtTable, handle: Callable[[AtTable], Awaitable[str | None]]) -> str | None:
    """Do what a press says; return a line of explanation if it did not work."""
    try:
        at.table.take_up(at.seat, at.press.custom_ids, asked=at.press.says.asked)
        return await handle(at)
    except (StaleAction, TooSoon) as why:
        return at.phrasebook("press-too-soon") if isinstance(why, TooSoon) else _stale(at)
    except NotYourTurn as refusal:
        if at.table.moment.between_deals:
            return at.phrasebook("press-between-deals")
        return _waiting(at, "press-not-your-turn", refusal.waiting_for)
    except IllegalAction as refusal:
        return at.table.screens.illegal(refusal, at.phrasebook)
    except NotWritten as unwritten:
        key = log_unwritten(log, f"playing at table {at.table.table_id}", unwritten)
        return at.phrasebook(key)


def _stale(at: AtTable) -> str:
    table = at.table
    if table.moment.between_deals:
        return at.phrasebook("press-between-deals")
    if at.press.says.verb == "hand-next":
        return at.phrasebook("press-next-begun")
    computers = any(one.last and one.seat == at.seat for one in table.frame().stood_in)
    by = "computer" if computers else "you"
    if at.seat in table.waiting_for:
        return at.phrasebook("press-stale", by=by)
    return _waiting(at, "press-stale-waiting", table.game.asked_openly, by=by)


def _waiting(at: AtTable, key: str, seats: tuple[Seat, ...], **facts: str) -> str:
    """Name those who are waited for, if anybody may know who that is."""
    frame = at.table.frame()
    names = [frame.name(seat) for seat in seats if seat >= 0]
    if not names:
        return at.phrasebook("press-not-asked")
    return at.phrasebook(key, names=listed(names, at.phrasebook), **facts)


VERBS: Final[Mapping[SharedVerb, HandVerb]] = {
    "do": HandVerb(play),
    "ahead": HandVerb(choose_ahead),
    "back": HandVerb(come_back),
    "bigger": HandVerb(show_bigger),
    "hint": HandVerb(hint),
    "hand-next": HandVerb(next_deal),
}
