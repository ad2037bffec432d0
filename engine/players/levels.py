"""Levels: how well a computer may play, by name."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, get_args

from engine.contract.view import SeatView
from engine.games.catalogue import FAMILIES
from engine.players.all_fours.easy import AllFoursEasy
from engine.players.all_fours.hard import ALL_FOURS_HARD
from engine.players.all_fours.medium import AllFoursMedium
from engine.players.canasta.easy import CanastaEasy
from engine.players.canasta.hard import CANASTA_HARD
from engine.players.canasta.medium import CanastaMedium
from engine.players.hearts.easy import HeartsEasy
from engine.players.hearts.hard import HeartsHard
from engine.players.hearts.medium import HeartsMedium
from engine.players.policy import Level, Policy, Searching
from engine.players.random_player import RandomPlayer
from engine.players.trick_player import trick_players
from engine.tricks.family import TrickFamily

EASIEST: Final[Level] = "easy"
"""The level of a chair whose own level nobody knows any more."""

USUAL: Final[Level] = "medium"
"""The level that sits down unless somebody asks for more or less: no push-over, and quick."""

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the weakest to the strongest."""

_OWN: Final[Mapping[str, Mapping[Level, Policy[Any]]]] = {
    "hearts": {
        "easy": HeartsEasy(),
        "medium": HeartsMedium(),
        "hard": HeartsHard(),
    },
    "canasta": {
        "easy": CanastaEasy(),
        "medium": CanastaMedium(),
        "hard": CANASTA_HARD,
    },
    "all_fours": {
        "easy": AllFoursEasy(),
        "medium": AllFoursMedium(),
        "hard": ALL_FOURS_HARD,
    },
}

_WITHOUT_THEIR_OWN: Final = {
    key: family
    for key, family in FAMILIES.items()
    if isinstance(family, TrickFamily) and key not in _OWN
}

PLAYERS: Final[Mapping[str, Mapping[Level, Policy[Any]]]] = {
    **_OWN,
    **{key: trick_players(family) for key, family in _WITHOUT_THEIR_OWN.items()},
}
"""For each family its players by level, which read its views; at random all can be played."""

SLOW: Final[frozenset[tuple[Level, str]]] = frozenset(
    {
        ("hard", "hearts"),
        ("medium", "canasta"),
        ("hard", "canasta"),
        ("hard", "all_fours"),
        *(("hard", key) for key in _WITHOUT_THEIR_OWN),
    }
)
"""Level and family of players who think so long that they are asked in another process."""

_AT_RANDOM: Final = RandomPlayer()


def level_named(name: str) -> Level:
    """Return the level that somebody wrote down; one that nobody knows any more is the easiest."""
    for level in LEVELS:
        if level == name:
            return level
    return EASIEST


def levels(family: str) -> tuple[Level, ...]:
    """Return the levels at which a family has a player of its own, the weakest first."""
    listed = _players(family)
    return tuple(level for level in LEVELS if level in listed)


def policy(level: Level, family: str, *, seconds: float | None = None) -> Policy[SeatView]:
    """Return who plays `family` at `level`, a searching player with a budget of `seconds`.

    If nobody plays that well, the best of those below does.
    """
    found = _player(_meant(level, family), family)
    if seconds is not None and isinstance(found, Searching):
        return found.within(seconds)
    return found


def is_slow(level: Level, family: str) -> bool:
    """Return whether a level's player is to be asked in another process."""
    return (_meant(level, family), family) in SLOW


def quick(level: Level, family: str) -> Policy[SeatView]:
    """Return the best player up to `level` who decides at once, in the place of one who is late."""
    at_once: list[Level] = [each for each in _up_to(level, family) if (each, family) not in SLOW]
    return _player(at_once[0] if at_once else "random", family)


def _meant(level: Level, family: str) -> Level:
    up_to = list(_up_to(level, family))
    return up_to[0] if up_to else "random"


def _up_to(level: Level, family: str) -> Iterator[Level]:
    """Return the levels that a family has up to this one, the strongest first."""
    at_most = LEVELS[: LEVELS.index(level) + 1]
    return reversed([each for each in levels(family) if each in at_most])


def _player(level: Level, family: str) -> Policy[SeatView]:
    return _players(family).get(level, _AT_RANDOM)


def _players(family: str) -> Mapping[Level, Policy[Any]]:
    # A view that comes here is of that family: the caller has both from one table.
    return PLAYERS.get(family, {})
