"""Second looks: a move that seems dear is judged again before anybody is told that it was.

What is told of it then is what the second look found; the first, which chose it for seeming dear,
no longer counts. It follows from the game's actions alone, as a first look does.
"""

from dataclasses import replace
from math import sqrt
from random import Random
from typing import Final, NamedTuple, cast

from engine.contract.view import SeatView
from engine.players.appraisal import Estimate, estimate
from engine.players.families import blunder_in, second_opinion
from engine.players.second_opinion import SecondOpinion
from engine.records.appraising import SURE, AppraisedMove, OwnDecision

AT_ONCE: Final = 8
"""Games that are played with each move before it is asked whether they are enough."""

FEWEST: Final = 16
"""A mistake is taken back after no fewer games."""

AMPLE: Final = 32
"""It is borne out after no fewer: a moon in one of them may make all the difference."""

STANDS: Final = 1 / 3
"""A mistake stands if it surely costs this part of a blunder."""

HARDLY: Final = 0.5
"""It is given up if that lies more than so many standard errors off."""


APART: Final = 0.1
"""Deeper judges differ by about this part of what two games differ by; no more games mend that."""


class SecondLook(NamedTuple):
    """How far a second look has come: by how much the best did better in each game."""

    apart: tuple[float, ...] = ()
    found: Estimate | None = None
    is_over: bool = False


def games_for(family: str) -> int:
    """Return in how many games the moves of a deal that seem dear are tried again."""
    second = second_opinion(family)
    return 0 if second is None else second.games


def looked_again(decision: OwnDecision, move: AppraisedMove, look: SecondLook) -> SecondLook:
    """Play some more games with a move and with what seemed best; that takes seconds."""
    judge = cast("SecondOpinion[SeatView]", second_opinion(decision.family))
    view, best, played = decision.view, move.best, decision.played
    rng = Random(f"second look {decision.seed} {len(look.apart)}")
    apart = (*look.apart, *judge.apart(view, best, played, rng, AT_ONCE))
    found = estimate(played, apart, (0.0,) * len(apart))
    found = found._replace(error=found.error * sqrt(1 + found.worlds * APART**2))
    return SecondLook(apart, found, is_settled(found, blunder_in(decision.family)))


def is_settled(found: Estimate, blunder: float) -> bool:
    """Whether more games would hardly tell another tale."""
    beyond = found.cost - STANDS * blunder
    if beyond < -HARDLY * found.error:
        return found.worlds >= FEWEST
    return found.worlds >= AMPLE and beyond > SURE * found.error


def told_again(move: AppraisedMove, look: SecondLook) -> AppraisedMove:
    """Return what is told of a move after a second look; nothing new if it hardly began."""
    found = look.found
    if found is None or found.worlds < FEWEST:
        return move
    others = [each for each in move.estimates if each.action != found.action]
    first, *rest = others
    order = sorted([*rest, found], key=lambda each: each.cost)
    return replace(move, played=found, estimates=(first, *order), doubted=False)
