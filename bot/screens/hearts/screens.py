"""The Hearts screens as the room asks for them."""

from collections.abc import Collection

from bot.screens.components import Layout
from bot.screens.frame import Frame
from bot.screens.hearts.hand import hand_screen
from bot.screens.hearts.pauses import pauses
from bot.screens.hearts.table import table_closed_screen, table_screen
from bot.screens.result import result_screen
from bot.words import Words
from engine.cards import Card
from engine.contract.view import View
from engine.games.hearts.view import HeartsView


class HeartsScreens:
    """Knows that a Hearts table has Hearts views."""

    def table(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the public table."""
        return table_screen(frame, _hearts(view), words)

    def past_table(self, frame: Frame, view: View, deal: int, words: Words) -> Layout:
        """Draw the public message of an earlier deal."""
        return table_closed_screen(frame, _hearts(view), deal, words)

    def hand(
        self,
        frame: Frame,
        view: View,
        *,
        ticked: Collection[Card] = (),
        notice: str | None = None,
        words: Words,
    ) -> Layout:
        """Draw the hand of the view's seat."""
        return hand_screen(frame, _hearts(view), ticked=ticked, notice=notice, words=words)

    def result(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the result of the game."""
        return result_screen(frame, _hearts(view), words)

    def pause(self, view: View) -> bool:
        """Give time to see a trick that was just taken."""
        return pauses(_hearts(view))


def _hearts(view: View) -> HeartsView:
    assert isinstance(view, HeartsView)
    return view
