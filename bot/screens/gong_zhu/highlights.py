"""What is told of a deal of Gong Zhu in one sentence, kind by kind."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.gong_zhu.points import reason, up
from bot.screens.sheet import signed
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


def _of_hand(key: str, holds: Callable[[frozenset[Card], int], bool]) -> Highlight[GongZhuView]:
    """Return a kind that is told of which cards one hand has taken, and of their worth."""

    def told_of(told: Told, deal: int) -> str | None:
        view, shown = told.view, up(told.view, deal)
        for hand, own in view.terms.by_hand(view.results[deal - 1].taken).items():
            if holds(own, points := worth(view.terms, own, shown)):
                return told(
                    f"gong_zhu-highlight-{key}",
                    name=side_name(told, hand),
                    points=signed(points),
                    card=face_shown(TRANSFORMER, told.phrasebook),
                )
        return None

    return told_of


def _one_heart_short(told: Told, deal: int) -> str | None:
    """Tell who had all hearts but one, and who had that."""
    hands = told.view.terms.by_hand(told.view.results[deal - 1].taken)
    by_count = {len(own & HEARTS): hand for hand, own in hands.items()}
    most = by_count.get(len(HEARTS) - 1)
    if deal < told.view.deal_number or most is None:
        return None
    (face,) = hands[by_count[1]] & HEARTS
    return told(
        "gong_zhu-highlight-short",
        name=side_name(told, most),
        other=side_name(told, by_count[1]),
        card=face_shown(face, told.phrasebook),
    )


def _pig(told: Told, deal: int) -> str | None:
    """Tell who took the pig: having shown it, shown by others, thrown on a card, or caught."""
    result = told.view.results[deal - 1]
    name = told.name(result.pig)
    if _whose(PIG, result.shown) == result.pig:
        return told("gong_zhu-highlight-own-pig", name=name)
    if PIG in up(told.view, deal):
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
    fell = min(told.view.scores) <= -told.view.terms.rules.target
    return reason(told) if fell and deal == len(told.view.results) else None


HIGHLIGHTS: Final[Sequence[Highlight[GongZhuView]]] = (
    _of_hand("sixteen", lambda own, _: own == SCORING),
    _of_hand("hearts", lambda own, _: own >= HEARTS),
    _one_heart_short,
    _ends_game,
    by_standing(sheet, comeback),
    _of_hand("times", lambda own, points: TRANSFORMER in own and abs(points) >= LOUD),
    _sheep_lost,
    by_standing(sheet, tie_for_first),
    _of_hand("alone", lambda own, _: own == frozenset((TRANSFORMER,))),
    _of_hand("both", lambda own, _: own >= {PIG, SHEEP}),
    by_standing(sheet, new_leader),
    _pig,
)
"""The best first."""
