"""How strong the computers of each level are, as ratings: the anchors of `engine/ratings`.

    python -m benchmarks.anchors hearts --games 300 --levels easy,medium
    python -m benchmarks.anchors hearts --games 24 --one hard --levels easy,medium

Whole games at tables of mixed computers, drawn for each game; with `--one` one of that level sits
at each, and levels that `--levels` names in the other seats. The strengths are those under which
the places are what the model of `engine/ratings/rating.py` expects, the medium level being 25. The
error is that of drawing the games again (a bootstrap).
"""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import stdev
from typing import Any, Final, NamedTuple

from benchmarks.measuring import command_line, print_figures, progress
from benchmarks.strength import played, player
from engine.games.catalogue import FAMILIES, variant
from engine.players.levels import level_named
from engine.players.policy import Level
from engine.ratings.rated import ANCHOR_SIGMA
from engine.ratings.rating import MU, ComparedSide, evidence

PRESETS: Final = {key: next(iter(family.presets)) for key, family in FAMILIES.items()} | {
    "all_fours": "pitch",
}
"""The presets that measure a family: its first but for this."""
SEATS: Final = 4
ROUNDS: Final = 400
BOOTSTRAPS: Final = 30


class Ranked(NamedTuple):
    """The levels of each side of a game, and the sides' places."""

    sides: tuple[tuple[Level, ...], ...]
    places: tuple[int, ...]


def ranked(family: str, levels: Sequence[Level], number: int) -> Ranked:
    """Play one game with these levels in the seats."""
    preset, count = variant(PRESETS[family]), len(levels)
    deciders = [player(level, family, seconds=None).decide for level in levels]
    game, _ = played(preset, number % count, deciders, number)
    outcome = game.outcome
    assert outcome is not None
    return Ranked(
        tuple(tuple(levels[seat] for seat in side) for side in outcome.sides),
        tuple(outcome.places[side[0]] for side in outcome.sides),
    )


def fitted(games: Sequence[Ranked], start: Mapping[Level, float]) -> dict[Level, float]:
    """Return the strengths from which no game's places draw on average, the medium one fixed."""
    strengths = dict(start)
    for at in range(ROUNDS):
        drawn = dict.fromkeys(strengths, 0.0)
        for sides, places in games:
            met = [
                ComparedSide(
                    place, sum(strengths[level] for level in side), len(side) * ANCHOR_SIGMA**2
                )
                for side, place in zip(sides, places, strict=True)
            ]
            for own, side in enumerate(sides):
                others = met[:own] + met[own + 1 :]
                for level in side:
                    drawn[level] += evidence(met[own], others).rise * ANCHOR_SIGMA**2
        pace = 60.0 / len(games) / (1 + at / 100)
        for level in strengths:
            if level != "medium":
                strengths[level] += pace * drawn[level]
    return strengths


def measure(
    family: str, games: int, one: str, levels: Sequence[Level], *, first: int
) -> dict[str, Any]:
    """Play so many games, and fit the strengths to them."""
    rng = Random(f"anchors {family} {one} {first}")
    preset = variant(PRESETS[family])
    count = SEATS if SEATS in preset.seats_allowed else preset.seats_default
    found: list[Ranked] = []
    for number in range(first, first + games):
        seated: list[Level] = [rng.choice(levels) for _ in range(count)]
        if one:
            seated[number % count] = level_named(one)
        found.append(ranked(family, seated, number))
        progress(f"{len(found)} of {games}")
    start: dict[Level, float] = {
        level: MU for game in found for side in game.sides for level in side
    }
    strengths = fitted(found, start)
    again = [fitted(rng.choices(found, k=len(found)), strengths) for _ in range(BOOTSTRAPS)]
    return {
        "family": family,
        "preset": PRESETS[family],
        "games": len(found),
        "strengths": {
            level: [round(mu, 1), round(stdev(each[level] for each in again), 1)]
            for level, mu in strengths.items()
        },
    }


if __name__ == "__main__":
    parser = command_line("anchors", __doc__)
    parser.add_argument("family", choices=PRESETS)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--one", default="", metavar="LEVEL", help="sits at every table")
    parser.add_argument("--levels", default="easy,medium", help="of the others")
    said = parser.parse_args()
    others: list[Level] = [level_named(name) for name in said.levels.split(",")]
    print_figures(measure(said.family, said.games, said.one, others, first=said.first))
