"""The players of a deal as one block: the cards each holds, and what each discarded last."""

from collections.abc import Sequence

from bot.screens.cards import face_text
from bot.screens.drawing import Drawing
from bot.screens.seat_colours import colour_of
from bot.screens.sheet import sheet_block, sheet_line
from engine.contract.seats import Seat
from engine.games.canasta.view import CanastaView


def coloured_sides(view: CanastaView) -> Sequence[tuple[Seat, ...]]:
    """Return those who have a colour together; in cutthroat partners change from deal to deal."""
    if view.rules.sides == "cutthroat":
        return [(seat,) for seat in range(view.seat_count)]
    return [side.seats for side in view.sides]


def seats_text(drawing: Drawing[CanastaView]) -> str | None:
    """Tell how many cards each holds, and what each discarded last, in the order of play."""
    view = drawing.view
    if not view.order:
        return None
    sides = coloured_sides(view)
    lines = [
        sheet_line(
            drawing.frame,
            None,
            (seat,),
            (str(view.hand_sizes[seat]), _last(drawing, seat)),
            drawing.phrasebook,
            colour=colour_of(seat, sides).sign,
        )
        for seat in view.order
    ]
    return sheet_block(lines, (drawing("canasta-sheet-cards"), drawing("canasta-sheet-discard")))


def _last(drawing: Drawing[CanastaView], seat: Seat) -> str:
    """Write what a seat discarded last, as no emoji stands in a block."""
    face = drawing.view.last_discards[seat]
    return (
        drawing("canasta-sheet-none") if face is None else face_text(face, drawing.phrasebook.plain)
    )
