"""The findings about a game that was verified: a line for each deal, and how to check it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final, TypeAlias

from bot.screens.components import Attachment, Button, File, rows
from bot.screens.daily.words import day_text, time_text
from bot.screens.phrases import text
from bot.screens.screen import Screen, framed
from bot.screens.sides import NOT_YOUR_TURN, YOUR_TURN
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from data.fields import FieldDeal
from engine.records.draws import SOUND, DrawFinding, DrawFound
from engine.records.verifying import DAYS, FlawFound, Lack, OwnersChoice, Publication, Verification

FEW: Final = 12
"""Most deals that have a line each; of more, those that are alike share one."""

LINES: Final = 18
"""Most lines that are shown."""

SECRETS: Final = 8
"""Most secrets of a running game that are shown, the newest."""

WRONG: Final = 0xE75A70
"""The accent where something is wrong; words say so too."""

_TOLD_ABOVE: Final = frozenset({Lack.CHAIN})
"""Lacks of a record that the line of a deal tells."""


@dataclass(frozen=True, slots=True)
class VerifiedGame:
    """A game that was verified: its title, and its table if somebody asked by that.

    `kept` says that a file is the same as the record that the bot keeps. `files` go with what was
    found: the record, if somebody has not just given it, and what checks it without the bot.
    `late_at` is that of the `FieldDeal`, and `of_day` says that a file has the cards of a day.
    `stray` is what the pressed message holds in place of a number of this game. `seat` is where its
    reader sat when the game began, and `seat_key` what proves it; it tells who sat where.
    A reader who played `against_computers` may ask what these saw.
    """

    title: str
    found: Verification
    kept: bool = False
    table_id: str | None = None
    files: tuple[Attachment, ...] = ()
    late_at: int | None = None
    of_day: bool = False
    stray: str | None = None
    seat: int | None = None
    seat_key: str = ""
    against_computers: bool = False


@dataclass(frozen=True, slots=True)
class _Deals:
    """The finding about deals in a row."""

    first: int
    last: int
    finding: DrawFinding


_Told: TypeAlias = FlawFound | DrawFound | _Deals | Lack
"""The findings that have a line of their own."""


def verified_screen(game: VerifiedGame, phrasebook: Phrasebook) -> Screen:
    """Draw what was found; nothing of it is taken from the texts of the record."""
    found = game.found
    key = "verify-title" if game.table_id is None else "verify-title-table"
    title = phrasebook(key, variant=game.title, table=game.table_id or "")
    told = framed(
        text(
            title,
            phrasebook(f"verify-{_verdict(game)}"),
            *_choices(found, phrasebook),
            phrasebook("verify-kept") if game.kept else None,
            _stray_text(game.stray, phrasebook),
        ),
        text(*_cut_short([*_lines(found)], phrasebook)),
        text(*_how_to_check(game, phrasebook)),
        accent=_accent(game),
    )
    if game.against_computers and game.table_id is not None:
        says = ButtonId(game.table_id, "audit")
        told = told.followed_by(*rows((Button(says, phrasebook("button-audit")),)))
    return told.followed_by(*map(File, game.files))


def _stray_text(stray: str | None, phrasebook: Phrasebook) -> str | None:
    return None if stray is None else phrasebook("verify-stray", number=stray)


def running_screen(
    title: str,
    table_id: str,
    commitment: str | None,
    secrets: Sequence[str],
    phrasebook: Phrasebook,
    *,
    alone: bool = False,
    stray: str | None = None,
) -> Screen:
    """Draw what is known of a game that is not over, `secrets` of its draws among it."""
    about = "verify-running-alone" if alone else "verify-running"
    numbered = list(enumerate(secrets, 1))[-SECRETS:]
    listed = [
        phrasebook("verify-running-secret", number=number, secret=secret)
        for number, secret in reversed(numbered)
    ]
    return framed(
        text(
            phrasebook("verify-title-table", variant=title, table=table_id),
            phrasebook("verify-running-none" if commitment is None else about),
            _stray_text(stray, phrasebook),
            None
            if commitment is None
            else phrasebook("verify-running-commitment", commitment=commitment),
        ),
        text(
            phrasebook("verify-running-secrets") if listed else None,
            *listed,
            phrasebook("verify-running-earlier") if len(secrets) > SECRETS else None,
        ),
    )


def day_screen(day: str, deals: Sequence[tuple[str, FieldDeal]], phrasebook: Phrasebook) -> Screen:
    """Draw what is published of the deals of a day and of the next, each with its game."""
    return framed(
        text(
            phrasebook("verify-title-day", day=day_text(day, phrasebook)),
            phrasebook("verify-day"),
        ),
        text(*(_day_line(game, deal, phrasebook) for game, deal in deals)),
    )


def _day_line(game: str, deal: FieldDeal, phrasebook: Phrasebook) -> str:
    facts = {
        "game": game,
        "day": day_text(deal.field.day, phrasebook),
        "commitment": deal.commitment,
    }
    if deal.late_at is None:
        return phrasebook("verify-day-line", **facts)
    time = time_text(deal.late_at, phrasebook)
    return phrasebook("verify-day-line-late", time=time, **facts)


def _is_foreign(game: VerifiedGame) -> bool:
    """Whether it is a file that was compared with no record: anybody may have made it up."""
    return game.table_id is None and not game.kept


def _accent(game: VerifiedGame) -> int:
    if game.found.wrong or OwnersChoice.UNPOSTED in game.found.choices:
        return WRONG
    return YOUR_TURN if game.found.holds and not _is_foreign(game) else NOT_YOUR_TURN


def _verdict(game: VerifiedGame) -> str:
    found = game.found
    if found.wrong:
        return "wrong"
    if Lack.PROOF in found.lacks:
        return "without-proof"
    if OwnersChoice.UNPOSTED in found.choices:
        return "unfair"
    if _is_foreign(game):
        return "foreign-day" if game.of_day else "foreign"
    if found.lacks:
        return "partly"
    return "fits" if found.choices else "holds"


def _choices(found: Verification, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell what whoever runs the bot could have chosen, though the cards fit."""
    if found.wrong:
        return
    published = found.publication
    postings = 0 if published is None else published.postings or 0
    for choice in found.choices:
        yield phrasebook(f"verify-choice-{choice}", count=postings)


def _how_to_check(game: VerifiedGame, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell what was recomputed, how to do it without the bot, and what to compare."""
    found, late_at = game.found, game.late_at
    if found.commitment is None:
        return
    asked = game.against_computers and game.table_id is not None
    yield phrasebook("verify-checked", asked="yes" if asked else "no")
    yield phrasebook("verify-without-us")
    published = found.publication
    of_a_day = published is not None and published.table.startswith(DAYS)
    if of_a_day and late_at is not None:
        time = time_text(late_at, phrasebook)
        yield phrasebook("verify-day-commitment-late", commitment=found.commitment, time=time)
    else:
        key = "verify-day-commitment" if of_a_day else "verify-commitment"
        yield phrasebook(key, commitment=found.commitment)
    if published is not None and not of_a_day:
        yield from _message_lines(published, phrasebook)
    if game.seat is not None:
        yield phrasebook("verify-seat", seat=game.seat + 1, key=game.seat_key)
    # Earlier versions sealed none of a game without a result.
    if found.over or (published is not None and published.postings is not None):
        yield phrasebook("verify-seal", seal=found.seal)


def _message_lines(published: Publication, phrasebook: Phrasebook) -> Iterator[str]:
    """Tell what to compare with the message of a game; one alone has none."""
    if published.postings is None:
        yield phrasebook("verify-message", message=published.message)
    elif published.postings:
        yield phrasebook(
            "verify-message-begun", message=published.message, postings=published.postings
        )
    if published.postings and published.times is not None:
        start, time = published.times
        yield phrasebook("verify-times", start=start, time=time)
        yield phrasebook("verify-order")


def _lines(found: Verification) -> Iterator[_Told]:
    """Yield what is wrong apart from the draws, then each draw, then what is lacking."""
    yield from found.flaws
    yield from (draw for draw in found.draws if draw.drawn_for != "deal")
    yield from _deals(found.draws)
    if found.commitment is not None:
        yield from (lack for lack in found.lacks if lack not in _TOLD_ABOVE)


def _line(told: _Told, phrasebook: Phrasebook) -> str:
    match told:
        case FlawFound(flaw, at):
            return phrasebook(f"verify-flaw-{flaw}", number=0 if at is None else at + 1)
        case DrawFound():
            what = phrasebook(f"verify-{told.drawn_for}")
            return phrasebook(f"verify-draw-{told.finding}", what=what)
        case _Deals(first, last, finding):
            count = last - first + 1
            what = phrasebook("verify-deals", count=count, first=first, last=last)
            return phrasebook(f"verify-draw-{finding}", what=what)
        case Lack():
            return phrasebook(f"verify-lack-{told}")


def _deals(draws: Sequence[DrawFound]) -> Iterator[_Deals]:
    """Yield what was found of each deal, or of deals in a row that are alike if there are many.

    If cards were thrown in, the worst of its draws counts.
    """
    dealt = [draw for draw in draws if draw.drawn_for == "deal"]
    each = [
        _Deals(number, number, min((draw.finding for draw in of_deal), key=_soundness))
        for number, of_deal in groupby(dealt, key=lambda draw: draw.deal)
    ]
    if len(each) <= FEW:
        yield from each
        return
    for finding, alike in groupby(each, key=lambda deal: deal.finding):
        row = list(alike)
        yield _Deals(row[0].first, row[-1].last, finding)


def _soundness(finding: DrawFinding) -> int:
    if finding is DrawFinding.PROVEN:
        return 2
    return 1 if finding in SOUND else 0


def _cut_short(lines: Sequence[_Told], phrasebook: Phrasebook) -> Iterator[str]:
    """Write lines, but no more than are shown: a forged record may have thousands."""
    yield from (_line(told, phrasebook) for told in lines[:LINES])
    if len(lines) > LINES:
        yield phrasebook("verify-more", count=len(lines) - LINES)
