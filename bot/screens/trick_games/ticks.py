"""Ticks: the cards that a seat has chosen but not yet passed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.screens.cards import held
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.text.button_ids import ButtonId, DraftVerb
from engine.cards import Card, Unreadable, card
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.view import SeatView

TICK: Final = DraftVerb("tick")
UNTICK: Final = DraftVerb("untick")
"""The verbs of a card's button."""


_FACE: Final = 2
"""Letters that write a card."""
_NUMBERS: Final = frozenset(map(str, range(1, 10)))
_TURN: Final = ":"
"""Stands in a draft between a ticked card and when it was ticked."""


def gives(prompt: Prompt) -> bool:
    """Whether cards are asked for to pass or to put aside, so that they are ticked first."""
    return bool(prompt.cards) and prompt.question != "play"


def scatters(prompt: Prompt) -> bool:
    """Whether ticked cards go to several players, each to the next in order."""
    return len(prompt.recipients) > 1


def chosen(prompt: Prompt, draft: Draft) -> tuple[Card, ...]:
    """Return the ticks that still count, as held; if each goes to another seat, as ticked."""
    left = Counter(prompt.cards)
    found: list[Card] = []
    for face in ticks_in(draft):
        if left[face]:
            left[face] -= 1
            found.append(face)
    return tuple(found) if scatters(prompt) else held(found)


def commit(prompt: Prompt, ticks: tuple[Card, ...]) -> Action:
    """Write the action of what is ticked so far: in a scatter each card with its receiver."""
    if not scatters(prompt):
        return Action.of(prompt.verb, ticks)
    pairs = zip(prompt.recipients, ticks, strict=False)
    return Action(prompt.verb, tuple(f"{seat}:{face}" for seat, face in pairs))


def in_order(prompt: Prompt, choice: Action) -> tuple[Card, ...]:
    """Return the cards of a whole answer, those for the first receiver first."""
    if not scatters(prompt):
        return choice.cards
    gifts = [word.split(":") for word in choice.words]
    order = list(dict.fromkeys(prompt.recipients))
    gifts.sort(key=lambda gift: order.index(int(gift[0])))
    return tuple(card(face) for _, face in gifts)


def ticks_in(draft: Draft) -> tuple[Card, ...]:
    """Return the cards that a draft holds ticked, in the order they were ticked."""
    return tuple(card(word[:_FACE]) for word in draft)


def ticked(view: SeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]) -> Draft:
    """Tick or untick a card, told in `parts`; raise `IllegalAction` if no more may be.

    One word names it; equal cards of two packs are numbered (`7H`, `7H2`), each with a button of
    its own, so that equal presses tick it once. A card that is not to be chosen from is left alone.
    Raise `Unreadable` for words that name no card.
    """
    prompt = view.prompt
    if prompt is None or len(parts) != 1:
        raise Unreadable("a tick names a card")
    wished = _one_card(parts[0])
    there = Counter(prompt.cards)
    may_go = {_word(face, copy) for face in there for copy in range(1, there[face] + 1)}
    so_far = [one for one in draft or () if _plain(one) in may_go]
    if verb == UNTICK:
        return tuple(one for one in so_far if _plain(one) != wished)
    if wished not in may_go or wished in map(_plain, so_far):
        return tuple(so_far)
    if len(so_far) >= prompt.pick:
        raise IllegalAction(
            "R3.6", "tick-full", "as many cards as may be chosen are ticked", count=len(so_far)
        )
    # To whom a card goes follows from the order, and that is to outlive a restart.
    turn = 1 + max(map(_turn, so_far), default=0)
    return (*so_far, f"{wished}{_TURN}{turn}" if scatters(prompt) else wished)


def pictured(said: Iterable[ButtonId]) -> Draft:
    """Return the ticks that a picture shows: what takes one away names it."""
    return tuple(sorted((one.text for one in said if one.verb == UNTICK), key=_turn))


def tick_of(draft: Draft, face: Card, copy: int) -> str | None:
    """Return the word of a draft that ticks a card, the `copy`-th of equal ones, if any does."""
    return next((one for one in draft if _plain(one) == _word(face, copy)), None)


def tick_id(drawing: Drawing[SeatView], draft: Draft, face: Card, copy: int) -> ButtonId:
    """Return what the button of a card says: nothing but which card, and that it is ticked.

    What else is ticked changes nothing in it, or a quick press on the next card would meet a
    button that is there no more.
    """
    frame = drawing.frame
    tick, asked = tick_of(draft, face, copy), frame.asked[drawing.view.seat]
    if tick is None:
        return ButtonId(frame.table_id, TICK, asked, _word(face, copy))
    return ButtonId(frame.table_id, UNTICK, asked, tick)


def _word(face: Card, copy: int) -> str:
    return f"{face}{copy if copy > 1 else ''}"


def _one_card(said: str) -> str:
    """Read which card is named."""
    plain = _plain(said)
    face, copy = plain[:_FACE], plain[_FACE:]
    if copy and copy not in _NUMBERS:
        raise Unreadable("a tick names one card")
    return _word(card(face), int(copy or 1))


def _plain(word: str) -> str:
    return word.partition(_TURN)[0]


def _turn(word: str) -> int:
    """Return when a card was ticked, where that matters; raise `Unreadable` for no number."""
    _, mark, turn = word.partition(_TURN)
    if mark and not (turn.isascii() and turn.isdigit()):
        raise Unreadable("the turn of a tick is a number")
    return int(turn or 0)


def filled(chosen: Sequence[Card], others: Iterable[Card], pick: int) -> tuple[Card, ...]:
    """Return the cards chosen, and as many of `others` as are missing to `pick`.

    What was chosen already is not taken once more; of two packs an equal card may be.
    """
    left = Counter(chosen)
    more: list[Card] = []
    for face in others:
        if left[face]:
            left[face] -= 1
        else:
            more.append(face)
    return (*chosen, *more)[:pick]
