"""The medium player of Hearts: rules of thumb with all that has been played in mind."""

from random import Random
from typing import Final

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.view import View
from engine.games.hearts.view import HeartsView
from engine.players.answers import answer
from engine.players.hearts.bits import FACES, SUIT_MASKS, Chart, bits, chart, faces
from engine.players.hearts.careful import HeartsCareful
from engine.players.hearts.passing import dangerous
from engine.players.hearts.playout import Moment, is_feared, sole_holder
from engine.players.hearts.sight import carries, sight
from engine.players.hearts.thumb import (
    discard,
    follow,
    grab_discard,
    grab_follow,
    grab_lead,
    lead,
)

_CAREFUL: Final = HeartsCareful()


class HeartsMedium:
    """Counts what has gone and who has shown which suits it lacks; passes by danger."""

    def decide(self, view: View, rng: Random) -> Action:
        """Play by the rules of thumb; what they do not tell of is decided as a careful one does."""
        prompt = view.prompt
        if prompt is None or not isinstance(view, HeartsView) or not carries(view.terms):
            return _CAREFUL.decide(view, rng)
        if prompt.question == "play" and len(prompt.cards) > 1:
            return answer(prompt, (played(view, prompt.cards),))
        if prompt.question == "pass":
            of = chart(view.terms)
            given = dangerous(of, bits(view.hand), bits(prompt.cards), prompt.pick)
            return answer(prompt, faces(given))
        return _CAREFUL.decide(view, rng)


def played(view: HeartsView, legal: tuple[Card, ...]) -> Card:
    """Return the card that the rules of thumb choose."""
    seen = sight(view)
    card = by_thumb(
        seen.chart, seen.moment, bits(legal), seen.hand, seen.unseen, grabs=seen.chart.wanted
    )
    return FACES[card.bit_length() - 1]


def by_thumb(chart: Chart, at: Moment, legal: int, hand: int, unseen: int, *, grabs: bool) -> int:
    """Choose among the cards that the seat in turn may play."""
    left = chart.terms.seat_count - 1 - at.laid
    if not at.laid:
        if grabs:
            return grab_lead(legal, unseen)
        return lead(chart, legal, hand, unseen, list(at.lacking))
    feared = False
    if chart.terms.rules.moon != "none":
        holder = sole_holder(chart, list(at.captured))
        feared = holder == at.taking and is_feared(chart, at.captured[holder])
    if hand & SUIT_MASKS[at.led]:
        if grabs:
            return grab_follow(chart, legal, at.top, left)
        stop = feared and at.table & chart.penalty and not (at.table | legal) & chart.dear
        return follow(chart, legal, at.top, at.table, left, unseen, stop=bool(stop))
    if grabs:
        return grab_discard(chart, legal)
    if at.taking == chart.partners[at.turn]:
        legal = legal & ~chart.penalty or legal
    return discard(chart, legal, hand, unseen, feeds=feared)
