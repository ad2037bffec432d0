"""Tournaments: a message with the standing, its reminder and its end, and one's own deals.

While a tournament runs its standing has counts and percentages alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.screens.components import Button, Text, rows
from bot.screens.fields.contest import Contest, CostlyAct, called_text, costly_text
from bot.screens.leaderboards.board import BoardLine, board_block
from bot.screens.phrases import lines, moment, text
from bot.screens.screen import Screen, framed, layout
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook

_LEADERS: Final = 5
_LISTED: Final = 12
_WHISPERED: Final = 30
"""Lines of the standing in the message, at the end and for somebody alone, as many as fit."""


class Place(NamedTuple):
    """Somebody's place, 0 before they have finished a deal; so many deals were `played`.

    The `score` is in hundredths of a percent. A `name` is made safe, and empty if that person's
    data was deleted.
    """

    rank: int
    person: int
    name: str
    score: int
    played: int


class BestDeal(NamedTuple):
    """The deal that somebody did better in than the others on average, by the most points."""

    name: str
    ahead: float
    table: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentEnd:
    """A tournament that is over, `cut_short` if its computers were updated meanwhile.

    Nobody has a place if a moderator made it `void`.
    """

    tournament: Contest
    places: Sequence[Place]
    best: BestDeal | None = None
    costly: CostlyAct | None = None
    cut_short: bool = False
    void: bool = False


def running_screen(
    tournament: Contest,
    places: Sequence[Place],
    phrasebook: Phrasebook,
    changes: str | None = None,
) -> Screen:
    """Draw what is played until when, by which `changes` of its rules, and who is ahead so far."""
    changed = phrasebook("rule-card-changed", variant=tournament.words(phrasebook)["game"])
    return framed(
        text(
            tournament.title(phrasebook),
            phrasebook("tournament-about", deals=tournament.deals),
            changes and lines(changed, changes),
            _ends(tournament, places, phrasebook),
        ),
        *_sheet(tournament, places, _LEADERS, phrasebook),
        *rows(
            [
                tournament.play_key(phrasebook),
                _standing_key(tournament, phrasebook),
                tournament.check_key(phrasebook),
            ]
        ),
    )


def standing_screen(
    tournament: Contest, places: Sequence[Place], reader: int, phrasebook: Phrasebook
) -> Screen:
    """Draw the standing for somebody alone, who is marked in it."""
    ends = _ends(tournament, places, phrasebook)
    sheet = _sheet(tournament, places, _WHISPERED, phrasebook, reader)
    return framed(text(tournament.title(phrasebook), ends), *sheet)


def reminder_screen(
    tournament: Contest, people: Sequence[int], link: str, phrasebook: Phrasebook
) -> Screen:
    """Call those who have deals left; `link` leads to the message of the tournament."""
    until = moment(tournament.closes_at // 1000)
    game = tournament.words(phrasebook)["game"]
    said = phrasebook("tournament-reminder", game=game, moment=until, link=link)
    return layout(text(called_text(people), said), *rows([tournament.play_key(phrasebook)]))


def end_screen(end: TournamentEnd, phrasebook: Phrasebook) -> Screen:
    """Draw who has won, the table, and the two moments worth looking at."""
    tournament, places = end.tournament, end.places
    title, check = tournament.title(phrasebook), tournament.check_key(phrasebook)
    if end.void or not places:
        said = phrasebook("field-none", void="yes" if end.void else "no")
        return framed(text(title, said), *rows([check]))
    updated = phrasebook("field-updated") if end.cut_short else None
    more = [_standing_key(tournament, phrasebook)] if len(places) > _LISTED else []
    return framed(
        text(title, phrasebook("result-title", said=_won(places, phrasebook))),
        *_sheet(tournament, places, _LISTED, phrasebook),
        Text(_best_text(end.best, phrasebook), spare=True),
        Text(costly_text(tournament, end.costly, phrasebook), spare=True),
        text(updated),
        *rows([*_review_keys(end, phrasebook)]),
        *rows([*more, check]),
    )


def _won(places: Sequence[Place], phrasebook: Phrasebook) -> str:
    best = [place for place in places if place.rank == 1]
    name, percent = _name(best[0], phrasebook), best[0].score / 100
    return phrasebook("tournament-won", name=name, count=len(best), percent=percent)


def _name(place: Place, phrasebook: Phrasebook) -> str:
    return place.name or phrasebook("former-player")


def _ends(tournament: Contest, places: Sequence[Place], phrasebook: Phrasebook) -> str:
    until = moment(tournament.closes_at // 1000)
    return phrasebook("tournament-ends", moment=until, count=len(places))


def _sheet(
    tournament: Contest,
    places: Sequence[Place],
    most: int,
    phrasebook: Phrasebook,
    reader: int | None = None,
) -> Iterator[Text]:
    """Draw the first `most` of a standing and the `reader`, and what the numbers mean."""
    told = [
        BoardLine(
            place.rank,
            place.person,
            _name(place, phrasebook),
            (
                phrasebook("board-percent", percent=place.score / 100),
                f"{place.played}/{tournament.deals}",
            ),
        )
        for at, place in enumerate(places)
        if at < most or place.person == reader
    ]
    block = board_block(told, ("mean-percent", "deals"), reader, phrasebook)
    if block is not None:
        yield text(block)
        yield text(phrasebook("tournament-percent", deals=tournament.deals))


def _standing_key(tournament: Contest, phrasebook: Phrasebook) -> Button:
    return tournament.key("field-standing", phrasebook("button-field-standing"))


def _best_text(best: BestDeal | None, phrasebook: Phrasebook) -> str:
    if best is None:
        return ""
    points = round(best.ahead, 1)
    return phrasebook("tournament-best", name=best.name, points=points)


def _review_keys(end: TournamentEnd, phrasebook: Phrasebook) -> Iterator[Button]:
    for name, one in (("best", end.best), ("costly", end.costly)):
        if one is not None:
            label = phrasebook(f"button-tournament-{name}")
            yield Button(ButtonId(one.table, "review"), label)
