"""Play-outs: the rest of a deal of Gong Zhu by rules of thumb, and a table read from a view."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.gong_zhu.game import GongZhuGame, GongZhuSeatView
from engine.games.gong_zhu.rules import Terms
from engine.games.gong_zhu.scoring import DealResult, outcome
from engine.players.card_bits import BITS, bits
from engine.players.gong_zhu.thumb import SCORING, THE_PIG, BitTable
from engine.tricks.manner import Cards
from engine.tricks.trick import Play


def table_of(
    terms: Terms, shown: Iterable[Cards | None], rows: Iterable[Sequence[Play]]
) -> BitTable:
    """Return the table after these tricks, the last of which may not be whole."""
    table = BitTable(terms, bits(face for faces in shown for face in faces or ()))
    for plays in rows:
        for seat, face in plays:
            table.lay(seat, BITS[face])
    return table


def seen(view: GongZhuSeatView) -> tuple[BitTable, int, int]:
    """Return the table as a seat sees it, its hand and what the others hold."""
    table, hand = table_of(view.terms, view.shown, view.rows), bits(view.hand)
    gone = table.table
    for own in table.captured:
        gone |= own
    unseen = bits(view.terms.deck) & ~gone & ~hand
    table.grabbing = table.may_grab(view.seat, hand, unseen) << view.seat
    return table, hand, unseen


def leapt(game: Game) -> Game | None:
    """Return the game after the deal if all play on by rules of thumb; None before play."""
    if not isinstance(game, GongZhuGame) or game.deal is None or game.stage != "play":
        return None
    deal, terms, sheet = game.deal, game.terms, game.sheet
    table = table_of(terms, deal.shown, deal.rows)
    hands = [bits(hand) for hand in deal.hands]
    left = 0
    for hand in hands:
        left |= hand
    for seat, hand in enumerate(hands):
        table.grabbing |= table.may_grab(seat, hand, left ^ hand) << seat
    assert deal.turn is not None
    turn: Seat = deal.turn
    opening = None if deal.played else deal.own.opening
    card = 0 if opening is None else BITS[opening]
    while (left | table.table) & SCORING:
        hand = hands[turn]
        card = card or table.chosen(turn, hand, left ^ hand)
        hands[turn] ^= card
        left ^= card
        whole = table.lay(turn, card)
        turn = table.taking if whole else (turn + table.step) % table.seats
        card = 0
    taken = table.captured
    points = _points(terms, table)
    pig = next(seat for seat, own in enumerate(taken) if own & THE_PIG)
    totals = tuple([total + more for total, more in zip(sheet.totals, points, strict=True)])
    results = (*sheet.results, DealResult(points, pig, ()))
    over = outcome(terms, len(results), totals)
    after = replace(sheet, totals=totals, results=results, outcome=over)
    return GongZhuGame(terms, game.offered, game.first_dealer, after, None)


def _points(terms: Terms, table: BitTable) -> tuple[int, ...]:
    taken, worth = table.captured, table.worths.taken
    if not table.pooled or terms.rules.teams == "none":
        each = [worth(own) for own in taken]
        return terms.by_seat([sum(each[seat] for seat in side) for side in terms.sides])
    return terms.by_seat([worth(sum(taken[seat] for seat in side)) for side in terms.sides])
