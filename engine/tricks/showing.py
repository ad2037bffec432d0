"""Showing: before play some cards may be shown that stay in the hand, and so count for more.

Who holds none of them is asked nothing, and nobody is told who was asked: that would tell what is
held. A card that is shown waits while its holder has another of its suit, until a trick after one
to which its suit was led (`Deal.bound`).
"""

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any, Final, Generic, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction, unknown_verb
from engine.contract.seats import Seat
from engine.tricks.deal import Deal, replaced
from engine.tricks.game import GameT
from engine.tricks.manner import Cards
from engine.tricks.terms import Terms
from engine.tricks.view import TrickSeatView, TrickView

VERB: Final = "show"


class CardShowing(Phase[GameT], Generic[GameT]):
    """Each seat that holds some of the cards shows any of them: all at once, or one by one.

    If they choose at once, all is turned up together; else each sees what was shown before.
    """

    __slots__ = ("_cards", "_rule", "_then", "in_turn")

    def __init__(
        self,
        rule: str,
        cards: Callable[[Any], Cards],
        then: Callable[[GameT, list[Event]], GameT],
        in_turn: Callable[[Any], bool],
    ) -> None:
        """Let some `cards` be shown by a `rule`, one by one from the leader on if `in_turn`.

        Both follow from the terms.
        """
        self._rule = rule
        self._cards = cards
        self._then = then
        self.in_turn: Final = in_turn

    @property
    def key(self) -> Literal["show"]:
        return VERB

    def held(self, terms: Terms[Any], hand: Cards) -> Cards:
        """Return the cards of a hand that may be shown."""
        return tuple([face for face in self._cards(terms) if face in hand])

    def begun(self, game: GameT, deal: Deal[Any], events: list[Event]) -> GameT:
        """Begin to show: from here on those are asked who hold some of the cards."""
        shown = tuple([None if self.held(game.terms, hand) else () for hand in deal.hands])
        return self._gone_on(game.with_deal(deal._replace(phase=self, shown=shown)), events)

    def to_act(self, game: GameT) -> tuple[Seat, ...]:
        deal = game.dealt
        owing = tuple([seat for seat, faces in enumerate(deal.shown) if faces is None])
        if not self.in_turn(game.terms):
            return owing
        assert deal.leader is not None
        return tuple([seat for seat in game.terms.in_turn(deal.leader) if seat in owing][:1])

    def asked_openly(self, game: GameT) -> tuple[Seat, ...]:
        del game
        return ()

    def due(self, game: GameT) -> tuple[str, ...]:
        del game
        return (VERB,)

    def prompt(self, game: GameT, seat: Seat) -> Prompt:
        held = self.held(game.terms, game.dealt.hands[seat])
        return Prompt(VERB, VERB, held, len(held), default=Action(VERB), least=0)

    def legal_actions(self, game: GameT, seat: Seat) -> tuple[Action, ...]:
        held = self.held(game.terms, game.dealt.hands[seat])
        some = [faces for size in range(len(held) + 1) for faces in combinations(held, size)]
        return tuple([Action.of(VERB, faces) for faces in some])

    def propose(self, game: GameT, seat: Seat, rng: Random) -> Action:
        return rng.choice(self.legal_actions(game, seat))

    def take(self, game: GameT, seat: Seat, action: Action) -> Step:
        if action.verb != VERB:
            raise unknown_verb()
        held, named = self.held(game.terms, game.dealt.hands[seat]), action.cards
        faces = tuple([face for face in held if face in named])
        if len(faces) != len(named):
            raise IllegalAction(self._rule, "not-shown", "only some cards of the hand are shown")
        deal = game.dealt
        events = [Event.of("cards-chosen", seat, faces, heard_by=(seat,))]
        chosen = game.with_deal(deal._replace(shown=replaced(deal.shown, seat, faces)))
        if faces and self.in_turn(game.terms):
            events.append(Event.of("cards-shown", seat, faces))
        return Step(self._gone_on(chosen, events), tuple(events))

    def _gone_on(self, game: GameT, events: list[Event]) -> GameT:
        shown = game.dealt.shown
        if None in shown:
            return game
        if not self.in_turn(game.terms):
            rows = enumerate(shown)
            events += [Event.of("cards-shown", seat, faces) for seat, faces in rows if faces]
        return self._then(game, events)

    def imagined(self, view: TrickView, deal: Deal[Any]) -> Deal[Any] | None:
        """Return a deal with who has still to say what is shown, None if the view shows another.

        All before somebody who showed something, or is asked, have been asked if it goes in turn.
        """
        terms, me = view.terms, view if isinstance(view, TrickSeatView) else None
        shown: list[Cards | None] = [None if self.held(terms, own) else () for own in deal.hands]
        if me and me.showing is not None:
            shown[me.seat] = me.showing
        if not self.in_turn(terms):
            return deal._replace(turn=None, shown=tuple(shown))
        assert view.leader is not None
        order = terms.in_turn(view.leader)
        asked = bool(me and me.prompt)
        done = [at for at, seat in enumerate(order) if view.shown[seat]]
        if me and (asked or (me.showing is not None and self.held(terms, me.hand))):
            done.append(order.index(me.seat) - asked)
        for seat in order[: max(done, default=-1) + 1]:
            shown[seat] = view.shown[seat]
        if me and me.showing is not None:
            shown[me.seat] = me.showing
        owing = next((seat for seat in order if shown[seat] is None), None)
        if owing is None or bool(me and owing == me.seat) != asked:
            return None
        return deal._replace(turn=None, shown=tuple(shown))
