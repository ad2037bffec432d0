"""News for a player of Canasta who is called: what the others have done, in sentences."""

from collections.abc import Sequence

from bot.screens.canasta.count import deal_text
from bot.screens.canasta.meld_names import own_melds
from bot.screens.canasta.melds import pile_text
from bot.screens.canasta.moves import deed_done
from bot.screens.frame import Frame
from bot.screens.phrases import lines, sentences
from bot.screens.shortening import newest
from bot.text.phrasebook import Phrasebook
from engine.contract.action import Action
from engine.contract.seats import Seat
from engine.games.canasta.view import CanastaView


def news_text(
    frame: Frame,
    view: CanastaView,
    since: Sequence[tuple[Seat, Action]],
    phrasebook: Phrasebook,
    *,
    first: bool,
) -> str:
    """Tell what was done since, the newest last, and how pile and stock are now."""
    before = len(view.results) if first else 0
    ended = deal_text(before, view.results[-1], frame, phrasebook) if before else None
    told = newest([_done(frame, view, seat, action, phrasebook) for seat, action in since])
    return lines(
        ended, sentences(told, phrasebook), pile_text(view, phrasebook) if view.order else None
    )


def _done(
    frame: Frame, view: CanastaView, seat: Seat, action: Action, phrasebook: Phrasebook
) -> str:
    done, facts = deed_done(own_melds(view, seat), phrasebook, action)
    return phrasebook(f"canasta-news-{done}", name=frame.name(seat), **facts)
