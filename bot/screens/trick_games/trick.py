"""Tricks in words, for every family that plays them."""

from collections.abc import Collection, Sequence
from typing import Any

from bot.screens.cards import face_shown
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, lines, listed
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen
from bot.screens.trick_games.family_lines import FamilyLines, V
from bot.screens.trick_games.usual import still_to_play
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.seats import Seat
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


def led_text(
    frame: Frame,
    leader: Seat,
    number: int,
    count: int | None,
    phrasebook: Phrasebook,
) -> str:
    """Say who is to lead to trick `number` of `count`.

    `count` is None if nobody knows how many tricks there will be.
    """
    name = frame.name(leader)
    if count is None:
        return phrasebook("trick-to-lead-some", number=number, name=name)
    return phrasebook("trick-to-lead", number=number, count=count, name=name)


def played_lines(
    frame: Frame,
    trick: Sequence[Play],
    taking: Play | None,
    phrasebook: Phrasebook,
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
        phrasebook(key(play), name=frame.name(play.seat), card=face_shown(play.card, phrasebook))
        for play in trick
    ]


def taken_lines(
    frame: Frame,
    view: V,
    taken: TakenTrick,
    own: FamilyLines[V, Any],
    phrasebook: Phrasebook,
) -> list[str]:
    """Tell a complete trick: all its cards with names, who takes it, and what it brings."""
    plays, winner = taken
    return [
        *played_lines(
            frame,
            plays,
            best_of(plays, winner),
            phrasebook,
            cancelled=own.cancelled(view, plays),
            taken=True,
        ),
        _taken_text(frame, winner, own.worth(view, plays, phrasebook), phrasebook),
    ]


def _taken_text(frame: Frame, winner: Seat, worth: str, phrasebook: Phrasebook) -> str:
    if not worth:
        return phrasebook("trick-taken", name=frame.name(winner))
    return phrasebook("trick-taken-worth", name=frame.name(winner), worth=worth)


def trick_lines(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> list[str]:
    """Tell the trick as it lies, or the one before it, which stands until somebody leads."""
    if view.trick:
        cancelled = own.cancelled(view, view.trick)
        return played_lines(frame, view.trick, taking_play(view), phrasebook, cancelled=cancelled)
    if view.pending:
        plays = view.pending[-1]
        return played_lines(
            frame, plays, None, phrasebook, cancelled=own.cancelled(view, plays), taken=True
        )
    taken = standing_trick(view, own)
    return [] if taken is None else taken_lines(frame, view, taken, own, phrasebook)


def told_trick_lines(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> list[str]:
    """Tell the same with its number, and who is to lead; nothing before play."""
    told = trick_lines(frame, view, own, phrasebook)
    if view.stage != "play" or view.leader is None:
        return told
    number, count = view.trick_number, own.trick_count(view)
    if not view.trick:
        return [*told, led_text(frame, view.leader, number, count, phrasebook)]
    if count is None:
        return [phrasebook("trick-number-some", number=number), *told]
    return [phrasebook("trick-number", number=number, count=count), *told]


def folded_text(
    frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook
) -> str | None:
    """Tell the trick before the one on the table in one line; None if that stands or is none."""
    if not view.trick or not own.began(view) or view.last_trick is None:
        return None
    plays, winner = view.last_trick
    told = [
        phrasebook("last-play", name=frame.name(one.seat), card=face_shown(one.card, phrasebook))
        for one in plays
    ]
    played = enumerated(told, phrasebook)
    name, worth = frame.name(winner), own.worth(view, plays, phrasebook)
    if not worth:
        return phrasebook("last-trick", plays=played, name=name)
    return phrasebook("last-trick-worth", plays=played, name=name, worth=worth)


def then_text(frame: Frame, view: TrickView, phrasebook: Phrasebook) -> str | None:
    """Say who plays to the trick after the seat in turn; None if nobody does, and before play."""
    if view.stage != "play":
        return None
    others = [frame.name(seat) for seat in still_to_play(view)]
    return phrasebook("turn-then", others=listed(others, phrasebook)) if others else None


def taking_play(view: TrickView) -> Play | None:
    """Return the play that takes the trick as it lies."""
    return None if view.taking is None else best_of(view.trick, view.taking)


def best_of(trick: Sequence[Play], taker: Seat) -> Play | None:
    """Return the play by which a seat takes a trick; if it goes round twice, each has two."""
    plays = [play for play in trick if play.seat == taker]
    suit = trick[0].card.suit if trick else ""
    return max(plays, key=lambda play: (play.card.suit == suit, play.card.rank), default=None)


def last_screen(frame: Frame, view: V, own: FamilyLines[V, Any], phrasebook: Phrasebook) -> Screen:
    """Draw the trick taken last, card by card in the order of play, for whoever looked away."""
    if view.last_trick is None:
        return plain_screen(phrasebook("last-none"))
    return plain_screen(
        lines(
            phrasebook("last-title"),
            *taken_lines(frame, view, view.last_trick, own, phrasebook),
            own.below_last(frame, view, phrasebook),
        )
    )
