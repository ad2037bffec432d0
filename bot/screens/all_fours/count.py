"""The count in words: what each chance brought, line by line (F21)."""

from collections.abc import Sequence

from bot.screens.all_fours.sides import side_name
from bot.screens.all_fours.talk import suit_facts
from bot.screens.cards import face_shown
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, lines
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.games.all_fours.view import AllFoursView, DealResult, Mark


def deal_text(
    number: int, result: DealResult, frame: Frame, view: AllFoursView, phrasebook: Phrasebook
) -> str:
    """Tell what was counted in deal `number`, a line each in the order of counting."""
    if result.trump is None:
        title = phrasebook("af-deal-bare", number=number)
    else:
        title = phrasebook("af-deal", number=number, **suit_facts(result.trump, phrasebook))
    marks = mark_texts(result, frame, view, phrasebook)
    return lines(
        title,
        bid_made(result, frame, phrasebook),
        *(phrasebook("rule-card-line", departure=said) for said in marks),
    )


def mark_texts(
    result: DealResult, frame: Frame, view: AllFoursView, phrasebook: Phrasebook
) -> list[str]:
    """Tell what was counted in a deal, a text each in the order of counting."""
    late = _late(result, view)
    return [
        phrasebook("af-counted-late", what=_what(mark, result, frame, view, phrasebook))
        if at in late
        else mark_text(mark, result, frame, view, phrasebook)
        for at, mark in enumerate(result.marks)
    ]


def _late(result: DealResult, view: AllFoursView) -> range:
    """Return the places of the marks that came after the game was won (F25)."""
    if view.outcome is None or result is not view.results[-1]:
        return range(0)
    counted = [at for at, mark in enumerate(result.marks) if mark.points]
    return range(max(counted, default=-1) + 1, len(result.marks))


def bid_made(result: DealResult, frame: Frame, phrasebook: Phrasebook) -> str | None:
    """Say that a bid was made; one that was not is a mark."""
    if result.bidder is None or any(mark.reason == "bid" for mark in result.marks):
        return None
    return phrasebook("af-bid-made", name=frame.name(result.bidder), bid=result.bid)


def mark_text(
    mark: Mark, result: DealResult | None, frame: Frame, view: AllFoursView, phrasebook: Phrasebook
) -> str:
    """Say what a mark is for and who counts it; `result` is the deal's, once that is over."""
    what = _what(mark, result, frame, view, phrasebook)
    if not mark.side:
        return phrasebook("af-counted-nobody", what=what)
    if not mark.points:
        return phrasebook("af-counted-barred", what=what)
    names = side_name(mark.side, frame, phrasebook)
    if mark.points < 0:
        return phrasebook("af-counted-lost", what=what, names=names, points=-mark.points)
    return phrasebook("af-counted", what=what, names=names, points=mark.points)


def _what(
    mark: Mark, result: DealResult | None, frame: Frame, view: AllFoursView, phrasebook: Phrasebook
) -> str:
    name = "" if mark.seat is None else frame.name(mark.seat)
    card = "" if mark.card is None else face_shown(mark.card, phrasebook)
    match mark.reason:
        case "jack" if mark.loser is not None:
            return phrasebook(
                "af-mark-jack-hung", name=name, card=card, loser=frame.name(mark.loser)
            )
        case "gift" if mark.seat != _eldest(result, view):
            return phrasebook("af-mark-gift-too", name=name)
        case "low" if mark.side and mark.seat not in mark.side:
            return phrasebook(f"af-mark-low-{view.terms.rules.low_to}", name=name, card=card)
        case "game":
            pips = () if result is None else result.pips
            return phrasebook("af-mark-game", pips=pips_text(pips, frame, view, phrasebook))
        case "bid":
            return phrasebook("af-mark-bid", name=name, bid=0 if result is None else result.bid)
        case reason:
            return phrasebook(f"af-mark-{reason}", name=name, card=card)


def _eldest(result: DealResult | None, view: AllFoursView) -> Seat:
    """Return who begged, if anybody: of those given a point the others get it besides (F13)."""
    return view.eldest if result is None else view.terms.next_to(result.dealer)


def pips_text(pips: Sequence[int], frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str:
    """Say the pips that each side took home."""
    told = (
        phrasebook("af-pips", names=side_name(side, frame, phrasebook), pips=str(count))
        for side, count in zip(view.sides, pips, strict=False)
    )
    return enumerated(told, phrasebook)


def early_text(frame: Frame, view: AllFoursView, count: int, phrasebook: Phrasebook) -> str:
    """Tell the first so many deals of a long game as one sum."""
    early = [result.points for result in view.results[:count]]
    sums = [sum(points) for points in zip(*early, strict=True)]
    return phrasebook(
        "deals-earlier", count=count, points=totals_text(sums, frame, view, phrasebook)
    )


def totals_text(
    points: Sequence[int], frame: Frame, view: AllFoursView, phrasebook: Phrasebook
) -> str:
    """Say what each side made, from the points of each seat."""
    told = (
        phrasebook(
            "deal-total", name=side_name(side, frame, phrasebook), points=str(points[side[0]])
        )
        for side in view.sides
    )
    return enumerated(told, phrasebook)
