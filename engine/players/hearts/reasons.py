"""Why a move of Hearts is a good one, read from what it does in the view of its player."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import Card, Unreadable, card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.hearts.terms import ACE, QUEEN, Terms
from engine.games.hearts.view import HeartsSeatView
from engine.players.advice import Advice
from engine.players.hearts.sides import DEAR_SHARE, mates

HIGH: Final = 11
"""From this rank on a card is called high."""
FEW: Final = 4
"""With fewer smaller spades than this the queen is soon drawn."""


def hearts_reason(view: HeartsSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    if view.stage == "vector":
        known = action == view.open_prompt.default
        return Advice(action, "hearts-vector" if known else None)
    match action.verb:
        case "play":
            reasons = _of_playing(_Trick(view, action, card(action.words[0])))
        case "pass":
            reasons = _of_passing(view, action, faces_of(action))
        case "show":
            reasons = _of_charging(view, action)
        case "discard":
            reasons = _of_laying_aside(view, action, faces_of(action))
        case "moon":
            reasons = iter([Advice(action, f"hearts-moon-{action.words[0]}")])
        case _:
            reasons = iter(())
    return next(reasons, Advice(action))


def faces_of(action: Action) -> tuple[Card, ...]:
    """Return the cards of a pass or discard, also of one that addresses each card: `1:KD`."""
    try:
        return action.cards
    except Unreadable:
        return tuple(card(word.partition(":")[2]) for word in action.words)


def worth(terms: Terms, face: Card) -> int:
    """Return what a card costs the seat that takes it; below 0 it gives points back."""
    rules = terms.rules
    return terms.points.get(face, 0) + (terms.bonus_points if face == rules.bonus_card else 0)


def _suit_of(hand: Sequence[Card], suit: str) -> list[Card]:
    return [face for face in hand if face.suit == suit]


def unplayed(view: HeartsSeatView) -> Counter[Card]:
    """Return the cards that this seat does not hold and has not seen leave play, with copies."""
    left = Counter(view.terms.deck)
    left.subtract(view.hand)
    left.subtract(view.laid_aside)
    for plays in (view.trick, *view.pending, *(trick.plays for trick in view.tricks)):
        left.subtract(play.card for play in plays)
    if view.terms.rules.kitty != "hand":
        left.subtract(view.kitty)
    return +left


def all_with(view: HeartsSeatView) -> Seat | None:
    """Return the seat that has taken every point so far, None if there is none yet."""
    holders = [seat for seat, points in enumerate(view.taken) if points]
    return holders[0] if len(holders) == 1 and view.taken[holders[0]] > 0 else None


class _Trick:
    """A card, and the trick it goes to."""

    def __init__(self, view: HeartsSeatView, action: Action, face: Card) -> None:
        self.view, self.action, self.face = view, action, face
        self.terms, self.rules = view.terms, view.terms.rules
        self.legal = view.open_prompt.cards
        self.on_table = tuple(play.card for play in view.trick)
        self.rest = unplayed(view)
        self.last = len(view.trick) == view.seat_count - 1
        self.wanted = self.rules.objective == "highest"
        self.plain = self.rules.trick_rule == "normal"
        """Whether the highest card of the suit led takes the trick, whatever follows."""
        self.cost = sum(worth(self.terms, one) for one in (*self.on_table, face))
        self.real = not {*self.on_table, face} & set(self.rules.imaginary)
        """Whether the points of the trick are numbers that can be added up (R13.7)."""

        self.partners = view.taking is not None and view.taking in mates(view)
        """Whether the seat's partner has the trick as it lies (R11)."""

    def because(self, reason: str, **facts: Card | str | int) -> Advice:
        return Advice.because(self.action, f"hearts-{reason}", **facts)

    def over(self, reason: str, over: Card) -> Advice:
        """Give a reason that names the card which has the trick; a partner's is called that."""
        return self.because(f"{reason}-partner" if self.partners else reason, over=over)

    @property
    def costs_nothing(self) -> bool:
        """Whether taking the trick with this card changes no points, however they are counted."""
        rules = self.rules
        odd = {rules.bonus_card, rules.double_card} & {*self.on_table, self.face}
        more = self.view.pending or (self.view.kitty_size and self.view.kitty_taker is None)
        dear = any(worth(self.terms, one) for one in (*self.on_table, self.face))
        return not (odd or more or dear or rules.no_trick_bonus)

    @property
    def is_last_of_suit(self) -> bool:
        return len(_suit_of(self.view.hand, self.face.suit)) == 1


def _of_playing(at: _Trick) -> Iterator[Advice]:
    if len(set(at.legal)) == 1:
        yield at.because("only")
    elif not at.on_table:
        yield from _of_leading(at)
    elif any(play.seat == at.view.seat for play in at.view.trick):
        # In the second round of a boosted trick the seat's own first card may take it (R13.5).
        return
    elif at.face.suit != at.on_table[0].suit:
        yield from _of_throwing(at)
    elif at.plain and at.view.taking is not None:
        best = next(play.card for play in at.view.trick if play.seat == at.view.taking)
        yield from _of_staying_under(at, best) if at.face <= best else _of_going_over(at, best)


def _of_leading(at: _Trick) -> Iterator[Advice]:
    face, suit = at.face, at.face.suit
    out = [one for one in at.rest.elements() if one.suit == suit]
    higher = sum(one.rank > face.rank for one in out)
    unbeaten = all(one.rank < face.rank for one in out)
    catchers = [one for one in _suit_of(at.view.hand, "S") if one >= QUEEN]
    queen_costs = worth(at.terms, QUEEN) > 0 and not at.wanted
    if suit == "S" and queen_costs and QUEEN in at.rest and not catchers:
        yield at.because("lead-flush")
    if at.plain and unbeaten:
        mine = all_with(at.view) == at.view.seat and at.rules.moon != "none" and not at.wanted
        yield at.because("lead-moon" if mine else "lead-highest", suit=suit)
    if at.plain and not at.wanted and 0 < higher == len(out):
        yield at.because("lead-lowest", suit=suit, count=higher)
    if at.is_last_of_suit and len(at.view.hand) > 1:
        yield at.because("lead-last", suit=suit)
    if higher and not at.wanted:
        yield at.because("lead-beaten", suit=suit, count=higher)


def _of_staying_under(at: _Trick, best: Card) -> Iterator[Advice]:
    if at.face == best:
        yield at.over("equal", best)
        return
    if at.wanted:
        if all(face <= best for face in at.legal):
            yield at.over("cannot-beat", best)
        return
    if not at.partners:
        yield from _of_sparing(at, best)
    below = [face for face in at.legal if face <= best]
    if at.face == max(below) and min(below) < at.face:
        yield at.over("under-high", best)
    yield at.over("under", best)


def _of_sparing(at: _Trick, best: Card) -> Iterator[Advice]:
    """Tell what a card that stays under leaves to the others, none of them a partner so far."""
    cost = worth(at.terms, at.face)
    if cost > 0 and at.real:
        yield at.because("under-rid", over=best, count=cost)
    points = sum(worth(at.terms, one) for one in at.on_table)
    if points > 0 and at.real:
        yield at.because("under-points", over=best, count=points)
    if at.face.suit == "S" and worth(at.terms, QUEEN) > 0 and QUEEN in at.rest and not at.last:
        yield at.because("under-queen", over=best)


def _of_going_over(at: _Trick, best: Card) -> Iterator[Advice]:
    if at.wanted:
        if at.last and at.cost > 0 and at.real:
            yield at.because("take-points", count=at.cost)
        yield at.over("over-all", best)
        return
    yield from _of_taking_points(at)
    highest, lowest = at.face == max(at.legal), at.face == min(at.legal)
    if at.last and at.costs_nothing:
        yield at.because("last-free-high" if highest and not lowest else "last-free")
    forced = all(face > best for face in at.legal)
    if forced and at.last and highest:
        yield at.over("must-high", best)
    if forced and lowest and not at.last:
        yield at.over("must-low", best)
    yield from _of_going_high(at)
    if forced:
        yield at.over("must", best)


def _of_going_high(at: _Trick) -> Iterator[Advice]:
    """Tell why points are not likely in a trick that is taken."""
    if at.cost or at.view.pending:
        return
    if at.view.trick_number == 1 and at.rules.first_trick_penalty == "forbidden":
        yield at.because("first-trick")
    suit = at.face.suit
    if all(trick.plays[0].card.suit != suit for trick in at.view.tricks):
        yield at.because("fresh", suit=suit)


def _of_taking_points(at: _Trick) -> Iterator[Advice]:
    """Tell what is good about points, or about taking them from somebody."""
    holder = all_with(at.view)
    if at.last and at.real and at.cost < 0 and at.rules.bonus_card in {*at.on_table, at.face}:
        assert at.rules.bonus_card is not None
        yield at.because("last-bonus", card=at.rules.bonus_card)
    if at.last and at.cost > 0 and feared(at.view, holder):
        assert holder is not None
        yield at.because("last-stops-moon", seat=holder)
    if at.cost > 0 and holder == at.view.seat and at.rules.moon != "none" and not at.rules.teams:
        yield at.because("take-moon")


def feared(view: HeartsSeatView, holder: Seat | None) -> bool:
    """Whether another seat, playing alone, has all the points and may shoot the moon."""
    rules = view.terms.rules
    alone = rules.moon != "none" and not rules.teams and not rules.imaginary
    return alone and holder is not None and holder != view.seat


def _of_throwing(at: _Trick) -> Iterator[Advice]:
    led, cost = at.on_table[0].suit, worth(at.terms, at.face)
    if at.wanted:
        if cost == min(worth(at.terms, face) for face in at.legal):
            yield at.because("throw-cheap", suit=led)
        yield at.because("throw", suit=led)
        return
    if cost > 0 and at.real and not at.partners:
        yield at.because("throw-points", suit=led, count=cost)
    holder = all_with(at.view)
    keeps = cost <= 0 and any(worth(at.terms, face) > 0 for face in at.legal)
    if keeps and at.partners:
        yield at.because("throw-spares-partner", suit=led)
    if keeps and holder == at.view.taking and feared(at.view, holder):
        assert holder is not None
        yield at.because("throw-no-points", seat=holder)
    above = at.face.suit == "S" and at.face > QUEEN
    if above and worth(at.terms, QUEEN) > 0 and QUEEN in at.rest:
        yield at.because("throw-above-queen", suit=led)
    if at.is_last_of_suit and len(at.view.hand) > 1:
        yield at.because("throw-last", suit=at.face.suit)
    if at.face.rank >= HIGH and cost == 0:
        yield at.because("throw-high", suit=led)
    yield at.because("throw", suit=led)


class _Pass:
    """Cards that are passed, and what is kept of their suits."""

    def __init__(self, view: HeartsSeatView, action: Action, given: tuple[Card, ...]) -> None:
        self.view, self.terms, self.action, self.given = view, view.terms, action, given
        self.kept = list((Counter(view.hand) - Counter(given)).elements())
        self.suits = sorted({face.suit for face in given})
        self.left = {suit: _suit_of(self.kept, suit) for suit in self.suits}
        self.below = sum(face < QUEEN for face in _suit_of(self.kept, "S"))
        """How many smaller spades are kept beside the queen, or would be."""
        self.feared = worth(view.terms, QUEEN) > 0
        """Whether the queen costs anything."""

    def because(self, reason: str, **facts: Card | tuple[Card, ...] | str | int) -> Advice:
        return Advice.because(self.action, f"hearts-{reason}", **facts)


def _of_passing(view: HeartsSeatView, action: Action, given: tuple[Card, ...]) -> Iterator[Advice]:
    at = _Pass(view, action, given)
    if view.terms.rules.objective == "highest":
        if all(face.rank < HIGH for face in given):
            yield at.because("pass-low")
        return
    yield from _of_passing_spades(at)
    gone = [suit for suit in at.suits if not at.left[suit]]
    if gone and at.kept:
        yield at.because("pass-void", suit=gone[0])
    dear = [face for face in given if worth(at.terms, face) * DEAR_SHARE >= _sum(at.terms)]
    if dear:
        yield at.because("pass-dear", card=dear[0], count=worth(at.terms, dear[0]))
    yield from _of_passing_high(at)
    short = [suit for suit in at.suits if len(at.left[suit]) == 1]
    if short:
        yield at.because("pass-short", suit=short[0], card=at.left[short[0]][0])
    if at.feared and QUEEN in at.kept and "S" not in at.suits and at.below:
        yield at.because("pass-guards", card=QUEEN, count=at.below)
    if max(face.rank for face in given) >= max((face.rank for face in at.kept), default=0):
        yield at.because("pass-highest")


def _of_passing_spades(at: _Pass) -> Iterator[Advice]:
    """Tell what is to be feared of the queen."""
    if not at.feared:
        return
    if QUEEN in at.given and at.below < FEW:
        yield at.because("pass-queen", card=QUEEN, count=at.below)
    above = tuple(face for face in at.given if face.suit == "S" and face > QUEEN)
    if above and QUEEN not in at.view.hand:
        yield at.because("pass-above-queen", cards=above)


def _of_passing_high(at: _Pass) -> Iterator[Advice]:
    """Tell that high cards go, by themselves or beside those that stay."""
    if all(face.rank >= HIGH for face in at.given):
        yield at.because("pass-high")
    if all(face >= other for face in at.given for other in at.left[face.suit]):
        yield at.because("pass-tops")


def _sum(terms: Terms) -> int:
    return max(1, terms.penalty_sum)


def _of_laying_aside(
    view: HeartsSeatView, action: Action, aside: tuple[Card, ...]
) -> Iterator[Advice]:
    if view.terms.rules.objective == "lowest" and all(
        worth(view.terms, face) <= 0 for face in aside
    ):
        yield Advice(action, "hearts-aside-free")


def _of_charging(view: HeartsSeatView, action: Action) -> Iterator[Advice]:
    faces, rules = action.cards, view.terms.rules
    if rules.objective != "lowest":
        return

    def because(reason: str, **facts: Card | tuple[Card, ...] | int) -> Advice:
        return Advice.because(action, f"hearts-{reason}", **facts)

    if not faces:
        yield because("charge-none")
    if rules.bonus_card in faces:
        assert rules.bonus_card is not None
        own = _suit_of(view.hand, rules.bonus_card.suit)
        above = sum(face > rules.bonus_card for face in own)
        yield because("charge-bonus", card=rules.bonus_card, count=above)
    if QUEEN in faces:
        below = sum(face < QUEEN for face in _suit_of(view.hand, "S"))
        yield because("charge-queen", card=QUEEN, count=below)
    if ACE in faces:
        yield because("charge-hearts", card=ACE)
    if faces:
        yield because("charge", cards=faces)
