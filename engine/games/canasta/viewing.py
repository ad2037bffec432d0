"""Viewing: what everybody at a Canasta table, or one seat, is told; built up from nothing."""

from engine.contract.seats import Seat
from engine.contract.view import seen_from
from engine.games.canasta.deal import Deal, frozen
from engine.games.canasta.kinds import red_threes_among
from engine.games.canasta.melds import canastas
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.seating import sides
from engine.games.canasta.state import CanastaState
from engine.games.canasta.view import CanastaSeatView, CanastaView, Seen, SideView


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
        turns=deal.turns if deal else (),
        results=sheet.results,
        laid_open=sheet.laid_open,
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
