"""Why a move of Hearts is good, and what kind of mistake one was, read from its player's view."""

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final

from engine.cards import Card, Unreadable, card
from engine.contract.action import Action
from engine.games.hearts.terms import ACE, QUEEN, Terms
from engine.games.hearts.view import HeartsSeatView
from engine.players.advice import Advice, Fact, Holds
from engine.players.hearts.sides import DEAR_SHARE, mates
from engine.players.trick_move import TrickMove
from engine.tricks.voids import shown_voids

TEXTS: Final = "hearts-"
HIGH: Final = 11
"""From this rank on a card is called high."""
LOW: Final = 7
"""Up to this rank a card is called low."""
FEW: Final = 4
"""With fewer smaller spades than this the queen is soon drawn."""
GUARDS: Final = 3
"""Smaller spades that guard the queen."""


def _worth(terms: Terms, face: Card) -> int:
    """Return what a card costs the seat that takes it; below 0 it gives points back."""
    rules = terms.rules
    return terms.points.get(face, 0) + (terms.bonus_points if face == rules.bonus_card else 0)


def _unplayed(view: HeartsSeatView) -> Counter[Card]:
    """Return the cards that this seat does not hold and has not seen leave play, with copies."""
    left = Counter(view.terms.deck)
    left.subtract(view.hand)
    left.subtract(view.laid_aside)
    for plays in view.rows:
        left.subtract(play.card for play in plays)
    if view.terms.rules.kitty != "hand":
        left.subtract(view.kitty)
    return +left


class Move(TrickMove[HeartsSeatView]):
    """A card that may be played, the trick that it goes to, and who may be after all points."""

    texts: ClassVar = TEXTS

    def __init__(self, view: HeartsSeatView, action: Action) -> None:
        super().__init__(view, action)
        self.rules = rules = view.terms.rules
        self.legal, self.trick = view.open_prompt.cards, {*self.lying, self.face}
        self.wanted = rules.objective == "highest"
        self.plain = rules.trick_rule == "normal"
        """Whether the highest card of the suit led takes the trick, whatever follows."""
        self.real = self.trick.isdisjoint(rules.imaginary)
        """Whether the points of the trick are numbers that can be added up (R13.7)."""
        self.partners = view.taking is not None and view.taking in mates(view)
        """Whether the seat's partner has the trick as it lies (R11)."""
        self.out = _unplayed(view)
        self.queen_out = _worth(view.terms, QUEEN) > 0 and QUEEN in self.out
        """Whether the queen costs something and is in another hand."""
        self.above_queen = self.face.suit == "S" and self.face > QUEEN and self.queen_out
        holders = [seat for seat, points in enumerate(view.taken) if points]
        alone = len(holders) == 1 and view.taken[holders[0]] > 0
        self.holder = holders[0] if alone else None
        """The seat that has taken every point so far, None if there is none yet."""
        may_shoot = rules.moon != "none" and not rules.teams and not rules.imaginary
        self.shooter = self.holder if may_shoot and self.holder != view.seat else None
        """The other seat that has them, plays alone and may shoot the moon."""

    def takes(self, face: Card) -> bool:
        """Whether a card goes over the one that has the trick, where equal cards may cancel."""
        top = None if self.view.taking is None else self.best
        return top is not None and face.suit == self.lying[0].suit and face > top

    def cost(self, *faces: Card) -> int:
        return sum(_worth(self.view.terms, face) for face in faces)

    def by(self, reason: str) -> str:
        """Name a reason that tells of the card which has the trick; a partner's is called that."""
        return f"{reason}-partner" if self.partners else reason

    @property
    def costs_nothing(self) -> bool:
        """Whether taking the trick with this card changes no points, however they are counted."""
        odd = {self.rules.bonus_card, self.rules.double_card} & self.trick
        more = self.view.pending or (self.view.kitty_size and self.view.kitty_taker is None)
        return not (odd or more or any(map(self.cost, self.trick)) or self.rules.no_trick_bonus)


def hearts_reason(view: HeartsSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    match action.verb:
        case "play":
            return _of_playing(Move(view, action))
        case "pass":
            return _of_passing(_Pass(view, action), action)
        case "show":
            return _of_charging(view, action)
        case "moon":
            return Advice.because(action, f"hearts-moon-{action.words[0]}")
        case verb:
            aside = _faces_of(action) if verb == "discard" else ()
            free = all(_worth(view.terms, face) <= 0 for face in aside)
            lowest = view.terms.rules.objective == "lowest"
            reasons: dict[str, Holds] = {
                "vector": view.stage == "vector" and action == view.open_prompt.default,
                "aside-free": verb == "discard" and lowest and free,
            }
            return Advice.first(action, TEXTS, reasons)


def _of_playing(at: Move) -> Advice:
    if len(set(at.legal)) == 1:
        return at.first({"only": True})
    if not at.lying:
        return _of_leading(at)
    if any(play.seat == at.view.seat for play in at.view.trick):
        # In the second round of a boosted trick the seat's own first card may take it (R13.5).
        return at.first({})
    if at.face.suit != at.lying[0].suit:
        return _of_throwing(at)
    if not at.plain or at.best is None:
        return at.first({})
    return (_of_going_over if at.takes(at.face) else _of_staying_under)(at, at.best)


def _of_leading(at: Move) -> Advice:
    face, suit, low = at.face, at.face.suit, not at.wanted
    out = [one.rank for one in at.out.elements() if one.suit == suit]
    higher, unbeaten = sum(rank > face.rank for rank in out), face.rank > max(out, default=0)
    catches = any(one.suit == "S" and one >= QUEEN for one in at.view.hand)
    shoots = at.holder == at.view.seat and at.rules.moon != "none"
    reasons: dict[str, Holds] = {
        "lead-flush": suit == "S" and at.queen_out and low and not catches,
        "lead-moon": at.plain and unbeaten and shoots and low,
        "lead-highest": at.plain and unbeaten,
        "lead-lowest": at.plain and low and 0 < higher == len(out),
        "lead-last": at.lone,
        "lead-beaten": low and higher > 0,
    }
    return at.first(reasons, suit=suit, count=higher)


def _of_staying_under(at: Move, best: Card) -> Advice:
    face, foe, cost, points = at.face, not at.partners, at.cost(at.face), at.cost(*at.lying)
    below = [one for one in at.legal if one <= best]
    reasons: dict[str, Holds] = {at.by("equal"): face == best}
    if at.wanted:
        reasons[at.by("cannot-beat")] = max(at.legal) <= best
        return at.first(reasons, over=best)
    reasons |= {
        "under-rid": foe and cost > 0 and at.real and {"count": cost},
        "under-points": foe and points > 0 and at.real and {"count": points},
        "under-queen": foe and face.suit == "S" and at.queen_out and not at.last,
        at.by("under-high"): min(below) < face == max(below),
        at.by("under"): True,
    }
    return at.first(reasons, over=best)


def _of_going_over(at: Move, best: Card) -> Advice:
    cost, bonus, suit = at.cost(*at.lying, at.face), at.rules.bonus_card, at.face.suit
    highest, lowest = at.face == max(at.legal), at.face == min(at.legal)
    forced, free = min(at.legal) > best, at.last and at.costs_nothing
    shoots = at.holder == at.view.seat and at.rules.moon != "none" and not at.rules.teams
    # Then points are not likely in the trick.
    poor = not (cost or at.view.pending)
    opening = at.view.trick_number == 1 and at.rules.first_trick_penalty == "forbidden"
    fresh = all(trick.plays[0].card.suit != suit for trick in at.view.tricks)
    comes = at.last and at.real and cost < 0
    reasons: dict[str, Holds] = {
        "take-points": at.wanted and at.last and cost > 0 and at.real,
        at.by("over-all"): at.wanted,
        "last-bonus": bonus is not None and bonus in at.trick and comes and {"card": bonus},
        "last-stops-moon": at.shooter is not None and at.last and cost > 0 and {"seat": at.shooter},
        "take-moon": cost > 0 and shoots,
        "last-free-high": free and highest and not lowest,
        "last-free": free,
        at.by("must-high"): forced and at.last and highest,
        at.by("must-low"): forced and lowest and not at.last,
        "first-trick": poor and opening,
        "fresh": poor and fresh,
        at.by("must"): forced,
    }
    return at.first(reasons, suit=suit, over=best, count=cost)


def _of_throwing(at: Move) -> Advice:
    led, cost, costs = at.lying[0].suit, at.cost(at.face), [*map(at.cost, at.legal)]
    if at.wanted:
        return at.first({"throw-cheap": cost == min(costs), "throw": True}, suit=led)
    keeps, shooter = cost <= 0 < max(costs), at.shooter
    feeds = shooter is not None and shooter == at.view.taking
    reasons: dict[str, Holds] = {
        "throw-points": cost > 0 and at.real and not at.partners,
        "throw-spares-partner": keeps and at.partners,
        "throw-no-points": keeps and feeds,
        "throw-above-queen": at.above_queen,
        "throw-last": at.lone and {"suit": at.face.suit},
        "throw-high": at.face.rank >= HIGH and cost == 0,
        "throw": True,
    }
    return at.first(reasons, suit=led, count=cost, seat=at.taker)


def _faces_of(action: Action) -> tuple[Card, ...]:
    """Return the cards of a pass or discard, also of one that addresses each card: `1:KD`."""
    try:
        return action.cards
    except Unreadable:
        return tuple(card(word.partition(":")[2]) for word in action.words)


class _Pass:
    """Cards that may be passed, and what is kept beside them."""

    def __init__(self, view: HeartsSeatView, action: Action) -> None:
        self.view, self.given = view, _faces_of(action)
        self.kept = list((Counter(view.hand) - Counter(self.given)).elements())
        self.feared = _worth(view.terms, QUEEN) > 0
        """Whether the queen costs anything."""
        self.below = sum(face.suit == "S" and face < QUEEN for face in self.kept)
        """How many smaller spades are kept beside the queen, or would be."""
        self.queen: dict[str, Fact] = {"card": QUEEN, "count": self.below}

    def unlike(self, other: "_Pass") -> list[Card]:
        """Return the cards that are passed here and kept there."""
        return sorted((Counter(self.given) - Counter(other.given)).elements())


def _above_queen(faces: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(face for face in faces if face.suit == "S" and face > QUEEN)


def _of_passing(at: _Pass, action: Action) -> Advice:
    terms, given, ranks = at.view.terms, at.given, [face.rank for face in at.given]
    if terms.rules.objective == "highest":
        return Advice.first(action, TEXTS, {"pass-low": all(rank < HIGH for rank in ranks)})
    left = {suit: [one for one in at.kept if one.suit == suit] for suit, _ in sorted(given)}
    gone = [suit for suit, rest in left.items() if not rest]
    short = [rest[0] for rest in left.values() if len(rest) == 1]
    worths = {face: _worth(terms, face) for face in given}
    dear = [face for face in given if worths[face] * DEAR_SHARE >= max(1, terms.penalty_sum)]
    above = _above_queen(given)
    guarded = QUEEN in at.kept and "S" not in left and at.below > 0
    reasons: dict[str, Holds] = {
        "pass-queen": at.feared and QUEEN in given and at.below < FEW and at.queen,
        "pass-above-queen": at.feared and bool(above) and QUEEN not in at.view.hand,
        "pass-void": bool(gone) and bool(at.kept) and {"suit": gone[0]},
        "pass-dear": bool(dear) and {"card": dear[0], "count": worths[dear[0]]},
        "pass-high": all(rank >= HIGH for rank in ranks),
        "pass-tops": all(face >= other for face in given for other in left[face.suit]),
        "pass-short": bool(short) and {"suit": short[0].suit, "card": short[0]},
        "pass-guards": at.feared and guarded and at.queen,
        "pass-highest": max(ranks, default=0) >= max((face.rank for face in at.kept), default=0),
    }
    return Advice.first(action, TEXTS, reasons, cards=above)


def _of_charging(view: HeartsSeatView, action: Action) -> Advice:
    faces, bonus = action.cards, view.terms.rules.bonus_card
    below = sum(face.suit == "S" and face < QUEEN for face in view.hand)
    above = 0
    if bonus is not None:
        above = sum(face.suit == bonus.suit and face > bonus for face in view.hand)
    reasons: dict[str, Holds] = {
        "charge-none": not faces,
        "charge-bonus": bonus is not None and bonus in faces and {"card": bonus, "count": above},
        "charge-queen": QUEEN in faces and {"card": QUEEN, "count": below},
        "charge-hearts": ACE in faces and {"card": ACE},
        "charge": True,
    }
    known = view.terms.rules.objective == "lowest"
    return Advice.first(action, TEXTS, reasons if known else {}, cards=faces)


# Mistakes ----------------------------------------------------------------------------------------


def hearts_mistake(view: HeartsSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown.

    Nothing is known where points are wanted, or where they are no whole numbers.
    """
    rules = view.terms.rules
    if rules.objective != "lowest" or rules.imaginary or played.verb != best.verb:
        return Advice(played)
    if played.verb == "show":
        return _of_wrong_charge(played, best)
    if played.verb == "pass":
        return _of_wrong_pass(played, _Pass(view, played), _Pass(view, best))
    if played.verb != "play":
        return Advice(played)
    at, better = Move(view, played), Move(view, best)
    if not at.lying:
        return _of_wrong_lead(at, better.face)
    return (_of_wrong_card if at.face.suit == at.lying[0].suit else _of_wrong_throw)(at, better)


def _of_wrong_lead(at: Move, better: Card) -> Advice:
    face, suit, shooter = at.face, at.face.suit, at.shooter
    higher = any(one.suit == suit and one > face for one in at.out)
    void = {seat for seat, lacks in shown_voids(at.view.rows) if lacks == suit} - {at.view.seat}
    kinds: dict[str, Holds] = {
        "no-heart-back": shooter is not None and better.suit == "H" != suit and {"seat": shooter},
        "led-above-queen": at.above_queen,
        "led-void": suit != better.suit and bool(void) and {"seat": min(void)},
        "led-queen": face == QUEEN,
        "led-low": suit == better.suit and face < better,
        "led-high": face.rank >= HIGH and not higher,
        "no-spade": better.suit == "S" != suit and at.queen_out,
    }
    return at.first(kinds, card=face, better=better, suit=suit)


def _of_wrong_throw(at: Move, better: Move) -> Advice:
    face, best, fed = at.face, better.face, at.taker == at.shooter
    cost, more = at.cost(face), at.cost(best)
    stops = face.rank > best.rank and face.suit != best.suit
    mine: dict[str, Fact] = {"seat": at.taker, "card": face}
    kinds: dict[str, Holds] = {
        "fed-moon": fed and cost > 0 >= more and mine,
        "threw-stopper": fed and stops and mine,
        "held-queen": best == QUEEN,
        "kept-points": more > max(0, cost),
        "kept-above-queen": better.above_queen,
        "kept-high": best.rank > face.rank and best.rank >= HIGH,
        "threw": True,
    }
    return at.first(kinds, card=best, suit=best.suit)


def _of_wrong_card(at: Move, better: Move) -> Advice:
    face, best, lying = at.face, better.face, at.cost(*at.lying)
    took, would = at.takes(face), at.takes(best)
    left, over, cost = would and not took, took and not would, lying + at.cost(face)
    mine: dict[str, Fact] = {"card": face}
    kinds: dict[str, Holds] = {
        "let-moon-go": at.taker == at.shooter and left and {"seat": at.taker},
        "held-queen": best == QUEEN and not would,
        "took-points": over and cost > 0 and {"count": cost},
        "risked-queen": over and at.above_queen and not at.last and mine,
        "over": over and mine,
        "free-trick": left and lying <= 0,
        "took-low": took and would and best > face and at.last and mine,
        "under-low": not took and not would and best > face and mine,
    }
    return at.first(kinds, card=best, better=best)


def _of_wrong_charge(played: Action, best: Action) -> Advice:
    wrong = [face for face in played.cards if face not in best.cards]
    missed = [face for face in best.cards if face not in played.cards]
    kinds: dict[str, Holds] = {
        "charged": bool(wrong) and {"card": wrong[0]},
        "uncharged": bool(missed) and {"card": missed[0]},
    }
    return Advice.first(played, TEXTS, kinds)


def _of_wrong_pass(played: Action, at: _Pass, better: _Pass) -> Advice:
    wrong, missed, hand = at.unlike(better), better.unlike(at), at.view.hand
    stoppers = [one for one in wrong if one.suit == "H" and one.rank >= HIGH]
    lows = [one for one in wrong if one.rank <= LOW]
    high = max(missed, key=lambda one: one.rank, default=None)
    highest = max((one.rank for one in wrong), default=0)
    voids = {one.suit for one in at.kept} - {one.suit for one in better.kept}
    above = _above_queen(missed)
    guards = [one for one in wrong if one.suit == "S" and one < QUEEN]
    kinds: dict[str, Holds] = {
        "passed-stopper": bool(stoppers)
        and at.view.terms.rules.moon != "none"
        and {"card": stoppers[-1]},
        "kept-queen": at.feared and QUEEN in missed and at.below < GUARDS and at.queen,
        "passed-queen": at.feared and QUEEN in wrong and at.below >= GUARDS and at.queen,
        "kept-above-queen": at.feared and bool(above) and QUEEN not in hand and {"card": above[-1]},
        "passed-guard": at.feared and bool(guards) and QUEEN in at.kept and {"card": guards[0]},
        "passed-low": bool(lows) and {"card": lows[0]},
        "kept-high": high is not None and high.rank > highest and {"card": high},
        "no-void": bool(voids) and {"suit": min(voids)},
    }
    return Advice.first(played, TEXTS, kinds)
