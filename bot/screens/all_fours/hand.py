"""A hand of All Fours: what one player sees in private, and what to press."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bot.button_ids import ButtonId
from bot.phrasebook import Phrasebook
from bot.screens.all_fours.choices import choice_text, deed_of
from bot.screens.all_fours.sides import rules_of
from bot.screens.all_fours.table import turn_text
from bot.screens.all_fours.talk import (
    inquiry_lines,
    suit_facts,
    talk_text,
    thrown_in_text,
    trump_text,
    turned_text,
)
from bot.screens.all_fours.trick import trick_text
from bot.screens.card_places import card_rows
from bot.screens.cards import face_text, faces_text, held
from bot.screens.claims import CLAIMING, claim_keys, claiming_key, may_claim
from bot.screens.closed_hand import hand_closed_screen
from bot.screens.components import Button, Key, Part, Style, rows
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.hints import hint_keys
from bot.screens.open_hand import away_text, last_row, where_text
from bot.screens.phrases import text
from bot.screens.round_table import deadline_text
from bot.screens.screen import Screen, framed
from bot.screens.stand_ins import own_stood_in_text, why_text
from bot.screens.ticks import ticks_in
from engine.cards import Card, spell
from engine.contract.action import Action
from engine.games.all_fours.talk import GIVE
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView
from engine.table.chairs import Presence
from engine.tricks.trick import void

TICK: Final = "✓"

ASKING: Final[Draft] = ("inquire",)
"""The draft of a play that asks whether the trump played is High or Low (F20)."""


def hand_screen(
    frame: Frame,
    view: AllFoursSeatView,
    *,
    draft: Draft = (),
    notice: str | None = None,
    phrasebook: Phrasebook,
) -> Screen:
    """Draw the hand of `view.seat`; `notice` is a line on top that answers the last press."""
    if view.outcome is not None:
        return hand_closed_screen(frame, "game", phrasebook)
    if frame.chairs[view.seat].presence is Presence.LEFT:
        return hand_closed_screen(frame, "left", phrasebook)
    places = _places(view)
    # Where players may revoke no claim can be checked, so none is offered.
    enforced = rules_of(frame).revoke == "enforce"
    offered = may_claim(frame, view, view.hand, places) and enforced
    claiming = offered and draft == CLAIMING
    above = [
        text(
            f"> {notice}" if notice else None,
            _title(frame, view, phrasebook),
            where_text(frame, phrasebook),
        ),
        *(
            text(*block)
            for block in _story(frame, view, phrasebook, claiming=claiming)
            if any(block)
        ),
        *_choice_rows(frame, view, phrasebook),
        *(rows(claim_keys(frame, view.seat, phrasebook)) if claiming else ()),
    ]
    choosing = view.stage == "discard" and view.prompt is not None
    chosen = ticked_cards(view, draft) if choosing else ()
    before = [_discard_key(frame, view, chosen, phrasebook)] if choosing else []
    before += hint_keys(frame, view, phrasebook)
    if offered:
        before.append(claiming_key(frame, view.seat, phrasebook, claiming=claiming))
    if not claiming:
        before += _inquiry_keys(frame, view, draft, phrasebook)
    below = last_row(frame, view.seat, phrasebook, *before)
    draw = (
        _ticking_key(frame, view, chosen, phrasebook)
        if choosing
        else _key(frame, view, phrasebook, asking=draft == ASKING)
    )
    return framed(*above, *card_rows(frame, places, view.hand, draw, phrasebook), *below)


def _places(view: AllFoursSeatView) -> tuple[Card, ...]:
    """Return the cards that have a place on the hand: those held since it was last changed.

    It changes as a whole when cards are dealt, also by a run, and when cards are put aside.
    """
    return (*view.hand, *(play.card for play in view.seen if play.seat == view.seat))


def _title(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str:
    return phrasebook("hand-title-plain", variant=frame.variant_title, number=view.deal_number)


def _story(
    frame: Frame, view: AllFoursSeatView, phrasebook: Phrasebook, *, claiming: bool
) -> list[list[str | None]]:
    """What was turned and said, what lies on the table, and what is to be done now."""
    said: list[str | None] = [
        thrown_in_text(frame, view, phrasebook),
        turned_text(frame, view, phrasebook),
        talk_text(frame, view, phrasebook),
        trump_text(view, phrasebook),
        None if view.looking or not any(view.hand_sizes) else phrasebook("af-blind"),
        phrasebook(
            "af-discarded",
            why=why_text(frame, view.seat, "discard"),
            cards=faces_text(held(view.discarded), phrasebook),
        )
        if view.discarded
        else None,
    ]
    task: list[str | None] = [
        own_stood_in_text(frame, view.seat, phrasebook, partial(deed_of, phrasebook)),
        *inquiry_lines(frame, view, phrasebook),
    ]
    task += _partner(frame, view, phrasebook)
    if view.seat in view.to_act and view.prompt is not None:
        asked = phrasebook("task-claim") if claiming else _task(frame, view, phrasebook)
        task += [asked, deadline_text(frame, view, phrasebook)]
    else:
        task.append(turn_text(frame, view, phrasebook))
    task.append(away_text(frame, view.seat, phrasebook))
    return [said, [trick_text(frame, view, phrasebook)], task]


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


def _task(frame: Frame, view: AllFoursSeatView, phrasebook: Phrasebook) -> str:
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
            return _play_task(frame, view, phrasebook)


def _play_task(frame: Frame, view: AllFoursSeatView, phrasebook: Phrasebook) -> str:
    if not view.trick:
        return phrasebook("af-task-lead" if view.trump else "af-task-pitch")
    said = [_following(frame, view, phrasebook)]
    if _may_not_undertrump(frame, view):
        said.append(phrasebook("af-task-no-undertrump"))
    if set(view.lawful) != set(view.prompt.cards if view.prompt else ()):
        said.append(phrasebook("af-task-revoke"))
    return " ".join(said)


def _may_not_undertrump(frame: Frame, view: AllFoursSeatView) -> bool:
    """Whether some trump is withheld because it is lower than the one that trumped (F19)."""
    trumps = {face for face in view.hand if face.suit == view.trump}
    plain = view.trick[0].card.suit != view.trump
    return plain and not rules_of(frame).undertrump and not trumps <= set(view.lawful)


def _following(frame: Frame, view: AllFoursSeatView, phrasebook: Phrasebook) -> str:
    suit = view.trick[0].card.suit
    facts = suit_facts(suit, phrasebook)
    if void(view.hand, suit):
        return phrasebook("af-task-void", **facts)
    if suit == view.trump:
        return phrasebook("af-task-follow-trump")
    trumps = [face for face in view.lawful if face.suit == view.trump]
    if not trumps:
        return phrasebook("af-task-follow", **facts)
    strict = rules_of(frame).follow == "strict"
    return phrasebook("af-task-follow-or-jack" if strict else "af-task-follow-or-trump", **facts)


def _choice_rows(frame: Frame, view: AllFoursSeatView, phrasebook: Phrasebook) -> Sequence[Part]:
    """Draw a button for each ready answer; none where only cards are asked for."""
    if view.prompt is None:
        return []
    asked = frame.asked[view.seat]
    # What the rules forbid just now stands there in grey, and the task says why (section 12).
    forbidden = [] if view.may_give else [GIVE]
    return rows(
        [
            Button(
                ButtonId(frame.table_id, "do", asked, str(choice)),
                choice_text(choice, phrasebook),
                style=Style.PRIMARY,
                enabled=choice not in forbidden,
            )
            for choice in (*forbidden, *view.prompt.choices)
        ]
    )


def _key(
    frame: Frame, view: AllFoursSeatView, phrasebook: Phrasebook, *, asking: bool
) -> Callable[[Card], Key]:
    """Return how the button of a card is drawn; what may be played can be pressed."""
    asked = frame.asked[view.seat]
    playing = view.prompt is not None and view.stage == "play"
    legal = frozenset(view.prompt.cards if playing and view.prompt else ())
    lawful = frozenset(view.lawful)

    def key(face: Card) -> Key:
        style = Style.SECONDARY
        if face in legal:
            lawfully = face in lawful
            style = Style.PRIMARY if lawfully else Style.DANGER
        inquired = ("inquire",) if asking and view.trump in (None, face.suit) else ()
        return Button(
            ButtonId(frame.table_id, "do", asked, str(Action("play", (str(face), *inquired)))),
            face_text(face, phrasebook),
            style=style,
            enabled=face in legal,
        )

    return key


def _inquiry_keys(
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
            ButtonId(frame.table_id, "untick" if on else "tick", frame.asked[view.seat], "inquire"),
            phrasebook("af-button-ask-not" if on else "af-button-ask"),
            style=Style.SUCCESS if on else Style.SECONDARY,
        )
    ]


def ticked_cards(view: AllFoursSeatView, draft: Draft) -> tuple[Card, ...]:
    """Return the ticks that still count, as held."""
    return held(face for face in dict.fromkeys(ticks_in(draft)) if face in view.open_prompt.cards)


def _ticking_key(
    frame: Frame, view: AllFoursSeatView, chosen: tuple[Card, ...], phrasebook: Phrasebook
) -> Callable[[Card], Key]:
    """Return how the button of a card is drawn; a press ticks it or takes its tick away."""
    asked = frame.asked[view.seat]

    def key(face: Card) -> Key:
        on = face in chosen
        label = face_text(face, phrasebook)
        return Button(
            ButtonId(
                frame.table_id,
                "untick" if on else "tick",
                asked,
                f"{face} {spell(chosen)}".rstrip(),
            ),
            f"{TICK} {label}" if on else label,
            style=Style.SUCCESS if on else Style.SECONDARY,
        )

    return key


def _discard_key(
    frame: Frame, view: AllFoursSeatView, chosen: tuple[Card, ...], phrasebook: Phrasebook
) -> Key:
    return Button(
        ButtonId(frame.table_id, "do", frame.asked[view.seat], str(Action.of("discard", chosen))),
        phrasebook("af-button-discard", count=view.open_prompt.pick, ticked=len(chosen)),
        style=Style.PRIMARY,
        enabled=len(chosen) == view.open_prompt.pick,
    )
