"""The dialect: our statements as PostgreSQL spells them.

What the two databases have in common is left as it is. Four things differ: how the place of a value
is written, what tells the planner of SQLite which way to go, what some functions are called, and
that only PostgreSQL has locks on rows.
"""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

_TOKENS: Final = re.compile(
    r"""'(?:[^']|'')*' | "[^"]*" | /\*.*?\*/ | \?\d* | [A-Za-z_]\w* | \s+ | .""",
    re.VERBOSE | re.DOTALL,
)

_FUNCTIONS: Final = {
    "json_array": "json_build_array",
    "json_group_array": "json_agg",
    "json_group_object": "json_object_agg",
    "sum": "sum_of_whole",
}
"""Functions that do the same by another name. From version 16 on PostgreSQL has a `json_array` of
its own, which leaves out what is NULL; its `sum` of whole numbers is a decimal."""

_LOCK: Final = re.compile(r"/\*\s*(FOR (?:SHARE|UPDATE|KEY SHARE|NO KEY UPDATE)[A-Z ]*?)\s*\*/")

_AFTER_JOINED: Final = frozenset(
    (
        *("CROSS", "LEFT", "INNER", "JOIN", "WHERE", "GROUP", "HAVING", "ORDER", "LIMIT"),
        *("UNION", "INTERSECT", "EXCEPT", "RETURNING"),
    )
)
"""Words that may follow a table that is joined without a condition."""


@cache
def translated(statement: str) -> str:
    """Return a statement as PostgreSQL wants it.

    * `?` becomes `$1`, `$2` and so on, `?2` becomes `$2`.
    * `INDEXED BY index` goes: PostgreSQL is not told.
    * `CROSS JOIN` with a condition, which keeps the order for SQLite, becomes `JOIN`.
    * A lock in a comment, such as `/* FOR SHARE */`, is taken.
    """
    return "".join(_spelt(_joined(_TOKENS.findall(statement))))


def places(translated: str) -> int:
    """Return how many values a translated statement has."""
    return max((int(token[1:]) for token in re.findall(r"\$\d+", translated)), default=0)


def _joined(tokens: Sequence[str]) -> Iterator[str]:
    """Leave out the word `CROSS` where a condition follows, and which index is used."""
    at = 0
    while at < len(tokens):
        word = tokens[at]
        if word == "INDEXED":
            # INDEXED, a space, BY, a space, and the index.
            at += 5
        elif word == "CROSS" and _has_condition(tokens[at + 3 :]):
            at += 2
        else:
            yield word
            at += 1


def _has_condition(tokens: Sequence[str]) -> bool:
    """Whether the table that is joined here has a condition."""
    depth = 0
    for at, word in enumerate(tokens):
        if word == "(":
            depth += 1
        elif word == ")":
            depth -= 1
            if depth < 0:
                return False
        elif depth == 0 and word in {"ON", "USING"}:
            return "CONFLICT" not in tokens[at : at + 3]
        elif depth == 0 and word in _AFTER_JOINED:
            return False
    return False


def _spelt(tokens: Iterator[str]) -> Iterator[str]:
    number = 0
    for token in tokens:
        if token[0] == "?":
            number = int(token[1:]) if token[1:] else number + 1
            yield f"${number}"
        elif lock := _LOCK.fullmatch(token):
            yield lock.group(1)
        else:
            yield _FUNCTIONS.get(token, token)
