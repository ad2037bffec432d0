"""The table of an All Fours game: the one public message, as a bystander may see it."""

from functools import partial

from bot.phrasebook import Phrasebook
from bot.screens.all_fours.choices import deed_of
from bot.screens.all_fours.count import deal_text, mark_text, totals_text
from bot.screens.all_fours.talk import (
    cut_text,
    inquiry_lines,
    talk_text,
    thrown_in_text,
    trump_text,
    turned_text,
)
from bot.screens.all_fours.trick import trick_text
from bot.screens.cards import faces_text
from bot.screens.claims import claims_text, early_end_text
from bot.screens.components import Line, Part
from bot.screens.frame import Frame
from bot.screens.phrases import lines, listed, presence_mark, text
from bot.screens.round_table import (
    bold_names,
    closed_messages_text,
    deadline_text,
    hints_text,
    table_keys,
    winners_text,
)
from bot.screens.screen import Screen, framed
from bot.screens.stand_ins import stood_in_lines
from engine.games.all_fours.view import AllFoursView


def table_screen(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Screen:
    """Draw the table as it stands, also when its game is over."""
    if view.outcome is not None:
        return table_ended_screen(frame, view, phrasebook)
    parts: list[Part] = [text(_title(frame, view, phrasebook))]
    if news := _news(frame, view, phrasebook):
        parts.append(text(news))
    parts.append(
        text(
            _cut(frame, view, phrasebook),
            thrown_in_text(frame, view, phrasebook),
            turned_text(frame, view, phrasebook),
            talk_text(frame, view, phrasebook),
            trump_text(view, phrasebook),
            *(mark_text(mark, None, frame, view, phrasebook) for mark in view.marks),
        )
    )
    if trick := trick_text(frame, view, phrasebook):
        parts.append(text(trick))
    parts.append(
        text(
            *stood_in_lines(frame, phrasebook, partial(deed_of, phrasebook)),
            *inquiry_lines(frame, view, phrasebook),
            claims_text(frame, view.claims, phrasebook),
            turn_text(frame, view, phrasebook),
        )
    )
    below = (closed_messages_text(frame, phrasebook), hints_text(frame, phrasebook))
    parts += [Line(), text(*score_lines(frame, view, phrasebook), *below)]
    return framed(*parts, *table_keys(frame, phrasebook, last=view.last_trick is not None))


def table_closed_screen(
    frame: Frame, view: AllFoursView, deal: int, phrasebook: Phrasebook
) -> Screen:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    return framed(
        text(
            phrasebook("table-past-title", variant=frame.variant_title, number=deal),
            cut_text(frame, view, phrasebook) if deal == 1 else None,
            _result(deal, frame, view, phrasebook),
        )
    )


def table_ended_screen(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> Screen:
    """Draw the message of the last deal, once the game is over."""
    return framed(
        text(
            phrasebook("table-ended-title", variant=frame.variant_title, number=view.deal_number),
            _result(len(view.results), frame, view, phrasebook),
            winners_text(frame, view, phrasebook),
        )
    )


def turn_text(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Say who is waited for and for what, and when a computer takes the turn."""
    names = bold_names(frame, view, phrasebook)
    if not names:
        return phrasebook("af-turn-deal") if view.stage == "deal" else None
    said = phrasebook(f"af-turn-{view.stage}", names=names, count=len(view.to_act))
    deadline = deadline_text(frame, view, phrasebook)
    return said if deadline is None else f"{said} {deadline}"


def score_lines(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> list[str]:
    """Tell each side's points and the tricks it has taken, in seat order."""
    marked = {
        seat: frame.name(seat) + presence_mark(frame.chairs[seat], phrasebook)
        for seat in range(view.seat_count)
    }
    stock = phrasebook("af-stock", count=view.stock_count) if view.turn_ups else None
    found = [
        phrasebook("af-score-title", target=view.target),
        *(
            phrasebook(
                "af-score-line",
                names=listed([marked[seat] for seat in side], phrasebook),
                points=str(view.scores[side[0]]),
                tricks=sum(view.tricks_won[seat] for seat in side),
            )
            for side in view.sides
        ),
    ]
    return [*found, stock] if stock else found


def _title(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str:
    if not view.deal_number:
        return phrasebook("table-title-early", variant=frame.variant_title)
    return phrasebook("title-deal", variant=frame.variant_title, number=view.deal_number)


def _news(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """What was decided last: the deal before, until this one has its first trick, then that."""
    if any(view.tricks_won) and view.last_trick is not None:
        plays, winner = view.last_trick
        cards = faces_text((play.card for play in plays), phrasebook)
        return phrasebook("last-trick-taken", name=frame.name(winner), cards=cards)
    return _result(len(view.results), frame, view, phrasebook)


def _cut(frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    """Tell of the cut until the first deal has its first trick."""
    first = view.deal_number <= 1 and not any(view.tricks_won)
    return cut_text(frame, view, phrasebook) if first else None


def _result(deal: int, frame: Frame, view: AllFoursView, phrasebook: Phrasebook) -> str | None:
    if not 1 <= deal <= len(view.results):
        return None
    result = view.results[deal - 1]
    return lines(
        deal_text(deal, result, frame, view, phrasebook),
        early_end_text(frame, result.claims, result.forced_after, phrasebook),
        phrasebook("af-deal-points", points=totals_text(result.points, frame, view, phrasebook)),
    )
