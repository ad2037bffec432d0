"""Views: all that one seat, or a bystander, may know."""

from dataclasses import dataclass

from engine.contract.outcome import Outcome
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What `seat` may know at one moment; None is a bystander, who sees the public table.

    A view is built up from nothing: no field can hold a game, so nothing has to be taken out.
    Families add their own fields in a class of their own. Totals in `scores` are as the rules
    keep them (Hearts: penalty-positive); `deal_number` counts from 1, 0 before the first deal.
    """

    variant: str
    seat: Seat | None
    seat_count: int
    dealer: Seat
    deal_number: int
    to_act: tuple[Seat, ...]
    prompt: Prompt | None
    scores: tuple[int, ...]
    outcome: Outcome | None
