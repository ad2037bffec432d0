"""The board: what a seat knows in play, and what each card promises, quick enough for play-outs.

A card is a suit's place, trumps first, and its rank there.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine.cards import SUITS, Card
from engine.contract.seats import Seat
from engine.games.point_pitch.counting import half_pips
from engine.games.point_pitch.rules import PitchRules
from engine.games.point_pitch.terms import terms
from engine.games.point_pitch.view import PitchSeatView

Code: TypeAlias = tuple[int, int]
"""A card: the place of its suit, 0 for trumps, and its rank."""
Played: TypeAlias = tuple[Seat, Code]

A_HALF_PIP: Final = 0.012
"""Worth of half a pip where Game is counted; a small majority brings the whole point."""
TRICK: Final = 0.1
"""Worth of taking a trick and leading to the next."""
KEPT_TRUMP: Final = 0.06
"""Later worth of any trump, and in the next line what the highest is worth beyond that."""
KEPT_HIGH: Final = 0.55
SAVED: Final = 0.8
"""Worth of a point that is kept back, and may be brought home in a later trick."""
KEPT_PLAIN: Final = 0.05
"""Later worth of each plain rank above the queen."""
DRAWN: Final = 0.24
"""How likely a point card that is out falls to a trump led that nothing beats."""
EAGER: Final = 0.97
"""How likely an opponent who can take a trick does."""
RUFFS: Final = 0.5
"""How willing anybody is to trump a trick without points; each point adds as much again."""


class Lay(NamedTuple):
    """The meaning of each card under one trump."""

    code: Mapping[Card, Code]
    face: Mapping[Code, Card]
    worth: Mapping[Code, float]
    """The points that a card brings to its captor, pips included."""
    whole: tuple[int, int, int, int]
    """The ranks of each suit, as bits."""
    only: bool
    anytime: bool

    def unseen(self, gone: Sequence[int]) -> list[int]:
        """Return what may be in other hands but for cards that are gone; no dead plain cards."""
        if self.only:
            return [self.whole[0] & ~gone[0], 0, 0, 0]
        return [whole & ~mask for whole, mask in zip(self.whole, gone, strict=True)]


@lru_cache(maxsize=512)
def lay(rules: PitchRules, seat_count: int, trump: str) -> Lay:
    """Return what the cards are under a trump."""
    settled = terms(rules, seat_count)
    places = {trump: 0} | {
        suit: at for at, suit in enumerate((s for s in SUITS if s != trump), start=1)
    }
    code = {
        face: (places[settled.suit(face, trump)], settled.rank(face, trump))
        for face in settled.deck
    }
    pips = A_HALF_PIP if "game" in settled.worths else 0.0
    stakes = settled.at_stake[trump]
    whole = [0, 0, 0, 0]
    for suit, rank in code.values():
        whole[suit] |= 1 << rank
    return Lay(
        code,
        {at: face for face, at in code.items()},
        {at: stakes.get(face, 0) + pips * half_pips(rules, face) for face, at in code.items()},
        (whole[0], whole[1], whole[2], whole[3]),
        rules.play == "only",
        rules.play == "anytime",
    )


class Known(NamedTuple):
    """The knowledge of the deal that a seat has that is to play."""

    lay: Lay
    seat: Seat
    mates: Sequence[bool]
    """Of each seat whether it plays together with this one."""
    unseen: Sequence[int]
    """The ranks of each suit that may be in other hands, as bits."""
    voids: Sequence[int]
    """Of each seat the suits that it has shown not to have, as bits."""
    after: Sequence[tuple[Seat, float]]
    """The seats that play to the trick on the table after this one, and for each how likely it
    lacks a card that may be in other hands."""


def chosen(known: Known, legal: Sequence[Code], trick: Sequence[Played]) -> Code:
    """Return the card that promises most."""
    if len(legal) == 1:
        return legal[0]
    return max(legal, key=lambda code: (weight(known, code, trick), -code[1]))


def weight(known: Known, code: Code, trick: Sequence[Played]) -> float:
    """Return what a card may bring in the trick, less what it is good for later."""
    worth = known.lay.worth
    best, ours = code, True
    value = worth[code]
    if trick:
        holder, best = leading(trick)
        value += sum([worth[one] for _, one in trick])
        if beats(code, best):
            best = code
        else:
            ours = known.mates[holder]
    won = _chance_of_trick(known, best, trick[0][1][0] if trick else code[0], value, ours=ours)
    drawn = 0.0
    if not trick and not code[0] and not known.unseen[0] >> (code[1] + 1):
        drawn = DRAWN * _points_out(known)
    return won * (value + TRICK + drawn) - (1 - won) * value - _kept(known, code)


def beats(code: Code, best: Code) -> bool:
    """Whether a card that is played later takes a trick from the best so far."""
    return code[1] > best[1] if code[0] == best[0] else not code[0]


def leading(trick: Sequence[Played]) -> Played:
    """Return who takes a trick as it lies, and with which card."""
    best = trick[0]
    for play in trick[1:]:
        if beats(play[1], best[1]):
            best = play
    return best


def _chance_of_trick(known: Known, best: Code, led: int, value: float, *, ours: bool) -> float:
    """Return how likely the own side takes the trick, whatever is played after."""
    won = 1.0 if ours else 0.0
    suit, rank = best
    higher = (known.unseen[suit] >> (rank + 1)).bit_count()
    trumps = known.unseen[0].bit_count()
    for seat, part in known.after:
        void = known.voids[seat]
        over = 0.0 if void >> suit & 1 else 1 - part**higher
        if suit:
            ruff = 0.0 if void & 1 else 1 - part**trumps
            if not known.lay.anytime and not void >> led & 1:
                ruff *= part ** known.unseen[led].bit_count()
            ruff *= min(0.95, RUFFS * (1 + value))
            over = 1 - (1 - over) * (1 - ruff)
        over *= EAGER
        won = won + (1 - won) * over if known.mates[seat] else won * (1 - over)
    return won


def _points_out(known: Known) -> float:
    worth, out = known.lay.worth, known.unseen[0]
    return sum([points for (suit, rank), points in worth.items() if not suit and out >> rank & 1])


def _kept(known: Known, code: Code) -> float:
    """Return what a card would still be good for later."""
    suit, rank = code
    if suit:
        return KEPT_PLAIN * max(0, rank - 12)
    out = known.unseen[0]
    lower = (out & ((1 << rank) - 1)).bit_count()
    height = lower / max(1, out.bit_count())
    return KEPT_TRUMP + KEPT_HIGH * height * height + SAVED * known.lay.worth[code]


def known_of(view: PitchSeatView, trump: str) -> Known:
    """Return what the seat of a view knows."""
    settled, seat = view.terms, view.seat
    cards = lay(settled.rules, view.seat_count, trump)
    gone = [0, 0, 0, 0]
    voids = [0] * view.seat_count
    seen = [*view.hand, *view.turned, *view.laid]
    for row in view.rows:
        plays = [(by, cards.code[face]) for by, face in row]
        seen += [face for _, face in row]
        note_voids(plays, voids)
    for face in seen:
        suit, rank = cards.code[face]
        gone[suit] |= 1 << rank
    done = {play.seat for play in view.trick}
    sizes, unseen = view.hand_sizes, cards.unseen(gone)
    after = [one for one in settled.in_turn(seat)[1:] if one not in done and sizes[one]]
    mates = [one in settled.side(seat) for one in range(view.seat_count)]
    return Known(cards, seat, mates, unseen, voids, lacking(after, sizes, unseen))


def lacking(
    after: Iterable[Seat], sizes: Sequence[int], unseen: Sequence[int]
) -> list[tuple[Seat, float]]:
    """Return seats, and how likely each lacks a card that may be in other hands."""
    total = max(1, sum([mask.bit_count() for mask in unseen]))
    return [(seat, 1 - min(1.0, sizes[seat] / total)) for seat in after]


def note_voids(plays: Sequence[Played], voids: list[int]) -> None:
    """Note who has shown to have no more of the suit led, by neither following nor trumping."""
    for seat, (suit, _) in plays[1:]:
        led = plays[0][1][0]
        if suit not in (led, 0):
            voids[seat] |= 1 << led
