"""Canasta and Samba: one moment of a game, and what may follow it.

Moves and their words (plans are explained in `plays`):

    deal H0 H1 ... REST      a hand a seat (`-` for one that rests), the rest from the top
    draw                     from the stock
    take PLAY [+ PLAN]       the pile, with a group from the hand; what is laid besides
    take add [onto N] [+ PLAN]   the pile, its top card going onto a meld
    stop                     neither, with an empty stock: the deal ends
    lay PLAN                 melds and additions, judged together
    merge N M                the side's meld M joins its meld N (Samba)
    out                      lay and discard whatever goes out at once
    discard KIND             `7`, `2`, `**`, `3b`; or a face, as Samba names naturals, `7H`
    ask, yes, no             whether to go out, and what the partner says
"""

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Final, Self, overload

from engine.contract.game import Counts, FaceUp
from engine.contract.outcome import Outcome
from engine.contract.phase import Over
from engine.contract.seats import Seat
from engine.games.canasta import counts, viewing
from engine.games.canasta.dealing import CanastaDealing
from engine.games.canasta.drawing import Drawing
from engine.games.canasta.imagining import imagining
from engine.games.canasta.melding import Melding
from engine.games.canasta.permission import Permission
from engine.games.canasta.sheet import feats
from engine.games.canasta.state import CanastaPhase, CanastaState
from engine.games.canasta.view import CanastaSeatView, CanastaView

DEALING: Final = CanastaDealing()
DRAWING: Final = Drawing()
MELDING: Final = Melding()
PERMISSION: Final = Permission()
OVER: Final = Over("K51")


class CanastaGame(CanastaState):
    """One moment of a game of Canasta or Samba."""

    __slots__ = ()

    @property
    def phase(self) -> CanastaPhase | Over:
        deal = self.deal
        if deal is None:
            return OVER if self.sheet.outcome else DEALING
        if deal.answer == "pending":
            return PERMISSION
        return MELDING if deal.has_drawn else DRAWING

    @property
    def card_counts(self) -> Counts:
        return counts.card_counts(self.seat_count, self.deal)

    @property
    def face_up(self) -> FaceUp:
        nobody, before = ((),) * self.seat_count, self.sheet.laid_open
        if self.deal is not None:
            return FaceUp(self.deal.hands, nobody)
        return FaceUp(nobody if before is None else before.hands, nobody)

    @overload
    def view(self, seat: Seat) -> CanastaSeatView: ...
    @overload
    def view(self, seat: None) -> CanastaView: ...
    def view(self, seat: Seat | None) -> CanastaView:
        return viewing.public_view(self) if seat is None else viewing.seat_view(self, seat)

    def imagine(self, seat: Seat | None, rng: Random) -> Self:
        return replace(self, deal=imagining(self.view(seat))(rng))

    @property
    def scores(self) -> tuple[int, ...]:
        return self.sheet.totals

    @property
    def deal_scores(self) -> tuple[tuple[int, ...], ...]:
        return tuple(result.points for result in self.sheet.results)

    @property
    def outcome(self) -> Outcome | None:
        return self.sheet.outcome

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return feats(self.sheet, self.seat_count)
