"""Schemes: how the chance of a game is worked out, and what it is bound to (docs/fairness.md)."""

from typing import Final, Literal, TypeAlias, get_args

Scheme: TypeAlias = Literal["cardroom-fair-1", "cardroom-fair-2", "cardroom-fair-3"]

SCHEMES: Final[tuple[Scheme, ...]] = get_args(Scheme)

FIRST, SECOND, NEWEST = SCHEMES
"""The newest is that of the games to come; one that has begun keeps its own."""
