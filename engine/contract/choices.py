"""Choices: what a rule parameter may say, read from its type."""

from types import UnionType
from typing import Literal, TypeVar, Union, get_args, get_origin, get_type_hints

Value = TypeVar("Value", str, int)


def choices_of(rules: type, kind: type[Value]) -> dict[str, tuple[Value, ...]]:
    """Return the words or numbers (`kind`) that each parameter may be, in the order of its type.

    They are those of its `Literal`, which may stand beside another type (`Named | tuple[...]`).
    Parameters without a `Literal` of this kind are left out.
    """
    listed = {name: _listed(hint) for name, hint in get_type_hints(rules).items()}
    return {
        name: tuple(value for value in values if isinstance(value, kind))
        for name, values in listed.items()
        if any(isinstance(value, kind) for value in values)
    }


def _listed(hint: object) -> tuple[object, ...]:
    if get_origin(hint) is Literal:
        return get_args(hint)
    if get_origin(hint) in (Union, UnionType):
        return tuple(value for part in get_args(hint) for value in _listed(part))
    return ()
