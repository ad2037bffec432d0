"""The buttons of cards: to play one now or ahead, to tick some, to give away what is ticked."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.screens.cards import face_emoji, face_shown, face_text, rank_text
from bot.screens.components import Button, Style
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.screens.frame import OwnHand
from bot.screens.hand.open_hand import card_button
from bot.screens.phrases import in_a_row
from bot.screens.trick_games.family_lines import FamilyLines, S
from bot.screens.trick_games.ticks import chosen, scatters, tick_id, tick_of
from bot.text.button_ids import ButtonId
from bot.text.names import label_name
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.view import View
from engine.table.chairs import Presence
from engine.tricks.view import TrickSeatView

CHECK_MARK: Final = "✓"


def play_key(
    drawing: Drawing[S], places: Sequence[Card], own: FamilyLines[Any, S]
) -> Callable[[Card], Sequence[Button]]:
    """Return how the button of a card is drawn; what may be played can be pressed.

    While others are asked, a press chooses the card that is played next. Right after a trick
    nothing can be pressed.
    """
    frame, view = drawing.frame, drawing.view
    if frame.own is not None and offers_ahead(drawing):
        return _ahead_key(drawing, frame.own, places)
    resting = frame.own is not None and frame.own.resting
    asked = frame.asked[view.seat]
    playing = view.prompt is not None and view.stage == "play"
    legal = frozenset(view.prompt.cards if playing and view.prompt else ())
    left, copies = Counter(view.hand), Counter(places)

    def key(face: Card) -> Sequence[Button]:
        one = card_button(
            ButtonId(frame.table_id, "do", asked, str(own.play(view, face, ()))),
            face,
            left[face],
            copies[face],
            drawing.phrasebook,
            style=own.card_style(view, face) if face in legal else Style.SECONDARY,
            enabled=face in legal and not resting,
        )
        return (one,)

    return key


def _ahead_key(
    drawing: Drawing[TrickSeatView], own: OwnHand, places: Sequence[Card]
) -> Callable[[Card], Sequence[Button]]:
    """Return how a card is drawn that can be chosen ahead; a second press takes that back.

    Only its colour changes: a longer label would move the next cards.
    """
    left, copies = Counter(drawing.view.hand), Counter(places)

    def key(face: Card) -> Sequence[Button]:
        ahead = face == own.ahead
        one = card_button(
            ButtonId(drawing.frame.table_id, "ahead", own.next_asked, "" if ahead else str(face)),
            face,
            left[face],
            copies[face],
            drawing.phrasebook,
            style=Style.SUCCESS if ahead else Style.SECONDARY,
        )
        return (one,)

    return key


def tick_keys(
    drawing: Drawing[S], draft: Draft, own: FamilyLines[Any, S]
) -> Callable[[Card], Sequence[Button]]:
    """Return how a card's buttons are drawn, one for each copy: a press ticks it, or unticks it.

    Once enough is ticked, no other card can be until one is unticked.
    """
    prompt = drawing.view.open_prompt
    may_go, copies = frozenset(prompt.cards), Counter(drawing.view.hand)
    full = len(chosen(prompt, draft)) >= prompt.pick

    def keys(face: Card) -> Sequence[Button]:
        return [key(face, copy) for copy in range(1, copies[face] + 1)]

    def key(face: Card, copy: int) -> Button:
        tick, phrasebook = tick_of(draft, face, copy), drawing.phrasebook
        label = own.tick_face(drawing, face, face_text(face, phrasebook))
        beside = own.tick_face(drawing, face, rank_text(face.rank, phrasebook))
        if tick is not None:
            label = in_a_row((CHECK_MARK, label))
            label = _addressed(drawing, prompt, draft, tick, label)
            # In the place of the rank, or the row would grow and break.
            beside = _addressed(drawing, prompt, draft, tick, CHECK_MARK)
        return Button(
            tick_id(drawing, draft, face, copy),
            label,
            style=Style.SECONDARY if tick is None else Style.SUCCESS,
            enabled=face in may_go and (tick is not None or not full),
            emoji=face_emoji(face, phrasebook),
            beside=beside,
        )

    return keys


def _addressed(drawing: Drawing[View], prompt: Prompt, draft: Draft, tick: str, label: str) -> str:
    """Say beside a ticked card to whom it goes, if several get one."""
    names = [
        label_name(drawing.name(seat))
        for seat, one in zip(prompt.recipients, draft, strict=False)
        if scatters(prompt) and one == tick
    ]
    return drawing("label-to", card=label, name=names[0]) if names else label


def commit_key(drawing: Drawing[S], draft: Draft, own: FamilyLines[Any, S]) -> Button:
    """Draw the button that says what is ticked; it turns green once it is enough.

    It says so and no more: what is ticked when it is pressed is joined to it.
    """
    prompt = drawing.view.open_prompt
    ticks = chosen(prompt, draft)
    enough = prompt.enough <= len(ticks) <= prompt.pick
    return Button(
        ButtonId(drawing.frame.table_id, "do", drawing.frame.asked[drawing.view.seat], prompt.verb),
        own.commit_label(drawing, len(ticks)),
        style=Style.SUCCESS if enough else Style.SECONDARY,
        enabled=enough,
    )


def may_choose_ahead(view: TrickSeatView) -> bool:
    """Whether a seat may choose its next card while others are asked; not if it has claimed."""
    if view.stage != "play" or view.prompt is not None or not view.hand:
        return False
    return all(claim.seat != view.seat for claim in view.claims)


def offers_ahead(drawing: Drawing[TrickSeatView]) -> bool:
    """Whether the hand of a seat lets its reader choose a card ahead: not if a computer plays."""
    frame = drawing.frame
    here = frame.chairs[drawing.view.seat].presence is Presence.HERE and frame.paused_until is None
    return here and frame.own is not None and may_choose_ahead(drawing.view)


def played_ahead(view: S, face: Card, own: FamilyLines[Any, S]) -> Action | None:
    """Return how a card that was chosen ahead is played now, None if it may not be.

    A card that would be a revoke is not what anybody meant who chose it before seeing the lead.
    """
    prompt = _playing(view)
    if prompt is None or face not in prompt.cards or own.card_style(view, face) is Style.DANGER:
        return None
    return own.play(view, face, ())


def only_play(view: S, own: FamilyLines[Any, S]) -> Action | None:
    """Return the play of the one card that may be played, if nothing else can be done or said."""
    prompt = _playing(view)
    if prompt is None or prompt.choices or len(set(prompt.cards)) != 1:
        return None
    return None if own.may_ask(view) else own.play(view, prompt.cards[0], ())


def unpressed_lines(drawing: Drawing[TrickSeatView]) -> list[str]:
    """Tell in a hand what was played without a press, is to be, or could not be."""
    view = drawing.view
    told = drawing.frame.own or OwnHand()
    said: list[str] = []
    if told.only_card is not None:
        said.append(drawing("hand-only-card", card=face_shown(told.only_card, drawing.phrasebook)))
    if told.ahead is not None:
        ahead = face_shown(told.ahead, drawing.phrasebook)
        if view.prompt is None:
            said.append(drawing("hand-ahead", card=ahead))
        elif view.stage == "play" and told.ahead not in view.prompt.cards:
            said.append(drawing("hand-ahead-not", card=ahead))
    elif not drawing.frame.pictured:
        said += ahead_lines(drawing)
    return said if drawing.frame.pictured else [*said, *resting_lines(drawing)]


def resting_lines(drawing: Drawing[TrickSeatView]) -> list[str]:
    """Say that nothing is led for a moment, over which everybody looks at a trick."""
    told = drawing.frame.own
    return [drawing("hand-resting")] if told is not None and told.resting else []


def ahead_lines(drawing: Drawing[TrickSeatView]) -> list[str]:
    """Tell how cards are played ahead; beside a picture, where room is dear, once a deal."""
    view, told = drawing.view, drawing.frame.own
    known = told is not None and told.ahead is not None
    if known or not offers_ahead(drawing) or len(view.hand) <= 1:
        return []
    if drawing.frame.pictured and view.trick_number > 1:
        return []
    return [drawing("hand-ahead-how")]


def _playing(view: TrickSeatView) -> Prompt | None:
    return view.prompt if view.stage == "play" else None
