"""Why a move of All Fours is a good one, read from what it does in the view of its player."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.cards import Card, card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.all_fours.auction import NO_BID
from engine.games.all_fours.counting import game_pips, peg
from engine.games.all_fours.playing import CLAIM, COUNT
from engine.games.all_fours.terms import JACK, is_jack
from engine.games.all_fours.view import AllFoursSeatView
from engine.players.advice import Advice, Fact
from engine.players.all_fours.knowledge import AllFoursKnowledge, proven_revokes
from engine.players.all_fours.promise import promise
from engine.tricks.trick import Play, winner

KEEPS: Final = frozenset({"stand", "give", "refuse", "object"})
"""The words of a player who likes the trump."""
CHANGES: Final = frozenset({"beg", "run", "again", "consent", "bunch", "agree"})
"""The words of a player who wants another."""
REDEALS: Final = frozenset({"bunch", "agree"})
"""Those that change trumps also where running the cards does not (D9)."""
FEW: Final = 2
LOW: Final = 10
"""Trumps up to this rank are called low."""


def all_fours_reason(view: AllFoursSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    if view.stage == "play" and action.verb == "play":
        reasons = _of_playing(view, action, view.seat, card(action.words[0]))
    elif action in (CLAIM, COUNT):
        reasons = _of_revokes(view, action, view.seat)
    elif action.verb == "bid":
        reasons = _of_bidding(view, action, view.seat)
    elif action.verb == "discard":
        reasons = _of_discarding(view, action)
    else:
        reasons = _of_talk(view, action)
    return next(reasons, Advice(action))


def changes(view: AllFoursSeatView, action: Action) -> bool:
    """Whether whoever says this wants another trump."""
    return action.verb in (CHANGES if view.terms.rules.run_new_trump else REDEALS)


def _because(action: Action, reason: str, **facts: Fact) -> Advice:
    return Advice.because(action, f"af-{reason}", **facts)


def of_suit(faces: Sequence[Card], suit: str | None) -> tuple[Card, ...]:
    return tuple(sorted((face for face in faces if face.suit == suit), reverse=True))


def _of_talk(view: AllFoursSeatView, action: Action) -> Iterator[Advice]:
    if len(view.open_prompt.choices) == 1 and not view.may_give:
        yield _because(action, "gift-wins")
    if view.trump is None or not view.looking:
        return
    trumps = of_suit(view.hand, view.trump)
    if action.verb in KEEPS and trumps:
        yield _because(action, "strong", suit=view.trump, cards=trumps)
    if changes(view, action):
        if len(trumps) <= FEW:
            yield _because(action, "weak", suit=view.trump, count=len(trumps))
        if trumps and trumps[0].rank <= LOW:
            yield _because(action, "low", card=trumps[0])


def _of_bidding(view: AllFoursSeatView, action: Action, seat: Seat) -> Iterator[Advice]:
    others = AllFoursKnowledge.of(view, seat).others
    rules = view.terms.rules
    suits = sorted({face.suit for face in view.hand})
    if not suits:
        return
    best = max(suits, key=lambda suit: promise(rules, view.hand, suit, others).mine)
    reason = "bid-pass" if action == NO_BID else "bid"
    yield _because(action, reason, suit=best, cards=of_suit(view.hand, best))


def _of_discarding(view: AllFoursSeatView, action: Action) -> Iterator[Advice]:
    if view.trump is not None and not of_suit(action.cards, view.trump):
        yield _because(action, "discard-plain", suit=view.trump)


def _of_revokes(view: AllFoursSeatView, action: Action, seat: Seat) -> Iterator[Advice]:
    foes = [other for other in range(view.seat_count) if other not in view.terms.side(seat)]
    proven = proven_revokes(view, foes)
    shown = [foe for foe, count in proven.items() if view.revoked.count(foe) < count]
    if action == CLAIM and shown:
        yield _because(action, "claim", seat=shown[0])
    if action == COUNT and not shown:
        yield _because(action, "count")


def _of_playing(view: AllFoursSeatView, action: Action, seat: Seat, face: Card) -> Iterator[Advice]:
    if len(view.lawful) == 1:
        revokes = len(set(view.open_prompt.cards)) > 1
        yield _because(action, "only-lawful" if revokes else "only")
    elif view.trump is None:
        yield _because(action, "pitch", suit=face.suit, cards=of_suit(view.hand, face.suit))
    elif not view.trick:
        yield from _of_leading(view, action, AllFoursKnowledge.of(view, seat), face)
    else:
        plays = (*view.trick, Play(seat, face))
        if winner(plays, view.trump) == seat:
            yield from _of_taking(view, action, seat, face)
        else:
            yield from _of_losing(view, action, seat, face)


def _of_leading(
    view: AllFoursSeatView, action: Action, known: AllFoursKnowledge, face: Card
) -> Iterator[Advice]:
    trump = view.trump
    assert trump is not None
    unbeaten = not known.higher(face)
    if unbeaten and face.suit == trump:
        jack = Card(trump, JACK)
        hunts = face > jack and jack in known.unseen and view.terms.rules.four_points
        yield _because(action, "lead-hunts" if hunts else "lead-top-trump")
    if unbeaten:
        yield _because(action, "lead-top", suit=face.suit)
    if not game_pips(view.terms.rules, face, trump) and not is_jack(face, trump):
        yield _because(action, "lead-cheap")
    if face.suit != trump and of_suit(view.hand, trump):
        yield _because(action, "lead-keeps-trumps")


def _of_taking(view: AllFoursSeatView, action: Action, seat: Seat, face: Card) -> Iterator[Advice]:
    """The card takes the trick as it lies."""
    trump, rules = view.trump, view.terms.rules
    last = len(view.trick) == view.seat_count - 1
    won = (*(play.card for play in view.trick), face)
    count = sum(game_pips(rules, one, trump) for one in won)
    pegged = sum(peg(rules, one, trump) for one in won)
    best = next(play for play in view.trick if play.seat == view.taking)
    if best.seat in view.terms.side(seat):
        yield from _of_overtaking(view, action, seat, face, best.card)
        return
    if pegged:
        yield _because(action, "takes-pegs" if last else "for-pegs", count=pegged)
    jack_of = next((play.seat for play in view.trick if is_jack(play.card, trump)), None)
    if jack_of in view.terms.side(seat):
        yield _because(action, "saves-jack" if last else "over-for-jack", over=best.card)
    elif jack_of is not None:
        yield _because(action, "takes-jack" if last else "over-jack")
    if last and is_jack(face, trump):
        yield _because(action, "jack-safe")
    if last and count:
        yield _because(action, "takes-pips", count=count)
    if best.card.suit != trump and face.suit == trump:
        yield _because(action, "trumps", suit=view.trick[0].card.suit, over=best.card)
    yield _because(action, "over", over=best.card)


def _of_overtaking(
    view: AllFoursSeatView, action: Action, seat: Seat, face: Card, over: Card
) -> Iterator[Advice]:
    """The card takes the trick from the seat's partner."""
    given = game_pips(view.terms.rules, face, view.trump)
    if len(view.trick) == view.seat_count - 1:
        if is_jack(face, view.trump):
            yield _because(action, "jack-safe")
        if given:
            yield _because(action, "partner-pips", over=over, count=given)
        yield _because(action, "partner-lead", over=over)
        return
    known = AllFoursKnowledge.of(view, seat)
    beats = [known.beating(one, view.trump) for one in (face, over)]
    if beats[0] < beats[1]:
        yield _because(action, "partner-safer", over=over, count=beats[0])
    yield _because(action, "over-partner", over=over)


def _of_losing(view: AllFoursSeatView, action: Action, seat: Seat, face: Card) -> Iterator[Advice]:
    """Another card has the trick as it lies."""
    taking, rules = view.taking, view.terms.rules
    assert taking is not None
    given = game_pips(rules, face, view.trump)
    if taking in view.terms.side(seat):
        if given:
            yield _because(action, "for-partner", seat=taking, count=given)
        yield _because(action, "partner-has", seat=taking)
    elif not is_jack(face, view.trump) and not peg(rules, face, view.trump):
        fewest = min(game_pips(rules, other, view.trump) for other in view.lawful)
        if given == fewest:
            yield _because(action, "gives-little", seat=taking, count=given)
