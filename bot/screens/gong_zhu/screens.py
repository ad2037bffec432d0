"""The Gong Zhu screens as the room asks for them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.pictures.scenes import Pile
from bot.screens.cards import face_shown, held
from bot.screens.drawing import Drawing
from bot.screens.gong_zhu import points
from bot.screens.gong_zhu.highlights import HIGHLIGHTS, remark
from bot.screens.lesson import LessonStep, trick_step
from bot.screens.phrases import apart
from bot.screens.told_rules import deal_line
from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.plain import trick_screens
from bot.screens.trick_games.plain_rules import facts_of
from bot.screens.trick_games.showing import choice, waiting_lines
from bot.text.phrasebook import Phrasebook
from engine.cards import Card, pack
from engine.contract.seats import Seat
from engine.contract.variant import VariantOf
from engine.games.gong_zhu import scoring
from engine.games.gong_zhu.game import GongZhuSeatView, GongZhuView
from engine.games.gong_zhu.rules import (
    ACE,
    HEARTS,
    PIG,
    SHEEP,
    SHOWN,
    TRANSFORMER,
    GongZhuRules,
    terms,
)


def said(drawing: Drawing[GongZhuView]) -> Sequence[str | None]:
    """Tell who has shown what is still out, and who took pig, sheep and transformer.

    Of one that was shown both lines say what that does. A picture shows these cards.
    """
    view, shown = drawing.view, points.up(drawing.view, drawing.view.deal_number)
    if drawing.frame.pictured:
        return ()
    taken = {face: seat for seat, faces in enumerate(view.captured) for face in faces}

    def fallen(face: Card, seat: Seat) -> str:
        if face in shown:
            return points.shown_card(drawing, face, seat)
        card = face_shown(face, drawing.phrasebook)
        return drawing("gong_zhu-fallen-card", card=card, name=drawing.name(seat))

    lost = [fallen(face, taken[face]) for face in (PIG, SHEEP, TRANSFORMER) if face in taken]
    fell = drawing("gong_zhu-fallen", cards=apart(lost)) if lost else None
    return [_shown(drawing), fell]


def _shown(drawing: Drawing[GongZhuView]) -> str | None:
    """Tell who has shown what. The ace stays when it is taken: all hearts count double."""
    view = drawing.view
    gone = {face for faces in view.captured for face in faces} - {ACE}
    told = points.shown_text(drawing, [{*own} - gone for own in view.shown])
    if view.stage == "play" and not view.tricks and view.terms.rules.showing != "none":
        return told or drawing("gong_zhu-shown-none")
    return told


def now(drawing: Drawing[GongZhuView], turn: str | None, claims: str | None) -> list[str | None]:
    """Tell whose turn it is, and who can still take all hearts."""
    return [turn, _hunting(drawing), claims]


def _unpictured(drawing: Drawing[GongZhuView]) -> list[str | None]:
    return [_hunting(drawing)]


def home(view: GongZhuView) -> list[list[Pile]]:
    """Return pig, sheep and transformer where they were taken."""
    return [
        [Pile((face,)) for face in (PIG, SHEEP, TRANSFORMER) if face in taken]
        for taken in view.captured
    ]


def _hunting(drawing: Drawing[GongZhuView]) -> str | None:
    """Say who has all hearts that were taken, if these are many."""
    view = drawing.view
    hunters = view.terms.hunters(view.captured) if view.stage == "play" else ()
    if not hunters:
        return None
    return drawing("gong_zhu-hunting", name=usual.side_name(drawing, hunters))


def beside_task(drawing: Drawing[GongZhuSeatView]) -> Sequence[str | None]:
    """Tell what this seat shows, what has to wait, and who can still take all hearts.

    Beside a picture of the cards shown also what showing them does.
    """
    counts = [_shown(drawing)] if drawing.frame.pictured else []
    return [*waiting_lines(drawing), _hunting(drawing), *counts]


def feats(drawing: Drawing[GongZhuView]) -> list[str]:
    """Tell who took all hearts, and how often."""
    view = drawing.view
    counts = scoring.feats(view.terms, view.results)["all-hearts"]
    return [
        drawing(
            "gong_zhu-result-hearts", name=usual.side_name(drawing, hand), count=counts[hand[0]]
        )
        for hand in view.terms.hands
        if counts[hand[0]]
    ]


def lesson(
    variant: VariantOf[GongZhuRules], seats: int, phrasebook: Phrasebook
) -> tuple[LessonStep, ...]:
    """Show a trick, pig and sheep, the transformer, what may be shown, and all hearts."""
    rules = variant.rules

    def step(name: str, *piles: Pile) -> LessonStep:
        return LessonStep(phrasebook(f"gong_zhu-lesson-{name}", **facts_of(rules)), piles)

    showing = [step("showing", *[Pile((face,)) for face in SHOWN])]
    return (
        trick_step("plain", phrasebook, seats=seats),
        step(
            "cards",
            Pile((PIG,), "more", -rules.pig),
            Pile((SHEEP,), "more", rules.sheep),
            Pile((ACE,), "more", -50),
        ),
        step(
            "transformer",
            Pile((SHEEP, TRANSFORMER), "more", 2 * rules.sheep),
            Pile((PIG, TRANSFORMER), "more", -2 * rules.pig),
        ),
        *([] if rules.showing == "none" else showing),
        step("end", Pile(held(HEARTS))),
    )


def _matters(rules: GongZhuRules, name: str) -> bool:
    """Whether a parameter can make a difference: A♥ shown, an end by totals, partners' cards."""
    match name:
        case "lead_lock":
            return rules.showing != "none"
        case "ends_at" | "target":
            return rules.deals is None
        case "side_cards":
            return rules.teams != "none"
        case _:
            return True


def _players(variant: VariantOf[GongZhuRules], phrasebook: Phrasebook) -> Iterator[str]:
    """Tell how many may play, and what is left out then (G1)."""
    for seats in variant.seats_allowed:
        deck = terms(variant.rules, seats).deck
        out = [face for face in pack() if face not in deck]
        yield deal_line(seats, len(deck) // seats, out, phrasebook)


_LINES: Final = FamilyLines[GongZhuView, GongZhuSeatView](
    running=points.running,
    said=said,
    now=now,
    home=home,
    unpictured=_unpictured,
    remark=remark,
    worth=points.brings,
    counted=points.counted,
    highlights=HIGHLIGHTS,
    goal=points.goal,
    reason=points.reason,
    feats=feats,
    deal_scene=points.deal_scene,
    squares=points.squares,
    beside_task=beside_task,
    claims=True,
    choice=choice,
)

_SCREENS: Final = trick_screens(
    "gong_zhu",
    _LINES,
    feats=("all-hearts", "sheep-won"),
    further_feats=("pigs-taken", "all-sixteen"),
    secret_verbs=("show",),
    apart=("rotation", "opening", "hearts_lead"),
    matters=_matters,
)
GONG_ZHU: Final = replace(
    _SCREENS,
    told=replace(_SCREENS.told, topics=(_players, *_SCREENS.told.topics)),
    lesson=lesson,
    reactions=("ouch", "pig"),
)
