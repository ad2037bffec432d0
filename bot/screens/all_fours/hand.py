"""The texts in a hand of All Fours, and its buttons besides cards."""

from collections.abc import Sequence
from typing import Final

from bot.screens.all_fours.choices import choice_text
from bot.screens.all_fours.talk import (
    inquiry_lines,
    suit_facts,
    talk_text,
    thrown_in_text,
    trump_text,
    turned_text,
)
from bot.screens.cards import faces_shown, held
from bot.screens.components import Button, Key, ScreenPart, Style
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.phrases import sentences
from bot.screens.table.stand_ins import why_text
from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import Lines
from bot.screens.trick_games.ticks import TICK, UNTICK
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.action import Action
from engine.games.all_fours.begging import GIVE
from engine.games.all_fours.view import AllFoursSeatView
from engine.tricks.trick import Play, void

ASKING: Final[Draft] = ("inquire",)
"""The draft of a play that asks whether the trump played is High or Low (F20)."""


def played(view: AllFoursSeatView) -> Sequence[Play]:
    """Return all that was played in this deal; a run or a discard changes hands as a whole."""
    return view.seen


def claimable(view: AllFoursSeatView) -> bool:
    """Whether claims can be checked: if players may revoke, none is offered."""
    return view.terms.rules.revoke == "enforce"


def story(
    frame: Frame, view: AllFoursSeatView, said: Lines, trick: Sequence[str], phrasebook: Phrasebook
) -> list[Lines]:
    """Tell what was turned and said, and the trick; the cut and the marks are on the table."""
    del said
    blind = not view.looking and any(view.hand_sizes)
    told = [
        thrown_in_text(frame, view, phrasebook),
        turned_text(frame, view, phrasebook),
        talk_text(frame, view, phrasebook),
        trump_text(view, phrasebook),
        phrasebook("af-blind") if blind else None,
    ]
    if view.discarded:
        why = why_text(frame, view.seat, "discard")
        cards = faces_shown(held(view.discarded), phrasebook)
        told.append(phrasebook("af-discarded", why=why, cards=cards))
    return [told, trick]


def beside_task(frame: Frame, view: AllFoursSeatView, phrasebook: Phrasebook) -> list[str]:
    """Tell what was asked about trumps, and with whom this seat plays."""
    return [*inquiry_lines(frame, view, phrasebook), *_partner(frame, view, phrasebook)]


def _partner(frame: Frame, view: AllFoursSeatView, phrasebook: Phrasebook) -> list[str]:
    """Name whom this seat plays with, until the first trick is taken."""
    if any(view.tricks_won):
        return []
    others = (side for side in view.sides if view.seat in side)
    return [
        phrasebook("af-partner", name=frame.name(seat))
        for side in others
        for seat in side
        if seat != view.seat
    ]


def task(frame: Frame, view: AllFoursSeatView, phrasebook: Phrasebook) -> str:
    """Say what is asked of this seat."""
    eldest = frame.name(view.eldest)
    match view.stage:
        case "beg" if view.trump is not None:
            return phrasebook("af-task-beg", **suit_facts(view.trump, phrasebook))
        case "answer":
            return phrasebook(
                "af-task-answer" if view.may_give else "af-task-answer-run", name=eldest
            )
        case "consent":
            return phrasebook("af-task-consent", name=eldest)
        case "discard":
            return phrasebook("af-task-discard", count=view.open_prompt.pick)
        case "again" | "bunch" | "bid" | "claim":
            return phrasebook(f"af-task-{view.stage}")
        case _:
            return _play_task(view, phrasebook)


def _play_task(view: AllFoursSeatView, phrasebook: Phrasebook) -> str:
    if not view.trick:
        return phrasebook("af-task-lead" if view.trump else "af-task-pitch")
    said = [_following(view, phrasebook)]
    if _may_not_undertrump(view):
        said.append(phrasebook("af-task-no-undertrump"))
    if set(view.lawful) != set(view.prompt.cards if view.prompt else ()):
        said.append(phrasebook("af-task-revoke"))
    return sentences(said, phrasebook)


def _may_not_undertrump(view: AllFoursSeatView) -> bool:
    """Whether some trump is withheld because it is lower than the one that trumped (F19)."""
    trumps = {face for face in view.hand if face.suit == view.trump}
    plain = view.trick[0].card.suit != view.trump
    return plain and not view.terms.rules.undertrump and not trumps <= set(view.lawful)


def _following(view: AllFoursSeatView, phrasebook: Phrasebook) -> str:
    suit = view.trick[0].card.suit
    facts = suit_facts(suit, phrasebook)
    if void(view.hand, suit):
        return phrasebook("af-task-void", **facts)
    if suit == view.trump:
        return phrasebook("af-task-follow-trump")
    trumps = [face for face in view.lawful if face.suit == view.trump]
    if not trumps:
        return phrasebook("af-task-follow", **facts)
    strict = view.terms.rules.follow == "strict"
    return phrasebook("af-task-follow-or-jack" if strict else "af-task-follow-or-trump", **facts)


def choices(
    frame: Frame, view: AllFoursSeatView, draft: Draft, phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw a button for each ready answer; none if only cards are asked for."""
    del draft
    if view.prompt is None:
        return []
    # What the rules forbid just now stands there in grey, and the task says why (section 12).
    forbidden = () if view.may_give else (GIVE,)
    said = (
        (one, choice_text(frame, view, one, phrasebook))
        for one in (*forbidden, *view.prompt.choices)
    )
    return usual.choice_rows(
        frame, view, ((one, label, one not in forbidden) for one, label in said)
    )


def play(view: AllFoursSeatView, face: Card, draft: Draft) -> Action:
    """Play the card, with the question if it is a trump and the question is on (F20)."""
    asks = draft == ASKING and view.trump in (None, face.suit)
    return Action("play", (str(face), *(ASKING if asks else ())))


def card_style(view: AllFoursSeatView, face: Card) -> Style:
    """Warn of a card that would be a revoke."""
    return Style.PRIMARY if face in view.lawful else Style.DANGER


def commit_label(frame: Frame, view: AllFoursSeatView, ticked: int, phrasebook: Phrasebook) -> str:
    """Say how many cards are put aside, and how many are ticked."""
    del frame
    return phrasebook("af-button-discard", count=view.open_prompt.pick, ticked=ticked)


def inquiry_keys(
    frame: Frame, view: AllFoursSeatView, draft: Draft, phrasebook: Phrasebook
) -> list[Key]:
    """Draw the switch that joins a question to the trump that is played (F20)."""
    if not view.may_inquire or view.prompt is None:
        return []
    if not any(view.trump in (None, face.suit) for face in view.prompt.cards):
        return []
    on = draft == ASKING
    return [
        Button(
            ButtonId(frame.table_id, UNTICK if on else TICK, frame.asked[view.seat], "inquire"),
            phrasebook("af-button-ask-not" if on else "af-button-ask"),
            style=Style.SUCCESS if on else Style.SECONDARY,
        )
    ]
