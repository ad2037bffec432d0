"""What kind of mistake a dear move of Canasta or Samba was, read from the view of its player."""

from collections.abc import Iterator
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.canasta.deal import position_of
from engine.games.canasta.judging import Laid
from engine.games.canasta.kinds import (
    VALUES,
    counted,
    is_black_three,
    is_natural,
    is_wild,
    read_kind,
)
from engine.games.canasta.moves import judged_lay
from engine.games.canasta.plays import read_plan
from engine.games.canasta.view import CanastaSeatView
from engine.players.advice import Advice, Fact
from engine.players.canasta.knowledge import knowledge, rivals_hold

FEW: Final = 3
"""With so few cards in a hand its player may soon go out."""
MUCH: Final = 100
"""So much in hand is much to be caught with."""


def canasta_mistake(view: CanastaSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    match (played.verb, best.verb):
        case ("draw", "take"):
            kinds = iter([_because(played, "left-pile", count=view.pile_size)])
        case ("take", "draw"):
            kinds = _of_taking(view, played)
        case ("discard", "discard"):
            kinds = _of_discarding(view, played, best)
        case ("lay" | "merge", "lay" | "merge"):
            kinds = _of_laying(view, played, best)
        case ("lay" | "merge", _):
            kinds = _of_laying_early(view, played)
        case ("discard", "lay" | "merge"):
            kinds = _of_keeping(view, played, best)
        case _:
            kinds = _of_ending(view, played, best)
    return next(kinds, Advice(played))


def _because(action: Action, kind: str, **facts: Fact) -> Advice:
    return Advice.because(action, f"canasta-{kind}", **facts)


def _rivals_near_out(view: CanastaSeatView) -> bool:
    own = view.side_of(view.seat)
    return any(
        side.canastas >= view.rules.canastas_to_go_out
        and min(view.hand_sizes[seat] for seat in side.seats) <= FEW
        for side in view.sides
        if side != own
    )


def _laid(view: CanastaSeatView, action: Action) -> Laid | None:
    words = action.words if action.verb == "lay" else (action.verb, *action.words)
    return judged_lay(position_of(view), read_plan(words))


def _wilds_laid(view: CanastaSeatView, laid: Laid) -> int:
    return sum(map(is_wild, view.hand)) - sum(map(is_wild, laid.hand))


def _of_ending(view: CanastaSeatView, played: Action, best: Action) -> Iterator[Advice]:
    count = rivals_hold(view)
    if best.verb == "out":
        yield _because(played, "stayed", count=count)
    if played.verb == "out":
        yield _because(played, "went-out", count=count)
    if {played.verb, best.verb} == {"yes", "no"}:
        yield _because(played, f"said-{played.verb}", count=count)
    if played.verb == "ask":
        yield _because(played, "asked")


def _of_taking(view: CanastaSeatView, played: Action) -> Iterator[Advice]:
    if not view.side_of(view.seat).opened:
        yield _because(played, "took-to-open", count=view.pile_size)
    yield _because(played, "took-pile", count=view.pile_size)


def _of_laying_early(view: CanastaSeatView, played: Action) -> Iterator[Advice]:
    laid = _laid(view, played)
    if laid is None:
        return
    if not view.side_of(view.seat).opened:
        yield _because(played, "opened-early")
    if laid.hand_size <= FEW:
        yield _because(played, "hand-short", count=laid.hand_size)
    if _wilds_laid(view, laid):
        yield _because(played, "spent-wild")
    yield _because(played, "laid-early")


def _of_laying(view: CanastaSeatView, played: Action, best: Action) -> Iterator[Advice]:
    laid, better = _laid(view, played), _laid(view, best)
    if laid is None or better is None:
        return
    if _wilds_laid(view, laid) > _wilds_laid(view, better):
        yield _because(played, "spent-wild")
    made = [sum(bool(meld.canasta) for meld in one.melds) for one in (laid, better)]
    if made[0] < made[1]:
        yield _because(played, "missed-canasta")
    if laid.hand_size <= FEW < better.hand_size:
        yield _because(played, "hand-short", count=laid.hand_size)
    if laid.hand_size > better.hand_size:
        yield _because(played, "laid-little")


def _of_keeping(view: CanastaSeatView, played: Action, best: Action) -> Iterator[Advice]:
    better = _laid(view, best)
    if better is None:
        return
    if not view.side_of(view.seat).opened:
        yield _because(played, "opened-late")
    held = sum(VALUES[face] for face in view.hand)
    if _rivals_near_out(view) and held >= MUCH:
        yield _because(played, "caught", count=held)
    melds = view.side_of(view.seat).melds
    if sum(bool(one.canasta) for one in better.melds) > sum(bool(one.canasta) for one in melds):
        yield _because(played, "missed-canasta")
    yield _because(played, "kept-meld")


def _of_discarding(view: CanastaSeatView, played: Action, best: Action) -> Iterator[Advice]:
    face, better = (read_kind(one.words[0], view.hand) for one in (played, best))
    if face is None or better is None:
        return
    if is_wild(better) and not view.pile_frozen:
        yield _because(played, "froze-late", card=better)
    if is_wild(face):
        key = "threw-wild" if view.pile_frozen else "froze-early"
        yield _because(played, key, card=face)
    if is_black_three(better):
        yield _because(played, "kept-stop", card=better)
    if is_black_three(face):
        yield _because(played, "early-stop", card=face)
    yield from _of_feeding(view, played, face, better)


def _of_feeding(
    view: CanastaSeatView, played: Action, face: Card, better: Card
) -> Iterator[Advice]:
    """Both cards are natural: tell what the discarded one gave away."""
    seen, counts = knowledge(view), counted(view.hand)
    melded = any(meld.rank == face.rank for side in seen.rivals for meld in side.melds)
    if melded and not view.pile_frozen:
        yield _because(played, "fed-meld", card=face)
    if any(face.rank == one.rank for one in view.known[seen.following] if is_natural(one)):
        yield _because(played, "fed-known", card=face, seat=seen.following)
    if counts[face.rank] > 1 and counts[better.rank] == 1:
        yield _because(played, "broke-pair", card=face)
    if any(meld.rank == face.rank for meld in seen.own.melds):
        yield _because(played, "threw-own", card=face)
    if view.pile_size >= FEW * FEW and seen.unseen[face.rank] > seen.unseen[better.rank]:
        yield _because(played, "fed-pile", card=face, count=view.pile_size)
    yield _because(played, "threw-useful", card=face, better=better)
