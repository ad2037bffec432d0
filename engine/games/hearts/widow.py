"""The widow: cards left over from the deal, and the trick they go to or the hand (R1.3, R13.2)."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.seats import Seat
from engine.games.hearts.deal import kitty_taker
from engine.games.hearts.part import Deal, Moment
from engine.games.hearts.points import Terms
from engine.games.hearts.verbs import out_of_place
from engine.tricks.deal import replaced, without
from engine.tricks.in_turn import InTurn

VERB: Final = "discard"


class TakingUp(InTurn[Moment]):
    """The seat that took the widow into its hand lays as many cards aside; then play goes on."""

    __slots__ = ("_then",)

    def __init__(self, then: Phase[Moment]) -> None:
        self._then = then

    @property
    def key(self) -> Literal["discard"]:
        return VERB

    def due(self, game: Moment) -> tuple[str, ...]:
        del game
        return (VERB,)

    def prompt(self, game: Moment, seat: Seat) -> Prompt:
        return Prompt(VERB, VERB, game.dealt.hands[seat], game.dealt.own.owed)

    def propose(self, game: Moment, seat: Seat, rng: Random) -> Action:
        faces = rng.sample(game.dealt.hands[seat], game.dealt.own.owed)
        return Action.of(VERB, sorted(faces))

    def take(self, game: Moment, seat: Seat, action: Action) -> Step:
        """Let any cards of the hand be laid aside, those just taken up among them; nobody sees."""
        if action.verb != VERB:
            raise out_of_place(action)
        deal = game.dealt
        hand, count = deal.hands[seat], deal.own.owed
        faces = tuple(sorted(action.cards))
        if len(faces) != count:
            cards = "1 card is" if count == 1 else f"{count} cards are"
            raise IllegalAction("R13.2", "wrong-count", f"{cards} laid aside", count=count)
        if Counter(faces) - Counter(hand):
            raise IllegalAction("R13.2", "not-in-hand", "only cards of the hand are laid aside")
        after = deal._replace(
            phase=self._then,
            hands=replaced(deal.hands, seat, without(hand, faces)),
            own=deal.own._replace(laid_aside=faces, owed=0),
        )
        told = (
            Event("discard-made", seat, (str(count),)),
            Event.of("cards-discarded", seat, faces, heard_by=(seat,)),
        )
        return Step(game.with_deal(after), told)

    def taken_up(self, deal: Deal) -> Deal:
        """Return the deal with its kitty in the hand of the seat in turn, who took it (R13.2).

        With no card left to play, what would be laid aside is what was taken up, so nobody is
        asked.
        """
        seat = deal.turn
        assert seat is not None
        if not deal.hands[seat]:
            return deal
        hands = replaced(deal.hands, seat, tuple(sorted((*deal.hands[seat], *deal.stock))))
        own = deal.own._replace(owed=len(deal.stock))
        return deal._replace(phase=self, hands=hands, own=own)


def kitty_events(terms: Terms, before: Deal, after: Deal) -> Iterator[Event]:
    """Tell of the kitty in the moment it is taken (R1.3)."""
    seat = kitty_taker(terms, after)
    if seat is None or kitty_taker(terms, before) is not None:
        return
    yield Event("kitty-taken", seat, (str(len(after.stock)),))
    rules = terms.rules
    if rules.kitty_seen == "all":
        yield Event.of("kitty-seen", seat, after.stock)
    elif rules.kitty_seen == "winner" or rules.kitty == "hand":
        yield Event.of("kitty-seen", seat, after.stock, heard_by=(seat,))
