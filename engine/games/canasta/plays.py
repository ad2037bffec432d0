"""Plays: what a `lay` or `take` puts on the table, and the words that write it down.

    K2,1,0        of the hand two kings, one deuce, no joker
    3b3,0,0       three black threes
    7S7H7D,1,0    naturals named by face, where suits matter
    5H-9H         a sequence, `9H-9H` one card of it
    ... onto 3    added to the side's meld 3
    merge 1 2     the side's meld 2 joins its meld 1

A plan is a row of them and is judged as a whole. Without `onto` a play goes to the meld of its
rank where a rank has only one; else it is a meld of its own, or where it is too small for that,
joins the only meld that it fits.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from engine.cards import JOKER, JOKER_TEXT, Card, Unreadable, card, cards, spell
from engine.contract.refusal import IllegalAction
from engine.games.canasta.kinds import DEUCES, RED_THREES, of_rank, rank_text, read_rank


class Play(NamedTuple):
    """Cards from the hand that go to one meld.

    A group's `naturals` are counted, and named in `faces` where suits matter; a play with a suit
    is a sequence of so many naturals from `rank` upwards.
    """

    rank: int
    naturals: int = 0
    deuces: int = 0
    jokers: int = 0
    suit: str = ""
    faces: tuple[Card, ...] = ()
    onto: int | None = None

    @property
    def wilds(self) -> int:
        return self.deuces + self.jokers


class Merge(NamedTuple):
    """Two melds of a side become one, which keeps the number `into` (S6)."""

    into: int
    other: int


Plan: TypeAlias = tuple[Play | Merge, ...]

_COUNTED: Final = re.compile(r"(3b|3r|\*\*|2|[4-9TJQKA])([0-9]{1,2}),([0-9]{1,2}),([0-9]{1,2})")
_NAMED: Final = re.compile(r"((?:[3-9TJQKA][CDHS])+),([0-9]{1,2}),([0-9]{1,2})")
_SEQUENCE: Final = re.compile(r"([4-9TJQKA][CDHS])-([4-9TJQKA][CDHS])")


def plan_words(plan: Iterable[Play | Merge]) -> tuple[str, ...]:
    """Write a plan down; `read_plan` reads it."""
    words: list[str] = []
    for step in plan:
        if isinstance(step, Merge):
            words += ["merge", str(step.into), str(step.other)]
            continue
        words.append(_play_word(step))
        if step.onto is not None:
            words += ["onto", str(step.onto)]
    return tuple(words)


def _play_word(play: Play) -> str:
    if play.suit:
        return f"{Card(play.suit, play.rank)}-{Card(play.suit, play.rank + play.naturals - 1)}"
    named = spell(play.faces) if play.faces else f"{rank_text(play.rank)}{play.naturals}"
    return f"{named},{play.deuces},{play.jokers}"


def read_plan(words: Sequence[str]) -> Plan:
    """Read the words of a plan; raise `Unreadable` where they are none."""
    steps: list[Play | Merge] = []
    at = 0
    while at < len(words):
        if words[at] == "merge":
            into, other = (_number(words, at + 1), _number(words, at + 2))
            steps.append(Merge(into, other))
            at += 3
            continue
        play = _read_play(words[at])
        at += 1
        if words[at : at + 1] == ["onto"] or words[at : at + 1] == ("onto",):
            play = play._replace(onto=_number(words, at + 1))
            at += 2
        steps.append(play)
    return tuple(steps)


def _number(words: Sequence[str], at: int) -> int:
    text = words[at] if at < len(words) else ""
    if not re.fullmatch("[0-9]{1,3}", text):
        raise Unreadable("a meld is named by its number")
    return int(text)


def _read_play(text: str) -> Play:
    form = _COUNTED.fullmatch(text)
    if form:
        naturals, deuces, jokers = map(int, form.groups()[1:])
        if form[1] == RED_THREES:
            raise IllegalAction("K10", "red-three", "a red three is never melded")
        if form[1] in (JOKER_TEXT, "2"):
            raise IllegalAction("K9", "wilds-alone", "wild cards are melded with naturals")
        return Play(read_rank(form[1]), naturals, deuces, jokers)
    form = _NAMED.fullmatch(text)
    if form:
        faces = cards(form[1])
        if len({face.rank for face in faces}) > 1:
            raise Unreadable(f"{form[1]!r} are cards of several ranks")
        return Play(faces[0].rank, len(faces), int(form[2]), int(form[3]), "", faces)
    form = _SEQUENCE.fullmatch(text)
    if form:
        low, high = card(form[1]), card(form[2])
        if low.suit != high.suit or low.rank > high.rank:
            raise Unreadable(f"{text!r} goes from low to high in one suit")
        return Play(low.rank, high.rank - low.rank + 1, suit=low.suit)
    raise Unreadable(f"{text!r} is no play of cards")


def cards_of(hand: tuple[Card, ...], play: Play) -> tuple[Card, ...]:
    """Return the cards of a sorted hand that a play uses, naturals first; refuse it otherwise.

    Of several equal ones the spade goes first, then heart, diamond and club.
    """
    if play.suit:
        naturals = [Card(play.suit, play.rank + step) for step in range(play.naturals)]
    elif play.faces:
        naturals = list(play.faces)
    else:
        naturals = of_rank(hand, play.rank)[: play.naturals]
    found = [*naturals, *of_rank(hand, DEUCES)[: play.deuces], *[JOKER] * play.jokers]
    held = len(found) == play.naturals + play.wilds and all(
        found.count(face) <= hand.count(face) for face in {*play.faces, *found}
    )
    if not held:
        raise IllegalAction("K13", "not-in-hand", "these cards are not in the hand")
    return tuple(found)
