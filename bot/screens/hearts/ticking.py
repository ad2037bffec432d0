"""Cards of Hearts that are ticked: which count, what they come to, and what completes them."""

from collections import Counter
from collections.abc import Collection

from bot.screens.cards import held
from bot.screens.family import Draft
from bot.screens.hearts.sharing import counts_in
from bot.screens.ticks import filled, ticks_in
from engine.cards import Card, card
from engine.contract.action import Action
from engine.games.hearts.view import HeartsSeatView


def chooses(view: HeartsSeatView) -> bool:
    """Whether this seat is asked for several cards at once, so that they are ticked first."""
    return view.prompt is not None and view.prompt.question in ("pass", "discard")


def ticked_cards(view: HeartsSeatView, ticked: Collection[Card]) -> tuple[Card, ...]:
    """Return the ticks that still count, as held; where each goes to another seat, as ticked."""
    left = Counter(view.open_prompt.cards)
    found: list[Card] = []
    for face in ticked:
        if left[face]:
            left[face] -= 1
            found.append(face)
    return tuple(found) if scatters(view) else held(found)


def scatters(view: HeartsSeatView) -> bool:
    """Whether ticked cards go to several players, each to the next in order (R3.3)."""
    return view.prompt is not None and len(view.prompt.recipients) > 1


def passed_action(view: HeartsSeatView, ticked: tuple[Card, ...]) -> Action:
    """Write the pass of what is ticked so far: in a scatter each card with its receiver (R3.3)."""
    verb = view.open_prompt.verb
    if not scatters(view):
        return Action.of(verb, ticked)
    pairs = zip(view.open_prompt.recipients, ticked, strict=False)
    return Action(verb, tuple(f"{seat}:{face}" for seat, face in pairs))


def completed(view: HeartsSeatView, draft: Draft, choice: Action) -> Action:
    """Keep the cards that are ticked, or the vector that is shared out; `choice` does the rest."""
    if view.stage == "vector":
        return Action("vector", counts_in(view, draft))
    if not chooses(view) or view.prompt is None:
        return choice
    chosen = ticked_cards(view, ticks_in(draft))
    return passed_action(view, filled(chosen, _in_order(view, choice), view.prompt.pick))


def _in_order(view: HeartsSeatView, choice: Action) -> tuple[Card, ...]:
    """Return the cards of an answer, those for the first receiver first."""
    if not scatters(view):
        return choice.cards
    gifts = [word.split(":") for word in choice.words]
    order = list(dict.fromkeys(view.open_prompt.recipients))
    gifts.sort(key=lambda gift: order.index(int(gift[0])))
    return tuple(card(face) for _, face in gifts)
