"""Views: all that everybody at a table, or one of its seats, may know."""

from dataclasses import dataclass, field
from typing import TypeVar, dataclass_transform

from engine.cards import Card
from engine.contract.outcome import Outcome
from engine.contract.prompt import Prompt
from engine.contract.refusal import NotYourTurn
from engine.contract.seats import Seat

ViewClass = TypeVar("ViewClass")


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(field,))
def view_type(kind: type[ViewClass]) -> type[ViewClass]:
    """Make a class of views: a frozen dataclass whose fields are given by name.

    The checker sees to it that each field is given. They are set all at once: a frozen dataclass
    sets forty one by one, in 12 us instead of 2. Views have no slots: a family's view of a seat
    has two bases with fields, and Python cannot lay out the slots of both.
    """
    return dataclass(frozen=True, kw_only=True, init=False)(kind)


class _Filled:
    """The things that are made of its fields, by name."""

    def __init__(self, **fields: object) -> None:
        vars(self).update(fields)


@view_type
class View(_Filled):
    """All that everybody may know at one moment, bystanders included: it has no hand.

    A view is built up from nothing: no field can hold a game, so nothing has to be taken out.
    Families add their own fields in a class of their own. Totals in `scores` are as the rules
    keep them (Hearts: penalty-positive); `deal_number` counts from 1, 0 before the first deal.
    """

    variant: str
    seat_count: int
    dealer: Seat
    deal_number: int
    to_act: tuple[Seat, ...]
    scores: tuple[int, ...]
    outcome: Outcome | None


@view_type
class SeatView(View):
    """All that `seat` may know: the public view, its own hand, and the question it is asked.

    A family's view of a seat is its public view and this one: what it adds is known to the seat
    alone.
    """

    seat: Seat
    hand: tuple[Card, ...]
    prompt: Prompt | None
    """The question put to this seat, None if it owes no action."""

    @property
    def open_prompt(self) -> Prompt:
        """The prompt of a seat that owes an action; raise `NotYourTurn` if it owes none."""
        if self.prompt is None:
            raise NotYourTurn(self.to_act)
        return self.prompt


def seat_of(view: View) -> Seat | None:
    """Return whose view it is, None for a bystander's."""
    return view.seat if isinstance(view, SeatView) else None


SeatViewT = TypeVar("SeatViewT", bound=SeatView)


def seen_from(kind: type[SeatViewT], table: View, **own: object) -> SeatViewT:
    """Return the view of one seat: what everybody sees on the table, and what it alone knows."""
    # As `kind(**vars(table), **own)` does, in a third of the time: 0.8 us instead of 2.2.
    view = kind.__new__(kind)
    vars(view).update(vars(table), **own)
    return view
