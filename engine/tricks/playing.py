"""Playing: the phase in which cards are played to tricks, and tricks are taken."""

from functools import lru_cache
from random import Random
from typing import Any, Final, Generic, Literal

from engine.cards import HIGH_JOKER, LOW_JOKER, Card, card, pack
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.tricks.claiming import Doubt, Outlook, claim_made, claim_of, claimed_card
from engine.tricks.deal import Deal, with_card, with_tricks
from engine.tricks.game import GameT, TermsT
from engine.tricks.manner import Cards, Claiming, Manner
from engine.tricks.terms import Terms
from engine.tricks.trick import Play, TakenTrick

VERB: Final = "play"
CLAIM: Final = "claim"

_SEATS: Final = range(16)
"""More than have ever played a game of tricks together."""

PLAYS: Final = {face: Action(VERB, (str(face),)) for face in (*pack(), HIGH_JOKER, LOW_JOKER)}
"""The action of playing each card, made once."""
_PLAY_OF: Final = PLAYS.__getitem__

_TOLD: Final = [
    {face: Event("card-played", seat, play.words) for face, play in PLAYS.items()}
    for seat in _SEATS
]
_LAID: Final = [{face: Play(seat, face) for face in PLAYS} for seat in _SEATS]
"""The event of each card, and how it lies, by seat: made once, as half a million are played."""


@lru_cache(maxsize=64)
def manner_of(row: tuple[Phase[Any], ...]) -> Manner[Any, Any]:
    """Return how tricks are played in a family, by its row of phases."""
    return next(phase.manner for phase in row if isinstance(phase, TrickPlay))


class TrickPlay(Phase[GameT], Generic[GameT]):
    """The seat in turn plays a card, or claims how all the tricks to come will go.

    A family in which something else may be said in a turn has a phase of its own, built on this.

    Three things are kept of the deal asked about last: what is legal, which card keeps a claim, and
    what a seat that claims reckons with. They change no answer. Without the first a deal of Hearts
    takes 7 % longer (8.4 and 7.9 us a card); what keeps a claim is asked three times a card, and
    takes a hundred times as long; a hand in turn is offered two claims that are judged alike.
    """

    __slots__ = ("_bound", "_known", "_looked", "manner")

    def __init__(self, manner: Manner[GameT, TermsT]) -> None:
        self.manner: Manner[GameT, Any] = manner
        self._known: tuple[Deal[Any] | None, Cards] = (None, ())
        self._bound: tuple[Deal[Any] | None, Seat, Card | None] = (None, 0, None)
        self._looked: tuple[Deal[Any] | None, Seat, Outlook | None] = (None, 0, None)

    @property
    def key(self) -> Literal["play"]:
        return "play"

    def to_act(self, game: GameT) -> tuple[Seat, ...]:
        turn = game.dealt.turn
        assert turn is not None
        return (turn,)

    def due(self, game: GameT) -> tuple[str, ...]:
        seat = self.to_act(game)[0]
        verbs = (VERB, CLAIM) if self._may_claim(game, seat) else (VERB,)
        return (*verbs, *dict.fromkeys(action.verb for action in self.choices(game, seat)))

    def prompt(self, game: GameT, seat: Seat) -> Prompt | None:
        choices, default = self.choices(game, seat), self.unsaid(game, seat)
        return Prompt(VERB, VERB, self.playable(game, seat), 1, choices=choices, default=default)

    def legal_actions(self, game: GameT, seat: Seat) -> tuple[Action, ...]:
        playable = self.playable(game, seat)
        if game.terms.packs > 1:
            # It does not matter which of two equal cards in a hand is played.
            playable = tuple(dict.fromkeys(playable))
        plays = tuple(map(_PLAY_OF, playable))
        choices = self.choices(game, seat)
        return plays + choices if choices else plays

    def propose(self, game: GameT, seat: Seat, rng: Random) -> Action:
        return rng.choice(self.legal_actions(game, seat))

    def choices(self, game: GameT, seat: Seat) -> tuple[Action, ...]:
        """Return what may be said instead of playing a card; claims are not listed."""
        del game, seat
        return ()

    def refused_verb(self, action: Action) -> IllegalAction:
        """Return why something cannot be done in the middle of play."""
        del action
        return unknown_verb()

    def words_beside(self, action: Action) -> int:
        """Return how many words of a play may stand beside its card."""
        del action
        return 0

    def unsaid(self, game: GameT, seat: Seat) -> Action | None:
        """Return what the rules name if no card comes in time; in most games nothing."""
        del game, seat
        return None

    def playable(self, game: GameT, seat: Seat) -> Cards:
        """Return what `seat`, whose turn it is, may play: with a claim the card that keeps it."""
        deal = game.deal
        assert deal is not None
        if deal.claims and (bound := self.bound_card(game, seat)):
            return (bound,)
        return self._legal(game.terms, deal, seat)

    def _legal(self, terms: Terms[Any], deal: Deal[Any], seat: Seat) -> Cards:
        """Return what a hand may play; who lists it and who judges it ask of the same deal."""
        known, cards = self._known
        if known is not deal:
            cards = self.manner.legal(terms, deal.hands[seat], deal)
            self._known = deal, cards
        return cards

    def bound_card(self, game: GameT, seat: Seat) -> Card | None:
        """Return the card by which a seat makes its claim come true, None without a claim."""
        claiming, deal = self.manner.claiming, game.dealt
        what = claim_of(deal.claims, seat)
        if claiming is None or what is None:
            return None
        known, by, found = self._bound
        if known is not deal or by != seat:
            look = self._outlook(claiming, game, seat)
            found = claimed_card(what, look)
            if isinstance(found, Doubt):
                found = self.manner.idle(game.terms, look.legal, deal.trump)
            self._bound = deal, seat, found
        return found

    def _outlook(self, claiming: Claiming[GameT], game: GameT, seat: Seat) -> Outlook:
        """Return what a seat in turn reckons with."""
        known, by, look = self._looked
        if look is None or known is not game.deal or by != seat:
            look = claiming.outlook(game, seat)
            self._looked = game.deal, seat, look
        return look

    def forced(self, game: GameT) -> tuple[Seat, Action] | None:
        deal = game.dealt
        assert deal.turn is not None
        if deal.forced_after is None and claim_of(deal.claims, deal.turn) is None:
            return None
        face = self.manner.idle(game.terms, self.playable(game, deal.turn), deal.trump)
        return deal.turn, PLAYS[face]

    def take(self, game: GameT, seat: Seat, action: Action) -> Step:
        verb, words = action
        if verb == CLAIM:
            return self._claimed(game, seat, action)
        if verb != VERB:
            raise self.refused_verb(action)
        if len(words) != 1 and len(words) != 1 + self.words_beside(action):
            raise IllegalAction(self.manner.rule, "wrong-count", "one card is played", count=1)
        deal, manner, terms, face = game.deal, self.manner, game.terms, card(words[0])
        assert deal is not None
        hands = deal.hands
        hand = hands[seat]
        if deal.claims or face not in self._legal(terms, deal, seat):
            self._must_be_playable(game, deal, seat, face)
        events = [_TOLD[seat][face]]
        broken = deal.broken
        if not broken and manner.breaks(terms, face, deal.trick):
            broken = True
            events.append(Event(manner.breaking, seat))
        at = hand.index(face)
        hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
        trick = (*deal.trick, _LAID[seat][face])
        leader, count, step = deal.leader, len(hands), terms.step
        turn = (seat + step) % count
        while not hands[turn] and turn != leader:
            # A seat that sits this deal out has no cards.
            turn = (turn + step) % count
        lying = with_card(deal, turn, hands, trick, broken=broken)
        if manner.after_card is not None:
            game = manner.after_card(game.with_deal(lying), action, events)
            if game.deal is None:
                return Step(game, tuple(events))
            lying = game.deal
        if turn != leader or not manner.whole(terms, trick, hands):
            return Step(game.with_deal(lying), tuple(events))
        return self._trick_over(game, lying, events)

    def _must_be_playable(self, game: GameT, deal: Deal[Any], seat: Seat, face: Card) -> None:
        if face not in self._legal(game.terms, deal, seat):
            raise self.manner.refusal(game.terms, deal.hands[seat], deal, face)
        if face not in self.playable(game, seat):
            raise IllegalAction("claim", "claim-binds", "what was claimed settles the card")

    def _trick_over(self, game: GameT, deal: Deal[Any], events: list[Event]) -> Step:
        """Give the trick to the seat that takes it, with those that nobody took before it."""
        manner = self.manner
        seat = manner.taker(game.terms, deal.trick, deal.trump)
        if seat is None and any(deal.hands):
            # The cards stay on the table and the same seat leads again.
            events.append(Event("trick-cancelled", deal.leader))
            waiting = (*deal.pending, deal.trick)
            cancelled = deal._replace(turn=deal.leader, trick=(), pending=waiting)
            return Step(game.with_deal(cancelled), tuple(events))
        if seat is None:
            seat = deal.leader
        assert seat is not None
        taken = (TakenTrick(deal.trick, seat),)
        if deal.pending:
            taken = (*[TakenTrick(plays, seat) for plays in deal.pending], *taken)
        cleared = with_tricks(deal, seat, (*deal.tricks, *taken))
        after = manner.after_trick(game.with_deal(cleared), taken, events)
        if after.deal is None or after.deal.phase is not self:
            return Step(after, tuple(events))
        on = any(after.deal.hands)
        return Step(
            self._noted(after, events) if on else manner.scored(after, events), tuple(events)
        )

    def _may_claim(self, game: GameT, seat: Seat) -> bool:
        deal = game.dealt
        open_ = deal.forced_after is None and claim_of(deal.claims, seat) is None
        return open_ and self.manner.claiming is not None

    def _claimed(self, game: GameT, seat: Seat, action: Action) -> Step:
        """Take a claim that cannot fail; its seat is not asked for a card again."""
        claiming, deal = self.manner.claiming, game.dealt
        if claiming is None or not self._may_claim(game, seat):
            raise unknown_verb()
        claiming.must_be_possible(game, seat)
        claim = claim_made(action, self._outlook(claiming, game, seat))
        events = [Event("claim-made", seat, action.words)]
        made = game.with_deal(deal._replace(claims=(*deal.claims, claim)))
        return Step(self._noted(made, events), tuple(events))

    def _noted(self, game: GameT, events: list[Event]) -> GameT:
        """Note that nothing can change any more, if this is the first time that it is so."""
        claiming, deal = self.manner.claiming, game.dealt
        if claiming is None or deal.forced_after is not None or not claiming.decided(game):
            return game
        events.append(Event("deal-settled"))
        return game.with_deal(deal._replace(forced_after=len(deal.tricks)))
