"""Luck: what the strong player would have made of a seat's cards in a deal that was played."""

from collections.abc import Mapping
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final, NamedTuple, cast

from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.players.levels import LEVELS, USUAL, policy
from engine.records.forms import list_at, object_at
from engine.records.moments import moments
from engine.records.record import Record, read_record

GAMES: Final = 4
"""A deal is played again so many times at most."""

DECISIONS: Final = 50
"""After so many decisions of the strong player it is played no more: a long deal, fewer times."""


class PlayedAgain(NamedTuple):
    """How a deal ended that was played again, and how often the strong player was asked."""

    points: int
    decisions: int


class Luck(NamedTuple):
    """The points of a deal that a seat made, and those that the strong player makes there.

    They are as the rules keep them, in Hearts points to be avoided. `error` is the standard error
    of `strong`, over so many `games` with the same cards in which all others play at the usual
    level.
    """

    own: int
    strong: float
    error: float
    games: int


def again(written: Mapping[str, object], seat: Seat, deal: int, number: int) -> PlayedAgain | None:
    """Play a deal of a record again with the strong player at a seat.

    None if the record does not come to it. The same number gives the same game.
    """
    record = read_record(written)
    game = _dealt(record, deal)
    return None if game is None else _played(game, seat, Random(f"luck {seat} {deal} {number}"))


def points_of(written: Mapping[str, object], seat: Seat, deal: int) -> int | None:
    """Return what a seat made in a deal of a record, None if it was not played to its end."""
    scores: tuple[tuple[int, ...], ...] = ()
    for moment in moments(read_record(written)):
        scores = moment.game.deal_scores
        if len(scores) >= deal:
            return scores[deal - 1][seat]
    return None


def luck(own: int, found: list[PlayedAgain]) -> Luck:
    """Put together what a seat made, and the deals that were played again."""
    points = [one.points for one in found]
    error = stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    return Luck(own, fmean(points), error, len(points))


def is_enough(found: list[PlayedAgain]) -> bool:
    """Whether a deal was played again often enough."""
    return len(found) == GAMES or sum(one.decisions for one in found) >= DECISIONS


def _dealt(record: Record, deal: int) -> Game | None:
    """Return a game as it stood when the players of a deal were first asked."""
    for moment in moments(record):
        game = moment.game
        if len(game.deal_scores) == deal - 1 and game.to_act and game.to_act != (DEALER,):
            return game
    return None


def _played(game: Game, seat: Seat, rng: Random) -> PlayedAgain:
    strong, usual = (policy(level, game.variant.family) for level in (LEVELS[-1], USUAL))
    deals, asked = len(game.deal_scores), 0
    while game.to_act and len(game.deal_scores) == deals:
        actor = game.to_act[0]
        if game.forced is not None:
            actor, action = game.forced
        elif actor == DEALER:
            action = game.propose(DEALER, rng)
        else:
            asked += actor == seat
            action = (strong if actor == seat else usual).decide(game.view(actor), rng)
        game, _ = game.apply(actor, action)
    return PlayedAgain(game.deal_scores[deals][seat], asked)


def written_luck(found: Luck) -> dict[str, object]:
    """Write luck down as JSON, to stand beside moves."""
    own, strong, error, games = found
    return {"luck": [own, round(strong, 3), round(error, 3), games]}


def read_luck(written: object) -> Luck | None:
    """Read what `written_luck` wrote from among moves, None if it is not there."""
    for each in list_at(written, "moves"):
        said = object_at(each, "a move").get("luck")
        if isinstance(said, list):
            own, strong, error, games = cast("list[float]", said)
            return Luck(int(own), strong, error, int(games))
    return None
