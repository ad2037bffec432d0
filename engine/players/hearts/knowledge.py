"""The knowledge of one seat of Hearts, cards as bits: the moment, and where cards may lie."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.cards import SUITS
from engine.contract.seats import Seat
from engine.games.hearts.play import breaks, legal_cards, suit_led
from engine.games.hearts.terms import Terms
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import BITS, SUIT_MASKS, bits
from engine.players.hearts.bits import Chart, chart
from engine.players.hearts.playout import PlayoutState
from engine.tricks.deal import bound
from engine.tricks.manner import Trick
from engine.tricks.voids import KEPT, LATER, Denials, Lying, denials

FACE_DOWN: Final = -1
"""Stands for the cards that are neither in a hand nor played: a kitty, or what was laid aside."""


@dataclass(frozen=True, slots=True)
class HeartsKnowledge:
    """A deal that is being played, as `seat` sees it.

    `unseen` are the cards that it sees nowhere; `room` says how many of them each place holds,
    `lacked` which of them a place surely does not hold, `sure` which it surely does.
    """

    chart: Chart
    moment: PlayoutState
    seat: Seat
    hand: int
    unseen: int
    room: dict[Seat, int]
    lacked: tuple[int, ...]
    sure: tuple[int, ...]
    face_down_to: Seat | None
    """The seat that has taken the cards that lie face down, None while nobody has."""


def carries(terms: Terms) -> bool:
    """Whether cards as bits can tell these rules: one pack, and tricks of a card a seat."""
    return terms.rules.decks == 1 and terms.rules.trick_rule == "normal"


def knowledge(view: HeartsSeatView) -> HeartsKnowledge:
    """Read the view of a seat in the middle of play, of rules that can be told in bits."""
    terms, seat, count = view.terms, view.seat, view.seat_count
    settled = chart(terms)
    captured, won = [0] * count, [0] * count
    played, lacked, broken = 0, [0] * count, False
    waiting = bound(view.shown, ())
    found = denials(terms, legal_cards, breaks=breaks, gist=suit_led)
    rows = [(trick.plays, trick.winner) for trick in view.tricks]
    for number, (plays, winner) in enumerate([*rows, (view.trick, None)], 1):
        led = Lying((), 1 if number == 1 else LATER, None, broken, waiting)
        missing, table, broken = _read(found, plays, led)
        for by, none in missing:
            lacked[by] |= none
        played |= table
        if winner is not None:
            if waiting:
                waiting = frozenset(face for face in waiting if face.suit != plays[0].card.suit)
            captured[winner] |= table
            won[winner] += 1
            if number == 1 and _took_up(view, winner):
                # What it lacked before, it may have found in the kitty (R13.2).
                lacked[winner] = 0
    taker = view.kitty_taker
    aside = 0 if _took_up(view, taker) else bits(view.laid_aside or view.kitty)
    if aside and taker is not None:
        captured[taker] |= aside
    elif view.kitty:
        for by in range(count):
            # Everybody saw what that seat took up: it holds it, or has laid it aside.
            lacked[by] |= 0 if by == taker else bits(view.kitty)
    hand = bits(view.hand)
    unseen = settled.deck & ~played & ~hand & ~aside
    room = {at: size for at, size in enumerate(view.hand_sizes) if at != seat}
    face_down = unseen.bit_count() - sum(room.values())
    if face_down:
        room[FACE_DOWN] = face_down
    return HeartsKnowledge(
        chart=settled,
        moment=_moment(view, settled.deck, captured, won, lacked)._replace(bound=bits(waiting)),
        seat=seat,
        hand=hand,
        unseen=unseen,
        room=room,
        lacked=tuple(lacked),
        sure=_sure(view, unseen),
        face_down_to=taker if face_down else None,
    )


# A seat asks again for the finished tricks at each of its turns.
@lru_cache(maxsize=KEPT)
def _read(
    found: Denials, plays: Trick, led: Lying
) -> tuple[tuple[tuple[Seat, int], ...], int, bool]:
    """Return in bits what a trick denies of whose hand, and its cards; then if hearts broke."""
    denied, broken = found.by_trick(plays, led)
    missing = tuple((by, bits(none)) for (by, _), none in zip(plays, denied, strict=True) if none)
    return missing, bits(face for _, face in plays), broken


def _took_up(view: HeartsSeatView, by: Seat | None) -> bool:
    """Whether another seat has taken the kitty into its hand."""
    return (
        view.terms.rules.kitty == "hand" and by not in (None, view.seat) and by == view.kitty_taker
    )


def _moment(
    view: HeartsSeatView, deck: int, captured: list[int], won: list[int], lacked: list[int]
) -> PlayoutState:
    faces = [play.card for play in view.trick]
    led = SUITS.index(faces[0].suit) if faces else 0
    top = max((BITS[face] for face in faces if face.suit == faces[0].suit), default=0)
    void = [0, 0, 0, 0]
    for by, none in enumerate(lacked):
        if not none:
            continue
        for at, suit in enumerate(SUIT_MASKS):
            if not suit & deck & ~none:
                void[at] |= 1 << by
    return PlayoutState(
        turn=view.seat,
        number=view.trick_number,
        led=led,
        top=top,
        taking=-1 if view.taking is None else view.taking,
        table=bits(faces),
        laid=len(faces),
        broken=view.hearts_broken,
        captured=tuple(captured),
        won=tuple(won),
        lacking=tuple(void),
    )


def _sure(view: HeartsSeatView, unseen: int) -> tuple[int, ...]:
    """Return the cards passed by this seat or charged by another and not played yet, by holder."""
    held = [0] * view.seat_count
    for seat, faces in enumerate(view.shown):
        held[seat] = bits(faces) & unseen
    to = view.recipients
    if view.passed and to:
        receivers = to if len(to) > 1 else to * len(view.passed)
        for receiver, face in zip(receivers, view.passed, strict=True):
            # The seat that took the kitty up may have laid aside what it was passed.
            held[receiver] |= 0 if _took_up(view, receiver) else BITS[face] & unseen
    return tuple(held)
