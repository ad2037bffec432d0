"""The pass: its direction or the dealer's vector, and who gives which cards to whom (R3)."""

from collections import Counter
from functools import lru_cache
from itertools import count, takewhile
from math import comb
from random import Random
from typing import Final, TypeAlias

from engine.cards import Card, Unreadable, card
from engine.contract.action import Action
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat, left_of
from engine.games.hearts.terms import Terms
from engine.tricks.deal import Hands

Gift: TypeAlias = tuple[Seat, Seat, tuple[Card, ...]]
"""The seat that gives, the seat that gets, and the cards."""

HOLD: Final = "H"
SCATTER: Final = "S"
COMMA: Final = ","
"""Parts the counts of a dealer's vector, as a direction writes it: `2,0,1` (R3.4)."""
VECTOR: Final = "vector"


def direction(terms: Terms, deal_number: int) -> str:
    """Return the direction of deal `deal_number`, counted from 1 (R3.2)."""
    return terms.cycle[(deal_number - 1) % len(terms.cycle)]


@lru_cache(maxsize=1024)
def recipients(word: str, seat: Seat, seat_count: int) -> tuple[Seat, ...]:
    """Return the seats that the cards of `seat` go to (R3.1); nobody in a hold.

    One seat gets all of them; several are named once for each card they get, in turn from the
    left.
    """
    if word == HOLD:
        return ()
    if word == SCATTER:
        return tuple(left_of(seat, seat_count, step) for step in range(1, seat_count))
    if COMMA not in word:
        return (left_of(seat, seat_count, _places(word, seat_count)),)
    counts = vector(word)
    to = [left_of(seat, seat_count, at) for at, count in enumerate(counts, 1) for _ in range(count)]
    return tuple(to) if len(set(to)) > 1 else (to[0],)


def vector(word: str) -> tuple[int, ...]:
    """Return how many cards go to the seat 1, 2, 3 ... places to the left (R3.4)."""
    return tuple(map(int, word.split(COMMA)))


def _places(word: str, seat_count: int) -> int:
    named = {"L": 1, "R": -1, "X": seat_count // 2}
    return named[word] if word in named else int(word)


def pass_size(terms: Terms, word: str) -> int:
    """Return how many cards everybody gives and gets in this direction."""
    if word == HOLD:
        return 0
    if COMMA in word:
        return sum(vector(word))
    return terms.seat_count - 1 if word == SCATTER else terms.rules.pass_count


def passable(terms: Terms, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a hand that may be passed (R3.5)."""
    barred = terms.unpassable
    return tuple([face for face in hand if face not in barred]) if barred else hand


def pass_action(given: tuple[Card, ...], to: tuple[Seat, ...]) -> Action:
    """Write a pass: one row of cards, or each with the seat it goes to if there are several."""
    if len(to) == 1:
        return Action.of("pass", given)
    pairs = zip(to, given, strict=True)
    return Action("pass", tuple(f"{seat}:{face}" for seat, face in pairs))


def read_pass(
    terms: Terms, word: str, seat: Seat, hand: tuple[Card, ...], action: Action
) -> tuple[Card, ...]:
    """Return the cards that `action` commits, in the order of the recipients.

    Raise `IllegalAction` for what R3 refuses, `Unreadable` for words that are no cards.
    """
    to = recipients(word, seat, terms.seat_count)
    count = pass_size(terms, word)
    addressed = any(":" in written for written in action.words)
    # What the dealer sends to one seat may be addressed like any other vector.
    if len(to) > 1 or (addressed and COMMA in word):
        given = _addressed(action, to if len(to) > 1 else to * count, word)
    else:
        given = tuple(sorted(action.cards))
    if len(given) != count or (terms.rules.decks == 1 and len(set(given)) != count):
        cards = "1 card is" if count == 1 else f"{count} different cards are"
        raise IllegalAction("R3.6", "wrong-count", f"{cards} passed", count=count)
    if any(given.count(face) > hand.count(face) for face in given):
        raise IllegalAction("R3.6", "not-in-hand", "only cards of the hand are passed")
    for face in given:
        if face in terms.unpassable:
            raise IllegalAction(
                "R3.5", "card-unpassable", "this card may not be passed", card=str(face)
            )
    return given


def _addressed(action: Action, to: tuple[Seat, ...], word: str) -> tuple[Card, ...]:
    """Read cards each with its seat, in any order; what goes to one seat is returned sorted."""
    addressed: dict[str, list[Card]] = {}
    for written in action.words:
        seat, colon, face = written.partition(":")
        if not colon:
            raise Unreadable("such a pass names the seat of each card, as in 1:KD")
        addressed.setdefault(seat, []).append(card(face))
    counts = Counter(map(str, to))
    if {seat: len(faces) for seat, faces in addressed.items()} != counts:
        if word == SCATTER:
            raise IllegalAction(
                "R3.3", "wrong-count", "one card goes to each other seat", count=len(to)
            )
        raise IllegalAction(
            "R3.4", "wrong-count", "each seat gets as many as the dealer said", count=len(to)
        )
    return tuple(face for seat in counts for face in sorted(addressed[seat]))


def chance_pass(
    terms: Terms, word: str, seat: Seat, hand: tuple[Card, ...], rng: Random
) -> tuple[Card, ...]:
    """Return a random legal commitment of `seat`, in the order `read_pass` gives."""
    given = rng.sample(passable(terms, hand), pass_size(terms, word))
    to = recipients(word, seat, terms.seat_count)
    if len(to) == 1:
        return tuple(sorted(given))
    # What goes to one seat stands sorted, as it is read.
    return tuple(face for _, face in sorted(zip(map(to.index, to), given, strict=True)))


def gifts(word: str, commitments: tuple[tuple[Card, ...], ...]) -> tuple[Gift, ...]:
    """Return every gift of an exchange as giver, receiver and cards, by giver."""
    return tuple(
        [
            (giver, receiver, gift)
            for giver, given in enumerate(commitments)
            for receiver, gift in shared(recipients(word, giver, len(commitments)), given)
        ]
    )


def received(
    word: str, seat: Seat, commitments: tuple[tuple[Card, ...] | None, ...]
) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Return what a seat gets in an exchange and from whom, by giver."""
    got: list[tuple[Seat, tuple[Card, ...]]] = []
    for giver, given in enumerate(commitments):
        to = recipients(word, giver, len(commitments))
        if given is not None and seat in to:
            got += [(giver, gift) for receiver, gift in shared(to, given) if receiver == seat]
    return tuple(got)


def shared(
    to: tuple[Seat, ...], given: tuple[Card, ...]
) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """Return what each recipient gets of the cards that one seat has committed."""
    if len(to) == 1:
        return ((to[0], given),)
    pairs = tuple(zip(to, given, strict=True))
    return tuple(
        (seat, tuple(face for at, face in pairs if at == seat)) for seat in dict.fromkeys(to)
    )


def exchanged(gifts: tuple[Gift, ...], hands: Hands) -> Hands:
    """Return the hands after all the gifts have changed hands at once (R3.6)."""
    after = [list(hand) for hand in hands]
    for giver, _, given in gifts:
        for face in given:
            after[giver].remove(face)
    for _, receiver, given in gifts:
        after[receiver].extend(given)
    return tuple([tuple(sorted(hand)) for hand in after])


LISTED: Final = 300
"""As many vectors are listed, those of the fewest cards first; the dealer may name any other."""

USUAL_TOTAL: Final = 3
"""Cards passed if the dealer gives no answer, all to the left."""


def vectors(terms: Terms) -> tuple[Action, ...]:
    """List what the dealer may name, by total: all of it, or whole totals as far as they fit."""
    places, rules = terms.seat_count - 1, terms.rules
    least = 0 if rules.dealer_pass_zero_ok else 1
    # There are comb(total + places, places) vectors of a total or less.
    fitting = takewhile(lambda total: comb(total + places, places) <= LISTED, count())
    most = min(max(fitting), rules.dealer_pass_cap)
    return tuple(
        _action(counts) for total in range(least, most + 1) for counts in _summing(total, places)
    )


def _summing(total: int, places: int) -> list[tuple[int, ...]]:
    """Return every way to share a total out, most to the left first."""
    if places == 1:
        return [(total,)]
    return [
        (first, *rest)
        for first in range(total, -1, -1)
        for rest in _summing(total - first, places - 1)
    ]


def _action(counts: tuple[int, ...]) -> Action:
    return Action(VECTOR, tuple(map(str, counts)))


def usual_vector(terms: Terms) -> Action:
    """Return what stands if the dealer gives no answer: three to the left, or all there may be.

    No source names one; this is the first deal of the usual cycle.
    """
    total = min(USUAL_TOTAL, terms.rules.dealer_pass_cap)
    return _action((total, *(0,) * (terms.seat_count - 2)))


def chance_vector(terms: Terms, rng: Random) -> Action:
    """Return any vector that the dealer may name."""
    rules = terms.rules
    total = rng.randint(0 if rules.dealer_pass_zero_ok else 1, rules.dealer_pass_cap)
    counts = [0] * (terms.seat_count - 1)
    for _ in range(total):
        counts[rng.randrange(len(counts))] += 1
    return _action(tuple(counts))


def read_vector(terms: Terms, action: Action) -> str:
    """Return the direction that a vector names; raise `IllegalAction` for what R3.4 refuses.

    Raise `Unreadable` for words that are no numbers.
    """
    rules, places = terms.rules, terms.seat_count - 1
    if not all(word.isascii() and word.isdigit() and len(word) < 3 for word in action.words):
        raise Unreadable("a vector is numbers of cards, as in vector 2 0 1")
    counts = tuple(map(int, action.words))
    if len(counts) != places:
        raise IllegalAction("R3.4", "vector-length", f"a vector has {places} numbers", count=places)
    cap = rules.dealer_pass_cap
    if sum(counts) > cap:
        most = "1 card is" if cap == 1 else f"{cap} cards are"
        raise IllegalAction("R3.4", "vector-over-cap", f"at most {most} passed", count=cap)
    if not any(counts) and not rules.dealer_pass_zero_ok:
        raise IllegalAction("R3.4", "vector-zero", "at least one card is passed")
    return COMMA.join(map(str, counts)) if any(counts) else HOLD


def out_of_place(action: Action) -> IllegalAction:
    """Return why a verb cannot be used once the cards are dealt."""
    if action.verb == VECTOR:
        return IllegalAction("R3.4", "vector-late", "the cards are dealt already")
    return unknown_verb()
