"""Play-outs: a deal of Hearts played to its end by rules of thumb, cards as bits."""

from typing import Final, NamedTuple

from engine.players.card_bits import SUIT_MASKS, SUIT_OF, grab_lead
from engine.players.hearts.bits import Chart
from engine.players.hearts.heuristics import (
    discard,
    follow,
    grab_discard,
    grab_follow,
    lead,
    owed,
)

MANY: Final = 3
"""Penalty cards with one seat alone, or a dear one, from which on a moon is feared."""
FIRST: Final = ("first_trick", "hand")
"""Kitties that go to the first trick; one taken into the hand is thought to be laid aside again."""
HEARTS: Final = SUIT_MASKS[2]


class PlayoutState(NamedTuple):
    """A deal under way, but for the hands: what lies on the table, and what has been taken."""

    turn: int
    number: int
    """The trick on the table, from 1."""
    led: int
    """Which suit was led, by its place; no matter before the lead."""
    top: int
    """The best card on the table, 0 before the lead."""
    taking: int
    """The seat that played it."""
    table: int
    laid: int
    """How many cards lie on the table."""
    broken: bool
    captured: tuple[int, ...]
    won: tuple[int, ...]
    """How many tricks each seat has taken."""
    lacking: tuple[int, ...]
    """For each suit the seats, as bits, that have shown that they hold none."""
    face_down: int = 0
    """The cards of a kitty that nobody has taken yet (R1.3)."""
    bound: int = 0
    """The cards charged whose suits were not led before this trick (R5.7)."""


class Taken(NamedTuple):
    """The cards and the tricks that each seat has taken in the end."""

    captured: list[int]
    won: list[int]


def sole_holder(chart: Chart, captured: list[int]) -> int:
    """Return who alone holds penalty cards: -1 if nobody does, -2 if several do."""
    holders = [seat for seat, own in enumerate(captured) if own & chart.penalty]
    if not holders:
        return -1
    return holders[0] if len(holders) == 1 else -2


def is_feared(chart: Chart, own: int) -> bool:
    """Whether who has taken these, and nobody else any penalty card, may shoot the moon."""
    return bool(own & chart.dear) or (own & chart.penalty).bit_count() >= MANY


def spare(chart: Chart, legal: int, hand: int, unseen: int, *, feeds: bool) -> int:
    """Return what may go to the trick of a seat that may yet take every point.

    What stops it is kept: of each suit the best card, or the second best and another. `feeds` says
    that it is feared: then points are kept as well, unless only points or stoppers are left.
    """
    kept = 0
    for suit in SUIT_MASKS:
        mine, others = hand & suit, unseen & suit
        if mine and others:
            best = 1 << (mine.bit_length() - 1)
            above, rest = others & -best, mine ^ best
            if not above:
                kept |= best
            elif rest and not above & (above - 1):
                kept |= best | 1 << (rest.bit_length() - 1)
    free = legal & ~kept & ~chart.dear
    if feeds:
        return free & ~chart.penalty or free or legal & chart.penalty or legal
    return free | legal & chart.dear or legal


def less_waiting(hand: int, bound: int) -> int:
    """Return a hand less what is charged and waits, if its suit has another card (R5.7)."""
    for suit in SUIT_MASKS:
        waits = hand & suit & bound
        if waits and hand & suit != waits:
            hand ^= waits
    return hand


def lead_choices(chart: Chart, hand: int, number: int, bound: int, *, broken: bool) -> int:
    """Return what may be led (R4.1, R5.4, R5.7)."""
    rules = chart.terms.rules
    if number == 1 and rules.opening == "lowest_club":
        suit = SUIT_MASKS["CDHS".index(chart.terms.opening_card.suit)]
        clubs = hand & suit
        return clubs & -clubs
    if bound & hand:
        hand = less_waiting(hand, bound)
    if number == 1 and rules.opening != "eldest_free":
        if rules.opening == "eldest_nonpenalty":
            return hand & ~chart.penalty or stuck(chart, hand)
        return hand & SUIT_MASKS[0]
    if broken:
        return hand
    if rules.heart_lead_exception == "only_penalties" and not hand & ~chart.penalty:
        return hand
    return hand & ~chart.held_back or hand


def stuck(chart: Chart, hand: int) -> int:
    """Return what a hand of nothing but penalty cards may play to the first trick (R6.3)."""
    if chart.terms.rules.first_trick_stuck == "hearts_first":
        return hand & HEARTS or hand
    return hand


def follow_choices(chart: Chart, hand: int, led: int, number: int, bound: int) -> int:
    """Return what may be played to a trick in which a suit was led (R5.1, R5.5, R5.7, R6)."""
    mine = hand & SUIT_MASKS[led]
    if mine & bound:
        mine = less_waiting(mine, bound)
    legal = mine or hand
    if number == 1 and chart.terms.rules.first_trick_penalty == "forbidden":
        legal = legal & ~chart.penalty or mine or stuck(chart, hand)
    return legal if mine else legal & chart.forced or legal


def played_out(  # noqa: C901, PLR0912, PLR0915  one loop without calls for what is forced: speed
    chart: Chart,
    moment: PlayoutState,
    hands: list[int],
    first: int,
    grabbing: int,
    told: list[int] | None = None,
) -> Taken:
    """Play a deal to its end and return what each seat has taken; `hands` are used up.

    `first` is what the seat in turn plays, 0 if it plays by rule of thumb like everybody.
    `grabbing` are the seats, as bits, that take all they can. Once all points are taken the rest
    is left out. `told` is given every card in turn, if somebody wants to hear.
    """
    turn, number, led, top, taking, table, laid, broken = moment[:8]
    face_down, bound, kitty = moment.face_down, moment.bound, chart.terms.rules.kitty
    captured, won, lacking = list(moment.captured), list(moment.won), list(moment.lacking)
    seats, step = chart.terms.seat_count, chart.terms.step
    penalty, scoring, breaking = chart.penalty, chart.scoring, chart.breaking
    forced, partners, foes = chart.forced, chart.partners, chart.foes
    paired = chart.terms.rules.teams is not None
    left = 0
    for hand in hands:
        left |= hand
    holder = -2 if chart.terms.rules.moon == "none" else sole_holder(chart, captured)
    threat = holder if holder >= 0 and is_feared(chart, captured[holder]) else -1
    while True:
        hand = hands[turn]
        if first:
            card, first = first, 0
            if laid and not hand & SUIT_MASKS[led]:
                lacking[led] |= 1 << turn
        elif not laid:
            if broken and number > 1 and not hand & bound:
                legal = hand
            else:
                legal = lead_choices(chart, hand, number, bound, broken=broken)
            if not legal & (legal - 1):
                card = legal
            elif grabbing >> turn & 1:
                card = grab_lead(legal, left ^ hand)
            else:
                card = lead(chart, legal, hand, left ^ hand, lacking, foes[turn])
        else:
            legal = follows = hand & SUIT_MASKS[led]
            if not legal:
                lacking[led] |= 1 << turn
                legal = hand & forced or hand
            if number == 1 or legal & bound:
                legal = follow_choices(chart, hand, led, number, bound)
            # Who goes for the moon takes it from the partner as well.
            if paired and taking == partners[turn] and (chart.wanted or not grabbing >> turn & 1):
                legal = owed(chart, legal, led, top, left ^ hand, seats - 1 - laid)
            if not legal & (legal - 1):
                card = legal
            elif follows:
                if grabbing >> turn & 1:
                    card = grab_follow(chart, legal, top, seats - 1 - laid)
                else:
                    fears = threat == taking != partners[turn]
                    under = legal & (top - 1)
                    if fears and under and not (table & penalty or under & chart.dear):
                        # A high card may yet take a trick from who wants them all.
                        card = legal & -legal
                    else:
                        # Medium players shun the dear card; the strong take her to stop a moon.
                        stop = bool(fears and table & penalty)
                        card = follow(
                            chart, legal, top, table, seats - 1 - laid, left ^ hand, stop=stop
                        )
            elif grabbing >> turn & 1:
                card = grab_discard(chart, legal)
            else:
                feeds = threat == taking != partners[turn]
                if holder in (-1, taking) and taking != partners[turn]:
                    legal = spare(chart, legal, hand, left ^ hand, feeds=feeds)
                card = discard(chart, legal, hand, left ^ hand, feeds=feeds)
        hands[turn] = hand ^ card
        left ^= card
        if not laid:
            led = SUIT_OF[card.bit_length()]
            top, taking = card, turn
        elif card > top and card & SUIT_MASKS[led]:
            top, taking = card, turn
        if not broken and (card & breaking or (card & HEARTS and led != 2)):
            broken = True
        if told is not None:
            told.append(card)
        table |= card
        laid += 1
        if laid < seats:
            turn = (turn + step) % seats
            continue
        captured[taking] |= table
        won[taking] += 1
        bound &= ~SUIT_MASKS[led]
        if face_down and (
            not left or kitty in FIRST or (kitty == "first_penalty_trick" and table & penalty)
        ):
            captured[taking] |= face_down
            face_down = 0
        if not (left | face_down) & scoring:
            return Taken(captured, won)
        if holder != -2 and table & penalty:
            if holder == -1:
                holder = taking
            if holder != taking:
                holder, threat = -2, -1
                if not chart.wanted:
                    grabbing = 0
            elif is_feared(chart, captured[holder]):
                threat = holder
        turn = taking
        table = laid = 0
        number += 1
