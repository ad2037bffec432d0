"""Claims: how the tricks to come will go, and when they bring nothing any more."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import product
from typing import Final, TypeAlias

from engine.cards import Card
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.all_fours.counting import (
    bid_first,
    captor,
    feats,
    game,
    jack,
    peg,
    pips,
    side_pips,
)
from engine.games.all_fours.deal import Deal, GameMoment, Sheet, all_marked, by_seat, points_by_side
from engine.games.all_fours.play import lawful
from engine.games.all_fours.terms import DECK, JACK, Terms
from engine.games.all_fours.view import DealResult, Mark
from engine.tricks.claiming import Outlook, takers
from engine.tricks.manner import Claiming
from engine.tricks.reckoning import reckoned
from engine.tricks.voids import shown_voids

FOUR: Final = 4
OTHER_CHANCES: Final = 3
"""Points that High, Low and Game can bring beside the Jack."""

ChanceMark: TypeAlias = Mark | None
"""The outcome of a chance: its mark, or None if it is not in play."""


def decided(now: GameMoment) -> bool:
    """Whether the deal comes to the same whatever is played from now on.

    It is told from what everybody has seen. High and Low follow from how the cards lie, not from
    how they are played, but for a Low that goes to its captor: so for each way in which they may
    lie, the Jack and Game must come to the same however the tricks go. If somebody may revoke,
    nothing is decided before the end.
    """
    terms, sheet, deal, dealer = now.terms, now.sheet, now.dealt, now.dealer
    if terms.rules.revoke != "enforce" or deal.trump is None or not order_is_known(terms, sheet):
        return False
    open_to = takers(deal.claims, terms.seat_count)
    left = _pegs_left(terms, deal)
    if left and (len(open_to) > 1 or max(sheet.totals) + left + FOUR >= terms.rules.target):
        # Even a single taker of all tricks may come to the target by more or by less (C64).
        return False
    if len(open_to) == 1 or not terms.rules.four_points:
        return True
    all_known = (
        all(len(ways) == 1 for ways in _jacks(terms, deal, open_to))
        and len(list(_games(terms, deal, dealer, open_to))) == 1
        and not _low(terms, deal, open_to)[1]
    )
    # A difference can be harmless only if the game is won before it is counted.
    return all_known or (
        _may_be_won(terms, sheet) and _same_in_all(terms, sheet, deal, dealer, open_to)
    )


def order_is_known(terms: Terms, sheet: Sheet) -> bool:
    """Whether the order in which trumps are played decides nothing (D14, F25).

    If High and Low are marked as they are played, it decides who comes to the target first.
    """
    marked = {mark.reason for mark in sheet.marks}
    return not terms.rules.mark_when_known or marked >= {"high", "low"}


def _may_be_won(terms: Terms, sheet: Sheet) -> bool:
    return max(sheet.totals) + terms.rules.hang + OTHER_CHANCES >= terms.rules.target


def _same_in_all(
    terms: Terms, sheet: Sheet, deal: Deal, dealer: Seat, open_to: tuple[Seat, ...]
) -> bool:
    """Whether all ways of playing come to the same, however the cards lie.

    They may even if the chances differ: the game can be won before those are counted (F25).
    """
    lows, by_play = _low(terms, deal, open_to)
    games = list(_games(terms, deal, dealer, open_to))
    dealt_lows: list[list[ChanceMark]] = [lows] if by_play else [[line] for line in lows]
    for high, low_ways, jack_ways in product(
        _high(terms, deal), dealt_lows, _jacks(terms, deal, open_to)
    ):
        ways = product(low_ways, jack_ways, games)
        ends = (_end(terms, sheet, deal, (high, *others)) for others in ways)
        first = next(ends)
        if any(end != first for end in ends):
            return False
    return True


def _end(terms: Terms, sheet: Sheet, deal: Deal, chances: tuple[ChanceMark, ...]) -> Hashable:
    """Return what a deal brings if the chances come to these lines."""
    done = {mark.reason for mark in sheet.marks} if terms.rules.mark_when_known else set[str]()
    marks = [mark for mark in chances if mark is not None]
    ordered = bid_first(terms, deal, marks) if deal.own.bidder is not None else tuple(marks)
    due = [mark for mark in ordered if mark.reason not in done & {"high", "low"}]
    after = all_marked(terms, sheet, due)
    points = by_seat(terms, points_by_side(terms, after.marks))
    result = DealResult(points, 0, after.marks, bidder=deal.own.bidder, bid=deal.own.bid)
    counted = feats(terms, [result])
    return after.totals, after.winner, points, tuple(sorted(counted.items()))


def _void_of_trumps(terms: Terms, deal: Deal) -> set[Seat]:
    shown = {seat for seat, suit in shown_voids(deal.rows, deal.trump) if suit == deal.trump}
    empty = {seat for seat in range(terms.seat_count) if not deal.hands[seat]}
    return shown | empty


def _holders(terms: Terms, deal: Deal) -> tuple[Seat, ...]:
    """Return the seats in whose hands trumps may be that nobody has seen."""
    void = _void_of_trumps(terms, deal)
    return tuple(seat for seat in range(terms.seat_count) if seat not in void)


def _extremes(terms: Terms, deal: Deal, name: str) -> list[ChanceMark]:
    """Return the lines that High or Low may come to as the cards may lie, told by side."""
    best = max if name == "high" else min
    shown = {face: seat for seat, face in deal.played if face.suit == deal.trump}
    out = [f for f in DECK if f.suit == deal.trump and f not in {*shown, *deal.turned}]
    holders = _holders(terms, deal)
    if terms.rules.discards_count and any(deal.own.discards):
        holders = tuple(range(terms.seat_count))
    found: list[ChanceMark] = []
    if shown:
        face = best(shown)
        found.append(Mark(name, terms.side(shown[face]), 1, shown[face]))
        out = [other for other in out if best(other, face) == other]
    else:
        found.append(None)
    if out:
        found += [Mark(name, side, 1) for side in sorted({terms.side(seat) for seat in holders})]
    return found


def _high(terms: Terms, deal: Deal) -> list[ChanceMark]:
    return _extremes(terms, deal, "high")


def _low(terms: Terms, deal: Deal, open_to: tuple[Seat, ...]) -> tuple[list[ChanceMark], bool]:
    """Return the lines that Low may come to, and whether they depend on how the tricks go."""
    held = _extremes(terms, deal, "low")
    if terms.rules.low_to != "captor":
        return held, False
    taken = {face for trick in deal.tricks for _, face in trick.plays}
    shown = [face for _, face in deal.played if face.suit == deal.trump]
    if shown and len(held) == 1 and min(shown) in taken:
        taker = captor(deal, min(shown))
        side = () if taker is None else terms.side(taker)
        return [Mark("low", side, 1)], False
    sides = {terms.side(seat) for trick in deal.tricks for seat in (trick.winner,)}
    sides |= {terms.side(seat) for seat in open_to}
    return [None, Mark("low", (), 1), *(Mark("low", side, 1) for side in sorted(sides))], True


def _jacks(terms: Terms, deal: Deal, open_to: tuple[Seat, ...]) -> Sequence[Sequence[ChanceMark]]:
    """Return, for each way the Jack of trumps may lie, the lines to which play may bring it."""
    assert deal.trump is not None
    face = Card(deal.trump, JACK)
    if any(play.card == face for trick in deal.tricks for play in trick.plays):
        return [[jack(terms, deal)]]
    on_table = [seat for seat, played in deal.trick if played == face]
    if on_table:
        return [[_won(terms, on_table[0], winner) for winner in open_to]]
    ways: list[Sequence[ChanceMark]] = [[None]]
    if face not in deal.turned:
        holders = _holders(terms, deal)
        ways += [[_won(terms, holder, winner) for winner in open_to] for holder in holders]
    return ways


def _won(terms: Terms, holder: Seat, winner: Seat) -> Mark:
    side = terms.side(winner)
    if holder in side:
        return Mark("jack", side, 1, winner)
    return Mark("jack", side, terms.rules.hang, winner, loser=holder)


def _games(terms: Terms, deal: Deal, dealer: Seat, open_to: tuple[Seat, ...]) -> Iterator[Mark]:
    """Yield the lines to which Game may come.

    If whoever takes all pips that may be left makes no difference, nothing between does; if it
    does, a tie may come about as well.
    """
    pips = side_pips(terms, deal)
    left = _pips_left(terms, deal)
    sides = {terms.side_of[seat] for seat in open_to}
    found = {
        game(terms, deal, dealer, tuple(sum_ + left * (at == side) for at, sum_ in enumerate(pips)))
        for side in sorted(sides)
    }
    yield from found
    if len(found) > 1:
        yield Mark("game", (), 1)


def _pips_left(terms: Terms, deal: Deal) -> int:
    """Return the most pips that the cards still to be taken can hold, for all that is seen."""
    seen = {*(play.card for play in deal.played), *deal.turned}
    out = sorted(
        (pips(terms.rules, face, deal.trump) for face in DECK if face not in seen),
        reverse=True,
    )
    lying = (pips(terms.rules, play.card, deal.trump) for play in deal.trick)
    return sum(out[: sum(map(len, deal.hands))]) + sum(lying)


def _pegs_left(terms: Terms, deal: Deal) -> int:
    """Return the most that can still be pegged, for all that is seen (C62)."""
    if terms.rules.peg == "none":
        return 0
    tricks = () if terms.rules.peg == "at_end" else deal.tricks
    gone = {*(play.card for trick in tricks for play in trick.plays), *deal.turned}
    return sum(peg(terms.rules, face, deal.trump) for face in DECK if face not in gone)


def _must_be_possible(now: GameMoment, seat: Seat) -> None:
    del seat
    if now.terms.rules.revoke != "enforce":
        # A seat that may revoke need not follow, and a revoke may still be claimed (F28).
        raise IllegalAction("claim", "claim-revokes", "others may revoke")
    if now.dealt.trump is None:
        raise IllegalAction("claim", "claim-unmade", "trumps are not made yet")
    if not order_is_known(now.terms, now.sheet):
        raise IllegalAction("claim", "claim-unmarked", "High and Low are still to be marked")


def _outlook(now: GameMoment, seat: Seat) -> Outlook:
    return reckoned(now, seat, legal=lawful, seen=now.dealt.own.discards[seat] or ())


CLAIMING: Final = Claiming(outlook=_outlook, must_be_possible=_must_be_possible, decided=decided)
