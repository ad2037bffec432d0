"""Imagining: what a seat can tell of hidden cards, and deals that it cannot tell from this one."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final, NamedTuple, TypeAlias

from engine.cards import Card
from engine.contract.seats import Seat
from engine.dealing.redealing import redealing
from engine.games.all_fours.deal import Breach, Deal, Part
from engine.games.all_fours.dealing import PHASES
from engine.games.all_fours.play import HONOURS, best_trump, lawful
from engine.games.all_fours.terms import DECK, HAND, JACK, PACKET
from engine.games.all_fours.view import BETWEEN_DEALS, AllFoursSeatView, AllFoursView, Stage
from engine.tricks.trick import Play, TakenTrick, winner
from engine.tricks.voids import denied

CardPlace: TypeAlias = int
"""The place of a card face down: a seat, the stock, or the discards of a seat."""

STOCK: Final[CardPlace] = -1


def discards_of(seat: Seat) -> CardPlace:
    """Return the place of what a seat has discarded."""
    return STOCK - 1 - seat


class Whereabouts(NamedTuple):
    """Some (`holds`) or none of some cards lie, or have been played, at one of some places.

    `met` says that a card already played shows it.
    """

    cards: frozenset[Card]
    places: frozenset[CardPlace]
    holds: bool
    met: bool = False


class Need(NamedTuple):
    """Some one of the cards lies at one of the places."""

    cards: frozenset[Card]
    places: frozenset[CardPlace]


class Hidden(NamedTuple):
    """The cards that a seat does not see: how many lie where, and of each where it may lie."""

    sizes: dict[CardPlace, int]
    homes: dict[Card, frozenset[CardPlace]]
    needs: tuple[Need, ...]


def hidden(view: AllFoursView) -> Hidden:
    """Return what the seat of a view knows of the cards that it does not see."""
    own = own_cards(view)
    sizes = {place: size for place, size in _sizes(view).items() if size and place not in own}
    seen = {*view.turned, *(play.card for play in view.seen)}.union(*own.values())
    anywhere = frozenset(sizes)
    homes = {face: anywhere for face in DECK if face not in seen}
    needs: list[Need] = []
    for fact in (*_of_plays(view), *_of_answers(view), *_of_the_jack(view)):
        if not fact.holds:
            for face in fact.cards & homes.keys():
                homes[face] -= fact.places
        elif not fact.met and all(
            fact.cards.isdisjoint(own.get(place, ())) for place in fact.places
        ):
            needs.append(Need(fact.cards & homes.keys(), fact.places))
    return Hidden(sizes, homes, tuple(needs))


def discarded(view: AllFoursView) -> tuple[int, ...]:
    """Return how many cards each seat has discarded: those it was dealt and that are gone."""
    run_to = view.terms.run_seats(view.dealer)
    left = [
        HAND + PACKET * view.runs * (seat in run_to) - size
        for seat, size in enumerate(view.hand_sizes)
    ]
    for seat, _ in view.seen:
        left[seat] -= 1
    if view.stage == "discard":
        return tuple(gone if seat in view.discarded_by else 0 for seat, gone in enumerate(left))
    return tuple(left)


def own_cards(view: AllFoursView) -> dict[CardPlace, tuple[Card, ...]]:
    """Return the places whose cards the seat of a view knows; nothing for a bystander."""
    if not isinstance(view, AllFoursSeatView) or not view.looking:
        return {}
    return {view.seat: view.hand, discards_of(view.seat): view.discarded}


def _sizes(view: AllFoursView) -> dict[CardPlace, int]:
    gone = {discards_of(seat): count for seat, count in enumerate(discarded(view))}
    return {STOCK: view.stock_count} | dict(enumerate(view.hand_sizes)) | gone


def tricks_seen(view: AllFoursView) -> Iterator[tuple[Play, ...]]:
    """Yield the tricks of the deal in order, the unfinished one last."""
    for start in range(0, len(view.seen), view.seat_count):
        yield view.seen[start : start + view.seat_count]


def gist(trick: tuple[Play, ...], trump: str | None) -> tuple[Play, ...]:
    """Return what matters of a trick: the suit led and the best trump."""
    return _gist(trick[0].card.suit, trump, best_trump(trick, trump)) if trick else ()


# Some three hundred in all. A computer asks for each trick again at each of its turns.
@lru_cache(maxsize=512)
def _gist(suit: str, trump: str | None, best: int) -> tuple[Play, ...]:
    led = Play(0, Card(suit, 2))
    return (led, Play(0, Card(trump, best))) if trump and best else (led,)


def _of_plays(view: AllFoursView) -> Iterator[Whereabouts]:
    """Yield what plays have shown: who could not follow, and who revoked (F16, F28)."""
    rules, played = view.terms.rules, view.seen
    shown = denied(view.terms, tricks_seen(view), lawful, trump=view.trump, gist=gist)
    for at, ((seat, face), missing) in enumerate(zip(played, shown, strict=True)):
        number, place = divmod(at, view.seat_count)
        if rules.revoke == "penalty" and number >= view.judged[seat]:
            continue
        there = frozenset((seat,))
        if Play(seat, face) not in view.revokes:
            yield Whereabouts(missing, there, holds=False)
            continue
        honours = frozenset[Card]()
        if rules.revoke_rule == "trinidad" and played[at - place].card.suit == view.trump:
            # With one of the five best trumps in the hand the game would be over.
            honours = frozenset(other for other in missing if other.rank in HONOURS)
            yield Whereabouts(honours, there, holds=False)
        later = {play.card for play in played[at + 1 :] if play.seat == seat}
        held = missing - honours
        yield Whereabouts(held, there, holds=True, met=bool(held & later))


class _Answer(NamedTuple):
    """Whether a trump that was played is High or Low, None if that is not known yet."""

    card: Card
    high: bool | None
    low: bool | None


def _of_answers(view: AllFoursView) -> Iterator[Whereabouts]:
    """Yield what is known of the trumps in play, by inquiries or by marks (F20, D14)."""
    places = _in_play(view)
    played = {play.card for play in view.seen}
    asked = [_Answer(one.card, one.high, one.low) for one in view.inquiries]
    for face, high, low in (*asked, *_marked(view)):
        above = frozenset(other for other in DECK if other.suit == face.suit and other > face)
        below = frozenset(other for other in DECK if other.suit == face.suit and other < face)
        for others, extreme in ((above, high), (below, low)):
            if extreme is not None:
                yield Whereabouts(others, places, holds=not extreme, met=bool(others & played))


def _marked(view: AllFoursView) -> Iterator[_Answer]:
    """Yield what it tells that High and Low are marked at once, or are not."""
    rules = view.terms.rules
    if not rules.mark_when_known:
        return
    found = {(mark.reason, mark.card) for mark in view.marks}
    for at, (_, face) in enumerate(view.seen):
        if face.suit != view.trump:
            continue
        # The seat that wins the Low counts it only with the trick.
        waits = rules.low_to == "captor" and at >= len(view.seen) - len(view.trick)
        yield _Answer(face, ("high", face) in found, None if waits else ("low", face) in found)


def _of_the_jack(view: AllFoursView) -> Iterator[Whereabouts]:
    """Yield what the price of a revoke has shown: whether the Jack of trumps is in play (F28)."""
    if view.terms.rules.revoke_rule != "seven_up" or not view.revokes or view.trump is None:
        return
    holds = _jack_in_play(view)
    if holds is not None:
        jack = Card(view.trump, JACK)
        met = any(play.card == jack for play in view.seen)
        yield Whereabouts(frozenset((jack,)), _in_play(view), holds=holds, met=met)


def _jack_in_play(view: AllFoursView) -> bool | None:
    """Tell by what was marked since a revoke, None if that would be the same either way.

    With the Jack in play a revoke brings twice the points, and a side that has revoked itself
    stops one short of the target.
    """
    terms = view.terms
    revokers = {terms.side_of[play.seat] for play in view.revokes}
    points = [view.scores[side[0]] for side in terms.sides]
    for mark in reversed(view.marks):
        if not mark.side:
            continue
        side = terms.side_of[mark.side[0]]
        stopped = side in revokers and points[side] == terms.rules.target - 1
        points[side] -= mark.points
        usual = terms.rules.revoke_points if mark.reason == "revoke" else 1
        if mark.reason in ("revoke", "high", "low") and mark.points != usual:
            return True
        if mark.reason == "revoke" and not stopped:
            return False
    return None


def _in_play(view: AllFoursView) -> frozenset[CardPlace]:
    seats = range(view.seat_count)
    thrown = map(discards_of, seats) if view.terms.rules.discards_count else ()
    return frozenset((*seats, *thrown))


Redealing: TypeAlias = Callable[[Random], Mapping[CardPlace, Sequence[Card]]]

TRIES: Final = 20
"""How often cards are dealt to fit what a revoke or an answer has shown, before it is seen to."""

_ASKED_TOGETHER: Final[frozenset[Stage]] = frozenset({"discard", "claim"})


def imagining(view: AllFoursView) -> Callable[[Random], Deal | None]:
    """Work out what the seat of `view` knows; each call deals again what it does not see.

    Between deals and after the game there is no deal to imagine.
    """
    if view.stage in BETWEEN_DEALS:
        return lambda _: None
    dealing, shown = _dealing(hidden(view)), _shown(view)
    return lambda rng: _filled(shown, dealing(rng), rng)


def _dealing(unseen: Hidden) -> Redealing:
    """Return what deals the unseen cards so that they fit all that is known of them."""
    dealing = redealing(unseen.homes.items(), unseen.sizes)

    def fitting(rng: Random) -> Mapping[CardPlace, Sequence[Card]]:
        for _ in range(TRIES):
            dealt = dealing(rng)
            if all(_met(need, dealt) for need in unseen.needs):
                return dealt
        return _seen_to(unseen, unseen.needs, rng)(rng)

    return fitting if unseen.needs else dealing


def _met(need: Need, dealt: Mapping[CardPlace, Sequence[Card]]) -> bool:
    return any(not need.cards.isdisjoint(dealt.get(place, ())) for place in need.places)


def _seen_to(unseen: Hidden, needs: Sequence[Need], rng: Random) -> Redealing:
    """Return what deals so that each need is met by one card that chance picks for it.

    Raise `ValueError` if there is no such deal.
    """
    dealing = redealing(unseen.homes.items(), unseen.sizes)
    if not needs:
        return dealing
    (faces, places), *others = needs
    for face in rng.sample(sorted(faces), len(faces)):
        homes = {**unseen.homes, face: unseen.homes[face] & places}
        try:
            return _seen_to(unseen._replace(homes=homes), others, rng)
        except ValueError:
            # With this card there another need could not be met.
            continue
    raise ValueError("no deal is possible")


def _shown(view: AllFoursView) -> Deal:
    """Return the deal as the seat sees it, with nothing where it may not look."""
    size, own = view.seat_count, own_cards(view)
    tricks = (view.seen[at : at + size] for at in range(0, len(view.seen) - len(view.trick), size))
    return Deal(
        phase=PHASES[view.stage],
        turn=view.to_act[0] if view.stage not in _ASKED_TOGETHER else None,
        hands=tuple(own.get(seat, ()) for seat in range(size)),
        own=_shown_part(view),
        leader=view.leader,
        trick=view.trick,
        tricks=tuple(TakenTrick(plays, winner(plays, view.trump)) for plays in tricks),
        trump=view.trump,
        turned=view.turned,
        bids=view.bids,
        claims=view.claims,
        forced_after=view.forced_after,
    )


def _shown_part(view: AllFoursView) -> Part:
    size, own = view.seat_count, own_cards(view)
    return Part(
        discards=tuple(
            None
            if view.stage == "discard" and seat not in view.discarded_by
            else own.get(discards_of(seat), ())
            for seat in range(size)
        ),
        judged=view.judged,
        fixed=view.trump_fixed,
        runs=view.runs,
        talk=view.talk,
        bidder=view.bidder,
        bid=view.bid,
        inquiries=view.inquiries,
        # If it matters how grave a revoke is, a grave one has ended the game.
        breaches=tuple(
            Breach(view.seen.index(play) // size, play.seat, play.card, grave=False)
            for play in view.revokes
        ),
        # A seat that is not asked any more has nothing to claim.
        content=tuple(seat for seat in range(size) if seat not in view.to_act)
        if view.stage == "claim"
        else (),
    )


def _filled(shown: Deal, dealt: Mapping[CardPlace, Sequence[Card]], rng: Random) -> Deal:
    """Return the deal with what was dealt in its places, the stock in any order."""
    stock = dealt.get(STOCK, ())
    discards = tuple(
        tuple(sorted(dealt[discards_of(seat)])) if discards_of(seat) in dealt else gone
        for seat, gone in enumerate(shown.own.discards)
    )
    return shown._replace(
        stock=tuple(rng.sample(stock, len(stock))),
        hands=tuple(
            tuple(sorted(dealt[seat])) if seat in dealt else hand
            for seat, hand in enumerate(shown.hands)
        ),
        own=shown.own._replace(discards=discards),
    )
