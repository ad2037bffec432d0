"""The count in words: what each chance brought, line by line (F21)."""

from collections.abc import Sequence
from typing import Final

from bot.screens.all_fours.sides import side_name
from bot.screens.all_fours.talk import suit_facts
from bot.screens.cards import face_text
from bot.screens.frame import Frame
from bot.screens.phrases import lines
from bot.words import Words
from engine.games.all_fours.view import AllFoursView, DealResult, Mark

LONGEST_STORY: Final = 2000
"""Characters that a list of deals may fill: half a message, for names of any length."""


def deal_text(
    number: int, result: DealResult, frame: Frame, view: AllFoursView, words: Words
) -> str:
    """Tell what was counted in deal `number`, a line each in the order of counting."""
    if result.trump is None:
        title = words("af-deal-bare", number=number)
    else:
        title = words("af-deal", number=number, **suit_facts(result.trump, words))
    return lines(title, *(mark_text(mark, result, frame, view, words) for mark in result.marks))


def mark_text(
    mark: Mark, result: DealResult | None, frame: Frame, view: AllFoursView, words: Words
) -> str:
    """Say what a mark is for and who counts it."""
    what = _what(mark, result, frame, view, words)
    if mark.reason == "bid" and not mark.points:
        return words("af-counted-told", what=what)
    if not mark.side:
        return words("af-counted-nobody", what=what)
    names = side_name(mark.side, frame, words)
    if not mark.points:
        return words("af-counted-late", what=what)
    if mark.points < 0:
        return words("af-counted-lost", what=what, names=names, points=-mark.points)
    return words("af-counted", what=what, names=names, points=mark.points)


def _what(
    mark: Mark, result: DealResult | None, frame: Frame, view: AllFoursView, words: Words
) -> str:
    name = "" if mark.seat is None else frame.name(mark.seat)
    card = "" if mark.card is None else face_text(mark.card, words)
    match mark.reason:
        case "jack" if mark.loser is not None:
            return words("af-mark-jack-hung", name=name, card=card, loser=frame.name(mark.loser))
        case "low" if not name:
            return words("af-mark-low-plain", card=card)
        case "game":
            pips = () if result is None else result.pips
            return words("af-mark-game", pips=pips_text(pips, frame, view, words))
        case "bid":
            bid = 0 if result is None else result.bid
            key = "af-mark-bid-lost" if mark.points < 0 else "af-mark-bid-made"
            return words(key, name=name, bid=bid)
        case reason:
            return words(f"af-mark-{reason}", name=name, card=card)


def pips_text(pips: Sequence[int], frame: Frame, view: AllFoursView, words: Words) -> str:
    """Say the pips that each side took home."""
    return ", ".join(
        words("af-pips", names=side_name(side, frame, words), pips=str(count))
        for side, count in zip(view.sides, pips, strict=False)
    )


def deal_lines(frame: Frame, view: AllFoursView, words: Words) -> list[str]:
    """Tell every deal, the newest last; the oldest of a long game are told as one sum."""
    told = [
        deal_text(number, result, frame, view, words)
        for number, result in enumerate(view.results, start=1)
    ]
    room, kept = LONGEST_STORY, 0
    while kept < len(told) and room >= len(told[-1 - kept]):
        room -= len(told[-1 - kept]) + 1
        kept += 1
    early = view.results[: len(told) - kept]
    if not early:
        return told
    points = ", ".join(
        words(
            "deal-total",
            name=side_name(side, frame, words),
            points=str(sum(result.points[side[0]] for result in early)),
        )
        for side in view.sides
    )
    return [words("deals-earlier", count=len(early), points=points), *told[len(early) :]]
