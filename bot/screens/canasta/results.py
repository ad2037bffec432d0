"""The result, the scores and the last deal of a Canasta game."""

from bot.screens.canasta.count import deal_lines
from bot.screens.canasta.deal_end import sheet_after
from bot.screens.canasta.kinds import hand_text, kind_of
from bot.screens.canasta.melds import melds_text, side_name
from bot.screens.canasta.rule_card import goal_line
from bot.screens.components import Separator
from bot.screens.frame import Frame
from bot.screens.phrases import enumerated, lines, text
from bot.screens.plain import plain_screen
from bot.screens.screen import Screen, layout
from bot.screens.table.result import ended_screen
from bot.text.phrasebook import Phrasebook
from engine.contract.seats import Seat
from engine.games.canasta.view import CanastaView


def result_screen(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> Screen:
    """Draw the places, the totals, the canastas and the deals of a finished game."""
    assert view.outcome is not None
    return ended_screen(
        frame,
        view.outcome,
        phrasebook,
        deals=len(view.results),
        sheet=lambda deal: sheet_after(view, deal),
        story=_canastas(frame, view, phrasebook),
    )


def scores_screen(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> Screen:
    """Draw the totals, the leader first, and the deals they come from."""
    seats = range(view.seat_count)
    sides = {side.seats for side in view.sides}
    if view.rules.sides == "cutthroat":
        # Who plays with whom changes from deal to deal.
        sides = {(seat,) for seat in seats}
    sides = sorted(sides, key=lambda side: (-view.scores[side[0]], side))
    totals = text(
        phrasebook("scores-after", count=len(view.results)),
        *(
            phrasebook(
                "canasta-total",
                names=side_name(side, frame, phrasebook),
                total=str(view.scores[side[0]]),
            )
            for side in sides
        ),
        goal_line(view.rules, phrasebook),
    )
    if not view.results:
        return layout(totals)
    return layout(totals, Separator(), text(*deal_lines(frame, view, phrasebook)))


def last_screen(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> Screen:
    """Draw what each discarded last, and how the deal before was laid open for the count."""
    suits = view.rules.sequences
    discards = [
        phrasebook(
            "canasta-discarded", name=frame.name(seat), card=kind_of(face, phrasebook, suits=True)
        )
        for seat in view.order
        if (face := view.last_discards[seat]) is not None
    ]
    cards = enumerated(discards, phrasebook)
    parts = [phrasebook("canasta-discards", cards=cards)] if discards else []
    if view.laid_open is not None:
        opened = view.laid_open
        parts.append(phrasebook("canasta-laid-open"))
        for side, melds in zip(opened.sides, opened.melds, strict=True):
            lying = melds_text(melds, phrasebook) or phrasebook("canasta-nothing-laid")
            parts.append(
                phrasebook(
                    "canasta-open-side", names=side_name(side, frame, phrasebook), melds=lying
                )
            )
            parts += [_open_hand(frame, seat, view, phrasebook, suits=suits) for seat in side]
    return plain_screen(lines(*parts) or phrasebook("canasta-last-none"))


def _open_hand(
    frame: Frame, seat: Seat, view: CanastaView, phrasebook: Phrasebook, *, suits: bool
) -> str:
    assert view.laid_open is not None
    hand = view.laid_open.hands[seat]
    held = hand_text(hand, phrasebook, suits=suits) if hand else phrasebook("canasta-no-cards")
    return phrasebook("canasta-open-hand", name=frame.name(seat), cards=held)


def _canastas(frame: Frame, view: CanastaView, phrasebook: Phrasebook) -> list[str]:
    """Tell how many canastas each side made in the whole game."""
    made: dict[tuple[Seat, ...], int] = {}
    for result in view.results:
        for tally in result.tallies:
            count = tally.sambas + tally.naturals + tally.mixed
            made[tally.seats] = made.get(tally.seats, 0) + count
    return [
        phrasebook("canasta-result-made", names=side_name(side, frame, phrasebook), count=count)
        for side, count in made.items()
        if count
    ]
