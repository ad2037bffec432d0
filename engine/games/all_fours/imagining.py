"""Imagining: the unseen cards of a deal dealt again, true to all that one seat knows."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.craft.redealing import redealt
from engine.craft.tricks import Play
from engine.games.all_fours.counting import jack_in_play
from engine.games.all_fours.deal import Deal, trumps_in_play
from engine.games.all_fours.play import lawful_cards
from engine.games.all_fours.revokes import HONOURS
from engine.games.all_fours.terms import DECK, JACK, Terms

STOCK: Final = -1
"""Stands for the stock where cards are dealt again; below it stand the seats' discards."""

TRIES: Final = 12
"""How often cards are dealt to fit what a revoke or an answer has shown, before peeping."""


def imagined(terms: Terms, deal: Deal, dealer: Seat, seat: Seat | None, rng: Random) -> Deal:
    """Return a deal that `seat` cannot tell from `deal`; a bystander sees no hand at all."""
    places = _places(deal)
    known = () if seat is None else (_discards(seat), *_hand_known(terms, deal, dealer, seat))
    hidden = {place: cards for place, cards in places.items() if place not in known and cards}
    unseen = [face for cards in hidden.values() for face in cards]
    seen = {place: cards for place, cards in places.items() if place in known}
    facts = _facts(terms, deal, frozenset(unseen), seen)
    sizes = {place: len(cards) for place, cards in hidden.items()}
    allowed = {face: frozenset(sizes) - facts.barred.get(face, set()) for face in unseen}
    dealt = _redealt(unseen, sizes, allowed, facts, hidden, rng)
    return _filled(deal, dealt, rng)


def _discards(seat: Seat) -> int:
    return STOCK - 1 - seat


def _hand_known(terms: Terms, deal: Deal, dealer: Seat, seat: Seat) -> tuple[Seat, ...]:
    return (seat,) if deal.fixed or seat not in terms.blind(dealer) else ()


def _places(deal: Deal) -> dict[int, tuple[Card, ...]]:
    """Return what lies face down, by place."""
    discards = {_discards(seat): gone or () for seat, gone in enumerate(deal.discards)}
    return {STOCK: deal.stock} | dict(enumerate(deal.hands)) | discards


class Facts(NamedTuple):
    """What has been shown: which cards cannot lie where, and of which one must lie there.

    `barred` are cards and places they are not at. Each of `needs` is a set of cards and of
    places; some one of the cards is at one of the places.
    """

    barred: dict[Card, set[int]]
    needs: tuple[tuple[frozenset[Card], frozenset[int]], ...]


def _facts(
    terms: Terms, deal: Deal, unseen: frozenset[Card], seen: dict[int, tuple[Card, ...]]
) -> Facts:
    barred: dict[Card, set[int]] = {}
    needs: list[tuple[frozenset[Card], frozenset[int]]] = []
    for fact in (*_of_plays(terms, deal), *_of_answers(terms, deal), *_of_the_jack(terms, deal)):
        if fact.holds:
            # A card that is seen to be there has met the need already.
            there = {face for place in fact.places for face in seen.get(place, ())}
            if not fact.met and not fact.cards & there:
                needs.append((fact.cards & unseen, fact.places))
        else:
            for face in fact.cards:
                barred.setdefault(face, set()).update(fact.places)
    return Facts(barred, tuple(needs))


class _Fact(NamedTuple):
    """Whether some (`holds`) or none of some cards are at one of some places.

    `met` says that a card already played shows it.
    """

    cards: frozenset[Card]
    places: frozenset[int]
    holds: bool
    met: bool = False


def _of_plays(terms: Terms, deal: Deal) -> Iterator[_Fact]:
    """Yield what plays have shown: who could not follow, and who revoked (F16, F28)."""
    played = deal.played
    found = {(breach.trick, breach.seat): breach for breach in deal.breaches}
    enforced = terms.rules.revoke == "enforce"
    for at, (seat, face) in enumerate(played):
        number, place = divmod(at, terms.seat_count)
        if not enforced and number >= deal.judged[seat]:
            continue
        trick = played[at - place : at]
        denied = _denied(terms, trick, face, deal.trump)
        later = {play.card for play in played[at + 1 :] if play.seat == seat}
        breach = found.get((number, seat))
        if breach is None:
            yield _Fact(denied, frozenset((seat,)), holds=False)
            continue
        honours = frozenset(other for other in denied if other.rank in HONOURS)
        if terms.rules.revoke_rule == "trinidad" and trick[0].card.suit == deal.trump:
            # With one of the five best trumps in the hand the game would be over.
            yield _Fact(honours, frozenset((seat,)), holds=False)
            denied -= honours
        yield _Fact(denied, frozenset((seat,)), holds=True, met=bool(denied & later))


def _denied(
    terms: Terms, trick: tuple[Play, ...], face: Card, trump: str | None
) -> frozenset[Card]:
    """Return the cards any of which, held beside `face`, would have made playing it a revoke.

    Each is tried alone beside the one played: what bars a play is always some single card.
    """
    if not trick:
        return frozenset()
    return frozenset(
        other
        for other in DECK
        if other != face and face not in lawful_cards(terms.rules, (face, other), trick, trump)
    )


def _of_answers(terms: Terms, deal: Deal) -> Iterator[_Fact]:
    """Yield what is known of the trumps in play, by inquiries or by marks (F20, D14)."""
    trumps = trumps_in_play(terms, deal)
    if not trumps:
        return
    asked = {inquiry.card for inquiry in deal.inquiries}
    if terms.rules.mark_when_known:
        asked |= {face for _, face in deal.played if face.suit == deal.trump}
    places = _in_play_places(terms, deal)
    played = {play.card for play in deal.played}
    for face in asked:
        above = frozenset(other for other in DECK if other.suit == face.suit and other > face)
        below = frozenset(other for other in DECK if other.suit == face.suit and other < face)
        for others, extreme in ((above, max(trumps)), (below, min(trumps))):
            yield _Fact(others, places, holds=face != extreme, met=bool(others & played))


def _of_the_jack(terms: Terms, deal: Deal) -> Iterator[_Fact]:
    """Yield what the price of a revoke has shown: whether the Jack of trumps is in play (F28)."""
    if terms.rules.revoke_rule != "seven_up" or not deal.breaches or deal.trump is None:
        return
    jack = Card(deal.trump, JACK)
    met = any(play.card == jack for play in deal.played)
    places = _in_play_places(terms, deal)
    yield _Fact(frozenset((jack,)), places, holds=jack_in_play(terms, deal), met=met)


def _in_play_places(terms: Terms, deal: Deal) -> frozenset[int]:
    seats = range(len(deal.hands))
    thrown = map(_discards, seats) if terms.rules.discards_count else ()
    return frozenset((*seats, *thrown))


def _redealt(
    unseen: list[Card],
    sizes: dict[int, int],
    allowed: dict[Card, frozenset[int]],
    facts: Facts,
    hidden: dict[int, tuple[Card, ...]],
    rng: Random,
) -> dict[int, list[Card]]:
    """Deal the unseen cards so that every need is met by one card that chance picks for it."""
    for _ in range(TRIES if facts.needs else 0):
        narrowed = dict(allowed)
        for needed, places in facts.needs:
            able = [face for face in sorted(needed) if narrowed[face] & places]
            if not able:
                break
            face = rng.choice(able)
            narrowed[face] &= places
        else:
            try:
                return redealt(unseen, sizes, narrowed, rng)
            except ValueError:
                continue
    # What has met a need in truth always fits, so there it stays.
    narrowed = dict(allowed)
    for needed, places in facts.needs:
        true = next(f for f in sorted(needed) for p in places if f in hidden.get(p, ()))
        narrowed[true] &= places
    return redealt(unseen, sizes, narrowed, rng)


def _filled(deal: Deal, dealt: dict[int, list[Card]], rng: Random) -> Deal:
    """Return the deal with what was dealt again in its places."""
    stock = dealt.get(STOCK, list(deal.stock))
    if STOCK in dealt:
        rng.shuffle(stock)
    return deal._replace(
        stock=tuple(stock),
        hands=tuple(
            tuple(sorted(dealt[seat])) if seat in dealt else hand
            for seat, hand in enumerate(deal.hands)
        ),
        discards=tuple(
            tuple(sorted(dealt[_discards(seat)])) if _discards(seat) in dealt else gone
            for seat, gone in enumerate(deal.discards)
        ),
    )
