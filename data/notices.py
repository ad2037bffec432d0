"""Notices: what processes on one store tell each other at once, and do not keep."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

Hear: TypeAlias = Callable[[str, str], None]
"""Is told the topic of a notice, and its text."""


class Notices(Protocol):
    """The notices of one process to others. One may be lost with its sender or its hearer.

    So nothing may depend on them but how soon something is looked at.
    """

    async def tell(self, process: str, topic: str, text: str = "") -> None:
        """Tell one process something."""
        ...

    async def tell_all(self, topic: str, text: str = "") -> None:
        """Tell every other process something."""
        ...

    async def listen(self, hear: Hear) -> None:
        """Hear what others tell this process, until cancelled."""
        ...
