"""Button ids: what the `custom_id` of a button or menu says.

A button says all it means, so one that was drawn before a restart still works and no object
has to be kept for it. Nothing in it is an authority: Discord tells who presses.
"""

import contextlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NewType, Self, TypeAlias, get_args

from engine.cards import Unreadable

GRAMMAR: Final = "c1"
"""Grows when ids change their meaning; older ones get a friendly answer."""

PATTERN: Final = re.compile(r"c[0-9]+\..*", re.DOTALL)
"""Every id of ours, of this grammar or another."""

MENU_MARK: Final = "m"
"""Stands before the id of a menu: discord.py runs every class whose template matches."""

MENU_PATTERN: Final = re.compile(MENU_MARK + PATTERN.pattern, re.DOTALL)

LONGEST: Final = 99
"""Discord's limit for a `custom_id`, less the mark of a menu."""

ID_LETTERS: Final = "0123456789abcdefghijkmnpqrstuvwxyz"
"""Letters of the id of a table."""

ID_LENGTH: Final = 8
"""How long the id of a table is."""

ANYWHERE: Final = "-"
"""The table of an id that belongs to none, such as a leaderboard's next page."""

SharedVerb: TypeAlias = Literal[
    "join",
    "quit",
    "add",
    "drop",
    "level",
    "hints",
    "pace",
    "next-deal",
    "reliability",
    "options",
    "learn",
    "lesson",
    "start",
    "cancel",
    "customise",
    "option",
    "custom",
    "do",
    "ahead",
    "back",
    "hint",
    "hand-next",
    "bigger",
    "next",
    "react",
    "hand",
    "leave",
    "leave-yes",
    "leave-pause",
    "leave-end",
    "stay",
    "new-here",
    "rules",
    "last",
    "scores",
    "log",
    "tab",
    "more",
    "share-result",
    "record",
    "verify",
    "audit",
    "review",
    "review-to",
    "animate",
    "share-animation",
    "rematch",
    "another",
    "which-preset",
    "board",
    "board-why",
    "stats",
    "forget-yes",
    "which",
    "save-preset",
    "prefer",
    "prefer-guild",
    "settings",
    "play",
    "daily",
    "day",
    "day-open",
    "day-share",
    "practice",
    "field-accept",
    "field-refuse",
    "field-play",
    "field-again",
    "field-check",
    "field-standing",
    "try",
    "puzzle",
    "puzzle-own",
    "puzzle-allow",
    "tables",
    "mod-pause",
    "mod-pause-yes",
    "mod-resume",
    "mod-stand-in",
    "mod-end",
    "mod-end-yes",
    "mod-void-yes",
    "mod-field",
    "mod-field-yes",
    "mod-restore",
    "mod-keep",
    "mod-keep-yes",
    "mod-let-in",
    "mod-reset",
    "mod-reset-yes",
    "mod-export",
    "mod-title",
]
"""The verbs that mean the same in every family."""

DraftVerb = NewType("DraftVerb", str)
"""A verb by which some family changes a draft. Each is written once, as a constant."""

_SHARED: Final[Mapping[str, SharedVerb]] = {verb: verb for verb in get_args(SharedVerb)}

_FORM: Final = re.compile(
    r"c1\.(?P<table>[a-z0-9]{1,12}|-)\.(?P<verb>[a-z-]{1,16})\.(?P<asked>[0-9]{0,6})\.(?P<text>.*)",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class ButtonId:
    """At `table`, do `verb`, in answer to question number `asked` of the presser's seat.

    `text` is the rest: the action of `do` ("play QS"), the card of `ahead` ("QS") or of `tick`.
    It tells nothing that a press of another button of the same message changes: a quick press on
    that one would meet an id that the message has no more.
    """

    table: str
    verb: SharedVerb | DraftVerb
    asked: int = 0
    text: str = ""

    @property
    def custom_id(self) -> str:
        """The id as a `custom_id`; raise `ValueError` if Discord would refuse it."""
        asked = self.asked or ""
        written = f"{GRAMMAR}.{self.table}.{self.verb}.{asked}.{self.text}"
        if len(written) > LONGEST:
            raise ValueError(f"an id of {len(written)} characters fits no button")
        return written

    @classmethod
    def read(cls, custom_id: str) -> Self:
        """Read a `custom_id`; raise `Unreadable` for another grammar or a garbled one."""
        form = _FORM.fullmatch(custom_id)
        if form is None:
            raise Unreadable("this button speaks another grammar")
        # A verb of another version reads as some family's; the code that does it knows better.
        verb = _SHARED.get(form["verb"]) or DraftVerb(form["verb"])
        return cls(form["table"], verb, int(form["asked"] or 0), form["text"])


def answering(custom_ids: Iterable[str], table_id: str, asked: int) -> list[ButtonId]:
    """Return what those buttons and menus say that answer question `asked` of a table."""
    said: list[ButtonId] = []
    for custom_id in custom_ids:
        with contextlib.suppress(Unreadable):
            said.append(ButtonId.read(custom_id.removeprefix(MENU_MARK)))
    return [one for one in said if (one.table, one.asked) == (table_id, asked)]
