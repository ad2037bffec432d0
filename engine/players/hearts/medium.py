"""The medium player of Hearts: rules of thumb with all that has been played in mind."""

from random import Random
from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.hearts.view import HeartsSeatView
from engine.players.card_bits import FACES, SUIT_MASKS, bits, faces, grab_lead
from engine.players.hearts.any_pack import AnyPackPlayer
from engine.players.hearts.bits import Chart, chart
from engine.players.hearts.charging import by_thumb
from engine.players.hearts.heuristics import (
    discard,
    follow,
    grab_discard,
    grab_follow,
    lead,
    owed,
)
from engine.players.hearts.knowledge import carries, knowledge
from engine.players.hearts.passing import by_danger
from engine.players.hearts.playout import PlayoutState, is_feared, sole_holder
from engine.players.hearts.sides import shared_out
from engine.players.policy import answer

_ANY_PACK: Final = AnyPackPlayer()


class HeartsMedium:
    """Counts what has gone and who has shown which suits it lacks; passes by danger."""

    slow: ClassVar[bool] = False

    def decide(self, view: HeartsSeatView, rng: Random) -> Action:
        """Play by the rules of thumb; the player for any pack decides what they do not tell of."""
        prompt = view.open_prompt
        if not carries(view.terms):
            return _ANY_PACK.decide(view, rng)
        if prompt.question == "play" and len(prompt.cards) > 1:
            return answer(prompt, (played(view, prompt.cards),))
        if prompt.question == "show":
            return answer(prompt, tuple(faces(by_thumb(chart(view.terms), bits(view.hand)))))
        if prompt.question == "pass":
            order = by_danger(chart(view.terms), bits(view.hand), bits(prompt.cards))
            return answer(prompt, shared_out(view, [FACES[bit.bit_length() - 1] for bit in order]))
        return _ANY_PACK.decide(view, rng)


def played(view: HeartsSeatView, legal: tuple[Card, ...]) -> Card:
    """Return the card that the rules of thumb choose."""
    seen = knowledge(view)
    card = by_heuristics(
        seen.chart, seen.moment, bits(legal), seen.hand, seen.unseen, grabs=seen.chart.wanted
    )
    return FACES[card.bit_length() - 1]


def by_heuristics(
    chart: Chart, at: PlayoutState, legal: int, hand: int, unseen: int, *, grabs: bool
) -> int:
    """Choose among the cards that the seat in turn may play."""
    left = chart.terms.seat_count - 1 - at.laid
    if not at.laid:
        if grabs:
            return grab_lead(legal, unseen)
        return lead(chart, legal, hand, unseen, at.lacking, chart.foes[at.turn])
    feared = False
    if at.taking == chart.partners[at.turn]:
        legal = owed(chart, legal, at.led, at.top, unseen, left)
    elif chart.terms.rules.moon != "none":
        holder = sole_holder(chart, list(at.captured))
        feared = holder == at.taking and is_feared(chart, at.captured[holder])
    if hand & SUIT_MASKS[at.led]:
        if grabs:
            return grab_follow(chart, legal, at.top, left)
        stop = feared and at.table & chart.penalty and not (at.table | legal) & chart.dear
        return follow(chart, legal, at.top, at.table, left, unseen, stop=bool(stop))
    if grabs:
        return grab_discard(chart, legal)
    return discard(chart, legal, hand, unseen, feeds=feared)
