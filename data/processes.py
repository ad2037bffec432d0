"""Processes: which of them run the bot, and which one serves which shard."""

from dataclasses import dataclass
from typing import Final, Protocol

from data.patience import NotRead

LEASE_MS: Final = 10_000
"""How long a process that is not heard of is waited for, before others serve its shards."""


class FencedOff(NotRead):
    """Other processes have taken this one for dead and play its tables; it can do nothing more.

    It reads and writes nothing.
    """

    def __init__(self, process: str | None) -> None:
        super().__init__("FENCED_OFF", busy=True)
        self.process = process


class NameTaken(Exception):
    """A process of this name runs, and nobody has said that it is to be replaced."""


@dataclass(frozen=True, slots=True)
class Member:
    """A process that runs the bot.

    `process` stands for one run of it, `name` is what its host calls it. `pinned` are the shards
    that it was told to serve; `replaces` is the run whose place it is to take.
    """

    process: str
    name: str
    pinned: frozenset[int] = frozenset()
    replaces: str | None = None


@dataclass(frozen=True, slots=True)
class Shard:
    """A shard of Discord's, and who serves it.

    The `heir` is to serve it next, and is `ready` once it hears what happens there.
    """

    number: int
    process: str | None
    heir: str | None = None
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Membership:
    """The living processes, in the order of their names, and every shard, in order."""

    members: tuple[Member, ...]
    shards: tuple[Shard, ...]

    @property
    def living(self) -> frozenset[str]:
        """The processes that live."""
        return frozenset(member.process for member in self.members)

    def served_by(self, process: str) -> tuple[int, ...]:
        """The shards that a process serves."""
        return tuple(shard.number for shard in self.shards if shard.process == process)


@dataclass(frozen=True, slots=True)
class ForwardedPress:
    """A press that was brought to another process than the one that plays its table.

    `payload` is what Discord sent, as JSON. It is `acknowledged` if Discord has had an answer.
    """

    press_id: int
    table_id: str
    payload: str
    acknowledged: bool = False


class Processes(Protocol):
    """The processes that run the bot on one store.

    Times are those of the store's own clock. Every method raises `FencedOff` if others have
    taken this process for dead.
    """

    process: str
    """The run of this process."""

    async def join(self, member: Member, *, replacing: bool) -> Member:
        """Begin the lease of this process, and return it with whom it replaces.

        Raise `NameTaken` if one of its name lives and is not to be replaced.
        """
        ...

    async def renew(self) -> None:
        """Renew the lease of this process."""
        ...

    async def leave(self) -> None:
        """End the lease of this process: others may serve its shards at once."""
        ...

    async def end_expired(self) -> tuple[str, ...]:
        """Fence off every process whose lease is over, and return which that were.

        It is none unless this process has renewed its own lease in time for the length of a lease:
        while the store is away or hangs, or takes no connection, nobody can.
        """
        ...

    async def end_gone(self) -> None:
        """Fence off every process whose lease is over and that has no connection any more."""
        ...

    async def membership(self) -> Membership:
        """Return who lives, and who serves which shard."""
        ...

    async def agree_on_shards(self, count: int) -> int:
        """Return how many shards there are: `count` if no other process lives."""
        ...

    async def claim(self, shard: Shard) -> bool:
        """Serve a shard whose process is dead; False if another was quicker.

        Its tables belong to this process from then on.
        """
        ...

    async def ask_for(self, shard: Shard) -> bool:
        """Become the heir of a shard that a living process serves; False if there is one."""
        ...

    async def renounce(self, number: int) -> None:
        """Be the heir of a shard no longer."""
        ...

    async def disinherit(self, shard: Shard) -> None:
        """Have no heir any more, who has died."""
        ...

    async def say_ready(self, number: int) -> None:
        """Say that this process hears what happens on a shard it is the heir of."""
        ...

    async def hand_over(self, shard: Shard, seen: tuple[int, ...]) -> bool:
        """Let the heir serve a shard, with its tables; False if it is not the heir any more.

        `seen` are the presses that were taken lately.
        """
        ...

    async def seen(self, number: int) -> frozenset[int]:
        """Return the presses that the process before has taken lately on a shard."""
        ...

    async def forward(
        self, press_id: int, table_id: str, payload: str, *, acknowledged: bool = False
    ) -> str | None:
        """Keep a press for the process that plays its table, and return which one that is.

        None if no other process plays it; then nothing is kept.
        """
        ...

    async def adopt_tables(self) -> bool:
        """Own the tables of this process's shards whose owner has ended; return if there are any.

        A table that is opened just when its shard changes its process stays with the one before.
        It is played there until that one ends.
        """
        ...

    async def any_forwarded(self) -> bool:
        """Whether a press may be there to adopt, to take or to forget; nothing is written."""
        ...

    async def take_forwarded(self) -> tuple[ForwardedPress, ...]:
        """Return the presses that wait for this process, each once, oldest first."""
        ...

    async def adopt_forwarded(self) -> None:
        """Let those that wait at tables which belong to this process now wait for this one."""
        ...

    async def acknowledge_forwarded(self, press_id: int) -> bool:
        """Note that Discord has had an answer to a press; False if it is done with."""
        ...

    async def finish_forwarded(self, press_id: int) -> None:
        """Forget a press that is answered."""
        ...

    async def start_session(self, bucket: int, apart_ms: int) -> int:
        """Begin a session of a bucket of Discord's, if it is time.

        Return the milliseconds after which to ask again; 0 if it is begun.
        """
        ...

    async def share_calls(self, size: int, a_second: float) -> None:
        """Let all processes make so many calls to Discord a second, and `size` of them at once."""
        ...

    async def take_calls(self, wanted: int, *, leaving: int) -> int:
        """Return how many of the wanted calls to Discord this process may make now.

        It is none if no more than `leaving` are left between all processes.
        """
        ...
