"""Games of tricks: one moment of a game, as far as all families are alike."""

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Generic, Self, TypeVar

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Counts, Step
from engine.contract.outcome import Outcome
from engine.contract.phase import Phase, PhasedGame
from engine.contract.seats import Seat
from engine.contract.variant import Variant
from engine.tricks.deal import Deal, Own, cards_taken
from engine.tricks.sheet import Sheet
from engine.tricks.terms import Terms

TermsT = TypeVar("TermsT", bound=Terms[Any])
SheetT = TypeVar("SheetT", bound=Sheet[Any])


# Not frozen: to make a frozen one takes five times as long (1.1 and 0.2 us), for every card. The
# checker knows that no field is ever set anew.
@dataclass(slots=True)
class TrickGame(PhasedGame, Generic[TermsT, Own, SheetT]):
    """One moment of a game of tricks; `deal` is None between deals and once the game is over.

    A family says what phase comes before a deal and after the last, and what is seen. Its phases
    say the rest.
    """

    terms: Final[TermsT]
    offered: Final[Variant]
    first_dealer: Final[Seat]
    sheet: Final[SheetT]
    deal: Final[Deal[Own] | None]

    @property
    @abstractmethod
    def between(self) -> Phase[Any]:
        """The phase in which no cards are dealt yet."""

    @property
    @abstractmethod
    def over(self) -> Phase[Any]:
        """The phase of a game that is over."""

    @property
    def phase(self) -> Phase[Any]:
        if self.deal is not None:
            return self.deal.phase
        return self.over if self.sheet.outcome else self.between

    @property
    def to_act(self) -> tuple[Seat, ...]:
        deal = self.deal
        if deal is not None and deal.turn is not None:
            # Asked for at every action; whoever is in turn is asked alone.
            return (deal.turn,)
        return self.phase.to_act(self)

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
        """Who deals this deal or is to deal the next; at the end, who dealt last."""
        before = len(self.sheet.results) - (self.sheet.outcome is not None)
        return self.terms.next_to(self.first_dealer, before)

    @property
    def deal_number(self) -> int:
        """The deal on the table, from 1; between deals the one that was finished last."""
        return len(self.sheet.results) + (self.deal is not None)

    @property
    def card_counts(self) -> Counts:
        """How many cards lie where; together they are the pack, once it is dealt.

        `stock` is what is left of the pack, `trick` what lies on the table, and `taken` are
        tricks.
        """
        deal = self.deal
        if deal is None:
            nobody = (0,) * self.seat_count
            return {"hands": nobody, "stock": 0, "trick": 0, "taken": nobody}
        return {
            "hands": tuple(map(len, deal.hands)),
            "stock": len(deal.stock),
            "trick": len(deal.trick) + sum(map(len, deal.pending)),
            "taken": cards_taken(deal),
        }

    @property
    def scores(self) -> tuple[int, ...]:
        return self.sheet.totals

    @property
    def deal_scores(self) -> tuple[tuple[int, ...], ...]:
        return tuple([result.points for result in self.sheet.results])

    @property
    def outcome(self) -> Outcome | None:
        return self.sheet.outcome

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return {}


GameT = TypeVar("GameT", bound=TrickGame[Any, Any, Any])


def ended(game: GameT, sheet: Sheet[Any], told: list[Event]) -> GameT:
    """End the deal: `sheet` has its result entered last, and the outcome if the game is over."""
    tricks = game.dealt.tricks
    points = sheet.results[-1].points
    told.append(Event("deal-scored", None, tuple(map(str, points))))
    if sheet.outcome is not None:
        told.append(Event("game-over", None, tuple(map(str, sheet.outcome.places))))
    last = tricks[-1] if tricks else sheet.last_trick
    return game.with_sheet(replace(sheet, last_trick=last)).with_deal(None)
