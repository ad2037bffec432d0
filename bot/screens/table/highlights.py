"""Highlights: the one sentence about a finished deal, the best of many kinds that may apply.

A family names its kinds in a row, the best first, and tells in a few functions which apply. What
they tell everybody could see: while the next deal is on, the tricks of the one before are secret
again, and of its cards they name none but what was shown before play or what its points tell.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, listed
from bot.screens.table.deal_end import DealSheet, SideScore
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.contract.view import View

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
V = TypeVar("V", bound=View)


class Remark(NamedTuple):
    """The card or turn of a `seat` that stands out at this moment, in words once it is settled."""

    seat: Seat
    said: str | None = None


Teller: TypeAlias = Callable[[Drawing[V], int], Iterator[tuple[str, str]]]
"""Yields the kinds that apply to a finished deal, by its number from 1, and what each says."""

_Standing: TypeAlias = Literal["comeback", "tie", "leader"]


# Not slotted: Python 3.11 cannot make a frozen slotted value of a class with its types named.
@dataclass(frozen=True)
class Highlights(Generic[V_contra]):
    """The kinds of things that a family tells of a deal, the best first, and who tells them."""

    kinds: Sequence[str]
    tellers: Sequence[Teller[V_contra]]

    def told(self, drawing: Drawing[V_contra], deal: int) -> Mapping[str, str]:
        """Return what each kind that applies says of a finished deal, the best first."""
        found: dict[str, str] = {}
        for teller in self.tellers:
            for kind, said in teller(drawing, deal):
                found.setdefault(kind, said)
        return {kind: found[kind] for kind in self.kinds if kind in found}

    def best(self, drawing: Drawing[V_contra], deal: int) -> str | None:
        return next(iter(self.told(drawing, deal).values()), None)


def highlight_text(said: str | None, phrasebook: Phrasebook) -> str | None:
    """Write the sentence in big letters."""
    return phrasebook("deal-highlight", said=said) if said else None


def by_standing(sheet: Callable[[Drawing[V], int], DealSheet]) -> Teller[V]:
    """Return who tells from the sheets of a deal and of the one before who leads now.

    That is who came from last place to first, among three or more; who shares the first place; and
    who took it from somebody else, but at the end, where that is who has won.
    """

    def told(drawing: Drawing[V], deal: int) -> Iterator[tuple[_Standing, str]]:
        if deal < 2:
            return
        before, leaders = sheet(drawing, deal - 1), leaders_of(sheet(drawing, deal))
        names, own = [_names(drawing, one) for one in leaders], leaders[0].side
        if len(leaders) > 1:
            yield "tie", drawing("highlight-tie", names=enumerated(names, drawing.phrasebook))
            return
        place, last = before.of(own[0]).place, before.scores[-1].place
        if len(before.scores) > 2 and place == last > 1:
            yield "comeback", drawing("highlight-comeback", names=names[0])
        final = drawing.view.outcome is not None and deal == drawing.view.deal_number
        if place > 1 and not final:
            yield "leader", drawing("highlight-leader", count=len(own), names=names[0])

    return told


def leaders_of(sheet: DealSheet) -> tuple[SideScore, ...]:
    """Return the sides in first place, several if they are level."""
    return tuple([one for one in sheet.scores if one.place == 1])


def _names(drawing: Drawing[View], score: SideScore) -> str:
    return listed([drawing.name(seat) for seat in score.side], drawing.phrasebook)
