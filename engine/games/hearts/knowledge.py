"""Knowledge: what a seat can tell of cards that it does not see, from all that has happened."""

from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.hearts.passing import shared
from engine.games.hearts.play import (
    breaks,
    by_low_card,
    in_turn_after,
    legal_cards,
    low_card,
    suit_led,
    taker,
)
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.tricks.trick import Play
from engine.tricks.voids import denied


class Own(NamedTuple):
    """The part that the view of a seat adds to the public one; nothing for a bystander."""

    seat: Seat | None = None
    hand: tuple[Card, ...] = ()
    recipients: tuple[Seat, ...] = ()
    passed: tuple[Card, ...] = ()
    received_from: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    laid_aside: tuple[Card, ...] = ()


def own(view: HeartsView) -> Own:
    """Return what only the seat of a view knows."""
    if not isinstance(view, HeartsSeatView):
        return Own()
    return Own(
        view.seat, view.hand, view.recipients, view.passed, view.received_from, view.laid_aside
    )


@dataclass(frozen=True, slots=True)
class Onlooker:
    """One who looks at a deal that is played, a seat or a bystander, and what the play has shown.

    A hand counts as dealt once cards are passed. `taker` has taken the kitty into its hand, None
    if nobody has; what it played and lacked after that is told apart.
    """

    view: HeartsView
    own: Own
    leader: Seat
    """The seat that led to the first trick; while cards are charged, who is asked first."""
    early: tuple[Counter[Card], ...]
    """The cards that each seat has played of those dealt to it."""
    lacked: tuple[frozenset[Card], ...]
    """The cards that each seat was surely not dealt."""
    given: tuple[tuple[Seat, tuple[Card, ...]], ...]
    """The cards that this seat passed, by receiver."""
    taker: Seat | None
    later: Counter[Card]
    """The cards that the taker of the kitty has played since, its own or those it took up."""
    lacked_later: frozenset[Card]

    @property
    def sees_kitty(self) -> bool:
        """Whether the kitty has been shown to this one."""
        return bool(self.view.kitty)

    @property
    def other_taker(self) -> Seat | None:
        """The seat that has taken the kitty into a hand that this one does not see."""
        return self.taker if self.taker != self.own.seat else None

    @property
    def aside(self) -> int:
        """How many cards lie aside for a kitty that was taken into a hand."""
        return 0 if self.view.stage == "discard" else self.view.kitty_size


def onlooker(view: HeartsView) -> Onlooker:
    """Look at a deal in play through the view of one seat, or of a bystander."""
    tricks = (*(trick.plays for trick in view.tricks), *view.pending, view.trick)
    before, holder = _widow(view, tricks)
    early = tuple(Counter[Card]() for _ in view.hand_sizes)
    later = Counter[Card]()
    lacked: list[set[Card]] = [set() for _ in view.hand_sizes]
    lacked_later: set[Card] = set()
    first_later = sum(map(len, tricks[:before]))
    plays = [play for trick in tricks for play in trick]
    missed = denied(view.terms, tricks, legal_cards, breaks=breaks, gist=suit_led, shown=view.shown)
    for at, ((seat, face), missing) in enumerate(zip(plays, missed, strict=True)):
        if seat == holder and at >= first_later:
            later[face] += 1
            lacked_later |= missing
        else:
            early[seat][face] += 1
            lacked[seat] |= missing
    leader = plays[0].seat if plays else view.leader
    assert leader is not None
    mine = own(view)
    given = () if mine.seat is None else shared(mine.recipients, mine.passed)
    return Onlooker(
        view,
        mine,
        leader,
        early,
        tuple(map(frozenset, lacked)),
        given,
        holder,
        later,
        frozenset(lacked_later),
    )


def _widow(view: HeartsView, tricks: tuple[tuple[Play, ...], ...]) -> tuple[int, Seat | None]:
    """Return who took the kitty into the hand, and after how many tricks (R13.2)."""
    seat = view.kitty_taker
    if view.terms.rules.kitty != "hand" or seat is None:
        return 0, None
    won = (
        at for at, trick in enumerate(view.tricks, 1) if taker(view.terms, trick.plays) is not None
    )
    before = next(won, len(view.tricks))
    # With no card left to play there was nothing to take it up for.
    plays_on = view.hand_sizes[seat] or any(
        play.seat == seat for t in tricks[before:] for play in t
    )
    return (before, seat) if plays_on else (0, None)


def possible_lows(look: Onlooker) -> tuple[Card | None, ...]:
    """Return the cards that may have opened the deal for all that is known, or nearly all (R4.2).

    Whether the hands can be such that one of them did, shows when they are dealt again.
    """
    view, terms = look.view, look.view.terms
    if not by_low_card(terms) or view.stage == "show":
        # Who opens is seen only when play begins.
        return (None,)
    opening = [face for face in terms.deck if face.suit == terms.opening_card.suit]
    if not view.kitty_size or look.sees_kitty:
        return (min(Counter(opening) - Counter(view.kitty)),)
    first = next((play.card for play in (view.tricks[0].plays if view.tricks else ())), None)
    first = first or next(
        (play.card for trick in (*view.pending, view.trick) for play in trick), None
    )
    if first and terms.rules.opening == "lowest_club":
        return (first,)
    dealt = surely_dealt(look)
    if look.own.seat == look.leader:
        return (low_card(terms, tuple(dealt[look.leader])),)
    return _lows_left(look, dealt, sorted(opening))


def _lows_left(look: Onlooker, dealt: list[Counter[Card]], opening: list[Card]) -> tuple[Card, ...]:
    room, found = look.view.kitty_size, list[Card]()
    earlier = before_the_leader(look)
    for face in dict.fromkeys(opening):
        copies = opening.count(face)
        elsewhere = sum(held[face] for by, held in enumerate(dealt) if by != look.leader)
        if elsewhere < copies and not any(dealt[seat][face] for seat in earlier):
            found.append(face)
        room -= copies
        # If somebody was dealt this one, or not all may be left over, no higher one opened.
        if room < 0 or any(held[face] for held in dealt):
            break
    return tuple(found)


def before_the_leader(look: Onlooker) -> tuple[Seat, ...]:
    """Return who would have opened before the leader, had they held the card (R4.2)."""
    order = in_turn_after(look.view.terms, look.view.dealer)
    return order[: order.index(look.leader)]


def surely_dealt(look: Onlooker) -> list[Counter[Card]]:
    """Return the cards that each seat held when play began for all this one knows."""
    mine = look.own
    known = [Counter(early) for early in look.early]
    for receiver, gift in look.given:
        known[receiver] |= Counter(gift)
    if mine.seat is not None:
        known[mine.seat] += Counter(mine.hand)
        if mine.seat == look.taker:
            known[mine.seat] += Counter(mine.laid_aside) + look.later
            known[mine.seat] -= Counter(look.view.kitty)
    return known


def barred(look: Onlooker, low: Card | None) -> list[frozenset[Card]]:
    """Return what each seat was surely not dealt, if `low` opened the deal (R4.2)."""
    if low is None:
        return list(look.lacked)
    lower = frozenset(face for face in look.view.terms.deck if face.suit == low.suit and face < low)
    earlier = before_the_leader(look)
    return [
        lacked | lower | ({low} if seat in earlier else set[Card]())
        for seat, lacked in enumerate(look.lacked)
    ]


def sure(look: Onlooker, low: Card | None) -> dict[Seat, Counter[Card]]:
    """Return the cards that each other seat surely holds, or laid aside, of those dealt to it."""
    known = {receiver: Counter(gift) for receiver, gift in look.given}
    for seat, faces in enumerate(look.view.shown):
        if faces and seat != look.own.seat:
            known[seat] = known.get(seat, Counter()) | Counter(faces)
    if low is not None and look.leader != look.own.seat:
        known[look.leader] = known.get(look.leader, Counter()) | Counter((low,))
    nothing = Counter[Card]()
    return {
        seat: faces - look.early[seat] - (look.later if seat == look.taker else nothing)
        for seat, faces in known.items()
    }
