"""The screens of Oh Hell: a value, as CONTRIBUTING says."""

from bot.screens.drawing import Drawing
from bot.screens.sheet import number
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet
from bot.screens.trick_games import usual
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.plain import trick_screens
from bot.screens.trick_games.screens import TrickScreens
from tests.oh_hell.game import OhHellSeatView, OhHellView


def running(drawing: Drawing[OhHellView]) -> DealSheet:
    """Return how many tricks each side has taken and has bid to take: 1/3."""
    view = drawing.view
    bids = {seat: bid for seat, bid in view.bids if bid is not None}

    def tricks(side: Side) -> str:
        won = number(sum(view.tricks_won[seat] for seat in side))
        if bids.keys().isdisjoint(side):
            return won
        return f"{won}/{number(sum(bids.get(seat, 0) for seat in side))}"

    return usual.running_by(drawing, tricks, deal=drawing("sheet-tricks"))


def oh_hell_screens() -> TrickScreens[OhHellView, OhHellSeatView, object]:
    """Return them, once the family is in the catalogue."""
    own = FamilyLines[OhHellView, OhHellSeatView](running=running, claims=True)
    return trick_screens("oh_hell", own, feats=("bids-made",), follow="strict")
