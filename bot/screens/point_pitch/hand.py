"""The hand of Pitch: what is asked, bids as buttons and a menu, and what was laid down."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.screens.cards import faces_shown, held, suit_facts
from bot.screens.components import OPTIONS_A_MENU, Menu, MenuOption, ScreenPart
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.phrases import sentences
from bot.screens.point_pitch.table import choice_text
from bot.screens.table.round_table import why_text
from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import Lines
from bot.text.button_ids import ButtonId
from engine.cards import Card
from engine.contract.action import Action
from engine.games.point_pitch.view import PitchSeatView

BID_KEYS: Final = 12
"""Bids that have buttons of their own; a menu holds the higher ones, which are seldom made."""


def story(drawing: Drawing[PitchSeatView], said: Lines, trick: Sequence[str]) -> list[Lines]:
    """Tell what was said, with whom this seat plays, what it laid down, and the trick."""
    view = drawing.view
    if any(view.tricks_won):
        return [said, trick]
    own = [partner_text(drawing), _laid_text(drawing)]
    return [said, own, trick] if drawing.frame.pictured else [[*said, *own], trick]


def partner_text(drawing: Drawing[PitchSeatView]) -> str | None:
    """Name those with whom this seat plays."""
    view = drawing.view
    others = [seat for seat in view.terms.side(view.seat) if seat != view.seat]
    if not others:
        return None
    names = usual.side_name(drawing, tuple(others))
    return drawing("point_pitch-partner", names=names)


def _laid_text(drawing: Drawing[PitchSeatView]) -> str | None:
    view = drawing.view
    if not view.laid:
        return None
    why = why_text(drawing.frame, view.seat, "discard", "keep")
    cards = faces_shown(held(view.laid), drawing.phrasebook)
    return drawing("point_pitch-laid-own", why=why, cards=cards)


def task(drawing: Drawing[PitchSeatView]) -> str:
    view = drawing.view
    match view.open_prompt.question:
        case "play":
            return _play_task(drawing)
        case "discard":
            return _discard_task(drawing)
        case "bid" if len(view.bids) == view.terms.seat_count - 1 and view.bidder is None:
            least = view.terms.rules.min_bid
            passed = view.terms.rules.all_pass
            return drawing("point_pitch-task-bid-last", passed=passed, least=least)
        case "bid":
            together = "yes" if len(view.terms.side(view.seat)) > 1 else "no"
            return drawing("point_pitch-task-bid", together=together)
        case question:
            return drawing(f"point_pitch-task-{question}")


def _discard_task(drawing: Drawing[PitchSeatView]) -> str:
    prompt = drawing.view.open_prompt
    if prompt.enough < prompt.pick:
        return drawing("point_pitch-task-replace", least=prompt.enough, most=prompt.pick)
    return drawing("point_pitch-task-discard", count=prompt.pick)


def _play_task(drawing: Drawing[PitchSeatView]) -> str:
    view = drawing.view
    terms, trump = view.terms, view.trump
    may = view.open_prompt.cards
    trumps = terms.trumps(may, trump)
    if not view.trick:
        if trump is None:
            return drawing("point_pitch-task-pitch")
        bound = len(trumps) == len(may)
        return drawing("point_pitch-task-lead-trump") if bound else usual.task(drawing)
    led = terms.suit(view.trick[0].card, trump)
    follows = any(terms.suit(face, trump) == led for face in view.hand)
    if led != trump and trumps and follows:
        facts = suit_facts(led, drawing.phrasebook)
        return drawing("point_pitch-task-follow-or-trump", **facts)
    return usual.task(drawing)


def beside_task(drawing: Drawing[PitchSeatView]) -> list[str | None]:
    """Name the cards of this hand that are trumps though no such suit is printed on them."""
    view = drawing.view
    if view.trump is None or (view.stage == "play" and view.terms.rules.trumps == "named"):
        return []
    also = [
        face
        for face in held(view.hand)
        if face.suit != view.trump and view.terms.is_trump(face, view.trump)
    ]
    if not also:
        return []
    cards = faces_shown(also, drawing.phrasebook)
    return [sentences([drawing("point_pitch-also", cards=cards)], drawing.phrasebook)]


def choices(drawing: Drawing[PitchSeatView], draft: Draft) -> Sequence[ScreenPart]:
    """Draw a button for each answer, and a menu of the highest bids."""
    del draft
    view = drawing.view
    ready = () if view.prompt is None else view.prompt.choices
    bids = [one for one in ready if one.verb == "bid" and one.words[0].isdigit()]
    high = bids[BID_KEYS - 1 :] if len(bids) > BID_KEYS else []
    keys = [(one, choice_text(drawing, one), True) for one in ready if one not in high]
    # Four names of suits are wider than a phone.
    naming = any(one.verb == "name" for one in ready)
    drawn = usual.choice_rows(drawing, keys, 2 if naming else usual.ANSWERS_A_ROW)
    if not high:
        return drawn
    menu = Menu(
        ButtonId(drawing.frame.table_id, "do", drawing.frame.asked[view.seat], "bid"),
        tuple(
            MenuOption(label=choice_text(drawing, one), value=one.words[0])
            for one in high[:OPTIONS_A_MENU]
        ),
        placeholder=drawing("point_pitch-higher"),
    )
    return [*drawn, menu]


def suits(view: PitchSeatView, hand: Iterable[Card]) -> Sequence[Sequence[Card]]:
    """Put all trumps together; not where the first card makes them, or cards would move."""
    named = view.terms.rules.trumps == "named"
    return (usual.counted_suits if named else usual.printed_suits)(view, hand)


def commit_label(drawing: Drawing[PitchSeatView], ticked: int) -> str:
    """Say how many cards go or stay, and how many are ticked."""
    prompt = drawing.view.open_prompt
    return drawing(
        f"point_pitch-button-{prompt.question}",
        least=prompt.enough,
        count=prompt.pick,
        ticked=ticked,
    )


def advised(drawing: Drawing[PitchSeatView], action: Action) -> str | None:
    """Say what to bid, to name or to keep."""
    match action:
        case Action("bid", (points,)) if points.isdigit():
            return drawing("hint-point_pitch-do-bid", points=points)
        case Action("bid", ("moon",)):
            return drawing("hint-point_pitch-do-moon")
        case Action("name", (suit,)):
            return drawing("hint-point_pitch-do-name", **suit_facts(suit, drawing.phrasebook))
        case Action("keep"):
            cards = faces_shown(held(action.cards), drawing.phrasebook)
            return drawing("hint-point_pitch-do-keep", cards=cards)
        case _:
            return None
