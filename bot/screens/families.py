"""Families: which screens belong to which games."""

from collections.abc import Collection, Mapping
from typing import Final, Protocol

from bot.screens.components import Layout
from bot.screens.frame import Frame
from bot.screens.hearts.screens import HeartsScreens
from bot.words import Words
from engine.cards import Card
from engine.contract.view import View


class FamilyScreens(Protocol):
    """The screens that every family of games has of its own."""

    def table(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the public table as a bystander's `view` shows it."""
        ...

    def past_table(self, frame: Frame, view: View, deal: int, words: Words) -> Layout:
        """Draw the public message of a deal that is over."""
        ...

    def hand(
        self,
        frame: Frame,
        view: View,
        *,
        ticked: Collection[Card] = (),
        notice: str | None = None,
        words: Words,
    ) -> Layout:
        """Draw the hand of `view.seat`."""
        ...

    def result(self, frame: Frame, view: View, words: Words) -> Layout:
        """Draw the result of a game that is over."""
        ...

    def pause(self, view: View) -> bool:
        """Whether people are to be given time to look before a computer moves on."""
        ...


_SCREENS: Final[Mapping[str, FamilyScreens]] = {"hearts": HeartsScreens()}


def family_screens(family: str) -> FamilyScreens:
    """Return the screens of a family by its key in the catalogue."""
    return _SCREENS[family]
