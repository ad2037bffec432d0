"""The result, the scores and the last deal of a Canasta game."""

from bot.screens.canasta.count import deal_lines
from bot.screens.canasta.deal_end import sheet_after
from bot.screens.canasta.kinds import hand_text, kind_of
from bot.screens.canasta.melds import melds_text, side_name
from bot.screens.canasta.rule_card import goal_line
from bot.screens.components import Separator
from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, lines, text
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen, layout
from bot.screens.table.result import ended_screen
from engine.contract.seats import Seat
from engine.games.canasta.view import CanastaView


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
