"""How long the store takes for each question of boards and `/stats`, while games are finished."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, Final, Protocol, TypeAlias

from benchmarks.leaderboard import NOW, PAGE_SIZE, finish_games, some
from benchmarks.percentiles import percentiles
from benchmarks.seed_daily import LAST_DAY, TODAY
from benchmarks.seed_games import FAMILY, Guild
from bot.interactions.stats import figures_of
from bot.screens.leaderboards.stats import Subject
from data.seasons import ALL_TIME, four_weeks_of, week_of
from data.sqlite.store import SqliteStore
from data.standings import Order
from data.store import Store

TIMES: Final = 400
"""How often each question is asked."""

AGAIN: Final = 3
"""How often it is asked at once, to tell the least that it takes from what else was going on."""

PAUSE: Final = 0.02
"""Seconds between a game that is finished and the next."""

MONTH: Final = LAST_DAY[:7]
FOUR_WEEKS: Final = four_weeks_of(LAST_DAY)
ORDERS: Final[tuple[Order, ...]] = ("wins", "fewest-points", "most-points")

Question: TypeAlias = Callable[[], Awaitable[object]]


class Paged(Protocol):
    """A page of a list, and how many lines are on all its pages."""

    @property
    def total(self) -> int:
        """How many lines there are."""
        ...


Turned: TypeAlias = Callable[[int], Awaitable[Paged]]
"""Asks for a page by its number."""


class Asking:
    """Who asks for what: a guild, two of its people, a page."""

    def __init__(self, store: Store, guilds: tuple[Guild, ...], rng: Random) -> None:
        self.store = store
        guild = some(guilds, rng)
        self.guild = guild.guild_id
        # Those who play much are looked at most.
        self.person, self.other = (
            guild.people[int(rng.random() ** 2 * len(guild.people))] for _ in range(2)
        )
        self.page = 0 if rng.random() < 0.7 else rng.randrange(1, 50)
        self.depth = rng.random()

    async def boards(self) -> dict[str, Question]:
        """Return what `/leaderboard` asks for: a page near the top, and one anywhere."""
        found: dict[str, Question] = {}
        for name, turned in self._lists().items():
            pages = -(-(await turned(0)).total // PAGE_SIZE)
            deep = int(self.depth * pages)
            found[name] = lambda turned=turned: turned(self.page)
            found[f"deep {name}"] = lambda turned=turned, deep=deep: turned(deep)
        daily = self.store.daily
        for season in (week_of(LAST_DAY), FOUR_WEEKS, ALL_TIME):
            for guild in (self.guild, None):
                place = "here" if guild else "everywhere"
                found[f"daily standing {season} {place}"] = lambda season=season, guild=guild: (
                    daily.standing_of(self.person, FAMILY, season, guild)
                )
        return found

    def _lists(self) -> dict[str, Turned]:
        found: dict[str, Turned] = {}
        standings, ratings, daily = self.store.standings, self.store.ratings, self.store.daily
        for season in (MONTH, FOUR_WEEKS, ALL_TIME):
            for order in ORDERS:
                found[f"{order} {season}"] = lambda page, season=season, order=order: (
                    standings.page(self.guild, season, FAMILY, page=page, order=order)
                )
            for where in (self.guild, 0):
                place = "here" if where else "everywhere"
                found[f"rating {season} {place}"] = lambda page, season=season, where=where: (
                    ratings.page(where, FAMILY, season, page=page)
                )
        for season in (week_of(LAST_DAY), FOUR_WEEKS, ALL_TIME):
            for guild in (self.guild, None):
                place = "here" if guild else "everywhere"
                found[f"daily {season} {place}"] = lambda page, season=season, guild=guild: (
                    daily.standings(FAMILY, season, guild, page=page)
                )
        found["solo"] = lambda page: ratings.solo_page(FAMILY, page=page)
        return found

    def stats(self) -> dict[str, Question]:
        """Return what `/stats` asks for, in a guild and in all."""
        found: dict[str, Question] = {}
        standings, ratings, person = self.store.standings, self.store.ratings, self.person
        for season in (MONTH, FOUR_WEEKS, ALL_TIME):
            found[f"line {season}"] = lambda season=season: standings.of_person(
                self.guild, person, season, FAMILY
            )
        for guild in (self.guild, 0):
            place, key = "here" if guild else "everywhere", (guild, person, FAMILY)
            found[f"rating of {place}"] = lambda key=key: ratings.of_person(*key)
            found[f"course {place}"] = lambda key=key: ratings.course(*key)
            found[f"computers {place}"] = lambda key=key: ratings.against_computers(*key)
            found[f"bests {place}"] = lambda key=key: ratings.bests(*key)
            found[f"meetings {place}"] = lambda guild=guild: ratings.meetings(
                guild, person, self.other, FAMILY
            )
        found["line everywhere"] = lambda: standings.everywhere(person, ALL_TIME, FAMILY)
        found["all of /stats"] = lambda: figures_of(
            self.store, self.guild, Subject(person, "", self.other), FAMILY, now=NOW
        )
        found["customised"] = lambda: standings.customised(self.guild, person, FAMILY)
        found["solo of"] = lambda: ratings.solo_of(person, FAMILY)
        found["reliability"] = lambda: ratings.reliability(person)
        found["streak"] = lambda: self.store.daily.streak(person, TODAY)
        return found

    def daily(self, player: int) -> dict[str, Question]:
        """Return what `/daily` asks for after the try of `player`, who has finished today's."""
        daily = self.store.daily
        found: dict[str, Question] = {}
        for guild in (self.guild, None):
            place = "here" if guild else "everywhere"
            found[f"placing {place}"] = lambda guild=guild: daily.placing(
                TODAY, FAMILY, player, guild
            )
            found[f"field {place}"] = lambda guild=guild: daily.field(
                TODAY, FAMILY, player, guild, page=self.page
            )
        found["try"] = lambda: daily.try_of(TODAY, FAMILY, player)
        found["days"] = lambda: daily.days(FAMILY, TODAY, 25)
        return found


async def asked_meanwhile(
    path: Path, guilds: tuple[Guild, ...], times: int = TIMES
) -> dict[str, Any]:
    """Return p50 and p99 of each question in milliseconds, as they came and of the least of each.

    The least of three askings in a row is what the question takes when nothing else holds it up.
    """
    rng = Random(2)
    store = await SqliteStore.open(path)
    took: dict[str, list[float]] = {}
    least: dict[str, list[float]] = {}
    try:
        players = await _finished_today(store)
        ended = asyncio.Event()
        finishing = asyncio.create_task(finish_games(store, guilds, ended, PAUSE))
        for _ in range(times):
            asking = Asking(store, guilds, rng)
            questions = await asking.boards() | asking.stats() | asking.daily(rng.choice(players))
            for name, question in questions.items():
                found = [await _timed(question) for _ in range(AGAIN)]
                took.setdefault(name, []).append(found[0])
                least.setdefault(name, []).append(min(found))
        ended.set()
        finished = await finishing
    finally:
        await store.close()
    return {
        "questions_ms": {name: percentiles(found) for name, found in took.items()},
        "least_ms": {name: percentiles(found) for name, found in least.items()},
        "finish_ms": percentiles(finished),
        "finished_meanwhile": len(finished),
    }


async def _finished_today(store: SqliteStore) -> list[int]:
    """Return some of those who have finished the deal of today."""
    anybody = await store.write(
        lambda writing: writing.rows(
            "SELECT person FROM daily_tries WHERE day = ? AND family = ? LIMIT 500",
            (TODAY, FAMILY),
        )
    )
    return [person for (person,) in anybody]


async def _timed(question: Question) -> float:
    started = time.perf_counter()
    await question()
    return (time.perf_counter() - started) * 1000
