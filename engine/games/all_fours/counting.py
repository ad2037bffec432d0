"""Counting: what High, Low, Jack and Game bring, and what leaderboards count beside wins."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.all_fours.deal import Deal, points_by_side, trumps_in_play
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.terms import Terms, is_jack
from engine.games.all_fours.view import DealResult, Mark
from engine.tricks.pips import PIPS, TEN
from engine.tricks.trick import TakenTrick

CHANCES: Final = ("high", "low", "jack", "game")


def feats(terms: Terms, results: Sequence[DealResult]) -> Mapping[str, tuple[int, ...]]:
    """Count for every seat over the finished deals.

    `jacks-hung` are Jacks of trumps that the seat itself won from another side and its side
    counted; `begs-won` are the seat's own begs that the dealer answered by giving one; `games`
    are the points for Game of its side; `all-fours` are deals whose High, Low, Jack and Game its
    side counted all four. `bids-made` and `bids-failed` are deals played to their end in which the
    seat was held to a bid, its own or the dealer's least where all passed (7.3).
    """
    jacks, begs, games, fours, made, failed = ([0] * terms.seat_count for _ in range(6))
    for result in results:
        _enter_bid(result, made, failed)
        for mark in result.marks:
            if mark.points < 1:
                continue
            if mark.reason == "jack" and mark.loser is not None and mark.seat is not None:
                jacks[mark.seat] += 1
            if mark.reason == "gift" and mark.seat is not None:
                # If two get one, only eldest begged.
                begs[mark.seat] += mark.seat == terms.next_to(result.dealer)
            if mark.reason == "game":
                _add(games, mark.side)
        for side in terms.sides:
            if _all_four(result.marks, side):
                _add(fours, side)
    return {
        "jacks-hung": tuple(jacks),
        "begs-won": tuple(begs),
        "games": tuple(games),
        "all-fours": tuple(fours),
        "bids-made": tuple(made),
        "bids-failed": tuple(failed),
    }


def _add(counts: list[int], side: tuple[Seat, ...]) -> None:
    for seat in side:
        counts[seat] += 1


def _enter_bid(result: DealResult, made: list[int], failed: list[int]) -> None:
    """Enter the bid of a deal for its seat; a deal broken off has none."""
    if result.bidder is None:
        return
    reasons = {mark.reason for mark in result.marks}
    if "bid" in reasons:
        failed[result.bidder] += 1
    elif "game" in reasons:
        made[result.bidder] += 1


def _all_four(marks: Sequence[Mark], side: tuple[Seat, ...]) -> bool:
    made = {mark.reason for mark in marks if mark.side == side and mark.points > 0}
    return made.issuperset(CHANCES)


FIVE: Final = 5
PEGS: Final = {**PIPS, FIVE: 5}
"""Points that a trump brings whoever wins it in a trick (C62)."""


class Count(NamedTuple):
    """The lines of a count in their order, and each side's pips."""

    marks: tuple[Mark, ...]
    pips: tuple[int, ...]


def counted(terms: Terms, deal: Deal, dealer: Seat) -> Count:
    """Count a finished deal (F21): High, Low, Jack, Game, each left out if not in play.

    Trumps are pegged before them if that was not done in the tricks (C62). In an auction the
    bidder's points come first, or what the bid costs (7.3).
    """
    pips = side_pips(terms, deal)
    late = terms.rules.peg == "at_end"
    pegged = [pegs(terms, trick, deal.trump) for trick in deal.tricks] if late else []
    if not terms.rules.four_points:
        return Count(tuple(mark for mark in pegged if mark is not None), ())
    marks = [
        mark
        for mark in (
            *pegged,
            high(terms, deal),
            low(terms, deal, dealer),
            jack(terms, deal),
            game(terms, deal, dealer, pips),
        )
        if mark is not None
    ]
    return Count(
        bid_first(terms, deal, marks) if deal.own.bidder is not None else tuple(marks), pips
    )


def peg(rules: AllFoursRules, face: Card, trump: str | None) -> int:
    """Return what a card brings whoever wins it in a trick (C62)."""
    return PEGS.get(face.rank, 0) if rules.peg != "none" and face.suit == trump else 0


def pegs(terms: Terms, trick: TakenTrick, trump: str | None) -> Mark | None:
    """Return what the trumps in a trick bring, None if nothing (C62)."""
    points = sum(peg(terms.rules, play.card, trump) for play in trick.plays)
    return Mark("peg", terms.side(trick.winner), points, trick.winner) if points else None


def high(terms: Terms, deal: Deal) -> Mark | None:
    """Return who counts the highest trump in play: the seat that was dealt it."""
    trumps = trumps_in_play(terms, deal)
    if not trumps:
        return None
    face = max(trumps)
    return Mark("high", terms.side(trumps[face]), 1, trumps[face], face)


def low(terms: Terms, deal: Deal, dealer: Seat) -> Mark | None:
    """Return who counts the lowest trump in play: its holder, captor, or the dealer."""
    trumps = trumps_in_play(terms, deal)
    if not trumps:
        return None
    face = min(trumps)
    counting: Seat | None = trumps[face]
    if terms.rules.low_to == "captor":
        counting = captor(deal, face)
    elif terms.rules.low_to == "dealer":
        counting = dealer
    return Mark("low", () if counting is None else terms.side(counting), 1, trumps[face], face)


def jack(terms: Terms, deal: Deal) -> Mark | None:
    """Return who counts the Jack of trumps: the winner of its trick, more if it was hung."""
    for plays, winner in deal.tricks:
        for seat, face in plays:
            if not is_jack(face, deal.trump):
                continue
            won, own = terms.side(winner), terms.side(seat)
            counting = () if "jack" in barred(terms, deal, won) else won
            if won == own:
                return Mark("jack", counting, 1, winner, face)
            return Mark("jack", counting, terms.rules.hang, winner, face, seat)
    return None


def game(terms: Terms, deal: Deal, dealer: Seat, pips: tuple[int, ...]) -> Mark:
    """Return who counts Game: the side with more pips, in a tie as F23 says."""
    best = [side for side, sum_ in zip(terms.sides, pips, strict=True) if sum_ == max(pips)]
    winner = best[0] if len(best) == 1 else ()
    own = terms.side(dealer)
    if terms.rules.game_tie == "nondealer" and len(best) == 2 and own in best:
        winner = next(side for side in best if side != own)
    if winner and "game" in barred(terms, deal, winner):
        winner = ()
    return Mark("game", winner, 1)


def barred(terms: Terms, deal: Deal, side: tuple[Seat, ...]) -> tuple[str, ...]:
    """Return the chances that a side may not score for having revoked (F28)."""
    rule = terms.rules.revoke_rule
    if rule == "plain" or not any(breach.seat in side for breach in deal.own.breaches):
        return ()
    return ("jack", "game") if rule == "seven_up" and jack_in_play(terms, deal) else ("game",)


def jack_in_play(terms: Terms, deal: Deal) -> bool:
    """Whether the Jack of trumps was dealt to somebody."""
    return any(is_jack(face, deal.trump) for face in trumps_in_play(terms, deal))


def captor(deal: Deal, face: Card) -> Seat | None:
    """Return who took the trick that a card went to."""
    for trick in deal.tricks:
        if any(play.card == face for play in trick.plays):
            return trick.winner
    return None


def side_pips(terms: Terms, deal: Deal) -> tuple[int, ...]:
    """Return what each side's tricks hold for Game."""
    sums = [0] * len(terms.sides)
    for trick in deal.tricks:
        worth = sum(pips(terms.rules, play.card, deal.trump) for play in trick.plays)
        sums[terms.side_of[trick.winner]] += worth
    return tuple(sums)


def pips(rules: AllFoursRules, face: Card, trump: str | None) -> int:
    """Return what a card counts for Game; a five of trumps that is pegged does too (C63)."""
    if face.rank == FIVE:
        return peg(rules, face, trump)
    if rules.game_suits == "trumps" and face.suit != trump:
        return 0
    if face.rank != TEN:
        return PIPS.get(face.rank, 0)
    return 0 if rules.game_suits == "tens_of_trumps" and face.suit != trump else rules.ten


def game_pips(rules: AllFoursRules, face: Card, trump: str | None) -> int:
    """Return the same where Game is counted, 0 where it is not (C63)."""
    return pips(rules, face, trump) if rules.four_points else 0


def bid_first(terms: Terms, deal: Deal, marks: list[Mark]) -> tuple[Mark, ...]:
    """Put the bidder's points first (7.3), or the lost bid in place of what they would bring."""
    assert deal.own.bidder is not None
    own = terms.side(deal.own.bidder)
    made = points_by_side(terms, [mark for mark in marks if mark.side == own])
    others = [mark for mark in marks if mark.side != own]
    mine = [mark for mark in marks if mark.side == own]
    if sum(made) >= deal.own.bid:
        return (*mine, *others)
    lost = Mark("bid", own, -deal.own.bid, deal.own.bidder)
    return (lost, *(mark._replace(side=(), points=0) for mark in mine), *others)
