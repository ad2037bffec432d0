"""A hand in a game of tricks: what one player sees in private, and the cards to press."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.screens.cards import faces_shown, held
from bot.screens.components import Key, ScreenPart, Text, rows
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.fitting import fitted
from bot.screens.hand.closed_hand import game_over_hand, hand_closed_screen, heading_text
from bot.screens.hand.open_hand import (
    away_text,
    card_rows,
    hand_accent,
    hint_keys,
    last_row,
    stands_still,
    where_text,
)
from bot.screens.phrases import quoted, sentences, text
from bot.screens.screen import Screen, framed
from bot.screens.table.round_table import deadline_text, deed, own_stood_in_text
from bot.screens.trick_games.card_keys import (
    ahead_lines,
    commit_key,
    play_key,
    resting_lines,
    tick_keys,
    unpressed_lines,
)
from bot.screens.trick_games.claims import CLAIMING, claim_keys, may_claim
from bot.screens.trick_games.family_lines import FamilyLines, Lines, S
from bot.screens.trick_games.points import hand_between_deals, score_text
from bot.screens.trick_games.table import title_text, turn_text
from bot.screens.trick_games.ticks import chosen, gives
from bot.screens.trick_games.trick import trick_lines
from bot.screens.trick_games.usual import choice_rows
from engine.cards import Card
from engine.contract.action import Action
from engine.table.chairs import Presence


def hand_screen(
    drawing: Drawing[S], draft: Draft, notice: str | None, own: FamilyLines[Any, S]
) -> Screen:
    """Draw the hand of `view.seat`; `notice` answers the last press, above the keys."""
    frame, view, phrasebook = drawing.frame, drawing.view, drawing.phrasebook
    sheet = own.sheet(drawing, len(view.results)) if view.results else None
    if view.outcome is not None:
        if sheet is None:
            return hand_closed_screen(frame, "game", phrasebook)
        return game_over_hand(drawing, sheet)
    if frame.chairs[view.seat].presence is Presence.LEFT:
        return hand_closed_screen(frame, "left", phrasebook)
    if frame.interval is not None:
        return hand_between_deals(drawing, notice, own)
    places = _places(view, own)
    offered = may_claim(drawing)
    claiming = offered and draft == CLAIMING
    *story, task = _story(drawing, draft, own, claiming=claiming)
    above = [
        text(
            # The picture has the totals.
            None if frame.solo or frame.pictured else heading_text(drawing, sheet),
            title_text(drawing, own),
            score_text(drawing, own) if frame.solo else where_text(drawing),
        ),
        # Beside a picture the first block alone has to be told.
        *[replace(text(*block), spare=at > 0 and frame.pictured) for at, block in enumerate(story)],
        *(_beside_picture(drawing, own) if frame.pictured else ()),
        # Beside it are the keys: a picture stands above it.
        text(*task),
        # Beside what is pressed next: of a long hand a phone shows the lower half.
        *((text(quoted(notice)),) if notice else ()),
        *_choices(drawing, draft, own),
        # Above the cards, so that these keep their places.
        *(() if claiming else rows(own.more_keys(drawing, draft))),
        *(rows(claim_keys(drawing, view.seat, claiming=claiming)) if offered else ()),
    ]
    before: list[Key] = []
    if view.prompt is not None and gives(view.prompt):
        keys = tick_keys(drawing, draft, own)
        # While they may be taken back, the button gives them away now.
        if not _at_once(drawing) or len(chosen(view.prompt, draft)) == view.prompt.pick:
            before.append(commit_key(drawing, draft, own))
    else:
        keys = play_key(drawing, places, own)
    before += hint_keys(drawing)
    below = last_row(frame, view.seat, phrasebook, *before)
    # Once all are played, their empty places show nothing any more.
    suits = partial(own.suits, view)
    cards = card_rows(frame, places, view.hand, keys, phrasebook, suits=suits) if view.hand else ()
    screen = fitted(framed(*above, *cards, *below, accent=hand_accent(view)))
    if claiming and not screen.fits:
        # Beside the claims there is no room for the keys of such a hand; one press leads back.
        *told, claims = above
        hand = text(faces_shown(held(view.hand), phrasebook))
        return framed(*told, hand, claims, *below, accent=hand_accent(view))
    return screen


def _at_once(drawing: Drawing[S]) -> bool:
    """Whether the last tick gives the cards away, so that no button has to be pressed for it."""
    own, prompt = drawing.frame.own, drawing.view.prompt
    return own is not None and own.at_once and (prompt is None or prompt.least is None)


def _places(view: S, own: FamilyLines[Any, S]) -> tuple[Card, ...]:
    """Return the cards that have a place on the hand: those held since it was last changed.

    It changes as a whole when cards are dealt, passed, put aside or taken up.
    """
    return (*view.hand, *[play.card for play in own.played(view) if play.seat == view.seat])


def _choices(drawing: Drawing[S], draft: Draft, own: FamilyLines[Any, S]) -> Sequence[ScreenPart]:
    if own.choices is not None:
        return own.choices(drawing, draft)
    ready = drawing.view.prompt.choices if drawing.view.prompt is not None else ()
    return choice_rows(drawing, [(one, own.choice(drawing, one), True) for one in ready])


def _beside_picture(drawing: Drawing[S], own: FamilyLines[Any, S]) -> Iterator[Text]:
    """Tell what gives way to a picture, the last first."""
    for said in (*own.beside_task(drawing), *resting_lines(drawing), *ahead_lines(drawing)):
        if said:
            yield Text(said, spare=True)


def _story(
    drawing: Drawing[S], draft: Draft, own: FamilyLines[Any, S], *, claiming: bool
) -> Sequence[Lines]:
    """Tell what happened so far, and what is to be done now."""
    view = drawing.view

    def choice(action: Action) -> str:
        return own.choice(drawing, action)

    told = partial(deed, phrasebook=drawing.phrasebook, choice=choice)
    if stands_still(drawing.frame, view.seat):
        away = away_text(drawing, view.seat)
        return [[own_stood_in_text(drawing, view.seat, told), away]]
    task = [
        own_stood_in_text(drawing, view.seat, told),
        *unpressed_lines(drawing),
        *(() if drawing.frame.pictured else own.beside_task(drawing)),
    ]
    if view.seat in view.to_act and view.prompt is not None:
        asked = drawing("task-claim") if claiming else own.task(drawing)
        # Who only tries a decision again has their answers below, and nothing to confirm.
        if gives(view.prompt) and drawing.frame.own is not None:
            how, count = view.prompt.verb if _at_once(drawing) else "asks", view.prompt.pick
            if _at_once(drawing) and len(chosen(view.prompt, draft)) == count:
                how = "soon"
            told_how = drawing("task-ticks", how=how, count=count)
            asked = sentences((asked, told_how), drawing.phrasebook)
        task += [asked, deadline_text(drawing)]
    else:
        task.append(turn_text(drawing, own))
    task.append(away_text(drawing, view.seat))
    return [*own.story(drawing, own.said(drawing), trick_lines(drawing, own)), task]
