"""A crowd: people who play the day's deals and games with each other, everybody at random.

Every game is played by the engine and kept as the bot keeps it. What is returned of it are the
plain facts of the play, and nothing that the store makes of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, NamedTuple

from bot.daily.turnover import commit_deals
from bot.screens.daily.games import SEATS, daily_variant, families
from bot.tables.opening.opening_rows import Wish, wished_row
from bot.tables.results import finished_game
from data.proofs import KeptProof
from data.seasons import day_after, day_start
from data.store import Store
from data.tables import TableRow, TableState
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option, Variant
from engine.fairness.chain import new_root
from engine.games.catalogue import variant
from engine.players.decision import Basis, Decision
from engine.players.policy import Level
from engine.table.chairs import Chair, Presence
from engine.table.journal import Author, Entry

GUILDS: Final = 5
FIRST_DAY: Final = "2026-10-19"
TABLES_A_PERSON: Final = 0.25
"""Games with others that begin on a day, for each of the crowd."""
ALONE: Final = "alone"
"""In place of the family of a day's deal: some games against computers."""
ALONE_A_PERSON: Final = 0.2
"""Evenings alone on a day, for each of the crowd."""
_HOW: Final = {
    Author.COMPUTER: Decision(Basis.PLAYER, "easy"),
    Author.CLOCK: Decision(Basis.DEFAULT),
}
COMPUTERS: Final[tuple[Level, ...]] = ("easy", "easy", "medium")
GAMES: Final[Mapping[str, tuple[str, Mapping[str, Option]]]] = {
    "hearts": ("standard", {"end_mode": "deals", "deals": 2}),
    "canasta": ("canasta_book", {"deals": 2}),
    "all_fours": ("pitch", {"deals": 2}),
    "gong_zhu": ("gong_zhu", {"deals": 2}),
    "point_pitch": ("ten_point", {"deals": 2}),
}


@dataclass(frozen=True, slots=True)
class Member:
    """One of the crowd. `keen` is how likely they are to play on a day."""

    person: int
    guild_id: int
    keen: float


class Sat(NamedTuple):
    """A seat of a game as it was played.

    `points` are the sum of its deals, `place` is as the rules have it, before anything is said of
    those who left. Of its `decisions` so many were made `for_it`.
    """

    person: int | None
    level: Level
    side: Seat
    points: int
    place: int
    left: bool
    decisions: int = 0
    for_it: int = 0

    @property
    def gone(self) -> bool:
        """Whether a person did not stay: left, or others decided more than a third."""
        absent = self.left or 3 * self.for_it > self.decisions
        return self.person is not None and absent


class Fact(NamedTuple):
    """A game that was played to its end, or one alone that its person ended.

    `day` is that of the deal it was a try of. `alone` is one that somebody played alone, and
    was none.
    """

    game_id: str
    guild_id: int
    family: str
    preset: str
    customised: bool
    hints: bool
    ended_at: int
    deals: int
    highest_wins: bool
    seats: tuple[Sat, ...]
    day: str | None = None
    alone: bool = False
    ended: bool = False


def crowd(people: int, rng: Random) -> list[Member]:
    """Return so many people; a tenth plays every day."""
    return [
        Member(
            1000 + number,
            1 + rng.randrange(GUILDS),
            1.0 if number % 10 == 9 else rng.uniform(0.02, 0.4),
        )
        for number in range(people)
    ]


class Evening:
    """Where the crowd plays: a store, and a clock that only goes on when somebody plays."""

    def __init__(self, store: Store, rng: Random) -> None:
        self.store = store
        self.now = 0
        self._rng = rng
        self._tables = 0

    async def try_deal(self, member: Member, day: str, family: str) -> list[Fact]:
        """Let somebody play the deal of a day; now and then it is left where it was."""
        guild = member.guild_id if self._rng.random() < 0.9 else 0
        unfinished = self._rng.random() < 0.02
        return await self._play(
            daily_variant(family), (member,), guild, "easy", day=day, unfinished=unfinished
        )

    async def play_alone(self, member: Member, family: str, computers: Level) -> list[Fact]:
        """Let somebody play against computers; now and then it is ended, or breaks off."""
        preset, options = GAMES[family]
        kind = self._rng.random()
        return await self._play(
            variant(preset, options),
            (member,),
            member.guild_id if self._rng.random() < 0.9 else 0,
            computers,
            hints=self._rng.random() < 0.3,
            leaver=0 if kind < 0.2 else None,
            unfinished=0.2 < kind < 0.3,
        )

    async def meet(self, members: Sequence[Member], family: str, computers: Level) -> list[Fact]:
        """Let some people play a game with each other; now and then one leaves it."""
        preset, options = GAMES[family]
        kind = self._rng.random()
        whole = kind > 0.8 and family != "canasta"
        return await self._play(
            variant(preset, {} if whole else options),
            members,
            members[0].guild_id,
            computers,
            hints=kind < 0.1,
            leaver=self._rng.randrange(len(members)) if self._rng.random() < 0.3 else None,
        )

    async def _play(
        self,
        offered: Variant,
        members: Sequence[Member],
        guild: int,
        computers: Level,
        *,
        day: str | None = None,
        hints: bool = False,
        leaver: Seat | None = None,
        unfinished: bool = False,
    ) -> list[Fact]:
        """Play a game at random, and keep it as the bot does."""
        row = self._row(offered, members, guild, computers, hints=hints)
        row = replace(row, solo=len(members) == 1, day=day)
        people = [Chair(f"Player {one.person}", one.person, level="easy") for one in members]
        chairs = (*people, *[Chair("Computer", level=computers)] * (SEATS - len(people)))
        tables = self.store.tables
        await tables.add(row, KeptProof(new_root(self._rng), message_id=0))
        await tables.start(
            row.table_id, dealer=0, seat_count=SEATS, chairs=chairs, started_at=self.now
        )
        if unfinished:
            await tables.close(row.table_id, TableState.VOID, self.now)
            return []
        if row.solo and leaver is not None:
            await tables.close(row.table_id, TableState.CLOSED, self.now, lost=True)
            return [_ended(replace(row, chairs=chairs), self.now)]
        # Alone nobody waits, so a computer plays for nobody.
        dozing = range(len(members) if len(members) > 1 else 0)
        dozes = {seat: self._rng.choice((0.0, 0.0, 0.0, 0.3, 0.4, 1.0)) for seat in dozing}
        game, entries = offered.start(SEATS, 0), list[Entry]()
        while game.to_act:
            seat = game.to_act[0]
            action = game.propose(seat, self._rng)
            author = Author.DEALER if seat == DEALER else Author.PERSON
            if author is Author.PERSON and self._rng.random() < dozes.get(seat, 0.0):
                author = self._rng.choice((Author.COMPUTER, Author.CLOCK))
            entries.append(Entry(len(entries), seat, action, 0, author, _HOW.get(author)))
            game, _ = game.apply(seat, action)
        chairs = tuple(chair.left() if at == leaver else chair for at, chair in enumerate(chairs))
        row = replace(row, chairs=chairs, dealer=0, started_at=self.now, state=TableState.PLAYING)
        await self.store.results.finish(finished_game(row, game, tuple(entries), None, self.now))
        kept = await self.store.results.record(row.table_id)
        assert kept is not None
        return [_fact(row, game, self.now, kept)]

    def _row(
        self,
        offered: Variant,
        members: Sequence[Member],
        guild: int,
        computers: Level,
        *,
        hints: bool,
    ) -> TableRow:
        self._tables += 1
        wish = Wish(
            guild_id=guild,
            guild_name=f"Guild {guild}",
            channel_id=2,
            channel_name="cards",
            host_id=members[0].person,
            host_name="",
            locale="en-US",
            preset=offered.key,
            options=dict(offered.options),
            seat_count=SEATS,
            level=computers,
            hints=hints,
            pace="normal",
            table_id=f"t{self._tables:07}",
        )
        return wished_row(wish, offered, owner="main", now=self.now)


def _fact(row: TableRow, game: Game, ended_at: int, record: Mapping[str, Any]) -> Fact:
    outcome = game.outcome
    assert outcome is not None
    side_of = {seat: side[0] for side in outcome.sides for seat in side}
    done = list(zip([seat for seat, _ in record["actions"]], record["by"], strict=True))
    seats = tuple(
        Sat(
            chair.person,
            chair.level,
            side_of[seat],
            sum(deal[seat] for deal in game.deal_scores),
            outcome.places[seat],
            chair.presence is Presence.LEFT,
            sum(at == seat for at, _ in done),
            sum(at == seat and by != "person" for at, by in done),
        )
        for seat, chair in enumerate(row.chairs)
    )
    return Fact(
        row.table_id,
        row.guild_id,
        row.family,
        row.preset,
        bool(row.options),
        row.hints,
        ended_at,
        len(game.deal_scores),
        game.variant.highest_wins,
        seats,
        row.day,
        alone=row.solo and row.day is None,
    )


def _ended(row: TableRow, ended_at: int) -> Fact:
    """Tell of a game that its person ended: of it no place is told."""
    seats = tuple(
        Sat(chair.person, chair.level, seat, 0, 1, chair.person is not None)
        for seat, chair in enumerate(row.chairs)
    )
    return Fact(
        row.table_id,
        row.guild_id,
        row.family,
        row.preset,
        bool(row.options),
        row.hints,
        ended_at,
        0,
        highest_wins=True,
        seats=seats,
        alone=True,
        ended=True,
    )


async def play(
    store: Store, members: Sequence[Member], days: int, rng: Random
) -> tuple[list[Fact], str]:
    """Let the crowd play for so many days; return what was played, and the day after."""
    evening, facts, day = Evening(store, rng), list[Fact](), FIRST_DAY
    for _ in range(days):
        evening.now = day_start(day)
        await commit_deals(store.daily, rng, lambda: evening.now)
        wanted: list[tuple[Member, str | None]] = [
            (one, family)
            for one in members
            if rng.random() < one.keen
            for family in families()
            if rng.random() < 0.7
        ]
        wanted += [(one, None) for one in members if rng.random() < TABLES_A_PERSON]
        wanted += [(one, ALONE) for one in members if rng.random() < ALONE_A_PERSON]
        rng.shuffle(wanted)
        for at, (one, family) in enumerate(wanted):
            evening.now = day_start(day) + (at + 1) * 86_400_000 // (len(wanted) + 1)
            if family is not None and family != ALONE:
                facts += await evening.try_deal(one, day, family)
                continue
            friends = [
                other for other in members if other.guild_id == one.guild_id and other is not one
            ]
            company = [one, *rng.sample(friends, min(rng.choice((1, 1, 2, 3)), len(friends)))]
            game, computers = rng.choice(families()), rng.choice(COMPUTERS)
            if family == ALONE:
                # More often than games with others count on a day.
                for _ in range(rng.choice((1, 2, 5))):
                    facts += await evening.play_alone(one, game, computers)
                    evening.now += 1
                continue
            # Some play one game after the other.
            for _ in range(rng.choice((1, 1, 1, 2, 5))):
                facts += await evening.meet(company, game, computers)
                evening.now += 1
        day = day_after(day)
        # What `bot/daily/turnover.py` does to the days that are over.
        for over, family in await store.daily.unsettled(day):
            await store.daily.close_day(over, family)
            await store.ratings.rate_day(over, family)
            await store.daily.settle(over, family, at=day_start(day))
    return facts, day
