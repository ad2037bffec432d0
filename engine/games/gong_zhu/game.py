"""Gong Zhu: one moment of a game, what is seen of it, and the family.

The actions of the family, by phase (`ROW`).

| phase | who | actions |
|---|---|---|
| deal | chance | `deal H0 H1 ...`: the hands in seat order |
| show | who holds some of Q♠ J♦ 10♣ A♥ | `show QSJD`, `show`: which of them are shown, or none |
| play | the seat in turn | `play QS` |
| play | the same | `claim rest`, `claim none`: how all the tricks to come will go |
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final, overload

from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.variant import MOST_DEALS, Length, Option
from engine.contract.view import seen_from, view_type
from engine.games.gong_zhu.playing import ROW
from engine.games.gong_zhu.rules import LONGEST, PRESETS, GongZhuRules, Terms, terms
from engine.games.gong_zhu.scoring import DealResult, feats
from engine.tricks.family import TrickFamily, trick_family
from engine.tricks.game import TrickGame
from engine.tricks.imagining import Imagining
from engine.tricks.sheet import Sheet
from engine.tricks.view import TrickSeatView, TrickView
from engine.tricks.viewing import own, shared


@view_type
class GongZhuView(TrickView):
    """The table as everybody sees it."""

    terms: Terms = field(repr=False)
    results: tuple[DealResult, ...]


@view_type
class GongZhuSeatView(GongZhuView, TrickSeatView):
    """The table as one seat sees it, and what that seat alone knows."""


def _known(view: GongZhuView) -> Mapping[Card, frozenset[Seat]]:
    """Tell who opened the game with its holding, in the first deal, once that is seen."""
    plays = view.rows[0]
    opener = plays[0].seat if plays else view.leader
    if view.results or opener is None:
        return {}
    return {view.terms.opening_card: frozenset((opener,))}


@dataclass(slots=True)
class GongZhuGame(TrickGame[Terms, Card | None, Sheet[DealResult]]):
    """One moment of a game of Gong Zhu."""

    row: ClassVar = ROW
    imagining: ClassVar = Imagining(
        row=ROW, part=lambda view: view.terms.led_first(view.results), known=_known
    )

    @overload
    def view(self, seat: Seat) -> GongZhuSeatView: ...
    @overload
    def view(self, seat: None) -> GongZhuView: ...
    def view(self, seat: Seat | None) -> GongZhuView:
        table = GongZhuView(**shared(self))
        return table if seat is None else seen_from(GongZhuSeatView, table, **own(self, seat))

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return feats(self.terms, self.sheet.results)


def _lasting(rules: GongZhuRules, wished: Mapping[str, int]) -> Mapping[str, Option]:
    """Let a target that is wished for end a game that would end by its deals (G25)."""
    return {"deals": None, **wished} if rules.deals and "target" in wished else dict(wished)


GONG_ZHU: Final[TrickFamily[GongZhuRules, GongZhuView]] = trick_family(
    "gong_zhu",
    "Gong Zhu",
    presets=PRESETS,
    game=GongZhuGame,
    terms=terms,
    rules_page="gong-zhu.md",
    length=Length(target=(1, LONGEST), deals=(1, MOST_DEALS), rules=_lasting),
)
