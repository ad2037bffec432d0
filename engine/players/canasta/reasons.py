"""Why a move of Canasta is good, and what kind of mistake one was, read from its player's view."""

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
from engine.games.canasta.melds import CANASTA
from engine.games.canasta.moves import judged_lay, judged_take, read_taking
from engine.games.canasta.plays import read_plan
from engine.games.canasta.view import CanastaSeatView
from engine.players.advice import Advice, Holds
from engine.players.canasta.knowledge import knowledge, rivals_hold

TEXTS: Final = "canasta-"
SMALL_PILE: Final = 3
"""A pile of no more cards than this is small."""
FEW: Final = 3
"""With so few cards in a hand its player may soon go out."""
MUCH: Final = 100
"""Points in hand that are much to be caught with."""


def canasta_reason(view: CanastaSeatView, action: Action) -> Advice:
    """Return `action` with the first reason that holds, if any is known."""
    match action.verb:
        case "take":
            return _of_taking(view, action)
        case "lay" | "merge":
            return _of_laying(view, action)
        case "discard":
            return _of_discarding(view, action)
        case verb:
            reasons: dict[str, Holds] = {
                "yes": verb == "yes",
                "no": verb == "no" and bool(view.hand) and {"count": len(view.hand)},
                "draw-no-way": verb == "draw" and not view.ways,
                "draw-small": verb == "draw"
                and view.pile_size <= SMALL_PILE
                and {"count": view.pile_size},
                "out": verb == "out",
                "ask": verb == "ask",
                "stop": verb == "stop",
            }
            return Advice.first(action, TEXTS, reasons, count=rivals_hold(view))


def _laid(view: CanastaSeatView, action: Action) -> Laid | None:
    words = action.words if action.verb == "lay" else (action.verb, *action.words)
    return judged_lay(position_of(view), read_plan(words))


def _of_taking(view: CanastaSeatView, action: Action) -> Advice:
    at = position_of(view)
    laid = judged_take(at, read_taking(action))
    if laid is None:
        return Advice(action)
    reasons: dict[str, Holds] = {
        "take-opens": not at.opened and laid.takes_all,
        **_made(view, laid),
        "take-pile": laid.takes_all and view.pile_size > 1,
    }
    return Advice.first(action, TEXTS, reasons, count=view.pile_size)


def _of_laying(view: CanastaSeatView, action: Action) -> Advice:
    at, laid = position_of(view), _laid(view, action)
    if laid is None:
        return Advice(action)
    sizes = {meld.number: len(meld.cards) for meld in laid.melds}
    size, added = 0, CANASTA
    if laid.groups:
        size, added = sizes.get(laid.groups[0].number, 0), len(laid.groups[0].cards)
    reasons: dict[str, Holds] = {
        "lay-out": not laid.hand_size and {"count": rivals_hold(view)},
        "lay-opens": not at.opened and {"count": laid.value, "least": at.minimum},
        **_made(view, laid),
        "lay-beyond": size - added >= CANASTA,
        "lay-grows": bool(laid.groups) and size < CANASTA,
        "lay-merges": bool(laid.merges) and not laid.groups,
    }
    return Advice.first(action, TEXTS, reasons, count=size)


def _made(view: CanastaSeatView, laid: Laid) -> dict[str, Holds]:
    """Return which canastas are there that were none before, the dearest kind first."""
    before = {meld.number for meld in position_of(view).melds if meld.canasta}
    made = {meld.canasta for meld in laid.melds if meld.canasta and meld.number not in before}
    return {f"makes-{kind}": kind in made for kind in ("samba", "natural", "mixed")}


def _of_discarding(view: CanastaSeatView, action: Action) -> Advice:
    face = read_kind(action.words[0], view.hand)
    if face is None:
        return Advice(action)
    seen, counts, natural = knowledge(view), counted(view.hand), is_natural(face)
    out, next_seat = seen.unseen[face.rank], seen.following
    rival = natural and next_seat not in seen.own.seats
    last = view.last_discards[next_seat]
    naturals = [one for one in view.hand if is_natural(one)]
    pairs = any(counts[other.rank] > 1 for other in naturals)
    least = min((VALUES[other] for other in naturals), default=0)
    reasons: dict[str, Holds] = {
        "discard-out": len(view.hand) == 1,
        "discard-stops": is_black_three(face),
        "discard-freezes": is_wild(face) and not view.pile_frozen,
        "discard-dead": rival and out < 2 and {"count": out},
        "discard-like": rival and last is not None and last.rank == face.rank,
        "discard-single": natural and counts[face.rank] == 1 and pairs,
        "discard-low": natural and VALUES[face] == least and {"count": least},
    }
    return Advice.first(action, TEXTS, reasons, seat=next_seat)


# Mistakes ----------------------------------------------------------------------------------------


def canasta_mistake(view: CanastaSeatView, played: Action, best: Action) -> Advice:
    """Return `played` with the kind of mistake it was, beside what was best; None if unknown."""
    opened, count = view.side_of(view.seat).opened, view.pile_size
    kinds: dict[str, Holds]
    match (played.verb, best.verb):
        case ("draw", "take"):
            kinds = {"left-pile": True}
        case ("take", "draw"):
            kinds = {"took-to-open": not opened, "took-pile": True}
        case ("discard", "discard"):
            return _of_wrong_discard(view, played, best)
        case ("lay" | "merge", "lay" | "merge"):
            kinds = _of_wrong_lay(view, _laid(view, played), _laid(view, best))
        case ("lay" | "merge", _):
            kinds = _of_early_lay(view, _laid(view, played))
        case ("discard", "lay" | "merge"):
            kinds = _of_keeping(view, _laid(view, best))
        case verbs:
            count = rivals_hold(view)
            kinds = {
                "stayed": best.verb == "out",
                "went-out": played.verb == "out",
                "said-yes": verbs == ("yes", "no"),
                "said-no": verbs == ("no", "yes"),
                "asked": played.verb == "ask",
            }
    return Advice.first(played, TEXTS, kinds, count=count)


def _rivals_near_out(view: CanastaSeatView) -> bool:
    own = view.side_of(view.seat)
    return any(
        side.canastas >= view.rules.canastas_to_go_out
        and min(view.hand_sizes[seat] for seat in side.seats) <= FEW
        for side in view.sides
        if side != own
    )


def _wilds_laid(view: CanastaSeatView, laid: Laid) -> int:
    return sum(map(is_wild, view.hand)) - sum(map(is_wild, laid.hand))


def _of_early_lay(view: CanastaSeatView, laid: Laid | None) -> dict[str, Holds]:
    return (
        {}
        if laid is None
        else {
            "opened-early": not view.side_of(view.seat).opened,
            "hand-short": laid.hand_size <= FEW and {"count": laid.hand_size},
            "spent-wild": _wilds_laid(view, laid) > 0,
            "laid-early": True,
        }
    )


def _of_wrong_lay(
    view: CanastaSeatView, laid: Laid | None, better: Laid | None
) -> dict[str, Holds]:
    if laid is None or better is None:
        return {}
    made, more = (sum(bool(meld.canasta) for meld in one.melds) for one in (laid, better))
    return {
        "spent-wild": _wilds_laid(view, laid) > _wilds_laid(view, better),
        "missed-canasta": made < more,
        "hand-short": laid.hand_size <= FEW < better.hand_size and {"count": laid.hand_size},
        "laid-little": laid.hand_size > better.hand_size,
    }


def _of_keeping(view: CanastaSeatView, better: Laid | None) -> dict[str, Holds]:
    if better is None:
        return {}
    own, held = view.side_of(view.seat), sum(VALUES[face] for face in view.hand)
    made, more = (sum(bool(one.canasta) for one in melds) for melds in (own.melds, better.melds))
    return {
        "opened-late": not own.opened,
        "caught": _rivals_near_out(view) and held >= MUCH and {"count": held},
        "missed-canasta": made < more,
        "kept-meld": True,
    }


def _of_wrong_discard(view: CanastaSeatView, played: Action, best: Action) -> Advice:
    face, better = (read_kind(one.words[0], view.hand) for one in (played, best))
    if face is None or better is None:
        return Advice(played)
    wild, stop = is_wild(face), is_black_three(face)
    free = not view.pile_frozen
    stopping: dict[str, Card] = {"card": better}
    kinds: dict[str, Holds] = {
        "froze-late": is_wild(better) and free and stopping,
        "threw-wild": wild and not free,
        "froze-early": wild,
        "kept-stop": is_black_three(better) and stopping,
        "early-stop": stop,
        **_of_feeding(view, face, better),
        "threw-useful": True,
    }
    return Advice.first(played, TEXTS, kinds, card=face, better=better, count=view.pile_size)


def _of_feeding(view: CanastaSeatView, face: Card, better: Card) -> dict[str, Holds]:
    """Both cards are natural: tell what the discarded one gave away."""
    seen, counts, rank = knowledge(view), counted(view.hand), face.rank
    rivals = any(meld.rank == rank for side in seen.rivals for meld in side.melds)
    known = any(rank == one.rank for one in view.known[seen.following] if is_natural(one))
    likelier = seen.unseen[rank] > seen.unseen[better.rank]
    return {
        "fed-meld": rivals and not view.pile_frozen,
        "fed-known": known and {"seat": seen.following},
        "broke-pair": counts[rank] > 1 and counts[better.rank] == 1,
        "threw-own": any(meld.rank == rank for meld in seen.own.melds),
        "fed-pile": view.pile_size >= FEW * FEW and likelier,
    }
