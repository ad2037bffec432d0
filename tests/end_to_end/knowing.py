"""What may be known at a table, for each family: the cards of a view that are in the open."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import fields
from functools import singledispatch
from typing import NamedTuple, cast

from engine.cards import Card
from engine.contract.view import SeatView, View
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.games.canasta.view import CanastaSeatView, CanastaView, LaidOpen
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.tricks.trick import Play, TakenTrick
from engine.tricks.view import TrickSeatView, TrickView


class Known(NamedTuple):
    """The cards of one view."""

    own: frozenset[Card]
    """What its seat may know beside what lies open."""
    shown: frozenset[Card]
    """What a picture of the table shows at this moment."""
    earlier: frozenset[Card]
    """What pictures of this deal have shown before, or tell of earlier deals for ever."""
    young: bool
    """Whether the deal has just begun, so that pictures of the one before may be under way.

    One that was drawn just before the first trick was taken may arrive just after.
    """


@singledispatch
def known(view: View) -> Known:
    """Return the cards of a view."""
    raise TypeError(f"nobody has said what may be known of {type(view).__name__}")


@known.register
def _(view: TrickView) -> Known:
    # A family of tricks that says nothing here: what it adds to a view is known to its readers.
    return Known(
        own=_held_in(view, _added(type(view))) if isinstance(view, TrickSeatView) else frozenset(),
        shown=_played(view.trick, view.last_trick)
        | {*view.turned}
        | _held_in(view, _added(_public(type(view)))),
        earlier=frozenset(play.card for row in view.rows for play in row),
        young=len(view.tricks) < 2,
    )


@known.register
def _(view: HeartsView) -> Known:
    # Until the next deal is dealt the end of the last one names cards that lay open in its tricks.
    ended = view.results[-1:] if view.deal_number == len(view.results) else ()
    return Known(
        own=frozenset((*view.hand, *view.passed, *view.received))
        if isinstance(view, HeartsSeatView)
        else frozenset(),
        shown=_played(view.trick, view.last_trick)
        | {face for result in ended for taken in result.taken for face in taken},
        earlier=_played((), *view.tricks),
        young=len(view.tricks) < 2,
    )


@known.register
def _(view: AllFoursView) -> Known:
    counted = (mark.card for result in view.results for mark in result.marks)
    marked = (mark.card for mark in view.marks)
    return Known(
        own=frozenset((*view.hand, *view.discarded))
        if isinstance(view, AllFoursSeatView)
        else frozenset(),
        shown=_played(view.trick, view.last_trick) | {*view.turned},
        earlier=frozenset(play.card for play in view.seen)
        | {face for face in (*counted, *marked) if face is not None}
        | {face for row in view.cut for face in row},
        young=sum(view.tricks_won) < 2,
    )


@known.register
def _(view: CanastaView) -> Known:
    lying = (face for side in view.sides for meld in side.melds for face in meld.cards)
    red_threes = (face for side in view.sides for face in side.red_threes)
    discards = (face for face in view.last_discards if face is not None)
    return Known(
        own=frozenset((*view.hand, *view.drawn))
        if isinstance(view, CanastaSeatView)
        else frozenset(),
        shown=frozenset((*view.pile, *lying, *red_threes, *discards)),
        # A hand that is still under way may hold what has since been discarded and covered.
        earlier=_laid_open(view.laid_open)
        | {*view.seen.pile, *(face for taken in view.known for face in taken)},
        young=view.laid_open is not None and sum(view.laid_before) < 2,
    )


def _public(kind: type[TrickView]) -> type[TrickView]:
    """Return the view of the table on which a family's view of a seat is built."""
    bases = (base for base in kind.__mro__ if issubclass(base, TrickView))
    return next(base for base in bases if not issubclass(base, SeatView))


def _added(kind: type[TrickView]) -> set[str]:
    """Return the fields that a view of a seat adds to the table's, or that to every family's."""
    base = _public(kind) if issubclass(kind, SeatView) else TrickView
    return {one.name for one in fields(kind)} - {one.name for one in fields(base)}


def _held_in(view: TrickView, names: Iterable[str]) -> frozenset[Card]:
    return frozenset(face for name in names for face in _cards_of(getattr(view, name)))


def _cards_of(value: object) -> Iterator[Card]:
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        inside = cast("Collection[object]", value)
        yield from (face for part in inside for face in _cards_of(part))


def _laid_open(end: LaidOpen | None) -> frozenset[Card]:
    """Return the cards that were counted before everybody's eyes at the end of a deal."""
    if end is None:
        return frozenset()
    lying = (face for side in end.melds for meld in side for face in meld.cards)
    held = (face for row in (*end.hands, *end.red_threes) for face in row)
    return frozenset((*lying, *held))


def _played(trick: Iterable[Play], *tricks: TakenTrick | None) -> frozenset[Card]:
    taken = (play for one in tricks if one for play in one.plays)
    return frozenset(play.card for play in (*trick, *taken))
