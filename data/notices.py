"""Notices: what processes on one store tell each other at once, and do not keep."""

import asyncio
from collections.abc import Callable
from typing import NoReturn, Protocol, TypeAlias, final

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


@final
class NoNotices(Notices):
    """Nobody is told anything, and nobody tells."""

    async def tell(self, process: str, topic: str, text: str = "") -> None:
        pass

    async def tell_all(self, topic: str, text: str = "") -> None:
        pass

    async def listen(self, hear: Hear) -> NoReturn:  # noqa: ARG002  there is nothing to hear
        await asyncio.Event().wait()
        raise AssertionError
