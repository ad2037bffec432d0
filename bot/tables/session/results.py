"""Results: what is kept of a game that is over, and of one that ended without an outcome."""

from collections.abc import Collection
from dataclasses import replace
from typing import Any

from bot.tables.services.fairness import proof_of
from data.fields import FinishedTry
from data.proofs import KeptProof
from data.results import FinishedGame, SeatResult
from data.tables import TableRow
from engine.contract.game import Game
from engine.contract.outcome import Outcome, places_of_those_who_stayed
from engine.contract.refusal import BadRules
from engine.contract.seats import Seat
from engine.fairness.chance import Proof
from engine.fairness.history import History
from engine.games.catalogue import variant
from engine.records.ended import record_of_ended
from engine.table.chairs import who_is_gone
from engine.table.journal import Decisions, Entry


def finished_game(
    row: TableRow, game: Game, entries: tuple[Entry, ...], proof: Proof | None, ended_at: int
) -> FinishedGame:
    """Return what is kept of a game that is over."""
    outcome = game.outcome
    assert outcome is not None
    assert row.dealer is not None
    done = [(entry.seat, entry.author, entry.decision) for entry in entries]
    gone = who_is_gone(row.chairs, Decisions.none(game.seat_count).after(done).played_for)
    side_of = _side_of(outcome)
    placed = places_of_those_who_stayed(outcome.places, side_of, gone)
    points = tuple(sum(deal[seat] for deal in game.deal_scores) for seat in range(game.seat_count))
    return FinishedGame(
        game_id=row.table_id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        family=row.family,
        preset=row.preset,
        customised=bool(row.options),
        hints=row.hints,
        started_at=row.started_at or row.opened_at,
        ended_at=ended_at,
        deal_count=len(game.deal_scores),
        record=record_of_ended(game.variant, game.seat_count, row.dealer, entries, proof),
        seats=tuple(
            SeatResult(
                seat=seat,
                person=chair.person,
                name=chair.name,
                place=placed[seat],
                score=game.scores[seat],
                points=points[seat],
                feats={}
                if seat in gone
                else {feat: counts[seat] for feat, counts in game.feats.items()},
                left=seat in gone,
                level=chair.level,
                side=side_of[seat],
            )
            for seat, chair in enumerate(row.chairs)
        ),
        finished_try=finished_try(row, game, entries),
    )


def ended_record(
    row: TableRow, entries: tuple[Entry, ...], kept: KeptProof | None
) -> dict[str, Any] | None:
    """Return the record of a game that ends without a result, as far as it was played.

    None if nothing proves its deals, so that nobody needs its cards, or if this version does not
    know its rules any more.
    """
    if kept is None or row.dealer is None:
        return None
    draws = History().after((one.seat, one.action) for one in entries).draws
    try:
        proof, played = proof_of(row, kept, draws), variant(row.preset, row.options)
        return record_of_ended(played, row.seat_count, row.dealer, entries, proof)
    except BadRules:
        return None


def _side_of(outcome: Outcome) -> tuple[Seat, ...]:
    """Return the side of each seat, which is named by its first seat."""
    first = {seat: side[0] for side in outcome.sides for seat in side}
    return tuple(first[seat] for seat in range(len(outcome.places)))


def outcome_of_those_who_stayed(outcome: Outcome, gone: Collection[Seat]) -> Outcome:
    """Return the outcome as the result message tells it.

    If nobody stayed, it tells how the cards had it: somebody must be named.
    """
    placed = places_of_those_who_stayed(outcome.places, _side_of(outcome), gone)
    return replace(outcome, places=placed) if 1 in placed else outcome


def finished_try(row: TableRow, game: Game, entries: tuple[Entry, ...]) -> FinishedTry | None:
    """Return how a try came out for its only person, None for any other game that is over."""
    if not row.is_try:
        return None
    seat = next((seat for seat, chair in enumerate(row.chairs) if chair.person is not None), 0)
    lead, rivals = lead_of(game, seat)
    return FinishedTry(
        points=sum(deal[seat] for deal in game.deal_scores),
        lead=lead,
        rivals=rivals,
        line=tuple(str(one.action) for one in entries if one.seat == seat),
    )


def lead_of(game: Game, seat: Seat) -> tuple[int, int]:
    """Return by how much a side did better than each other in all deals, summed up, and how many.

    More is better in every family. All of a side have the same points.
    """
    outcome = game.outcome
    assert outcome is not None
    points = tuple(sum(deal[one] for deal in game.deal_scores) for one in range(game.seat_count))
    others = [side for side in outcome.sides if seat not in side]
    ahead = sum(points[seat] - points[side[0]] for side in others)
    return (ahead if game.variant.highest_wins else -ahead), len(others)
