"""What kind of mistake a dear move of All Fours was, read from the view of its player."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Card, card
from engine.contract.action import Action
from engine.games.all_fours.auction import NO_BID
from engine.games.all_fours.counting import game_pips, peg
from engine.games.all_fours.terms import JACK, is_jack
from engine.games.all_fours.view import AllFoursSeatView
from engine.players.advice import Advice, Fact
from engine.players.all_fours.reasons import KEEPS, changes, of_suit
from engine.tricks.trick import Play, winner

TEN: Final = 10


def all_fours_mistake(view: AllFoursSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    if played.verb == best.verb == "bid":
        kinds = _of_bidding(view, played, best)
    elif played.verb == best.verb == "discard":
        kinds = _of_discarding(view, played)
    elif view.stage == "play" and played.verb == best.verb == "play":
        kinds = _of_playing(_Played(view, played, card(played.words[0]), card(best.words[0])))
    else:
        kinds = _of_talk(view, played, best)
    return next(kinds, Advice(played))


def _because(action: Action, kind: str, **facts: Fact) -> Advice:
    return Advice.because(action, f"af-{kind}", **facts)


def _of_talk(view: AllFoursSeatView, played: Action, best: Action) -> Iterator[Advice]:
    if view.trump is None:
        return
    trumps = of_suit(view.hand, view.trump)
    if (played.verb, best.verb) == ("run", "give"):
        # So it is also where trumps stay (D9): the words say nothing of them.
        yield _because(played, "ran", suit=view.trump, count=len(trumps))
    if played.verb in KEEPS and changes(view, best):
        key = "gave" if played.verb == "give" else "stood"
        yield _because(played, key, suit=view.trump, count=len(trumps))
    if changes(view, played) and best.verb in KEEPS:
        yield _because(played, "begged", suit=view.trump, count=len(trumps))


def _of_bidding(view: AllFoursSeatView, played: Action, best: Action) -> Iterator[Advice]:
    del view
    if played == NO_BID:
        yield _because(played, "no-bid", count=int(best.words[0]))
    elif best == NO_BID:
        yield _because(played, "bid")
    elif int(played.words[0]) > int(best.words[0]):
        yield _because(played, "bid-high", count=int(best.words[0]))
    else:
        yield _because(played, "bid-low", count=int(best.words[0]))


def _of_discarding(view: AllFoursSeatView, played: Action) -> Iterator[Advice]:
    trumps = of_suit(played.cards, view.trump)
    if trumps:
        yield _because(played, "discarded-trump", card=trumps[0])


class _Played:
    """A card, the better one, and the trick they might go to."""

    def __init__(self, view: AllFoursSeatView, action: Action, face: Card, best: Card) -> None:
        self.view, self.action, self.face, self.best = view, action, face, best
        self.trump = view.trump
        self.own = view.terms.side(view.seat)
        self.last = len(view.trick) == view.seat_count - 1
        self.lying = sum(self.pips(one.card) for one in view.trick)
        self.pegged = sum(self.pegs(one.card) for one in view.trick)

    def because(self, kind: str, **facts: Fact) -> Advice:
        return _because(self.action, kind, **facts)

    def pips(self, face: Card) -> int:
        return game_pips(self.view.terms.rules, face, self.trump)

    def pegs(self, face: Card) -> int:
        return peg(self.view.terms.rules, face, self.trump)

    def takes(self, face: Card) -> bool:
        """Whether a card takes the trick as it lies."""
        return winner((*self.view.trick, Play(self.view.seat, face)), self.trump) == self.view.seat


def _of_playing(at: _Played) -> Iterator[Advice]:
    if at.trump is None:
        yield at.because("pitched", suit=at.face.suit, better=at.best)
    elif not at.view.trick:
        yield from _of_leading(at)
    else:
        yield from _of_following(at)


def _of_leading(at: _Played) -> Iterator[Advice]:
    trump = at.trump
    assert trump is not None
    seen = {play.card for play in at.view.seen} | set(at.view.hand)
    jack = Card(trump, JACK)
    if at.pegs(at.face) > at.pegs(at.best):
        yield at.because("led-pegs", card=at.face, count=at.pegs(at.face))
    if is_jack(at.face, trump):
        yield at.because("led-jack", card=at.face)
    if at.best.suit == trump and at.best > jack and jack not in seen and at.face.suit != trump:
        yield at.because("no-hunt", card=at.best)
    if at.face.rank == TEN and at.face.suit != trump:
        yield at.because("led-ten", card=at.face)
    if at.face.suit == trump and at.best.suit != trump:
        yield at.because("led-trump", card=at.face)
    if at.pips(at.face) > at.pips(at.best):
        yield at.because("led-dear", card=at.face, count=at.pips(at.face))
    if at.best.suit == trump and at.face.suit != trump:
        yield at.because("kept-trump", card=at.best)


def _of_following(at: _Played) -> Iterator[Advice]:
    took, would = at.takes(at.face), at.takes(at.best)
    yield from _of_jacks(at)
    if at.view.taking in at.own:
        if took and not would:
            yield at.because("over-partner", card=at.face)
        if at.pips(at.best) > at.pips(at.face):
            yield at.because("kept-pips", card=at.best, count=at.pips(at.best))
        return
    if would and not took and at.pegged + at.pegs(at.best) > 0:
        yield at.because("left-pegs", card=at.best, count=at.pegged + at.pegs(at.best))
    if not took and at.pegs(at.face) > at.pegs(at.best):
        yield at.because("gave-pegs", card=at.face, count=at.pegs(at.face))
    if would and not took and at.lying + at.pips(at.best) > 0:
        yield at.because("left-pips", card=at.best, count=at.lying + at.pips(at.best))
    if took and not would and at.face.suit == at.trump:
        yield at.because("wasted-trump", card=at.face)
    if took and would and at.face > at.best and at.face.suit == at.best.suit:
        yield at.because("too-high", card=at.face, better=at.best)
    if not took and at.pips(at.face) > at.pips(at.best):
        yield at.because("gave-pips", card=at.face, count=at.pips(at.face))


def _of_jacks(at: _Played) -> Iterator[Advice]:
    """Tell of the Jack of trumps, in the trick or in the hand."""
    would = at.takes(at.best)
    jack = next((one for one in at.view.trick if is_jack(one.card, at.trump)), None)
    if jack is not None and would and not at.takes(at.face):
        key = "left-jack" if jack.seat in at.own else "missed-jack"
        yield at.because(key, card=at.best)
    if is_jack(at.best, at.trump) and would and at.last:
        yield at.because("kept-jack", card=at.best)
    if is_jack(at.face, at.trump):
        yield at.because("risked-jack", card=at.face)
