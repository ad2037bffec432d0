"""The table of a Hearts game: the one public message, as a bystander may see it."""

from functools import partial

from bot.phrasebook import Phrasebook
from bot.screens.claims import claims_text, early_end_text
from bot.screens.components import Line, Part
from bot.screens.frame import Frame
from bot.screens.hearts.choices import deed_of
from bot.screens.hearts.lying import lying_lines
from bot.screens.hearts.points import deal_text, last_trick_text
from bot.screens.hearts.standing import (
    end_header,
    point_text,
    shown_total,
    side_lines,
    tie_text,
    total_note,
)
from bot.screens.hearts.trick import (
    broken_text,
    direction_text,
    lead_text,
    still_to_play,
    trick_lines,
)
from bot.screens.hearts.worth import taken_so_far
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
from engine.games.hearts.view import HeartsView


def table_screen(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> Screen:
    """Draw the table as it stands, also when its game is over."""
    if view.outcome is not None:
        return table_ended_screen(frame, view, phrasebook)
    parts: list[Part] = [text(_title(frame, view, phrasebook))]
    news = [_news(frame, view, phrasebook), *lying_lines(frame, view, phrasebook, own=False)]
    if any(news):
        parts.append(text(*news))
    if lead := lead_text(frame, view, phrasebook):
        parts.append(text(lead, *trick_lines(frame, view, phrasebook)))
    parts.append(
        text(
            *stood_in_lines(frame, phrasebook, partial(deed_of, frame, view, phrasebook)),
            *_passing(frame, view, phrasebook),
            turn_text(frame, view, phrasebook),
            broken_text(frame, view, phrasebook),
            claims_text(frame, view.claims, phrasebook),
        )
    )
    below = (closed_messages_text(frame, phrasebook), hints_text(frame, phrasebook))
    parts += [Line(), text(*score_lines(frame, view, phrasebook), *below)]
    return framed(*parts, *table_keys(frame, phrasebook, last=view.last_trick is not None))


def table_closed_screen(
    frame: Frame, view: HeartsView, deal: int, phrasebook: Phrasebook
) -> Screen:
    """Draw the message of a deal that is over, once the next one has a message of its own."""
    return framed(
        text(
            phrasebook("table-past-title", variant=frame.variant_title, number=deal),
            _result(deal, frame, view, phrasebook),
        )
    )


def table_ended_screen(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> Screen:
    """Draw the message of the last deal, once the game is over."""
    return framed(
        text(
            phrasebook("table-ended-title", variant=frame.variant_title, number=view.deal_number),
            _result(len(view.results), frame, view, phrasebook),
            winners_text(frame, view, phrasebook),
        )
    )


def turn_text(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str | None:
    """Say who is waited for, and when a computer takes the turn."""
    due = [seat for seat in view.to_act if seat >= 0]
    if not due:
        return phrasebook("turn-deal") if view.stage == "deal" else None
    names = bold_names(frame, view, phrasebook)
    if view.stage == "pass":
        said = phrasebook("turn-pass", names=names)
    elif view.stage == "vector":
        said = phrasebook("turn-vector", names=names)
    elif view.stage == "discard":
        said = phrasebook("turn-discard", names=names)
    elif view.stage == "moon":
        said = phrasebook("turn-moon", names=names)
    elif others := still_to_play(view):
        after = listed([frame.name(seat) for seat in others], phrasebook)
        said = phrasebook("turn-play-then", names=names, others=after)
    else:
        said = phrasebook("turn-play", names=names)
    deadline = deadline_text(frame, view, phrasebook)
    return said if deadline is None else f"{said} {deadline}"


def score_lines(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    """Tell each seat's points of this deal and of the game, in seat order."""
    taken = taken_so_far(frame, view)
    tie = tie_text(frame, view, phrasebook)
    return [
        end_header(frame, phrasebook),
        *([tie] if tie else []),
        *(
            phrasebook(
                "score-line",
                name=frame.name(seat),
                mark=presence_mark(frame.chairs[seat], phrasebook),
                taken=point_text(taken[seat], frame),
                total=shown_total(view.scores[seat], frame),
                note=total_note(frame, view, seat, phrasebook),
            )
            for seat in range(view.seat_count)
        ),
        *side_lines(frame, view, phrasebook),
    ]


def _title(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str:
    if not view.deal_number:
        return phrasebook("table-title-early", variant=frame.variant_title)
    return phrasebook(
        "table-title",
        variant=frame.variant_title,
        number=view.deal_number,
        direction=direction_text(view.direction, view.seat_count, phrasebook),
    )


def _news(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str | None:
    """What was decided last: the deal before, until this one has its first trick, then that."""
    if view.tricks and view.last_trick is not None:
        return last_trick_text(view.last_trick, frame, phrasebook)
    if view.results:
        return _result(len(view.results), frame, view, phrasebook)
    return None


def _passing(frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> list[str]:
    if view.stage != "pass":
        return []
    done = [frame.name(seat) for seat in view.passed_by]
    return [phrasebook("pass-done", names=listed(done, phrasebook))] if done else []


def _result(deal: int, frame: Frame, view: HeartsView, phrasebook: Phrasebook) -> str | None:
    if not 1 <= deal <= len(view.results):
        return None
    result = view.results[deal - 1]
    return lines(
        deal_text(deal, result, frame, phrasebook),
        early_end_text(frame, result.claims, result.forced_after, phrasebook),
    )
