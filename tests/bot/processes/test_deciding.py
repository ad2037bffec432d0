"""What each process decides about the shards, and that all of it leads somewhere."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.processes.deciding import (
    AskForShard,
    ClaimShard,
    ForgetHeir,
    HandOverShard,
    ShardDecision,
    decisions,
    is_replaced,
)
from data.processes import Member, Membership, Shard

A, B, C = Member("a/1", "a"), Member("b/1", "b"), Member("c/1", "c")


def shards(*processes: str | None) -> tuple[Shard, ...]:
    return tuple(Shard(number, process) for number, process in enumerate(processes))


def test_free_shards_are_claimed_evenly_and_each_by_one() -> None:
    membership = Membership((A, B), shards(None, None, None, "dead/1"))
    claimed = [decisions(membership, member.process) for member in (A, B)]
    assert claimed[0] == (ClaimShard(Shard(0, None)), ClaimShard(Shard(2, None)))
    assert claimed[1] == (ClaimShard(Shard(1, None)), ClaimShard(Shard(3, "dead/1")))


def test_a_pinned_shard_is_claimed_by_whom_it_is_pinned_to() -> None:
    pinned = replace(B, pinned=frozenset({0, 1}))
    membership = Membership((A, pinned), shards(None, None, None))
    assert decisions(membership, "a/1") == (ClaimShard(Shard(2, None)),)
    assert decisions(membership, "b/1") == (ClaimShard(Shard(0, None)), ClaimShard(Shard(1, None)))


def test_an_heir_claims_what_its_dead_predecessor_served() -> None:
    heir_of_dead = Shard(0, "dead/1", "b/1")
    membership = Membership((A, B), (heir_of_dead, Shard(1, "a/1")))
    assert decisions(membership, "a/1") == ()
    assert decisions(membership, "b/1") == (ClaimShard(heir_of_dead),)


def test_who_has_two_fewer_asks_for_one_and_then_waits() -> None:
    membership = Membership((A, B), shards("a/1", "a/1", "a/1"))
    assert decisions(membership, "b/1") == (AskForShard(Shard(2, "a/1")),)
    asked = Membership((A, B), (*membership.shards[:2], Shard(2, "a/1", "b/1")))
    assert decisions(asked, "b/1") == ()
    assert decisions(asked, "a/1") == ()
    assert decisions(Membership((A, B), shards("a/1", "a/1", "b/1")), "b/1") == ()


def test_a_shard_is_handed_over_once_its_heir_is_ready_and_not_to_a_dead_one() -> None:
    ready = Shard(0, "a/1", "b/1", ready=True)
    assert decisions(Membership((A, B), (ready,)), "a/1") == (HandOverShard(ready),)
    assert decisions(Membership((A, C), (ready, Shard(1, "c/1"))), "a/1") == (ForgetHeir(ready),)


def test_who_replaces_a_process_asks_for_all_it_serves_and_it_gets_no_more() -> None:
    new = Member("a/2", "a", replaces="a/1")
    membership = Membership((A, new, B), shards("a/1", "b/1", "a/1", None))
    assert decisions(membership, "a/2") == (
        ClaimShard(Shard(3, None)),
        AskForShard(Shard(0, "a/1")),
        AskForShard(Shard(2, "a/1")),
    )
    assert decisions(membership, "a/1") == ()
    assert not is_replaced(membership, "a/1")
    assert is_replaced(Membership((A, new, B), shards("a/2", "b/1", "a/2", "b/1")), "a/1")


def test_who_replaces_a_process_that_was_to_replace_another_asks_for_all_of_it() -> None:
    second, third = Member("a/2", "a", replaces="a/1"), Member("a/3", "a", replaces="a/2")
    membership = Membership((A, second, third, B), shards("a/1", "b/1"))
    assert decisions(membership, "a/3") == (AskForShard(Shard(0, "a/1")),)
    assert decisions(membership, "a/2") == ()


def done(shards: tuple[Shard, ...], process: str, decision: ShardDecision) -> tuple[Shard, ...]:
    """Return the shards after a process did what it decided; an heir is ready at once."""
    number = decision.shard.number
    match decision:
        case ClaimShard():
            after = Shard(number, process)
        case AskForShard():
            after = replace(shards[number], heir=process, ready=True)
        case HandOverShard(shard):
            after = Shard(number, shard.heir)
        case ForgetHeir():
            after = replace(shards[number], heir=None, ready=False)
    return (*shards[:number], after, *shards[number + 1 :])


@st.composite
def memberships(draw: st.DrawFn) -> Membership:
    names = draw(st.lists(st.sampled_from("abcd"), min_size=1, unique=True))
    count = draw(st.integers(1, 8))
    members = [
        Member(f"{name}/1", name, draw(st.frozensets(st.integers(0, count - 1), max_size=2)))
        for name in names
    ]
    if draw(st.booleans()):
        members.append(Member(f"{names[0]}/2", names[0], replaces=f"{names[0]}/1"))
    runs = st.sampled_from([None, "dead/1", *(member.process for member in members)])
    found = tuple(
        # Sooner or later every heir that lives hears what happens.
        Shard(number, draw(runs), draw(runs), ready=True)
        for number in range(count)
    )
    return Membership(tuple(sorted(members, key=lambda one: (one.name, one.process))), found)


@given(memberships())
def test_whatever_it_begins_with_each_shard_is_soon_served_by_one_and_nothing_more_changes(
    membership: Membership,
) -> None:
    made: list[tuple[str, ShardDecision]] = []
    for _ in range(40):
        made = [
            (member.process, decision)
            for member in membership.members
            for decision in decisions(membership, member.process)
        ]
        claims = [one.shard.number for _, one in made if isinstance(one, ClaimShard)]
        assert len(claims) == len(set(claims))
        if not made:
            break
        # One decision of each round is carried out: the others may come too late.
        process, decision = made[0]
        membership = replace(membership, shards=done(membership.shards, process, decision))
    assert not made
    assert all(shard.process in membership.living for shard in membership.shards)
    outgoing = {member.replaces for member in membership.members} - {None}
    assert not any(shard.process in outgoing for shard in membership.shards)
