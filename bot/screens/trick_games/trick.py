"""Tricks in words, for every family that plays them."""

from collections.abc import Collection, Sequence
from typing import Any

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, lines, listed
from bot.screens.screen import Screen, plain_screen
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.usual import still_to_play
from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.tricks.trick import Play, TakenTrick
from engine.tricks.view import TrickView


def standing_trick(view: V, own: FamilyLines[V, Any]) -> TakenTrick | None:
    """Return the trick taken last while it stands: until somebody leads to the next."""
    if view.trick or view.pending or not own.began(view):
        return None
    return view.last_trick


def shown_number(view: V, own: FamilyLines[V, Any]) -> int:
    """Return the number of the trick that is shown, from 1; 0 until play begins."""
    after = not view.trick and (bool(view.pending) or standing_trick(view, own) is not None)
    return max(0, view.trick_number - after)


def led_text(drawing: Drawing[View], leader: Seat, number: int, count: int | None) -> str:
    """Say who is to lead to trick `number` of `count`.

    `count` is None if nobody knows how many tricks there will be.
    """
    name = drawing.name(leader)
    if count is None:
        return drawing("trick-to-lead-some", number=number, name=name)
    return drawing("trick-to-lead", number=number, count=count, name=name)


def played_lines(
    drawing: Drawing[View],
    trick: Sequence[Play],
    taking: Play | None,
    *,
    cancelled: Collection[Card] = (),
    taken: bool = False,
) -> list[str]:
    """Tell what was played to a trick, in the order of play; nothing before the lead.

    Faces in `cancelled` cannot take it, an equal card being there. `taken` says that the trick is
    complete.
    """

    def key(play: Play) -> str:
        if play == taking:
            return "trick-seat-took" if taken else "trick-seat-takes"
        return "trick-seat-cancelled" if play.card in cancelled else "trick-seat-played"

    return [
        drawing(
            key(play), name=drawing.name(play.seat), card=face_shown(play.card, drawing.phrasebook)
        )
        for play in trick
    ]


def taken_lines(drawing: Drawing[V], taken: TakenTrick, own: FamilyLines[V, Any]) -> list[str]:
    """Tell a complete trick: all its cards with names, who takes it, and what it brings."""
    plays, winner = taken
    return [
        *played_lines(
            drawing,
            plays,
            best_of(plays, winner),
            cancelled=own.cancelled(drawing.view, plays),
            taken=True,
        ),
        _taken_text(drawing, winner, own.worth(drawing, plays)),
    ]


def _taken_text(drawing: Drawing[View], winner: Seat, worth: str) -> str:
    if not worth:
        return drawing("trick-taken", name=drawing.name(winner))
    return drawing("trick-taken-worth", name=drawing.name(winner), worth=worth)


def trick_lines(drawing: Drawing[V], own: FamilyLines[V, Any]) -> list[str]:
    """Tell the trick as it lies, or the one before it, which stands until somebody leads."""
    view = drawing.view
    if view.trick:
        cancelled = own.cancelled(view, view.trick)
        return played_lines(drawing, view.trick, taking_play(view), cancelled=cancelled)
    if view.pending:
        plays = view.pending[-1]
        return played_lines(drawing, plays, None, cancelled=own.cancelled(view, plays), taken=True)
    taken = standing_trick(view, own)
    return [] if taken is None else taken_lines(drawing, taken, own)


def told_trick_lines(drawing: Drawing[V], own: FamilyLines[V, Any]) -> list[str]:
    """Tell the same with its number, and who is to lead; nothing before play."""
    view = drawing.view
    told = trick_lines(drawing, own)
    if view.stage != "play" or view.leader is None:
        return told
    number, count = view.trick_number, own.trick_count(view)
    if not view.trick:
        return [*told, led_text(drawing, view.leader, number, count)]
    if count is None:
        return [drawing("trick-number-some", number=number), *told]
    return [drawing("trick-number", number=number, count=count), *told]


def folded_text(drawing: Drawing[V], own: FamilyLines[V, Any]) -> str | None:
    """Tell the trick before the one on the table in one line; None if that stands or is none."""
    view, phrasebook = drawing.view, drawing.phrasebook
    if not view.trick or not own.began(view) or view.last_trick is None:
        return None
    plays, winner = view.last_trick
    told = [
        drawing("last-play", name=drawing.name(one.seat), card=face_shown(one.card, phrasebook))
        for one in plays
    ]
    played = enumerated(told, phrasebook)
    name, worth = drawing.name(winner), own.worth(drawing, plays)
    if not worth:
        return drawing("last-trick", plays=played, name=name)
    return drawing("last-trick-worth", plays=played, name=name, worth=worth)


def then_text(drawing: Drawing[TrickView]) -> str | None:
    """Say who plays to the trick after the seat in turn; None if nobody does, and before play."""
    if drawing.view.stage != "play":
        return None
    others = [drawing.name(seat) for seat in still_to_play(drawing.view)]
    return drawing("turn-then", others=listed(others, drawing.phrasebook)) if others else None


def taking_play(view: TrickView) -> Play | None:
    """Return the play that takes the trick as it lies."""
    return None if view.taking is None else best_of(view.trick, view.taking)


def best_of(trick: Sequence[Play], taker: Seat) -> Play | None:
    """Return the play by which a seat takes a trick; if it goes round twice, each has two."""
    plays = [play for play in trick if play.seat == taker]
    suit = trick[0].card.suit if trick else ""
    return max(plays, key=lambda play: (play.card.suit == suit, play.card.rank), default=None)


def last_screen(drawing: Drawing[V], own: FamilyLines[V, Any]) -> Screen:
    """Draw the trick taken last, card by card in the order of play, for whoever looked away."""
    if drawing.view.last_trick is None:
        return plain_screen(drawing("last-none"))
    return plain_screen(
        lines(
            drawing("last-title"),
            *taken_lines(drawing, drawing.view.last_trick, own),
            own.below_last(drawing),
        )
    )
