"""Imagining: deals that one seat cannot tell from the one at the table, by its view alone."""

from collections import Counter
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from math import comb
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.dealing.redealing import redealing
from engine.games.hearts.deal import Deal, Part, hands_at_opening
from engine.games.hearts.dealing import CHARGING, PHASES
from engine.games.hearts.knowledge import (
    Onlooker,
    Own,
    barred,
    onlooker,
    own,
    possible_lows,
    sure,
    surely_dealt,
)
from engine.games.hearts.passing import chance_pass, pass_size, passable, recipients, shared
from engine.games.hearts.play import annuls
from engine.games.hearts.view import HeartsView, Stage

KITTY: Final[Seat] = -1
"""Stands for the kitty when cards are dealt again."""
TAKEN_UP: Final[Seat] = -2
"""Stands for what its taker still holds of a kitty that went into the hand (R13.2)."""
LAID_ASIDE: Final[Seat] = -3
"""Stands for what that seat laid aside of its own cards."""
PUT_BACK: Final[Seat] = -4
"""Stands for what it laid aside of those it had taken up."""


class Guess(NamedTuple):
    """A guess at what has been: `low` opened the deal, if a low card did (R4.2).

    Of a kitty that somebody else took into the hand (R13.2) so many cards have been `played`
    since, and so many are still `held`. A guess that is not `strict` leaves aside what the play
    has shown.
    """

    low: Card | None
    played: int = 0
    held: int = 0
    strict: bool = True


def guessing(look: Onlooker, shown: Deal) -> Callable[[Random], Deal]:
    """Return what guesses, and deals what is hidden accordingly; `shown` is the rest of the deal.

    What the play has shown is left aside only if no deal fits it.
    """
    ends = _ends(look)
    strict = {Guess(low, *kitty): n for low in possible_lows(look) for kitty, n in ends.items()}
    loose = {Guess(None, *kitty, strict=False): n for kitty, n in ends.items()}
    known: dict[Guess, Callable[[Random], Deal] | None] = {}

    def deal(rng: Random) -> Deal:
        for odds in (dict(strict), dict(loose)):
            while odds:
                guess = _one_of(odds, rng)
                if guess not in known:
                    known[guess] = _dealing(look, shown, guess)
                found = known[guess]
                if found is not None:
                    return found(rng)
                del odds[guess]
        raise ValueError("this view is of no deal")

    return deal


def _one_of(odds: dict[Guess, int], rng: Random) -> Guess:
    if len(odds) == 1:
        return next(iter(odds))
    return rng.choices(list(odds), list(odds.values()))[0]


def _ends(look: Onlooker) -> dict[tuple[int, int], int]:
    """Return how many cards of the kitty may be played and held, and in how many ways each."""
    taker, size = look.other_taker, look.view.kitty_size
    if taker is None:
        return {(0, 0): 1}
    ends: dict[tuple[int, int], int] = {}
    later, hand = look.later.total(), look.view.hand_sizes[taker]
    gone = (Counter(look.view.kitty) & look.later).total()
    for played in (gone,) if look.sees_kitty else range(min(size, later) + 1):
        for held in range(min(size - played, hand) + 1):
            ways = comb(hand, held) * comb(look.aside, size - played - held)
            if ways:
                ends[played, held] = ways * (1 if look.sees_kitty else comb(later, played))
    return ends


class _Places(NamedTuple):
    """The places of hidden cards: how many at each, and which surely do not lie there."""

    sizes: dict[Seat, int]
    missing: dict[Seat, AbstractSet[Card]]


def _places(look: Onlooker, guess: Guess) -> _Places:
    """Return the hidden places.

    The hand of the kitty's taker is two, and what it laid aside as well, since cards that
    were dealt must fit what was played before.
    """
    view, taker = look.view, look.other_taker
    sizes = {seat: size for seat, size in enumerate(view.hand_sizes) if seat != look.own.seat}
    missing = (
        dict[Seat, AbstractSet[Card]](enumerate(barred(look, guess.low))) if guess.strict else {}
    )
    if taker is not None:
        dealt = missing.get(taker, frozenset())
        later = look.lacked_later if guess.strict else frozenset[Card]()
        back = view.kitty_size - guess.played - guess.held
        sizes[taker] -= guess.held
        sizes |= {TAKEN_UP: guess.held, PUT_BACK: back, LAID_ASIDE: look.aside - back}
        missing |= {taker: dealt | later, TAKEN_UP: later, LAID_ASIDE: dealt}
    elif look.taker is None and view.kitty_size and not look.sees_kitty:
        sizes[KITTY] = view.kitty_size
    return _Places(sizes, missing)


def _homes(look: Onlooker, guess: Guess, places: _Places) -> list[tuple[Card, frozenset[Seat]]]:
    """Return every hidden card with the places where it may lie."""
    view, widow = look.view, frozenset((TAKEN_UP, PUT_BACK))
    seen = sum(
        (*look.early, look.later, Counter(look.own.hand), Counter(look.own.laid_aside)),
        Counter[Card](),
    )
    anywhere = frozenset(places.sizes)
    pins = [
        (face, frozenset((seat, LAID_ASIDE) if seat == look.taker else (seat,)))
        for seat, faces in sure(look, guess.low).items()
        for face in faces.elements()
    ]
    if look.sees_kitty and look.other_taker is not None:
        # Everybody saw what was taken up, so it is known which cards those are.
        pins += [(face, widow) for face in (Counter(view.kitty) - look.later).elements()]
        anywhere -= widow
    elif look.taker is None:
        seen += Counter(view.kitty)
    unseen, pinned = Counter(view.terms.deck) - seen, Counter(face for face, _ in pins)
    if pinned - unseen:
        raise ValueError("a card would have to be where it was seen not to be")
    free = [(face, anywhere) for face in (unseen - pinned).elements()]
    missing = places.missing
    return [
        (face, frozenset(at for at in where if at not in missing or face not in missing[at]))
        for face, where in (*pins, *free)
    ]


def _dealing(look: Onlooker, shown: Deal, guess: Guess) -> Callable[[Random], Deal] | None:
    """Return what deals the hidden cards as `guess` has it, None if they cannot lie so."""
    places = _places(look, guess)
    taker = look.other_taker
    others = [seat for seat in range(look.view.seat_count) if seat != look.own.seat]
    unseen = taker is not None and not look.sees_kitty
    try:
        dealing = redealing(_homes(look, guess, places), places.sizes)
        taken_up = _taken_up_again(look, guess) if unseen else None
    except ValueError:
        return None

    def deal(rng: Random) -> Deal:
        dealt = dealing(rng)
        aside, kitty = shown.own.laid_aside, shown.stock
        if taken_up is not None:
            kitty = taken_up(dealt[TAKEN_UP] + dealt[PUT_BACK], rng)
        if taker is not None:
            aside = tuple(sorted(dealt[LAID_ASIDE] + dealt[PUT_BACK]))
            dealt[taker] += dealt[TAKEN_UP]
        elif KITTY in dealt:
            kitty = tuple(sorted(dealt[KITTY]))
        hands = list(shown.hands)
        for seat in others:
            hands[seat] = tuple(sorted(dealt[seat]))
        own = shown.own._replace(laid_aside=aside)
        return shown._replace(hands=tuple(hands), stock=kitty, own=own)

    return deal


def _taken_up_again(
    look: Onlooker, guess: Guess
) -> Callable[[list[Card], Random], tuple[Card, ...]]:
    """Return what chooses the kitty, from those of it that are left and what its taker has played.

    What was not dealt to the taker came with the kitty. Raise `ValueError` if that is more, or
    less, than the guess says.
    """
    assert look.taker is not None
    lacked = barred(look, guess.low)[look.taker] if guess.strict else frozenset[Card]()
    must = [face for face in look.later.elements() if face in lacked]
    kept = surely_dealt(look)[look.taker]
    if guess.low is not None and look.leader == look.taker:
        kept |= Counter((guess.low,))
    free = list((look.later - Counter(must) - (kept - look.early[look.taker])).elements())
    count = guess.played - len(must)
    if not 0 <= count <= len(free):
        raise ValueError("no such kitty is possible")
    return lambda left, rng: tuple(sorted((*left, *must, *rng.sample(free, count))))


Imagined: TypeAlias = Callable[[Random], Deal | None]
PassImagining: TypeAlias = Callable[[Deal, Random], tuple[tuple[Card, ...], ...]]

TRIES: Final = 50
"""How often cards are dealt again for a deal that would not have been annulled (R6.3)."""

_BETWEEN_DEALS: Final[frozenset[Stage]] = frozenset({"vector", "deal", "over"})
_SEVERAL: Final[frozenset[Stage]] = frozenset({"pass", "show"})
"""In these several seats may be asked at the same time."""


def imagining(view: HeartsView) -> Imagined:
    """Work out what the seat of `view` knows; each call deals again what it cannot see.

    Cards that the seat passed lie where they went, or were played from there. Between deals there
    is none.
    """
    if view.stage in _BETWEEN_DEALS:
        return lambda _: None
    return _while_passing(view) if view.stage == "pass" else _in_play(view)


def _open_part(view: HeartsView, mine: Own) -> Deal:
    """Return what everybody sees of the deal, and what the view shows of its own seat's."""
    return Deal(
        phase=PHASES[view.stage],
        turn=None if view.stage in _SEVERAL else view.to_act[0],
        hands=tuple(mine.hand if seat == mine.seat else () for seat in range(view.seat_count)),
        own=Part(
            direction=view.direction,
            commitments=(None,) * view.seat_count,
            laid_aside=mine.laid_aside,
            owed=view.kitty_size if view.stage == "discard" else 0,
        ),
        leader=view.leader,
        trick=view.trick,
        tricks=view.tricks,
        pending=view.pending,
        broken=view.hearts_broken,
        stock=view.kitty,
        shown=view.shown,
        claims=view.claims,
        forced_after=view.forced_after,
    )


def _while_passing(view: HeartsView) -> Imagined:
    terms, mine = view.terms, own(view)
    shown = _open_part(view, mine)
    others = [seat for seat in range(view.seat_count) if seat != mine.seat]
    sizes = {seat: view.hand_sizes[seat] for seat in others} | {KITTY: view.kitty_size}
    anywhere = frozenset(sizes)
    unseen = (Counter(terms.deck) - Counter(mine.hand)).elements()
    dealing = redealing([(face, anywhere) for face in unseen], sizes)

    def deal(rng: Random) -> Deal:
        dealt = dealing(rng)
        hands = list(shown.hands)
        commitments: list[tuple[Card, ...] | None] = [None] * view.seat_count
        for seat in others:
            hands[seat] = tuple(sorted(dealt[seat]))
        for seat in view.passed_by:
            commitments[seat] = (
                mine.passed
                if seat == mine.seat
                else chance_pass(terms, view.direction, seat, hands[seat], rng)
            )
        part = shown.own._replace(commitments=tuple(commitments))
        return shown._replace(hands=tuple(hands), own=part, stock=tuple(sorted(dealt[KITTY])))

    return deal


def _in_play(view: HeartsView) -> Imagined:
    terms, look = view.terms, onlooker(view)
    redeals = terms.rules.first_trick_stuck == "redeal"
    guessed = guessing(look, _open_part(view, look.own))
    exchange = _imagined_passes(view, look.own)

    def guess(rng: Random) -> Deal:
        while True:
            found = guessed(rng)
            asked = CHARGING.imagined(view, found) if view.stage == "show" else found
            if asked is not None:
                return asked

    def deal(rng: Random) -> Deal:
        found = guess(rng)
        for _ in range(TRIES):
            # Hardly any deal that fits what was seen may be one that would have been dealt again.
            if not (redeals and annuls(terms, hands_at_opening(terms, found))):
                break
            found = guess(rng)
        return found._replace(own=found.own._replace(commitments=exchange(found, rng)))

    return deal


def _imagined_passes(view: HeartsView, mine: Own) -> PassImagining:
    """Return what chooses again what the others passed, from what its receiver had at first."""
    terms, seats = view.terms, range(view.seat_count)
    size = pass_size(terms, view.direction)
    gifts: list[tuple[Seat, Seat, int]] = []
    for giver in seats if size else ():
        counts = Counter(recipients(view.direction, giver, view.seat_count))
        # A single receiver, who gets all, is named once.
        gifts += [(giver, to, count if len(counts) > 1 else size) for to, count in counts.items()]
    known: dict[tuple[Seat, Seat], tuple[Card, ...]] = {}
    if mine.seat is not None:
        known |= {(mine.seat, to): gift for to, gift in shared(mine.recipients, mine.passed)}
        known |= {(giver, mine.seat): gift for giver, gift in mine.received_from}

    def exchange(deal: Deal, rng: Random) -> tuple[tuple[Card, ...], ...]:
        chosen: list[list[Card]] = [[] for _ in seats]
        if not gifts:
            return tuple(map(tuple, chosen))
        pools = [list(passable(terms, hand)) for hand in hands_at_opening(terms, deal)]
        for (_, receiver), gift in known.items():
            for face in gift:
                pools[receiver].remove(face)
        for giver, receiver, count in gifts:
            if (giver, receiver) in known:
                chosen[giver] += known[giver, receiver]
                continue
            gift = sorted(rng.sample(pools[receiver], count))
            chosen[giver] += gift
            for face in gift:
                pools[receiver].remove(face)
        return tuple(map(tuple, chosen))

    return exchange
