"""Table requests: what somebody asks for who opens a table, as a value and in a button's id."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.screens.families import offers
from bot.screens.family import Offer
from bot.tables.clock.pace import PACES
from data.tables import NEXT_DEALS, RELIABILITIES, NextDeal
from engine.cards import Unreadable
from engine.players.levels import LEVELS
from engine.players.policy import Level

LONGEST_PRESET: Final = 40
"""As long as the name of a server's own preset may be; an id has no room for more."""

_NOT_SAID: Final = "-"
_HINTS: Final = ("yes", "no")

WordT = TypeVar("WordT", bound=str)


@dataclass(frozen=True, slots=True)
class TableTerms:
    """How a table is played at, whatever is played."""

    level: Level
    hints: bool
    pace: str
    next_deal: NextDeal
    reliability: int = 0


@dataclass(frozen=True, slots=True)
class TableRequest:
    """The table that somebody asks for; None stands for what was not said.

    `preset` is the text that was typed: what it names may change until the table is opened.
    """

    offer: Offer
    preset: str | None
    seats: int | None
    target: int | None
    deals: int | None
    terms: TableTerms

    def written(self) -> str:
        """Return it as it stands in a button's id, at most 67 characters.

        Of a word that is one of few there is the first letter, of the reliability the place among
        those that may be asked for, if any is. The preset is last, since it may
        hold anything. Its name has to be `LONGEST_PRESET` characters at most.
        """
        terms = self.terms
        hints = "yes" if terms.hints else "no"
        words = (terms.level, hints, terms.pace, terms.next_deal)
        parts = [
            self.offer.command,
            *(str(number or _NOT_SAID) for number in (self.seats, self.target, self.deals)),
            "".join(word[0] for word in words) + _reliability(terms.reliability),
            (self.preset or "").strip()[:LONGEST_PRESET],
        ]
        return " ".join(parts)

    @classmethod
    def read(cls, text: str) -> "TableRequest":
        """Read what `written` wrote; raise `Unreadable` for what no command asks for."""
        parts = text.split(" ", 5)
        if len(parts) != 6 or not 4 <= len(parts[4]) <= 5:
            raise Unreadable("no request for a table")
        command, seats, target, deals, letters, preset = parts
        offer = next((one for one in offers() if one.command == command), None)
        if offer is None:
            raise Unreadable("no command opens such a table")
        level, hints, pace, next_deal = letters[:4]
        terms = TableTerms(
            _begun_with(level, LEVELS),
            _begun_with(hints, _HINTS) == "yes",
            _begun_with(pace, PACES),
            _begun_with(next_deal, NEXT_DEALS.values()),
            _read_reliability(letters[4:]),
        )
        return cls(
            offer,
            preset or None,
            _number(seats, (min(offer.seats), max(offer.seats))),
            _number(target, offer.length.target),
            _number(deals, offer.length.deals),
            terms,
        )


def _reliability(percent: int) -> str:
    return str(RELIABILITIES.index(percent)) if percent else ""


def _read_reliability(written: str) -> int:
    for at, percent in enumerate(RELIABILITIES):
        if written == (str(at) if at else ""):
            return percent
    raise Unreadable("a reliability that nobody may ask for")


def _begun_with(letter: str, words: Iterable[WordT]) -> WordT:
    for word in words:
        if word[0] == letter:
            return word
    raise Unreadable("a letter that begins no word")


def _number(written: str, between: tuple[int, int] | None) -> int | None:
    if written == _NOT_SAID:
        return None
    if between is None or not written.isdecimal() or len(written) > len(str(between[1])):
        raise Unreadable("a number that nobody may ask for")
    number = int(written)
    if not between[0] <= number <= between[1]:
        raise Unreadable("a number that nobody may ask for")
    return number
