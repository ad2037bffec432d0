"""In turn: phases in which one seat after the other is asked, as the turn goes."""

from typing import Generic

from engine.contract.phase import Phase
from engine.contract.seats import Seat
from engine.tricks.game import GameT


class InTurn(Phase[GameT], Generic[GameT]):
    """The seat in turn owes an action, and no other."""

    __slots__ = ()

    def to_act(self, game: GameT) -> tuple[Seat, ...]:
        turn = game.dealt.turn
        assert turn is not None
        return (turn,)
