"""Contests: what challenges and tournaments share, from their message to what tells of the end.

What is drawn before the end takes no results, so it can tell none.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.screens.components import Button, Style
from bot.screens.daily.page import ToldMoment, placing_text
from bot.screens.fairness import LOCK
from bot.screens.frame import ContestFared, message_link
from bot.screens.phrases import date, in_a_row, lines, moment, text
from bot.screens.screen import Screen, framed, layout
from bot.text.button_ids import ANYWHERE, ButtonId, SharedVerb
from bot.text.phrasebook import Phrasebook
from data.fields import Field, FieldKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """The facts about a field of several deals that anybody may know at any time.

    `closes_at` is in milliseconds since 1970; it ends the invitation to a challenge, and once that
    is accepted the time to play. The `names` of both in one are made safe, and empty if that
    person's data was deleted. `seal` stands for the commitments of all deals, so that the message
    itself holds them.
    """

    kind: FieldKind
    field_id: str
    preset: str
    deals: int
    closes_at: int
    names: tuple[str, ...] = ()
    seal: str = ""

    def words(self, phrasebook: Phrasebook) -> dict[str, str]:
        """Return what texts say of it: its kind and its game."""
        return {"kind": self.kind, "game": phrasebook(f"variant-{self.preset}")}

    def shown(self, phrasebook: Phrasebook) -> list[str]:
        """Return what both of a challenge are called."""
        return [name or phrasebook("former-player") for name in self.names]

    def title(self, phrasebook: Phrasebook) -> str:
        return phrasebook("field-title", **self.words(phrasebook))

    def key(self, verb: SharedVerb, label: str, style: Style = Style.SECONDARY) -> Button:
        return Button(ButtonId(ANYWHERE, verb, text=self.field_id), label, style)

    def play_key(self, phrasebook: Phrasebook) -> Button:
        return self.key("field-play", phrasebook("button-field-play"), Style.PRIMARY)

    def check_key(self, phrasebook: Phrasebook) -> Button:
        says = ButtonId(ANYWHERE, "field-check", text=f"{self.field_id} {self.seal}".rstrip())
        return Button(says, phrasebook("button-verify"), emoji=LOCK)


def link_of(field: Field) -> str:
    """Return the address of the message of a field."""
    return message_link(field.guild_id, field.channel_id, field.message_id)


def deal_title(contest: Contest, at: int, phrasebook: Phrasebook) -> str:
    """Name a deal by the place, from 1, in which its player has it."""
    words = contest.words(phrasebook)
    return phrasebook("field-title-deal", deal=at, deals=contest.deals, **words)


def panel_text(contest: Contest, at: int, phrasebook: Phrasebook) -> str:
    """Say above a panel which deal this is, and until when it can be played."""
    until = phrasebook("field-panel", moment=date(contest.closes_at // 1000))
    return lines(deal_title(contest, at, phrasebook), until)


def next_keys(contest: Contest, at: int, phrasebook: Phrasebook) -> list[Button]:
    """Draw what gives the deal after the one at that place, if there is one."""
    if at >= contest.deals:
        return []
    label = phrasebook("button-field-play-deal", deal=at + 1, deals=contest.deals)
    return [contest.key("field-play", label, Style.PRIMARY)]


class CostlyAct(NamedTuple):
    """The act that cost most: by whom, and who did otherwise if that was the only other one."""

    name: str
    other: str
    told: ToldMoment
    table: str


def costly_text(contest: Contest, costly: CostlyAct | None, phrasebook: Phrasebook) -> str:
    if costly is None:
        return ""
    name, other, told, _ = costly
    did = {"when": told.when, "own": told.own, "instead": told.other}
    # As it is written, so that the word beside it goes by the same number.
    points = round(told.gain, 1)
    who = {"kind": contest.kind, "name": name, "other": other}
    return phrasebook("field-costly", points=points, **who, **did)


def ended_text(contest: Contest, at: int, fared: ContestFared, phrasebook: Phrasebook) -> str:
    """Say on the result of the deal at that place how one fared, and when all is told."""
    place = None if fared.placing is None else placing_text(fared.placing, phrasebook)
    done, last = at >= contest.deals, None
    if fared.over or (done and fared.left == 0):
        last = told_text(contest, fared.link, phrasebook)
    elif contest.kind == "challenge":
        other = fared.other or phrasebook("former-player")
        key = "challenge-own-last" if done else "challenge-own-more"
        last = phrasebook(key, other=other, left=fared.left or 0)
    elif done:
        last = phrasebook("tournament-played", moment=moment(contest.closes_at // 1000))
    return lines(place, last)


def told_text(contest: Contest, link: str, phrasebook: Phrasebook) -> str:
    """Say that a contest is over; `link` leads to its message."""
    return phrasebook("field-told", link=link, **contest.words(phrasebook))


def told_screen(
    contest: Contest, people: Sequence[int], link: str, phrasebook: Phrasebook
) -> Screen:
    """Tell people, who are notified, that a contest is over; `link` leads to its message."""
    return layout(text(called_text(people), told_text(contest, link, phrasebook)))


def called_screen(people: Sequence[int]) -> Screen:
    """Notify people above an end whose own message is gone."""
    return layout(text(called_text(people)))


def called_text(people: Sequence[int]) -> str:
    """Name people so that each is notified."""
    return in_a_row(f"<@{person}>" for person in people)


def check_screen(
    contest: Contest, commitments: Sequence[str], phrasebook: Phrasebook, *, over: bool
) -> Screen:
    """Draw the commitments of all deals, in their order; the seal of the button is of those."""
    title = phrasebook("verify-title", variant=contest.words(phrasebook)["game"])
    about = phrasebook("field-check", over="yes" if over else "no")
    numbered = enumerate(commitments, 1)
    told = (phrasebook("field-commitment", deal=at, commitment=one) for at, one in numbered)
    return framed(text(title, about), text(*told))
