"""Claims: the rest of the tricks or none of them, judged against all that the others may do.

A claiming seat knows its own cards, what was played and who could not follow. Every other card may
lie in any hand that was not shown to lack its suit, and the others may play together. A claim
stands if nothing they can hold or do makes it fail; in doubt it does not.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.tricks.trick import Play

REST: Final = "rest"
NONE: Final = "none"


class Claim(NamedTuple):
    """A claim that stands: `seat` takes all the tricks to come (`rest`), or not one (`none`)."""

    seat: Seat
    what: str


class Doubt(NamedTuple):
    """Why a claim may fail: a stable key for the texts, and the suit in question, if one is."""

    reason: str
    suit: str = ""


def surely_beaten(look: "Outlook", face: Card) -> bool:
    """Whether `face` cannot take the trick on the table, whoever plays what after it."""
    if look.trick:
        return look.takes((*look.trick, Play(look.seat, face))) != look.seat
    out = look.out(face.suit)
    # With nothing lower out, any seat that has the suit must beat it.
    return len(out) > look.nowhere and out[0] > face.rank


def top_takes(face: Card, out: Sequence[int]) -> Doubt | None:
    """Say that a card takes its trick if nothing higher of its suit is out."""
    del face, out


def low_ducks(look: "Outlook", face: Card, own: Sequence[Card], out: Sequence[int]) -> Doubt | None:
    """Say that low enough cards of a suit do not take a trick."""
    del look, face, own, out


def all_kept(own: Sequence[Card]) -> Iterable[Sequence[Card]]:
    """Yield the cards as they are: none of them has to be thrown away."""
    yield own


@dataclass(frozen=True, slots=True, kw_only=True)
class Doubts:
    """How claims may fail in a family: a function for each thing that may differ."""

    beaten: Callable[["Outlook", Card], bool] = surely_beaten
    """Whether a card surely does not take the trick on the table."""
    top: Callable[[Card, Sequence[int]], Doubt | None] = top_takes
    """Why a card may not take its trick though none of the ranks that are out is higher."""
    low: Callable[["Outlook", Card, Sequence[Card], Sequence[int]], Doubt | None] = low_ducks
    """Why a trick may have to be taken with the cards left of a suit, however low, after a card.

    The ranks of the suit that are out come last, in ascending order.
    """
    kept: Callable[[Sequence[Card]], Iterable[Sequence[Card]]] = all_kept
    """The cards of a suit that may be left once it is led."""


USUAL: Final = Doubts()
"""Cards that all differ, tricks of a card a seat, and any card thrown if none follows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook:
    """The facts that a claiming seat reckons with; none of them is hidden from that seat.

    `order` is the hand in the order in which it would be led, as the rules allow without the
    others' help. `after` are those who play to the trick on the table after this seat.
    """

    seat: Seat
    order: tuple[Card, ...]
    legal: tuple[Card, ...]
    trick: tuple[Play, ...]
    after: tuple[Seat, ...]
    others: tuple[Seat, ...]
    unseen: tuple[Card, ...]
    voids: frozenset[tuple[Seat, str]]
    """The seats that were shown to have no card of a suit."""
    nowhere: int
    """How many of the unseen cards are in nobody's hand."""
    takes: Callable[[tuple[Play, ...]], Seat | None]
    """The seat that takes a trick as it lies."""
    trump: str | None = None
    doubts: Doubts = USUAL
    counted: Mapping[Card, Card] = field(default_factory=dict[Card, Card])
    """The cards that cards count as, if that is not what is printed on them."""

    def out(self, suit: str, seats: Iterable[Seat] | None = None) -> list[int]:
        """Return the ranks of `suit` that some of `seats`, by default of all others, may hold."""
        holders = self.others if seats is None else seats
        for seat in holders:
            if (seat, suit) not in self.voids:
                break
        else:
            return []
        return sorted([face.rank for face in self.unseen if face.suit == suit])


Ducking: TypeAlias = Callable[[Outlook, Card, Sequence[Card], Sequence[int]], Doubt | None]
"""Says why a trick may have to be taken with low cards of a suit too."""


def takers(claims: Sequence[Claim], seat_count: int) -> tuple[Seat, ...]:
    """Return the seats that may still take a trick after what has been claimed."""
    for claim in claims:
        if claim.what == REST:
            return (claim.seat,)
    none = {claim.seat for claim in claims}
    return tuple(seat for seat in range(seat_count) if seat not in none)


def claim_of(claims: Sequence[Claim], seat: Seat) -> str | None:
    """Return what a seat has claimed, None if it has claimed nothing."""
    return next((claim.what for claim in claims if claim.seat == seat), None)


def claim_made(action: Action, look: Outlook) -> Claim:
    """Return the claim that an action makes; raise `IllegalAction` if it may fail.

    It is judged by what its seat knows alone, so neither answer tells it of a hidden card.
    """
    if action.words not in ((REST,), (NONE,)):
        raise IllegalAction("verb", "unknown-verb", "this cannot be done now")
    found = claimed_card(action.words[0], look)
    if isinstance(found, Doubt):
        facts = {"suit": found.suit} if found.suit else {}
        raise IllegalAction("claim", found.reason, "the claim may fail", **facts)
    return Claim(look.seat, action.words[0])


def claimed_card(what: str, look: Outlook) -> Card | Doubt:
    """Return what to play so that a claim comes true whatever the others do, or why it may fail.

    If a claim has been found to stand, there is such a card at every later turn of its seat.
    """
    judged = _as_counted(look)
    found = _rest(judged) if what == REST else _none(judged)
    if isinstance(found, Doubt):
        return found
    return next(face for face in look.legal if look.counted.get(face, face) == found)


def _as_counted(look: Outlook) -> Outlook:
    """Return the same with every card as what it counts as; who takes is asked as printed."""
    if not look.counted:
        return look
    printed = {counted: face for face, counted in look.counted.items()}

    def takes(trick: tuple[Play, ...]) -> Seat | None:
        return look.takes(tuple(Play(seat, printed[face]) for seat, face in trick))

    return replace(
        look,
        order=tuple(look.counted[face] for face in look.order),
        legal=tuple(look.counted[face] for face in look.legal),
        trick=tuple(Play(seat, look.counted[face]) for seat, face in look.trick),
        unseen=tuple(look.counted[face] for face in look.unseen),
        takes=takes,
        counted={},
    )


def _rest(look: Outlook) -> Card | Doubt:
    first: Doubt | None = None
    for face in look.order:
        if face not in look.legal:
            continue
        doubt = _lost_now(look, face) or _lost_later(look, face)
        if doubt is None:
            return face
        first = first or doubt
    return first or Doubt("claim-trick")


def _lost_now(look: Outlook, face: Card) -> Doubt | None:
    """Return why the trick on the table may go to another, if `face` is played to it."""
    plays = (*look.trick, Play(look.seat, face))
    if look.takes(plays) != look.seat:
        return Doubt("claim-trick")
    # In a trick that goes round twice this seat may have two cards, and its better one counts.
    own = [play.card for play in plays if play.seat == look.seat]
    suits = [card.suit for card in own]
    suit = look.trump if look.trump in suits and look.trump else plays[0].card.suit
    best = max([card.rank for card in own if card.suit == suit])
    out = look.out(suit, look.after)
    if out and out[-1] > best:
        return Doubt("claim-higher", suit)
    if doubt := look.doubts.top(Card(suit, best), out):
        return doubt
    if look.trump and suit != look.trump and look.out(look.trump, look.after):
        return Doubt("claim-trump", look.trump)
    return None


def _lost_later(look: Outlook, face: Card) -> Doubt | None:
    """Return why a trick after this one may be lost, this seat leading to all of them.

    A card is beaten only by somebody who still holds a better one after following to each lead of
    the suit before. So however the cards lie, the suit is out once it was led as often as there
    are cards of it; until then its best card may be kept.
    """
    rest = [card for card in look.order if card != face]
    rest += [face] * (look.order.count(face) - 1)
    led = Counter[str](() if look.trick else face.suit)
    if look.trump and any(card.suit != look.trump for card in rest):
        draws = led[look.trump] + sum(card.suit == look.trump for card in rest)
        if len(look.out(look.trump)) > draws:
            return Doubt("claim-trump", look.trump)
    for card in rest:
        out = look.out(card.suit)
        if len(out) > led[card.suit]:
            if out[-1] > card.rank:
                return Doubt("claim-higher", card.suit)
            if doubt := look.doubts.top(card, out):
                return doubt
        led[card.suit] += 1
    return None


def _none(look: Outlook) -> Card | Doubt:
    beaten = [face for face in look.legal if look.doubts.beaten(look, face)]
    doubt = Doubt("claim-now" if look.trick else "claim-lead")
    for face in sorted(beaten, key=lambda card: -card.rank):
        found = _taken_later(look, face)
        if found is None:
            return face
        doubt = found
    return doubt


def _taken_later(look: Outlook, face: Card) -> Doubt | None:
    """Return why a trick after this one may have to be taken, the others leading to all of them.

    In each suit the first lead may be its lowest card that is out, the second the next, and so
    on. Below each lead, as many own cards are needed as have been asked for by then. If a suit is
    not held, the highest card of another can be thrown, which leaves that suit no worse.
    """
    rest = list(look.order)
    rest.remove(face)
    if look.trump and any(card.suit == look.trump for card in rest):
        return Doubt("claim-own-trump", look.trump)
    for suit in sorted({card.suit for card in rest}):
        own = [card for card in rest if card.suit == suit]
        out = look.out(suit)
        if suit == face.suit and not look.trick and not look.trump:
            # Somebody follows to this lead; the best that they can keep are the low ones.
            out = out[:-1]
        if not out:
            continue
        if doubt := look.doubts.low(look, face, own, out):
            return doubt
        for kept in look.doubts.kept(own):
            if not _can_duck([card.rank for card in kept], out):
                return Doubt("claim-lower", suit)
    return None


def _can_duck(own: Sequence[int], out: Sequence[int]) -> bool:
    """Whether a suit can be ducked as often as it is led, of ranks `out` in ascending order."""
    ranks = sorted(own)
    for number, lead in enumerate(out, 1):
        if bisect_left(ranks, lead) < min(number, len(ranks)):
            return False
    return True
