"""Appraisals of deals: worked out in the background, once, and kept with their game."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.background.pool import (
    NOBODY,
    BackgroundFailure,
    BackgroundJob,
    BackgroundPool,
    TooManyJobs,
)
from bot.support.background_tasks import BackgroundTasks
from bot.support.incidents import log_incident, log_unwritten
from data.appraisals import Appraisals, KeptAppraisal
from data.patience import NotWritten
from data.proofs import Proofs
from engine.contract.seats import Seat
from engine.players.revision import REVISION
from engine.records.appraising import (
    AppraisedMove,
    OwnDecision,
    appraised,
    own_decisions_written,
    read_moves,
    that_seem_dear,
    written_moves,
)
from engine.records.luck import (
    Luck,
    PlayedAgain,
    again,
    is_enough,
    luck,
    points_of,
    read_luck,
    written_luck,
)
from engine.records.puzzles import blunders
from engine.records.second_looks import (
    AT_ONCE,
    SecondLook,
    games_for,
    looked_again,
    told_again,
)

log = logging.getLogger(__name__)

USUAL_COUNT: Final = 15
"""The questions of a deal of thirteen tricks, as long as nobody has counted them."""

REMEMBERED: Final = 64
"""Appraisals of games without a result have no row; so many of them are remembered."""


class SeatDeal(NamedTuple):
    """The moves that one seat made in one deal, counted from 1."""

    game_id: str
    seat: Seat
    deal: int


class AppraisedDeal(NamedTuple):
    """The strong player's opinion of the moves, and what it would have made of the cards."""

    moves: tuple[AppraisedMove, ...]
    luck: Luck | None


class AppraisalUnderWay:
    """How far an appraisal has come: `done` moves of `count`, which is None before it is known."""

    def __init__(self, job: BackgroundJob) -> None:
        self.job = job
        self.done = 0
        self.count: int | None = None
        self.failed = False
        self.moves: tuple[AppraisedMove, ...] | None = None
        self.over = asyncio.Event()

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come."""
        return self.failed or self.moves is not None


class DealAppraisals:
    """The strong player's opinions of people's moves; each deal is worked out once."""

    def __init__(self, pool: BackgroundPool, appraisals: Appraisals, proofs: Proofs) -> None:
        self._pool = pool
        self._kept = appraisals
        self._proofs = proofs
        self._under_way: dict[SeatDeal, AppraisalUnderWay] = {}
        self._remembered: OrderedDict[SeatDeal, AppraisedDeal] = OrderedDict()
        self._tasks = BackgroundTasks()
        self._played_again: dict[SeatDeal, asyncio.Task[None]] = {}

    async def of(self, deal: SeatDeal) -> tuple[AppraisedMove, ...] | None:
        """Return what was said of a deal, None if the players of today have not been asked yet."""
        found = await self._known(deal)
        return None if found is None else found.moves

    async def luck_of(self, deal: SeatDeal) -> Luck | None:
        """Return what the strong player makes of the cards of a deal, if that is known."""
        found = await self._known(deal)
        return None if found is None else found.luck

    async def sought(self, deal: SeatDeal) -> tuple[AppraisedMove, ...] | None:
        """Return what is said of a deal, worked out if need be; None if that fails."""
        known = await self.of(deal)
        if known is not None:
            return known
        under_way = self.begin(deal, NOBODY)
        await under_way.over.wait()
        return under_way.moves

    def begin(self, deal: SeatDeal, person: int) -> AppraisalUnderWay:
        """Have a deal appraised for the person of its seat, or join in if that is under way.

        Raise `TooManyJobs`.
        """
        found = self._under_way.get(deal)
        if found is None:
            found = self._under_way[deal] = AppraisalUnderWay(self._pool.job(person))
            self._tasks.run(self._work(deal, found), "appraising a deal")
        else:
            found.job.ask_for(person)
        return found

    def seconds_left(self, under_way: AppraisalUnderWay) -> float | None:
        """Return about how long an appraisal still takes; None if nothing tells yet."""
        count = USUAL_COUNT if under_way.count is None else under_way.count
        return self._pool.seconds_for(count - under_way.done)

    async def play_again(self, deal: SeatDeal, person: int) -> bool:
        """Find out what the strong player makes of the cards of a deal whose moves are judged.

        It takes longer than the moves, so it is done for a person who reads what is said of them.
        Return whether that is known now; it is not if the person has too much under way.
        """
        task = self._played_again.get(deal)
        if task is None:
            try:
                job = self._pool.job(person)
            except TooManyJobs:
                return False
            task = self._tasks.run(self._play_again(deal, job), "playing a deal again")
            self._played_again[deal] = task
        await asyncio.wait([task])
        return await self.luck_of(deal) is not None

    def forget(self) -> None:
        """Let go of what no row has, since somebody is to be forgotten."""
        self._remembered.clear()

    def stop(self) -> None:
        """Let go of what is under way; whoever wants it asks again."""
        self._tasks.stop()

    async def _known(self, deal: SeatDeal) -> AppraisedDeal | None:
        if deal in self._remembered:
            return self._remembered[deal]
        kept = await self._kept.get(*deal)
        if kept is None or kept.revision != REVISION:
            return None
        return AppraisedDeal(read_moves(kept.moves), read_luck(kept.moves))

    async def _work(self, deal: SeatDeal, found: AppraisalUnderWay) -> None:
        with found.job:
            try:
                record = await self._proofs.record(deal.game_id)
                if record is not None:
                    moves = await self._appraised(deal, record, found)
                    await self._keep(deal, AppraisedDeal(moves, None), record)
                    found.moves = moves
            except BackgroundFailure as failure:
                log_incident(log, "appraising a deal", failure)
            finally:
                found.failed = found.moves is None
                found.over.set()
                del self._under_way[deal]

    async def _play_again(self, deal: SeatDeal, job: BackgroundJob) -> None:
        with job:
            try:
                record = await self._proofs.record(deal.game_id)
                found = None if record is None else await self._luck(deal, record, job)
                known = await self._known(deal)
                if record is not None and found is not None and known is not None:
                    await self._keep(deal, known._replace(luck=found), record)
            except BackgroundFailure as failure:
                log_incident(log, "playing a deal again", failure)
            finally:
                del self._played_again[deal]

    async def _appraised(
        self, deal: SeatDeal, record: Mapping[str, Any], found: AppraisalUnderWay
    ) -> tuple[AppraisedMove, ...]:
        job = found.job
        decisions = await job.ask(own_decisions_written, record, deal.seat, deal.deal)
        found.count = len(decisions)
        moves: list[AppraisedMove] = []
        for decision in decisions:
            move = await job.ask(appraised, decision)
            if move is not None:
                moves.append(move)
            found.done += 1
        return await self._looked_again(decisions, moves, found)

    async def _looked_again(
        self,
        decisions: Sequence[OwnDecision],
        moves: Sequence[AppraisedMove],
        found: AppraisalUnderWay,
    ) -> tuple[AppraisedMove, ...]:
        """Return the moves with those judged again that seem dear, as far as games suffice."""
        asked = {each.at: each for each in decisions}
        told = {move.at: move for move in moves}
        dear = that_seem_dear(moves)
        found.count = len(decisions) + len(dear)
        left = games_for(decisions[0].family) if decisions else 0
        for move in dear:
            look = SecondLook()
            while left > 0 and not look.is_over:
                look = await found.job.ask(looked_again, asked[move.at], move, look)
                left -= AT_ONCE
            told[move.at] = told_again(move, look)
            found.done += 1
        return tuple(told.values())

    async def _luck(
        self, deal: SeatDeal, record: Mapping[str, Any], job: BackgroundJob
    ) -> Luck | None:
        own = await job.ask(points_of, record, deal.seat, deal.deal)
        if own is None:
            return None
        games: list[PlayedAgain] = []
        while not is_enough(games):
            game = await job.ask(again, record, deal.seat, deal.deal, len(games))
            if game is None:
                return None
            games.append(game)
        return luck(own, games)

    async def _keep(self, deal: SeatDeal, found: AppraisedDeal, record: Mapping[str, Any]) -> None:
        mistakes = blunders(str(record["variant"]), found.moves)
        said = written_moves(found.moves)
        if found.luck is not None:
            said.append(written_luck(found.luck))
        try:
            kept = await self._kept.keep(KeptAppraisal(*deal, REVISION, said), mistakes)
        except NotWritten as unwritten:
            # It can be worked out again.
            log_unwritten(log, "keeping an appraisal", unwritten)
            kept = False
        if not kept:
            self._remembered[deal] = found
            if len(self._remembered) > REMEMBERED:
                self._remembered.popitem(last=False)
