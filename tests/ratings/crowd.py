"""A crowd: people of three strengths who play the day's deals and games with each other.

Every game is played by the engine and kept as the bot keeps it. What is returned of it are the
plain facts of the play, and nothing that the store makes of them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, NamedTuple

from bot.daily.turnover import commit_deals
from bot.screens.daily.games import SEATS, daily_variant, families
from bot.tables.opening.fairness import fair_chance
from bot.tables.opening.opening_rows import Wish, wished_row
from bot.tables.results import finished_game
from data.proofs import KeptProof
from data.seasons import day_after, day_start
from data.store import Store
from data.tables import TableRow, TableState
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option, Variant
from engine.contract.view import SeatView
from engine.fairness.chain import new_root
from engine.fairness.chance import Chance
from engine.fairness.history import History
from engine.games.catalogue import variant
from engine.players.levels import policy
from engine.players.policy import Level
from engine.table.chairs import Chair
from engine.table.journal import Author, Entry
from engine.table.questions import Questions

SLIPS: Final[Mapping[str, float]] = {"weak": 0.6, "middling": 0.3, "strong": 0.05}
"""How many of their acts are chance."""

STRENGTHS: Final = tuple(SLIPS)
GUILDS: Final = 5
RIVALS: Final[Level] = "easy"
"""The computers in day's deals: those of the bot are hard, and would take most of the time."""

GAMES: Final[Mapping[str, tuple[str, Mapping[str, Option]]]] = {
    "hearts": ("standard", {}),
    "canasta": ("canasta_book", {}),
    "all_fours": ("pitch", {}),
}
SHORT: Final[Mapping[str, Mapping[str, Option]]] = {
    "hearts": {"end_mode": "deals", "deals": 2},
    "canasta": {"deals": 2},
    "all_fours": {"deals": 2},
}

FIRST_DAY: Final = "2026-10-19"

TABLES_A_PERSON: Final = 0.04
"""Games with others that begin on a day, for each of the crowd."""

COMPUTERS: Final[tuple[Level, ...]] = ("easy", "easy", "medium")

Decide = Callable[[SeatView, Random], Action]


@dataclass(frozen=True, slots=True)
class Member:
    """One of the crowd. `keen` is how likely they are to play on a day."""

    person: int
    strength: str
    guild_id: int
    keen: float

    @property
    def name(self) -> str:
        """What everybody calls them."""
        return f"Player {self.person}"


class Sat(NamedTuple):
    """A seat of a game as it was played.

    `points` are the sum of its deals, `place` is as the rules have it, before anything is said of
    those who left.
    """

    person: int | None
    level: Level
    side: Seat
    points: int
    place: int
    left: bool


class Fact(NamedTuple):
    """A game that was played to its end. `day` is that of the deal it was a try of."""

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


def crowd(people: int, rng: Random) -> list[Member]:
    """Return so many people, as many of each strength; a tenth plays every day."""
    return [
        Member(
            1000 + number,
            STRENGTHS[number % len(STRENGTHS)],
            1 + rng.randrange(GUILDS),
            1.0 if number % 10 == 9 else rng.uniform(0.02, 0.4),
        )
        for number in range(people)
    ]


def decider(strength: str, family: str) -> Decide:
    """Return how somebody of a strength plays a family.

    Everybody plays as the medium computer does, but for slips that are chance: those make people of
    one strength differ, where computers would all play a deal alike.
    """
    medium, chance, slips = policy("medium", family), policy("random", family), SLIPS[strength]
    return lambda view, rng: (chance if rng.random() < slips else medium).decide(view, rng)


class Evening:
    """Where the crowd plays: a store, and a clock that only goes on when somebody plays."""

    def __init__(self, store: Store, rng: Random) -> None:
        self.store = store
        self.now = 0
        self._rng = rng
        self._tables = 0

    async def try_deal(self, member: Member, day: str, family: str, *, to_end: bool) -> Fact | None:
        """Let somebody play the deal of a day; None if it is left where it was, or too late."""
        offered = daily_variant(family)
        guild = member.guild_id if self._rng.random() < 0.9 else 0
        row = self._row(offered, member, guild, SEATS, hints=False)
        root = await self.store.daily.root(day, family)
        proof = KeptProof(root, message_id=0, label=f"daily-{day}-{family}")
        row = replace(row, solo=True, day=day, level=RIVALS)
        row, chance = await self._begun(row, proof, (member,), RIVALS)
        if not to_end:
            await self.store.tables.close(row.table_id, TableState.VOID, self.now)
            return None
        return await self._played_out(row, offered, chance, {0: member})

    async def meet(
        self, members: Sequence[Member], family: str, *, computers: Level, odd: Random
    ) -> Fact:
        """Let some people play a game with each other; now and then one leaves it."""
        preset, options = GAMES[family]
        kind = odd.random()
        if kind < 0.8 or family == "canasta":
            options = SHORT[family]
        offered = variant(preset, options)
        row = self._row(offered, members[0], members[0].guild_id, SEATS, hints=kind < 0.05)
        proof = KeptProof(new_root(self._rng), message_id=0)
        row, chance = await self._begun(row, proof, members, computers)
        leaver = odd.randrange(len(members)) if odd.random() < 0.1 else None
        people = dict(enumerate(members))
        return await self._played_out(row, offered, chance, people, leaver)

    def _row(
        self, offered: Variant, host: Member, guild: int, seats: int, *, hints: bool
    ) -> TableRow:
        self._tables += 1
        wish = Wish(
            guild_id=guild,
            guild_name=f"Guild {guild}",
            channel_id=2,
            channel_name="cards",
            host_id=host.person,
            host_name=host.name,
            locale="en-US",
            preset=offered.key,
            options=dict(offered.options),
            seat_count=seats,
            level="easy",
            hints=hints,
            pace="normal",
            table_id=f"t{self._tables:07}",
        )
        return wished_row(wish, offered, owner="main", now=self.now)

    async def _begun(
        self, row: TableRow, proof: KeptProof, members: Sequence[Member], computers: Level
    ) -> tuple[TableRow, Chance]:
        await self.store.tables.add(row, proof)
        chance = fair_chance(row, proof, self._rng)
        chairs = tuple(
            Chair(members[seat].name, members[seat].person, level="easy")
            if seat < len(members)
            else Chair("Computer", level=computers)
            for seat in range(row.seat_count)
        )
        dealer = chance.first_dealer(row.seat_count)
        await self.store.tables.start(
            row.table_id,
            dealer=dealer,
            seat_count=row.seat_count,
            chairs=chairs,
            started_at=self.now,
        )
        playing = TableState.PLAYING
        return replace(
            row, chairs=chairs, dealer=dealer, started_at=self.now, state=playing
        ), chance

    async def _played_out(
        self,
        row: TableRow,
        offered: Variant,
        chance: Chance,
        people: Mapping[Seat, Member],
        leaver: Seat | None = None,
    ) -> Fact:
        deciders = {seat: decider(one.strength, row.family) for seat, one in people.items()}
        if leaver is not None:
            del deciders[leaver]
            row = replace(row, chairs=_left(row.chairs, leaver))
        game, entries, draws = _played(row, offered, chance, deciders, self._rng)
        ended_at = self.now
        proof = chance.proof(draws)
        await self.store.results.finish(finished_game(row, game, entries, proof, ended_at))
        return _fact(row, game, ended_at)


def _left(chairs: tuple[Chair, ...], leaver: Seat) -> tuple[Chair, ...]:
    return tuple(chair.left() if seat == leaver else chair for seat, chair in enumerate(chairs))


def _played(
    row: TableRow, offered: Variant, chance: Chance, deciders: Mapping[Seat, Decide], rng: Random
) -> tuple[Game, tuple[Entry, ...], int]:
    """Play a game as the table does: computers decide by its chance, and so do the draws."""
    assert row.dealer is not None
    game = offered.start(row.seat_count, row.dealer)
    questions = Questions.none(row.seat_count).after(DEALER, (), game.to_act, 0)
    history, entries = History(), list[Entry]()
    while game.to_act:
        if game.to_act == (DEALER,):
            seat, author = DEALER, Author.DEALER
            action = game.propose(DEALER, chance.draw(history))
        elif game.forced:
            (seat, action), author = game.forced, Author.COMPUTER
        else:
            seat = game.to_act[0]
            if seat in deciders:
                action, author = deciders[seat](game.view(seat), rng), Author.PERSON
            else:
                seed = chance.seed(history, seat, questions.numbers[seat])
                level = row.chairs[seat].level
                action = policy(level, row.family).decide(game.view(seat), Random(seed))
                author = Author.COMPUTER
        before = game.to_act
        game, _ = game.apply(seat, action)
        questions = questions.after(seat, before, game.to_act, 0)
        history = history.after([(seat, action)])
        entries.append(Entry(len(entries), seat, action, 0, author))
    return game, tuple(entries), history.draws


def _fact(row: TableRow, game: Game, ended_at: int) -> Fact:
    outcome = game.outcome
    assert outcome is not None
    side_of = {seat: side[0] for side in outcome.sides for seat in side}
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
        tuple(
            Sat(
                chair.person,
                chair.level,
                side_of[seat],
                sum(deal[seat] for deal in game.deal_scores),
                outcome.places[seat],
                chair.presence.value == "left",
            )
            for seat, chair in enumerate(row.chairs)
        ),
        row.day,
    )


def moment(day: str, share: float) -> int:
    """Return the moment at which such a share of a day is over, in milliseconds since 1970."""
    return day_start(day) + int(share * 86_400_000)


async def play(
    store: Store, members: Sequence[Member], days: int, rng: Random
) -> tuple[list[Fact], str]:
    """Let the crowd play for so many days; return what was played, and the day after."""
    evening = Evening(store, rng)
    facts: list[Fact] = []
    day = FIRST_DAY
    for _ in range(days):
        evening.now = moment(day, 0)
        await commit_deals(store.daily, rng, lambda: evening.now)
        deals = [
            (one, family)
            for one in members
            if rng.random() < one.keen
            for family in families()
            if rng.random() < 0.7
        ]
        games = [None] * max(1, round(TABLES_A_PERSON * len(members)))
        agenda: list[tuple[Member, str] | None] = [*deals, *games]
        rng.shuffle(agenda)
        for at, wanted in enumerate(agenda):
            evening.now = moment(day, (at + 1) / (len(agenda) + 1))
            facts += await _wanted(evening, members, day, wanted, rng)
        day = day_after(day)
        evening.now = moment(day, 0)
        await _turn_over(store, day, evening.now)
    return facts, day


async def _wanted(
    evening: Evening,
    members: Sequence[Member],
    day: str,
    wanted: tuple[Member, str] | None,
    rng: Random,
) -> list[Fact]:
    """Play a day's deal, or a game of some people; some play one after the other."""
    if wanted is not None:
        # Some are not finished in time, and count nowhere.
        fact = await evening.try_deal(wanted[0], day, wanted[1], to_end=rng.random() < 0.98)
        return [] if fact is None else [fact]
    host = rng.choice(members)
    friends = [one for one in members if one.guild_id == host.guild_id and one is not host]
    company = [host, *rng.sample(friends, min(rng.choice((1, 1, 2, 3)), len(friends)))]
    family, computers = rng.choice(families()), rng.choice(COMPUTERS)
    found: list[Fact] = []
    for _ in range(rng.choice((1, 1, 1, 2, 5))):
        found.append(await evening.meet(company, family, computers=computers, odd=rng))
        evening.now += 1
    return found


async def _turn_over(store: Store, today: str, now: int) -> None:
    """Do what `bot/daily/turnover.py` does to the days that are over."""
    for day, family in await store.daily.unsettled(today):
        await store.daily.close_day(day, family)
        await store.ratings.rate_day(day, family)
        await store.daily.settle(day, family, at=now)
