"""Answers: an action composed from a prompt and the cards chosen for it."""

from collections.abc import Sequence

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.prompt import Prompt


def answer(prompt: Prompt, chosen: Sequence[Card]) -> Action:
    """Say the prompt's verb with `chosen`; the n-th card goes to the n-th recipient, if several."""
    if len(prompt.recipients) > 1:
        pairs = zip(prompt.recipients, chosen, strict=True)
        return Action(prompt.verb, tuple(f"{seat}:{face}" for seat, face in pairs))
    return Action.of(prompt.verb, chosen)
