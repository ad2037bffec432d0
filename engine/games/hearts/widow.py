"""The widow: cards left over from the deal, and the trick they go to or the hand (R1.3, R13.2)."""

from collections import Counter
from collections.abc import Iterator

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.hearts.deal import Deal, kitty_taker
from engine.games.hearts.points import Terms


def taken_up(terms: Terms, deal: Deal, seat: Seat) -> Deal:
    """Return the deal with its kitty in the hand of `seat`, who took the first trick (R13.2).

    With no card left to play, what would be laid aside is what was taken up, so nobody is asked.
    """
    if terms.rules.kitty != "hand" or not deal.hands[seat]:
        return deal
    hand = tuple(sorted((*deal.hands[seat], *deal.kitty)))
    hands = (*deal.hands[:seat], hand, *deal.hands[seat + 1 :])
    return deal._replace(hands=hands, owed=len(deal.kitty))


def kitty_events(terms: Terms, before: Deal, after: Deal) -> Iterator[Event]:
    """Tell of the kitty in the moment it is taken (R1.3)."""
    seat = kitty_taker(terms, after)
    if seat is None or kitty_taker(terms, before) is not None:
        return
    yield Event("kitty-taken", seat, (str(len(after.kitty)),))
    rules = terms.rules
    if rules.kitty_seen == "all":
        yield Event.of("kitty-seen", seat, after.kitty)
    elif rules.kitty_seen == "winner" or rules.kitty == "hand":
        yield Event.of("kitty-seen", seat, after.kitty, heard_by=(seat,))


def discard_action(faces: tuple[Card, ...]) -> Action:
    """Write what is laid aside for the kitty."""
    return Action.of("discard", faces)


def laid_aside(deal: Deal, seat: Seat, action: Action) -> tuple[Deal, tuple[Event, ...]]:
    """Return the deal after `seat` has laid as many cards aside as it took up (R13.2).

    Any cards of the hand will do, those just taken up among them; nobody else sees them. Raise
    `IllegalAction` for a wrong number of cards, or others.
    """
    faces, count = tuple(sorted(action.cards)), deal.owed
    if len(faces) != count:
        cards = "1 card is" if count == 1 else f"{count} cards are"
        raise IllegalAction("R13.2", "wrong-count", f"{cards} laid aside", count=count)
    hand = list(deal.hands[seat])
    if Counter(faces) - Counter(hand):
        raise IllegalAction("R13.2", "not-in-hand", "only cards of the hand are laid aside")
    for face in faces:
        hand.remove(face)
    hands = (*deal.hands[:seat], tuple(hand), *deal.hands[seat + 1 :])
    told = (
        Event("discard-made", seat, (str(count),)),
        Event.of("cards-discarded", seat, faces, heard_by=(seat,)),
    )
    return deal._replace(hands=hands, laid_aside=faces, owed=0), told
