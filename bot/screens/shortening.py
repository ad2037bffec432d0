"""Texts that may grow longer than there is room: a rule card, the deals of a game, a label."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.screens.components import LABEL_LENGTH
from bot.screens.screen import characters_of
from bot.text.names import END_ISOLATE, ISOLATE
from bot.text.phrasebook import Phrasebook
from engine.contract.variant import Variant
from engine.games.catalogue import is_customised

LONGEST_CARD: Final = 1500
"""Characters a rule card may fill in a message that has more to show."""

LONGEST_STORY: Final = 2000
"""Characters that a list of deals may fill: half a message, for names of any length."""

_CUT: Final = "\N{HORIZONTAL ELLIPSIS}"


def card_lines(
    variant: Variant, departures: Iterable[str], phrasebook: Phrasebook, *, usual: str
) -> list[str]:
    """Name what is played and tell its departures, a line each, as many as there is room for.

    `usual` is said if nothing departs.
    """
    title = phrasebook(
        "rule-card-changed"
        if is_customised(variant.family, dict(variant.options))
        else "rule-card-title",
        variant=phrasebook(f"variant-{variant.key}"),
    )
    told = [phrasebook("rule-card-line", departure=said) for said in departures]
    if not told:
        return [title, usual]
    kept = _fitting(told, LONGEST_CARD)
    more = len(told) - kept
    return [title, *told[:kept], *([phrasebook("rule-card-more", count=more)] if more else [])]


def first_lines(told: Sequence[str], room: int) -> list[str]:
    """Return the first of some lines, as many as there is room for; a sign tells of the others."""
    if len(told) == _fitting(told, room):
        return list(told)
    return [*told[: _fitting(told, room - len(_CUT) - 1)], _CUT]


def customised_text(variant: Variant, phrasebook: Phrasebook) -> str | None:
    """Say above the rules that some are not the preset's own.

    The length too: what is told of the preset may name the points that its own games go to.
    """
    return phrasebook("rules-customised") if variant.options else None


def story_lines(told: Sequence[str], together: Callable[[int], str]) -> list[str]:
    """Tell every deal, the newest last; the oldest of a long game as one sum.

    `together` tells the first so many deals in a line.
    """
    early = len(told) - _fitting(told[::-1], LONGEST_STORY)
    return [*([together(early)] if early else []), *told[early:]]


def newest(told: Sequence[str]) -> Sequence[str]:
    """Return the newest of what is told, oldest first, as far as there is room for it."""
    return told[len(told) - _fitting(told[::-1], LONGEST_STORY) :]


def shortened(said: str, room: int = LABEL_LENGTH) -> str:
    """Leave out the end of a text that is longer than there is room for.

    A name that was cut ends its isolation, so that nothing after it is turned round.
    """
    if characters_of(said) <= room:
        return said
    from bot.text.scripts import cut  # noqa: PLC0415  it knows all of Unicode, in 3 MiB

    left = room - len(_CUT) - len(END_ISOLATE)
    kept = cut(said, lambda part: characters_of(part) <= left).rstrip()
    return kept + _CUT + END_ISOLATE * (kept.count(ISOLATE) - kept.count(END_ISOLATE))


def named_label(label: Callable[[str], str], name: str) -> str:
    """Write a label around a name; if it is too long, the end of the name gives way."""
    over = characters_of(label(name)) - LABEL_LENGTH
    return label(name) if over <= 0 else label(shortened(name, characters_of(name) - over))


def _fitting(told: Sequence[str], room: int) -> int:
    """Count the lines, from the first, that fit into so many characters, as Discord counts."""
    for kept, said in enumerate(told):
        if room < characters_of(said):
            return kept
        room -= characters_of(said) + 1
    return len(told)
