"""Challenges: one message for two people, from the invitation to its end, and what leads there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.screens.components import Button, Style, Text, rows
from bot.screens.fields.contest import Contest, CostlyAct, costly_text
from bot.screens.phrases import against, apart, moment, text
from bot.screens.screen import Screen, framed, layout
from bot.screens.sheet import SheetLine, fitted, number, sheet_block
from bot.text.button_ids import ButtonId
from bot.text.names import label_name
from bot.text.phrasebook import Phrasebook
from data.fields import ChallengeMeetings, FinishedDeal

Rival: TypeAlias = Literal[0, 1]
"""One of the two: 0 is who has challenged the other."""

Unplayed: TypeAlias = Literal["refused", "unanswered", "withdrawn"]
"""Why a challenge has no result."""

_HEADING: Final = 7
"""The columns of a name above its points, so that there is room for whose deal it is."""


def invitation_screen(
    challenge: Contest, friend: int, phrasebook: Phrasebook, *, days: int
) -> Screen:
    """Ask a friend, who is notified; there are so many `days` to play in once it is accepted."""
    name, until = challenge.shown(phrasebook)[0], moment(challenge.closes_at // 1000)
    asks = phrasebook("challenge-asks", name=name, mention=f"<@{friend}>", deals=challenge.deals)
    ends = phrasebook("challenge-asked-until", moment=until, days=days)
    accept = challenge.key("field-accept", phrasebook("button-field-accept"), Style.SUCCESS)
    refuse = challenge.key("field-refuse", phrasebook("button-field-refuse"))
    keys = [accept, refuse, challenge.check_key(phrasebook)]
    return framed(text(challenge.title(phrasebook), asks, ends), *rows(keys))


def running_screen(challenge: Contest, finished: tuple[int, int], phrasebook: Phrasebook) -> Screen:
    """Tell how many deals each has finished, and nothing of how they went."""
    told = (
        phrasebook("challenge-progress", name=name, finished=count, deals=challenge.deals)
        for name, count in zip(challenge.shown(phrasebook), finished, strict=True)
    )
    ends = phrasebook("challenge-ends", moment=moment(challenge.closes_at // 1000))
    said = text(challenge.title(phrasebook), apart(told), ends)
    return framed(said, *rows([challenge.play_key(phrasebook), challenge.check_key(phrasebook)]))


def challenges_screen(told: Sequence[tuple[Contest, Rival, str]], phrasebook: Phrasebook) -> Screen:
    """List the challenges that somebody has open: who the other is, and where each is."""
    said = [
        phrasebook(
            "challenge-listed",
            game=challenge.words(phrasebook)["game"],
            link=link,
            other=challenge.shown(phrasebook)[other],
            moment=moment(challenge.closes_at // 1000),
        )
        for challenge, other, link in told
    ]
    return layout(text(*(said or [phrasebook("challenge-none-listed")])))


def unplayed_screen(challenge: Contest, why: Unplayed, phrasebook: Phrasebook) -> Screen:
    """Say why there is no result. What was begun can be checked."""
    (name, other), game = challenge.shown(phrasebook), challenge.words(phrasebook)["game"]
    said = phrasebook("challenge-none", why=why, name=name, other=other, game=game)
    begun = why not in {"refused", "unanswered"}
    return layout(text(said), *rows([challenge.check_key(phrasebook)] if begun else []))


class DealOfTwo(NamedTuple):
    """A deal of a challenge that is over, as both have played it, None where not.

    What they were better by than others on average decides.
    """

    number: int
    first: FinishedDeal | None = None
    second: FinishedDeal | None = None

    @property
    def apart(self) -> float:
        """By how much they differ, as points are told; 0 unless both have played it."""
        first, second = self.first, self.second
        return 0 if first is None or second is None else round(abs(first.margin - second.margin), 1)

    @property
    def winner(self) -> Rival | None:
        """The one who was better, or alone has played it."""
        first, second = (-inf if one is None else one.margin for one in self[1:])
        return None if first == second else 1 if second > first else 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeEnd:
    """A challenge that is over; it was `cut_short` if its computers were updated meanwhile."""

    challenge: Contest
    deals: Sequence[DealOfTwo]
    costly: CostlyAct | None = None
    cut_short: bool = False

    @property
    def winners(self) -> list[Rival | None]:
        return [deal.winner for deal in self.deals]

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
    if all(one.first is one.second is None for one in end.deals):
        return framed(text(*told, phrasebook("field-none", void="no")), *keys)
    return framed(
        text(*told, *_outcome(end, phrasebook)),
        text(_sheet(end, phrasebook)),
        text(_difference(end, phrasebook)),
        Text(costly_text(challenge, end.costly, phrasebook), spare=True),
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
    drawn = "yes" if first == second else "no"
    said = phrasebook("challenge-score", drawn=drawn, name=names[best], score=score)
    yield phrasebook("result-title", said=said)
    by_both = [one for one, deal in zip(end.winners, end.deals, strict=True) if deal.apart]
    if first != second and by_both.count(best) <= by_both.count(1 - best):
        yield phrasebook("challenge-decided", other=names[1 - best])


def _sheet(end: ChallengeEnd, phrasebook: Phrasebook) -> str:
    """Write the points of both deal by deal, and beside each deal who has won it."""
    names, told = end.challenge.shown(phrasebook), list[SheetLine]()
    for deal, best in zip(end.deals, end.winners, strict=True):
        points = tuple("\N{EN DASH}" if one is None else number(one.points) for one in deal[1:])
        told.append(SheetLine(deal.number, ("=" if best is None else names[best],), points))
    return sheet_block(told, [fitted((name,), _HEADING) for name in names])


def _difference(end: ChallengeEnd, phrasebook: Phrasebook) -> str | None:
    if end.widest is None:
        return None
    number, points = end.widest.number, end.widest.apart
    return phrasebook("challenge-differed", deal=number, points=points)


def _small_print(end: ChallengeEnd, phrasebook: Phrasebook) -> Iterator[str]:
    if any(deal[1:].count(None) == 1 for deal in end.deals):
        yield phrasebook("challenge-unplayed")
    if end.cut_short:
        yield phrasebook("field-updated")


def _review_keys(end: ChallengeEnd, phrasebook: Phrasebook) -> Iterator[Button]:
    """Draw the ways to both games of the biggest difference: a message does not know its reader."""
    if end.widest is None:
        return
    number, *played = end.widest
    for one, name in zip(played, end.challenge.shown(phrasebook), strict=True):
        if one is not None:
            label = phrasebook("button-field-review", name=label_name(name), deal=number)
            yield Button(ButtonId(one.table_id, "review"), label)


def record_text(other: str, met: ChallengeMeetings, phrasebook: Phrasebook) -> str:
    """Tell in `/stats` how challenges with somebody of that safe name went."""
    facts = {"won": met.won, "drawn": met.drawn, "lost": met.lost}
    return phrasebook("challenge-record", other=other, **facts)
