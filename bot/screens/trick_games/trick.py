"""Tricks in words, for every family that plays them."""

from collections.abc import Collection, Sequence
from typing import Any, Final

from bot.screens.cards import face_shown, face_text, faces_shown
from bot.screens.components import evenly
from bot.screens.drawing import Drawing
from bot.screens.phrases import apart, in_a_row, in_big, in_small, lines, listed
from bot.screens.screen import Screen, plain_screen
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.usual import still_to_play
from bot.text.faces import EMPTY
from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.tricks.trick import Play, TakenTrick
from engine.tricks.view import TrickView

CARDS_A_ROW: Final = 6
"""Cards of the size of a heading that a phone of 360 pixels shows side by side."""


def standing_trick(view: V, own: FamilyLines[V, Any]) -> TakenTrick | None:
    """Return the trick taken last while it stands: until somebody leads to the next."""
    if view.trick or view.pending or not own.began(view):
        return None
    return view.last_trick


def shown_number(view: V, own: FamilyLines[V, Any]) -> int:
    """Return the number of the trick that is shown, from 1; 0 until play begins."""
    after = not view.trick and (bool(view.pending) or standing_trick(view, own) is not None)
    return max(0, view.trick_number - after)


def played_lines(
    drawing: Drawing[View],
    trick: Sequence[Play],
    taking: Play | None,
    *,
    cancelled: Collection[Card] = (),
    taken: bool = False,
    waiting: Sequence[Seat] = (),
) -> list[str]:
    """Show what was played to a trick, in the order of play: large cards, and names below them.

    An empty place stands for each seat of `waiting`. Faces in `cancelled` cannot take the trick,
    an equal card being there. `taken` says that it is complete. Whoever sees no pictures is told
    the cards that were played in a line of words. Nothing is told where a picture tells it.
    """
    if drawing.frame.pictured:
        return []
    phrasebook = drawing.phrasebook
    empty = phrasebook.faces.of(EMPTY)
    if empty is None:
        told = [
            drawing(
                _way(play, taking, cancelled, taken=taken),
                name=drawing.name(play.seat),
                card=face_text(play.card, phrasebook),
            )
            for play in trick
        ]
        return [apart(told)] if told else []
    signs = [face_shown(play.card, phrasebook) for play in trick] + [empty] * len(waiting)
    names = [_name(drawing, play, taking, cancelled) for play in trick]
    names += [drawing.name(seat) for seat in waiting]
    told = list[str]()
    for row in evenly([*zip(signs, names, strict=True)], CARDS_A_ROW):
        cards, below = zip(*row, strict=True)
        told += (in_big(in_a_row(cards)), in_small(apart(below)))
    return told


def _way(play: Play, taking: Play | None, cancelled: Collection[Card], *, taken: bool) -> str:
    """Return the message that tells a play."""
    if play == taking:
        return "trick-seat-took" if taken else "trick-seat-takes"
    return "trick-seat-cancelled" if play.card in cancelled else "trick-seat-played"


def _name(
    drawing: Drawing[View], play: Play, taking: Play | None, cancelled: Collection[Card]
) -> str:
    """Name who played a card, marked if it takes the trick or cannot."""
    name = drawing.name(play.seat)
    if play == taking:
        return drawing("trick-name-takes", name=name)
    return drawing("trick-name-cancelled", name=name) if play.card in cancelled else name


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
        return played_lines(
            drawing,
            view.trick,
            taking_play(view),
            cancelled=cancelled,
            waiting=still_to_play(view),
        )
    if view.pending:
        plays = view.pending[-1]
        return played_lines(drawing, plays, None, cancelled=own.cancelled(view, plays), taken=True)
    taken = standing_trick(view, own)
    return [] if taken is None else taken_lines(drawing, taken, own)


def folded_text(drawing: Drawing[V], own: FamilyLines[V, Any]) -> str | None:
    """Tell the trick before the one on the table in one line; None if that stands or is none."""
    view, phrasebook = drawing.view, drawing.phrasebook
    if not view.trick or not own.began(view) or view.last_trick is None:
        return None
    plays, winner = view.last_trick
    cards = faces_shown([play.card for play in plays], phrasebook)
    name, worth = drawing.name(winner), own.worth(drawing, plays)
    if not worth:
        return drawing("last-trick", cards=cards, name=name)
    return drawing("last-trick-worth", cards=cards, name=name, worth=worth)


def then_text(drawing: Drawing[TrickView]) -> str | None:
    """Say who plays to the trick after the seat in turn, where no empty places show it."""
    view = drawing.view
    if view.stage != "play" or not drawing.phrasebook.faces.plain or drawing.frame.pictured:
        return None
    others = [drawing.name(seat) for seat in still_to_play(view) if seat not in view.to_act]
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
