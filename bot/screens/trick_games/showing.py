"""Cards that are shown before play: what a seat shows, who has shown what, and what has to wait.

The words are a family's own: `<family>-chosen`, `-waits`, `-choice-show` and its `-nothing`.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

from bot.screens.cards import faces_shown, held
from bot.screens.drawing import Drawing
from bot.screens.phrases import apart
from bot.screens.trick_games.usual import own_key
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.tricks.view import TrickSeatView, TrickView


def shown_by(
    cards: Iterable[Card], shown: Sequence[Collection[Card]], told: Callable[[Card, Seat], str]
) -> str:
    """Tell who has shown which of some cards, in their order; nothing if nobody has."""
    rows = list(enumerate(shown))
    return apart([told(face, seat) for face in cards for seat, faces in rows if face in faces])


def waiting_lines(drawing: Drawing[TrickSeatView]) -> list[str | None]:
    """Tell what this seat has chosen to show, and which of its shown cards have to wait now."""
    view, prompt, phrasebook = drawing.view, drawing.view.prompt, drawing.phrasebook
    if view.showing:
        cards = faces_shown(held(view.showing), phrasebook)
        return [drawing(own_key(drawing, "chosen"), cards=cards)]
    if prompt is None or prompt.question != "play" or not view.shown:
        return []
    led = {play.card.suit for play in view.trick[:1]}
    # If but one card can be led, all others wait for another reason.
    waiting = [
        face
        for face in view.shown[view.seat]
        if face in view.hand and face not in prompt.cards and (not led or face.suit in led)
        if led or len(prompt.cards) > 1
    ]
    cards = faces_shown(held(waiting), phrasebook)
    waits = drawing(own_key(drawing, "waits"), count=len(waiting), cards=cards) if waiting else None
    return [waits]


def choice(drawing: Drawing[TrickView], action: Action) -> str:
    if not action.words:
        return drawing(own_key(drawing, "choice-show-nothing"))
    cards = faces_shown(held(action.cards), drawing.phrasebook.plain)
    return drawing(own_key(drawing, "choice-show"), cards=cards)
