"""Presses that look something up beside a game: they open the private panel, or turn to a tab."""

from collections.abc import Mapping
from typing import Final

from bot.discord.press import Reply
from bot.interactions.presses.verbs import AnswerPlace, Beside, PanelVerb
from bot.screens.drawing import Drawing
from bot.screens.lesson import lesson_screen
from bot.screens.screen import Screen
from bot.screens.table.panel import (
    Leaf,
    TabPage,
    log_screen,
    panel_screen,
    turning,
    with_ways_on,
)
from bot.screens.table.round_table import with_own_time
from bot.tables.messages.drawing import drawn
from bot.text.button_ids import SharedVerb
from bot.text.phrasebook import Phrasebook
from engine.contract.view import View


async def turn(at: Beside) -> Reply:
    """Turn the panel to the tab that was pressed; after the last step of the lesson close it."""
    page = TabPage.read(at.press.says.text)
    variant, seats = at.table.game.variant, len(at.table.row.chairs)
    steps = at.table.screens.lesson(variant, seats, at.phrasebook)
    closes = page.tab == "learn" and page.page > len(steps)
    return Reply(await _panel(at, page), closes=closes)


def _opening(tab: Leaf) -> PanelVerb:
    async def opened(at: Beside) -> Reply:
        return Reply(await _panel(at, TabPage(tab)), whispered=True)

    return PanelVerb(opened)


async def _panel(at: Beside, page: TabPage) -> Screen:
    table = at.table
    history: tuple[View, ...] = ()
    if page.tab == "log":
        history = await at.histories.of(table.row, table.screens.chapter)
    frame, view, screens = table.frame(at.phrasebook), table.game.view(None), table.screens
    variant = table.game.variant
    # Alone the button stands at the hand.
    leaves = at.seat is not None and not frame.solo

    def draw(phrasebook: Phrasebook) -> Screen:
        match page.tab:
            case "last":
                shown = screens.last(Drawing(frame, view, phrasebook))
            case "scores":
                shown = screens.scores(Drawing(frame, view, phrasebook))
            case "rules":
                shown = with_ways_on(screens.told.rules(variant, phrasebook), frame, phrasebook)
            case "learn":
                steps = screens.lesson(variant, len(frame.chairs), phrasebook)
                leaf, aim = turning(frame, "learn"), screens.in_short(variant, phrasebook)
                shown = lesson_screen(variant, steps, page.page, at.look, leaf, phrasebook, aim=aim)
            case "log":
                told = screens.log(frame, history, phrasebook)
                shown = log_screen(frame, told, page.page, phrasebook)
        panel = panel_screen(frame, page.tab, shown, screens.last_label, phrasebook, leaves=leaves)
        return with_own_time(panel, at.ends_at, phrasebook)

    return drawn(draw, at.phrasebook)


VERBS: Final[Mapping[SharedVerb, PanelVerb]] = {
    "rules": _opening("rules"),
    "last": _opening("last"),
    "scores": _opening("scores"),
    "log": _opening("log"),
    "new-here": _opening("learn"),
    "tab": PanelVerb(turn, private=True, shown=AnswerPlace.IN_PLACE),
}
