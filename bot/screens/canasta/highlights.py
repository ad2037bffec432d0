"""The highlights of a deal of Canasta or Samba, kind by kind."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from bot.screens.canasta.count import ended_text, sheet_after
from bot.screens.canasta.melds import side_name
from bot.screens.canasta.moves import told_turns
from bot.screens.drawing import Drawing
from bot.screens.sheet import number
from bot.screens.table.deal_end import DealSheet
from bot.screens.table.highlights import Highlights, Remark, by_standing, leaders_of
from engine.cards import Card
from engine.contract.seats import Seat
from engine.games.canasta.kinds import THREES, is_wild, value_of
from engine.games.canasta.melds import CANASTA, Meld
from engine.games.canasta.view import CanastaView, DealResult, Tally

MANY: Final = 5
"""Canastas of one side in one deal that are worth telling."""
QUICK: Final = 4
"""Most turns of a side that goes out quickly."""
LARGE_PILE: Final = 20
LARGE_FROZEN_PILE: Final = 12
OFTEN: Final = 6
LONG_MELD: Final = 10
LONG_SEQUENCE: Final = 5
DEAR_HAND: Final = 200
FULL_HANDS: Final = 13
"""Cards in each hand of the others that are many at the end."""
WILDS: Final = 3
FAR_BEHIND: Final = 1000
LARGE_OPENING: Final = 3
"""Times the minimum that are much to open with."""

Told: TypeAlias = Drawing[CanastaView]
_Rare: TypeAlias = Literal[
    "threes-all",
    "concealed",
    "sambas",
    "quick",
    "frozen-pile",
    "large-pile",
    "many",
    "dear-hand",
    "samba",
    "black-threes",
]
"""The kinds of sentences about a whole game, the best first."""
_Kind: TypeAlias = Literal[
    _Rare,
    "behind",
    "comeback",
    "first-natural",
    "full-hands",
    "never-opened",
    "wilds",
    "samba-short",
    "record",
    "all-natural",
    "long-meld",
    "last-canasta",
    "canasta-short",
    "often",
    "exact",
    "threes-against",
    "tie",
    "leader",
    "opened",
    "no-canasta",
    "together",
    "untouched",
    "end",
]
"""The best first."""
_Kinds: TypeAlias = Iterator[tuple[_Kind, str]]


# Facts ---------------------------------------------------------------------------------------


def _result(told: Told, deal: int) -> DealResult:
    return told.view.results[deal - 1]


def remark(told: Told) -> Remark | None:
    """Tell of a large pile taken in the turn that is told, or of a canasta made in it."""
    view = told.view
    turns = told_turns(view) if view.order else ()
    if not turns:
        return None
    turn = turns[-1]
    if turn.frozen and turn.took >= LARGE_FROZEN_PILE and not view.rules.always_frozen:
        key = "frozen-pile"
    elif turn.took >= LARGE_PILE:
        key = "large-pile"
    else:
        return Remark(turn.seat) if turn.canastas else None
    loser = told.name(view.order[view.order.index(turn.seat) - 1])
    facts = {"name": told.name(turn.seat), "loser": loser, "count": turn.took}
    return Remark(turn.seat, told(f"canasta-highlight-{key}", **facts))


def _names(told: Told, seats: Sequence[Seat]) -> str:
    return side_name(seats, told.frame, told.phrasebook)


def _canastas(tally: Tally) -> int:
    return tally.sambas + tally.naturals + tally.mixed


class LeftSide(NamedTuple):
    """A side as it lay at the end; `out` says that one of it went out."""

    seats: tuple[Seat, ...]
    melds: tuple[Meld, ...]
    tally: Tally
    out: bool


def _sides(told: Told, deal: int) -> list[LeftSide]:
    result = _result(told, deal)
    if result.laid_open is None:
        return []
    lay = zip(result.laid_open.sides, result.laid_open.melds, strict=True)
    return [
        LeftSide(
            seats,
            melds,
            next(one for one in result.tallies if one.seats[0] in seats),
            result.out in seats,
        )
        for seats, melds in lay
    ]


def _hands(told: Told, deal: int) -> dict[Seat, tuple[Card, ...]]:
    """Return the hands that were caught as somebody went out."""
    result = _result(told, deal)
    if result.laid_open is None or result.out is None:
        return {}
    hands = enumerate(result.laid_open.hands)
    return {seat: hand for seat, hand in hands if hand}


class FirstMelds(NamedTuple):
    """The turn, from 0, in which a side laid its first melds, and what all it laid then counts."""

    at: int
    seat: Seat
    value: int


def _openings(told: Told, deal: int) -> Iterator[FirstMelds]:
    result = _result(told, deal)
    closed = [] if result.laid_open is None else list(result.laid_open.sides)
    for at, turn in enumerate(result.turns):
        side = next((one for one in closed if turn.seat in one), None)
        if side is not None and turn.laid:
            closed.remove(side)
            yield FirstMelds(at, turn.seat, sum(value_of(group.cards) for group in turn.laid))


def _minimum(told: Told, deal: int, seat: Seat) -> int:
    total = sum(result.points[seat] for result in told.view.results[: deal - 1])
    return told.view.rules.minimum(total)


# Red threes, canastas and melds --------------------------------------------------------------


def _tallies(told: Told, deal: int) -> _Kinds:
    for one in _result(told, deal).tallies:
        names, canastas, points = _names(told, one.seats), _canastas(one), one.red_three_points
        facts = {"names": names, "points": number(abs(points))}
        if one.red_threes == 2 * told.view.rules.decks:
            key = "all" if points > 0 else "all-against"
            yield "threes-all", told(f"canasta-highlight-threes-{key}", **facts)
        if points < 0:
            said = told("canasta-highlight-threes-against", count=one.red_threes, **facts)
            yield "threes-against", said
        if canastas >= MANY:
            yield "many", told("canasta-highlight-many", names=names, count=canastas)
        if one.sambas > 1:
            yield "sambas", told("canasta-highlight-sambas", names=names, count=one.sambas)
        if one.naturals == canastas > 1:
            yield "all-natural", told("canasta-highlight-all-natural", names=names, count=canastas)


def _made(told: Told, deal: int) -> _Kinds:
    """Tell who made the first samba, and the first natural canasta of the game if it stayed one."""
    made = [sum(one.naturals for one in past.tallies) for past in told.view.results[:deal]]
    for turn in _result(told, deal).turns:
        for meld in turn.canastas:
            name = told.name(turn.seat)
            if meld.canasta == "samba":
                yield "samba", told("canasta-highlight-samba", name=name, suit=meld.suit)
            if meld.canasta == "natural" and made[-1] and not any(made[:-1]):
                yield "first-natural", told("canasta-highlight-first-natural", name=name)


def _melds(told: Told, deal: int) -> _Kinds:
    """Tell of long melds, and of those that others lacked as somebody went out."""
    out, sides = _result(told, deal).out, _sides(told, deal)
    sizes = [(len(meld.cards), one.seats) for one in sides for meld in one.melds]
    size, seats = max(sizes, default=(0, ()))
    if size >= LONG_MELD:
        names = _names(told, seats)
        yield "long-meld", told("canasta-highlight-long-meld", names=names, count=size)
    if out is None:
        return
    size, seats = _longest_left(told, deal, sequences=True)
    if size >= LONG_SEQUENCE:
        key = "samba-short" if size == CANASTA - 1 else "sequence-left"
        said = told(f"canasta-highlight-{key}", names=_names(told, seats), count=size)
        yield "samba-short", said
    size, seats = _longest_left(told, deal, sequences=False)
    if size >= CANASTA - 1:
        names = _names(told, seats)
        yield "canasta-short", told("canasta-highlight-canasta-short", names=names)
    for one in sides:
        if one.melds and not one.out and not _canastas(one.tally):
            names, name = _names(told, one.seats), told.name(out)
            yield "no-canasta", told("canasta-highlight-no-canasta", names=names, name=name)


def _longest_left(told: Told, deal: int, *, sequences: bool) -> tuple[int, tuple[Seat, ...]]:
    """Return the longest unfinished meld of a side that lacked a canasta as another went out."""
    needed = told.view.rules.canastas_to_go_out
    left = [
        (len(meld.cards), one.seats)
        for one in _sides(told, deal)
        for meld in one.melds
        if not one.out and bool(meld.suit) == sequences and not meld.canasta
        if sequences or _canastas(one.tally) < needed
    ]
    return max(left, default=(0, ()))


# Going out, and who was caught ---------------------------------------------------------------


def _out(told: Told, deal: int) -> _Kinds:
    """Tell how somebody went out: quickly, with black threes, by the canasta still needed.

    A canasta may be made of melds that were put together, which no turn tells.
    """
    result, needed = _result(told, deal), told.view.rules.canastas_to_go_out
    if result.out is None:
        return
    name, count = told.name(result.out), sum(turn.seat == result.out for turn in result.turns)
    if 0 < count <= QUICK:
        yield "quick", told("canasta-highlight-quick", name=name, count=count)
    laid = result.turns[-1].laid if result.turns else ()
    if any(group.rank == THREES for group in laid):
        yield "black-threes", told("canasta-highlight-black-threes", name=name)
    last = len(result.turns[-1].canastas) if result.turns else 0
    for one in _sides(told, deal):
        if one.out and needed <= _canastas(one.tally) < needed + last:
            yield "last-canasta", told("canasta-highlight-last-canasta", name=name)


def _caught(told: Told, deal: int) -> _Kinds:
    """Tell of dear hands, many cards and wild ones that were caught as somebody went out."""
    out, hands = _result(told, deal).out, _hands(told, deal)
    if out is None or not hands:
        return
    seat = max(hands, key=lambda one: value_of(hands[one]))
    name, count, value = told.name(seat), len(hands[seat]), value_of(hands[seat])
    if value >= DEAR_HAND:
        facts = {"name": name, "count": count, "points": number(value)}
        yield "dear-hand", told("canasta-highlight-dear-hand", **facts)
    count = sum(map(len, hands.values()))
    if count >= FULL_HANDS * len(hands):
        yield "full-hands", told("canasta-highlight-full-hands", name=told.name(out), count=count)
    held = {seat: sum(map(is_wild, hand)) for seat, hand in hands.items()}
    seat = max(held, key=held.__getitem__)
    if held[seat] >= WILDS:
        yield "wilds", told("canasta-highlight-wilds", name=told.name(seat), count=held[seat])


def _end(told: Told, deal: int) -> _Kinds:
    result = _result(told, deal)
    said = ended_text(result, told.frame, told.phrasebook)
    yield ("concealed" if result.concealed else "end"), said


# The pile, and opening -----------------------------------------------------------------------


def _pile(told: Told, deal: int) -> _Kinds:
    turns = _result(told, deal).turns
    frozen = max((turn for turn in turns if turn.frozen), key=lambda one: one.took, default=None)
    if frozen and frozen.took >= LARGE_FROZEN_PILE and not told.view.rules.always_frozen:
        name = told.name(frozen.seat)
        yield "frozen-pile", told("canasta-highlight-frozen-pile", name=name, count=frozen.took)
    at = max(range(1, len(turns)), key=lambda one: turns[one].took, default=0)
    if at and turns[at].took >= LARGE_PILE:
        name, loser = told.name(turns[at].seat), told.name(turns[at - 1].seat)
        said = told("canasta-highlight-large-pile", name=name, loser=loser, count=turns[at].took)
        yield "large-pile", said
    takes = Counter(turn.seat for turn in turns if turn.took)
    for seat, count in takes.most_common(1):
        if count >= OFTEN:
            yield "often", told("canasta-highlight-often", name=told.name(seat), count=count)
    if turns and not takes:
        yield "untouched", told("canasta-highlight-untouched")


def _opened(told: Told, deal: int) -> _Kinds:
    openings = [*_openings(told, deal)]
    for one in openings:
        name, least = told.name(one.seat), _minimum(told, deal, one.seat)
        if one.value == least > 0:
            yield "exact", told("canasta-highlight-exact", name=name, points=least)
        if one.value >= LARGE_OPENING * max(50, least):
            yield "opened", told("canasta-highlight-opened", name=name, points=one.value)
    for one, other in pairwise(openings):
        if other.at == one.at + 1:
            name, then = told.name(one.seat), told.name(other.seat)
            yield "together", told("canasta-highlight-together", name=name, other=then)
    closed = [one.seats for one in _sides(told, deal) if not one.melds]
    if len(closed) == 1:
        names = _names(told, closed[0])
        yield "never-opened", told("canasta-highlight-never-opened", names=names)


# Points --------------------------------------------------------------------------------------


def _sheet(told: Told, deal: int) -> DealSheet:
    return sheet_after(told.view, deal)


def _points(told: Told, deal: int) -> _Kinds:
    """Tell who took the lead from far behind, and of the best deal so far."""
    leaders = leaders_of(_sheet(told, deal))
    if deal > 1 and len(leaders) == 1:
        before, side = _sheet(told, deal - 1), leaders[0].side
        gap = before.scores[0].amount - before.of(side[0]).amount
        if gap >= FAR_BEHIND:
            names = _names(told, side)
            yield "behind", told("canasta-highlight-behind", names=names, gap=number(gap))
    most = max(_result(told, deal).tallies, key=lambda one: one.total)
    earlier = [points for past in told.view.results[: deal - 1] for points in past.points]
    if deal > 2 and most.total > max(earlier, default=0):
        names, points = _names(told, most.seats), number(most.total)
        yield "record", told("canasta-highlight-record", names=names, points=points)


HIGHLIGHTS: Final = Highlights[CanastaView](
    get_args(_Kind),
    (
        _tallies,
        _made,
        _melds,
        _out,
        _caught,
        _end,
        _pile,
        _opened,
        _points,
        by_standing(_sheet),
    ),
)


_ENDED: Final = frozenset[_Kind](
    ("concealed", "quick", "full-hands", "last-canasta", "no-canasta", "black-threes", "end")
)
"""The kinds that say how a deal ended."""


def ended_beside(told: Told, deal: int) -> str | None:
    """Tell in small letters how a deal ended, if the best sentence about it does not."""
    if next(iter(HIGHLIGHTS.told(told, deal))) in _ENDED:
        return None
    said = ended_text(_result(told, deal), told.frame, told.phrasebook)
    return told("deal-small", said=said)


def of_game(told: Told) -> list[str]:
    """Tell what was rare in a game, and in which deal; of a single deal what is told of that."""
    deals = len(told.view.results)
    if deals == 1:
        return [*HIGHLIGHTS.told(told, 1).values()]
    found = {deal: HIGHLIGHTS.told(told, deal) for deal in range(1, deals + 1)}
    return [
        told("story-in-deal", number=deal, said=said[kind])
        for kind in get_args(_Rare)
        for deal, said in found.items()
        if kind in said
    ]
