"""Challenges: one message for two people, from the invitation to its end, and what leads there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.screens.components import Button, Style, Text, rows
from bot.screens.fields.contest import Contest, told_text
from bot.screens.phrases import against, apart, moment, text
from bot.screens.screen import Screen, framed, layout
from bot.screens.sheet import SheetLine, fitted, number, sheet_block
from bot.text.button_ids import ButtonId
from bot.text.names import label_name
from bot.text.phrasebook import Phrasebook
from data.fields import ChallengeMeetings, FieldKind

Rival: TypeAlias = Literal[0, 1]
"""One of the two: 0 is who has challenged the other."""

Unplayed: TypeAlias = Literal["refused", "unanswered", "withdrawn"]
"""Why a challenge has no result."""

_HEADING: Final = 7
"""The columns of a name above its points, so that there is room for whose deal it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Contest):
    """A challenge; `closes_at` ends the invitation, and once that is accepted the time to play.

    `names` are made safe, and empty if that person's data was deleted.
    """

    kind: FieldKind = "challenge"
    names: tuple[str, str]

    def shown(self, phrasebook: Phrasebook) -> tuple[str, str]:
        """Return what both are called."""
        former = phrasebook("former-player")
        return self.names[0] or former, self.names[1] or former


def invitation_screen(
    challenge: Challenge, friend: int, phrasebook: Phrasebook, *, days: int
) -> Screen:
    """Ask a friend, who is notified; there are so many `days` to play in once it is accepted."""
    name, until = challenge.shown(phrasebook)[0], moment(challenge.closes_at // 1000)
    asks = phrasebook("challenge-asks", name=name, mention=f"<@{friend}>", deals=challenge.deals)
    ends = phrasebook("challenge-asked-until", moment=until, days=days)
    accept = challenge.key("field-accept", phrasebook("button-field-accept"), Style.SUCCESS)
    refuse = challenge.key("field-refuse", phrasebook("button-field-refuse"))
    keys = [accept, refuse, challenge.check_key(phrasebook)]
    return framed(text(challenge.title(phrasebook), asks, ends), *rows(keys))


def running_screen(
    challenge: Challenge, finished: tuple[int, int], phrasebook: Phrasebook
) -> Screen:
    """Tell how many deals each has finished, and nothing of how they went."""
    told = (
        phrasebook("challenge-progress", name=name, finished=count, deals=challenge.deals)
        for name, count in zip(challenge.shown(phrasebook), finished, strict=True)
    )
    ends = phrasebook("challenge-ends", moment=moment(challenge.closes_at // 1000))
    said = text(challenge.title(phrasebook), apart(told), ends)
    return framed(said, *rows([challenge.play_key(phrasebook), challenge.check_key(phrasebook)]))


class ChallengeSeen(NamedTuple):
    """A challenge that is open, as one of the two is told of it: who the other is, and where."""

    challenge: Challenge
    other: Rival
    link: str


def challenges_screen(told: Sequence[ChallengeSeen], phrasebook: Phrasebook) -> Screen:
    """List the challenges that somebody has open."""
    said = [
        phrasebook(
            "challenge-listed",
            game=one.challenge.words(phrasebook)["game"],
            link=one.link,
            other=one.challenge.shown(phrasebook)[one.other],
            moment=moment(one.challenge.closes_at // 1000),
        )
        for one in told
    ]
    return layout(text(*(said or [phrasebook("challenge-none-listed")])))


def unplayed_screen(
    challenge: Challenge, why: Unplayed, phrasebook: Phrasebook, *, by: Rival = 0
) -> Screen:
    """Say why there is no result; `by` is who has withdrawn. What was begun can be checked."""
    names, game = challenge.shown(phrasebook), challenge.words(phrasebook)["game"]
    said = phrasebook(f"challenge-{why}", name=names[by], other=names[1 - by], game=game)
    begun = why not in {"refused", "unanswered"}
    return layout(text(said), *rows([challenge.check_key(phrasebook)] if begun else []))


def ended_text(
    contest: Contest, at: int, phrasebook: Phrasebook, *, other: str, left: int, link: str
) -> str:
    """Say on the result of a deal when the results of the `other` are told, by their safe name.

    These have `left` so many deals to play, and `link` leads to the message of the challenge.
    """
    name = other or phrasebook("former-player")
    if at < contest.deals:
        return phrasebook("challenge-own-more", other=name)
    if left:
        return phrasebook("challenge-own-last", other=name, left=left)
    return told_text(contest, link, phrasebook)


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOfTwo:
    """A deal of a challenge that is over: the points of both, None where not played.

    `margins` are what they were better by than others on average, which decides.
    """

    number: int
    points: tuple[int | None, int | None]
    margins: tuple[float | None, float | None]
    tables: tuple[str | None, str | None] = (None, None)

    @property
    def apart(self) -> float:
        """By how much they differ, as points are told; 0 unless both have played it."""
        first, second = self.margins
        return 0 if first is None or second is None else round(abs(first - second), 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class CostlyCard:
    """The act of `by` that cost most in the deal of the biggest difference, and what the other did.

    `when`, `own` and `other` are told as in `ToldMoment`.
    """

    by: Rival
    when: str
    own: str
    other: str
    cost: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeEnd:
    """A challenge that is over; it was `cut_short` if its computers were updated meanwhile."""

    challenge: Challenge
    deals: Sequence[DealOfTwo]
    costly: CostlyCard | None = None
    cut_short: bool = False

    @property
    def winners(self) -> list[int | None]:
        """The winner of each deal: whoever was better, or alone has played it."""
        worths = ([-inf if one is None else one for one in it.margins] for it in self.deals)
        return [None if first == second else int(second > first) for first, second in worths]

    @property
    def widest(self) -> DealOfTwo | None:
        """The first deal of the biggest difference, if there is any."""
        deal = max(self.deals, key=lambda one: one.apart, default=None)
        return deal if deal is not None and deal.apart else None


def end_screen(end: ChallengeEnd, phrasebook: Phrasebook) -> Screen:
    """Draw who has won, deal by deal, and where they differed most."""
    challenge, told = end.challenge, [end.challenge.title(phrasebook)]
    again = challenge.key("field-again", phrasebook("button-rematch"), Style.PRIMARY)
    keys = rows([again, challenge.check_key(phrasebook)])
    if all(one.points == (None, None) for one in end.deals):
        return framed(text(*told, phrasebook("field-none")), *keys)
    return framed(
        text(*told, *_outcome(end, phrasebook)),
        text(_sheet(end, phrasebook)),
        text(_difference(end, phrasebook)),
        Text(_costly_text(end, phrasebook), spare=True),
        text(*_small_print(end, phrasebook)),
        Text(phrasebook("challenge-each"), spare=True),
        *rows([*_review_keys(end, phrasebook)]),
        *keys,
    )


def _outcome(end: ChallengeEnd, phrasebook: Phrasebook) -> Iterator[str]:
    """Say who has won, and if only what the other left unplayed has decided it."""
    first, second = end.winners.count(0), end.winners.count(1)
    names, best = end.challenge.shown(phrasebook), int(second > first)
    score = against(sorted((first, second), reverse=True))
    said = phrasebook("challenge-won", name=names[best], score=score)
    if first == second:
        said = phrasebook("challenge-drawn", score=score)
    yield phrasebook("result-title", said=said)
    by_both = [one for one, deal in zip(end.winners, end.deals, strict=True) if deal.apart]
    if first != second and by_both.count(best) <= by_both.count(1 - best):
        yield phrasebook("challenge-decided", other=names[1 - best])


def _sheet(end: ChallengeEnd, phrasebook: Phrasebook) -> str:
    """Write the points of both deal by deal, and beside each deal who has won it."""
    names, told = end.challenge.shown(phrasebook), list[SheetLine]()
    for deal, best in zip(end.deals, end.winners, strict=True):
        points = tuple("\N{EN DASH}" if one is None else number(one) for one in deal.points)
        told.append(SheetLine(deal.number, ("=" if best is None else names[best],), points))
    return sheet_block(told, [fitted((name,), _HEADING) for name in names])


def _difference(end: ChallengeEnd, phrasebook: Phrasebook) -> str | None:
    if end.widest is None:
        return None
    number, points = end.widest.number, end.widest.apart
    return phrasebook("challenge-differed", deal=number, points=points)


def _costly_text(end: ChallengeEnd, phrasebook: Phrasebook) -> str:
    if end.costly is None:
        return ""
    names, told = end.challenge.shown(phrasebook), end.costly
    who = {"name": names[told.by], "other": names[1 - told.by]}
    did = {"when": told.when, "own": told.own, "instead": told.other}
    # As it is written, so that the word beside it goes by the same number.
    return phrasebook("challenge-decisive", points=round(told.cost, 1), **who, **did)


def _small_print(end: ChallengeEnd, phrasebook: Phrasebook) -> Iterator[str]:
    if any(deal.points.count(None) == 1 for deal in end.deals):
        yield phrasebook("challenge-unplayed")
    if end.cut_short:
        yield phrasebook("field-updated")


def _review_keys(end: ChallengeEnd, phrasebook: Phrasebook) -> Iterator[Button]:
    """Draw the ways to both games of the biggest difference: a message does not know its reader."""
    if end.widest is None:
        return
    for table, name in zip(end.widest.tables, end.challenge.shown(phrasebook), strict=True):
        facts = {"name": label_name(name), "deal": end.widest.number}
        if table is not None:
            yield Button(ButtonId(table, "review"), phrasebook("button-field-review", **facts))


def record_text(other: str, met: ChallengeMeetings, phrasebook: Phrasebook) -> str:
    """Tell in `/stats` how challenges with somebody of that safe name went."""
    facts = {"won": met.won, "drawn": met.drawn, "lost": met.lost}
    return phrasebook("challenge-record", other=other, **facts)
