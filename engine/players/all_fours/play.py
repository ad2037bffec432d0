"""Which card the medium player of All Fours plays: each is weighed by what its trick may bring.

Cards are bits, so that whole deals may be played out like that: for each suit a whole number in
which the bit of a rank is set.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple, TypeAlias

from engine.cards import SUITS, Card
from engine.contract.seats import Seat
from engine.games.all_fours.counting import peg, pips
from engine.games.all_fours.rules import AllFoursRules
from engine.games.all_fours.terms import DECK, HAND, JACK
from engine.players.all_fours.knowledge import AllFoursKnowledge, likelihood
from engine.players.all_fours.promise import promise

PACK_PIPS: Final = 80
PACK_CARDS: Final = 52
GAME_WEIGHT: Final = 1.5
"""How much more than its part a pip is worth: a small majority brings the whole point."""
SAVED_LATER: Final = 0.6
"""Worth of a Jack, or of a Low that its captor counts, that is kept back, and in the next line what
each trump beside it adds."""
GUARDED: Final = 0.1
TRUMP_KEPT: Final = 0.2
"""Later worth of any trump, and in the next line what a high one is worth beyond that."""
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
"""Worth of a trump that is pegged and kept back, in parts of its points."""
RELUCTANT: Final = 1.0
"""The pips that anybody adds to a trick which the other side takes."""

SuitAndRank: TypeAlias = tuple[int, int]
"""A card: its suit's place and its rank."""
Played: TypeAlias = tuple[Seat, SuitAndRank]

CODES: Final = {face: (SUITS.index(face.suit), face.rank) for face in DECK}
_likely: Final = lru_cache(maxsize=4096)(likelihood)


class Chart(NamedTuple):
    """The worth of cards under a trump."""

    rules: AllFoursRules
    trump: int
    worth: tuple[tuple[int, ...], ...]
    """Pips of each card, by suit and rank."""
    pegs: tuple[int, ...]
    """Points that each trump is pegged for, by rank."""
    a_pip: float


@lru_cache(maxsize=64)
def chart(rules: AllFoursRules, seat_count: int, trump: str) -> Chart:
    """Return what cards are worth under a trump, among so many players."""
    worth, pegs = [[0] * 15 for _ in SUITS], [0] * 15
    for face, (suit, rank) in CODES.items():
        worth[suit][rank] = pips(rules, face, trump)
        pegs[rank] += peg(rules, face, trump)
    a_pip = GAME_WEIGHT / (PACK_PIPS / PACK_CARDS * seat_count * HAND)
    at = SUITS.index(trump)
    values = tuple(tuple(row) for row in worth)
    return Chart(rules, at, values, tuple(pegs), a_pip if rules.four_points else 0.0)


class SeatLook(NamedTuple):
    """The knowledge of a seat that is to play."""

    own: Sequence[bool]
    """Of each seat whether it is of the own side."""
    after: Sequence[Seat]
    """The seats that still play to the trick."""
    mates: int
    """How many of these are of the own side."""
    trick: Sequence[Played]
    best: Played
    """The card that has the trick so far; any if there is none."""
    table: int
    """The pips on the table for Game."""
    hand: Sequence[int]
    played: Sequence[int]
    unseen: Sequence[int]
    """The cards that may be in other hands."""
    counts: Sequence[int]
    """How many these are, by suit, and in the next line all together."""
    total: int
    voids: Sequence[int]
    """Of each seat the suits, as bits, of which it has shown that it holds no more."""
    sizes: Sequence[int]
    """How many cards each seat holds, and in the next line the own one beside that to be played."""
    kept: int


def seat_look(
    of: Chart,
    own: Sequence[bool],
    after: Sequence[Seat],
    trick: Sequence[Played],
    masks: tuple[Sequence[int], Sequence[int], Sequence[int]],
    voids: Sequence[int],
    sizes: Sequence[int],
    kept: int,
) -> SeatLook:
    """Return what a seat knows; `masks` are its hand, what was played and what is unseen."""
    hand, played, unseen = masks
    counts = [mask.bit_count() for mask in unseen]
    return SeatLook(
        own,
        after,
        sum([own[seat] for seat in after]),
        trick,
        leading(trick, of.trump) if trick else (0, (0, 0)),
        sum([of.worth[suit][rank] for _, (suit, rank) in trick]),
        hand,
        played,
        unseen,
        counts,
        sum(counts),
        voids,
        sizes,
        kept,
    )


def weight(of: Chart, look: SeatLook, face: SuitAndRank) -> float:
    """Return what a card may bring in its trick, less what it is good for later."""
    (suit, rank), trump, trick = face, of.trump, look.trick
    best, ours, led, value = face, True, suit, look.table + of.worth[suit][rank]
    if trick:
        led = trick[0][1][0]
        holder, (top, height) = look.best
        if not ((suit == top and rank > height) or suit == trump != top):
            best, ours = (top, height), look.own[holder]
    won = _chance_of_trick(of, look, best, led, value, ours=ours)
    gain, loss = _value(of, look, face, value)
    worth = won * gain - (1 - won) * loss
    if not trick and suit == trump and rank > JACK:
        worth += _hunt(of, look, rank)
    return worth - _price(of, look, face)


def _chance_of_trick(
    of: Chart, look: SeatLook, best: SuitAndRank, led: int, value: int, *, ours: bool
) -> float:
    """Return how likely the own side takes the trick."""
    trump, total, counts = of.trump, look.total, look.counts
    strict = of.rules.follow == "strict"
    suit, rank = best
    higher = (look.unseen[suit] >> (rank + 1)).bit_count()
    willing = min(0.95, RUFFS + value / TEMPTING)
    won = 1.0 if ours else 0.0
    for seat in look.after:
        void, held = look.voids[seat], look.sizes[seat]
        over = 0.0 if void >> suit & 1 else _likely(higher, total, held)
        if suit == trump:
            beaten = over if led == trump else over * OVERTRUMPS
        else:
            ruff = 0.0 if void >> trump & 1 else _likely(counts[trump], total, held)
            if strict:
                ruff *= 1 - (0.0 if void >> led & 1 else _likely(counts[led], total, held))
            beaten = 1 - (1 - over) * (1 - ruff * willing)
        won = won + (1 - won) * beaten if look.own[seat] else won * (1 - beaten)
    return won


def _value(of: Chart, look: SeatLook, face: SuitAndRank, value: int) -> tuple[float, float]:
    """Return what winning the trick would bring, and losing it would cost, in points.

    It weighs the pips, a Jack, what is pegged and the Low; the Low only if its captor counts it.
    """
    rules, trump = of.rules, of.trump
    mates, foes = look.mates, len(look.after) - look.mates
    gain = (value + FRIENDLY * mates + RELUCTANT * foes) * of.a_pip
    loss = (value + RELUCTANT * mates + UNFRIENDLY * foes) * of.a_pip
    lying = [(look.own[seat], one) for seat, one in look.trick if one[0] == trump]
    if face[0] == trump:
        lying.append((True, face))
    for ours, (_, rank) in lying:
        points = of.pegs[rank]
        gain, loss = gain + points, loss + points
        if not rules.four_points:
            continue
        if rank == JACK:
            gain += 1 if ours else rules.hang
            loss += rules.hang if ours else 1
        elif rules.low_to == "captor":
            low = _likely_low(of, look, rank)
            gain, loss = gain + low, loss + low
    return gain, loss


def _likely_low(of: Chart, look: SeatLook, rank: int) -> float:
    """Return how likely no lower trump is in play."""
    trump, below = of.trump, (1 << rank) - 1
    if (look.hand[trump] | look.played[trump]) & below:
        return 0.0
    lower = (look.unseen[trump] & below).bit_count()
    held = sum(look.sizes) - look.kept - 1
    return float((1 - held / max(1, look.total)) ** lower)


def _hunt(of: Chart, look: SeatLook, rank: int) -> float:
    """Judge how well a high trump that is led may draw an opponent's Jack."""
    trump, unseen = of.trump, look.unseen[of.trump]
    if not unseen >> JACK & 1 or unseen >> (rank + 1):
        return 0.0
    there = fsum(
        [
            _likely(1, look.total, look.sizes[seat])
            for seat, ours in enumerate(look.own)
            if not ours and not look.voids[seat] >> trump & 1
        ]
    )
    return there * DRAWN * (1 + of.rules.hang)


def _price(of: Chart, look: SeatLook, face: SuitAndRank) -> float:
    """Return what a card would still be good for later."""
    left, (suit, rank) = look.kept / (HAND - 1), face
    if suit != of.trump:
        return left * PLAIN_RANK * max(0, rank - HIGH_PLAIN)
    if points := of.pegs[rank]:
        return (TRUMP_KEPT + PEG_KEPT * points) * min(1.0, left * 2)
    counts = 0.0
    if rank == JACK:
        counts = 1.0
    elif of.rules.four_points and of.rules.low_to == "captor":
        counts = _likely_low(of, look, rank)
    plain = left * (TRUMP_KEPT + TRUMP_RANK * max(0, rank - HIGH_TRUMP))
    if not counts:
        return plain
    guards = look.hand[suit].bit_count() - 1
    saved = (SAVED_LATER + GUARDED * min(guards, 3)) * min(1.0, left * 2)
    return counts * saved + (1 - counts) * plain


def leading(trick: Sequence[Played], trump: int) -> Played:
    """Return who takes a trick as it lies, and with which card."""
    best_seat, (best_suit, best_rank) = trick[0]
    for seat, (suit, rank) in trick[1:]:
        if (suit == best_suit and rank > best_rank) or suit == trump != best_suit:
            best_seat, best_suit, best_rank = seat, suit, rank
    return best_seat, (best_suit, best_rank)


def by_suit(codes: Iterable[SuitAndRank]) -> list[int]:
    """Return cards as the ranks of each suit."""
    found = [0, 0, 0, 0]
    for suit, rank in codes:
        found[suit] |= 1 << rank
    return found


def chosen_card(known: AllFoursKnowledge) -> Card:
    """Return the lawful card that promises most."""
    view, seats = known.view, range(known.view.seat_count)
    seen = [play.card for play in view.seen]
    hand, played, unseen = (
        by_suit(map(CODES.__getitem__, faces)) for faces in (view.hand, seen, known.unseen)
    )
    look = seat_look(
        chart(view.terms.rules, view.seat_count, view.trump or "C"),
        [seat in known.mates for seat in seats],
        known.after,
        [(seat, CODES[face]) for seat, face in view.trick],
        (hand, played, unseen),
        [
            sum((seat, suit) in known.void and 1 << at for at, suit in enumerate(SUITS))
            for seat in seats
        ],
        view.hand_sizes,
        len(view.hand) - 1,
    )

    def promises(face: Card) -> tuple[float, int]:
        rules, edge = view.terms.rules, 0.0
        if view.trump is None:
            # The first card makes trumps: the suit matters more than the trick.
            edge = promise(rules, view.hand, face.suit, known.others).edge
        of = chart(rules, view.seat_count, view.trump or face.suit)
        return edge + weight(of, look, CODES[face]), -face.rank

    return max(view.lawful, key=promises)
