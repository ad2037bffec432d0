"""Results: what is kept of a game that is over, and of one that ended without an outcome."""

from dataclasses import replace
from typing import Any

from bot.tables.opening.fairness import proof_of
from data.daily import FinishedTry
from data.proofs import KeptProof
from data.results import FinishedGame, SeatResult
from data.tables import TableRow
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.refusal import BadRules
from engine.contract.seats import Seat
from engine.fairness.chance import Proof
from engine.fairness.history import History
from engine.games.catalogue import variant
from engine.records.ended import record_of_ended
from engine.table.chairs import Chair, Presence
from engine.table.journal import Entry


def final_places(outcome: Outcome, chairs: tuple[Chair, ...]) -> tuple[int, ...]:
    """Return the place of each seat among the sides, with those who left the table last.

    A side counts once (1, 2, 1, 2); a person who left is counted without the partners who
    stayed. People who left stand in the order they would have had.
    """
    side_of = {seat: side for side in outcome.sides for seat in side}
    marks = tuple(
        (chair.presence is Presence.LEFT, place)
        for chair, place in zip(chairs, outcome.places, strict=True)
    )
    placed = {(mark, side_of[seat]) for seat, mark in enumerate(marks)}
    return tuple(1 + sum(other < mark for other, _ in placed) for mark in marks)


def finished_game(
    row: TableRow, game: Game, entries: tuple[Entry, ...], proof: Proof | None, ended_at: int
) -> FinishedGame:
    """Return what is kept of a game that is over."""
    outcome = game.outcome
    assert outcome is not None
    assert row.dealer is not None
    placed = final_places(outcome, row.chairs)
    first_of_side = {seat: side[0] for side in outcome.sides for seat in side}
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
                feats={feat: counts[seat] for feat, counts in game.feats.items()},
                left=chair.presence is Presence.LEFT,
                level=chair.level,
                side=first_of_side[seat],
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
    proof = proof_of(row, kept, History().after((one.seat, one.action) for one in entries).draws)
    try:
        played = variant(row.preset, row.options)
        return record_of_ended(played, row.seat_count, row.dealer, entries, proof)
    except BadRules:
        return None


def outcome_with_leavers(outcome: Outcome, chairs: tuple[Chair, ...]) -> Outcome:
    """Return the outcome as the result message tells it."""
    return replace(outcome, places=final_places(outcome, chairs))


def finished_try(row: TableRow, game: Game, entries: tuple[Entry, ...]) -> FinishedTry | None:
    """Return how a try came out for its only person, None for any other game that is over."""
    if row.day is None or not row.is_try:
        return None
    seat = next((seat for seat, chair in enumerate(row.chairs) if chair.person is not None), 0)
    lead, rivals = lead_of(game, seat)
    return FinishedTry(
        day=row.day,
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
