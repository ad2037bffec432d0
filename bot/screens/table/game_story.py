"""The sentence about a whole game: of several kinds the first that applies."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, listed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore
from bot.screens.table.highlights import leaders_of
from engine.contract.view import View

FEW: Final = 3
"""Of a game with fewer deals nothing is told that takes time."""
MANY_LEADS: Final = 4
"""So many times the lead has changed in a game that is told by that."""
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
        """What part of the greatest total that is."""
        return self.gap / max(1, *(abs(one.amount) for one in self.sheets[-1].scores))

    @property
    def leads(self) -> list[Side | None]:
        """Who was alone in first place after each deal."""
        first = [leaders_of(sheet) for sheet in self.sheets]
        return [leaders[0].side if len(leaders) == 1 else None for leaders in first]

    def was_last(self, after: int) -> bool:
        """Whether the winner was last of three or more after so many deals."""
        scores = self.sheets[after - 1].scores
        place = self.sheets[after - 1].of(self.winner[0]).place
        return len(scores) > 2 and place == scores[-1].place > 1


Telling: TypeAlias = Callable[[Drawing[View], Story], str | None]


def story_text(drawing: Drawing[View], story: Story, feats: Sequence[str]) -> str | None:
    """Tell what was special about the whole game; feats are more than what most games have."""
    found = [kind(drawing, story) for kind in _RARE]
    found += feats
    found += [kind(drawing, story) for kind in _USUAL]
    return next(filter(None, found), None)


def _from_last_at_once(drawing: Drawing[View], story: Story) -> str | None:
    before = len(story.sheets) - 1
    return drawing("story-from-last") if before and story.was_last(before) else None


def _overtaken(drawing: Drawing[View], story: Story) -> str | None:
    """Tell who led until the last deal."""
    *_, before, _ = (None, *story.leads)
    if before is None or before == story.winner:
        return None
    names = listed([drawing.name(seat) for seat in before], drawing.phrasebook)
    return drawing("story-overtaken", count=len(before), names=names)


def _by_a_point(drawing: Drawing[View], story: Story) -> str | None:
    names = _names(drawing, story.runners_up)
    return drawing("story-point", names=names) if story.gap == 1 else None


def _shutout(drawing: Drawing[View], story: Story) -> str | None:
    """Tell that all others stayed at zero, where the most win."""
    own = story.sheets[-1].of(story.winner[0]).amount
    others = [one.amount for one in story.sheets[-1].scores if one.side != story.winner]
    return drawing("story-shutout") if own > 0 and not any(others) else None


def _was_last(drawing: Drawing[View], story: Story) -> str | None:
    """Tell after which deal the winner was last, if that is half of the game or more."""
    half = (len(story.sheets) + 1) // 2
    last = [at for at in range(half, len(story.sheets)) if story.was_last(at)]
    return drawing("story-was-last", number=last[-1]) if half >= FEW - 1 and last else None


def _many_leads(drawing: Drawing[View], story: Story) -> str | None:
    alone = [side for side in story.leads if side is not None]
    changes = sum(one != other for one, other in pairwise(alone))
    return drawing("story-leads", count=changes) if changes >= MANY_LEADS else None


def _narrow(drawing: Drawing[View], story: Story) -> str | None:
    names = _names(drawing, story.runners_up)
    narrow = 0 < story.share <= NARROW
    return drawing("story-narrow", count=story.gap, names=names) if narrow else None


def _all_the_way(drawing: Drawing[View], story: Story) -> str | None:
    """Tell that the winner was ahead after every deal."""
    always = len(story.sheets) >= FEW and set(story.leads) == {story.winner}
    return drawing("story-all-the-way") if always and story.gap > 0 else None


def _far(drawing: Drawing[View], story: Story) -> str | None:
    names = _names(drawing, story.runners_up)
    far = story.share >= FAR and len(story.sheets) > 1
    return drawing("story-far", count=story.gap, names=names) if far else None


def _in_front_since(drawing: Drawing[View], story: Story) -> str | None:
    """Tell in which deal the winner took the lead for good."""
    if story.gap <= 0:
        return None
    leads = story.leads
    others = [at for at, side in enumerate(leads, start=1) if side != story.winner]
    since = max(others, default=0) + 1
    return drawing("story-since", number=since) if 1 < since <= len(leads) else None


def _names(drawing: Drawing[View], scores: Sequence[SideScore]) -> str:
    sides = (
        listed([drawing.name(seat) for seat in one.side], drawing.phrasebook) for one in scores
    )
    return enumerated(sides, drawing.phrasebook)


_RARE: Final[Sequence[Telling]] = (
    _from_last_at_once,
    _by_a_point,
    _overtaken,
    _shutout,
    _was_last,
)
_USUAL: Final[Sequence[Telling]] = (_many_leads, _narrow, _all_the_way, _far, _in_front_since)
