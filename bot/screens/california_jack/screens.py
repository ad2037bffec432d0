"""The screens of California Jack: what it says in its own way."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.pictures.scenes import Pile, StockBeside
from bot.screens.california_jack.count import HIGHLIGHTS, counted, deal_scene, home, standing
from bot.screens.cards import face_shown, sign_shown, suit_facts
from bot.screens.drawing import Drawing
from bot.screens.lesson import LessonStep
from bot.screens.phrases import enumerated, sentences
from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.plain import trick_screens
from bot.text.phrasebook import Phrasebook
from engine.cards import card
from engine.contract.variant import VariantOf
from engine.games.california_jack.rules import DRAWS, HAND, CaliforniaJackRules
from engine.games.california_jack.view import CaliforniaJackSeatView, CaliforniaJackView
from engine.tricks.pips import pips
from engine.tricks.trick import Play, void

TRICKS: Final = DRAWS + HAND


def _lying(drawing: Drawing[CaliforniaJackView]) -> Sequence[str]:
    """Tell in a line what is drawn next, trumps, and the stock, if no picture shows them."""
    view, phrasebook = drawing.view, drawing.phrasebook
    if view.stage != "play" or view.trump is None or drawing.frame.pictured:
        return ()
    facts = {"sign": sign_shown(view.trump, phrasebook), "count": _stock(view)}
    if not view.turned:
        return (drawing("california_jack-trumps", **facts),)
    card = face_shown(view.turned[-1], phrasebook)
    return (drawing("california_jack-next", card=card, **facts),)


def _stock(view: CaliforniaJackView) -> int:
    return view.stock_count + len(view.turned)


def _said(drawing: Drawing[CaliforniaJackView]) -> Sequence[str | None]:
    """Tell who deals and the card cut for trumps, before the first trick; then what was drawn."""
    view, phrasebook = drawing.view, drawing.phrasebook
    if view.stage != "play":
        return ()
    if not view.tricks:
        cut = [face_shown(face, phrasebook) for face in view.cut[-1:]]
        dealer = drawing("af-dealer", dealer=drawing.name(view.dealer))
        told = [drawing("california_jack-cut", card=card) for card in cut]
        return (sentences((dealer, *told), phrasebook),)
    told = _drew(drawing)
    return () if told is None else (told,)


def _drew(drawing: Drawing[CaliforniaJackView]) -> str | None:
    """Tell what was drawn after the trick before."""
    view, phrasebook = drawing.view, drawing.phrasebook
    if not 0 < len(view.tricks) <= DRAWS:
        return None
    drew = (
        drawing("deal-points", name=drawing.name(seat), points=face_shown(row[-1], phrasebook))
        for seat, row in enumerate(view.drawn)
        if row
    )
    told = enumerated(drew, phrasebook)
    return drawing("california_jack-drew", cards=told) if told else None


def _story(
    drawing: Drawing[CaliforniaJackSeatView], said: Sequence[str | None], trick: Sequence[str]
) -> Sequence[Sequence[str | None]]:
    """Tell above the keys what lies on the table: a hand is played without looking there."""
    return [_lying(drawing), said, trick]


def _now(
    drawing: Drawing[CaliforniaJackView], turn: str | None, claims: str | None
) -> Sequence[str | None]:
    return claims, turn, standing(drawing)


def _task(drawing: Drawing[CaliforniaJackSeatView]) -> str:
    """Say what may be played (C5, C7)."""
    view, phrasebook = drawing.view, drawing.phrasebook
    if not view.trick:
        return drawing("task-lead")
    suit, trump = view.trick[0].card.suit, view.trump or ""
    facts = suit_facts(suit, phrasebook)
    if void(view.hand, suit):
        must = view.terms.rules.void_must_trump and not void(view.hand, trump)
        return drawing("california_jack-task-trump" if must else "task-void", **facts)
    if suit == trump:
        return drawing("af-task-follow-trump")
    key = "task-follow" if void(view.hand, trump) else "af-task-follow-or-trump"
    return drawing(key, **facts)


def _played(view: CaliforniaJackSeatView) -> Iterable[Play]:
    """Yield what was played since the last draw; before each a hand gets another card."""
    since = (play for trick in view.tricks[DRAWS:] for play in trick.plays)
    return (*since, *view.trick)


def stock_beside(view: CaliforniaJackView) -> StockBeside | None:
    """Return the stock and the trump as the round picture shows them."""
    if view.stage != "play" or view.trump is None:
        return None
    return StockBeside(_stock(view), view.trump, *view.turned)


def _lesson(
    variant: VariantOf[CaliforniaJackRules], seats: int, phrasebook: Phrasebook
) -> Sequence[LessonStep]:
    """Show the draw, a trick that is trumped, and the cards of High, Low, Jack and Game."""
    draw, trick = _SCREENS.lesson(variant, seats, phrasebook)
    high, low, jack, ten = (card(rank + "H") for rank in "A2JT")
    named = {"high": high, "low": low, "jack": jack, "ten": ten}
    shown = {name: face_shown(face, phrasebook) for name, face in named.items()}
    ends = Pile((high,), "high"), Pile((low,), "low")
    taken = Pile((jack,)), Pile((ten,), "more", pips(ten))
    game = {"counts": "all", "pips": pips(ten), "hang": 1}
    return (
        replace(draw, piles=(Pile((card("7H"),)),)),
        trick,
        LessonStep(phrasebook("af-lesson-ends", **shown, holder="captor"), ends),
        LessonStep(phrasebook("af-lesson-taken", **shown, **game), taken),
        LessonStep(phrasebook("af-lesson-end", target=variant.rules.target), (*ends, *taken)),
    )


_SCREENS: Final = trick_screens(
    "california_jack",
    FamilyLines[CaliforniaJackView, CaliforniaJackSeatView](
        lying=_lying,
        said=_said,
        now=_now,
        trick_count=lambda _: TRICKS,
        beside=stock_beside,
        home=home,
        unpictured=lambda drawing: (_drew(drawing),),
        goal=usual.goal,
        counted=counted,
        highlights=HIGHLIGHTS,
        deal_scene=deal_scene,
        story=_story,
        task=_task,
        played=_played,
        claims=True,
    ),
    feats=("jacks",),
    further_feats=("games", "all-fours"),
    follow="or_trump",
)

CALIFORNIA_JACK: Final = replace(_SCREENS, lesson=_lesson)
