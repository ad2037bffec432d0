"""Games of tricks: one moment of a game, as far as all families are alike."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, ClassVar, Final, Generic, Self, TypeAlias, TypeVar

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Counts, FaceUp, Step
from engine.contract.outcome import Outcome
from engine.contract.phase import Phase, PhasedGame
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.contract.variant import Variant
from engine.tricks.deal import Deal, Hands, Own, card_counts, taken_in_tricks
from engine.tricks.sheet import DealResult, Sheet
from engine.tricks.terms import Terms

DealImagining: TypeAlias = Callable[[Any], Callable[[Random], Deal[Any] | None]]
"""From a view to what deals again what it does not show; None between deals."""

TermsT = TypeVar("TermsT", bound=Terms[Any])
SheetT = TypeVar("SheetT", bound=Sheet[Any])


# Not frozen: to make a frozen one takes five times as long (1.1 and 0.2 us), for every card. The
# checker knows that no field is ever set anew.
@dataclass(slots=True)
class TrickGame(PhasedGame, Generic[TermsT, Own, SheetT]):
    """One moment of a game of tricks; `deal` is None between deals and once the game is over.

    A family says what row of phases it is, and what is seen. Its phases say the rest.
    """

    terms: Final[TermsT]
    offered: Final[Variant]
    first_dealer: Final[Seat]
    sheet: Final[SheetT]
    deal: Final[Deal[Own] | None]

    row: ClassVar[tuple[Phase[Any], ...]]
    """The phases of the family: the first comes before a deal, the last after the game."""
    imagining: ClassVar[DealImagining]
    """How deals are imagined from a view."""

    @property
    def between(self) -> Phase[Any]:
        """The phase in which no cards are dealt yet."""
        return self.row[0]

    @property
    def phase(self) -> Phase[Any]:
        if self.deal is not None:
            return self.deal.phase
        return self.row[-1] if self.sheet.outcome else self.between

    @property
    def to_act(self) -> tuple[Seat, ...]:
        deal = self.deal
        if deal is not None and deal.turn is not None:
            # Asked for at every action; the seat in turn is asked alone.
            return (deal.turn,)
        return self.phase.to_act(self)

    def legal_actions(self, seat: Seat) -> tuple[Action, ...]:
        deal = self.deal
        if deal is not None and deal.turn == seat:
            return deal.phase.legal_actions(self, seat)
        return PhasedGame.legal_actions(self, seat)

    def prompt(self, seat: Seat) -> Prompt | None:
        deal = self.deal
        if deal is not None and deal.turn is not None:
            return deal.phase.prompt(self, seat) if deal.turn == seat else None
        return PhasedGame.prompt(self, seat)

    def apply(self, seat: Seat, action: Action) -> Step:
        deal = self.deal
        if deal is not None and deal.turn == seat:
            return deal.phase.take(self, seat, action)
        # Named, since a class with slots is made anew and `super` would look for the other one.
        return PhasedGame.apply(self, seat, action)

    @property
    def dealt(self) -> Deal[Own]:
        """The deal in progress; there is one in every phase but those between deals."""
        assert self.deal is not None
        return self.deal

    def with_deal(self, deal: Deal[Own] | None) -> Self:
        """Return the moment in which the deal stands so."""
        return type(self)(self.terms, self.offered, self.first_dealer, self.sheet, deal)

    def with_sheet(self, sheet: SheetT) -> Self:
        """Return the moment in which the score stands so."""
        return type(self)(self.terms, self.offered, self.first_dealer, sheet, self.deal)

    @property
    def variant(self) -> Variant:
        return self.offered

    @property
    def seat_count(self) -> int:
        return self.terms.seat_count

    @property
    def dealer(self) -> Seat:
        """The seat that deals this deal or the next; at the end, the seat that dealt last."""
        before = len(self.sheet.results) - (self.sheet.outcome is not None)
        return self.terms.next_to(self.first_dealer, before)

    @property
    def deal_number(self) -> int:
        """The deal on the table, from 1; between deals the one that was finished last."""
        return len(self.sheet.results) + (self.deal is not None)

    @property
    def card_counts(self) -> Counts:
        return card_counts(self.seat_count, self.deal)

    @property
    def captured(self) -> Hands:
        """The cards that each seat has taken in the deal in progress, as they count for it."""
        return taken_in_tricks(self.dealt)

    @property
    def face_up(self) -> FaceUp:
        deal, results = self.deal, self.sheet.results
        if deal is not None:
            return FaceUp(deal.hands, self.captured)
        nobody = ((),) * self.seat_count
        return FaceUp(nobody, results[-1].taken if results else nobody)

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        view = self.view(None) if seat is None else self.view(seat)
        return self.with_deal(self.imagining(view)(rng))

    @property
    def scores(self) -> tuple[int, ...]:
        return self.sheet.totals

    @property
    def deal_scores(self) -> tuple[tuple[int, ...], ...]:
        results = self.sheet.results
        return tuple([result.points for result in results]) if results else ()

    @property
    def outcome(self) -> Outcome | None:
        return self.sheet.outcome

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return {}


GameT = TypeVar("GameT", bound=TrickGame[Any, Any, Any])


def finished(
    game: GameT,
    result: DealResult,
    events: list[Event],
    ends: Callable[[tuple[int, ...]], Outcome | None],
) -> GameT:
    """Enter what the deal brought, and end the game if `ends` says so of the totals after it."""
    deal, sheet = game.dealt, game.sheet
    totals = tuple(total + more for total, more in zip(sheet.totals, result.points, strict=True))
    entered = replace(result, claims=deal.claims, forced_after=deal.forced_after)
    results = (*sheet.results, entered)
    return ended(game, replace(sheet, totals=totals, results=results, outcome=ends(totals)), events)


def ended(game: GameT, sheet: Sheet[Any], events: list[Event]) -> GameT:
    """End the deal: `sheet` has its result entered last, and the outcome if the game is over."""
    tricks, (*before, result) = game.dealt.tricks, sheet.results
    result = replace(result, taken=game.captured)
    sheet = replace(sheet, results=(*before, result))
    points = result.points
    events.append(Event("deal-scored", None, tuple(map(str, points))))
    if sheet.outcome is not None:
        events.append(Event("game-over", None, tuple(map(str, sheet.outcome.places))))
    last = tricks[-1] if tricks else sheet.last_trick
    return game.with_sheet(replace(sheet, last_trick=last, tricks=tricks)).with_deal(None)
