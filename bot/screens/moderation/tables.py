"""The tables of a server that are open, and one of them, for its moderators."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from bot.screens.components import (
    Button,
    Form,
    Link,
    Menu,
    MenuOption,
    Row,
    ScreenPart,
    Style,
)
from bot.screens.fields.contest import link_of
from bot.screens.frame import Frame
from bot.screens.moderation.panel import PanelReader, paged, panel_screen, reason_form, turning
from bot.screens.phrases import enumerated, listed, moment, text
from bot.screens.screen import Screen
from bot.screens.shortening import shortened
from bot.support.troubles import Trouble, TroubleKind
from bot.text.button_ids import ANYWHERE, ButtonId, SharedVerb
from bot.text.names import label_name
from bot.text.phrasebook import Phrasebook
from data.fields import Field
from engine.contract.seats import Seat
from engine.table.chairs import Presence, people_here

TournamentEnding: TypeAlias = Literal["end", "void"]
"""How a moderator ends a tournament: counted as it is, or for nothing."""

TABLES_A_PAGE: Final = 6
"""As many as fit, whatever people are called."""

CHANNELS_NAMED: Final = 4
"""Most channels that are named in a line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenTableSeen:
    """An open table as moderators see it: `waiting` are the seats that everybody knows are asked.

    `since` is when that began, or when the lobby was opened, in seconds. `seats` is how many there
    are, and `begun` says that it is no lobby any more. An `unloaded` one waits for the next start.
    """

    frame: Frame
    channel_id: int
    seats: int
    begun: bool
    unloaded: bool = False
    waiting: tuple[Seat, ...] = ()
    since: int = 0

    @property
    def link(self) -> str:
        """The address of its message, or of its channel."""
        return self.frame.table_link or self.frame.channel_link


@dataclass(frozen=True, slots=True)
class Late:
    """How many times a second Discord lets the bot draw, and how many seconds tables are late."""

    calls: int
    seconds: int


def tables_screen(
    tables: Sequence[OpenTableSeen],
    at: int,
    reader: PanelReader,
    notice: str | None = None,
    *,
    tournaments: Sequence[Field] = (),
    wrong: Sequence[Trouble] = (),
    late: Late | None = None,
) -> Screen:
    """Draw a page of the tables that are open, from 0, its tournaments, and what is `wrong`.

    If the bot has more to draw than Discord lets it, it says how `late` tables are.
    """
    words = reader.phrasebook
    hints = (words("tables-private"), words("tables-settings"))
    if late is not None:
        hints = (words("tables-late", calls=late.calls, seconds=late.seconds),)
    shown, at, pages = paged(tables, at, TABLES_A_PAGE)
    parts: list[ScreenPart] = [
        text(words("tables-none")) if not shown else text(*lines_of(shown, words))
    ]
    if shown:
        parts.append(_choosing(shown, reader))
    parts += [part for one in tournaments for part in _tournament_parts(one, reader)]
    parts.append(
        text(
            *hints,
            *troubles_lines(wrong, words),
        )
    )
    return panel_screen("open", (*parts, *turning("open", at, pages, reader)), reader, notice)


def _tournament_parts(field: Field, reader: PanelReader) -> tuple[ScreenPart, ...]:
    """Draw a tournament that is open, and what a moderator may do with it."""
    words = reader.phrasebook

    def key(ending: TournamentEnding) -> Button:
        says = ButtonId(field.field_id, "mod-field", reader.mark, ending)
        return Button(says, words(f"button-tables-{ending}"), style=Style.DANGER)

    said = words(
        "tables-tournament",
        game=words(f"variant-{field.preset}"),
        channel=f"<#{field.channel_id}>",
        moment=moment(field.closes_at // 1000),
    )
    return text(said), Row(
        (Link(words("button-tables-go"), link_of(field)), key("end"), key("void"))
    )


def tournament_form(
    field_id: str, ending: TournamentEnding, mark: int, phrasebook: Phrasebook
) -> Form:
    """Ask why a tournament is to end, and so whether it does."""
    says = ButtonId(field_id, "mod-field-yes", mark, ending)
    return reason_form(says, f"tournament-{ending}-", phrasebook)


def troubles_lines(troubles: Iterable[Trouble], phrasebook: Phrasebook) -> tuple[str, ...]:
    """Say what is wrong and what to do, a line for each kind."""
    channels: dict[TroubleKind, list[int]] = defaultdict(list)
    for trouble in troubles:
        channels[trouble.kind].append(trouble.channel_id)
    return tuple(
        phrasebook(
            f"trouble-{kind}",
            channels=listed([f"<#{one}>" for one in found[:CHANNELS_NAMED] if one], phrasebook),
        )
        for kind, found in sorted(channels.items())
    )


def lines_of(tables: Sequence[OpenTableSeen], phrasebook: Phrasebook) -> list[str]:
    """Say what is played where, and who is waited for since when, a line a table."""
    return [
        phrasebook(
            "tables-line",
            variant=table.frame.variant_title,
            channel=f"<#{table.channel_id}>",
            state=state_text(table, phrasebook),
        )
        for table in tables
    ]


def state_text(table: OpenTableSeen, phrasebook: Phrasebook) -> str:
    """Say in a few words what a table waits for."""
    frame, since = table.frame, moment(table.since)
    if table.unloaded:
        return phrasebook("tables-left")
    if not table.begun:
        taken = len(frame.chairs)
        return phrasebook("tables-gathers", moment=since, taken=taken, seats=table.seats)
    if frame.paused_until is not None:
        return phrasebook("tables-paused", moment=moment(frame.paused_until))
    if not table.waiting:
        return phrasebook("tables-played")
    names = listed([frame.name(seat) for seat in table.waiting], phrasebook)
    return phrasebook("tables-turn", names=names, moment=since)


def _choosing(tables: Sequence[OpenTableSeen], reader: PanelReader) -> Menu:
    words = reader.phrasebook
    options = (
        MenuOption(
            label=shortened(
                words(
                    "which-table-line",
                    variant=table.frame.variant_title,
                    channel=label_name(table.frame.channel_name),
                )
            ),
            value=table.frame.table_id,
            description=shortened(label_name(_people(table.frame, words))),
        )
        for table in tables
    )
    said = ButtonId(ANYWHERE, "tables", reader.mark, "table")
    return Menu(said, tuple(options), placeholder=words("which-table"))


def _people(frame: Frame, phrasebook: Phrasebook) -> str:
    names = [chair.name for chair in frame.chairs if chair.person is not None]
    return enumerated(names, phrasebook)


def _people_text(frame: Frame, phrasebook: Phrasebook) -> str:
    return phrasebook("tables-people", names=_people(frame, phrasebook))


def table_screen(table: OpenTableSeen, reader: PanelReader, notice: str | None = None) -> Screen:
    """Draw one table, and what a moderator may do there."""
    words, frame = reader.phrasebook, table.frame

    def saying(
        label: str, verb: SharedVerb, *, enabled: bool = True, style: Style = Style.SECONDARY
    ) -> Button:
        says = ButtonId(frame.table_id, verb, reader.mark)
        return Button(says, words(label), style=style, enabled=enabled)

    going = table.begun and not table.unloaded and frame.paused_until is None
    pausing = saying("button-tables-pause", "mod-pause", enabled=going)
    if frame.pause_reason is not None:
        pausing = saying("button-tables-resume", "mod-resume")
    keys = (
        Link(words("button-tables-go"), table.link),
        pausing,
        saying("button-tables-end", "mod-end", style=Style.DANGER),
    )
    parts = (
        text(*lines_of([table], words), _people_text(frame, words)),
        *_standing_in(table, reader),
        Row(keys),
    )
    return panel_screen("open", parts, reader, notice)


def _standing_in(table: OpenTableSeen, reader: PanelReader) -> tuple[Menu, ...]:
    """Offer each person for whom a computer may play on, if others stay."""
    words, chairs = reader.phrasebook, table.frame.chairs
    if not table.begun or table.unloaded or people_here(chairs) < 2:
        return ()
    options = tuple(
        MenuOption(label=shortened(label_name(chair.name)), value=str(chair.person))
        for chair in chairs
        if chair.person is not None and chair.presence is Presence.HERE
    )
    says = ButtonId(table.frame.table_id, "mod-stand-in", reader.mark)
    return (Menu(says, options, placeholder=words("tables-stand-in")),)


def pausing_form(table_id: str, mark: int, phrasebook: Phrasebook) -> Form:
    """Ask why a game is to be paused, and so whether it is."""
    return reason_form(ButtonId(table_id, "mod-pause-yes", mark), "tables-pause-", phrasebook)


def ending_form(table_id: str, mark: int, phrasebook: Phrasebook) -> Form:
    return reason_form(ButtonId(table_id, "mod-end-yes", mark), "tables-end-", phrasebook)
