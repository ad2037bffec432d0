"""The course of a deal: what follows each thing that is said or played (section 5)."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.seats import Seat
from engine.games.all_fours import auction, begging, counting, revokes
from engine.games.all_fours.deal import Breach, Deal, Hands, trumps_in_play, without
from engine.games.all_fours.settled import settled
from engine.games.all_fours.sheet import (
    Sheet,
    all_marked,
    by_seat,
    ended,
    marked,
    points_by_side,
    struck_out,
)
from engine.games.all_fours.terms import Terms
from engine.games.all_fours.view import DealResult, Inquiry, Mark, Said, Stage
from engine.tricks.claiming import Claim
from engine.tricks.trick import Play, TakenTrick, winner

ASKED: Final[Mapping[str, Stage]] = {"beg": "answer", "again": "consent"}
"""The stage in which the dealer answers what eldest has asked for."""

_AFTER_A_RUN: Final[frozenset[Stage]] = frozenset({"again", "consent"})


class Moment(NamedTuple):
    """How things stand after an action; without a deal it is over, and the game perhaps too."""

    terms: Terms
    dealer: Seat
    sheet: Sheet
    deal: Deal | None
    events: tuple[Event, ...] = ()


def _with(now: Moment, deal: Deal, *events: Event) -> Moment:
    return now._replace(deal=deal, events=(*now.events, *events))


def _deal_of(now: Moment) -> Deal:
    assert now.deal is not None
    return now.deal


def _eldest(now: Moment) -> Seat:
    return now.terms.next_to(now.dealer)


def dealt(now: Moment, hands: Hands, stock: tuple[Card, ...]) -> Moment:
    """Begin a deal: turn a card up, let the bidding begin, or let eldest pitch (F3, F5, 7.2)."""
    terms, dealer = now.terms, now.dealer
    rules, eldest = terms.rules, terms.next_to(dealer)
    deal = Deal(
        stage="bid" if rules.trump == "auction" else "play",
        turn=eldest,
        hands=hands,
        stock=stock,
        discards=((),) * terms.seat_count,
        leader=eldest,
        judged=(0,) * terms.seat_count,
    )
    blind = terms.blind(dealer)
    seen = (
        Event.of("cards-dealt", seat, hand, heard_by=(seat,))
        for seat, hand in enumerate(hands)
        if seat not in blind
    )
    begun = Event.of("deal-begun", dealer, len(now.sheet.results) + 1)
    now = _with(now, deal, begun, *seen)
    if rules.trump != "turnup":
        return now
    face = stock[0]
    deal = deal._replace(stage="beg", stock=stock[1:], turn_ups=(face,), trump=face.suit)
    now = _with(now, deal, Event.of("card-turned", dealer, [face]))
    counts = rules.turn_scoring != "final"
    sheet, told = begging.turn_up(terms, now.sheet, face, dealer, counts=counts)
    now = now._replace(sheet=sheet, events=(*now.events, *told))
    if sheet.winner is not None:
        return _closed(now)
    return now if rules.beg else _fixed(now)


def said(now: Moment, seat: Seat, word: str) -> Moment:
    """Go on from a word of begging (F6 to F9) or bunching; it is one that may be said."""
    deal = _deal_of(now)
    talk = (*deal.talk, Said(seat, word))
    now = _with(now, deal._replace(talk=talk), Event("word-said", seat, (word,)))
    if word in ASKED:
        return _with(now, _deal_of(now)._replace(stage=ASKED[word], turn=now.dealer))
    if word in ("bunch", "agree"):
        return _agreed(now, seat)
    if word == "give":
        return _given(now)
    if word in ("run", "consent"):
        return _run(now)
    # Nothing is left to ask but, after a run, whether to bunch.
    return _bunching(now) if deal.stage in _AFTER_A_RUN else _fixed(now)


def _agreed(now: Moment, seat: Seat) -> Moment:
    """Ask the next in turn; when it is eldest again, all have agreed to bunch."""
    follower = now.terms.next_to(seat)
    if follower == _eldest(now):
        return _thrown_in(now, "bunched")
    return _with(now, _deal_of(now)._replace(turn=follower))


def _given(now: Moment) -> Moment:
    """Mark the gift for each side that gets one (F7, F13); trump stays."""
    terms = now.terms
    eldest = terms.next_to(now.dealer)
    for side in begging.receivers(terms, now.dealer):
        seat = eldest if eldest in side else side[0]
        now = _marking(now, [Mark("gift", side, 1, seat)])
    return _closed(now) if now.sheet.winner is not None else _fixed(now)


def _run(now: Moment) -> Moment:
    deal = _deal_of(now)
    ran = begging.run(now.terms, now.sheet, deal, now.dealer, deal.trump)
    now = _with(now, ran.deal, *ran.events)._replace(sheet=ran.sheet)
    if ran.sheet.winner is not None:
        return _closed(now)
    if not ran.enough:
        return _thrown_in(now, "exhausted")
    if now.terms.rules.second_beg == "consent":
        return _with(now, ran.deal._replace(stage="again", turn=_eldest(now)))
    return _bunching(now)


def _bunching(now: Moment) -> Moment:
    """Ask whether to bunch after a run, where so agreed, or go on with the trump."""
    rules = now.terms.rules
    if not rules.bunch or now.terms.seat_count not in rules.bunch_players:
        return _fixed(now)
    return _with(now, _deal_of(now)._replace(stage="bunch", turn=_eldest(now)))


def _thrown_in(now: Moment, reason: str) -> Moment:
    """Throw the hand in: the same dealer deals again, and points stand or not (F11)."""
    keep = now.terms.rules.exhaust_keep
    sheet = now.sheet if keep else struck_out(now.terms, now.sheet)
    told = Event("hand-thrown-in", now.dealer, (reason,))
    sheet = sheet._replace(thrown_in=reason)
    return now._replace(sheet=sheet, deal=None, events=(*now.events, told))


def _fixed(now: Moment) -> Moment:
    """Fix the trump that was turned up: all look at their hands, and discard where they must."""
    terms, deal = now.terms, _deal_of(now)
    if terms.rules.turn_scoring == "final":
        face = deal.turn_ups[-1]
        sheet, told = begging.turn_up(terms, now.sheet, face, now.dealer, counts=True)
        now = now._replace(sheet=sheet, events=(*now.events, *told))
        if sheet.winner is not None:
            return _closed(now)
    now = _looked(now)
    deal = _deal_of(now)
    surplus = begging.surplus(terms, deal)
    if not any(surplus):
        return _with(now, deal._replace(stage="play", turn=deal.leader))
    discards = tuple(None if count else () for count in surplus)
    return _with(now, deal._replace(stage="discard", turn=None, discards=discards))


def _looked(now: Moment) -> Moment:
    """Let everybody look, now that the trump stands (F14)."""
    deal = _deal_of(now)
    now = _with(now, deal._replace(fixed=True), Event("trump-fixed", None, (deal.trump or "",)))
    return now._replace(
        events=(
            *now.events,
            *(
                Event.of("cards-dealt", seat, deal.hands[seat], heard_by=(seat,))
                for seat in sorted(now.terms.blind(now.dealer))
            ),
        )
    )


def discarded(now: Moment, seat: Seat, gone: tuple[Card, ...]) -> Moment:
    """Put cards away face down, and begin to play when all have (F12)."""
    deal = _deal_of(now)
    deal = deal._replace(
        hands=_changed(deal.hands, seat, without(deal.hands[seat], gone)),
        discards=(*deal.discards[:seat], gone, *deal.discards[seat + 1 :]),
    )
    if None not in deal.discards:
        deal = deal._replace(stage="play", turn=deal.leader)
    return _with(now, deal, Event("cards-discarded", seat, (str(len(gone)),)))


def _changed(hands: Hands, seat: Seat, hand: tuple[Card, ...]) -> Hands:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def bid(now: Moment, deal: Deal, told: Event) -> Moment:
    """Go on from a bid: the next one, or, when all have bid once, play (7.3)."""
    now = _with(now, deal, told)
    if len(deal.bids) < now.terms.seat_count:
        return now
    deal = auction.settled(now.terms, deal, now.dealer)
    if deal.bidder is None:
        return _thrown_in(now, "passed")
    won = Event.of("bid-won", deal.bidder, deal.bid)
    return _with(now, deal._replace(stage="play", turn=deal.bidder, leader=deal.bidder), won)


def played(now: Moment, seat: Seat, face: Card, *, inquire: bool) -> Moment:
    """Go on from a card that may be played."""
    terms, deal = now.terms, _deal_of(now)
    deal = deal._replace(
        hands=_changed(deal.hands, seat, without(deal.hands[seat], (face,))),
        trick=(*deal.trick, Play(seat, face)),
        turn=terms.next_to(seat),
    )
    now = _with(now, deal, Event.of("card-played", seat, [face]))
    if not deal.fixed:
        # The first card of all makes trumps where none was turned up (7.2, 7.3).
        if deal.trump is None:
            now = _with(now, deal._replace(trump=face.suit))
        now = _looked(now)
    if face.suit == _deal_of(now).trump:
        now = _known(now, seat, face, inquire=inquire)
    if now.sheet.winner is not None:
        return _closed(now)
    return now if len(deal.trick) < terms.seat_count else _trick_over(now)


def _known(now: Moment, seat: Seat, face: Card, *, inquire: bool) -> Moment:
    """Answer whether a trump just played is High or Low (F20), and mark that where agreed."""
    rules = now.terms.rules
    if not inquire and not rules.mark_when_known:
        return now
    trumps = trumps_in_play(now.terms, _deal_of(now))
    is_high, is_low = face == max(trumps), face == min(trumps)
    if inquire:
        asked = Inquiry(seat, face, high=is_high, low=is_low)
        answers = [word for word, is_so in (("high", is_high), ("low", is_low)) if is_so]
        deal = _deal_of(now)
        deal = deal._replace(inquiries=(*deal.inquiries, asked))
        now = _with(now, deal, Event.of("inquiry-answered", seat, [face], *(answers or ["no"])))
    if rules.mark_when_known and is_high:
        now = _marking(now, [counting.high(now.terms, _deal_of(now))])
    if rules.mark_when_known and is_low and rules.low_to != "captor":
        now = _marking(now, [counting.low(now.terms, _deal_of(now), now.dealer)])
    return now


def _trick_over(now: Moment) -> Moment:
    """Give the trick to whoever takes it (F17), and see what it has shown."""
    terms, deal = now.terms, _deal_of(now)
    seat = winner(deal.trick, deal.trump)
    taken = TakenTrick(deal.trick, seat)
    deal = deal._replace(tricks=(*deal.tricks, taken), trick=(), turn=seat, leader=seat)
    now = _with(now, deal, Event("trick-taken", seat))
    rules = terms.rules
    if rules.mark_when_known and rules.low_to == "captor":
        now = _captured_low(now, taken)
    if rules.revoke == "penalty" and not rules.revoke_claim and now.sheet.winner is None:
        now = _found(now, tuple(range(terms.seat_count)))
    if now.deal is None:
        return now
    if now.sheet.winner is not None:
        return _closed(now)
    return _noted(now) if any(deal.hands) else _claimed_or_counted(now)


def resting(now: Moment, claim: Claim) -> Moment:
    """Go on from a claim that stands: its seat is not asked for a card again."""
    deal = _deal_of(now)
    deal = deal._replace(claims=(*deal.claims, claim))
    return _noted(_with(now, deal, Event("claim-made", claim.seat, (claim.what,))))


def _noted(now: Moment) -> Moment:
    """Note that nothing can change any more, where that is so for the first time."""
    deal = _deal_of(now)
    if deal.settled is not None or not settled(now.terms, now.sheet, deal, now.dealer):
        return now
    return _with(now, deal._replace(settled=len(deal.tricks)), Event("deal-settled"))


def _captured_low(now: Moment, taken: TakenTrick) -> Moment:
    low = counting.low(now.terms, _deal_of(now), now.dealer)
    if low is None or all(play.card != low.card for play in taken.plays):
        return now
    return _marking(now, [low])


def claimed(now: Moment, seat: Seat) -> Moment:
    """Look for revokes of the opponents of `seat`, who claims that there is one (F28)."""
    now = _found(now, revokes.opponents(now.terms, seat), seat)
    if now.deal is None or now.deal.stage != "claim":
        return now
    return _claimed_or_counted(now)


def content(now: Moment, seat: Seat) -> Moment:
    """Let `seat` waive its last chance to claim a revoke."""
    deal = _deal_of(now)
    deal = deal._replace(content=(*deal.content, seat))
    return _claimed_or_counted(_with(now, deal, Event("count-agreed", seat)))


def may_still_claim(terms: Terms, deal: Deal) -> tuple[Seat, ...]:
    """Return who is asked, after the last trick, whether anybody has revoked."""
    seats = range(terms.seat_count)
    return tuple(s for s in seats if s not in deal.content and revokes.may_claim(terms, deal, s))


def _claimed_or_counted(now: Moment) -> Moment:
    deal = _deal_of(now)
    if may_still_claim(now.terms, deal):
        return _with(now, deal._replace(stage="claim", turn=None))
    return _counted(now)


def _found(now: Moment, seats: tuple[Seat, ...], by: Seat | None = None) -> Moment:
    """Find the revokes of `seats` and make them pay; `by` claims them, None is the rule itself."""
    terms, deal = now.terms, _deal_of(now)
    found = revokes.unjudged(terms, deal, seats)
    deal = revokes.judged(deal, seats, found)
    now = _with(now, deal)
    if by is not None:
        now = _with(now, deal, Event.of("revoke-claimed", by, len(found)))
    loser = revokes.lost_outright(terms, found)
    for breach in found:
        now = _paid(now, breach)
    if loser is not None and now.sheet.winner is None:
        return _closed(now, loser=loser)
    return _closed(now) if now.sheet.winner is not None else now


def _paid(now: Moment, breach: Breach) -> Moment:
    now = _with(now, _deal_of(now), Event.of("revoke-found", breach.seat, [breach.card]))
    if breach.grave and now.terms.rules.revoke_rule == "trinidad":
        return now
    return _marking(now, revokes.penalties(now.terms, _deal_of(now), breach, now.dealer))


def _marking(now: Moment, marks: Iterable[Mark | None]) -> Moment:
    """Mark points and tell of each."""
    capped = revokes.capped(now.terms, _deal_of(now))
    for mark in marks:
        if mark is None:
            continue
        sheet = marked(now.terms, now.sheet, mark, capped)
        now = now._replace(sheet=sheet, events=(*now.events, *_told(sheet.marks[-1])))
    return now


def _told(mark: Mark) -> tuple[Event, ...]:
    if not mark.points:
        return ()
    return (Event.of("points-marked", mark.side[0], mark.reason, mark.points),)


def _counted(now: Moment) -> Moment:
    """Count the deal (F21), but for what was marked as soon as it was known (D14)."""
    terms, deal = now.terms, _deal_of(now)
    count = counting.counted(terms, deal, now.dealer)
    done = {mark.reason for mark in now.sheet.marks} if terms.rules.mark_when_known else set[str]()
    marks = [mark for mark in count.marks if mark.reason not in done & {"high", "low"}]
    before = len(now.sheet.marks)
    sheet = all_marked(terms, now.sheet, marks, revokes.capped(terms, deal))
    told = (event for mark in sheet.marks[before:] for event in _told(mark))
    now = now._replace(sheet=sheet, events=(*now.events, *told))
    return _closed(now, count.pips)


def _closed(now: Moment, pips: tuple[int, ...] = (), loser: Seat | None = None) -> Moment:
    """Enter the deal in the score sheet, and end the game where a side has won (F25)."""
    terms, sheet, deal = now.terms, now.sheet, _deal_of(now)
    points = by_seat(terms, points_by_side(terms, sheet.marks))
    result = DealResult(
        now.dealer,
        points,
        sheet.marks,
        deal.trump,
        pips,
        deal.bidder,
        deal.bid,
        deal.claims,
        deal.settled,
    )
    sheet = sheet._replace(
        marks=(),
        thrown_in="",
        results=(*sheet.results, result),
        last_trick=deal.tricks[-1] if deal.tricks else sheet.last_trick,
    )
    events = [*now.events, Event("deal-scored", None, tuple(map(str, points)))]
    if loser is not None:
        sheet = ended(terms, sheet, "revoke", loser)
    elif sheet.winner is not None:
        sheet = ended(terms, sheet, "target")
    if sheet.outcome is not None:
        events.append(Event("game-over", None, tuple(map(str, sheet.outcome.places))))
    return now._replace(sheet=sheet, deal=None, events=tuple(events))
