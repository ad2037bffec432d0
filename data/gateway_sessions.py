"""Gateway sessions: what a process leaves of its lines to Discord, for the next to resume."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final, Protocol

KEPT_MS: Final = 3 * 60_000
"""How old a session may be. Discord keeps those without a connection for some minutes."""

RENEWED_MS: Final = 60_000
"""How often one in which nothing happens has to be kept anew, so that it is not too old."""


@dataclass(frozen=True, slots=True)
class KeptSession:
    """The session of one of so many `shards`, begun with these `intents`.

    `id` is as secret as a token. `sequence` is the number of the last event that was heard, or of
    one before it. `address` is where Discord wants the session to be resumed.
    """

    shard: int
    shards: int
    intents: int
    id: str = field(repr=False)
    address: str
    sequence: int


class GatewaySessions(Protocol):
    """The sessions of all shards, one of each."""

    async def keep(self, sessions: Collection[KeptSession]) -> None:
        """Keep sessions in the place of earlier ones; those of shards served elsewhere are not."""
        ...

    async def left(self) -> tuple[KeptSession, ...]:
        """Return the sessions that are not too old, whoever has or had them."""
        ...
