"""The bids, as a clue to who holds what: who bids much has good trumps, who passes has few."""

from collections.abc import Callable
from math import exp
from typing import Final

from engine.cards import Card
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.point_pitch.game import PitchGame
from engine.games.point_pitch.terms import PitchTerms
from engine.games.point_pitch.view import PitchSeatView, Stage
from engine.players.point_pitch.promise import best_trump, promised

LOOSE: Final = 0.05
"""How far off what the hand promises bids are, as a part of all points of a deal."""

_AS_DEALT: Final[frozenset[Stage]] = frozenset({"bid", "name"})
"""The stages in which the others hold what they bid on."""


def explaining(view: PitchSeatView) -> Callable[[Game], float] | None:
    """Return how likely the bids of the others are if the cards lie as in an imagined game."""
    settled, trump, rules = view.terms, view.trump, view.terms.rules
    # Later a pass tells little: the others have cards that they did not have then.
    dealt = view.stage in _AS_DEALT or (rules.draw == "none" and not rules.kitty)
    told = [
        (seat, said)
        for seat, said in _bids(view).items()
        if seat != view.seat and (dealt or seat == view.bidder)
    ]
    played: list[list[Card]] = [[] for _ in range(view.seat_count)]
    for row in view.rows:
        for seat, face in row:
            played[seat].append(face)
    scale = LOOSE * settled.total

    def likely(game: Game) -> float:
        assert isinstance(game, PitchGame)
        chance = 1.0
        for seat, (bid, over) in told:
            hand = (*game.dealt.hands[seat], *played[seat])
            points = _promise(settled, hand, trump if seat == view.bidder else None)
            if bid:
                chance *= _surely((points - bid) / scale)
            if over is not None:
                chance *= _surely((over - points) / scale)
        return chance

    return likely if told else None


def _promise(settled: PitchTerms, hand: tuple[Card, ...], trump: str | None) -> float:
    if trump is None:
        return best_trump(settled, tuple(sorted(hand))).points
    return promised(settled, hand, trump)


def _bids(view: PitchSeatView) -> dict[Seat, tuple[int, int | None]]:
    """Return the highest bid of each seat, 0 if none, and what it would not bid."""
    found: dict[Seat, tuple[int, int | None]] = {}
    highest, seats = view.terms.rules.min_bid - 1, set(range(view.seat_count))
    for seat, number in view.bids:
        mine = found.get(seat, (0, None))[0]
        if number is None:
            found[seat] = (mine, highest + 1)
            continue
        # Whoever speaks last has to bid in some games, if nobody else has.
        freely = found.keys() | {seat} < seats or any(bid for bid, _ in found.values())
        found[seat] = (number if freely else 0, None)
        highest = number
    return found


def _surely(lead: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, lead))))
