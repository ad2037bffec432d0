"""Whoever has not finished a day's deal learns nothing of it, and whoever has learns the truth."""

import inspect
import random
from collections import Counter
from typing import Final

import pytest

from data.days import day_field
from data.fields import NotFinished
from data.sql.days import Days
from data.sql.fields import Fields
from data.store import Store
from tests.data.daily.test_deals import begin, finish
from tests.data.everything import day_deal

PEOPLE: Final = range(21, 27)
GUILDS: Final = (0, 7, 8)
LINES: Final = [("pass QS", f"play {one}", f"play {two}") for one in ("2C", "3C") for two in "45"]
ROUNDS: Final = 8

OF_THE_FIELD: Final = frozenset({"placing", "page", "spread", "crossroads"})
"""What others did in a deal."""
OF_ONESELF: Final = frozenset({"try_of", "streak"})
PUBLIC: Final = frozenset({"get", "deal", "days", "commitments", "open_among"})
"""What everybody may know: commitments, and which days are over."""
AFTER_THE_DAY: Final = frozenset({"standings", "standing_of"})
"""Made of settled days alone."""
OF_THE_BOT: Final = frozenset(
    {
        "commit",
        "root",
        "in_play",
        "unsettled",
        "next_close",
        "close",
        "close_due",
        "settle",
        "audit",
    }
)


def test_every_answer_of_the_port_is_accounted_for() -> None:
    """A new one has to say here to whom it may be told."""
    found = [one for port in (Fields, Days) for one in inspect.getmembers(port, inspect.isfunction)]
    asked = {name for name, _ in found if name[0] != "_"}
    assert asked == OF_THE_FIELD | OF_ONESELF | PUBLIC | AFTER_THE_DAY | OF_THE_BOT


async def refused(store: Store, day: str, person: int) -> None:
    """Ask everything about a field; each answer is that one has not finished."""
    fields, deal = store.fields, (day_field(day, "hearts"), 1)
    for guild in (None, *GUILDS):
        with pytest.raises(NotFinished):
            await fields.placing(*deal, person, guild)
        with pytest.raises(NotFinished):
            await fields.spread(*deal, person)
        for page in (0, 1):
            with pytest.raises(NotFinished):
                await fields.page(*deal, person, guild, page=page)
    for line in LINES:
        with pytest.raises(NotFinished):
            await fields.crossroads(*deal, person, line)
    own = await fields.try_of(*deal, person)
    assert own is None or (own.points, own.margin, own.percent) == (None, None, None)
    for season in ("all", "s38", "w2026-11-16"):
        assert await store.days.standing_of(person, "hearts", season) is None
        assert (await store.days.standings("hearts", season)).total == 0


async def test_nobody_learns_of_a_field_before_the_own_end_and_then_the_truth(store: Store) -> None:
    luck = random.Random(16)
    for number in range(ROUNDS):
        day = f"2026-11-{10 + number}"
        await store.fields.commit([day_deal(day)])
        leads: dict[int, int] = {}
        lines: dict[int, tuple[str, ...]] = {}
        guilds = {person: luck.choice(GUILDS) for person in PEOPLE}
        for person in luck.sample(PEOPLE, len(PEOPLE)):
            if luck.random() < 0.2:
                continue
            row = await begin(store, person, day=day, guild=guilds[person])
            await refused(store, day, person)
            if luck.random() < 0.8:
                leads[person], lines[person] = luck.randint(-3, 3), luck.choice(LINES)
                await finish(store, row, leads[person], line=lines[person])
        for person in PEOPLE:
            if person not in leads:
                await refused(store, day, person)
                continue
            await told(store, day, person, leads, guilds)
            await met(store, day, person, leads, lines)


async def told(
    store: Store, day: str, person: int, leads: dict[int, int], guilds: dict[int, int]
) -> None:
    """Hold places and fields to what can be counted by hand."""
    deal = day_field(day, "hearts"), 1
    points = Counter(26 - lead for lead in leads.values())
    assert await store.fields.spread(*deal, person) == tuple(sorted(points.items()))
    for guild in (None, *GUILDS):
        among = [one for one in leads if guild is None or guilds[one] == guild]
        others = [leads[one] for one in among if one != person]
        placing = await store.fields.placing(*deal, person, guild)
        assert placing.finished == len(others) + 1
        assert placing.beaten == sum(lead < leads[person] for lead in others)
        assert placing.tied == sum(lead == leads[person] for lead in others)
        assert (placing.percent is None) == (others == [])
        field = await store.fields.page(*deal, person, guild)
        assert field.total == len(among)
        assert {one.person for _, one in field.rows} == set(among)
        shown = [leads[one.person] for _, one in field.rows]
        assert shown == sorted(shown, reverse=True)
        for rank, one in field.rows:
            assert rank == 1 + sum(lead > leads[one.person] for lead in shown)


async def met(
    store: Store, day: str, person: int, leads: dict[int, int], lines: dict[int, tuple[str, ...]]
) -> None:
    """Hold what others did on the own way to what can be counted by hand."""
    own, deal = lines[person], (day_field(day, "hearts"), 1)
    for at in await store.fields.crossroads(*deal, person, own):
        here = [one for one in lines if lines[one][: at.number] == own[: at.number]]
        assert at.own == own[at.number]
        assert len(here) > 1
        for choice in at.choices:
            chose = [one for one in here if lines[one][at.number] == choice.act]
            assert choice.people == len(chose)
            assert choice.margin == pytest.approx(sum(leads[one] for one in chose) / len(chose) / 3)
