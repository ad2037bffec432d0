"""Drawing: the kitty, and what is thrown away, laid down, drawn and robbed (P15 to P19, C26, C27).

What has no choice in it happens by itself; who has one is asked.
"""

from collections.abc import Iterable
from itertools import chain, islice
from random import Random
from typing import Final, Literal, NamedTuple

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.games.point_pitch.deal import GameMoment, with_part
from engine.games.point_pitch.playing import play_begun
from engine.games.point_pitch.rules import KEPT, REPLACED
from engine.games.point_pitch.scoring import thrown_in
from engine.games.point_pitch.terms import PitchTerms, in_order
from engine.tricks.deal import replaced, without

DISCARD: Final = "discard"
KEEP: Final = "keep"

Cards = tuple[Card, ...]


class Owed(NamedTuple):
    """The cards that a seat has to lay down: all of `must`, and some of `may`."""

    least: int
    """How many of `may` at least, and in the next line at most."""
    most: int
    must: Cards
    may: Cards


def owed(terms: PitchTerms, hand: Cards, trump: str | None) -> Owed:
    """Return what a hand has to lay down (P16 to P18).

    Plain cards go first, and trumps with points last. What is replaced may be anything, and in
    Cinch any of the trumps (C26).
    """
    surplus = len(hand) - KEPT
    if terms.rules.draw == "replace":
        return Owed(surplus, len(hand) - REPLACED, (), hand)
    if terms.rules.draw == "rob":
        return Owed(surplus, surplus, (), hand)
    must: list[Card] = []
    for tier in tiers(terms, hand, trump):
        left = surplus - len(must)
        if len(tier) >= left:
            return Owed(left, left, tuple(must), tuple(sorted(tier)))
        must += tier
    raise AssertionError(f"{hand} is no more than six cards")


def tiers(terms: PitchTerms, hand: Cards, trump: str | None) -> tuple[list[Card], ...]:
    """Part a hand into plain cards, trumps without points and those with some.

    In each the lowest stands first, of those with points what is worth least.
    """
    parted: tuple[list[Card], ...] = ([], [], [])
    for face in in_order(terms, hand, trump):
        if trump is None or not terms.is_trump(face, trump):
            parted[0].append(face)
        else:
            parted[2 if terms.worth(face, trump) else 1].append(face)
    if trump is not None:
        parted[2].sort(key=lambda face: terms.worth(face, trump))
    return parted


class Laying(Phase[GameMoment]):
    """Seats choose what to lay down: several at the same time, or one that has too many trumps."""

    __slots__ = ()

    @property
    def key(self) -> Literal["discard"]:
        return "discard"

    def to_act(self, game: GameMoment) -> tuple[Seat, ...]:
        return game.dealt.own.asked

    def due(self, game: GameMoment) -> tuple[str, ...]:
        del game
        return (DISCARD,)

    def prompt(self, game: GameMoment, seat: Seat) -> Prompt | None:
        due, deal = _owed(game, seat), game.dealt
        in_tiers = chain(*tiers(game.terms, due.may, deal.trump))
        default = Action.of(DISCARD, sorted(islice(in_tiers, due.least)))
        least = None if due.least == due.most else due.least
        return Prompt(DISCARD, DISCARD, due.may, due.most, default=default, least=least)

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        due = _owed(game, seat)
        return Action.of(DISCARD, sorted(rng.sample(due.may, rng.randint(due.least, due.most))))

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        """Lay cards down, those that have to go named or not; raise `IllegalAction` for others."""
        if action.verb != DISCARD:
            raise unknown_verb()
        due = _owed(game, seat)
        rule = {"replace": "P17", "rob": "C26"}.get(game.terms.rules.draw, "P18")
        free = tuple(face for face in action.cards if face not in due.must)
        _must_be_of(rule, game.dealt.hands[seat], free, due.least, due.most)
        if not set(free) <= set(due.may):
            raise IllegalAction(rule, "plain-first", "plain cards and trumps without points first")
        gone = tuple(sorted((*due.must, *free)))
        events: list[Event] = []
        laid = _laid(game, seat, gone, events)
        own = laid.dealt.own
        laid = with_part(laid, own._replace(asked=tuple(one for one in own.asked if one != seat)))
        return Step(laid if laid.dealt.own.asked else drawn(laid, events), tuple(events))


LAYING: Final = Laying()


class Robbing(Phase[GameMoment]):
    """The dealer has the rest of the stock in hand, and keeps any six cards (C27)."""

    __slots__ = ()

    @property
    def key(self) -> Literal["rob"]:
        return "rob"

    def to_act(self, game: GameMoment) -> tuple[Seat, ...]:
        return (game.dealer,)

    def due(self, game: GameMoment) -> tuple[str, ...]:
        del game
        return (KEEP,)

    def prompt(self, game: GameMoment, seat: Seat) -> Prompt | None:
        hand = game.dealt.hands[seat]
        kept = in_order(game.terms, hand, game.dealt.trump)[-KEPT:]
        return Prompt("rob", KEEP, hand, KEPT, default=Action.of(KEEP, sorted(kept)))

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        return Action.of(KEEP, sorted(rng.sample(game.dealt.hands[seat], KEPT)))

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        if action.verb != KEEP:
            raise unknown_verb()
        hand = game.dealt.hands[seat]
        _must_be_of("C27", hand, action.cards, KEPT, KEPT)
        events: list[Event] = []
        robbed = _laid(game, seat, without(hand, action.cards), events)
        return Step(play_begun(robbed, events), tuple(events))


ROBBING: Final = Robbing()


def _must_be_of(rule: str, hand: Cards, faces: Cards, least: int, most: int) -> None:
    """Raise `IllegalAction` unless cards are so many different ones of a hand."""
    if not least <= len(faces) <= most or len(set(faces)) != len(faces):
        raise IllegalAction(
            rule, "wrong-count", f"{least} to {most} different cards", least=least, most=most
        )
    if any(face not in hand for face in faces):
        raise IllegalAction(rule, "not-in-hand", "only cards of the hand are laid down")


def _owed(game: GameMoment, seat: Seat) -> Owed:
    return owed(game.terms, game.dealt.hands[seat], game.dealt.trump)


def _laid(
    now: GameMoment, seat: Seat, gone: Iterable[Card], events: list[Event], *, open_: bool = False
) -> GameMoment:
    """Lay cards down: plain ones face down unless they are `open_`, trumps face up (P18).

    What is to be replaced goes face down, whatever it is (P17).
    """
    terms, deal = now.terms, now.dealt
    hidden = terms.rules.draw == "replace" or deal.trump is None
    up = [face for face in gone if open_ or (not hidden and terms.is_trump(face, deal.trump))]
    down = [face for face in gone if face not in up]
    if up:
        events.append(Event.of("cards-laid", seat, sorted(up)))
    if down:
        events.append(Event.of("cards-discarded", seat, len(down)))
    own = deal.own._replace(laid=replaced(deal.own.laid, seat, (*deal.own.laid[seat], *down)))
    hand = without(deal.hands[seat], (*up, *down))
    return now.with_deal(
        deal._replace(hands=replaced(deal.hands, seat, hand), turned=(*deal.turned, *up), own=own)
    )


def kitty_taken(now: GameMoment, events: list[Event]) -> GameMoment:
    """Let the bidder take the kitty into the hand (P16)."""
    count, deal, bidder = now.terms.rules.kitty, now.dealt, now.dealt.own.bidder
    if not count or bidder is None:
        return now
    events.append(Event.of("kitty-taken", bidder, count))
    return _received(now, bidder, deal.stock[:count], events)


def _received(now: GameMoment, seat: Seat, faces: Cards, events: list[Event]) -> GameMoment:
    """Give a seat cards from the top of the stock."""
    deal = now.dealt
    if faces:
        events.append(Event.of("cards-received", seat, sorted(faces), heard_by=(seat,)))
    hands = replaced(deal.hands, seat, tuple(sorted((*deal.hands[seat], *faces))))
    return now.with_deal(deal._replace(hands=hands, stock=deal.stock[len(faces) :]))


def drawing_begun(now: GameMoment, events: list[Event]) -> GameMoment:
    """Begin what comes between naming trumps and play: somebody is asked, or nobody."""
    terms, deal, own = now.terms, now.dealt, now.dealt.own
    assert own.bidder is not None
    rules = terms.rules
    bidder, dealer = own.bidder, now.dealer
    if rules.draw == "all_trumps":
        order = terms.in_turn(terms.next_to(bidder))
    elif rules.draw == "rob":
        order = terms.in_turn(terms.next_to(dealer))[:-1]
    else:
        order = terms.in_turn(terms.next_to(dealer)) if rules.draw == "replace" else ()
        asked = [at for at, hand in enumerate(deal.hands) if len(hand) > KEPT and rules.kitty]
        if rules.draw == "replace":
            asked = list(range(terms.seat_count))
        elif _points_must_go(now, asked):
            return thrown_in(now, "points", events)
        if asked:
            own = own._replace(asked=tuple(asked), drawing=order)
            return now.with_deal(deal._replace(phase=LAYING, turn=None, own=own))
    return drawn(with_part(now, own._replace(drawing=order)), events)


def drawn(now: GameMoment, events: list[Event]) -> GameMoment:
    """Let those draw who still have to, up to the next who has a choice; then play begins."""
    rules = now.terms.rules
    while now.dealt.own.drawing:
        seat = now.dealt.own.drawing[0]
        if rules.draw == "replace":
            now = _dealt_up(now, seat, events)
        elif rules.draw == "all_trumps" and seat == now.dealt.own.bidder:
            now = _rest_taken(now, seat, events)
        if rules.draw != "replace":
            hand = now.dealt.hands[seat]
            trumps = now.terms.trumps(hand, now.dealt.trump)
            if len(trumps) > KEPT:
                if _points_must_go(now, (seat,)):
                    return thrown_in(now, "points", events)
                plain = without(hand, trumps)
                now = _laid(now, seat, plain, events, open_=rules.draw == "rob")
                own = now.dealt.own
                own = own._replace(
                    asked=(seat,),
                    drawing=own.drawing[1:],
                    kept=replaced(own.kept, seat, len(trumps)),
                )
                return now.with_deal(now.dealt._replace(phase=LAYING, turn=None, own=own))
            now = _trumps_kept(now, seat, events)
        own = now.dealt.own
        now = with_part(now, own._replace(drawing=own.drawing[1:]))
    if rules.draw == "rob":
        now = _received(now, now.dealer, now.dealt.stock, events)
        return now.with_deal(now.dealt._replace(phase=ROBBING, turn=now.dealer))
    return play_begun(now, events)


def _points_must_go(now: GameMoment, seats: Iterable[Seat]) -> bool:
    """Whether a point card must be laid down by one of these seats, and that is a misdeal (P18)."""
    terms, deal = now.terms, now.dealt
    if terms.rules.overflow == "dead" or deal.trump is None:
        return False
    return any(len(tiers(terms, deal.hands[seat], deal.trump)[2]) > KEPT for seat in seats)


def _dealt_up(now: GameMoment, seat: Seat, events: list[Event]) -> GameMoment:
    """Deal a hand up to six from the top of the stock."""
    faces = now.dealt.stock[: KEPT - len(now.dealt.hands[seat])]
    events.append(Event.of("cards-drawn", seat, len(faces)))
    now = _received(now, seat, faces, events)
    own = now.dealt.own
    return with_part(now, own._replace(drew=replaced(own.drew, seat, len(faces))))


def _rest_taken(now: GameMoment, seat: Seat, events: list[Event]) -> GameMoment:
    """Let the bidder take the whole rest of the stock (P19)."""
    rest = now.dealt.stock
    events.append(Event.of("cards-drawn", seat, len(rest)))
    now = _received(now, seat, rest, events)
    own = now.dealt.own
    return with_part(now, own._replace(drew=replaced(own.drew, seat, len(rest))))


def _trumps_kept(now: GameMoment, seat: Seat, events: list[Event]) -> GameMoment:
    """Lay a seat's plain cards down and deal it up to six (P18, C26); the bidder draws no more.

    If the stock runs out, the highest plain cards are taken back.
    """
    terms, deal = now.terms, now.dealt
    hand = deal.hands[seat]
    trumps = terms.trumps(hand, deal.trump)
    plain = in_order(terms, without(hand, trumps), deal.trump)
    has_drawn = terms.rules.draw == "all_trumps" and seat == deal.own.bidder
    stock = 0 if has_drawn else len(deal.stock)
    short = 0 if has_drawn else max(0, KEPT - len(trumps) - stock)
    back = tuple(plain[len(plain) - short :])
    open_ = terms.rules.draw == "rob"
    now = _laid(now, seat, plain[: len(plain) - short], events, open_=open_)
    own = now.dealt.own
    own = own._replace(kept=replaced(own.kept, seat, len(trumps)))
    if open_:
        own = own._replace(back=(*own.back, *((seat, face) for face in back)))
    now = with_part(now, own)
    return now if has_drawn else _dealt_up(now, seat, events)
