"""Levels: how well a computer may play, by name."""

from typing import Final, get_args

from engine.contract.view import SeatView
from engine.players.families import players_of
from engine.players.family_players import OwnLevel
from engine.players.policy import Level, Policy, RandomPlayer, Searching

EASIEST: Final[Level] = "easy"
"""The level of a chair whose own level nobody knows any more."""

USUAL: Final[Level] = "medium"
"""The level that sits down unless somebody asks for more or less: no push-over, and quick."""

LEVELS: Final[tuple[Level, ...]] = get_args(Level)
"""From the weakest to the strongest."""

_OWN: Final[tuple[OwnLevel, ...]] = get_args(OwnLevel)

_AT_RANDOM: Final = RandomPlayer()


def level_named(name: str) -> Level:
    """Return the level that somebody wrote down; one that nobody knows any more is the easiest."""
    for level in LEVELS:
        if level == name:
            return level
    return EASIEST


def levels(family: str, preset: str = "") -> tuple[Level, ...]:
    """Return the levels at which a family has a player of its own, the weakest first.

    If a preset is named, those of them that are offered there: the hardest is better than others.
    """
    players = players_of(family)
    if players is None:
        return ()
    return _OWN[:-1] if preset in players.no_harder else _OWN


def level_offered(level: Level, family: str, preset: str) -> Level:
    """Return a level that was wished for, or the usual one if it is no better there."""
    missing = level in levels(family) and level not in levels(family, preset)
    return USUAL if missing else level


def policy(level: Level, family: str, *, seconds: float | None = None) -> Policy[SeatView]:
    """Return who plays `family` at `level`, a searching player cut short after `seconds`, if said.

    A family without players is played at random.
    """
    found = _player(level, family)
    if seconds is not None and isinstance(found, Searching):
        return found.within(seconds)
    return found


def is_slow(level: Level, family: str) -> bool:
    """Return whether a level's player is to be asked in another process."""
    return _player(level, family).slow


def quick(level: Level, family: str) -> Policy[SeatView]:
    """Return the best player up to `level` who decides at once, in the place of one who is late."""
    up_to = reversed(LEVELS[: LEVELS.index(level) + 1])
    found = (_player(each, family) for each in up_to)
    return next((player for player in found if not player.slow), _AT_RANDOM)


def _player(level: Level, family: str) -> Policy[SeatView]:
    # A view that comes here is of that family: the caller has both from one table.
    players = players_of(family)
    return _AT_RANDOM if players is None or level == "random" else players.at(level)
