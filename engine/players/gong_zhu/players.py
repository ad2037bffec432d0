"""The computer players of Gong Zhu by level, and why what they do is good."""

from dataclasses import dataclass, replace
from random import Random
from typing import ClassVar, Final

from engine.cards import Card
from engine.contract.action import Action
from engine.games.gong_zhu.game import GONG_ZHU, GongZhuSeatView
from engine.games.gong_zhu.rules import PIG, SHEEP
from engine.players.card_bits import SUIT_MASKS, bits, faces
from engine.players.family_players import FamilyPlayers
from engine.players.gong_zhu.reasons import gong_zhu_mistake, gong_zhu_reason
from engine.players.gong_zhu.thumb import leapt, seen
from engine.players.searching import Searcher
from engine.players.second_opinion import SecondOpinion
from engine.tricks.playing import PLAYS
from engine.tricks.showing import VERB

COVER: Final = 2
"""With so many higher cards of its suit the sheep is likely to come home."""
GUARDS: Final = 4
"""With so many smaller spades the pig is likely to go to somebody else."""


@dataclass(frozen=True, slots=True)
class GongZhuThumb:
    """Plays by rules of thumb, and shows what it is likely to win or to be rid of.

    One who does not remember takes every card to be out that it does not see, and shows nothing.
    """

    slow: ClassVar[bool] = False

    remembers: bool = True

    def decide(self, view: GongZhuSeatView, rng: Random) -> Action:
        """Decide by what lies on the table, and what went before."""
        del rng
        if view.open_prompt.question == VERB:
            return Action.of(VERB, _shown(view) if self.remembers else ())
        table, hand, unseen = seen(view)
        if not self.remembers:
            unseen = bits(view.terms.deck) & ~hand & ~table.table
            table.lacking, table.grabbing = [0, 0, 0, 0], 0
            if table.laid and table.friendly(view.seat) and not hand & SUIT_MASKS[table.led]:
                # What its partner has so far it takes to be the partner's.
                unseen &= ~(SUIT_MASKS[table.led] & -table.top)
        legal = view.open_prompt.cards
        face = legal[0] if len(legal) == 1 else faces(table.chosen(view.seat, hand, unseen))[0]
        return PLAYS[face]


def _shown(view: GongZhuSeatView) -> tuple[Card, ...]:
    """Show a sheep that is likely to come home, and a pig that others will have to take."""
    above = sum(face.suit == SHEEP.suit and face > SHEEP for face in view.hand)
    below = sum(face.suit == PIG.suit and face < PIG for face in view.hand)
    worth_it = {SHEEP: above >= COVER, PIG: below >= GUARDS}
    return tuple([face for face in view.hand if worth_it.get(face)])


MEDIUM: Final = GongZhuThumb()

HARD: Final = Searcher(family=GONG_ZHU, judgement=MEDIUM, leap=leapt, worlds=60)

GONG_ZHU_PLAYERS: Final = FamilyPlayers[GongZhuSeatView](
    easy=GongZhuThumb(remembers=False),
    medium=MEDIUM,
    hard=HARD,
    reason=gong_zhu_reason,
    mistake=gong_zhu_mistake,
    # Of some hundreds in a deal.
    blunder=30.0,
    second=SecondOpinion[GongZhuSeatView](
        family=GONG_ZHU, player=replace(HARD, worlds=8), games=96
    ),
)
