"""The highlights of a deal of Gong Zhu, kind by kind."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias, get_args

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.gong_zhu.points import reason, up
from bot.screens.sheet import signed
from bot.screens.table.highlights import Highlights, Remark, by_standing
from bot.screens.trick_games.trick import best_of
from bot.screens.trick_games.usual import sheet, side_name, tricks_of_deal
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.gong_zhu.game import GongZhuView
from engine.games.gong_zhu.rules import HEARTS, PIG, SCORING, SHEEP, TRANSFORMER
from engine.games.gong_zhu.scoring import worth
from engine.tricks.trick import Play

LOUD: Final = 400
"""Least points that are told if the transformer made them."""

Told: TypeAlias = Drawing[GongZhuView]
_Kind: TypeAlias = Literal[
    "sixteen",
    "hearts",
    "short",
    "ends",
    "comeback",
    "times",
    "sheep-lost",
    "tie",
    "alone",
    "both",
    "leader",
    "pig",
]
"""The best first."""
_Kinds: TypeAlias = Iterator[tuple[_Kind, str]]


def _hands(told: Told, deal: int) -> _Kinds:
    """Tell what one hand has taken, and its worth; who lacked a heart, and who had that."""
    view, shown = told.view, up(told.view, deal)
    hands = view.terms.by_hand(view.results[deal - 1].taken)
    for hand, own in hands.items():
        points = worth(view.terms, own, shown)
        applies: dict[_Kind, bool] = {
            "sixteen": own == SCORING,
            "hearts": own >= HEARTS,
            "times": TRANSFORMER in own and abs(points) >= LOUD,
            "alone": own == frozenset((TRANSFORMER,)),
            "both": own >= {PIG, SHEEP},
        }
        facts = {"name": side_name(told, hand), "points": signed(points)}
        facts["card"] = face_shown(TRANSFORMER, told.phrasebook)
        for kind in filter(applies.get, applies):
            yield kind, told(f"gong_zhu-highlight-{kind}", **facts)
    by_count = {len(own & HEARTS): hand for hand, own in hands.items()}
    most = by_count.get(len(HEARTS) - 1)
    if deal == view.deal_number and most is not None:
        (face,) = hands[by_count[1]] & HEARTS
        names = {"name": side_name(told, most), "other": side_name(told, by_count[1])}
        card = face_shown(face, told.phrasebook)
        yield "short", told("gong_zhu-highlight-short", card=card, **names)


def _pig(told: Told, deal: int) -> _Kinds:
    """Tell who took the pig: having shown it, shown by others, thrown on a card, or caught."""
    result = told.view.results[deal - 1]
    name = told.name(result.pig)
    play, best = _how(told, deal, PIG)
    if _whose(PIG, result.shown) == result.pig:
        yield "pig", told("gong_zhu-highlight-own-pig", name=name)
    elif PIG in up(told.view, deal):
        yield "pig", told("gong_zhu-highlight-pig-shown", name=name)
    elif play is not None and best is not None and play.seat != result.pig:
        key = "pig" if best.card.suit == PIG.suit else "pig-thrown"
        other, card = told.name(play.seat), face_shown(best.card, told.phrasebook)
        yield "pig", told(f"gong_zhu-highlight-{key}", name=name, other=other, card=card)


def remark(told: Told) -> Remark | None:
    """Tell of the pig in the trick that lies or stands."""
    view, taken = told.view, told.view.last_trick
    plays = view.trick or (taken.plays if taken and view.tricks else ())
    giver = next((play.seat for play in plays if play.card == PIG), None)
    if giver is None or view.trick or taken is None:
        return None if giver is None else Remark(giver)
    best = best_of(taken.plays, taken.winner)
    if best is None:
        return Remark(giver)
    key = "pig" if best.card.suit == PIG.suit else "pig-thrown"
    names = {"name": told.name(taken.winner), "other": told.name(giver)}
    card = face_shown(best.card, told.phrasebook)
    return Remark(giver, told(f"gong_zhu-highlight-{key}", card=card, **names))


def _sheep_lost(told: Told, deal: int) -> _Kinds:
    """Tell who showed the sheep and lost it to somebody else."""
    result = told.view.results[deal - 1]
    shower, winner = _whose(SHEEP, result.shown), _whose(SHEEP, result.taken)
    if shower is None or winner is None or winner in told.view.terms.side(shower):
        return
    name, other = told.name(shower), told.name(winner)
    yield "sheep-lost", told("gong_zhu-highlight-sheep-lost", name=name, other=other)


def _whose(face: Card, rows: Sequence[Sequence[Card]]) -> Seat | None:
    return next((seat for seat, faces in enumerate(rows) if face in faces), None)


def _how(told: Told, deal: int, face: Card) -> tuple[Play | None, Play | None]:
    """Return by which play a card fell, and which took it; nothing of an earlier deal."""
    for plays, winner in tricks_of_deal(told.view, deal):
        for play in plays:
            if play.card == face:
                return play, best_of(plays, winner)
    return None, None


def _ends_game(told: Told, deal: int) -> _Kinds:
    """Tell who fell to the target."""
    fell = min(told.view.scores) <= -told.view.terms.rules.target
    said = reason(told) if fell and deal == len(told.view.results) else None
    if said:
        yield "ends", said


HIGHLIGHTS: Final = Highlights[GongZhuView](
    get_args(_Kind), (_hands, _pig, _sheep_lost, _ends_game, by_standing(sheet))
)
