"""The hand of All Fours: texts, buttons besides cards, answers, drafts and advice."""

from collections.abc import Sequence
from typing import Final

from bot.screens.all_fours.points import standing_text
from bot.screens.all_fours.table import (
    inquiry_lines,
    talk_text,
    thrown_in_text,
    trump_text,
    turned_text,
)
from bot.screens.cards import face_shown, faces_shown, held, suit_facts
from bot.screens.components import Button, Key, ScreenPart, Style
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.phrases import sentences
from bot.screens.table.round_table import why_text
from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import Lines
from bot.screens.trick_games.ticks import TICK, UNTICK, ticked
from bot.text.button_ids import ButtonId
from engine.cards import Card, Unreadable, card
from engine.contract.action import Action
from engine.games.all_fours.begging import GIVE
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.tricks.trick import Play, void

ASKING: Final[Draft] = ("inquire",)
"""The draft of a play that asks whether the trump played is High or Low (F20)."""


def played(view: AllFoursSeatView) -> Sequence[Play]:
    """Return all that was played in this deal; a run or a discard changes hands as a whole."""
    return view.seen


def story(drawing: Drawing[AllFoursSeatView], said: Lines, trick: Sequence[str]) -> list[Lines]:
    """Tell what was turned and said, and the trick; the cut and the marks are on the table."""
    view = drawing.view
    del said
    blind = not view.looking and any(view.hand_sizes)
    # What led to the trumps matters until a trick is taken, but for bids; not beside a picture.
    began = drawing.frame.pictured or any(view.tricks_won)
    told = [
        thrown_in_text(drawing),
        None if began else turned_text(drawing),
        talk_text(drawing) if view.bids or not began else None,
        trump_text(drawing),
        drawing("af-blind") if blind else None,
    ]
    if view.discarded and not began:
        why = why_text(drawing.frame, view.seat, "discard")
        cards = faces_shown(held(view.discarded), drawing.phrasebook)
        told.append(drawing("af-discarded", why=why, cards=cards))
    return [told, trick]


def beside_task(drawing: Drawing[AllFoursSeatView]) -> list[str | None]:
    """Tell what was asked about trumps, with whom this seat plays, and how the chances stand."""
    return [*inquiry_lines(drawing), *_partner(drawing), standing_text(drawing)]


def _partner(drawing: Drawing[AllFoursSeatView]) -> list[str]:
    """Name whom this seat plays with, until the first trick is taken."""
    view = drawing.view
    if any(view.tricks_won):
        return []
    others = (side for side in view.sides if view.seat in side)
    return [
        drawing("af-partner", name=drawing.name(seat))
        for side in others
        for seat in side
        if seat != view.seat
    ]


def task(drawing: Drawing[AllFoursSeatView]) -> str:
    view = drawing.view
    eldest = drawing.name(view.eldest)
    run = "new" if view.terms.rules.run_new_trump else "stay"
    match view.stage:
        case "beg" if view.trump is not None:
            return drawing("af-task-beg", run=run, **suit_facts(view.trump, drawing.phrasebook))
        case "answer":
            key = "af-task-answer" if view.may_give else "af-task-answer-run"
            return drawing(key, name=eldest, run=run)
        case "consent":
            return drawing("af-task-consent", name=eldest)
        case "discard":
            return drawing("af-task-discard", count=view.open_prompt.pick)
        case "again" | "bunch" | "bid" | "claim":
            return drawing(f"af-task-{view.stage}", run=run)
        case _:
            return _play_task(drawing)


def _play_task(drawing: Drawing[AllFoursSeatView]) -> str:
    view = drawing.view
    if not view.trick:
        return drawing("task-lead" if view.trump else "af-task-pitch")
    said = [_following(drawing)]
    if _may_not_undertrump(view):
        said.append(drawing("af-task-no-undertrump"))
    if set(view.lawful) != set(view.prompt.cards if view.prompt else ()):
        said.append(drawing("af-task-revoke"))
    return sentences(said, drawing.phrasebook)


def _may_not_undertrump(view: AllFoursSeatView) -> bool:
    """Whether some trump is withheld because it is lower than the one that trumped (F19)."""
    rules, trump, led = view.terms.rules, view.trump, view.trick[0].card.suit
    trumped = led != trump and any(face.suit == trump for _, face in view.trick)
    if rules.undertrump or not trumped or (rules.follow == "strict" and not void(view.hand, led)):
        return False
    return not {face for face in view.hand if face.suit == trump} <= set(view.lawful)


def _following(drawing: Drawing[AllFoursSeatView]) -> str:
    view = drawing.view
    suit = view.trick[0].card.suit
    facts = suit_facts(suit, drawing.phrasebook)
    if void(view.hand, suit):
        return drawing("task-void", **facts)
    if suit == view.trump:
        return drawing("af-task-follow-trump")
    trumps = [face for face in view.lawful if face.suit == view.trump]
    if not trumps:
        return drawing("task-follow", **facts)
    strict = view.terms.rules.follow == "strict"
    return drawing("af-task-follow-or-jack" if strict else "af-task-follow-or-trump", **facts)


def choices(drawing: Drawing[AllFoursSeatView], draft: Draft) -> Sequence[ScreenPart]:
    """Draw a button for each ready answer; none if only cards are asked for."""
    view = drawing.view
    del draft
    if view.prompt is None:
        return []
    # What the rules forbid just now stands there in grey, and the task says why (section 12).
    forbidden = () if view.may_give else (GIVE,)
    said = ((one, choice_text(drawing, one)) for one in (*forbidden, *view.prompt.choices))
    return usual.choice_rows(drawing, ((one, label, one not in forbidden) for one, label in said))


def play(view: AllFoursSeatView, face: Card, draft: Draft) -> Action:
    """Play the card, with the question if it is a trump and the question is on (F20)."""
    asks = draft == ASKING and view.trump in (None, face.suit)
    return Action("play", (str(face), *(ASKING if asks else ())))


def card_style(view: AllFoursSeatView, face: Card) -> Style:
    """Warn of a card that would be a revoke."""
    return Style.PRIMARY if face in view.lawful else Style.DANGER


def commit_label(drawing: Drawing[AllFoursSeatView], ticked: int) -> str:
    """Say how many cards are put aside, and how many are ticked."""
    return drawing("button-discard", count=drawing.view.open_prompt.pick, ticked=ticked)


def inquiry_keys(drawing: Drawing[AllFoursSeatView], draft: Draft) -> list[Key]:
    """Draw the switch that joins a question to the trump that is played (F20)."""
    view = drawing.view
    if not view.may_inquire or view.prompt is None:
        return []
    if not any(view.trump in (None, face.suit) for face in view.prompt.cards):
        return []
    on = draft == ASKING
    return [
        Button(
            ButtonId(
                drawing.frame.table_id,
                UNTICK if on else TICK,
                drawing.frame.asked[view.seat],
                "inquire",
            ),
            drawing("af-button-ask-not" if on else "af-button-ask"),
            style=Style.SUCCESS if on else Style.SECONDARY,
        )
    ]


_CHOICES: Final = frozenset(
    {
        "stand",
        "beg",
        "give",
        "run",
        "again",
        "consent",
        "refuse",
        "bunch",
        "agree",
        "object",
        "claim_revoke",
        "count",
    }
)


def choice_text(drawing: Drawing[AllFoursView], choice: Action) -> str:
    """Say what an answer does, in a label."""
    match choice:
        case Action("bid"):
            return usual.choice(drawing, choice)
        case Action(verb, ()) if verb in _CHOICES:
            return drawing(f"af-choice-{verb}")
        case _:
            return str(choice)


def drafted(
    view: AllFoursSeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]
) -> Draft:
    """Return the draft after a press: cards ticked, or the question; raise `Unreadable`."""
    if parts == ASKING:
        if not view.may_inquire:
            raise Unreadable("nothing can be asked now")
        return ASKING if verb == TICK else ()
    return ticked(view, draft, verb, parts)


def completed(view: AllFoursSeatView, draft: Draft, choice: Action) -> Action:
    """Keep the cards ticked for the discard, or the question joined to a trump (F20)."""
    match choice:
        case Action("play", (face,)) if draft == ASKING and card(face).suit == view.trump:
            return Action("play", (face, *ASKING))
        case _:
            return usual.completed(view, draft, choice)


def advised(drawing: Drawing[AllFoursView], action: Action) -> str | None:
    """Say what to ask with a trump, and what to bid."""
    match action:
        case Action("play", (face, _)):
            return drawing("hint-af-inquire", card=face_shown(card(face), drawing.phrasebook))
        case Action("bid", (points,)) if points.isdigit():
            return drawing("hint-af-do-bid", points=points)
        case _:
            return None
