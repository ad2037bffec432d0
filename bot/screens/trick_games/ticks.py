"""Ticks: the cards that a seat has chosen but not yet passed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.screens.cards import held
from bot.screens.drawing import Drawing
from bot.screens.family import Draft
from bot.text.button_ids import ButtonId, DraftVerb
from engine.cards import Card, Unreadable, card, cards
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.view import SeatView

TICK: Final = DraftVerb("tick")
UNTICK: Final = DraftVerb("untick")
"""The verbs of a card's button."""


_FACE: Final = 2
"""So many letters write a card."""
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
    its own, so that equal presses tick it once. What an earlier version drew named as many
    equal cards as were to be ticked, and in a second word all that the picture showed ticked. A
    card that is not to be chosen from is left alone. Raise `Unreadable` for what is no card.
    """
    prompt = view.prompt
    if prompt is None or not 1 <= len(parts) <= 2:
        raise Unreadable("a tick names a card")
    wished = _copies_in(parts[0])
    shown = _numbered(cards(parts[1])) if len(parts) == 2 else ()
    there = Counter(prompt.cards)
    may_go = {_word(face, copy) for face in there for copy in range(1, there[face] + 1)}
    so_far = [one for one in (shown if draft is None else draft) if _plain(one) in may_go]
    if verb == UNTICK:
        whole = len(parts) == 2
        gone = {one[:_FACE] if whole else one for one in wished}
        return tuple(one for one in so_far if (one[:_FACE] if whole else _plain(one)) not in gone)
    held = set(map(_plain, so_far))
    more = [one for one in wished if one in may_go and one not in held]
    if len(so_far) + len(more) > prompt.pick:
        raise IllegalAction(
            "R3.6", "tick-full", "as many cards as may be chosen are ticked", count=len(so_far)
        )
    # To whom a card goes follows from the order, and that is to outlive a restart.
    first = 1 + max(map(_turn, so_far), default=0)
    numbered = (f"{one}{_TURN}{turn}" for turn, one in enumerate(more, first))
    return (*so_far, *(numbered if scatters(prompt) else more))


def pictured(said: Iterable[ButtonId]) -> Draft:
    """Return the ticks that a picture shows, by what its buttons say; none if it has no ticks.

    What takes a tick away names it. Of an earlier version each button of a card says after its own
    card which are ticked, in the order of ticking.
    """
    ticks = [one for one in said if one.verb in (TICK, UNTICK)]
    old = next((words[1] for one in ticks if len(words := one.text.split(" ")) == 2), None)
    if old is not None:
        return _numbered(cards(old))
    return tuple(sorted((one.text for one in ticks if one.verb == UNTICK), key=_turn))


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


def _numbered(faces: Iterable[Card]) -> Draft:
    """Return the words that tick these cards, equal ones numbered."""
    seen: Counter[Card] = Counter()
    words: list[str] = []
    for face in faces:
        seen[face] += 1
        words.append(_word(face, seen[face]))
    return tuple(words)


def _copies_in(said: str) -> Draft:
    """Read which card is named, or, as an earlier version said it, how many equal ones."""
    plain = _plain(said)
    if plain[_FACE:] and plain[_FACE:] in _NUMBERS:
        return (_word(card(plain[:_FACE]), int(plain[_FACE:])),)
    faces = cards(plain)
    if len(set(faces)) != 1:
        raise Unreadable("a tick names one card")
    return _numbered(faces)


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
