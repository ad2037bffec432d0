"""What kind of mistake a dear move of Pitch was, read from the view of its player."""

from collections.abc import Iterator

from engine.cards import Card, card
from engine.contract.action import Action
from engine.games.point_pitch.auction import SHOOT
from engine.games.point_pitch.view import PitchSeatView
from engine.players.advice import Advice
from engine.players.point_pitch.reasons import At, because, trumps_of
from engine.tricks.bidding import NO_BID


def pitch_mistake(view: PitchSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    kinds: Iterator[Advice] = iter(())
    if view.stage == "bid":
        kinds = _of_bidding(played, best)
    elif view.stage == "name":
        held = trumps_of(view.terms, view.hand, best.words[0])
        named = because(played, "named", suit=best.words[0], count=len(held))
        kinds = iter([named])
    elif view.stage == "discard":
        kinds = _of_laying(view, played, view.hand)
    elif view.stage == "rob":
        left = tuple(face for face in view.hand if face not in played.cards)
        kinds = _of_laying(view, Action.of(played.verb, left), best.cards, played)
    elif view.stage == "play" and played.verb == best.verb == "play":
        kinds = _of_playing(At(view, played, card(played.words[0])), card(best.words[0]))
    return next(kinds, Advice(played))


def _of_bidding(played: Action, best: Action) -> Iterator[Advice]:
    if played == NO_BID:
        if best == SHOOT:
            yield because(played, "no-moon")
        else:
            yield because(played, "no-bid", count=int(best.words[0]))
    elif best == NO_BID:
        yield because(played, "bid-too-much")
    elif best == SHOOT:
        yield because(played, "no-moon")
    elif played == SHOOT or int(played.words[0]) > int(best.words[0]):
        yield because(played, "bid-high", count=int(best.words[0]))
    else:
        yield because(played, "bid-low", count=int(best.words[0]))


def _of_laying(
    view: PitchSeatView, laid: Action, wanted: tuple[Card, ...], said: Action | None = None
) -> Iterator[Advice]:
    """Tell of trumps among the cards laid down that were wanted."""
    trump, terms, action = view.trump, view.terms, said or laid
    if trump is None:
        return
    lost = [face for face in trumps_of(terms, laid.cards, trump) if face in wanted]
    points = [face for face in lost if terms.worth(face, trump)]
    if points:
        yield because(action, "laid-point", card=points[0], count=terms.worth(points[0], trump))
    if lost:
        yield because(action, "laid-trump", card=lost[0])


def _of_playing(at: At, best: Card) -> Iterator[Advice]:
    if at.trump is None:
        yield at.because("pitched", suit=at.face.suit, better=best)
    elif not at.view.trick:
        yield from _of_leading(at, best)
    else:
        yield from _of_following(at, best)


def _of_leading(at: At, best: Card) -> Iterator[Advice]:
    if at.points(at.face) > at.points(best) and not at.unbeaten(at.face):
        yield at.because("led-point", card=at.face, count=at.points(at.face))
    if at.is_trump(best) and at.unbeaten(best) and not at.unbeaten(at.face):
        yield at.because("kept-top", card=best)
    if at.is_trump(at.face) and not at.is_trump(best):
        yield at.because("led-trump", card=at.face)
    if at.is_trump(best) and not at.is_trump(at.face):
        yield at.because("kept-trump", card=best)
    if at.is_trump(at.face) and at.unbeaten(at.face):
        yield at.because("led-top", card=at.face, better=best)


def _of_following(at: At, best: Card) -> Iterator[Advice]:
    took, would = at.takes(at.face), at.takes(best)
    mine, better = at.points(at.face), at.points(best)
    if at.view.taking in at.own:
        if took and not would:
            yield at.because("took-partners", card=at.face)
        if better > mine:
            yield at.because("kept-points", card=best, count=better)
        return
    if would and not took and at.lying + better > 0:
        yield at.because("left-points", card=best, count=at.lying + better)
    if mine > better and not (took and at.last):
        yield at.because("gave-points", card=at.face, count=mine)
    if took and not would and at.is_trump(at.face):
        yield at.because("wasted-trump", card=at.face)
    if took and would and _higher(at, at.face, best):
        yield at.because("too-high", card=at.face, better=best)
    if took and would and _higher(at, best, at.face):
        yield at.because("too-low", card=at.face, better=best)


def _higher(at: At, one: Card, other: Card) -> bool:
    """Whether a card is the higher one of the same suit."""
    mine, than = at.terms.counted(one, at.trump), at.terms.counted(other, at.trump)
    return mine.suit == than.suit and mine.rank > than.rank
