"""The count of a deal of California Jack: in lines, in a picture, and on the way there."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, Literal, TypeAlias, get_args

from bot.pictures.scenes import Badge, CardLook, DealLine, DealScene, Pile, signs_of
from bot.screens.cards import face_shown, sign_shown, suit_name
from bot.screens.drawing import Drawing
from bot.screens.phrases import against, apart, enumerated, in_small
from bot.screens.table.highlights import Highlights, by_standing
from bot.screens.trick_games.marks import counted_lines
from bot.screens.trick_games.usual import sheet, tricks_of_deal
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.california_jack.deal import CARDS, DealResult, Mark, side_pips
from engine.games.california_jack.view import CaliforniaJackView
from engine.tricks.trick import TakenTrick

Told: TypeAlias = Drawing[CaliforniaJackView]
_Kind: TypeAlias = Literal[
    "out",
    "shutout",
    "all-four",
    "comeback",
    "tens",
    "tie",
    "game-tied",
    "one-more",
    "leader",
    "game-far",
]
"""The kinds of highlights of a deal, the best first."""
_Kinds: TypeAlias = Iterator[tuple[_Kind, str]]

_BADGES: Final[dict[str, Badge]] = {"high": "high", "low": "low"}
_TEN: Final = 10
_FAR: Final = 60
"""Pips that are three times as many as the other has."""


def counted(drawing: Drawing[CaliforniaJackView], deal: int) -> Sequence[str]:
    """Tell the trumps of a deal, then in a line each what a player counted in it."""
    result = drawing.view.results[deal - 1]
    suit = suit_name(result.trump, drawing.phrasebook)
    sign = sign_shown(result.trump, drawing.phrasebook)
    marks = ((_whose(drawing, mark), _in_brief(drawing, mark, result)) for mark in result.marks)
    return counted_lines(drawing, drawing("af-trumps", suit=suit, sign=sign), marks)


def _whose(drawing: Drawing[CaliforniaJackView], mark: Mark) -> str:
    if mark.seat is None:
        return drawing("whose-nobody")
    return drawing.name(mark.seat) if mark.points else drawing("af-whose-late")


def _in_brief(drawing: Drawing[CaliforniaJackView], mark: Mark, result: DealResult) -> str:
    card = "" if mark.card is None else face_shown(mark.card, drawing.phrasebook)
    pips = against(sorted(result.pips, reverse=True))
    return drawing("af-brief", reason=mark.reason, name="", card=card, bid=0, pips=pips)


def deal_scene(view: CaliforniaJackView, number: int, look: CardLook) -> DealScene | None:
    """Show the cards that brought each player points, and the pips of whoever counts Game."""
    result = view.results[number - 1]

    def line(seat: Seat) -> DealLine:
        marks = [mark for mark in result.marks if mark.seat == seat and mark.points]
        piles = tuple(
            Pile((), "game", result.pips[seat])
            if mark.card is None
            else Pile((mark.card,), _BADGES.get(mark.reason, ""))
            for mark in marks
        )
        points = result.points[seat]
        return DealLine(
            (seat,), signs_of((seat,), view.terms.sides), piles, f"{points:+}" if points else "0"
        )

    return DealScene(tuple(line(seat) for seat in range(2)), look)


def standing(drawing: Drawing[CaliforniaJackView]) -> str | None:
    """Tell who leads for Game, and which of High, Low and Jack have been taken by whom."""
    view = drawing.view
    if view.stage != "play" or view.trump is None or not view.tricks:
        return None
    pips = side_pips(taken_cards(view.tricks))
    best = sorted((seat for seat in range(2) if pips[seat]), key=lambda seat: -pips[seat])
    told = (drawing("af-pips", names=drawing.name(seat), pips=str(pips[seat])) for seat in best)
    said = [drawing("af-game-so-far", pips=enumerated(told, drawing.phrasebook) or "0")]
    for chance, _, captor in _chances(view, view.trump):
        name, home = ("", "no") if captor is None else (drawing.name(captor), "yes")
        said.append(drawing("af-so-far", home=home, chance=chance, name=name))
    return in_small(apart(said))


def home(view: CaliforniaJackView) -> list[list[Pile]]:
    """Return what each has taken of High, Low and Jack so far, and the pips towards Game."""
    if view.trump is None:
        return [[], []]
    pips = side_pips(taken_cards(view.tricks))
    rows = [[Pile((), "game", count)] if count else [] for count in pips]
    for chance, face, captor in _chances(view, view.trump):
        if captor is not None:
            rows[captor].append(Pile((face,), _BADGES.get(chance, "")))
    return rows


def _chances(view: CaliforniaJackView, trump: str) -> Iterator[tuple[str, Card, Seat | None]]:
    """Yield High, Low and Jack, each with its card and who has taken that."""
    taken = taken_cards(view.tricks)
    for chance, rank in CARDS.items():
        face = Card(trump, rank)
        yield chance, face, next((seat for seat in range(2) if face in taken[seat]), None)


def taken_cards(tricks: Sequence[TakenTrick]) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        tuple(chain.from_iterable(_cards(trick) for trick in tricks if trick.winner == seat))
        for seat in range(2)
    )


def _cards(trick: TakenTrick) -> Sequence[Card]:
    return [play.card for play in trick.plays]


# Highlights ----------------------------------------------------------------------------------


def _tricks_and_marks(told: Told, deal: int) -> _Kinds:
    """Tell who made all four points or took all tens, and how Game was made."""
    result = told.view.results[deal - 1]
    game, most = result.marks[-1], max(result.pips)
    if len({mark.seat for mark in result.marks}) == 1 and all(mark.points for mark in result.marks):
        yield "all-four", told("af-deal-all-four", names=told.name(result.marks[0].seat or 0))
    taken = taken_cards(tricks_of_deal(told.view, deal))
    tens = [sum(face.rank == _TEN for face in cards) for cards in taken]
    if 4 in tens:
        yield "tens", told("af-highlight-tens", names=told.name(tens.index(4)))
    if game.seat is None:
        yield "game-tied", told("af-highlight-game-tied", count=most)
    if most >= _FAR and game.points:
        names, others = told.name(result.pips.index(most)), min(result.pips)
        yield "game-far", told("af-highlight-game-far", names=names, count=most, others=others)


def _game(told: Told, deal: int) -> _Kinds:
    """Tell who won before the other could count as much (C11), or has one point to go."""
    view, result, target = told.view, told.view.results[deal - 1], told.view.terms.rules.target
    if deal < len(view.results):
        return
    if view.outcome is None:
        near = [seat for seat, total in enumerate(view.scores) if total == target - 1]
        if len(near) == 1 and result.points[near[0]]:
            yield "one-more", told("af-highlight-one-more", names=told.name(near[0]))
        return
    winner = view.outcome.winners[0]
    if not min(view.scores):
        yield "shutout", told("af-highlight-shutout", names=told.name(winner))
    late = sum(mark.seat == 1 - winner and not mark.points for mark in result.marks)
    if view.outcome.reason == "target" and late and view.scores[1 - winner] + late >= target:
        last = [mark for mark in result.marks if mark.points][-1]
        names = {"names": told.name(winner), "others": told.name(1 - winner)}
        yield "out", told("af-highlight-out", **names, what=last.reason)


HIGHLIGHTS: Final = Highlights[CaliforniaJackView](
    get_args(_Kind), (_tricks_and_marks, _game, by_standing(sheet))
)
