"""Leaderboards of a server: a page of the panel to reset them, hand results out, give a title."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.screens.components import Button, Menu, MenuOption, Picker, Row, ScreenPart, Style
from bot.screens.moderation.panel import PanelReader, cancelling, panel_screen
from bot.screens.phrases import listed, text
from bot.screens.screen import Screen
from bot.screens.shortening import shortened
from bot.text.button_ids import ANYWHERE, ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import Unreadable
from engine.games.catalogue import FAMILIES

BoardSpan: TypeAlias = Literal["season", "all"]
"""The boards of the month and the season that are running, or those of every season."""

SCOPES: Final[tuple[BoardSpan, ...]] = ("season", "all")

_SCOPES: Final[Mapping[str, BoardSpan]] = {scope: scope for scope in SCOPES}

EVERY_FAMILY: Final = "*"

TITLE: Final = "title_role"
"""The name in the log of the choice of a role for a season; behind it stands the family."""


@dataclass(frozen=True, slots=True)
class Reset:
    """The boards that are to begin at zero: those of a family or of every one, and of a scope."""

    family: str
    scope: BoardSpan

    def written(self) -> str:
        """Return it as it stands in an id, and in the log."""
        return f"{self.family} {self.scope}"

    @classmethod
    def read(cls, said: str) -> "Reset":
        """Read what `written` wrote; raise `Unreadable` for anything else."""
        family, _, asked = said.partition(" ")
        scope = _SCOPES.get(asked)
        if scope is None or family not in {EVERY_FAMILY, *FAMILIES}:
            raise Unreadable("no board to be reset")
        return cls(family, scope)

    def said(self, phrasebook: Phrasebook) -> str:
        """Say which boards these are."""
        every = self.family == EVERY_FAMILY
        games = phrasebook("boards-every-game" if every else f"family-{self.family}")
        return phrasebook(f"boards-of-{self.scope}", games=games)


@dataclass(frozen=True, slots=True)
class BoardsSeen:
    """The state of a server: families with boards, finished games, and a title for the best.

    `family` is whose best get the role `role_id`, None if nobody does; `holders` have it now. A
    moderator chooses the family first: without one there is no role to choose.
    """

    families: tuple[str, ...]
    games: int
    family: str | None = None
    role_id: int | None = None
    holders: tuple[int, ...] = ()


def boards_screen(seen: BoardsSeen, reader: PanelReader, notice: str | None = None) -> Screen:
    words = reader.phrasebook
    parts: list[ScreenPart] = []
    if seen.families:
        parts += [_resetting(seen.families, reader)]
    if seen.games:
        export = ButtonId(ANYWHERE, "mod-export", reader.mark)
        parts += [
            text(words("boards-games", count=seen.games)),
            Row((Button(export, words("button-boards-export")),)),
        ]
    if not parts:
        parts.append(text(words("boards-none")))
    return panel_screen("boards", (*parts, *_title(seen, reader)), reader, notice)


def _resetting(families: Sequence[str], reader: PanelReader) -> Menu:
    words = reader.phrasebook
    every = families if len(families) < 2 else (*families, EVERY_FAMILY)
    resets = [Reset(family, scope) for family in every for scope in SCOPES]
    options = (MenuOption(shortened(one.said(words)), one.written()) for one in resets)
    says = ButtonId(ANYWHERE, "mod-reset", reader.mark)
    return Menu(says, tuple(options), placeholder=words("boards-reset"))


def _title(seen: BoardsSeen, reader: PanelReader) -> tuple[ScreenPart, ...]:
    words, family = reader.phrasebook, seen.family
    said = words("boards-title-none")
    if seen.role_id is not None:
        facts = {"role": f"<@&{seen.role_id}>", "family": words(f"family-{family}")}
        said = words("boards-title", **facts)
    holders = listed([f"<@{one}>" for one in seen.holders], words)
    options = (
        MenuOption(words(f"family-{one}"), one, chosen=one == family) for one in sorted(FAMILIES)
    )
    games = (
        text(
            said,
            words("boards-title-holders", names=holders) if holders else None,
            None if seen.role_id is None else words("boards-title-back"),
        ),
        Menu(
            ButtonId(ANYWHERE, "mod-title", reader.mark, "family"),
            tuple(options),
            placeholder=words("boards-title-family"),
        ),
    )
    if family is None:
        return games
    return (
        *games,
        Picker(
            ButtonId(ANYWHERE, "mod-title", reader.mark, f"role {family}"),
            "role",
            words("boards-title-role"),
            chosen=() if seen.role_id is None else (seen.role_id,),
            least=0,
        ),
    )


def resetting_screen(reset: Reset, reader: PanelReader) -> Screen:
    """Ask whether boards are to begin at zero, and say what stays."""
    words = reader.phrasebook
    yes = ButtonId(ANYWHERE, "mod-reset-yes", reader.mark, reset.written())
    parts = (
        text(
            words("boards-reset-ask", boards=reset.said(words)),
            words("boards-reset-stays"),
            words("boards-reset-stats") if reset.scope == "all" else None,
        ),
        Row(
            (
                Button(yes, words("button-boards-reset"), style=Style.DANGER),
                cancelling("boards", reader),
            )
        ),
    )
    return panel_screen("boards", parts, reader)
