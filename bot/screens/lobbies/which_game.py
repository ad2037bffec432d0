"""The question to somebody who asks for a game alone and has another one open."""

from dataclasses import dataclass

from bot.screens.components import Button, Row, Style
from bot.screens.phrases import text
from bot.screens.screen import Screen, layout
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import Unreadable
from engine.contract.variant import Variant
from engine.players.levels import level_named
from engine.players.policy import Level


@dataclass(frozen=True, slots=True)
class StartAlone:
    """A game that was asked for by its command, while that of `table_id` is open."""

    table_id: str
    command: str
    level: Level

    @property
    def written(self) -> str:
        """It as it stands in a button's id."""
        return f"{self.table_id} {self.command} {self.level}"

    @classmethod
    def read(cls, written: str) -> "StartAlone":
        """Read what `written` wrote; raise `Unreadable`."""
        parts = written.split(" ")
        if len(parts) != 3:
            raise Unreadable("a game alone is named by table, command and level")
        return cls(parts[0], parts[1], level_named(parts[2]))


def which_game_screen(
    running: Variant, other: Variant, asked: StartAlone, phrasebook: Phrasebook
) -> Screen:
    """Say which game is open, and offer to go on with it or to begin the one asked for."""
    names = {
        "running": phrasebook(f"variant-{running.key}"),
        "other": phrasebook(f"variant-{other.key}"),
    }
    go_on = Button(
        ButtonId(ANYWHERE, "play", text=asked.table_id),
        phrasebook("button-play-on"),
        style=Style.PRIMARY,
    )
    start = Button(
        ButtonId(ANYWHERE, "play", text=asked.written), phrasebook("button-play-other", **names)
    )
    return layout(text(phrasebook("play-which", **names)), Row((go_on, start)))
