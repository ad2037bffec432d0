"""Button ids: what the `custom_id` of a button or menu says.

A button says all it means, so one that was drawn before a restart still works and no object
has to be kept for it. Nothing in it is an authority: who presses is told by Discord.
"""

import re
from dataclasses import dataclass
from typing import Final, Self

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

ANYWHERE: Final = "-"
"""The table of an id that belongs to none, such as a leaderboard's next page."""

_FORM: Final = re.compile(
    r"c1\.(?P<table>[a-z0-9]{1,12}|-)\.(?P<verb>[a-z-]{1,16})\.(?P<asked>[0-9]{0,6})\.(?P<text>.*)",
    re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class ButtonId:
    """At `table`, do `verb`, in answer to question number `asked` of the presser's seat.

    `text` is the rest: the action of `do` ("play QS"), or for `tick` and `untick` the card and
    the cards that the picture shows ticked ("AS QSKS").
    """

    table: str
    verb: str
    asked: int = 0
    text: str = ""

    @property
    def custom_id(self) -> str:
        """The id as a `custom_id`; raise `ValueError` where Discord would refuse it."""
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
        return cls(form["table"], form["verb"], int(form["asked"] or 0), form["text"])
