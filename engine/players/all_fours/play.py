"""Which card the medium player of All Fours plays: each is weighed by what its trick may bring."""

from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.all_fours.counting import pips
from engine.games.all_fours.terms import HAND, JACK, is_jack
from engine.players.all_fours.promise import promise
from engine.players.all_fours.sight import Sight
from engine.tricks.trick import Play, winner

PACK_PIPS: Final = 80
PACK_CARDS: Final = 52
GAME_WEIGHT: Final = 1.5
"""How much more than its part a pip is worth: a small majority brings the whole point."""
SAVED_LATER: Final = 0.6
"""What a Jack that is kept back is still worth, and in the next line each trump beside it adds."""
GUARDED: Final = 0.1
TRUMP_KEPT: Final = 0.2
"""What any trump is good for later, and in the next line what a high one is beyond that."""
TRUMP_RANK: Final = 0.02
HIGH_TRUMP: Final = 8
"""Each rank above this one makes a trump dearer."""
PLAIN_RANK: Final = 0.12
HIGH_PLAIN: Final = 12
"""Each rank above this one makes a plain card dearer."""
DRAWN: Final = 0.4
"""How likely a Jack that is out there has to fall to a trump that nothing beats."""
RUFFS: Final = 0.35
"""How willing anybody is to trump a trick without pips; each pip adds a part of `TEMPTING`."""
TEMPTING: Final = 14
OVERTRUMPS: Final = 0.8
"""How willing anybody is to beat a trump where it need not be followed."""
FRIENDLY: Final = 3.0
"""The pips that a partner adds to a trick won, and in the next line an opponent to one lost."""
UNFRIENDLY: Final = 2.5
RELUCTANT: Final = 1.0
"""The pips that anybody adds to a trick which the other side takes."""


class Stakes(NamedTuple):
    """What winning a trick would bring, and losing it would cost, in points."""

    gain: float
    loss: float


def chosen_card(sight: Sight) -> Card:
    """Return the lawful card that promises most."""
    view = sight.view
    if view.trump is not None:
        trump = view.trump
        return max(view.lawful, key=lambda face: (_weight(sight, face, trump), -face.rank))
    # The first card makes trumps: the suit matters more than the trick.
    return max(
        view.lawful,
        key=lambda face: (
            promise(view.terms.rules, view.hand, face.suit, sight.others).edge
            + _weight(sight, face, face.suit),
            -face.rank,
        ),
    )


def _weight(sight: Sight, face: Card, trump: str) -> float:
    plays = (*sight.view.trick, Play(sight.seat, face))
    won = _chance_of_trick(sight, plays, trump)
    stakes = _stakes(sight, plays, trump)
    worth = won * stakes.gain - (1 - won) * stakes.loss
    return worth + _hunt(sight, plays, trump) - _price(sight, face, trump)


def _following_seats(sight: Sight, plays: tuple[Play, ...]) -> tuple[Seat, ...]:
    """Return who plays to the trick after the own seat."""
    order = sight.view.terms.in_turn(sight.seat)
    return order[1 : len(order) - len(plays) + 1]


def _chance_of_trick(sight: Sight, plays: tuple[Play, ...], trump: str) -> float:
    """Return how likely the own side takes the trick."""
    taking = winner(plays, trump)
    best = next(play.card for play in plays if play.seat == taking)
    ours = 1.0 if taking in sight.mates else 0.0
    value = sum(pips(sight.view.terms.rules, play.card, trump) for play in plays)
    for seat in _following_seats(sight, plays):
        beaten = _beaten(sight, seat, best, plays[0].card.suit, trump, value)
        ours = ours + (1 - ours) * beaten if seat in sight.mates else ours * (1 - beaten)
    return ours


def _beaten(sight: Sight, seat: Seat, best: Card, led: str, trump: str, value: int) -> float:
    """Return how likely a seat still to play beats the best card."""
    over = sight.may_hold(seat, best.suit, sight.higher(best))
    if best.suit == trump:
        return over if led == trump else over * OVERTRUMPS
    ruff = sight.may_hold(seat, trump, sight.of_suit(trump))
    if sight.view.terms.rules.follow == "strict":
        ruff *= 1 - sight.may_hold(seat, led, sight.of_suit(led))
    willing = min(0.95, RUFFS + value / TEMPTING)
    return 1 - (1 - over) * (1 - ruff * willing)


def _stakes(sight: Sight, plays: tuple[Play, ...], trump: str) -> Stakes:
    """Weigh the pips, a Jack and, where its captor counts it, the Low in a trick."""
    view, rules = sight.view, sight.view.terms.rules
    in_play = PACK_PIPS / PACK_CARDS * view.seat_count * HAND
    after = _following_seats(sight, plays)
    mates_after = sum(seat in sight.mates for seat in after)
    foes_after = len(after) - mates_after
    table = sum(pips(rules, play.card, trump) for play in plays)
    a_pip = GAME_WEIGHT / in_play
    gain = (table + FRIENDLY * mates_after + RELUCTANT * foes_after) * a_pip
    loss = (table + RELUCTANT * mates_after + UNFRIENDLY * foes_after) * a_pip
    for seat, face in plays:
        ours = seat in sight.mates
        if is_jack(face, trump):
            gain += 1 if ours else rules.hang
            loss += rules.hang if ours else 1
        elif rules.low_to == "captor" and face.suit == trump:
            likely = _likely_low(sight, face)
            gain, loss = gain + likely, loss + likely
    return Stakes(gain, loss)


def _likely_low(sight: Sight, face: Card) -> float:
    """Return how likely no lower trump is in play."""
    view = sight.view
    known = (*view.hand, *(play.card for play in view.seen))
    if any(other.suit == face.suit and other < face for other in known):
        return 0.0
    lower = sum(other.suit == face.suit and other < face for other in sight.unseen)
    held = sum(view.hand_sizes) - len(view.hand)
    return float((1 - held / max(1, len(sight.unseen))) ** lower)


def _hunt(sight: Sight, plays: tuple[Play, ...], trump: str) -> float:
    """Judge how well a trump that is led may draw an opponent's Jack."""
    face = plays[0].card
    leads = len(plays) == 1 and face.suit == trump and face.rank > JACK
    if not leads or Card(trump, JACK) not in sight.unseen or sight.higher(face):
        return 0.0
    foes = [seat for seat in range(sight.view.seat_count) if seat not in sight.mates]
    there = sum(sight.may_hold(seat, trump, 1) for seat in foes)
    return there * DRAWN * (1 + sight.view.terms.rules.hang)


def _price(sight: Sight, face: Card, trump: str) -> float:
    """Return what a card would still be good for later."""
    left = (len(sight.view.hand) - 1) / (HAND - 1)
    if is_jack(face, trump):
        guards = sum(other.suit == trump for other in sight.view.hand) - 1
        return (SAVED_LATER + GUARDED * min(guards, 3)) * min(1.0, left * 2)
    if face.suit == trump:
        return left * (TRUMP_KEPT + TRUMP_RANK * max(0, face.rank - HIGH_TRUMP))
    return left * PLAIN_RANK * max(0, face.rank - HIGH_PLAIN)
