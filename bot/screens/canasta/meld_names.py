"""Names of melds on the table: the eights, 5♥ to 9♥; and where a play goes."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from bot.screens.cards import face_shown
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.canasta.melds import Meld
from engine.games.canasta.plays import MeldPlay
from engine.games.canasta.view import CanastaView


@dataclass(frozen=True, slots=True)
class OwnMelds:
    """The melds of the side that plays; `one_a_rank` says that it has one meld of a rank (K16).

    `top` is the top card of the pile, which may go onto one of them by itself.
    """

    melds: tuple[Meld, ...]
    one_a_rank: bool
    top: Card | None = None

    def numbered(self, number: int) -> Meld | None:
        """Return the meld of this number, None if there is none any more."""
        return next((meld for meld in self.melds if meld.number == number), None)

    def home_of_top(self) -> Meld | None:
        """Return the only meld onto which the top card of the pile can go alone (K29 A, S10)."""
        if self.top is None:
            return None
        suit, rank = self.top
        alone = (MeldPlay(rank, 1), MeldPlay(rank, 1, suit=suit))
        fitting = [meld for meld in self.melds if _fits(meld, alone[bool(meld.suit)])]
        return fitting[0] if len(fitting) == 1 else None

    def home(self, play: MeldPlay) -> Meld | None:
        """Return the meld that a play is added to, None if it is one of its own."""
        if play.onto is not None:
            return self.numbered(play.onto)
        new = play.naturals + play.wilds >= 3 and not (self.one_a_rank and not play.suit)
        fitting = [meld for meld in self.melds if _fits(meld, play)]
        return None if new or len(fitting) != 1 else fitting[0]

    def told_afterwards(self) -> Self:
        """Return them for plays that are done: three cards may have made the meld they lie in."""
        return replace(self, one_a_rank=False)


def own_melds(view: CanastaView, seat: Seat) -> OwnMelds:
    """Return the melds of the side of a seat; none if it rests, or between deals."""
    sides = [side for side in view.sides if seat in side.seats]
    melds = sides[0].melds if sides else ()
    return OwnMelds(melds, view.rules.melds_per_rank == 1, view.top)


def meld_name(meld: Meld, melds: Sequence[Meld], phrasebook: Phrasebook) -> str:
    """Name a meld among those of its side: the eights, the eights #2, 5♥ to 9♥."""
    if meld.suit:
        low, high = (
            face_shown(Card(meld.suit, at), phrasebook) for at in (meld.rank, meld.highest)
        )
        said = phrasebook("canasta-play-sequence", low=low, high=high)
    else:
        said = phrasebook("canasta-group", rank=meld.rank)
    number = number_among(meld, melds)
    return said if number is None else phrasebook("canasta-alike", meld=said, number=number)


def number_among(meld: Meld, melds: Sequence[Meld]) -> int | None:
    """Return the number of a meld among those that look alike by name, None if it is alone."""
    alike = [one.number for one in melds if _name_of(one) == _name_of(meld)]
    return alike.index(meld.number) + 1 if len(alike) > 1 else None


def _name_of(meld: Meld) -> tuple[str, int, int]:
    return meld.suit, meld.rank, meld.highest


def _fits(meld: Meld, play: MeldPlay) -> bool:
    if not play.suit:
        return not meld.suit and meld.rank == play.rank
    ends = (meld.highest + 1, meld.rank - play.naturals)
    return meld.suit == play.suit and play.rank in ends
