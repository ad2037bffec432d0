"""Challenges of many people, begun, answered, played, deleted and ended as it happens.

What the store says of each is held to a second count, which knows nothing of its statements.
"""

import os
from collections import defaultdict
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

import pytest

from data.fields import (
    MOST_OPEN,
    AlreadyTried,
    Field,
    FieldDeal,
    FinishedTry,
    NewDeal,
    TooManyChallenges,
    challenge_scores,
    order_of,
)
from data.people import PersonRow
from data.store import Store
from engine.fairness.chain import Secret
from tests.data.daily.deals_won import deals_won
from tests.table_rows import GAME, LOBBY, NOVEMBER

CHALLENGES: Final = 2000 if os.environ.get("CARDROOM_THOROUGH") else 60
PEOPLE: Final = tuple(range(31, 41))
HOUR: Final = 3_600_000
RIVALS: Final = 3
REVISION: Final = 5


@dataclass
class Told:
    """A challenge as the second count has it."""

    deals: int
    people: tuple[int, int]
    closes_at: int
    accepted: bool = False
    over: bool = False
    begun: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])
    leads: dict[tuple[int, int], int] = field(default_factory=dict[tuple[int, int], int])


def test_each_deal_is_in_everybodys_order_once_and_orders_differ() -> None:
    orders = {order_of("k3m9x2ab", person, 8) for person in range(200)}
    assert all(sorted(one) == list(range(1, 9)) for one in orders)
    assert len(orders) > 190
    assert {one[0] for one in orders} == set(range(1, 9))


class Club:
    """People who challenge each other, and time that passes."""

    def __init__(self, store: Store, luck: Random) -> None:
        self.store, self.luck = store, luck
        self.now = NOVEMBER
        self.told: dict[str, Told] = {}
        self.gone: set[int] = set()
        self.made = 0

    def open_of(self, person: int) -> list[str]:
        return [name for name, one in self.told.items() if person in one.people and not one.over]

    async def challenge(self) -> None:
        first, second = self.luck.sample([one for one in PEOPLE if one not in self.gone], 2)
        self.made += 1
        name, deals = f"f{self.made:07}", self.luck.randint(1, 8)
        asked = Field(
            field_id=name,
            kind="challenge",
            guild_id=1,
            family="hearts",
            preset="standard",
            options={"deals": 1},
            deals=deals,
            opens_at=self.now,
            closes_at=self.now + 24 * HOUR,
            made_by=first,
            channel_id=2,
            start_id=3,
        )
        new = [
            NewDeal(
                deal=FieldDeal(
                    field=asked,
                    number=number,
                    commitment="c0" * 32,
                    committed_at=self.now,
                    revision=REVISION,
                ),
                root=Secret(self.luck.randbytes(32)),
            )
            for number in range(1, deals + 1)
        ]
        full = max(len(self.open_of(first)), len(self.open_of(second))) >= MOST_OPEN
        seen = PersonRow(first, f"P{first}", "en-US")
        if full:
            with pytest.raises(TooManyChallenges):
                await self.store.entries.open(asked, new, seen, second)
            return
        await self.store.entries.open(asked, new, seen, second)
        await self.store.entries.posted(name, 77 + self.made)
        # Only the first message counts.
        await self.store.entries.posted(name, 1)
        self.told[name] = Told(deals, (first, second), asked.closes_at)

    async def answer(self) -> None:
        name, one = self.luck.choice(list(self.told.items()))
        seen = PersonRow(one.people[1], "", "en-US")
        may = not (one.over or one.accepted) and one.people[1] not in self.gone
        may = may and self.now < one.closes_at
        if self.luck.random() < 0.8:
            closes_at = self.now + 72 * HOUR
            done = await self.store.entries.accept(name, seen, at=self.now, closes_at=closes_at)
            assert done is may
            if done:
                one.accepted, one.closes_at = True, closes_at
            return
        may = not (one.over or one.accepted)
        assert await self.store.entries.refuse(name, at=self.now) is may
        one.over = one.over or may

    async def play(self) -> None:
        name, one = self.luck.choice(list(self.told.items()))
        person = self.luck.choice(one.people)
        if not one.accepted or one.over or person in self.gone:
            return
        number = self.luck.randint(1, one.deals)
        deal = await self.store.fields.deal(name, number)
        assert deal is not None
        row = replace(
            LOBBY,
            table_id=f"{name[-4:]}{number}p{person}",
            host_id=person,
            solo=True,
            tried=deal.tried,
        )
        if (person, number) in one.begun:
            again = replace(row, table_id=f"{row.table_id}x")
            with pytest.raises(AlreadyTried):
                await self.store.tables.add(again)
            return
        await self.store.tables.add(row)
        await self.store.tables.start(row.table_id, dealer=0, seat_count=4, started_at=self.now)
        one.begun.add((person, number))
        if self.luck.random() < 0.9:
            lead = self.luck.randint(-2, 2)
            done = FinishedTry(26 - lead, lead, RIVALS, ("play 2C",))
            game = replace(GAME, game_id=row.table_id, ended_at=self.now, finished_try=done)
            await self.store.results.finish(game)
            if self.now < one.closes_at:
                one.leads[person, number] = lead

    async def leave(self) -> None:
        if len(self.gone) < 2:
            person = self.luck.choice(PEOPLE)
            await self.store.privacy.delete(person)
            self.gone.add(person)

    async def look(self) -> None:
        """Close and count what is due, some of it twice, as after a crash."""
        due = [one.field_id for one in await self.store.fields.unsettled(self.now)]
        done = await self.store.entries.done(REVISION)
        # A process that is replaced ends nothing of its heir.
        assert await self.store.entries.done(REVISION - 1) == done
        assert set(done) == {
            name
            for name, one in self.told.items()
            if one.accepted
            and not one.over
            and all(
                person in self.gone
                or all((person, number) in one.leads for number in range(1, one.deals + 1))
                for person in one.people
            )
        }
        if self.luck.random() < 0.5:
            await self.store.fields.close_due(self.now)
        for name in {*due, *done}:
            for _ in range(self.luck.randint(1, 2)):
                await self.store.fields.close(name, self.now)
                await self.store.entries.settle(name, at=self.now)
            if name in self.told:
                self.told[name].over = True


async def test_every_challenge_ends_once_and_as_a_second_count_has_it(store: Store) -> None:
    luck = Random(48)
    club = Club(store, luck)
    acts = (club.challenge, club.answer, club.answer, *[club.play] * 8, club.look)
    await club.challenge()
    while club.made < CHALLENGES:
        await luck.choice(acts)()
        club.now += luck.randint(0, HOUR // 2)
        if club.made == CHALLENGES // 2:
            await club.leave()
    club.now += 100 * HOUR
    await club.look()
    assert all(one.over for one in club.told.values())
    met = defaultdict[tuple[int, int], list[int]](lambda: [0, 0, 0])
    for name, one in club.told.items():
        entries = {entry.person: entry for entry in await store.entries.of(name)}
        first, second = deals_won(one.leads, one.people, one.deals)
        kept = await store.fields.get(name)
        assert kept is not None
        assert kept.settled
        assert kept.message_id > 1
        if not one.leads or not one.accepted:
            assert all(entry.score is None for entry in entries.values())
            continue
        # One database would have decimal fractions, with which others cannot be counted.
        assert {type(done.margin) for done in await store.entries.finished(name)} == {float}
        scores = sorted(entry.score or 0 for entry in entries.values())
        assert scores == sorted(10_000 * won // (2 * one.deals) for won in (first, second))
        if club.gone.intersection(one.people):
            continue
        sign = (first < second) - (first > second)
        met[one.people][1 + sign] += 1
        met[one.people[1], one.people[0]][1 - sign] += 1
    for (person, other), (won, drawn, lost) in met.items():
        found = await store.entries.meetings(person, other)
        assert (found.won, found.drawn, found.lost) == (won, drawn, lost)
    untold = await store.entries.untold()
    for name in untold:
        await store.entries.told(name, 5)
        await store.entries.told(name, 6)
    assert await store.entries.untold() == ()


def test_a_deal_that_nobody_has_played_is_nobodys() -> None:
    assert challenge_scores((1, 2), 3, ()) is None
