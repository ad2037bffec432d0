"""States: what a game of Canasta has come to, and what follows from it."""

from abc import abstractmethod
from dataclasses import dataclass

from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Over, Phase, PhasedGame
from engine.contract.seats import Seat, left_of
from engine.contract.variant import Variant
from engine.games.canasta.deal import Deal, position
from engine.games.canasta.position import Position
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.seating import resting
from engine.games.canasta.sheet import Sheet
from engine.games.canasta.view import Stage


@dataclass(frozen=True, slots=True)
class CanastaState(PhasedGame):
    """A game as its phases see it; which of them it is in, the game itself says.

    Between deals and once the game is over `deal` is None; how the last one lay, with all hands
    open for the count, stays on the sheet.
    """

    rules: CanastaRules
    offered: Variant
    first_dealer: Seat
    sheet: Sheet
    deal: Deal | None

    @property
    @abstractmethod
    def phase(self) -> "CanastaPhase | Over": ...

    @property
    def stage(self) -> Stage:
        """`deal`, `draw`, `meld`, `asked` or `over`."""
        return self.phase.key

    @property
    def variant(self) -> Variant:
        return self.offered

    @property
    def seat_count(self) -> int:
        return self.rules.players

    @property
    def deal_number(self) -> int:
        """The deal on the table, from 1; between deals the one that was finished last."""
        return len(self.sheet.results) + (self.deal is not None)

    @property
    def dealer(self) -> Seat:
        """The seat that deals this deal or the next (K3); at the end, the seat that dealt last."""
        before = len(self.sheet.results) - (self.sheet.outcome is not None)
        step = 1 if self.rules.next_dealer == "left" else -1
        return left_of(self.first_dealer, self.seat_count, before * step)

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats that play the deal that is to be dealt, in seat order (K53)."""
        rest = resting(self.rules, len(self.sheet.results) + 1)
        return tuple(seat for seat in range(self.seat_count) if seat not in rest)

    @property
    def dealt(self) -> Deal:
        """The deal in progress, for phases in which there is one."""
        assert self.deal is not None
        return self.deal

    def position(self, deal: Deal) -> Position:
        """Return what the seat in turn knows in a deal of this game."""
        return position(self.rules, deal, self.sheet.totals[deal.turn])

    def went_on(self, deal: Deal, events: tuple[Event, ...]) -> Step:
        """Return the step to a further moment of the deal."""
        return Step(
            type(self)(self.rules, self.offered, self.first_dealer, self.sheet, deal), events
        )

    def counted(self, sheet: Sheet, events: tuple[Event, ...]) -> Step:
        """Return the step to the moment after a deal, when it has been written on the sheet."""
        return Step(type(self)(self.rules, self.offered, self.first_dealer, sheet, None), events)


class CanastaPhase(Phase[CanastaState]):
    """A part of a deal of Canasta."""

    __slots__ = ()

    @property
    @abstractmethod
    def key(self) -> Stage:
        """The stage that this phase is."""
