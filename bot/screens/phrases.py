"""Turns of phrase that many screens use, and all that puts one text beside another.

How a language lists things, and what it puts between two sentences, is told by CLDR and by the
phrasebook. No other module joins texts that people read.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from babel.lists import format_list

from bot.screens.components import Text
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import VariantOf
from engine.players.policy import Level

TIMES: Final = "\N{MULTIPLICATION SIGN}"
_DOT: Final = " \N{MIDDLE DOT} "


def listed(names: Sequence[str], phrasebook: Phrasebook) -> str:
    """Join names as a sentence does: Alice, Bob and Carol."""
    if len(names) == 2:
        # Partners stand in enumerations, where the comma of some languages would part them.
        return phrasebook("pair", first=names[0], then=names[1])
    return format_list(names, locale=phrasebook.conventions)


def listed_or(choices: Sequence[str], phrasebook: Phrasebook) -> str:
    """Join choices as a sentence does: 2♣, 3♣ or 4♣."""
    return format_list(choices, "or", phrasebook.conventions)


def enumerated(told: Iterable[str], phrasebook: Phrasebook) -> str:
    """Join what is told one after the other, without an "and": Alice 3, Bob 4."""
    between: str = phrasebook.conventions.list_patterns["standard"]["middle"]
    return between.format("", "").join(told)


def sentences(told: Iterable[str | None], phrasebook: Phrasebook) -> str:
    """Let whole sentences follow each other in a line, leaving out those that are empty."""
    return _between_sentences(phrasebook).join(filter(None, told))


@cache
def _between_sentences(phrasebook: Phrasebook) -> str:
    # What is left of two sentences that say nothing: a blank, in Japanese not even that.
    return phrasebook("sentences", first="", then="")


def clause(sentence: str) -> str:
    """A whole sentence as the line of a menu: without its full stop."""
    return sentence.rstrip(".\N{IDEOGRAPHIC FULL STOP}")


def remarked(told: str, remark: str, phrasebook: Phrasebook) -> str:
    """Put a remark in brackets behind what is told; an empty one leaves it alone."""
    return phrasebook("remark", told=told, remark=remark) if remark else told


def in_a_row(signs: Iterable[str]) -> str:
    """Put cards or other signs side by side, as they lie in any language."""
    return " ".join(signs)


def in_big(said: str) -> str:
    """Write a line as large as a client draws any, its emojis too."""
    return f"# {said}"


def in_small(said: str) -> str:
    """Write a line in small print."""
    return f"-# {said}"


def apart(told: Iterable[str]) -> str:
    """Put short facts, none of them a sentence, side by side with a dot between."""
    return _DOT.join(told)


def against(numbers: Iterable[int | str]) -> str:
    """Put numbers of several sides against each other, in any language: 46:10."""
    return ":".join(map(str, numbers))


def times(sign: str, count: int) -> str:
    """Write a sign and how many there are of it, in any language."""
    return f"{sign} {TIMES}{count}"


QUOTE: Final = "> "


def quoted(notice: str | None) -> str | None:
    """Write a notice as a line that stands apart from what is below it."""
    return f"{QUOTE}{notice}" if notice else None


def level_text(level: Level, phrasebook: Phrasebook) -> str:
    """Say how well a computer plays; one whose level nobody knows plays as the easiest does."""
    return phrasebook(f"level-{level}")


def moment(at: int) -> str:
    """Write a moment so that everybody's own client counts down to it."""
    return f"<t:{at}:R>"


def date(at: int) -> str:
    """Write a moment as a date and a time, in everybody's own zone."""
    return f"<t:{at}:f>"


def time_of_day(at: int) -> str:
    """Write the time of a moment without its date, in everybody's own zone."""
    return f"<t:{at}:t>"


def lines(*parts: str | None) -> str:
    """Put lines below each other, leaving out those that are empty."""
    return "\n".join(filter(None, parts))


def text(*parts: str | None) -> Text:
    """Return a block of lines."""
    return Text(lines(*parts))


def length_text(variant: VariantOf[Any], phrasebook: Phrasebook) -> str:
    """Say in a few words what is played to, by a target, and maybe a number of deals."""
    target, deals = variant.rules.target, variant.rules.deals
    if deals is None:
        return phrasebook("lobby-goal", target=target)
    return phrasebook("lobby-goal-both", target=target, count=deals)
