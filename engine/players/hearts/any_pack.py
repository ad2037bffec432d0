"""Hearts with any pack: heuristics over cards for every variant, a little counting, no plan."""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.hearts.terms import Terms
from engine.games.hearts.view import HeartsSeatView
from engine.players.hearts.sides import is_dear, mates, owed, shared_out, worth
from engine.players.policy import RandomPlayer, answer

QUEEN: Final = Card("S", 12)
ABOVE_QUEEN: Final = frozenset({Card("S", 13), Card("S", 14)})
SUSPICIOUS: Final = 6
"""Points held by one seat alone from which a moon is feared."""

_AT_RANDOM: Final = RandomPlayer()


class AnyPackPlayer:
    """Ducks if it can, gets rid of the queen and of high cards, and hinders a plain moon.

    It counts points as the table does, keeps a card that gives points back and takes it if it
    can; if the highest total wins, every card that costs is such a card.
    """

    slow: ClassVar[bool] = False

    def decide(self, view: HeartsSeatView, rng: Random) -> Action:
        """Pass or play by rule of thumb; else say what the rules name for no answer."""
        prompt = view.open_prompt
        if prompt.question == "pass":
            return answer(prompt, shared_out(view, _in_order(view, prompt.cards)))
        if prompt.question == "play":
            return answer(prompt, (_played(view, prompt.cards),))
        if prompt.question == "discard":
            return answer(prompt, _laid_aside(view.terms, prompt.cards, prompt.pick))
        if prompt.default is not None:
            return prompt.default
        return _AT_RANDOM.decide(view, rng)


def _is_harmless(terms: Terms, face: Card) -> bool:
    """Whether a card neither costs much nor gives anything back."""
    return worth(terms, face) >= 0 and not is_dear(terms, face)


def _in_order(view: HeartsSeatView, passable: tuple[Card, ...]) -> list[Card]:
    """Put the cards first that are most dangerous to keep, or of least use if points are wanted."""
    if _points_are_good(view):
        return sorted(passable, key=lambda face: _use(view, face))
    return sorted(passable, key=lambda face: _danger(view, face), reverse=True)


def _danger(view: HeartsSeatView, face: Card) -> tuple[int, Card]:
    hand, costs = view.hand, worth(view.terms, face)
    length = sum(other.suit == face.suit for other in hand)
    if costs < 0:
        return costs, face
    if face.suit == "S" and _queenis_dear(view):
        cover = sum(other.suit == "S" and other < QUEEN for other in hand)
        # Four small spades outlast the spade leads that would draw the high ones.
        if face >= QUEEN:
            return (100 if cover < 4 else 5), face
        return 0, face
    if is_dear(view.terms, face):
        return 90, face
    if costs:
        return face.rank * 3 if face.rank > 8 else face.rank, face
    short = max(0, 4 - length) * 5
    return (face.rank * 2 + short if face.rank > 8 else face.rank), face


def _laid_aside(terms: Terms, faces: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Return what to lay aside: it counts as taken, so what gives points back and high cards."""
    order = sorted(faces, key=lambda face: (worth(terms, face), -face.rank, face.suit))
    return tuple(order[:count])


def _played(view: HeartsSeatView, legal: tuple[Card, ...]) -> Card:
    legal = owed(view, legal)
    if len(legal) == 1:
        return legal[0]
    if _points_are_good(view):
        return _grabbed(view, legal)
    if not view.trick:
        return _lead(view, legal)
    if legal[0].suit == view.trick[0].card.suit:
        return _follow(view, legal)
    return _discard(view, legal)


def _points_are_good(view: HeartsSeatView) -> bool:
    return view.terms.rules.objective == "highest"


def _use(view: HeartsSeatView, face: Card) -> tuple[int, int, Card]:
    """Judge how well a card takes points if they are wanted."""
    return face.rank - worth(view.terms, face), -worth(view.terms, face), face


def _grabbed(view: HeartsSeatView, legal: tuple[Card, ...]) -> Card:
    """Choose when the highest total wins: take what can be taken, throw the least useful."""
    if not view.trick:
        return max(legal, key=lambda face: face.rank)
    led = view.trick[0].card.suit
    best = max(play.card.rank for play in view.trick if play.card.suit == led)
    taking = [face for face in legal if face.suit == led and face.rank > best]
    last = len(view.trick) == view.seat_count - 1
    if not taking or (last and view.taking in mates(view)):
        return min(legal, key=lambda face: _use(view, face))
    return taking[0] if last else taking[-1]


def _unseen(view: HeartsSeatView) -> Counter[Card]:
    """Count the cards that others hold for all the seat knows, or that are out of play."""
    played = Counter(play.card for trick in view.tricks for play in trick.plays)
    lying = Counter((*_waiting(view), *_on_table(view)))
    return Counter(view.terms.deck) - played - lying - Counter(view.hand)


def _on_table(view: HeartsSeatView) -> list[Card]:
    return [play.card for play in view.trick]


def _waiting(view: HeartsSeatView) -> list[Card]:
    """Return the cards that go with this trick, as nobody took theirs (R13.1)."""
    return [play.card for trick in view.pending for play in trick]


def _to_beat(view: HeartsSeatView) -> int:
    """Return the rank of the card that takes the trick as it lies, 0 if none does."""
    led = view.trick[0].card.suit
    taking = (card for seat, card in view.trick if seat == view.taking and card.suit == led)
    return max((card.rank for card in taking), default=0)


def _cancels(view: HeartsSeatView, face: Card) -> bool:
    """Whether a card takes no trick, as an equal one lies there (R13.1)."""
    return view.terms.rules.trick_rule == "cancellation" and face in _on_table(view)


def _queen_is_out(view: HeartsSeatView) -> bool:
    return _unseen(view)[QUEEN] > 0


def _queenis_dear(view: HeartsSeatView) -> bool:
    return is_dear(view.terms, QUEEN)


def _points(view: HeartsSeatView, faces: Iterable[Card]) -> int:
    return sum(worth(view.terms, face) for face in faces)


def _suspect(view: HeartsSeatView) -> int | None:
    """Return the opponent that holds every point so far, once they are many."""
    holders = [seat for seat, points in enumerate(view.taken) if points]
    if len(holders) == 1 and view.taken[holders[0]] >= SUSPICIOUS:
        return None if holders[0] in view.terms.side(view.seat) else holders[0]
    return None


def _lead(view: HeartsSeatView, legal: tuple[Card, ...]) -> Card:
    spades = [face for face in legal if face.suit == "S"]
    held = [face for face in view.hand if face.suit == "S" and face >= QUEEN]
    if spades and not held and _queenis_dear(view) and _queen_is_out(view):
        # Small spades draw the queen from the seat that holds her.
        return spades[-1]
    unseen = _unseen(view)
    return min(legal, key=lambda face: _lead_risk(view, unseen, face))


def _lead_risk(view: HeartsSeatView, unseen: Counter[Card], face: Card) -> tuple[int, int, Card]:
    """Judge a lead: the likelier it is to be beaten, and the less it costs, the better."""
    same = [other for other in unseen.elements() if other.suit == face.suit]
    higher = sum(other.rank > face.rank for other in same)
    if view.terms.rules.trick_rule == "cancellation":
        higher += same.count(face)
    lower = len(same) - higher
    queen_near = (
        face.suit == "S" and _queenis_dear(view) and (QUEEN in unseen or QUEEN in view.hand)
    )
    risk = lower * 2 - higher
    if not same:
        # Nobody else can follow, so the trick stays here with all that is thrown on it.
        risk = 30
    if queen_near and (face >= QUEEN or QUEEN in view.hand):
        risk += 40
    return risk, higher, face


def _follow(view: HeartsSeatView, legal: tuple[Card, ...]) -> Card:
    on_table = _on_table(view)
    suit, best = on_table[0].suit, _to_beat(view)
    last = len(on_table) == view.seat_count - 1
    points = _points(view, (*on_table, *_waiting(view)))
    if view.trick_number == 1 and view.terms.rules.kitty == "first_trick":
        # The cards that are left over may cost something.
        points += len(view.terms.deck) % view.seat_count
    below = [face for face in legal if face.rank < best or _cancels(view, face)]
    dear = [face for face in below if is_dear(view.terms, face)]
    wished = dear[-1:] or _gifts(view, legal, best, points, last=last)
    if wished:
        return wished[0]
    if _stops_a_moon(view, legal, on_table, best):
        return legal[-1]
    # What gives points back is not to be thrown under another's card.
    harmless = tuple(face for face in legal if _is_harmless(view.terms, face)) or legal
    if not points and (last or _costs_nothing_first(view)):
        return harmless[-1]
    below = [face for face in below if worth(view.terms, face) >= 0] or below
    if below:
        return below[-1]
    if last:
        # The trick is taken anyway: let the highest card go with it.
        return harmless[-1]
    return _over(view, harmless, suit)


def _costs_nothing_first(view: HeartsSeatView) -> bool:
    """Whether this is the first trick, on which nothing that costs can lie."""
    rules = view.terms.rules
    return view.trick_number == 1 and rules.first_trick_penalty != "allowed"


def _gifts(
    view: HeartsSeatView, legal: tuple[Card, ...], best: int, points: int, *, last: bool
) -> list[Card]:
    """Return the cards that take a trick which gives points back, the best to play first."""
    taking = [face for face in legal if face.rank > best and not _cancels(view, face)]
    gains = [face for face in taking if points + worth(view.terms, face) < 0]
    if last:
        return sorted(gains, key=lambda face: worth(view.terms, face))
    return gains[::-1]


def _over(view: HeartsSeatView, legal: tuple[Card, ...], suit: str) -> Card:
    """Choose a card when every card would take the trick as it lies, with others still to play."""
    fresh = all(trick.plays[0].card.suit != suit for trick in view.tricks)
    if suit in "CD" and fresh and view.trick_number < 5:
        return legal[-1]
    return legal[0]


def _stops_a_moon(
    view: HeartsSeatView, legal: tuple[Card, ...], on_table: list[Card], best: int
) -> bool:
    """Whether a cheap trick with a heart is worth taking from a seat that holds all points."""
    return (
        _suspect(view) is not None
        and not any(is_dear(view.terms, face) for face in (*on_table, *legal))
        and 0 < _points(view, on_table) <= 4
        and legal[-1].rank > best
    )


def _discard(view: HeartsSeatView, legal: tuple[Card, ...]) -> Card:
    if _suspect(view) == view.taking:
        harmless = [face for face in legal if not worth(view.terms, face)]
        if harmless:
            return max(harmless, key=lambda face: face.rank)
    queen_out = _queenis_dear(view) and _queen_is_out(view)
    return max(legal, key=lambda face: _burden(view, face, queen_out=queen_out))


def _burden(view: HeartsSeatView, face: Card, *, queen_out: bool) -> tuple[int, Card]:
    """Judge how glad the hand is to be rid of a card."""
    costs = worth(view.terms, face)
    if is_dear(view.terms, face):
        return 100 + costs, face
    if costs < 0:
        return costs, face
    if queen_out and face in ABOVE_QUEEN:
        return 60 + face.rank, face
    if costs:
        return 20 + face.rank * 2, face
    alone = sum(other.suit == face.suit for other in view.hand) == 1
    return face.rank * 2 + (6 if alone else 0), face
