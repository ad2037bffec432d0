"""Hearts: one moment of a game.

The actions of the family, by phase (`ROW`).

| phase | who | actions |
|---|---|---|
| vector | the dealer | `vector 2 0 1`: how many cards go one, two, three places to the left |
| deal | chance | `deal H0 H1 ... KITTY`: the hands in seat order, then what is left over |
| pass | all at once | `pass 2C3C4C`; to several `pass 1:KD 2:QS` |
| show | who holds some of the cards that may be charged | `show QSJD`, `show` |
| play | the seat in turn | `play QS` |
| play | the same | `claim rest`, `claim none`: how all the tricks to come will go |
| discard | whoever took the widow up | `discard 3H4H5H` |
| moon | whoever shot it | `moon old`, `moon new` |
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, overload

from engine.contract.game import Counts, Shown
from engine.contract.phase import Over, Phase
from engine.contract.seats import Seat
from engine.games.hearts.deal import Deal, Part, Sheet, captured, face_down
from engine.games.hearts.dealing import DEALING, NAMING, ROW
from engine.games.hearts.finishing import feats
from engine.games.hearts.imagining import imagining
from engine.games.hearts.terms import Terms
from engine.games.hearts.view import HeartsSeatView, HeartsView, public_view, seat_view
from engine.tricks.deal import Hands, cards_taken
from engine.tricks.game import TrickGame


def card_counts(terms: Terms, deal: Deal | None) -> Counts:
    """Return how many cards lie where; together they are the pack, once it is dealt.

    `taken` are tricks, `waiting` the cards of tricks that nobody won, `kitty` what was left over
    from the deal, or was laid aside for it.
    """
    if deal is None:
        nobody = (0,) * terms.seat_count
        return {"hands": nobody, "trick": 0, "waiting": 0, "taken": nobody, "kitty": 0}
    return {
        "hands": tuple(map(len, deal.hands)),
        "trick": len(deal.trick),
        "waiting": sum(map(len, deal.pending)),
        "taken": cards_taken(deal),
        "kitty": len(face_down(deal)),
    }


@dataclass(slots=True)
class HeartsGame(TrickGame[Terms, Part, Sheet]):
    """One moment of a game of Hearts.

    Between deals and once the game is over `deal` is None, so nothing of a finished deal stays
    but what everybody saw.
    """

    row: ClassVar = (*ROW, Over("R9.1"))
    imagining: ClassVar = staticmethod(imagining)

    @property
    def captured(self) -> Hands:
        return captured(self.terms, self.dealt)

    @property
    def between(self) -> Phase[Any]:
        chooses = self.terms.rules.dealer_chooses
        return NAMING if chooses and not self.sheet.named else DEALING

    @property
    def deal_number(self) -> int:
        """The deal on the table, from 1; between deals the one that was finished last.

        If the dealer chooses how cards are passed, a deal begins with the question.
        """
        asked = self.terms.rules.dealer_chooses and self.outcome is None
        return len(self.sheet.results) + (asked or self.deal is not None)

    @property
    def card_counts(self) -> Counts:
        return card_counts(self.terms, self.deal)

    @overload
    def view(self, seat: Seat) -> HeartsSeatView: ...
    @overload
    def view(self, seat: None) -> HeartsView: ...
    def view(self, seat: Seat | None) -> HeartsView:
        return public_view(self) if seat is None else seat_view(self, seat)

    @property
    def shown(self) -> Shown:
        """As the variant writes points (R10.1, R13.18), and complex totals (R13.7)."""
        rules, totals = self.terms.rules, self.sheet.totals
        sign = 1 if rules.display_sign == "penalty_positive" else -1
        start = rules.target if rules.display_sign == "count_down" else 0
        nowhere = ((0, 0),) * self.seat_count if rules.imaginary else ()
        shown = tuple(start + sign * total for total in totals)
        return Shown(sign, shown, self.sheet.plane or nowhere)

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return feats(self.seat_count, self.sheet.results)
