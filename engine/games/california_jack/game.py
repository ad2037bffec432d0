"""California Jack: one moment of a game.

The actions of the family: chance's `cut 7H`, if trumps are cut for, and `deal H0 H1 STOCK`; then
`play QS`, and `claim rest` or `claim none` once the stock is empty. Who wins a trick draws by
itself, then the other.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, overload

from engine.contract.seats import Seat
from engine.contract.variant import MOST_DEALS, Length
from engine.contract.view import seen_from
from engine.games.california_jack.deal import CARDS, Part, Sheet
from engine.games.california_jack.imagining import imagining
from engine.games.california_jack.playing import ROW
from engine.games.california_jack.rules import LONGEST, PRESETS, CaliforniaJackTerms, terms
from engine.games.california_jack.view import CaliforniaJackSeatView, CaliforniaJackView
from engine.tricks.deal import replaced
from engine.tricks.family import trick_family
from engine.tricks.game import TrickGame
from engine.tricks.viewing import own, shared


@dataclass(slots=True)
class CaliforniaJackGame(TrickGame[CaliforniaJackTerms, Part, Sheet]):
    """One moment of a game of California Jack."""

    row: ClassVar = ROW
    imagining: ClassVar = staticmethod(imagining)

    @overload
    def view(self, seat: Seat) -> CaliforniaJackSeatView: ...
    @overload
    def view(self, seat: None) -> CaliforniaJackView: ...
    def view(self, seat: Seat | None) -> CaliforniaJackView:
        nothing = ((),) * self.seat_count
        drawn = self.deal.own.drawn if self.deal else nothing
        seen = drawn if self.terms.rules.stock == "open" else nothing
        table = CaliforniaJackView(
            **shared(self),
            cut=self.sheet.cut,
            drawn=seen,
        )
        if seat is None:
            return table
        mine = replaced(seen, seat, drawn[seat])
        return seen_from(CaliforniaJackSeatView, table, drawn=mine, **own(self, seat))

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        """Count the points for each chance, and deals that brought a seat all four."""
        seats, results = range(self.seat_count), self.sheet.results
        won = [
            [
                {mark.reason for mark in one.marks if mark.seat == seat and mark.points}
                for one in results
            ]
            for seat in seats
        ]
        chances = {"jacks": "jack", "games": "game"}
        counts = {
            name: tuple(sum(reason in one for one in row) for row in won)
            for name, reason in chances.items()
        }
        fours = tuple(sum(len(one) == len(CARDS) + 1 for one in row) for row in won)
        return {**counts, "all-fours": fours}


CALIFORNIA_JACK: Final = trick_family(
    "california_jack",
    "California Jack",
    presets=PRESETS,
    game=CaliforniaJackGame,
    terms=terms,
    rules_page="california-jack.md",
    sheet=Sheet,
    also_seen=lambda view: {"cut": view.cut},
    length=Length(target=(1, LONGEST), deals=(1, MOST_DEALS)),
)
