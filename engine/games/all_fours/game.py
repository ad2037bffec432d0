"""All Fours: one moment of a game.

The actions of the family, by phase (`ROW`).

| phase | who | actions |
|---|---|---|
| deal | chance | before the first, `cut CARD ...`: a card a seat, equal ones cut again: `7H3C` |
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
from typing import ClassVar, Final, overload

from engine.contract.game import Counts
from engine.contract.seats import Seat
from engine.contract.view import seen_from
from engine.games.all_fours.begging import may_give
from engine.games.all_fours.counting import feats
from engine.games.all_fours.deal import GameMoment, Part, Sheet
from engine.games.all_fours.dealing import ROW
from engine.games.all_fours.imagining import imagining
from engine.games.all_fours.play import lawful_cards
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.tricks.deal import card_counts
from engine.tricks.game import TrickGame
from engine.tricks.trick import Play
from engine.tricks.viewing import shared

_NONE: Final = Part(discards=(), judged=())
"""Stands for the own part of a deal while there is none."""


def seat_view(game: GameMoment, seat: Seat) -> AllFoursSeatView:
    """Return all that `seat` may know of a game."""
    deal, terms = game.deal, game.terms
    table = public_view(game)
    looking = deal is None or deal.own.fixed or seat not in terms.blind(game.dealer)
    plays = deal is not None and table.stage == "play" and deal.turn == seat
    return seen_from(
        AllFoursSeatView,
        table,
        seat=seat,
        hand=deal.hands[seat] if deal and looking else (),
        prompt=game.prompt(seat),
        looking=looking,
        discarded=(deal.own.discards[seat] or ()) if deal else (),
        lawful=lawful_cards(terms.rules, deal.hands[seat], deal.trick, deal.trump)
        if deal and plays
        else (),
        may_inquire=terms.rules.inquiry and plays,
    )


def public_view(game: GameMoment) -> AllFoursView:
    """Return what everybody may know of a game."""
    deal, sheet, terms = game.deal, game.sheet, game.terms
    own, table = deal.own if deal else _NONE, shared(game)
    if terms.rules.trick_memory != "full":
        table["tricks"] = ()
    return AllFoursView(
        **table,
        target=terms.rules.target,
        sides=terms.sides,
        eldest=terms.next_to(game.dealer),
        cut=sheet.cut,
        trump_fixed=own.fixed,
        runs=own.runs,
        talk=own.talk,
        may_give=game.stage != "answer" or may_give(terms, sheet, game.dealer),
        bidder=own.bidder,
        bid=own.bid,
        discarded_by=tuple(by for by, gone in enumerate(own.discards) if gone is not None)
        if game.stage == "discard"
        else (),
        seen=deal.played if deal else (),
        inquiries=own.inquiries,
        revokes=tuple(Play(one.seat, one.card) for one in own.breaches),
        judged=own.judged,
        thrown_in=sheet.thrown_in,
        marks=sheet.marks,
    )


@dataclass(slots=True)
class AllFoursGame(TrickGame[Terms, Part, Sheet]):
    """One moment of a game of All Fours."""

    row: ClassVar = ROW
    imagining: ClassVar = staticmethod(imagining)

    @property
    def card_counts(self) -> Counts:
        laid = ((),) * self.seat_count if self.deal is None else self.deal.own.discards
        counts = card_counts(self.seat_count, self.deal)
        return {**counts, "discarded": tuple(len(faces or ()) for faces in laid)}

    @overload
    def view(self, seat: Seat) -> AllFoursSeatView: ...
    @overload
    def view(self, seat: None) -> AllFoursView: ...
    def view(self, seat: Seat | None) -> AllFoursView:
        return public_view(self) if seat is None else seat_view(self, seat)

    @property
    def feats(self) -> Mapping[str, tuple[int, ...]]:
        return feats(self.terms, self.sheet.results)
