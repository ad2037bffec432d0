"""What is told of a deal of Gong Zhu in one sentence, kind by kind."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.gong_zhu.points import hands, up
from bot.screens.phrases import listed
from bot.screens.sheet import signed
from bot.screens.sides import Side
from bot.screens.table.highlights import (
    Highlight,
    by_standing,
    comeback,
    new_leader,
    tie_for_first,
)
from bot.screens.trick_games.trick import best_of
from bot.screens.trick_games.usual import sheet, side_name, tricks_of_deal
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.gong_zhu.game import GongZhuView
from engine.games.gong_zhu.rules import HEARTS, PIG, SCORING, SHEEP, TRANSFORMER
from engine.games.gong_zhu.scoring import worth
from engine.tricks.trick import Play

LOUD: Final = 400
"""So many points are told if the transformer made them."""

Told: TypeAlias = Drawing[GongZhuView]
Took: TypeAlias = Callable[[Told, int, Side, frozenset[Card]], str | None]


def _of_hand(kind: Took) -> Highlight[GongZhuView]:
    """Return a kind that is told of what one hand, or the one of partners, has taken."""

    def told_of(told: Told, deal: int) -> str | None:
        taken = told.view.results[deal - 1].taken
        for side in hands(told.view.terms):
            faces = SCORING.intersection(face for seat in side for face in taken[seat])
            if said := kind(told, deal, side, faces):
                return said
        return None

    return told_of


def _all_of(key: str, wanted: frozenset[Card]) -> Took:
    """Return a kind that is told of who took all of these cards."""

    def told_of(told: Told, deal: int, side: Side, faces: frozenset[Card]) -> str | None:
        return _points(told, key, deal, side, faces) if faces >= wanted else None

    return told_of


def _multiplied(told: Told, deal: int, side: Side, faces: frozenset[Card]) -> str | None:
    """Tell to what the transformer brought somebody, for good or bad."""
    view = told.view
    brought = worth(view.terms, faces, up(view.results[deal - 1].shown))
    if TRANSFORMER not in faces or abs(brought) < LOUD:
        return None
    return _points(told, "times", deal, side, faces)


def _alone(told: Told, deal: int, side: Side, faces: frozenset[Card]) -> str | None:
    return _points(told, "alone", deal, side, faces) if faces == frozenset((TRANSFORMER,)) else None


def _pig_and_sheep(told: Told, deal: int, side: Side, faces: frozenset[Card]) -> str | None:
    return _points(told, "both", deal, side, faces) if {PIG, SHEEP} <= faces else None


def _points(told: Told, key: str, deal: int, side: Side, faces: frozenset[Card]) -> str:
    view = told.view
    brought = worth(view.terms, faces, up(view.results[deal - 1].shown))
    return told(
        f"gong_zhu-highlight-{key}",
        name=side_name(told, side),
        points=signed(brought),
        card=face_shown(TRANSFORMER, told.phrasebook),
    )


def _one_heart_short(told: Told, deal: int) -> str | None:
    """Tell who had all hearts but one, and who had that."""
    taken = told.view.results[deal - 1].taken
    sides = hands(told.view.terms)
    rows = [HEARTS.intersection(face for seat in side for face in taken[seat]) for side in sides]
    counts = [len(row) for row in rows]
    if deal < told.view.deal_number or len(HEARTS) - 1 not in counts:
        return None
    (face,) = rows[counts.index(1)]
    return told(
        "gong_zhu-highlight-short",
        name=side_name(told, sides[counts.index(len(HEARTS) - 1)]),
        other=side_name(told, sides[counts.index(1)]),
        card=face_shown(face, told.phrasebook),
    )


def _pig(told: Told, deal: int) -> str | None:
    """Tell who took the pig: having shown it, shown by others, thrown on a card, or caught."""
    result = told.view.results[deal - 1]
    name = told.name(result.pig)
    if _whose(PIG, result.shown) == result.pig:
        return told("gong_zhu-highlight-own-pig", name=name)
    if PIG in up(result.shown):
        return told("gong_zhu-highlight-pig-shown", name=name)
    play, best = _how(told, deal, PIG)
    if play is None or best is None or play.seat == result.pig:
        return None
    key = "pig" if best.card.suit == PIG.suit else "pig-thrown"
    return told(
        f"gong_zhu-highlight-{key}",
        name=name,
        other=told.name(play.seat),
        card=face_shown(best.card, told.phrasebook),
    )


def _sheep_lost(told: Told, deal: int) -> str | None:
    """Tell who showed the sheep and lost it to somebody else."""
    result = told.view.results[deal - 1]
    shower, winner = _whose(SHEEP, result.shown), _whose(SHEEP, result.taken)
    if shower is None or winner is None or winner in told.view.terms.side(shower):
        return None
    return told("gong_zhu-highlight-sheep-lost", name=told.name(shower), other=told.name(winner))


def _whose(face: Card, rows: Sequence[Sequence[Card]]) -> Seat | None:
    return next((seat for seat, faces in enumerate(rows) if face in faces), None)


def _how(told: Told, deal: int, face: Card) -> tuple[Play | None, Play | None]:
    """Return by which play a card fell, and which took it; nothing of an earlier deal."""
    for plays, winner in tricks_of_deal(told.view, deal):
        for play in plays:
            if play.card == face:
                return play, best_of(plays, winner)
    return None, None


def _ends_game(told: Told, deal: int) -> str | None:
    """Tell who fell to the target."""
    return fell(told) if deal == len(told.view.results) else None


def fell(told: Told) -> str | None:
    """Say who fell to the target and is a pig; None if nobody did, or the game goes by deals."""
    view = told.view
    target = view.terms.rules.target
    low = [seat for seat, total in enumerate(view.scores) if total <= -target]
    if view.outcome is None or view.outcome.reason != "target" or not low:
        return None
    names = listed([told.name(seat) for seat in low], told.phrasebook)
    return told("gong_zhu-fell", count=len(low), names=names, target=target)


HIGHLIGHTS: Final[Sequence[Highlight[GongZhuView]]] = (
    _of_hand(_all_of("sixteen", SCORING)),
    _of_hand(_all_of("hearts", HEARTS)),
    _one_heart_short,
    _ends_game,
    by_standing(sheet, comeback),
    _of_hand(_multiplied),
    _sheep_lost,
    by_standing(sheet, tie_for_first),
    _of_hand(_alone),
    _of_hand(_pig_and_sheep),
    by_standing(sheet, new_leader),
    _pig,
)
"""The best first."""
