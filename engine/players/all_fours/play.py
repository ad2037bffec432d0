"""Which card the medium player of All Fours plays: each is weighed by what its trick may bring."""

from math import fsum
from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.all_fours.counting import peg, pips
from engine.games.all_fours.terms import HAND, JACK, is_jack
from engine.players.all_fours.knowledge import AllFoursKnowledge
from engine.players.all_fours.promise import promise
from engine.tricks.trick import Play, winner

PACK_PIPS: Final = 80
PACK_CARDS: Final = 52
GAME_WEIGHT: Final = 1.5
"""How much more than its part a pip is worth: a small majority brings the whole point."""
SAVED_LATER: Final = 0.6
"""What a Jack, or a Low that its captor counts, is still worth if it is kept back, and in the next
line what each trump beside it adds."""
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
"""How willing a player is to beat a trump that need not be followed."""
FRIENDLY: Final = 3.0
"""The pips that a partner adds to a trick won, and in the next line an opponent to one lost."""
UNFRIENDLY: Final = 2.5
PEG_KEPT: Final = 0.3
"""What a trump that is pegged is still worth if it is kept back, in parts of its points."""
RELUCTANT: Final = 1.0
"""The pips that anybody adds to a trick which the other side takes."""


class TrickValue(NamedTuple):
    """What winning a trick would bring, and losing it would cost, in points."""

    gain: float
    loss: float


def chosen_card(known: AllFoursKnowledge) -> Card:
    """Return the lawful card that promises most."""
    view = known.view
    if view.trump is not None:
        trump = view.trump
        return max(view.lawful, key=lambda face: (_weight(known, face, trump), -face.rank))
    # The first card makes trumps: the suit matters more than the trick.
    return max(
        view.lawful,
        key=lambda face: (
            promise(view.terms.rules, view.hand, face.suit, known.others).edge
            + _weight(known, face, face.suit),
            -face.rank,
        ),
    )


def _weight(known: AllFoursKnowledge, face: Card, trump: str) -> float:
    plays = (*known.view.trick, Play(known.seat, face))
    won = _chance_of_trick(known, plays, trump)
    value = _value(known, plays, trump)
    worth = won * value.gain - (1 - won) * value.loss
    return worth + _hunt(known, plays, trump) - _price(known, face, trump)


def _chance_of_trick(known: AllFoursKnowledge, plays: tuple[Play, ...], trump: str) -> float:
    """Return how likely the own side takes the trick."""
    taking = winner(plays, trump)
    best = next(play.card for play in plays if play.seat == taking)
    ours = 1.0 if taking in known.mates else 0.0
    value = sum(pips(known.view.terms.rules, play.card, trump) for play in plays)
    for seat in known.after:
        beaten = _beaten(known, seat, best, plays[0].card.suit, trump, value)
        ours = ours + (1 - ours) * beaten if seat in known.mates else ours * (1 - beaten)
    return ours


def _beaten(
    known: AllFoursKnowledge, seat: Seat, best: Card, led: str, trump: str, value: int
) -> float:
    """Return how likely a seat still to play beats the best card."""
    over = known.may_hold(seat, best.suit, known.higher(best))
    if best.suit == trump:
        return over if led == trump else over * OVERTRUMPS
    ruff = known.may_hold(seat, trump, known.of_suit(trump))
    if known.view.terms.rules.follow == "strict":
        ruff *= 1 - known.may_hold(seat, led, known.of_suit(led))
    willing = min(0.95, RUFFS + value / TEMPTING)
    return 1 - (1 - over) * (1 - ruff * willing)


def _value(known: AllFoursKnowledge, plays: tuple[Play, ...], trump: str) -> TrickValue:
    """Weigh the pips, a Jack and the Low in a trick; the Low only if its captor counts it."""
    view, rules = known.view, known.view.terms.rules
    in_play = PACK_PIPS / PACK_CARDS * view.seat_count * HAND
    mates_after = sum(seat in known.mates for seat in known.after)
    foes_after = len(known.after) - mates_after
    table = sum(pips(rules, play.card, trump) for play in plays)
    a_pip = GAME_WEIGHT / in_play if rules.four_points else 0.0
    gain = (table + FRIENDLY * mates_after + RELUCTANT * foes_after) * a_pip
    loss = (table + RELUCTANT * mates_after + UNFRIENDLY * foes_after) * a_pip
    for seat, face in plays:
        ours = seat in known.mates
        if rules.peg != "none":
            points = peg(rules, face, trump)
            gain, loss = gain + points, loss + points
        if not rules.four_points:
            continue
        if is_jack(face, trump):
            gain += 1 if ours else rules.hang
            loss += rules.hang if ours else 1
        elif rules.low_to == "captor" and face.suit == trump:
            likely = _likely_low(known, face)
            gain, loss = gain + likely, loss + likely
    return TrickValue(gain, loss)


def _likely_low(known: AllFoursKnowledge, face: Card) -> float:
    """Return how likely no lower trump is in play."""
    view = known.view
    seen = (*view.hand, *(play.card for play in view.seen))
    if any(other.suit == face.suit and other < face for other in seen):
        return 0.0
    lower = sum(other.suit == face.suit and other < face for other in known.unseen)
    held = sum(view.hand_sizes) - len(view.hand)
    return float((1 - held / max(1, len(known.unseen))) ** lower)


def _hunt(known: AllFoursKnowledge, plays: tuple[Play, ...], trump: str) -> float:
    """Judge how well a trump that is led may draw an opponent's Jack."""
    face = plays[0].card
    leads = len(plays) == 1 and face.suit == trump and face.rank > JACK
    if not leads or Card(trump, JACK) not in known.unseen or known.higher(face):
        return 0.0
    foes = [seat for seat in range(known.view.seat_count) if seat not in known.mates]
    there = fsum(known.may_hold(seat, trump, 1) for seat in foes)
    return there * DRAWN * (1 + known.view.terms.rules.hang)


def _price(known: AllFoursKnowledge, face: Card, trump: str) -> float:
    """Return what a card would still be good for later."""
    rules = known.view.terms.rules
    left = (len(known.view.hand) - 1) / (HAND - 1)
    if face.suit != trump:
        return left * PLAIN_RANK * max(0, face.rank - HIGH_PLAIN)
    if points := peg(rules, face, trump):
        return (TRUMP_KEPT + PEG_KEPT * points) * min(1.0, left * 2)
    counts = 0.0
    if is_jack(face, trump):
        counts = 1.0
    elif rules.four_points and rules.low_to == "captor":
        counts = _likely_low(known, face)
    plain = left * (TRUMP_KEPT + TRUMP_RANK * max(0, face.rank - HIGH_TRUMP))
    if not counts:
        return plain
    guards = sum(other.suit == trump for other in known.view.hand) - 1
    saved = (SAVED_LATER + GUARDED * min(guards, 3)) * min(1.0, left * 2)
    return counts * saved + (1 - counts) * plain
