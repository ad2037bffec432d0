"""The easy player of Hearts: a sensible beginner who counts a little and plans nothing."""

from collections.abc import Iterable
from random import Random
from typing import Final

from engine.cards import Card, pack
from engine.contract.action import Action
from engine.contract.view import View
from engine.games.hearts.view import HeartsView
from engine.players.answers import answer
from engine.players.random_player import RandomPlayer

QUEEN: Final = Card("S", 12)
ABOVE_QUEEN: Final = frozenset({Card("S", 13), Card("S", 14)})
SUSPICIOUS: Final = 6
"""Points held by one seat alone from which a moon is feared."""

_AT_RANDOM: Final = RandomPlayer()


class HeartsEasy:
    """Ducks where it can, gets rid of the queen and of high cards, and hinders a plain moon.

    It knows the values of the standard game; with other point tables it plays on, less well.
    """

    def decide(self, view: View, rng: Random) -> Action:
        """Pass or play by rule of thumb; answer any other question at random."""
        prompt = view.prompt
        if prompt is None or not isinstance(view, HeartsView):
            return _AT_RANDOM.decide(view, rng)
        if prompt.question == "pass":
            return answer(prompt, _passed(view.hand, prompt.cards, prompt.pick))
        if prompt.question == "play":
            return answer(prompt, (_played(view, prompt.cards),))
        if prompt.question == "discard":
            return answer(prompt, _passed(view.hand, prompt.cards, prompt.pick))
        # The random player says what stands where no answer comes.
        return _AT_RANDOM.decide(view, rng)


def _passed(hand: tuple[Card, ...], passable: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Return the cards most dangerous to keep."""
    return tuple(sorted(passable, key=lambda face: _danger(hand, face), reverse=True)[:count])


def _danger(hand: tuple[Card, ...], face: Card) -> tuple[int, Card]:
    length = sum(other.suit == face.suit for other in hand)
    if face.suit == "S":
        cover = sum(other.suit == "S" and other < QUEEN for other in hand)
        # Four small spades outlast the spade leads that would draw the high ones.
        if face >= QUEEN:
            return (100 if cover < 4 else 5), face
        return 0, face
    if face.suit == "H":
        return face.rank * 3 if face.rank > 8 else face.rank, face
    short = max(0, 4 - length) * 5
    return (face.rank * 2 + short if face.rank > 8 else face.rank), face


def _played(view: HeartsView, legal: tuple[Card, ...]) -> Card:
    if len(legal) == 1:
        return legal[0]
    if not view.trick:
        return _lead(view, legal)
    if legal[0].suit == view.trick[0].card.suit:
        return _follow(view, legal)
    return _discard(view, legal)


def _seen(view: HeartsView) -> set[Card]:
    played = {play.card for trick in view.tricks for play in trick.plays}
    return played | {play.card for play in view.trick} | set(view.hand)


def _queen_is_out(view: HeartsView) -> bool:
    return QUEEN not in _seen(view)


def _points(faces: Iterable[Card]) -> int:
    return sum(13 if face == QUEEN else face.suit == "H" for face in faces)


def _suspect(view: HeartsView) -> int | None:
    """Return the other seat that holds every point so far, once they are many."""
    holders = [seat for seat, points in enumerate(view.taken) if points]
    if len(holders) == 1 and holders[0] != view.seat and view.taken[holders[0]] >= SUSPICIOUS:
        return holders[0]
    return None


def _lead(view: HeartsView, legal: tuple[Card, ...]) -> Card:
    spades = [face for face in legal if face.suit == "S"]
    held = [face for face in view.hand if face.suit == "S" and face >= QUEEN]
    if spades and not held and _queen_is_out(view):
        # Small spades draw the queen from whoever holds her.
        return spades[-1]
    unseen = set(pack()) - _seen(view)
    return min(legal, key=lambda face: _lead_risk(view, unseen, face))


def _lead_risk(view: HeartsView, unseen: set[Card], face: Card) -> tuple[int, int, Card]:
    """Judge a lead: the likelier it is to be beaten, and the less it costs, the better."""
    same = [other for other in unseen if other.suit == face.suit]
    higher = sum(other.rank > face.rank for other in same)
    lower = len(same) - higher
    queen_near = face.suit == "S" and (QUEEN in unseen or QUEEN in view.hand)
    risk = lower * 2 - higher
    if not same:
        # Nobody else can follow, so the trick stays here with all that is thrown on it.
        risk = 30
    if queen_near and (face >= QUEEN or QUEEN in view.hand):
        risk += 40
    return risk, higher, face


def _follow(view: HeartsView, legal: tuple[Card, ...]) -> Card:
    on_table = [play.card for play in view.trick]
    suit = on_table[0].suit
    best = max(face.rank for face in on_table if face.suit == suit)
    last = len(on_table) == view.seat_count - 1
    points = _points(on_table)
    if QUEEN in legal and best > QUEEN.rank:
        return QUEEN
    if _stops_a_moon(view, legal, on_table, best):
        return legal[-1]
    harmless = tuple(face for face in legal if face != QUEEN) or legal
    if view.trick_number == 1 or (last and not points):
        return harmless[-1]
    below = [face for face in legal if face.rank < best]
    if below:
        return below[-1]
    if last:
        # The trick is taken anyway: let the highest card go with it.
        return harmless[-1]
    return _over(view, harmless, suit)


def _over(view: HeartsView, legal: tuple[Card, ...], suit: str) -> Card:
    """Choose where every card would take the trick as it lies, with others still to play."""
    fresh = all(trick.plays[0].card.suit != suit for trick in view.tricks)
    if suit in "CD" and fresh and view.trick_number < 5:
        return legal[-1]
    return legal[0]


def _stops_a_moon(
    view: HeartsView, legal: tuple[Card, ...], on_table: list[Card], best: int
) -> bool:
    """Whether a cheap trick with a heart is worth taking from a seat that holds all points."""
    return (
        _suspect(view) is not None
        and QUEEN not in on_table
        and QUEEN not in legal
        and 0 < _points(on_table) <= 4
        and legal[-1].rank > best
    )


def _discard(view: HeartsView, legal: tuple[Card, ...]) -> Card:
    if _suspect(view) == view.taking:
        harmless = [face for face in legal if not _points((face,))]
        if harmless:
            return max(harmless, key=lambda face: face.rank)
    if QUEEN in legal:
        return QUEEN
    queen_out = _queen_is_out(view)
    return max(legal, key=lambda face: _burden(view.hand, face, queen_out=queen_out))


def _burden(hand: tuple[Card, ...], face: Card, *, queen_out: bool) -> tuple[int, Card]:
    """Judge how glad the hand is to be rid of a card."""
    if queen_out and face in ABOVE_QUEEN:
        return 60 + face.rank, face
    if face.suit == "H":
        return 20 + face.rank * 2, face
    alone = sum(other.suit == face.suit for other in hand) == 1
    return face.rank * 2 + (6 if alone else 0), face
