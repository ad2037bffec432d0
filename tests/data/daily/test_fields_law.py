"""Challenges and tournaments of many people, begun, played, deleted and ended as it happens.

What the store says of each is held to a second count, which knows nothing of its statements.
"""

import os
from collections import defaultdict
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

import pytest

from bot.fields.promises import new_deals
from data.fields import (
    MOST_OPEN,
    MOST_TOURNAMENTS,
    AlreadyTried,
    Field,
    FieldKind,
    FinishedTry,
    NewDeal,
    TooManyContests,
    contest_scores,
    order_of,
    own_order,
)
from data.moderation import ModeratorAct
from data.people import PersonRow
from data.store import Store
from engine.players.revision import REVISION
from tests.data.daily.deals_won import deals_won, table_of
from tests.stored import exported
from tests.table_rows import GAME, LOBBY, NOVEMBER

CHALLENGES: Final = 2000 if os.environ.get("CARDROOM_THOROUGH") else 60
TOURNAMENTS: Final = 2 * CHALLENGES // 3
GUILDS: Final = (1, 2)
PEOPLE: Final = tuple(range(31, 41))
HOUR: Final = 3_600_000
RIVALS: Final = 3


@dataclass
class Told:
    """A challenge or a tournament as the second count has it."""

    asked: Field
    people: tuple[int, ...]
    closes_at: int
    accepted: bool = False
    over: bool = False
    void: bool = False
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
        return [name for name in self.names("challenge") if person in self.told[name].people]

    def names(self, kind: FieldKind, *, over: bool = False) -> list[str]:
        told = self.told.items()
        return [name for name, one in told if one.asked.kind == kind and one.over is over]

    def new(
        self, kind: FieldKind, maker: int, deals: int, hours: int
    ) -> tuple[Field, list[NewDeal]]:
        """Return a field of another id each time, and its deals."""
        self.made += 1
        asked = Field(
            field_id=f"f{self.made:07}",
            kind=kind,
            guild_id=self.luck.choice(GUILDS),
            family="hearts",
            preset="standard",
            options={"deals": 1},
            deals=deals,
            opens_at=self.now,
            closes_at=self.now + hours * HOUR,
            made_by=maker,
            channel_id=2,
            start_id=self.made,
        )
        return asked, new_deals(asked, self.luck, self.now)

    async def is_told(self, asked: Field, people: tuple[int, ...], *, accepted: bool) -> None:
        name = asked.field_id
        await self.store.entries.posted(name, 77 + self.made)
        # Only the first message counts.
        await self.store.entries.posted(name, 1)
        self.told[name] = Told(asked, people, asked.closes_at, accepted)

    async def challenge(self) -> None:
        first, second = self.luck.sample([one for one in PEOPLE if one not in self.gone], 2)
        asked, new = self.new("challenge", first, self.luck.randint(1, 8), 24)
        full = max(len(self.open_of(first)), len(self.open_of(second))) >= MOST_OPEN
        seen = PersonRow(first, f"P{first}", "en-US")
        if full:
            with pytest.raises(TooManyContests):
                await self.store.entries.open(asked, new, seen, invited=second)
            return
        # The same press may come twice.
        for name in (asked.field_id, "another1"):
            again = replace(asked, field_id=name)
            assert await self.store.entries.open(again, new, seen, invited=second) == asked.field_id
        await self.is_told(asked, (first, second), accepted=False)

    async def tournament(self) -> None:
        maker, deals = self.luck.choice(PEOPLE), self.luck.randint(4, 7)
        asked, new = self.new("tournament", maker, deals, self.luck.choice((3, 72)))
        seen = PersonRow(maker, f"P{maker}", "en-US")
        here = [self.told[name].asked.guild_id for name in self.names("tournament")]
        if here.count(asked.guild_id) >= MOST_TOURNAMENTS:
            with pytest.raises(TooManyContests):
                await self.store.entries.open(asked, new, seen)
            return
        for name in (asked.field_id, "another1"):
            again = replace(asked, field_id=name)
            assert await self.store.entries.open(again, new, seen) == asked.field_id
        await self.is_told(asked, PEOPLE, accepted=True)

    async def moderate(self) -> None:
        """End a tournament or make it void, once."""
        for name in self.names("tournament")[:1]:
            one = self.told[name]
            one.void, one.over = self.luck.random() < 0.5, True
            act = ModeratorAct(guild_id=1, moderator=9, act="end", at=self.now, about=name)
            for is_first in (True, False):
                ending = "void" if one.void else None
                closed = await self.store.fields.close(name, lambda: self.now, ending, act=act)
                assert closed is is_first
            await self.store.entries.settle(name, at=self.now)

    async def answer(self) -> None:
        names = [*self.names("challenge"), *self.names("challenge", over=True)]
        if not names:
            return
        name = self.luck.choice(names)
        one = self.told[name]
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
        number = self.luck.choice(own_order(one.asked, person))
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
            await self.exports()
            await self.store.privacy.delete(person)
            self.gone.add(person)
            for one in self.told.values():
                if one.asked.made_by == person:
                    one.asked = replace(one.asked, made_by=0)
            await self.exports()

    async def exports(self) -> None:
        """Hold that each is given all of their own, and nothing of whoever else plays there."""
        for person in PEOPLE:
            told, own = await exported(self.store, person), set[tuple[str, int]]()
            made, entered = list[str](), list[str]()
            for name, one in self.told.items():
                tries = {(name, number) for who, number in one.begun if who == person}
                asked = one.asked.kind == "challenge" and person in one.people
                if person not in self.gone and (tries or asked):
                    entered.append(name)
                    own |= tries
                if one.asked.made_by == person:
                    made.append(name)
            assert [one["field"] for one in told["fields_made"]] == made
            assert sorted(one["field"] for one in told["field_entries"]) == entered
            rows = [(one["field"], one["number"]) for one in told["tries"]]
            assert sorted(rows) == sorted(own)
            finished = {(one["field"], one["number"]) for one in told["tries"] if one["ended_at"]}
            assert finished == {at for at in own if (person, at[1]) in self.told[at[0]].leads}

    async def look(self) -> None:
        """Close and count what is due, some of it twice, as after a crash."""
        due = [one.field_id for one in await self.store.fields.unsettled(self.now)]
        found = await self.store.entries.done(REVISION)
        # A process that is replaced ends nothing of its heir.
        assert await self.store.entries.done(REVISION - 1) == found
        done = {name for name, ending in found if ending is None}
        assert len(done) == len(found)
        assert done == {
            name
            for name in self.names("challenge")
            for one in [self.told[name]]
            if one.accepted
            and all(
                person in self.gone
                or all((person, number) in one.leads for number in range(1, one.asked.deals + 1))
                for person in one.people
            )
        }
        # Newer computers end whatever is running.
        newer = {name for name, _ in await self.store.entries.done(REVISION + 1)}
        assert newer == {name for name, one in self.told.items() if one.accepted and not one.over}
        if self.luck.random() < 0.5:
            await self.store.fields.close_due(self.now)
        for name in {*due, *done}:
            for _ in range(self.luck.randint(1, 2)):
                await self.store.fields.close(name, lambda: self.now)
                await self.store.entries.settle(name, at=self.now)
            if name in self.told:
                self.told[name].over = True


async def test_every_field_ends_once_and_as_a_second_count_has_it(store: Store) -> None:
    luck = Random(48)
    club = Club(store, luck)
    acts = (club.challenge, club.answer, club.answer, *[club.play] * 8, club.look)
    acts = (*acts, club.tournament, *[club.play] * 6, club.moderate)
    await club.challenge()
    while club.made < CHALLENGES + TOURNAMENTS:
        await luck.choice(acts)()
        club.now += luck.randint(0, HOUR // 2)
        if club.made == (CHALLENGES + TOURNAMENTS) // 2:
            await club.leave()
    club.now += 100 * HOUR
    await club.look()
    assert all(one.over for one in club.told.values())
    await club.exports()
    met = defaultdict[tuple[int, int], list[int]](lambda: [0, 0, 0])
    for name, one in club.told.items():
        entries = {entry.person: entry for entry in await store.entries.of(name)}
        kept = await store.fields.get(name)
        assert kept is not None
        assert kept.settled
        assert kept.message_id > 1
        if one.asked.kind == "tournament":
            assert kept.ending == ("void" if one.void else None)
            places = [(it.rank, it.score) for it in entries.values() if it.rank is not None]
            assert sorted(places, key=str) == sorted(
                [] if one.void else table_of(one.leads, one.asked.deals), key=str
            )
            assert len(entries) == len({person for person, _ in one.begun})
            continue
        deals, pair = one.asked.deals, (one.people[0], one.people[1])
        first, second = deals_won(one.leads, pair, deals)
        if not one.leads or not one.accepted:
            assert all(entry.score is None for entry in entries.values())
            continue
        # One database would have decimal fractions, with which others cannot be counted.
        assert {type(done.margin) for done in await store.entries.finished(name)} == {float}
        scores = sorted(entry.score or 0 for entry in entries.values())
        assert scores == sorted(10_000 * won // (2 * deals) for won in (first, second))
        if club.gone.intersection(one.people):
            continue
        sign = (first < second) - (first > second)
        met[pair][1 + sign] += 1
        met[pair[1], pair[0]][1 - sign] += 1
    for (person, other), (won, drawn, lost) in met.items():
        found = await store.entries.meetings(person, other)
        assert (found.won, found.drawn, found.lost) == (won, drawn, lost)
    untold = await store.entries.untold()
    for name in untold:
        await store.entries.told(name, 5)
        await store.entries.told(name, 6)
    assert await store.entries.untold() == ()


def test_a_deal_that_nobody_has_played_is_nobodys() -> None:
    assert contest_scores("challenge", 3, (1, 2), ()) == {}
