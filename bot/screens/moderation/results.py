"""The results of late, of which a moderator may make one void, and let it count again."""

from collections.abc import Sequence
from typing import Final

from bot.screens.components import Form, Menu, MenuOption, ScreenPart
from bot.screens.moderation.panel import PanelReader, paged, panel_screen, reason_form, turning
from bot.screens.phrases import enumerated, moment, text
from bot.screens.screen import Screen
from bot.screens.shortening import shortened
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.names import label_name, shown_as
from bot.text.phrasebook import Phrasebook
from data.results import GuildGame

RESULTS_A_PAGE: Final = 5
"""As many as fit, whatever people are called."""


def results_screen(
    games: Sequence[GuildGame],
    at: int,
    reader: PanelReader,
    notice: str | None = None,
    *,
    since: int = 0,
) -> Screen:
    """Draw a page of the games that ended of late, from 0, newest first.

    What was made void `since` may count again.
    """
    words = reader.phrasebook
    games, at, pages = paged(games, at, RESULTS_A_PAGE)
    lines = [
        words(
            "results-line" if game.voided_at is None else "results-line-void",
            variant=_title(game, words),
            channel=f"<#{game.channel_id}>",
            moment=moment(game.ended_at // 1000),
            names=_names(game, words),
        )
        for game in games
    ]
    parts: list[ScreenPart] = [text(*(lines or [words("results-none")]))]
    counting = [game for game in games if game.voided_at is None]
    if counting:
        says = ButtonId(ANYWHERE, "tables", reader.mark, "result")
        parts.append(_choosing(counting, says, words("results-void"), words))
    late = [game for game in games if game.voided_at is not None and game.voided_at >= since]
    if late:
        says = ButtonId(ANYWHERE, "mod-restore", reader.mark)
        parts.append(_choosing(late, says, words("results-restore"), words))
    if games:
        parts.append(text(words("results-about")))
    parts += turning("results", at, pages, reader)
    return panel_screen("results", parts, reader, notice)


def _choosing(
    games: Sequence[GuildGame], says: ButtonId, placeholder: str, words: Phrasebook
) -> Menu:
    options = (
        MenuOption(
            label=shortened(_title(game, words)),
            value=game.game_id,
            description=shortened(label_name(_names(game, words))),
        )
        for game in games
    )
    return Menu(says, tuple(options), placeholder=placeholder)


def _title(game: GuildGame, phrasebook: Phrasebook) -> str:
    key = f"variant-{game.preset}"
    return phrasebook(key) if phrasebook.has(key) else game.preset


def _names(game: GuildGame, phrasebook: Phrasebook) -> str:
    return enumerated([shown_as(name, phrasebook) for name in game.names], phrasebook)


def voiding_form(game_id: str, mark: int, phrasebook: Phrasebook) -> Form:
    """Ask why a result is to be void, and so whether it is."""
    return reason_form(ButtonId(game_id, "mod-void-yes", mark), "results-void-", phrasebook)
