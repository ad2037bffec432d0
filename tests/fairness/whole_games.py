"""Whole games with a proof, true and forged, on which all who verify have to agree."""

from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from engine.games.catalogue import variants
from engine.players.policy import Level
from engine.records.draws import DrawFinding
from engine.records.verifying import verified
from tests.fairness.fair_games import WHOLE, fair_record
from tests.fairness.forgeries import FORGERIES, Inapplicable, forged
from tests.fairness.specification import Recorded
from tests.laws.covering import THOROUGH, looked_at

COUNT: Final = 1000 if THOROUGH else 40
CASES: Final = looked_at(
    (variant, seats) for variant in variants() for seats in variant.seats_allowed
)
LENGTHS: Final = (3, WHOLE, 250, WHOLE) if THOROUGH else (3, 60, 100, 60, 250, 60, 100, WHOLE)
"""After how many actions a game is closed; at random, to play one to its end takes long."""
LEVELS: Final[tuple[Level | None, ...]] = (None, "random")
DRAWN: Final = frozenset({"First dealer", "Cut"})
SAYS: Final = {
    DrawFinding.PROVEN: "holds",
    DrawFinding.BY_RULES: "note",
    DrawFinding.OTHERWISE: "WRONG",
    DrawFinding.BEYOND: "no proof",
}
"""What the others find about a draw, by what the engine finds; of the rest it says less."""


class WholeGame(NamedTuple):
    """A record as its game left it, and one that somebody has forged and sealed anew."""

    name: str
    true: Recorded
    false: Recorded | None


def whole_games() -> Iterator[WholeGame]:
    """Yield games of every kind, played to their end or closed before it."""
    kinds = sorted(FORGERIES)
    for number in range(COUNT):
        rng = Random(number)
        variant, seats = CASES[number * 11 % len(CASES)]
        levels = rng.choices(LEVELS, k=seats)
        record = fair_record(
            variant, seats, levels, rng, LENGTHS[number % len(LENGTHS)], choosing=number % 2 == 1
        )
        try:
            false = forged(kinds[number % len(kinds)], record, rng)
        except Inapplicable:
            false = None
        yield WholeGame(f"{number}: {variant.key}, {seats}", record, false)


def draws_by_the_engine(record: Recorded) -> list[str | None]:
    """Return what others must find about each draw, None where the engine does not say."""
    return [SAYS.get(draw.finding) for draw in verified(record).draws]


def agrees(record: Recorded, found: list[list[str]]) -> bool:
    """Whether findings, by whomever, are those of the engine in each draw that it judges."""
    draws = [one[1] for one in found if one[0] in DRAWN or one[0].startswith("Deal ")]
    expected = draws_by_the_engine(record)
    return len(draws) == len(expected) and all(
        right in (None, said) for right, said in zip(expected, draws, strict=True)
    )
