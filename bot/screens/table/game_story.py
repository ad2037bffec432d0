"""The sentence about a whole game: of several kinds the first that applies."""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Final, NamedTuple

from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, listed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore
from bot.screens.table.highlights import leaders_of
from engine.contract.view import View

FEW: Final = 3
"""Of a game with fewer deals nothing is told that takes time."""
MANY_LEADS: Final = 4
"""Changes of the lead that are worth telling of a game."""
NARROW: Final = 0.03
"""By so little of the greatest total one wins narrowly."""
FAR: Final = 0.4
"""By so much of it one wins far ahead."""


class Story(NamedTuple):
    """A game that is over: the sheet after each deal, and the side that won alone."""

    sheets: Sequence[DealSheet]
    winner: Side

    @property
    def runners_up(self) -> list[SideScore]:
        """The sides behind the winner, the best of them."""
        others = [one for one in self.sheets[-1].scores if one.side != self.winner]
        return [one for one in others if one.place == min(other.place for other in others)]

    @property
    def gap(self) -> int:
        """By how much the winner is ahead; a rule may let one win with no better total."""
        last = self.sheets[-1]
        more = last.of(self.winner[0]).amount - self.runners_up[0].amount
        return more if last.highest_wins else -more

    @property
    def share(self) -> float:
        """The gap as a part of the greatest total."""
        return self.gap / max(1, *(abs(one.amount) for one in self.sheets[-1].scores))

    @property
    def leads(self) -> list[Side | None]:
        """The side that was alone in first place after each deal."""
        first = [leaders_of(sheet) for sheet in self.sheets]
        return [leaders[0].side if len(leaders) == 1 else None for leaders in first]

    def was_last(self, after: int) -> bool:
        """Whether the winner was last of three or more after so many deals."""
        scores = self.sheets[after - 1].scores
        place = self.sheets[after - 1].of(self.winner[0]).place
        return len(scores) > 2 and place == scores[-1].place > 1


def story_text(drawing: Drawing[View], story: Story, feats: Sequence[str]) -> str | None:
    """Tell what was special about the whole game; feats are more than what most games have."""
    return next(chain(_rare(drawing, story), feats, _usual(drawing, story)), None)


def _rare(drawing: Drawing[View], story: Story) -> Iterator[str]:
    """Tell of a game that turned at its end or was won by a point, of zeros, of who was last."""
    deals, last = len(story.sheets), story.sheets[-1]
    if deals > 1 and story.was_last(deals - 1):
        yield drawing("story-from-last")
    if story.gap == 1:
        yield drawing("story-point", names=_names(drawing, story.runners_up))
    *_, before, _ = (None, *story.leads)
    if before is not None and before != story.winner:
        names = listed([drawing.name(seat) for seat in before], drawing.phrasebook)
        yield drawing("story-overtaken", count=len(before), names=names)
    others = [one.amount for one in last.scores if one.side != story.winner]
    if last.of(story.winner[0]).amount > 0 and not any(others):
        yield drawing("story-shutout")
    half = (deals + 1) // 2
    was_last = [at for at in range(half, deals) if story.was_last(at)]
    if half >= FEW - 1 and was_last:
        yield drawing("story-was-last", number=was_last[-1])


def _usual(drawing: Drawing[View], story: Story) -> Iterator[str]:
    """Tell how the lead changed, how narrow or far it was, or when it was taken for good."""
    leads, names = story.leads, _names(drawing, story.runners_up)
    alone = [side for side in leads if side is not None]
    changes = sum(one != other for one, other in pairwise(alone))
    if changes >= MANY_LEADS:
        yield drawing("story-leads", count=changes)
    if 0 < story.share <= NARROW:
        yield drawing("story-narrow", count=story.gap, names=names)
    if len(leads) >= FEW and set(leads) == {story.winner} and story.gap > 0:
        yield drawing("story-all-the-way")
    if story.share >= FAR and len(leads) > 1:
        yield drawing("story-far", count=story.gap, names=names)
    others = [at for at, side in enumerate(leads, start=1) if side != story.winner]
    since = max(others, default=0) + 1
    if story.gap > 0 and 1 < since <= len(leads):
        yield drawing("story-since", number=since)


def _names(drawing: Drawing[View], scores: Sequence[SideScore]) -> str:
    sides = (
        listed([drawing.name(seat) for seat in one.side], drawing.phrasebook) for one in scores
    )
    return enumerated(sides, drawing.phrasebook)
