"""Highlights: the one sentence about a finished deal, the best of many kinds that may apply.

A family has its kinds in a row, the best first. What they tell everybody could see: while the next
deal is on, the tricks of the one before are secret again, and of its cards they name none but what
was shown before play or what its points tell.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, listed
from bot.screens.table.deal_end import DealSheet, SideScore
from bot.text.phrasebook import Phrasebook
from engine.contract.view import View

V = TypeVar("V", bound=View)

Highlight: TypeAlias = Callable[[Drawing[V], int], str | None]
"""A kind: says what happened in a finished deal, by its number from 1; None if it did not."""


def best(kinds: Sequence[Highlight[V]], drawing: Drawing[V], deal: int) -> str | None:
    """Return what the first of these kinds says that applies."""
    return next((said for kind in kinds if (said := kind(drawing, deal))), None)


def highlight_text(said: str | None, phrasebook: Phrasebook) -> str | None:
    """Write the sentence in big letters."""
    return phrasebook("deal-highlight", said=said) if said else None


class DealStanding(NamedTuple):
    """What all sides had before a deal and after it; nothing before the first.

    `final` says that the game was over with it.
    """

    before: DealSheet | None
    after: DealSheet
    final: bool = False

    @property
    def leaders(self) -> tuple[SideScore, ...]:
        """The sides in first place now."""
        return leaders_of(self.after)

    @property
    def leader(self) -> SideScore | None:
        """The side that has the first place alone."""
        return self.leaders[0] if len(self.leaders) == 1 else None


def by_standing(
    sheet: Callable[[Drawing[V], int], DealSheet],
    kind: Callable[[Drawing[V], DealStanding], str | None],
) -> Highlight[V]:
    """Return a kind that is told from the sheets of a deal and of the deal before."""

    def told(drawing: Drawing[V], deal: int) -> str | None:
        before = sheet(drawing, deal - 1) if deal > 1 else None
        view = drawing.view
        final = view.outcome is not None and deal == view.deal_number
        return kind(drawing, DealStanding(before, sheet(drawing, deal), final))

    return told


def comeback(drawing: Drawing[View], standing: DealStanding) -> str | None:
    """Tell who came from last place to first, among three or more."""
    before, leader = standing.before, standing.leader
    if before is None or leader is None or len(before.scores) < 3:
        return None
    last = before.scores[-1].place
    if last == 1 or before.of(leader.side[0]).place < last:
        return None
    return drawing("highlight-comeback", names=_names(drawing, leader))


def tie_for_first(drawing: Drawing[View], standing: DealStanding) -> str | None:
    """Tell who shares the first place after the first deal."""
    if standing.before is None or len(standing.leaders) < 2:
        return None
    names = enumerated((_names(drawing, one) for one in standing.leaders), drawing.phrasebook)
    return drawing("highlight-tie", names=names)


def new_leader(drawing: Drawing[View], standing: DealStanding) -> str | None:
    """Tell who took the lead from somebody else; whoever took it at the end has won."""
    before, leader = standing.before, standing.leader
    if standing.final or before is None or leader is None or before.of(leader.side[0]).place == 1:
        return None
    return drawing("highlight-leader", count=len(leader.side), names=_names(drawing, leader))


def leaders_of(sheet: DealSheet) -> tuple[SideScore, ...]:
    """Return the sides in first place, several if they are level."""
    return tuple([one for one in sheet.scores if one.place == 1])


def _names(drawing: Drawing[View], score: SideScore) -> str:
    return listed([drawing.name(seat) for seat in score.side], drawing.phrasebook)
