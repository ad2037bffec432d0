"""How a family tells a game that is over, step by step, to somebody who sees every card."""

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias, TypeVar

from bot.pictures.scenes import CardLook, PositionScene
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.text.phrasebook import Phrasebook
from engine.contract.game import FaceUp
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.records.reviewing import DealPart, ReviewedAction

PartName: TypeAlias = Literal["trick", "turn"]
"""What a deal is parted into, as messages are named."""

Block: TypeAlias = Sequence[str | None]
"""Lines that stand together; None is left out."""

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)


class FamilyReview(Protocol[ViewT_contra]):
    """What a review needs of a family; it is given public views and all cards beside them."""

    @property
    def part(self) -> PartName:
        """What the deals of its games are parted into."""
        ...

    def part_of(self, view: ViewT_contra, /) -> DealPart:
        """Tell to which trick or turn the next action belongs."""
        ...

    def retold(self, frame: Frame, done: ReviewedAction, phrasebook: Phrasebook, /) -> str:
        """Say in a sentence what a seat, or chance, did; cards that it hid are named."""
        ...

    def blocks(self, drawing: Drawing[ViewT_contra], cards: FaceUp, /) -> Sequence[Block]:
        """Tell what lies on the table, then every hand, and what each has taken or laid."""
        ...

    def points(self, drawing: Drawing[ViewT_contra], /) -> Block:
        """Tell the points of the deal, so far or in the end, and the totals."""
        ...

    def marks(self, drawing: Drawing[ViewT_contra], /) -> tuple[str, ...]:
        """Return the points of each seat in a few signs: of the deal, or in all where it is on."""
        ...

    def scene(
        self, view: ViewT_contra, cards: FaceUp, acted: Sequence[Seat], look: CardLook, /
    ) -> PositionScene:
        """Return the same cards as a picture; `acted` are those who did something just now."""
        ...
