"""Ticks: the cards that seats have chosen but not yet passed."""

from engine.cards import Card
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat


class Ticks:
    """What this process remembers of ticks; each counts for one question only.

    The pictures carry them as well, so they outlive a restart; remembering them lets quick
    presses add up although each was made on an older picture.
    """

    def __init__(self) -> None:
        self._ticks: dict[Seat, tuple[int, tuple[Card, ...]]] = {}
        self._counts: dict[Seat, int] = {}

    def at(self, seat: Seat, asked: int) -> tuple[Card, ...]:
        """Return the cards ticked for question `asked`, in the order they were ticked."""
        known, ticked = self._ticks.get(seat, (0, ()))
        return ticked if known == asked else ()

    def count(self, seat: Seat) -> int:
        """Return a number that grows with every tick of a seat."""
        return self._counts.get(seat, 0)

    def tick(
        self, seat: Seat, asked: int, prompt: Prompt, card: Card, pictured: tuple[Card, ...]
    ) -> bool:
        """Tick a card; return False where as many as allowed are ticked already.

        `pictured` are those that the pressed picture shows ticked: they count where nothing is
        remembered. A card that is not to be chosen from is left alone.
        """
        ticked = self._so_far(seat, asked, prompt, pictured)
        if card in prompt.cards and card not in ticked:
            if len(ticked) >= prompt.pick:
                return False
            ticked = (*ticked, card)
        self._keep(seat, asked, ticked)
        return True

    def untick(
        self, seat: Seat, asked: int, prompt: Prompt, card: Card, pictured: tuple[Card, ...]
    ) -> None:
        """Take a tick away; `pictured` as for `tick`."""
        ticked = self._so_far(seat, asked, prompt, pictured)
        self._keep(seat, asked, tuple(face for face in ticked if face != card))

    def _so_far(
        self, seat: Seat, asked: int, prompt: Prompt, pictured: tuple[Card, ...]
    ) -> tuple[Card, ...]:
        known, ticked = self._ticks.get(seat, (0, ()))
        remembered = ticked if known == asked else pictured
        return tuple(face for face in remembered if face in prompt.cards)

    def _keep(self, seat: Seat, asked: int, ticked: tuple[Card, ...]) -> None:
        self._ticks[seat] = (asked, ticked)
        self._counts[seat] = self._counts.get(seat, 0) + 1
