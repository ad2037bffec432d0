"""A hand in a game of tricks: what one player sees in private, and the cards to press."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.screens.cards import faces_shown, held
from bot.screens.components import Key, ScreenPart, rows
from bot.screens.family import Draft
from bot.screens.frame import Frame
from bot.screens.hand.card_places import card_rows
from bot.screens.hand.closed_hand import hand_closed_screen
from bot.screens.hand.hints import hint_keys
from bot.screens.hand.open_hand import away_text, hand_accent, last_row, stands_still, where_text
from bot.screens.hand.own_standing import game_over_hand, heading_text
from bot.screens.phrases import quoted, text
from bot.screens.screen import Screen, framed
from bot.screens.table.round_table import deadline_text, with_own_clock
from bot.screens.table.stand_ins import deed, own_stood_in_text
from bot.screens.trick_games.card_keys import commit_key, play_key, tick_keys
from bot.screens.trick_games.claims import CLAIMING, claim_keys, claiming_key, may_claim
from bot.screens.trick_games.deal_end import hand_between_deals
from bot.screens.trick_games.family_lines import FamilyLines, Lines, S
from bot.screens.trick_games.self_played import unpressed_lines
from bot.screens.trick_games.table import turn_text
from bot.screens.trick_games.ticks import gives
from bot.screens.trick_games.trick import told_trick_lines
from bot.screens.trick_games.usual import choice_rows
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.action import Action
from engine.table.chairs import Presence


def hand_screen(
    frame: Frame,
    view: S,
    draft: Draft,
    notice: str | None,
    own: FamilyLines[Any, S],
    phrasebook: Phrasebook,
) -> Screen:
    """Draw the hand of `view.seat`; `notice` answers the last press, above the keys."""
    sheet, frame = None, with_own_clock(frame, view.seat)
    if view.results:
        sheet = own.sheet(frame, view, len(view.results), phrasebook)
    if view.outcome is not None:
        if sheet is None:
            return hand_closed_screen(frame, "game", phrasebook)
        return game_over_hand(frame, view, sheet, phrasebook)
    if frame.chairs[view.seat].presence is Presence.LEFT:
        return hand_closed_screen(frame, "left", phrasebook)
    if frame.interval is not None:
        return hand_between_deals(frame, view, notice, own, phrasebook)
    places = _places(view, own)
    offered = own.claimable(view) and may_claim(frame, view, view.hand, places)
    claiming = offered and draft == CLAIMING
    above = [
        text(
            heading_text(frame, view, sheet, phrasebook),
            None if frame.solo else own.hand_title(frame, view, phrasebook),
            where_text(frame, phrasebook),
        ),
        *(text(*block) for block in _story(frame, view, own, phrasebook, claiming=claiming)),
        # Beside what is pressed next: of a long hand a phone shows the lower half.
        *((text(quoted(notice)),) if notice else ()),
        *_choices(frame, view, draft, own, phrasebook),
        *(rows(claim_keys(frame, view.seat, phrasebook)) if claiming else ()),
    ]
    before: list[Key] = []
    if view.prompt is not None and gives(view.prompt):
        keys = tick_keys(frame, view, draft, own, phrasebook)
        before.append(commit_key(frame, view, draft, own, phrasebook))
    else:
        keys = play_key(frame, view, places, own, phrasebook)
    before += hint_keys(frame, view, phrasebook)
    if offered:
        before.append(claiming_key(frame, view.seat, phrasebook, claiming=claiming))
    if not claiming:
        before += own.more_keys(frame, view, draft, phrasebook)
    below = last_row(frame, view.seat, phrasebook, *before)
    cards = card_rows(frame, places, view.hand, keys, phrasebook)
    screen = framed(*above, *cards, *below, accent=hand_accent(view))
    if claiming and not screen.fits:
        # Beside the claims there is no room for the keys of such a hand; one press leads back.
        *told, claims = above
        hand = text(faces_shown(held(view.hand), phrasebook))
        return framed(*told, hand, claims, *below, accent=hand_accent(view))
    return screen


def _places(view: S, own: FamilyLines[Any, S]) -> tuple[Card, ...]:
    """Return the cards that have a place on the hand: those held since it was last changed.

    It changes as a whole when cards are dealt, passed, put aside or taken up.
    """
    return (*view.hand, *(play.card for play in own.played(view) if play.seat == view.seat))


def _choices(
    frame: Frame, view: S, draft: Draft, own: FamilyLines[Any, S], phrasebook: Phrasebook
) -> Sequence[ScreenPart]:
    """Draw the answers that are ready."""
    if own.choices is not None:
        return own.choices(frame, view, draft, phrasebook)
    ready = view.prompt.choices if view.prompt is not None else ()
    said = ((one, own.choice(frame, view, one, phrasebook)) for one in ready)
    return choice_rows(frame, view, ((one, label, True) for one, label in said))


def _story(
    frame: Frame, view: S, own: FamilyLines[Any, S], phrasebook: Phrasebook, *, claiming: bool
) -> Sequence[Lines]:
    """Tell what happened so far, and what is to be done now."""

    def choice(action: Action) -> str:
        return own.choice(frame, view, action, phrasebook)

    told = partial(deed, phrasebook=phrasebook, choice=choice)
    if stands_still(frame, view.seat):
        away = away_text(frame, view.seat, phrasebook)
        return [[own_stood_in_text(frame, view.seat, phrasebook, told), away]]
    task = [
        own_stood_in_text(frame, view.seat, phrasebook, told),
        *unpressed_lines(frame, view, phrasebook),
        *own.beside_task(frame, view, phrasebook),
    ]
    if view.seat in view.to_act and view.prompt is not None:
        asked = phrasebook("task-claim") if claiming else own.task(frame, view, phrasebook)
        task += [asked, deadline_text(frame, view, phrasebook)]
    else:
        task.append(turn_text(frame, view, own, phrasebook))
    task.append(away_text(frame, view.seat, phrasebook))
    trick = told_trick_lines(frame, view, own, phrasebook)
    said = own.said(frame, view, phrasebook)
    return [*own.story(frame, view, said, trick, phrasebook), task]
