"""Running tables: refuse, remember, move on."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, Self

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.refusal import NotYourTurn
from engine.contract.seats import DEALER, Seat
from engine.fairness.chance import Chance, Proof
from engine.fairness.history import History
from engine.players.decision import FORCED, Decision
from engine.table.journal import (
    Author,
    Decisions,
    Entry,
    Journal,
    Questions,
    Substitutions,
    Wait,
    unbroken,
)


class StaleAction(Exception):
    """The press answers a question that is no longer put to its seat; nothing has changed."""


class TableMoment(NamedTuple):
    """A game with its questions and the number of its next journal entry.

    `history` is what its chance goes on from, `decisions` are those of the whole game.
    `deal_ended_at` is the moment of the last entry if that ended a deal, but not the game.
    `waits` has one for each deal, the last for the one in progress.
    """

    game: Game
    questions: Questions
    decisions: Decisions
    next_number: int = 0
    substitutions: Substitutions = Substitutions()
    history: History = History()
    deal_ended_at: int | None = None
    waits: tuple[Wait, ...] = (Wait(),)

    @classmethod
    def first(cls, game: Game, at: int) -> Self:
        """Return the moment `at` which a game begins, with the questions it begins with."""
        nobody = Questions.none(game.seat_count)
        questions = nobody.after(DEALER, (), game.to_act, at)
        return cls(game, questions, Decisions.none(game.seat_count))


class Advance(NamedTuple):
    """The results of one act: the entries written, the events in order, the seats newly asked."""

    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    asked: tuple[Seat, ...]

    @property
    def begins_deal(self) -> bool:
        """Whether a deal was dealt, so that every hand is another."""
        return any(event.name == "deal-begun" for event in self.events)

    @property
    def ends_deal(self) -> bool:
        """Whether a deal was counted, so that every total is another."""
        return any(event.name == "deal-scored" for event in self.events)


def deal_ended(before: Game, after: Game) -> bool:
    """Whether the act between two moments ended a deal of a game that goes on.

    Cards that are thrown in and dealt again end no deal, and neither does a kitty or a bunch.
    """
    return after.outcome is None and len(after.deal_scores) > len(before.deal_scores)


def _after(
    moment: TableMoment, entry: Entry, *, forced: bool
) -> tuple[TableMoment, tuple[Event, ...]]:
    before = moment.game.to_act
    game, events = moment.game.apply(entry.seat, entry.action)
    questions = moment.questions.after(entry.seat, before, game.to_act, entry.at)
    decisions = moment.decisions.after([(entry.seat, entry.author, entry.decision)])
    substitutions = moment.substitutions.after(entry, forced=forced)
    history = moment.history.after([(entry.seat, entry.action)])
    ended_at = entry.at if deal_ended(moment.game, game) else None
    *earlier, wait = moment.waits
    waits = (*earlier, wait.after(entry, moment.questions.asked_at))
    if ended_at is not None:
        waits += (Wait(),)
    number = entry.number + 1
    after = TableMoment(game, questions, decisions, number, substitutions, history, ended_at, waits)
    return after, events


class Table:
    """One running game behind a lock.

    The game is readable at any time; `act`, `deal` and `end_interval` change it, one at a time. No
    caller does anything slow inside: the journal is the only thing awaited.

    With `intervals` it stays between two deals: nobody is asked anything until the interval ends.
    """

    def __init__(
        self,
        table_id: str,
        moment: TableMoment,
        journal: Journal,
        *,
        chance: Chance,
        clock: Callable[[], int],
        intervals: bool = False,
    ) -> None:
        """Carry on from `moment`; `clock` tells milliseconds since 1970."""
        self.table_id = table_id
        self._moment = moment
        self._journal = journal
        self._chance = chance
        self._clock = clock
        self._intervals = intervals
        self.latest = Advance((), (), ())
        """The results of the last act."""
        self._proven: tuple[int, Proof | None] | None = None
        """How many draws were proven last, and what proves them."""
        self._lock = asyncio.Lock()

    @property
    def moment(self) -> TableMoment:
        """All that follows from what is committed."""
        return self._moment

    @property
    def intervals(self) -> bool:
        """Whether it stays between two deals."""
        return self._intervals

    @property
    def game(self) -> Game:
        """The game as it stands, every action in it committed."""
        return self._moment.game

    @property
    def questions(self) -> Questions:
        """The numbers that presses must answer now."""
        return self._moment.questions

    @property
    def substitutions(self) -> Substitutions:
        """The acts of computers in the deal in progress."""
        return self._moment.substitutions

    @property
    def number(self) -> int:
        """How many entries the journal has."""
        return self._moment.next_number

    def prover(self, *, closed: bool = False) -> Callable[[], Proof | None]:
        """Return what works out, once, the proof of the deals that are over; None if none is.

        The deal in progress has no part in it, unless the table is closed and nobody plays on.
        The work is some thousand hashes, which a restart of many tables does not wait for.
        """
        moment = self._moment
        in_progress = not closed and not _rests(moment.game)
        return partial(self._proof, moment.history.draws - in_progress)

    def _proof(self, draws: int) -> Proof | None:
        if self._proven is None or self._proven[0] != draws:
            self._proven = draws, self._chance.proof(draws)
        return self._proven[1]

    def seed(self, seat: Seat) -> int:
        """Return the seed with which a computer answers the question now put to a seat."""
        moment = self._moment
        return self._chance.seed(moment.history, seat, moment.questions.numbers[seat])

    @property
    def interval_since(self) -> int | None:
        """When the deal ended after which the next is not begun; None in the middle of a deal."""
        return self._moment.deal_ended_at if self._intervals else None

    async def act(
        self,
        seat: Seat,
        action: Action,
        *,
        asked: int | None,
        author: Author,
        decision: Decision | None = None,
    ) -> Advance:
        """Take `action` as the answer of `seat` to its question number `asked`.

        None answers whatever question is put now. `decision` says how it came about if nobody
        did it. The journal is written before the table
        changes, so a failed write leaves the table as it was; once begun, the step finishes even
        if the caller is cancelled. Raise `StaleAction` for a question already answered and
        between two deals, `NotYourTurn` and other `IllegalAction` for what the rules refuse.
        """
        return await unbroken(self._act(seat, action, asked, author, decision))

    async def deal(self) -> Advance:
        """Do what nobody is asked for, if anything: the first deal, or what was left undone.

        An interval goes on.
        """
        return await unbroken(self._deal(go_on=False))

    async def end_interval(self) -> Advance:
        """Begin the next deal; where that has been done meanwhile, nothing more is dealt."""
        return await unbroken(self._deal(go_on=True))

    async def _act(
        self,
        seat: Seat,
        action: Action,
        asked: int | None,
        author: Author,
        decision: Decision | None,
    ) -> Advance:
        async with self._lock:
            moment = self._moment
            if asked is not None and asked != moment.questions.numbers[seat]:
                raise StaleAction
            if self._stays(moment):
                raise StaleAction
            if seat not in moment.game.to_act:
                raise NotYourTurn(moment.game.asked_openly)
            number = moment.next_number
            if decision is not None and decision.seen == number:
                decision = decision._replace(seen=None)
            entry = Entry(number, seat, action, self._clock(), author, decision)
            return await self._commit(moment, entry)

    async def _deal(self, *, go_on: bool) -> Advance:
        async with self._lock:
            moment = self._moment
            if go_on:
                moment = moment._replace(deal_ended_at=None)
            return await self._commit(moment, None)

    async def _commit(self, moment: TableMoment, entry: Entry | None) -> Advance:
        entries: list[Entry] = []
        events: list[Event] = []
        before = moment.questions.numbers
        acted = entry
        entry = entry or self._following(moment)
        while entry is not None:
            moment, heard = _after(moment, entry, forced=entry is not acted)
            entries.append(entry)
            events.extend(heard)
            entry = self._following(moment)
        if entries:
            await self._journal.append(self.table_id, entries)
        self._moment = moment
        asked = tuple(
            seat
            for seat, number in enumerate(moment.questions.numbers)
            if number != before[seat] and seat in moment.game.to_act
        )
        self.latest = Advance(tuple(entries), tuple(events), asked)
        return self.latest

    def _stays(self, moment: TableMoment) -> bool:
        return self._intervals and moment.deal_ended_at is not None

    def _following(self, moment: TableMoment) -> Entry | None:
        """Return what follows without anybody being asked: a deal, or what is forced."""
        if self._stays(moment):
            return None
        game = moment.game
        if game.to_act == (DEALER,):
            action = game.propose(DEALER, self._chance.draw(moment.history))
            return Entry(moment.next_number, DEALER, action, self._clock(), Author.DEALER)
        if forced := game.forced:
            seat, action = forced
            return Entry(moment.next_number, seat, action, self._clock(), Author.COMPUTER, FORCED)
        return None


def _rests(game: Game) -> bool:
    """Whether no deal is in progress: it is over, or the next is not dealt yet.

    Before that chance may be due, or somebody who says how it is to be played.
    """
    if game.outcome is not None or game.to_act == (DEALER,):
        return True
    counts = game.card_counts.values()
    return not any(count if isinstance(count, int) else any(count) for count in counts)
