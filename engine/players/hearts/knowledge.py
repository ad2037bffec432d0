"""What one seat of a Hearts table knows, cards as bits: the moment, and where cards may lie."""

from dataclasses import dataclass
from typing import Final

from engine.cards import SUITS
from engine.contract.seats import Seat
from engine.games.hearts.points import Terms
from engine.games.hearts.view import HeartsSeatView
from engine.players.hearts.bits import BITS, SUIT_MASKS, Chart, bits, chart
from engine.players.hearts.playout import HEARTS, PlayoutState

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
    """Who has taken the cards that lie face down, None while nobody has."""


def carries(terms: Terms) -> bool:
    """Whether cards as bits can tell these rules: one pack, and tricks of a card a seat."""
    return terms.rules.decks == 1 and terms.rules.trick_rule == "normal"


def knowledge(view: HeartsSeatView) -> HeartsKnowledge:
    """Read the view of a seat in the middle of play, of rules that can be told in bits."""
    terms, seat, count = view.terms, view.seat, view.seat_count
    settled = chart(terms)
    captured, won = [0] * count, [0] * count
    played, lacked = 0, [0] * count
    broken = False
    rows = [(trick.plays, trick.winner) for trick in view.tricks]
    for number, (plays, winner) in enumerate([*rows, (view.trick, None)], 1):
        led = table = 0
        for at, (by, face) in enumerate(plays):
            card = BITS[face]
            if not at:
                led = SUITS.index(face.suit)
            lacked[by] |= denied(settled, card, led, number, leads=not at, broken=broken)
            broken = broken or bool(card & settled.breaking or (card & HEARTS and led != 2))
            table |= card
        played |= table
        if winner is not None:
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
        moment=_moment(view, captured, won, lacked, broken=view.hearts_broken),
        seat=seat,
        hand=hand,
        unseen=unseen,
        room=room,
        lacked=tuple(lacked),
        sure=_sure(view, unseen),
        face_down_to=taker if face_down else None,
    )


def _took_up(view: HeartsSeatView, by: Seat | None) -> bool:
    """Whether another seat has taken the kitty into its hand."""
    return (
        view.terms.rules.kitty == "hand" and by not in (None, view.seat) and by == view.kitty_taker
    )


def _moment(
    view: HeartsSeatView, captured: list[int], won: list[int], lacked: list[int], *, broken: bool
) -> PlayoutState:
    faces = [play.card for play in view.trick]
    led = SUITS.index(faces[0].suit) if faces else 0
    top = max((BITS[face] for face in faces if face.suit == faces[0].suit), default=0)
    void = [
        sum(1 << by for by, none in enumerate(lacked) if not suit & ~none) for suit in SUIT_MASKS
    ]
    return PlayoutState(
        turn=view.seat,
        number=view.trick_number,
        led=led,
        top=top,
        taking=-1 if view.taking is None else view.taking,
        table=bits(faces),
        laid=len(faces),
        broken=broken,
        captured=tuple(captured),
        won=tuple(won),
        lacking=tuple(void),
    )


def _sure(view: HeartsSeatView, unseen: int) -> tuple[int, ...]:
    """Return the cards that this seat passed and that are not played yet, by who holds them."""
    held = [0] * view.seat_count
    to = view.recipients
    if view.passed and to:
        receivers = to if len(to) > 1 else to * len(view.passed)
        for receiver, face in zip(receivers, view.passed, strict=True):
            # Whoever took the kitty up may have laid aside what it was passed.
            held[receiver] |= 0 if _took_up(view, receiver) else BITS[face] & unseen
    return tuple(held)


def denied(chart: Chart, card: int, led: int, number: int, *, leads: bool, broken: bool) -> int:
    """Return the cards that would have made playing `card` illegal, had they been in the hand.

    Nothing is said of a lead that only some rule of the opening explains.
    """
    rules, free = chart.terms.rules, ~chart.penalty & chart.deck
    if leads:
        if number == 1 and rules.opening != "eldest_free":
            return free if rules.opening == "eldest_nonpenalty" and card & chart.penalty else 0
        if broken or not card & chart.held_back:
            return 0
        if rules.heart_lead_exception == "only_penalties" and card & chart.penalty:
            # Either nothing but penalty cards was held, or nothing that may be led.
            return free & ~chart.held_back
        return chart.deck & ~chart.held_back
    suit = SUIT_MASKS[led]
    barred = number == 1 and rules.first_trick_penalty == "forbidden"
    if card & suit:
        return suit & free if barred and card & chart.penalty else 0
    none = suit
    if barred and card & chart.penalty:
        none |= free
    if chart.forced and not card & chart.forced:
        none |= chart.forced & (free if barred and not card & chart.penalty else chart.deck)
    return none
