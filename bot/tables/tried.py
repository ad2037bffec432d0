"""Tried: how somebody's one game of a day's deal came out."""

from data.daily import FinishedTry
from data.tables import TableRow
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.table.journal import Entry


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
