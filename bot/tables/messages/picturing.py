"""Picturing: the pictures of one table, for whoever wishes to see cards as pictures."""

from typing import Final

from bot.pictures.scenes import CardLook, ChartScene, HandScene
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.screens.pictures import with_chart, with_deal_picture, with_hand_picture
from bot.screens.screen import Screen
from bot.tables.in_play import InPlay
from bot.tables.messages.words import TableWords
from bot.tables.preferences import Preferences
from data.preferences import Look
from engine.contract.view import SeatView
from engine.table.chairs import Presence

LEAST_DEALS: Final = 2
"""From so many deals on there is something to see in how the totals went."""


class Picturing:
    """Puts pictures on the screens of one table; a screen that is full stays as it is."""

    def __init__(self, table: InPlay, words: TableWords, preferences: Preferences) -> None:
        self._table = table
        self._words = words
        self._preferences = preferences
        self._screens = family_screens(table.row.family)

    def with_deal(self, screen: Screen, number: int, frame: Frame) -> Screen:
        """Show what a finished deal brought, in the look of the guild."""
        look, view = self._public_look(), self._table.game.view(None)
        if look is None or not 1 <= number <= len(self._table.game.deal_scores):
            return screen
        scene = self._screens.deal_scene(view, number, look)
        if scene is None:
            return screen
        return with_deal_picture(screen, scene, frame, self._words.public.plain)

    def with_totals(self, screen: Screen, frame: Frame) -> Screen:
        """Show how the totals of a game that is over went."""
        if self._public_look() is None or len(self._table.game.deal_scores) < LEAST_DEALS:
            return screen
        lines = self._screens.chart_lines(self._table.game.view(None))
        return with_chart(screen, ChartScene(lines), frame, self._words.public.plain)

    def with_hand(self, screen: Screen, view: SeatView) -> Screen:
        """Show a hand to a person who wants it big."""
        chair = self._table.chairs[view.seat]
        wishes = self._preferences.of(chair.person)
        look = card_look(wishes.look)
        if not wishes.big_hand or look is None:
            return screen
        if not view.hand or view.outcome is not None or chair.presence is Presence.LEFT:
            return screen
        cards = self._screens.hand_cards(view)
        phrasebook = self._words.of_seat(view.seat).plain
        return with_hand_picture(screen, HandScene(cards, look), phrasebook)

    def _public_look(self) -> CardLook | None:
        return card_look(self._preferences.of_guild(self._table.row.guild_id).look)


def card_look(look: Look) -> CardLook | None:
    """Return how cards look in pictures; None for a reader who wants plain text alone."""
    return None if look == "plain" else look
