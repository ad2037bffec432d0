"""All Fours: one moment of a game.

The actions of the family, by phase; each phase has its file.

| phase | who | actions |
|---|---|---|
| deal | chance | before the first, `cut C0 C1 ...`: a card a seat, equal ones cut again: `7H3C` |
| deal | chance | `deal H0 H1 ... REST`: six cards each in seat order, the rest from the top |
| beg | eldest | `stand`, `beg` |
| answer | the dealer | `give`, `run` |
| again | eldest | `stand`, `again` |
| consent | the dealer | `refuse`, `consent` |
| bunch | eldest, then each in turn | `object`, `bunch`; then `object`, `agree` |
| discard | all at once | `discard 3H4H5H` |
| bid | each in turn | `bid pass`, `bid 2`, `bid 3`, `bid 4` |
| play | the seat in turn | `play QS`; with an inquiry `play QS inquire`; `claim_revoke` |
| play | the same | `claim rest`, `claim none`: how all the tricks to come will go |
| claim | whoever might | `count`, `claim_revoke` |

The first of REST is turned up. A run takes three for each from eldest on, singly if `packet` is 1,
and the next is turned up. An inquiry is not listed beside each play: it is the same play
with a question to it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, overload

from engine.contract.game import Counts
from engine.contract.seats import Seat
from engine.games.all_fours import counts
from engine.games.all_fours.feats import feats
from engine.games.all_fours.imagining import imagining
from engine.games.all_fours.part import Part
from engine.games.all_fours.row import ROW
from engine.games.all_fours.sheet import Sheet
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.games.all_fours.viewing import public_view, seat_view
from engine.tricks.game import TrickGame


@dataclass(slots=True)
class AllFoursGame(TrickGame[Terms, Part, Sheet]):
    """One moment of a game of All Fours."""

    row: ClassVar = ROW
    imagining: ClassVar = staticmethod(imagining)

    @property
    def card_counts(self) -> Counts:
        return counts.card_counts(self.seat_count, self.deal)

    @overload
    def view(self, seat: Seat) -> AllFoursSeatView: ...
    @overload
    def view(self, seat: None) -> AllFoursView: ...
    def view(self, seat: Seat | None) -> AllFoursView:
        return public_view(self) if seat is None else seat_view(self, seat)

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return feats(self.terms, self.sheet.results)
