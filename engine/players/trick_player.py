"""The trick player: plays any game of tricks by rules of thumb, for families without one of theirs.

It reads the views that all games of tricks share. If something else than a card is asked, such as
a bid, it says what the question calls sensible. If nothing is called so, it does what the rules
name for silence, or anything at random. A family whose bids matter says which is sensible, and in
its manner of play whether a trick is wanted now; or it has players of its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.players.family_players import FamilyPlayers, without_kind, without_reason
from engine.players.policy import RandomPlayer
from engine.players.searching import Searcher
from engine.tricks.family import TrickFamily
from engine.tricks.manner import Manner
from engine.tricks.playing import VERB
from engine.tricks.trick import Play
from engine.tricks.view import TrickSeatView


@dataclass(frozen=True, slots=True)
class TrickPlayer:
    """Takes tricks cheaply if they are wanted, and otherwise ducks with the highest card.

    With `remembers` it knows which cards are out: it leads those that nothing beats, and spends a
    high card only on a trick that it keeps.
    """

    slow: ClassVar[bool] = False

    manner: Manner[Any, Any]
    wanted: Callable[[Any], bool]
    """Whether the seat of a view wants tricks now, rather than to avoid them."""
    remembers: bool = False

    def decide(self, view: TrickSeatView, rng: Random) -> Action:
        """Play a card by rule of thumb; answer the rest sensibly, or as silence counts."""
        prompt = view.open_prompt
        if prompt.question != VERB or not prompt.cards:
            return prompt.sensible or prompt.default or RandomPlayer().decide(view, rng)
        cards = sorted(prompt.cards, key=lambda face: _height(view, face))
        if not self.wanted(view):
            return Action(VERB, (str(self._ducked(view, cards)),))
        face = self._followed(view, cards) if view.trick else self._led(view, cards)
        return Action(VERB, (str(face),))

    def _led(self, view: TrickSeatView, cards: list[Card]) -> Card:
        out = _out(view) if self.remembers else ()
        sure = [face for face in cards if self.remembers and not _beaten_by(view, face, out)]
        return sure[-1] if sure else cards[0]

    def _followed(self, view: TrickSeatView, cards: list[Card]) -> Card:
        """Leave the trick to a partner, take it with the cheapest card that will, or play low."""
        last = len(view.trick) == sum(map(bool, view.hand_sizes)) - 1
        if view.taking in view.terms.side(view.seat):
            return cards[0]
        takes = [face for face in cards if self._taken_by(view, face) == view.seat]
        if self.remembers and not last:
            out, trump = _out(view), view.trump
            suit = view.terms.suit
            ruff = suit(view.trick[0].card, trump) != trump
            takes = [
                face
                for face in takes
                if (ruff and suit(face, trump) == trump) or not _beaten_by(view, face, out)
            ]
        return takes[0] if takes else cards[0]

    def _ducked(self, view: TrickSeatView, cards: list[Card]) -> Card:
        """Play the highest card that does not take the trick; if all take it, or none, the lowest.

        What cannot take is thrown from the top.
        """
        if not view.trick:
            return cards[0]
        under = [face for face in cards if self._taken_by(view, face) != view.seat]
        return under[-1] if under else cards[0]

    def _taken_by(self, view: TrickSeatView, face: Card) -> Seat | None:
        trick = (*view.trick, Play(view.seat, face))
        return self.manner.taker(view.terms, trick, view.trump)


def trick_players(family: TrickFamily[Any, Any]) -> FamilyPlayers[TrickSeatView]:
    """Return players of a family; the hard one plays out what the medium one would do."""
    points_wanted = all(preset.highest_wins for preset in family.presets.values())
    wanted = family.manner.wanted or (_always if points_wanted else _never)
    medium = TrickPlayer(family.manner, wanted, remembers=True)
    return FamilyPlayers(
        easy=TrickPlayer(family.manner, wanted),
        medium=medium,
        hard=Searcher(family=family, judgement=medium, worlds=40),
        reason=without_reason,
        mistake=without_kind,
    )


def _always(view: TrickSeatView) -> bool:
    del view
    return True


def _never(view: TrickSeatView) -> bool:
    del view
    return False


def _height(view: TrickSeatView, face: Card) -> tuple[bool, int]:
    """Return what a card is good for: by rank, trumps above all."""
    suit, rank = view.terms.counted(face, view.trump)
    return suit == view.trump, rank


def _out(view: TrickSeatView) -> list[Card]:
    """Return what may be out, each card as what it counts as."""
    seen = {*view.hand, *view.turned, *(play.card for row in view.rows for play in row)}
    return [view.terms.counted(face, view.trump) for face in view.terms.deck if face not in seen]


def _beaten_by(view: TrickSeatView, face: Card, out: Sequence[Card]) -> bool:
    """Whether a higher card of its suit may be out; that a plain card is trumped is risked."""
    suit, rank = view.terms.counted(face, view.trump)
    return any(other.suit == suit and other.rank > rank for other in out)
