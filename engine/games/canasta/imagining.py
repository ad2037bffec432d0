"""Imagining: deals that one seat cannot tell from the one at the table, by its view alone."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.dealing.redealing import redealing
from engine.games.canasta.deal import Deal
from engine.games.canasta.kinds import is_red_three
from engine.games.canasta.view import CanastaSeatView, CanastaView

Imagined: TypeAlias = Callable[[Random], Deal | None]

STOCK: Final[Seat] = -1
"""Stands for the stock when cards are dealt again."""


class Own(NamedTuple):
    """The part that the view of a seat adds to the public one; nothing for a bystander."""

    seat: Seat | None = None
    hand: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()


def own(view: CanastaView) -> Own:
    """Return what only the seat of a view knows."""
    return Own(view.seat, view.hand, view.drawn) if isinstance(view, CanastaSeatView) else Own()


def imagining(view: CanastaView) -> Imagined:
    """Work out what the seat of `view` knows; each call deals again what it cannot see.

    Cards that a seat was seen to take with the pile, and not to part with, stay in its hand. A
    red three lies in the stock, or with somebody who has not had a turn to face it (K7). That a
    seat asked whether to go out, or did not take when it might have, is not reasoned from.
    Between deals there is none.
    """
    if view.turn is None:
        return lambda _: None
    mine = own(view)
    shown = _open_part(view, mine, view.turn)
    others = [seat for seat in view.order if seat != mine.seat]
    hidden = {seat: view.hand_sizes[seat] - len(view.known[seat]) for seat in others}
    anywhere = frozenset((*others, STOCK))
    waiting = [seat for seat in others if not shown.begun[seat]]
    red = frozenset((STOCK, *(waiting if view.rules.red3_deal == "first_turn" else ())))
    unseen = (Counter(view.rules.pack) - Counter(_seen(view, mine))).elements()
    dealing = redealing(
        [(face, red if is_red_three(face) else anywhere) for face in unseen],
        hidden | {STOCK: view.stock_size},
    )

    def deal(rng: Random) -> Deal:
        dealt = dealing(rng)
        hands = list(shown.hands)
        for seat in others:
            hands[seat] = tuple(sorted((*view.known[seat], *dealt[seat])))
        drawn = shown.drawn
        if view.turn in dealt:
            drawn = _drawn(dealt[shown.turn], shown, view.seen.drawn, rng)
        stock = tuple(rng.sample(dealt[STOCK], view.stock_size))
        return shown._replace(hands=tuple(hands), stock=stock, drawn=drawn)

    return deal


def _drawn(hidden: list[Card], shown: Deal, count: int, rng: Random) -> tuple[Card, ...]:
    """Choose what the seat in turn has drawn: cards it may hold, or else has laid since."""
    held = rng.sample(hidden, min(len(hidden), count))
    laid = [face for meld in shown.own_melds for face in meld.cards]
    return tuple(sorted((*held, *rng.sample(laid, count - len(held)))))


def _open_part(view: CanastaView, mine: Own, turn: Seat) -> Deal:
    """Return what everybody sees of the deal, and what the view shows of its own seat's."""
    seats = range(view.seat_count)
    together = tuple(side.seats for side in view.sides)
    seen = view.seen
    return Deal(
        order=view.order,
        sides=together,
        side_of=tuple(next(i for i, side in enumerate(together) if seat in side) for seat in seats),
        stock=(),
        pile=seen.pile,
        hands=tuple(mine.hand if seat == mine.seat else () for seat in seats),
        melds=tuple(side.melds for side in view.sides),
        red_threes=seen.red_threes,
        known=view.known,
        # A turn ends with a discard, unless the deal ends with it.
        begun=tuple(seat == turn or view.last_discards[seat] is not None for seat in seats),
        laid_before=view.laid_before,
        last_discards=view.last_discards,
        penalties=seen.penalties,
        turn=turn,
        has_drawn=view.has_drawn,
        drawn=mine.drawn,
        took=view.took,
        laid=view.laid,
        joined=seen.joined,
        may_discard=view.may_discard,
        answer=view.answer,
        lone=view.lone,
        turns=view.turns,
    )


def _seen(view: CanastaView, mine: Own) -> list[Card]:
    """Return every card that the seat knows the place of."""
    melded = [face for side in view.sides for meld in side.melds for face in meld.cards]
    faced = [face for row in view.seen.red_threes for face in row]
    others = [face for seat, row in enumerate(view.known) if seat != mine.seat for face in row]
    return [*mine.hand, *view.seen.pile, *melded, *faced, *others]
