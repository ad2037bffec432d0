"""Laying out: where the cards of a hand go, written as a plan with cards and numbers of melds."""

from collections.abc import Iterable

from engine.cards import Card
from engine.games.canasta.grouping import Grouping, GroupStep, Making
from engine.games.canasta.kinds import DEUCES, THREES, of_rank, without
from engine.games.canasta.plays import MeldPlay, Merge, Plan, cards_of
from engine.games.canasta.position import Position


def put_aside(hand: tuple[Card, ...], runs: Plan, rank: int) -> Card:
    """Return a card of a rank that none of the sequences takes."""
    return of_rank(_after(hand, runs), rank)[0]


def laid_out(
    at: Position,
    hand: tuple[Card, ...],
    runs: Plan,
    groups: Iterable[tuple[int, Grouping]],
) -> Plan:
    """Return the plan that lays all of a hand: sequences, groups by rank, then black threes."""
    writer = _Writer(at, _after(hand, runs), runs)
    for rank, grouping in groups:
        writer.write(rank, grouping)
    threes = len(of_rank(hand, THREES))
    black = (MeldPlay(THREES, threes),) if threes else ()
    return (*runs, *writer.steps, *black)


def _after(hand: tuple[Card, ...], runs: Plan) -> tuple[Card, ...]:
    for step in runs:
        if isinstance(step, MeldPlay):
            hand = without(hand, cards_of(hand, step))
    return hand


class _Writer:
    """Writes groups down in the order in which they are laid, as that gives them their numbers."""

    def __init__(self, at: Position, hand: tuple[Card, ...], runs: Plan) -> None:
        self._at = at
        self._hand = hand
        self._deuces = len(of_rank(hand, DEUCES))
        self._numbers = {meld.number for meld in at.melds}
        self.steps: list[MeldPlay | Merge] = []
        for step in runs:
            if isinstance(step, Merge):
                self._numbers.remove(step.other)
            elif step.onto is None:
                self._begun()

    def write(self, rank: int, grouping: Grouping) -> None:
        homes = [m.number for m in self._at.melds if not m.suit and m.rank == rank]
        faces = of_rank(self._hand, rank)
        for making in grouping.makings:
            self._make(rank, making, [homes[place] for place in making.homes], faces)

    def _make(self, rank: int, making: Making, places: list[int], faces: list[Card]) -> None:
        """Write the steps of one group, taking its naturals off `faces`."""
        for step in making.steps:
            if step.joined is not None:
                self.steps.append(Merge(places[step.to], places[step.joined]))
                self._numbers.remove(places[step.joined])
                continue
            new = step.to == len(places)
            if new:
                places.append(self._begun())
            onto = None if new or self._at.rules.melds_per_rank == 1 else places[step.to]
            self.steps.append(self._play(rank, step, faces, onto))

    def _play(self, rank: int, step: GroupStep, faces: list[Card], onto: int | None) -> MeldPlay:
        named = tuple(sorted(faces.pop() for _ in range(step.naturals)))
        deuces = min(self._deuces, step.wilds)
        self._deuces -= deuces
        return MeldPlay(
            rank,
            step.naturals,
            deuces,
            step.wilds - deuces,
            faces=named if self._at.rules.sequences else (),
            onto=onto,
        )

    def _begun(self) -> int:
        """Return the number that the game gives to the next new meld."""
        number = max(self._numbers, default=0) + 1
        self._numbers.add(number)
        return number
