"""The buttons of cards: to play one, to tick some, and to give away what is ticked."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from bot.button_ids import ButtonId
from bot.names import label_name
from bot.phrasebook import Phrasebook
from bot.screens.card_places import label_of
from bot.screens.cards import face_emoji, face_text
from bot.screens.components import Button, Style
from bot.screens.family import Draft
from bot.screens.frame import Frame, OwnHand
from bot.screens.phrases import enumerated, in_a_row, times
from bot.screens.trick_games.family_lines import FamilyLines, S
from bot.screens.trick_games.self_played import offers_ahead
from bot.screens.trick_games.ticks import TICK, UNTICK, commit, scatters
from engine.cards import Card, spell
from engine.contract.prompt import Prompt
from engine.tricks.view import TrickSeatView

CHECK_MARK: Final = "✓"


def play_key(
    frame: Frame,
    view: S,
    draft: Draft,
    places: Sequence[Card],
    own: FamilyLines[Any, S],
    phrasebook: Phrasebook,
) -> Callable[[Card], Button]:
    """Return how the button of a card is drawn; what may be played can be pressed.

    While others are asked, a press chooses the card that is played next. Right after a trick
    nothing can be pressed.
    """
    if frame.own is not None and offers_ahead(frame, view):
        return _ahead_key(frame, frame.own, view, places, phrasebook)
    resting = frame.own is not None and frame.own.resting
    asked = frame.asked[view.seat]
    playing = view.prompt is not None and view.stage == "play"
    legal = frozenset(view.prompt.cards if playing and view.prompt else ())
    left, copies = Counter(view.hand), Counter(places)

    def key(face: Card) -> Button:
        return Button(
            ButtonId(frame.table_id, "do", asked, str(own.play(view, face, draft))),
            label_of(face, left[face], copies[face], phrasebook),
            style=own.card_style(view, face) if face in legal else Style.SECONDARY,
            enabled=face in legal and not resting,
            emoji=face_emoji(face, phrasebook),
        )

    return key


def _ahead_key(
    frame: Frame, own: OwnHand, view: TrickSeatView, places: Sequence[Card], phrasebook: Phrasebook
) -> Callable[[Card], Button]:
    """Return how a card is drawn that can be chosen ahead; a second press takes that back.

    Only its colour changes: a longer label would move the next cards.
    """
    left, copies = Counter(view.hand), Counter(places)

    def key(face: Card) -> Button:
        chosen = face == own.ahead
        return Button(
            ButtonId(frame.table_id, "ahead", own.next_asked, "" if chosen else str(face)),
            label_of(face, left[face], copies[face], phrasebook),
            style=Style.SUCCESS if chosen else Style.SECONDARY,
            emoji=face_emoji(face, phrasebook),
        )

    return key


def tick_key(
    frame: Frame,
    view: S,
    ticks: tuple[Card, ...],
    own: FamilyLines[Any, S],
    phrasebook: Phrasebook,
) -> Callable[[Card], Button]:
    """Return how the button of a card is drawn; a press ticks it or takes its tick away.

    Once enough is ticked, no other card can be until one is unticked.

    Equal cards of two packs share a key. It is pressed once for each of them, and once more to
    take all of its ticks away.
    """
    prompt, asked = view.open_prompt, frame.asked[view.seat]
    may_go, copies = frozenset(prompt.cards), Counter(view.hand)
    full = len(ticks) >= prompt.pick

    def key(face: Card) -> Button:
        count = ticks.count(face)
        more = count < copies[face] and not (count and full)
        wish = spell((face,) * (count + 1 if more else 1))
        return Button(
            ButtonId(
                frame.table_id,
                TICK if more else UNTICK,
                asked,
                f"{wish} {spell(ticks)}".rstrip(),
            ),
            written(face, count),
            style=Style.SUCCESS if count else Style.SECONDARY,
            enabled=face in may_go and (count > 0 or not full),
            emoji=face_emoji(face, phrasebook),
        )

    def written(face: Card, count: int) -> str:
        label = own.tick_face(view, face, face_text(face, phrasebook), phrasebook)
        if copies[face] > 1 and count:
            label = phrasebook("label-some", card=label, count=count, copies=copies[face])
        elif copies[face] > 1:
            label = times(label, copies[face])
        if not count:
            return label
        label = in_a_row((CHECK_MARK, label))
        return _addressed(frame, prompt, face, ticks, label, phrasebook)

    return key


def _addressed(
    frame: Frame,
    prompt: Prompt,
    face: Card,
    ticks: tuple[Card, ...],
    label: str,
    phrasebook: Phrasebook,
) -> str:
    """Say beside a ticked card to whom it goes, if several get one."""
    if not scatters(prompt):
        return label
    pairs = zip(prompt.recipients, ticks, strict=False)
    names = [label_name(frame.name(seat)) for seat, one in pairs if one == face]
    return (
        phrasebook("label-to", card=label, name=enumerated(names, phrasebook)) if names else label
    )


def commit_key(
    frame: Frame,
    view: S,
    ticks: tuple[Card, ...],
    own: FamilyLines[Any, S],
    phrasebook: Phrasebook,
) -> Button:
    """Draw the button that gives away what is ticked; it turns green once it is enough."""
    prompt = view.open_prompt
    full = len(ticks) == prompt.pick
    return Button(
        ButtonId(frame.table_id, "do", frame.asked[view.seat], str(commit(prompt, ticks))),
        own.commit_label(frame, view, len(ticks), phrasebook),
        style=Style.SUCCESS if full else Style.SECONDARY,
        enabled=full,
    )
