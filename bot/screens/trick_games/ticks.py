"""Ticks: the cards that a seat has chosen but not yet passed."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.button_ids import ButtonId, DraftVerb
from bot.screens.cards import held
from bot.screens.family import Draft
from engine.cards import Card, Unreadable, card, cards
from engine.contract.action import Action
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.view import SeatView

TICK: Final = DraftVerb("tick")
UNTICK: Final = DraftVerb("untick")
"""The verbs of a card's button."""


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
    return tuple(map(card, draft))


def ticked(view: SeatView, draft: Draft | None, verb: str, parts: tuple[str, ...]) -> Draft:
    """Tick or untick a card, the first of `parts`; raise `IllegalAction` if no more may be.

    A card of two packs is written as often as it is to be ticked, so equal presses tick it once.
    The second word is what the pressed picture shows ticked: it counts if no draft is
    remembered, so ticks outlive a restart. A card that is not to be chosen from is left alone.
    """
    prompt = view.prompt
    if prompt is None or not 1 <= len(parts) <= 2:
        raise Unreadable("a tick names a card")
    wished, pictured = cards(parts[0]), cards(parts[1]) if len(parts) == 2 else ()
    if len(set(wished)) != 1:
        raise Unreadable("a tick names one card")
    face = wished[0]
    so_far = tuple(
        one
        for one in (pictured if draft is None else ticks_in(draft))
        if one in prompt.cards and (verb == TICK or one != face)
    )
    if verb == TICK:
        more = min(len(wished), prompt.cards.count(face)) - so_far.count(face)
        if len(so_far) + more > prompt.pick:
            raise IllegalAction(
                "R3.6", "tick-full", "as many cards as may be chosen are ticked", count=len(so_far)
            )
        so_far = (*so_far, *(face,) * more)
    return tuple(map(str, so_far))


def pictured(said: Iterable[ButtonId]) -> Draft:
    """Return the ticks that a picture shows, by what its buttons say; none if it has no ticks.

    Each button of a card says after its own card which are ticked, in the order of ticking.
    """
    ticks = (one.text.split(" ") for one in said if one.verb in (TICK, UNTICK))
    shown = next((words[1] for words in ticks if len(words) == 2), "")
    return tuple(map(str, cards(shown)))


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
