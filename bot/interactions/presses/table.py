"""Presses on the public message of a game."""

from collections.abc import Mapping
from typing import Final

from bot.discord.interaction_token import Token
from bot.discord.press import Reply, line_in_place, private_line
from bot.interactions.own_tables import leave_asked, leave_question
from bot.interactions.presses.verbs import AnswerPlace, AtTable, TableVerb
from bot.screens.personal.leave import ended_text, left_text, paused_text
from bot.screens.screen import Screen
from bot.support.rate_limiter import Priority
from bot.text.button_ids import SharedVerb
from engine.cards import Unreadable
from engine.table.table import StaleAction


async def show_hand(at: AtTable) -> Reply:
    """Show the person's hand; a person who looks at it is back."""
    await at.table.session.back(at.seat)
    return at.table.hand(at.seat).shown()


async def next_deal(at: AtTable) -> Reply:
    """Have seen enough of the deal that is over; the message shows it, or makes way for the next.

    The press may come from a message that is not the table's any more; that one stays as it is.
    """
    table, deal = at.table, at.table.deal
    shown = at.press.message_id == table.board.message_id
    try:
        await table.next_deal(at.seat)
    except StaleAction:
        return private_line(at.phrasebook("press-next-begun"))
    if not shown:
        table.board.mark()
        return private_line(at.phrasebook("press-next-noted"))

    return _on_board(at, deal)


async def react(at: AtTable) -> Reply:
    """Say something to the trick on the table; raise `Unreadable` if it is no reaction of ours."""
    table, reaction, deal = at.table, at.press.says.text, at.table.deal
    if reaction not in table.screens.reactions:
        raise Unreadable("no reaction of ours")
    if table.left_by(at.press.person):
        return private_line(at.phrasebook("press-stranger"))
    if not table.session.services.everybody(table.row).reacts:
        return private_line(at.phrasebook("reactions-off"))
    if not table.react(at.seat, reaction):
        return private_line(at.phrasebook("reaction-once"))
    if at.press.message_id != table.board.message_id:
        table.board.mark(Priority.IDLE)
        return private_line(at.phrasebook("reaction-noted"))
    return _on_board(at, deal)


def _on_board(at: AtTable, deal: int) -> Reply:
    """Draw the message of `deal` anew by the press that changed it, which is no counted call.

    For a while it can be drawn by the token of that press, which is none either.
    """
    table, press = at.table, at.press

    def draw() -> Screen:
        return table.drawing.table() if table.deal == deal else table.drawing.past_table(deal)

    screen = draw()

    async def on_delivered(token: Token | None) -> None:
        if token is not None and press.message_id is not None:
            table.board.pressed(press.message_id, token)
        if table.deal != deal:
            # What draws the next deal draws this message too.
            return
        # An older picture may be under way, or this one is old already.
        if token is None or screen != draw() or table.board.is_writing:
            table.board.mark()

    return Reply(screen, on_delivered=on_delivered)


async def ask_to_leave(at: AtTable) -> Reply:
    """Ask whether the game goes on, waits or ends."""
    return Reply(await leave_asked(at.table, at.seat, at.phrasebook), whispered=True)


async def leave(at: AtTable) -> Reply:
    if not await at.table.session.leave(at.seat):
        return await _asked_again(at)
    return line_in_place(left_text(at.table.frame(at.phrasebook), at.phrasebook))


async def pause(at: AtTable) -> Reply:
    """Let the game wait."""
    if not await at.table.session.pause(at.seat):
        return await _asked_again(at)
    return line_in_place(paused_text(at.table.frame(at.phrasebook), at.phrasebook))


async def end(at: AtTable) -> Reply:
    """End the game without a result."""
    if not await at.table.end(at.seat):
        return await _asked_again(at)
    return line_in_place(ended_text(at.table.frame(at.phrasebook), at.phrasebook))


async def _asked_again(at: AtTable) -> Reply:
    """Put the question that fits who is there now."""
    return Reply(await leave_question(at.table, at.seat, at.phrasebook))


VERBS: Final[Mapping[SharedVerb, TableVerb]] = {
    "next": TableVerb(next_deal, shown=AnswerPlace.IN_PLACE),
    "react": TableVerb(react, shown=AnswerPlace.IN_PLACE),
    "hand": TableVerb(show_hand),
    "leave": TableVerb(ask_to_leave),
    "leave-yes": TableVerb(leave, private=True, shown=AnswerPlace.IN_PLACE),
    "leave-pause": TableVerb(pause, private=True, shown=AnswerPlace.IN_PLACE),
    "leave-end": TableVerb(end, private=True, shown=AnswerPlace.IN_PLACE),
}
