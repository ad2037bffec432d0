"""The log of a Canasta game: what was done in each turn, and the count of each deal."""

from collections.abc import Iterator, Sequence

from bot.screens.canasta.count import deal_text
from bot.screens.canasta.turns_told import turn_told
from bot.screens.drawing import Drawing
from bot.screens.frame import Frame
from bot.screens.phrases import sentences
from bot.text.phrasebook import Phrasebook
from engine.games.canasta.melds import PlayerTurn
from engine.games.canasta.view import CanastaView


def chapter(view: CanastaView) -> object:
    """Tell a game turn by turn: a view knows the turn that is on and the one before."""
    return view.deal_number, view.turn, len(view.results)


def log_lines(frame: Frame, history: Sequence[CanastaView], phrasebook: Phrasebook) -> list[str]:
    """Tell the game from the last public view of each turn, the newest line last."""
    return list(_told(frame, history, phrasebook))


def _told(frame: Frame, history: Sequence[CanastaView], phrasebook: Phrasebook) -> Iterator[str]:
    deal = 0
    on: PlayerTurn | None = None
    for view in history:
        if view.deal_number != deal:
            deal = view.deal_number
            yield phrasebook("log-deal", number=deal)
        before = view.turns[:-1]
        if len(view.results) == deal and on is not None:
            # No view knows the turn that ends a deal as the one before.
            before = (on,)
        for turn in before:
            yield sentences(turn_told(Drawing(frame, view, phrasebook), turn), phrasebook)
        on = view.turns[-1] if view.turns else None
        if len(view.results) == deal:
            yield deal_text(deal, view.results[-1], frame, phrasebook)
