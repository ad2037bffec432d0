"""Plays: what a `lay` or `take` puts on the table, and the words that write it down.

    K2,1,0        of the hand two kings, one deuce, no joker
    3b3,0,0       three black threes
    7S7H7D,1,0    naturals named by face, if suits matter
    KSKH2D**      everything named by face, wild cards too
    5H-9H         a sequence, `9H-9H` one card of it; by face `5H6H7H8H9H`
    ... onto 3    added to the side's meld 3
    merge 1 2     the side's meld 2 joins its meld 1

A plan is a row of them, with or without a `+` between two, and is judged as a whole. Without
`onto` a play goes to the meld of its rank if a rank has only one. Otherwise it is a meld of its
own. If it is too small for that, it joins the only meld that it fits.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from engine.cards import JOKER, JOKER_TEXT, Card, Unreadable, card, cards, spell
from engine.contract.refusal import IllegalAction
from engine.games.canasta.kinds import (
    DEUCES,
    LOWEST,
    RED_THREES,
    is_red_three,
    is_wild,
    of_rank,
    rank_text,
    read_rank,
)


class MeldPlay(NamedTuple):
    """Cards from the hand that go to one meld.

    A group's `naturals` are counted, and named in `faces` if suits matter; a play with a suit
    is a sequence of so many naturals from `rank` upwards. `named` are those of the wild cards
    that were named by face.
    """

    rank: int
    naturals: int = 0
    deuces: int = 0
    jokers: int = 0
    suit: str = ""
    faces: tuple[Card, ...] = ()
    onto: int | None = None
    named: tuple[Card, ...] = ()

    @property
    def wilds(self) -> int:
        return self.deuces + self.jokers


class Merge(NamedTuple):
    """Two melds of a side become one, which keeps the number `into` (S6)."""

    into: int
    other: int


Plan: TypeAlias = tuple[MeldPlay | Merge, ...]

PLUS: Final = "+"
"""Stands between plays, and in `take` behind the group that takes."""

_COUNTED: Final = re.compile(r"(3b|3r|\*\*|2|[4-9TJQKA])([0-9]{1,2}),([0-9]{1,2}),([0-9]{1,2})")
_FACE: Final = r"(?:[2-9TJQKA][CDHS]|\*\*)"
_NAMED: Final = re.compile(rf"({_FACE}+)(?:,([0-9]{{1,2}}),([0-9]{{1,2}}))?")
_SEQUENCE: Final = re.compile(rf"({_FACE})-({_FACE})(?:,([0-9]{{1,2}}),([0-9]{{1,2}}))?")
_UNCOUNTED: Final = re.compile(r"(3b|3r|\*\*|2|[4-9TJQKA])([0-9]{1,2}(,[0-9]{1,2})?)?")


def plan_words(plan: Iterable[MeldPlay | Merge]) -> tuple[str, ...]:
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


def _play_word(play: MeldPlay) -> str:
    if play.suit:
        return f"{Card(play.suit, play.rank)}-{Card(play.suit, play.rank + play.naturals - 1)}"
    naturals = spell(play.faces) if play.faces else f"{rank_text(play.rank)}{play.naturals}"
    jokers = play.named.count(JOKER)
    deuces = play.deuces - len(play.named) + jokers
    return f"{naturals}{spell(play.named)},{deuces},{play.jokers - jokers}"


def read_plan(words: Sequence[str], *, sequences: bool = True) -> Plan:
    """Read the words of a plan; raise `Unreadable` if they are none.

    Cards that make neither a group nor a sequence are refused as no sequence, or if there are
    no `sequences` as not of one rank; so is a play that is not told to its end.
    """
    steps: list[MeldPlay | Merge] = []
    at = 0
    while at < len(words):
        if words[at] == "merge":
            into, other = (_number(words, at + 1), _number(words, at + 2))
            steps.append(Merge(into, other))
            at += 3
            continue
        if words[at] == PLUS:
            at += 1
            continue
        play = _read_play(words[at], sequences=sequences)
        at += 1
        if words[at : at + 1] == ["onto"] or words[at : at + 1] == ("onto",):
            play = play._replace(onto=_number(words, at + 1))
            at += 2
        steps.append(play)
    return tuple(steps)


def _number(words: Sequence[str], at: int) -> int:
    if at >= len(words):
        raise incomplete("a meld is named by its number")
    text = words[at]
    if not re.fullmatch("[0-9]{1,3}", text):
        raise Unreadable("a meld is named by its number")
    return int(text)


def incomplete(wanted: str) -> IllegalAction:
    """Return the refusal of an action of which something is missing."""
    return IllegalAction("verb", "incomplete", f"the action is incomplete: {wanted}")


def _read_play(text: str, *, sequences: bool) -> MeldPlay:
    form = _COUNTED.fullmatch(text)
    if form:
        naturals, deuces, jokers = map(int, form.groups()[1:])
        if form[1] == RED_THREES:
            raise _red_three()
        if form[1] in (JOKER_TEXT, "2"):
            raise _wilds_alone()
        return MeldPlay(read_rank(form[1]), naturals, deuces, jokers)
    form = _SEQUENCE.fullmatch(text)
    if form:
        low, high = card(form[1]), card(form[2])
        in_order = low.suit == high.suit and LOWEST <= low.rank <= high.rank
        if not in_order or int(form[3] or 0) or int(form[4] or 0):
            raise _out_of_order(sequences=sequences)
        return MeldPlay(low.rank, high.rank - low.rank + 1, suit=low.suit)
    form = _NAMED.fullmatch(text)
    if form:
        counts = int(form[2] or 0), int(form[3] or 0)
        return _by_face(cards(form[1]), *counts, sequences=sequences)
    if _UNCOUNTED.fullmatch(text):
        raise incomplete("a play counts naturals, deuces and jokers, as in K2,1,0")
    raise Unreadable(f"{text!r} is no play of cards")


def _by_face(faces: tuple[Card, ...], deuces: int, jokers: int, *, sequences: bool) -> MeldPlay:
    """Return the play that puts these cards down, and so many wild cards of any face besides."""
    naturals = tuple(face for face in faces if not is_wild(face))
    named = tuple(face for face in faces if is_wild(face))
    jokers += named.count(JOKER)
    deuces += len(named) - named.count(JOKER)
    if any(map(is_red_three, naturals)):
        raise _red_three()
    if not naturals:
        raise _wilds_alone()
    low = min(naturals, key=lambda face: face.rank)
    if all(face.rank == low.rank for face in naturals):
        return MeldPlay(low.rank, len(naturals), deuces, jokers, "", naturals, None, named)
    row = [Card(low.suit, low.rank + step) for step in range(len(naturals))]
    if not sequences or deuces or jokers or sorted(naturals) != row or low.rank < LOWEST:
        raise _out_of_order(sequences=sequences)
    return MeldPlay(low.rank, len(naturals), suit=low.suit)


def _red_three() -> IllegalAction:
    return IllegalAction("K10", "red-three", "a red three is never melded")


def _wilds_alone() -> IllegalAction:
    return IllegalAction("K9", "wilds-alone", "wild cards are melded with naturals")


def _out_of_order(*, sequences: bool) -> IllegalAction:
    if not sequences:
        return IllegalAction("K13", "no-sequences", "a meld is of one rank")
    return IllegalAction(
        "S4",
        "out-of-order",
        "a sequence is naturals of one suit in order, from the four to the ace",
    )


@cache
def run(suit: str, lowest: int, length: int) -> tuple[Card, ...]:
    """Return so many cards of a suit in order."""
    return tuple([Card(suit, lowest + step) for step in range(length)])


def cards_of(hand: tuple[Card, ...], play: MeldPlay) -> tuple[Card, ...]:
    """Return the cards of a sorted hand that a play uses, naturals first; raise `IllegalAction`.

    Among several equal ones, the spade goes first, then heart, diamond and club.
    """
    if play.suit:
        naturals = run(play.suit, play.rank, play.naturals)
    else:
        naturals = play.faces or of_rank(hand, play.rank)[: play.naturals]
    found = [*naturals, *_deuces(hand, play), *[JOKER] * play.jokers]
    different = set(found)
    if len(different) == len(found):
        held = different.issubset(hand)
    else:
        held = all(found.count(face) <= hand.count(face) for face in different)
    if not held or len(found) != play.naturals + play.wilds:
        raise IllegalAction("K13", "not-in-hand", "these cards are not in the hand")
    return tuple(found)


def _deuces(hand: tuple[Card, ...], play: MeldPlay) -> list[Card]:
    if not play.named:
        return of_rank(hand, DEUCES)[: play.deuces]
    left, named = of_rank(hand, DEUCES), [face for face in play.named if face != JOKER]
    for face in named:
        if face in left:
            left.remove(face)
    return [*named, *left][: play.deuces]
