"""The table of an All Fours game: the one public message, as a bystander may see it."""

from functools import partial
from typing import Any

from discord import ui

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
from bot.screens.components import Layout
from bot.screens.frame import Frame
from bot.screens.phrases import framed, line, lines, listed, presence_mark, text
from bot.screens.round_table import (
    bold_names,
    closed_messages_text,
    deadline_text,
    hints_text,
    table_keys,
    winners_text,
)
from bot.screens.stand_ins import stood_in_lines
from bot.words import Words
from engine.games.all_fours.view import AllFoursView


def table_screen(frame: Frame, view: AllFoursView, words: Words) -> Layout:
    """Draw the table as it stands, also when its game is over."""
    if view.outcome is not None:
        return table_ended_screen(frame, view, words)
    parts: list[ui.Item[Any]] = [text(_title(frame, view, words))]
    if news := _news(frame, view, words):
        parts.append(text(news))
    parts.append(
        text(
            _cut(frame, view, words),
            thrown_in_text(frame, view, words),
            turned_text(frame, view, words),
            talk_text(frame, view, words),
            trump_text(view, words),
            *(mark_text(mark, None, frame, view, words) for mark in view.marks),
        )
    )
    if trick := trick_text(frame, view, words):
        parts.append(text(trick))
    parts.append(
        text(
            *stood_in_lines(frame, words, partial(deed_of, words)),
            *inquiry_lines(frame, view, words),
            claims_text(frame, view.claims, words),
            turn_text(frame, view, words),
        )
    )
    below = (closed_messages_text(frame, words), hints_text(frame, words))
    parts += [line(), text(*score_lines(frame, view, words), *below)]
    return framed(*parts, *table_keys(frame, words, last=view.last_trick is not None))


def table_closed_screen(frame: Frame, view: AllFoursView, deal: int, words: Words) -> Layout:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    return framed(
        text(
            words("table-past-title", variant=frame.variant_title, number=deal),
            cut_text(frame, view, words) if deal == 1 else None,
            _result(deal, frame, view, words),
        )
    )


def table_ended_screen(frame: Frame, view: AllFoursView, words: Words) -> Layout:
    """Draw the message of the last deal, once the game is over."""
    return framed(
        text(
            words("table-ended-title", variant=frame.variant_title, number=view.deal_number),
            _result(len(view.results), frame, view, words),
            winners_text(frame, view, words),
        )
    )


def turn_text(frame: Frame, view: AllFoursView, words: Words) -> str | None:
    """Say who is waited for and for what, and when a computer takes the turn."""
    names = bold_names(frame, view, words)
    if not names:
        return words("af-turn-deal") if view.stage == "deal" else None
    said = words(f"af-turn-{view.stage}", names=names, count=len(view.to_act))
    deadline = deadline_text(frame, view, words)
    return said if deadline is None else f"{said} {deadline}"


def score_lines(frame: Frame, view: AllFoursView, words: Words) -> list[str]:
    """Tell each side's points and the tricks it has taken, in seat order."""
    marked = {
        seat: frame.name(seat) + presence_mark(frame.chairs[seat], words)
        for seat in range(view.seat_count)
    }
    stock = words("af-stock", count=view.stock_count) if view.turn_ups else None
    found = [
        words("af-score-title", target=view.target),
        *(
            words(
                "af-score-line",
                names=listed([marked[seat] for seat in side], words),
                points=str(view.scores[side[0]]),
                tricks=sum(view.tricks_won[seat] for seat in side),
            )
            for side in view.sides
        ),
    ]
    return [*found, stock] if stock else found


def _title(frame: Frame, view: AllFoursView, words: Words) -> str:
    if not view.deal_number:
        return words("table-title-early", variant=frame.variant_title)
    return words("title-deal", variant=frame.variant_title, number=view.deal_number)


def _news(frame: Frame, view: AllFoursView, words: Words) -> str | None:
    """What was decided last: the deal before, until this one has its first trick, then that."""
    if any(view.tricks_won) and view.last_trick is not None:
        plays, winner = view.last_trick
        cards = faces_text((play.card for play in plays), words)
        return words("last-trick-taken", name=frame.name(winner), cards=cards)
    return _result(len(view.results), frame, view, words)


def _cut(frame: Frame, view: AllFoursView, words: Words) -> str | None:
    """Tell of the cut until the first deal has its first trick."""
    first = view.deal_number <= 1 and not any(view.tricks_won)
    return cut_text(frame, view, words) if first else None


def _result(deal: int, frame: Frame, view: AllFoursView, words: Words) -> str | None:
    if not 1 <= deal <= len(view.results):
        return None
    result = view.results[deal - 1]
    return lines(
        deal_text(deal, result, frame, view, words),
        early_end_text(frame, result.claims, result.settled, words),
        words("af-deal-points", points=totals_text(result.points, frame, view, words)),
    )
