"""News for a player of Canasta who is called: what the others have done, in sentences."""

from collections.abc import Sequence

from bot.screens.canasta.count import deal_text
from bot.screens.canasta.meld_names import own_melds
from bot.screens.canasta.melds import pile_text
from bot.screens.canasta.moves import deed_done
from bot.screens.drawing import Drawing
from bot.screens.phrases import lines, sentences
from bot.screens.shortening import newest
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.canasta.view import CanastaView


def news_text(
    drawing: Drawing[CanastaView], since: Sequence[tuple[Seat, Action]], *, first: bool
) -> str:
    """Tell what was done since, the newest last, and how pile and stock are now."""
    view = drawing.view
    before = len(view.results) if first else 0
    ended = (
        deal_text(before, view.results[-1], drawing.frame, drawing.phrasebook) if before else None
    )
    told = newest([_done(drawing, seat, action) for seat, action in since])
    return lines(
        ended, sentences(told, drawing.phrasebook), pile_text(drawing) if view.order else None
    )


def _done(drawing: Drawing[CanastaView], seat: Seat, action: Action) -> str:
    done, facts = deed_done(own_melds(drawing.view, seat), drawing.phrasebook, action)
    return drawing(f"canasta-news-{done}", name=drawing.name(seat), **facts)
