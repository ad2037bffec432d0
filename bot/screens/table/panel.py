"""The private panel beside a table: tabs to look things up, in one message."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, Self, TypeAlias, get_args

from bot.screens.components import Button, Row, ScreenPart, Style
from bot.screens.fairness import check_keys
from bot.screens.frame import Frame
from bot.screens.phrases import text
from bot.screens.screen import Screen, characters_of, layout
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import Unreadable

Tab: TypeAlias = Literal["last", "scores", "rules", "log"]
"""A tab of the panel, by the verb of the button at the table that opens it."""

Leaf: TypeAlias = Tab | Literal["learn"]
"""A view of the panel: a tab, or the lesson, to which the tab of the rules leads."""

TABS: Final[tuple[Tab, ...]] = get_args(Tab)
LEAVES: Final[tuple[Leaf, ...]] = (*TABS, "learn")

CHARACTERS_A_PAGE: Final = 2400
"""Most characters of a page of the log, which leaves room for whatever else a panel says."""


@dataclass(frozen=True, slots=True)
class TabPage:
    """A tab of the panel, and for the log its page from 1; 0 is the newest page."""

    tab: Leaf
    page: int = 0

    @classmethod
    def read(cls, text: str) -> Self:
        """Read what the button of a tab says; raise `Unreadable` for what none says."""
        name, _, page = text.partition(" ")
        for tab in LEAVES:
            if tab == name and (not page or (page.isascii() and page.isdigit())):
                return cls(tab, int(page[:6] or 0))
        raise Unreadable("a tab of another version")

    def __str__(self) -> str:
        return f"{self.tab} {self.page}" if self.page else self.tab


def panel_screen(
    frame: Frame,
    tab: Leaf,
    shown: Screen,
    last_label: str,
    phrasebook: Phrasebook,
    *,
    leaves: bool = False,
) -> Screen:
    """Draw a tab with the buttons of all tabs below it; `last_label` names what happened last.

    A reader who may leave the table has a button for that beside them.
    """
    leave = Button(ButtonId(frame.table_id, "leave"), phrasebook("button-leave"))
    labels = {
        "last": phrasebook(last_label),
        "scores": phrasebook("button-scores"),
        "rules": phrasebook("button-rules"),
        "log": phrasebook("button-log"),
    }
    return shown.followed_by(
        Row(
            tuple(
                Button(
                    _opening(frame, TabPage(one)),
                    labels[one],
                    style=Style.PRIMARY if one == tab else Style.SECONDARY,
                    # The log is read on from where it is, so its own button leads to its end.
                    enabled=one != tab or one == "log",
                )
                for one in TABS
            )
            + ((leave,) if leaves else ())
        )
    )


def with_ways_on(rules: Screen, frame: Frame, phrasebook: Phrasebook) -> Screen:
    """Return the rules with buttons below them: the lesson in their place, and the proof."""
    learn = Button(_opening(frame, TabPage("learn")), phrasebook("button-new-here"))
    return rules.followed_by(Row((learn, *check_keys(frame, "secret", phrasebook))))


def log_screen(frame: Frame, told: Sequence[str], page: int, phrasebook: Phrasebook) -> Screen:
    """Draw a page of the log, the newest line last; page 0 is the newest."""
    pages = log_pages(told)
    if not pages:
        return layout(text(phrasebook("log-title"), phrasebook("log-empty")))
    at = min(page or len(pages), len(pages))
    turning: list[ScreenPart] = []
    if len(pages) > 1:
        turning.append(
            Row(
                (
                    Button(
                        _opening(frame, TabPage("log", max(1, at - 1))),
                        phrasebook("button-older"),
                        enabled=at > 1,
                    ),
                    Button(
                        # Never the id of the button beside it.
                        _opening(frame, TabPage("log", at + 1)),
                        phrasebook("button-newer"),
                        enabled=at < len(pages),
                    ),
                )
            )
        )
    title = phrasebook("log-title-page", page=at, pages=len(pages))
    heading = phrasebook("log-title") if len(pages) == 1 else title
    return layout(text(heading, *pages[at - 1]), *turning)


def log_pages(told: Sequence[str]) -> list[list[str]]:
    """Part lines into pages, from the newest backwards, so that the newest page is a full one."""
    pages: list[list[str]] = []
    room = 0
    for line in reversed(told):
        if characters_of(line) + 1 > room:
            pages.append([])
            room = CHARACTERS_A_PAGE
        pages[-1].append(line)
        room -= characters_of(line) + 1
    return [page[::-1] for page in reversed(pages)]


def turning(frame: Frame, tab: Leaf) -> Callable[[int], ButtonId]:
    return lambda page: _opening(frame, TabPage(tab, page))


def _opening(frame: Frame, page: TabPage) -> ButtonId:
    return ButtonId(frame.table_id, "tab", text=str(page))
