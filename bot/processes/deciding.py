"""Deciding: what a process does about the shards, from what all processes see alike.

Each shard is served by one process, which plays the tables of its guilds. Shards of a dead process
are claimed at once. From a living one they are only taken by asking: the heir connects first, says
that it is ready, and then the shard is handed over.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from data.processes import Member, Membership, Shard


@dataclass(frozen=True, slots=True)
class ClaimShard:
    """Serve a shard that nobody serves who lives."""

    shard: Shard


@dataclass(frozen=True, slots=True)
class AskForShard:
    """Ask a living process for a shard."""

    shard: Shard


@dataclass(frozen=True, slots=True)
class HandOverShard:
    """Let the heir of a shard serve it: it is ready."""

    shard: Shard


@dataclass(frozen=True, slots=True)
class ForgetHeir:
    """Forget the heir of a shard, who is dead or to be replaced."""

    shard: Shard


ShardDecision: TypeAlias = ClaimShard | AskForShard | HandOverShard | ForgetHeir


def decisions(membership: Membership, process: str) -> tuple[ShardDecision, ...]:
    """Return what a process is to do now. Two processes never decide to claim the same shard."""
    return (
        *_about_own(membership, process),
        *_claims(membership, process),
        *_asks(membership, process),
    )


def is_replaced(membership: Membership, process: str) -> bool:
    """Whether another process has taken the place of this one, and all its shards."""
    return process in _outgoing(membership) and not membership.served_by(process)


def _outgoing(membership: Membership) -> dict[str, str]:
    """Return the processes whose place another one is to take, and by whom."""
    return {
        member.replaces: member.process
        for member in membership.members
        if member.replaces in membership.living
    }


def _successor(membership: Membership, process: str | None) -> str | None:
    """Return who takes the place of a process in the end, itself if nobody does."""
    outgoing = _outgoing(membership)
    for _ in membership.members:
        process = outgoing.get(process or "", process)
    return process


def _staying(membership: Membership) -> tuple[Member, ...]:
    outgoing = _outgoing(membership)
    staying = [member for member in membership.members if member.process not in outgoing]
    return tuple(staying) or membership.members


def _loads(membership: Membership) -> Counter[str | None]:
    """Count the shards that each process serves or is to serve; one handed over is the heir's."""
    serving = (
        shard.heir if shard.heir in membership.living else shard.process
        for shard in membership.shards
    )
    return Counter(process for process in serving if process in membership.living)


def _about_own(membership: Membership, process: str) -> Iterator[ShardDecision]:
    heirs = {member.process for member in _staying(membership)} - {process}
    for shard in membership.shards:
        if shard.process != process or shard.heir is None:
            continue
        if shard.heir not in heirs:
            yield ForgetHeir(shard)
        elif shard.ready:
            yield HandOverShard(shard)


def _claims(membership: Membership, process: str) -> Iterator[ShardDecision]:
    loads, staying = _loads(membership), _staying(membership)
    for shard in membership.shards:
        if shard.process in membership.living:
            continue
        heirs = [member for member in staying if member.process == shard.heir]
        pinned = [member for member in staying if shard.number in member.pinned]
        # Members come in the order of their names, so that all find the same one.
        for_it = heirs or pinned or staying
        chosen = min(for_it, key=lambda member: loads[member.process]).process
        if not heirs:
            loads[chosen] += 1
        if chosen == process:
            yield ClaimShard(shard)


def _asks(membership: Membership, process: str) -> Iterator[ShardDecision]:
    me = next((one for one in membership.members if one.process == process), None)
    if me is None or me not in _staying(membership):
        return
    of_others = [
        shard
        for shard in membership.shards
        if shard.heir is None and shard.process in membership.living and shard.process != process
    ]
    wanted = [
        shard
        for shard in of_others
        if _successor(membership, shard.process) == process
        or (shard.number in me.pinned and not _is_pinned(membership, shard))
    ]
    yield from map(AskForShard, wanted)
    # One at a time, so that what was asked for is there before the loads are compared again.
    if not wanted and not any(shard.heir == process for shard in membership.shards):
        yield from _fair_share(membership, me, of_others)


def _fair_share(
    membership: Membership, me: Member, of_others: list[Shard]
) -> Iterator[ShardDecision]:
    """Ask the process with the most shards for one, if this one has the fewest by two or more."""
    loads, staying = _loads(membership), _staying(membership)
    fewest = min(staying, key=lambda member: loads[member.process])
    free = [shard for shard in of_others if not _is_pinned(membership, shard)]
    if fewest != me or me.pinned or not free:
        return
    most = max(free, key=lambda shard: (loads[shard.process], shard.number))
    if loads[most.process] - loads[me.process] >= 2:
        yield AskForShard(most)


def _is_pinned(membership: Membership, shard: Shard) -> bool:
    """Whether the process that serves a shard was told to."""
    return any(
        member.process == shard.process and shard.number in member.pinned
        for member in membership.members
    )
