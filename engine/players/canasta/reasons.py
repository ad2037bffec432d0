"""Why a move of Canasta or Samba is a good one, read from what it does in the mover's view."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.canasta.deal import Position, position_of
from engine.games.canasta.judging import Laid
from engine.games.canasta.kinds import (
    VALUES,
    counted,
    is_black_three,
    is_natural,
    is_wild,
    read_kind,
)
from engine.games.canasta.melds import CANASTA
from engine.games.canasta.moves import judged_lay, judged_take, read_taking
from engine.games.canasta.plays import read_plan
from engine.games.canasta.view import CanastaSeatView
from engine.players.advice import Advice, Fact
from engine.players.canasta.knowledge import CanastaKnowledge, knowledge, rivals_hold

SMALL_PILE: Final = 3
"""A pile of no more cards than this is small."""


def canasta_reason(view: CanastaSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    match action.verb:
        case "yes" | "no":
            reasons = _of_answering(view, action)
        case "draw":
            reasons = _of_drawing(view, action)
        case "take":
            reasons = _of_taking(view, action)
        case "lay" | "merge":
            reasons = _of_laying(view, action)
        case "discard":
            reasons = _of_discarding(view, action)
        case "out":
            reasons = iter([_because(action, "out", count=rivals_hold(view))])
        case "ask" | "stop":
            reasons = iter([_because(action, action.verb)])
        case _:
            reasons = iter(())
    return next(reasons, Advice(action))


def _because(action: Action, reason: str, **facts: Fact) -> Advice:
    return Advice.because(action, f"canasta-{reason}", **facts)


def _of_answering(view: CanastaSeatView, action: Action) -> Iterator[Advice]:
    """The partner asks whether to go out (K45)."""
    if action.verb == "yes":
        yield _because(action, "yes", count=rivals_hold(view))
    elif view.hand:
        yield _because(action, "no", count=len(view.hand))


def _of_drawing(view: CanastaSeatView, action: Action) -> Iterator[Advice]:
    if not view.ways:
        yield _because(action, "draw-no-way")
    elif view.pile_size <= SMALL_PILE:
        yield _because(action, "draw-small", count=view.pile_size)


def _of_taking(view: CanastaSeatView, action: Action) -> Iterator[Advice]:
    at = position_of(view)
    laid = judged_take(at, read_taking(action))
    if laid is None:
        return
    if not at.opened and laid.takes_all:
        yield _because(action, "take-opens", count=view.pile_size)
    yield from _of_canastas(action, at, laid)
    if laid.takes_all and view.pile_size > 1:
        yield _because(action, "take-pile", count=view.pile_size)


def _of_laying(view: CanastaSeatView, action: Action) -> Iterator[Advice]:
    at = position_of(view)
    words = action.words if action.verb == "lay" else (action.verb, *action.words)
    laid = judged_lay(at, read_plan(words))
    if laid is None:
        return
    if not laid.hand_size:
        yield _because(action, "lay-out", count=rivals_hold(view))
    if not at.opened:
        yield _because(action, "lay-opens", count=laid.value, least=at.minimum)
    yield from _of_canastas(action, at, laid)
    sizes = {meld.number: len(meld.cards) for meld in laid.melds}
    if laid.groups:
        first = laid.groups[0]
        size = sizes.get(first.number, 0)
        if size - len(first.cards) >= CANASTA:
            yield _because(action, "lay-beyond")
        if size < CANASTA:
            yield _because(action, "lay-grows", count=size)
    elif laid.merges:
        yield _because(action, "lay-merges")


def _of_canastas(action: Action, at: Position, laid: Laid) -> Iterator[Advice]:
    """Name a canasta that was none before, the dearest kind first."""
    before = {meld.number for meld in at.melds if meld.canasta}
    made = {meld.canasta for meld in laid.melds if meld.canasta and meld.number not in before}
    for kind in ("samba", "natural", "mixed"):
        if kind in made:
            yield _because(action, f"makes-{kind}")


def _of_discarding(view: CanastaSeatView, action: Action) -> Iterator[Advice]:
    face = read_kind(action.words[0], view.hand)
    if face is None:
        return
    if len(view.hand) == 1:
        yield _because(action, "discard-out")
    if is_black_three(face):
        yield _because(action, "discard-stops")
    if is_wild(face) and not view.pile_frozen:
        yield _because(action, "discard-freezes")
    if is_natural(face):
        yield from _of_parting(view, action, face, knowledge(view))


def _of_parting(
    view: CanastaSeatView, action: Action, face: Card, seen: CanastaKnowledge
) -> Iterator[Advice]:
    counts = counted(view.hand)
    out = seen.unseen[face.rank]
    if seen.following not in seen.own.seats:
        if out < 2:
            yield _because(action, "discard-dead", count=out)
        last = view.last_discards[seen.following]
        if last is not None and last.rank == face.rank:
            yield _because(action, "discard-like", seat=seen.following)
    pairs = any(counts[other.rank] > 1 for other in view.hand if is_natural(other))
    if counts[face.rank] == 1 and pairs:
        yield _because(action, "discard-single")
    if VALUES[face] == min(VALUES[other] for other in view.hand if is_natural(other)):
        yield _because(action, "discard-low", count=VALUES[face])
