"""Revisions: which players made a decision, for an audit that makes it again."""

from typing import Final

REVISION: Final = 11
"""Grows whenever a player decides otherwise than before, from the same view and seed."""

LAST_COMMITS: Final = (
    *("a59497c8", "b5426a2c", "bca8469e", "87da2660", "0b74d413"),
    *("2ef46d44", "7b40cdc9", "0974cc6e", "74b150eb", "cbfb7bac"),
)
"""The last commit of each earlier revision, from the first: its players make those moves again."""

assert len(LAST_COMMITS) == REVISION - 1


def commit_of(revision: int) -> str | None:
    """Return the commit with the players of an earlier revision, None if none is known."""
    return LAST_COMMITS[revision - 1] if 0 < revision < REVISION else None
