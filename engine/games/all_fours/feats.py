"""Feats: what leaderboards count beside wins."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.contract.seats import Seat
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import DealResult, Mark

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
