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
from engine.contract.view import seen_from
from engine.games.canasta.deal import CanastaPhase, CanastaState, Deal, feats, frozen, sides
from engine.games.canasta.dealing import CanastaDealing
from engine.games.canasta.drawing import DrawPhase
from engine.games.canasta.imagining import imagining
from engine.games.canasta.kinds import red_threes_among
from engine.games.canasta.melding import Melding
from engine.games.canasta.melds import canastas
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.turn_phases import Permission
from engine.games.canasta.view import CanastaSeatView, CanastaView, Seen, SideView


def card_counts(seats: int, deal: Deal | None) -> Counts:
    """Return how many cards lie where; together they are the pack, once it is dealt.

    `melds` are by seat what lies before its side, counted for the first of each side.
    """
    nobody = (0,) * seats
    if deal is None:
        return {"hands": nobody, "stock": 0, "pile": 0, "melds": nobody, "red_threes": nobody}
    laid = [0] * seats
    for side, melds in zip(deal.sides, deal.melds, strict=True):
        laid[min(side)] = sum(len(meld.cards) for meld in melds)
    return {
        "hands": tuple(map(len, deal.hands)),
        "stock": len(deal.stock),
        "pile": len(deal.pile),
        "melds": tuple(laid),
        "red_threes": tuple(map(len, deal.red_threes)),
    }


def seat_view(game: CanastaState, seat: Seat) -> CanastaSeatView:
    """Return all that `seat` may know of a game."""
    deal = game.deal
    prompt = game.prompt(seat)
    choices = prompt.choices if prompt else ()
    return seen_from(
        CanastaSeatView,
        public_view(game),
        seat=seat,
        hand=deal.hands[seat] if deal else (),
        prompt=prompt,
        drawn=deal.drawn if deal is not None and seat == deal.turn else (),
        ways=tuple(action for action in choices if action.verb == "take"),
    )


def public_view(game: CanastaState) -> CanastaView:
    """Return what everybody may know of a game."""
    deal, sheet, rules = game.deal, game.sheet, game.rules
    seats = rules.players
    shown = () if deal is None else deal.pile
    return CanastaView(
        variant=game.variant.key,
        seat_count=seats,
        dealer=game.dealer,
        deal_number=game.deal_number,
        to_act=game.to_act,
        scores=sheet.totals,
        outcome=sheet.outcome,
        rules=rules,
        stage=game.stage,
        turn=deal.turn if deal else None,
        order=deal.order if deal else (),
        hand_sizes=tuple(map(len, deal.hands)) if deal else (0,) * seats,
        sides=_sides(rules, deal),
        lone=deal.lone if deal else None,
        minimums=_minimums(rules, sheet.totals, deal),
        stock_size=len(deal.stock) if deal else 0,
        pile_size=len(shown),
        pile=shown if rules.pile_memory == "full" else shown[-1:],
        pile_frozen=frozen(rules, shown),
        pile_red_threes=red_threes_among(shown),
        seen=_seen(deal),
        known=deal.known if deal else ((),) * seats,
        last_discards=deal.last_discards if deal else (None,) * seats,
        took=deal is not None and deal.took,
        laid=deal is not None and deal.laid,
        laid_before=deal.laid_before if deal else (False,) * seats,
        may_discard=deal is None or deal.may_discard,
        asked=deal.partner if deal is not None and deal.answer else None,
        answer=deal.answer if deal else "",
        turns=deal.turns[-2:] if deal else (),
        results=sheet.results,
    )


def _sides(rules: CanastaRules, deal: Deal | None) -> tuple[SideView, ...]:
    """Return what lies before each side."""
    if deal is None:
        return tuple(SideView(side, (), (), 0) for side in sides(rules))
    return tuple(
        SideView(
            side,
            melds,
            tuple(sorted(face for seat in side for face in deal.red_threes[seat])),
            canastas(melds),
        )
        for side, melds in zip(deal.sides, deal.melds, strict=True)
    )


def _minimums(rules: CanastaRules, totals: tuple[int, ...], deal: Deal | None) -> tuple[int, ...]:
    """Return what the first meld of each seat must count; 0 once its side has opened (K20)."""
    return tuple(
        [
            0 if deal is not None and deal.melds[deal.side_of[seat]] else rules.minimum(total)
            for seat, total in enumerate(totals)
        ]
    )


def _seen(deal: Deal | None) -> Seen:
    """Return what everybody has seen beside what is shown."""
    if deal is None:
        return Seen()
    return Seen(
        deal.pile,
        deal.red_threes,
        deal.penalties,
        len(deal.drawn),
        deal.joined,
        asked_late=deal.has_drawn and deal.answer == "pending",
    )


DEALING: Final = CanastaDealing()
DRAWING: Final = DrawPhase()
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
        return card_counts(self.seat_count, self.deal)

    @property
    def face_up(self) -> FaceUp:
        nobody, results = ((),) * self.seat_count, self.sheet.results
        if self.deal is not None:
            return FaceUp(self.deal.hands, nobody)
        before = results[-1].laid_open if results else None
        return FaceUp(nobody if before is None else before.hands, nobody)

    @overload
    def view(self, seat: Seat) -> CanastaSeatView: ...
    @overload
    def view(self, seat: None) -> CanastaView: ...
    def view(self, seat: Seat | None) -> CanastaView:
        return public_view(self) if seat is None else seat_view(self, seat)

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
