"""Many cases as one test: reading a test costs a process more than most cases do.

For cases that need no test of their own, and leave nothing behind. `pytest.mark.parametrize` is for
those that take long, or begin with a fixture of their own.
"""

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import pytest

FAILURES: Final = (Exception, pytest.fail.Exception, BaseExceptionGroup)
"""A group is raised by another `each` of the same test."""


def _name(value: object) -> str:
    return str(getattr(value, "key", None) or getattr(value, "name", value))


def each(
    names: str | tuple[str, ...],
    cases: Iterable[Any] | Callable[[], Iterable[Any]],
    ids: Callable[[Any], object] = _name,
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Hold a test over all cases, and tell of every one at which it fails.

    Names and cases are as `pytest.mark.parametrize` has them; cases that take long to find may be a
    function, which is asked by the process that holds the test.
    """
    keys = tuple(name.strip() for name in names.split(",")) if isinstance(names, str) else names

    def over(test: Callable[..., None]) -> Callable[..., None]:
        signature = inspect.signature(test)

        @functools.wraps(test)
        def over_each(**fixtures: object) -> None:
            faults, named = list[BaseException](), list[str]()
            held = list(cases() if callable(cases) else cases)
            assert held, f"no {', '.join(keys)} at all"
            for case in held:
                values: Sequence[Any] = (case,) if len(keys) == 1 else case
                try:
                    test(**fixtures, **dict(zip(keys, values, strict=True)))
                except FAILURES as fault:
                    named.append(", ".join(map(str, map(ids, values))))
                    fault.add_note(f"{', '.join(keys)} = {named[-1]}")
                    faults.append(fault)
            if faults:
                told = f"{len(held)} cases, failed at {'; '.join(named)}"
                raise BaseExceptionGroup(told, faults)

        left = [one for name, one in signature.parameters.items() if name not in keys]
        vars(over_each)["__signature__"] = signature.replace(parameters=left)
        return over_each

    return over
