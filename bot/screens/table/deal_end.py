"""The end of a deal, in any game: what it brought everybody, and the way to the next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.screens.components import Button, ScreenPart, Style, rows
from bot.screens.drawing import Drawing
from bot.screens.fairness import check_keys, published
from bot.screens.frame import Frame
from bot.screens.hand.open_hand import away_text, last_row, where_text
from bot.screens.phrases import moment, quoted, text
from bot.screens.reactions import reaction_keys, reactions_text
from bot.screens.screen import Screen, framed
from bot.screens.sheet import SheetLine, sheet_block, sheet_line
from bot.screens.sides import Side, colour_of, places_of_sides
from bot.screens.table.round_table import info_key, winners_text
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.contract.outcome import Outcome, places
from engine.contract.seats import Seat
from engine.contract.view import View


@dataclass(frozen=True, slots=True)
class SideScore:
    """The score of a side after a deal, its numbers as they are shown.

    `points` are those of the deal, with a sign. `more` are numbers that only this game has.
    `amount` is the total as a number, by which sides are compared.
    """

    side: Side
    place: int
    points: str
    total: str
    more: tuple[str, ...] = ()
    amount: int = 0


@dataclass(frozen=True, slots=True)
class DealSheet:
    """The scores of all sides, after a deal or in it, the first place first.

    `deal` heads the numbers of the deal if they are no points, `more` the numbers that only this
    game has. Places are not told before the first deal is over.
    """

    scores: tuple[SideScore, ...]
    more: tuple[str, ...] = ()
    deal: str | None = None
    placed: bool = True
    highest_wins: bool = True

    def of(self, seat: Seat) -> SideScore:
        return next(one for one in self.scores if seat in one.side)


def deal_sheet(
    sides: Sequence[Side],
    totals: Sequence[int],
    outcome: Outcome | None,
    score: Callable[[Side, int], SideScore],
    *,
    highest_wins: bool,
    more: tuple[str, ...] = (),
) -> DealSheet:
    """Rank sides by their totals, one for each, or by the outcome; `score` writes side and place.

    Equal totals share the better place.
    """
    if outcome is None:
        ranked = dict(zip(sides, places(tuple(totals), highest_wins=highest_wins), strict=True))
    else:
        ranked = places_of_sides(outcome)
    order = sorted(ranked.items(), key=lambda one: (one[1], one[0]))
    amounts = dict(zip(sides, totals, strict=True))
    scores = [replace(score(side, place), amount=amounts.get(side, 0)) for side, place in order]
    return DealSheet(tuple(scores), more, highest_wins=highest_wins)


def running_sheet(
    sides: Sequence[Side],
    totals: Sequence[int],
    score: Callable[[Side, int], SideScore],
    *,
    highest_wins: bool,
    placed: bool,
    more: tuple[str, ...] = (),
    deal: str | None = None,
) -> DealSheet:
    """Rank sides as they stand in the middle of a deal; `placed` if a deal is over already."""
    ranked = deal_sheet(sides, totals, None, score, highest_wins=highest_wins, more=more)
    return replace(ranked, deal=deal, placed=placed)


def sheet_text(drawing: Drawing[View], sheet: DealSheet) -> str:
    """Write places, names, points of the deal and totals as one block.

    Once a game is over whose points are the totals, as those of an only deal, they are told once.
    """
    once = drawing.view.outcome is not None and all(
        one.points.removeprefix("+") == one.total for one in sheet.scores
    )
    headings = (sheet.deal or drawing("sheet-deal"), drawing("sheet-total"), *sheet.more)[once:]
    cells = [(one.points, one.total, *one.more)[once:] for one in sheet.scores]
    return sheet_block(sheet_lines(drawing.frame, sheet, cells, drawing.phrasebook), headings)


def sheet_lines(
    frame: Frame, sheet: DealSheet, cells: Sequence[tuple[str, ...]], phrasebook: Phrasebook
) -> list[SheetLine]:
    """Return the lines of a sheet, each side with its numbers of `cells`."""
    sides = sorted([one.side for one in sheet.scores])
    return [
        sheet_line(
            frame,
            one.place if sheet.placed else None,
            one.side,
            numbers,
            phrasebook,
            colour=colour_of(one.side[0], sides).sign,
        )
        for one, numbers in zip(sheet.scores, cells, strict=True)
    ]


def deal_title(drawing: Drawing[View]) -> str:
    """Name what is played and the deal; the first deal of a game of one has no number."""
    frame, number = drawing.frame, drawing.view.deal_number
    if not number:
        return frame.variant_title
    only = number == 1 == frame.deals
    return drawing("title-deal", variant=frame.variant_title, number=0 if only else number)


def next_text(drawing: Drawing[View]) -> str | None:
    """Say when the next deal begins, between two deals."""
    frame = drawing.frame
    if frame.interval is None:
        return None
    at, count = frame.interval.ends_at, len(frame.interval.awaited)
    if at is None:
        # Alone the button says it.
        return drawing("next-deal-waits") if count > 1 else None
    return drawing("next-deal-begins", moment=moment(at), count=count)


def between_deals_keys(drawing: Drawing[View]) -> Sequence[ScreenPart]:
    """Draw the buttons of a table between two deals; the last trick lies open above them."""
    frame = drawing.frame
    table, interval = frame.table_id, frame.interval
    pressed, count = (0, 1) if interval is None else (len(interval.pressed), len(interval.awaited))
    following = Button(
        ButtonId(table, "next"),
        drawing("button-next-deal", pressed=pressed, count=count),
        style=Style.SUCCESS,
    )
    return [*rows([following]), *rows([*_ended_keys(drawing), *reaction_keys(drawing)])]


def past_deal_keys(drawing: Drawing[View]) -> Sequence[ScreenPart]:
    """Draw the buttons of a deal that is over, whose message may be all that stands of the game.

    A game that is over has *Check* alone there.
    """
    frame, phrasebook = drawing.frame, drawing.phrasebook
    if frame.fair is None or drawing.view.outcome is not None:
        return rows(check_keys(frame, "secret", phrasebook))
    return rows(_ended_keys(drawing))


def _ended_keys(drawing: Drawing[View]) -> list[Button]:
    """Draw the ways on from a deal that is over.

    The id of one holds the commitment, that of the other the secret of the deal: no other message
    of the channel may hold either.
    """
    frame = drawing.frame
    commitment = published(frame, "commitment")
    return [
        Button(ButtonId(frame.table_id, "hand", text=commitment), drawing("button-hand")),
        info_key(frame, "scores", drawing.phrasebook, holds="secret"),
    ]


def between_deals(
    drawing: Drawing[View], number: int, whole_end: Sequence[ScreenPart], goal: str | None
) -> Screen:
    """Draw the table between deal `number`, with the whole of its end, and the next."""
    return framed(
        text(drawing("table-past-title", variant=drawing.frame.variant_title, number=number)),
        *whole_end,
        text(reactions_text(drawing), next_text(drawing), goal),
        *between_deals_keys(drawing),
    )


def last_deal(drawing: Drawing[View], whole_end: Sequence[ScreenPart]) -> Screen:
    """Draw the message of the last deal, once the game is over."""
    title, only = deal_title(drawing), drawing.view.deal_number == 1
    return framed(
        text(
            drawing("table-only-title" if only else "table-ended-title", title=title),
            winners_text(drawing),
        ),
        *whole_end,
        *rows(check_keys(drawing.frame, "secret", drawing.phrasebook)),
    )


def between_deals_hand(
    drawing: Drawing[View],
    seat: Seat,
    number: int,
    sheet: DealSheet,
    highlight: str | None,
    notice: str | None,
) -> Screen:
    """Draw the hand of a seat between deal `number` and the next: what it has now, and *Next*."""
    frame = drawing.frame
    own = sheet.of(seat)
    has_pressed = frame.interval is not None and seat in frame.interval.pressed
    # Without the number of those who have pressed it: each press would draw every hand anew.
    key = Button(
        ButtonId(frame.table_id, "hand-next"),
        drawing("button-next-deal", pressed=0, count=1),
        style=Style.SUCCESS,
        enabled=not has_pressed,
    )
    return framed(
        text(
            quoted(notice),
            drawing("table-past-title", variant=frame.variant_title, number=number),
            where_text(drawing),
        ),
        # Alone both stand above this.
        replace(
            text(
                None if frame.solo else highlight,
                drawing(
                    "deal-own",
                    points=own.points,
                    total=own.total,
                    place=own.place,
                    count=len(sheet.scores),
                ),
            ),
            spare=True,
        ),
        text(next_text(drawing), away_text(drawing, seat)),
        *last_row(frame, seat, drawing.phrasebook, key),
    )
