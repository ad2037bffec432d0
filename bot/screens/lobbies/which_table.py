"""Questions before a table is opened or left: which game, which table, or another one."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.screens.components import OPTIONS_A_MENU, Button, Menu, MenuOption, Row, Style
from bot.screens.frame import Frame
from bot.screens.lobbies.customise import FEW, changes_text
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed, layout
from bot.screens.shortening import shortened
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.names import safe_name
from bot.text.phrasebook import Phrasebook
from engine.cards import Unreadable
from engine.contract.variant import Variant
from engine.players.levels import level_named
from engine.players.policy import Level

Since = tuple[Frame, int]
"""A table, and for how many minutes it has been there."""


def which_table_screen(asking: str, tables: Sequence[Since], phrasebook: Phrasebook) -> Screen:
    """Ask at which of the tables to do what `asking` names; the newest come first."""
    newest = sorted(tables, key=lambda one: one[1])
    offered = [(frame, _since(minutes, phrasebook)) for frame, minutes in newest]
    asked = ButtonId(ANYWHERE, "which", text=asking)
    return _asked(phrasebook(f"which-table-{asking}"), asked, offered, phrasebook)


def leave_which_screen(
    said: str, tables: Iterable[tuple[Frame, str]], phrasebook: Phrasebook
) -> Screen:
    """Offer to leave one of the tables, each with its way out: `leave-game`, `cancel` or `quit`."""
    offered = [(frame, phrasebook(f"which-table-{way}")) for frame, way in tables]
    return _asked(said, ButtonId(ANYWHERE, "which", text="leave"), offered, phrasebook)


def which_rules_screen(
    name: str, tables: Sequence[tuple[Frame, Variant]], phrasebook: Phrasebook
) -> Screen:
    """Ask at which of the tables the rules are played that are to be called `name`."""
    offered = [
        (frame, changes_text(variant, phrasebook, room=FEW // 2)) for frame, variant in tables
    ]
    asked = ButtonId(ANYWHERE, "save-preset", text=name)
    said = phrasebook("which-table-rules", name=safe_name(name))
    return _asked(said, asked, offered, phrasebook)


def _asked(
    said: str, asked: ButtonId, offered: Sequence[tuple[Frame, str]], phrasebook: Phrasebook
) -> Screen:
    """Draw the question, and a menu of tables with what tells each from the others."""
    return framed(
        text(said),
        Menu(
            asked,
            tuple(
                MenuOption(
                    label=shortened(_name(frame, phrasebook)),
                    value=frame.table_id,
                    description=shortened(description),
                )
                for frame, description in offered[:OPTIONS_A_MENU]
            ),
            placeholder=phrasebook("which-table"),
        ),
    )


def _name(frame: Frame, phrasebook: Phrasebook) -> str:
    """Name a table by its game and its channel; one that is played alone has none."""
    if frame.solo:
        return phrasebook("which-table-solo", variant=frame.variant_title)
    return phrasebook("which-table-line", variant=frame.variant_title, channel=frame.channel_name)


def _since(minutes: int, phrasebook: Phrasebook) -> str:
    if minutes < 60:
        return phrasebook("which-table-minutes", count=minutes)
    return phrasebook("which-table-hours", count=minutes // 60)


UNHINTED: Final = "unhinted"
"""The word of a game alone in which there are no hints."""


@dataclass(frozen=True, slots=True)
class StartAlone:
    """A game that is asked for by its name in `/play`, perhaps while that of `table_id` is open.

    `length` is one of those on offer, empty if none was asked for. Without `hints` it is rated.
    """

    game: str
    level: Level
    length: str = ""
    table_id: str = ""
    hints: bool = True

    @property
    def button(self) -> ButtonId:
        """The id of a button that begins it."""
        return ButtonId(ANYWHERE, "play", text=self.written)

    @property
    def written(self) -> str:
        """It as it stands in a button's id."""
        further = filter(None, (self.length, "" if self.hints else UNHINTED))
        return " ".join((self.table_id, self.game, self.level, *further))

    @classmethod
    def read(cls, written: str) -> "StartAlone":
        """Read what `written` wrote; raise `Unreadable`."""
        parts = written.split(" ")
        if not 3 <= len(parts) <= 5:
            raise Unreadable("a game alone is named by table, game, level, length and hints")
        table_id, game, level, *further = parts
        hints, length = UNHINTED not in further, [one for one in further if one != UNHINTED]
        return cls(game, level_named(level), "".join(length), table_id, hints)


class GameAlone(NamedTuple):
    """A game alone, by its preset, with hints or without."""

    preset: str
    hints: bool


def which_game_screen(
    running: GameAlone, table_id: str, other: GameAlone, starts: ButtonId, phrasebook: Phrasebook
) -> Screen:
    """Say which game is open, as `table_id`; offer to go on, or by `starts` to begin the other."""
    names = {"running": _named(running, phrasebook), "other": _named(other, phrasebook)}
    go_on = Button(
        ButtonId(ANYWHERE, "play", text=table_id), phrasebook("button-play-on"), style=Style.PRIMARY
    )
    start = Button(starts, phrasebook("button-play-other", **names))
    return layout(text(phrasebook("play-which", **names)), Row((go_on, start)))


def _named(game: GameAlone, phrasebook: Phrasebook) -> str:
    name = phrasebook(f"variant-{game.preset}")
    return name if game.hints else phrasebook("play-unhinted", variant=name)


def which_preset_screen(presets: Sequence[Variant], asked: str, phrasebook: Phrasebook) -> Screen:
    """Ask which game of a command is meant; `asked` is the table without its preset."""
    return framed(
        text(phrasebook("which-preset")),
        Menu(
            ButtonId(ANYWHERE, "which-preset", text=asked),
            tuple(
                MenuOption(
                    label=shortened(phrasebook(f"variant-{preset.key}")),
                    value=preset.key,
                    description=shortened(phrasebook(f"variant-{preset.key}-brief")),
                )
                for preset in presets[:OPTIONS_A_MENU]
            ),
            placeholder=phrasebook("which-preset-menu"),
        ),
    )


def another_table_screen(
    preset: str, link: str, table_id: str, asked: str, phrasebook: Phrasebook
) -> Screen:
    """Show where the table of `preset` is; a button opens `asked` beside it, as `table_id`."""
    said = phrasebook("another-table", variant=phrasebook(f"variant-{preset}"), link=link)
    another = Button(ButtonId(table_id, "another", text=asked), phrasebook("button-another-table"))
    return layout(text(said), Row((another,)))
