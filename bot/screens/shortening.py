"""Lists that may grow longer than a message: a rule card, and the deals of a game."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from bot.phrasebook import Phrasebook
from engine.contract.variant import Variant
from engine.games.catalogue import is_customised

LONGEST_CARD: Final = 1500
"""Characters a rule card may fill in a message that has more to show."""

LONGEST_STORY: Final = 2000
"""Characters that a list of deals may fill: half a message, for names of any length."""


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


def _fitting(told: Sequence[str], room: int) -> int:
    """Count the lines, from the first, that fit into so many characters."""
    for kept, said in enumerate(told):
        # As Discord counts, to which a sign beyond the basic plane is two.
        length = len(said.encode("utf-16-le")) // 2
        if room < length:
            return kept
        room -= length + 1
    return len(told)
