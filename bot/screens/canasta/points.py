"""Points in words: the count of a deal (K48), its end, the scores and the result."""

from collections.abc import Sequence

from bot.screens.canasta.melds import hand_text, kind_of, melds_text, side_name
from bot.screens.canasta.rules import goal_line
from bot.screens.components import ScreenPart, Separator
from bot.screens.drawing import Drawing
from bot.screens.fairness import secret_text
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, lines, listed, sentences, text
from bot.screens.reactions import reactions_text
from bot.screens.screen import Screen, framed, layout, plain_screen
from bot.screens.sheet import number, signed
from bot.screens.shortening import story_lines
from bot.screens.sides import Side
from bot.screens.table.deal_end import (
    DealSheet,
    SideScore,
    between_deals_hand,
    between_deals_keys,
    deal_sheet,
    moments_text,
    next_text,
    sheet_text,
)
from bot.screens.table.result import ended_screen
from bot.screens.table.round_table import closed_messages_text, hints_text, winners_text
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.canasta.view import CanastaSeatView, CanastaView, DealResult, Tally


def deal_text(number: int, result: DealResult, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell how deal `number` ended and what each side counts."""
    return lines(
        phrasebook("canasta-deal", number=number, how=ended_text(result, frame, phrasebook)),
        *(tally_text(tally, frame, phrasebook) for tally in result.tallies),
    )


def ended_text(result: DealResult, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell how a deal ended, and who played alone in it."""
    name = "" if result.out is None else frame.name(result.out)
    key = "out-concealed" if result.concealed else result.ended
    how = phrasebook(f"canasta-ended-{key}", name=name)
    if result.lone is None:
        return how
    alone = phrasebook("canasta-played-alone", name=frame.name(result.lone))
    return sentences((how, alone), phrasebook)


def tally_text(tally: Tally, frame: Frame, phrasebook: Phrasebook) -> str:
    """Tell a side's count: what it is made of, and the sum."""
    told = _parts(tally, phrasebook)
    names = side_name(tally.seats, frame, phrasebook)
    total = _signed(tally.total)
    if not told:
        return phrasebook("canasta-tally-none", names=names)
    parts = enumerated(told, phrasebook)
    return phrasebook("canasta-tally", names=names, total=total, parts=parts)


def tally_parts(drawing: Drawing[View], tally: Tally) -> str | None:
    """Tell what a side's count is made of, below a sheet that has the sum; None for nothing."""
    phrasebook = drawing.phrasebook
    told = _parts(tally, phrasebook)
    if not told:
        return None
    names = side_name(tally.seats, drawing.frame, phrasebook)
    said = drawing("canasta-tally-parts", names=names, parts=enumerated(told, phrasebook))
    return drawing("deal-small", said=said)


def _parts(tally: Tally, phrasebook: Phrasebook) -> list[str]:
    parts = (
        ("canastas", tally.canasta_points),
        ("out", tally.out),
        ("concealed", tally.concealed),
        ("threes", tally.red_three_points),
        ("melds", tally.melds),
        ("hands", tally.hands),
        ("penalty", tally.penalty),
    )
    return [
        phrasebook(f"canasta-tally-{name}", points=_signed(points))
        for name, points in parts
        if points
    ]


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else str(points)


def deal_lines(drawing: Drawing[CanastaView]) -> list[str]:
    """Tell every deal, the newest last; the oldest of a long game are told as one sum."""
    told = [
        deal_text(number, result, drawing.frame, drawing.phrasebook)
        for number, result in enumerate(drawing.view.results, start=1)
    ]
    return story_lines(told, lambda count: _together(drawing, drawing.view.results[:count]))


def _together(drawing: Drawing[View], early: Sequence[DealResult]) -> str:
    sums = [sum(points) for points in zip(*(result.points for result in early), strict=True)]
    points = (
        drawing("deal-total", name=drawing.name(seat), points=str(total))
        for seat, total in enumerate(sums)
    )
    told = enumerated(points, drawing.phrasebook)
    return drawing("deals-earlier", count=len(early), points=told)


def deal_end_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the table between two deals."""
    frame, phrasebook = drawing.frame, drawing.phrasebook
    title = drawing(
        "table-past-title", variant=frame.variant_title, number=len(drawing.view.results)
    )
    return framed(
        text(title),
        *_whole_end(drawing),
        text(
            reactions_text(drawing),
            next_text(drawing),
            goal_line(drawing.view.rules, phrasebook),
            closed_messages_text(drawing),
            hints_text(frame, phrasebook),
            secret_text(frame, phrasebook),
        ),
        *between_deals_keys(drawing),
    )


def last_deal_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the message of the last deal, once the game is over."""
    return framed(
        text(
            drawing(
                "table-ended-title",
                variant=drawing.frame.variant_title,
                number=drawing.view.deal_number,
            ),
            winners_text(drawing),
        ),
        *_whole_end(drawing),
        text(secret_text(drawing.frame, drawing.phrasebook)),
    )


def past_deal_screen(drawing: Drawing[CanastaView], deal: int) -> Screen:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    title = drawing("table-past-title", variant=drawing.frame.variant_title, number=deal)
    if not 1 <= deal <= len(drawing.view.results):
        return framed(text(title))
    return framed(
        text(title, *_moments(drawing, deal)),
        text(
            sheet_text(drawing, sheet_after(drawing.view, deal)),
            secret_text(drawing.frame, drawing.phrasebook),
        ),
    )


def hand_between_deals(drawing: Drawing[CanastaSeatView], notice: str | None) -> Screen:
    """Draw a hand between two deals."""
    view = drawing.view
    deal = len(view.results)
    moments = _moments(drawing, deal)
    return between_deals_hand(drawing, view.seat, deal, sheet_after(view, deal), moments, notice)


def _whole_end(drawing: Drawing[CanastaView]) -> list[ScreenPart]:
    view = drawing.view
    deal = len(view.results)
    if not deal:
        return []
    tallies = view.results[deal - 1].tallies
    return [
        text(moments_text(_moments(drawing, deal), drawing.phrasebook)),
        text(
            sheet_text(drawing, sheet_after(view, deal)),
            *(tally_parts(drawing, tally) for tally in tallies),
        ),
    ]


def _moments(drawing: Drawing[CanastaView], deal: int) -> list[str]:
    """Tell how a deal ended, and who made how many canastas in it."""
    result = drawing.view.results[deal - 1]
    told = (_made(drawing, tally) for tally in result.tallies)
    return [ended_text(result, drawing.frame, drawing.phrasebook), *(said for said in told if said)]


def _made(drawing: Drawing[View], tally: Tally) -> str | None:
    kinds = {"sambas": tally.sambas, "naturals": tally.naturals, "mixed": tally.mixed}
    parts = [drawing(f"canasta-made-{kind}", count=made) for kind, made in kinds.items() if made]
    if not parts:
        return None
    names = side_name(tally.seats, drawing.frame, drawing.phrasebook)
    return drawing("canasta-made", names=names, canastas=listed(parts, drawing.phrasebook))


def sheet_after(view: CanastaView, deal: int) -> DealSheet:
    """Return what each side has after a deal; in cutthroat everybody counts alone."""
    results = view.results[:deal]
    sides: list[Side] = [side.seats for side in view.sides]
    if view.rules.sides == "cutthroat":
        # Who plays with whom changes from deal to deal.
        sides = [(seat,) for seat in range(view.seat_count)]
    totals = {side: sum(result.points[side[0]] for result in results) for side in sides}

    def score(side: Side, place: int) -> SideScore:
        return SideScore(side, place, signed(results[-1].points[side[0]]), number(totals[side]))

    return deal_sheet(
        tuple(totals),
        tuple(totals.values()),
        view.outcome if deal == len(view.results) else None,
        score,
        highest_wins=True,
    )


def result_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the places, the totals, the canastas and the deals of a finished game."""
    view = drawing.view
    assert view.outcome is not None
    return ended_screen(
        drawing,
        view.outcome,
        deals=len(view.results),
        sheet=lambda deal: sheet_after(view, deal),
        story=_canastas(drawing),
    )


def scores_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw the totals, the leader first, and the deals they come from."""
    view = drawing.view
    seats = range(view.seat_count)
    sides = {side.seats for side in view.sides}
    if view.rules.sides == "cutthroat":
        # Who plays with whom changes from deal to deal.
        sides = {(seat,) for seat in seats}
    sides = sorted(sides, key=lambda side: (-view.scores[side[0]], side))
    totals = text(
        drawing("scores-after", count=len(view.results)),
        *(
            drawing(
                "canasta-total",
                names=side_name(side, drawing.frame, drawing.phrasebook),
                total=str(view.scores[side[0]]),
            )
            for side in sides
        ),
        goal_line(view.rules, drawing.phrasebook),
    )
    if not view.results:
        return layout(totals)
    return layout(totals, Separator(), text(*deal_lines(drawing)))


def last_screen(drawing: Drawing[CanastaView]) -> Screen:
    """Draw what each discarded last, and how the deal before was laid open for the count."""
    view, phrasebook = drawing.view, drawing.phrasebook
    suits = view.rules.sequences
    discards = [
        drawing(
            "canasta-discarded", name=drawing.name(seat), card=kind_of(face, phrasebook, suits=True)
        )
        for seat in view.order
        if (face := view.last_discards[seat]) is not None
    ]
    cards = enumerated(discards, phrasebook)
    parts = [drawing("canasta-discards", cards=cards)] if discards else []
    if view.laid_open is not None:
        opened = view.laid_open
        parts.append(drawing("canasta-laid-open"))
        for side, melds in zip(opened.sides, opened.melds, strict=True):
            lying = melds_text(melds, phrasebook) or drawing("canasta-nothing-laid")
            parts.append(
                drawing(
                    "canasta-open-side",
                    names=side_name(side, drawing.frame, phrasebook),
                    melds=lying,
                )
            )
            parts += [_open_hand(drawing, seat, suits=suits) for seat in side]
    return plain_screen(lines(*parts) or drawing("canasta-last-none"))


def _open_hand(drawing: Drawing[CanastaView], seat: Seat, *, suits: bool) -> str:
    assert drawing.view.laid_open is not None
    hand = drawing.view.laid_open.hands[seat]
    held = hand_text(hand, drawing.phrasebook, suits=suits) if hand else drawing("canasta-no-cards")
    return drawing("canasta-open-hand", name=drawing.name(seat), cards=held)


def _canastas(drawing: Drawing[CanastaView]) -> list[str]:
    """Tell how many canastas each side made in the whole game."""
    made: dict[tuple[Seat, ...], int] = {}
    for result in drawing.view.results:
        for tally in result.tallies:
            count = tally.sambas + tally.naturals + tally.mixed
            made[tally.seats] = made.get(tally.seats, 0) + count
    return [
        drawing(
            "canasta-result-made",
            names=side_name(side, drawing.frame, drawing.phrasebook),
            count=count,
        )
        for side, count in made.items()
        if count
    ]
