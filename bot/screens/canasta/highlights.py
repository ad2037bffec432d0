"""What is told of a deal of Canasta or Samba in one sentence, kind by kind."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from bot.screens.canasta.count import ended_text, sheet_after
from bot.screens.canasta.melds import side_name
from bot.screens.drawing import Drawing
from bot.screens.sheet import number
from bot.screens.table.deal_end import DealSheet
from bot.screens.table.highlights import (
    DealStanding,
    Highlight,
    by_standing,
    comeback,
    new_leader,
    tie_for_first,
)
from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.canasta.kinds import THREES, is_wild, value_of
from engine.games.canasta.melds import CANASTA, Meld, PlayerTurn
from engine.games.canasta.view import CanastaView, DealResult, Tally

MANY: Final = 5
"""So many canastas of one side in one deal are worth telling."""
QUICK: Final = 4
"""Who goes out in so many turns is quick."""
LARGE_PILE: Final = 20
LARGE_FROZEN_PILE: Final = 12
OFTEN: Final = 6
LONG_MELD: Final = 10
LONG_SEQUENCE: Final = 5
DEAR_HAND: Final = 200
FULL_HANDS: Final = 13
"""So many cards in each hand of the others are many at the end."""
WILDS: Final = 3
FAR_BEHIND: Final = 1000
LARGE_OPENING: Final = 3
"""So many times the minimum is much to open with."""

Told: TypeAlias = Drawing[CanastaView]


# Facts ---------------------------------------------------------------------------------------


def _result(told: Told, deal: int) -> DealResult:
    return told.view.results[deal - 1]


def _names(told: Drawing[View], seats: Sequence[Seat]) -> str:
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


# Red threes ----------------------------------------------------------------------------------


def _all_threes(told: Told, deal: int) -> str | None:
    for one in _result(told, deal).tallies:
        if one.red_threes == 2 * told.view.rules.decks:
            key = "all" if one.red_three_points > 0 else "all-against"
            names, points = _names(told, one.seats), number(abs(one.red_three_points))
            return told(f"canasta-highlight-threes-{key}", names=names, points=points)
    return None


def _threes_against(told: Told, deal: int) -> str | None:
    for one in _result(told, deal).tallies:
        if one.red_three_points < 0:
            names, count = _names(told, one.seats), one.red_threes
            points = number(-one.red_three_points)
            return told("canasta-highlight-threes-against", names=names, count=count, points=points)
    return None


# Canastas and melds --------------------------------------------------------------------------


def _many_canastas(told: Told, deal: int) -> str | None:
    for one in _result(told, deal).tallies:
        if _canastas(one) >= MANY:
            names = _names(told, one.seats)
            return told("canasta-highlight-many", names=names, count=_canastas(one))
    return None


def _sambas(told: Told, deal: int) -> str | None:
    for one in _result(told, deal).tallies:
        if one.sambas > 1:
            names = _names(told, one.seats)
            return told("canasta-highlight-sambas", names=names, count=one.sambas)
    return None


def _samba(told: Told, deal: int) -> str | None:
    turn, meld = _first_made(told, deal, "samba")
    if turn is None or meld is None:
        return None
    return told("canasta-highlight-samba", name=told.name(turn.seat), suit=meld.suit)


def _first_natural(told: Told, deal: int) -> str | None:
    """Tell who made the first natural canasta of the game, if it stayed one."""
    made = [sum(one.naturals for one in past.tallies) for past in told.view.results[:deal]]
    turn, _ = _first_made(told, deal, "natural")
    if turn is None or any(made[:-1]) or not made[-1]:
        return None
    return told("canasta-highlight-first-natural", name=told.name(turn.seat))


def _first_made(told: Told, deal: int, kind: str) -> tuple[PlayerTurn | None, Meld | None]:
    for turn in _result(told, deal).turns:
        for meld in turn.canastas:
            if meld.canasta == kind:
                return turn, meld
    return None, None


def _all_natural(told: Told, deal: int) -> str | None:
    for one in _result(told, deal).tallies:
        if one.naturals == _canastas(one) > 1:
            names = _names(told, one.seats)
            return told("canasta-highlight-all-natural", names=names, count=one.naturals)
    return None


def _long_meld(told: Told, deal: int) -> str | None:
    sizes = [(len(meld.cards), one.seats) for one in _sides(told, deal) for meld in one.melds]
    size, seats = max(sizes, default=(0, ()))
    if size < LONG_MELD:
        return None
    return told("canasta-highlight-long-meld", names=_names(told, seats), count=size)


def _short_of_samba(told: Told, deal: int) -> str | None:
    size, seats = _longest_left(told, deal, sequences=True)
    if size < LONG_SEQUENCE:
        return None
    key = "samba-short" if size == CANASTA - 1 else "sequence-left"
    return told(f"canasta-highlight-{key}", names=_names(told, seats), count=size)


def _short_of_canasta(told: Told, deal: int) -> str | None:
    size, seats = _longest_left(told, deal, sequences=False)
    if size < CANASTA - 1:
        return None
    return told("canasta-highlight-canasta-short", names=_names(told, seats))


def _longest_left(told: Told, deal: int, *, sequences: bool) -> tuple[int, tuple[Seat, ...]]:
    """Return the longest unfinished meld of a side that lacked a canasta as another went out."""
    if _result(told, deal).out is None:
        return 0, ()
    needed = told.view.rules.canastas_to_go_out
    left = [
        (len(meld.cards), one.seats)
        for one in _sides(told, deal)
        for meld in one.melds
        if not one.out and bool(meld.suit) == sequences and not meld.canasta
        if sequences or _canastas(one.tally) < needed
    ]
    return max(left, default=(0, ()))


def _no_canasta(told: Told, deal: int) -> str | None:
    out = _result(told, deal).out
    for one in _sides(told, deal):
        if out is not None and one.melds and not one.out and not _canastas(one.tally):
            names = _names(told, one.seats)
            return told("canasta-highlight-no-canasta", names=names, name=told.name(out))
    return None


# Going out, and who was caught ---------------------------------------------------------------


def _concealed(told: Told, deal: int) -> str | None:
    return _end(told, deal) if _result(told, deal).concealed else None


def _quick(told: Told, deal: int) -> str | None:
    result = _result(told, deal)
    count = sum(turn.seat == result.out for turn in result.turns)
    if result.out is None or not 0 < count <= QUICK:
        return None
    return told("canasta-highlight-quick", name=told.name(result.out), count=count)


def _out_with_threes(told: Told, deal: int) -> str | None:
    result = _result(told, deal)
    last = result.turns[-1].laid if result.turns else ()
    if result.out is None or all(group.rank != THREES for group in last):
        return None
    return told("canasta-highlight-black-threes", name=told.name(result.out))


def _last_canasta(told: Told, deal: int) -> str | None:
    """Tell that the canasta that was still needed was made in the turn in which its maker went out.

    A canasta may be made of melds that were put together, which no turn tells.
    """
    result, needed = _result(told, deal), told.view.rules.canastas_to_go_out
    last = len(result.turns[-1].canastas) if result.turns else 0
    for one in _sides(told, deal):
        if one.out and result.out is not None and needed <= _canastas(one.tally) < needed + last:
            return told("canasta-highlight-last-canasta", name=told.name(result.out))
    return None


def _dear_hand(told: Told, deal: int) -> str | None:
    hands = _hands(told, deal)
    seat = max(hands, key=lambda one: value_of(hands[one]), default=None)
    if seat is None or value_of(hands[seat]) < DEAR_HAND:
        return None
    name, count, points = told.name(seat), len(hands[seat]), number(value_of(hands[seat]))
    return told("canasta-highlight-dear-hand", name=name, count=count, points=points)


def _full_hands(told: Told, deal: int) -> str | None:
    result, hands = _result(told, deal), _hands(told, deal)
    count = sum(map(len, hands.values()))
    if result.out is None or count < FULL_HANDS * max(1, len(hands)):
        return None
    return told("canasta-highlight-full-hands", name=told.name(result.out), count=count)


def _wilds_held(told: Told, deal: int) -> str | None:
    held = {seat: sum(map(is_wild, hand)) for seat, hand in _hands(told, deal).items()}
    seat = max(held, key=held.__getitem__, default=None)
    if seat is None or held[seat] < WILDS:
        return None
    return told("canasta-highlight-wilds", name=told.name(seat), count=held[seat])


def _never_opened(told: Told, deal: int) -> str | None:
    closed = [one.seats for one in _sides(told, deal) if not one.melds]
    if len(closed) != 1:
        return None
    return told("canasta-highlight-never-opened", names=_names(told, closed[0]))


# The pile, and opening -----------------------------------------------------------------------


def _frozen_pile(told: Told, deal: int) -> str | None:
    piles = [turn for turn in _result(told, deal).turns if turn.frozen]
    turn = max(piles, key=lambda one: one.took, default=None)
    if turn is None or turn.took < LARGE_FROZEN_PILE or told.view.rules.always_frozen:
        return None
    return told("canasta-highlight-frozen-pile", name=told.name(turn.seat), count=turn.took)


def _large_pile(told: Told, deal: int) -> str | None:
    turns = _result(told, deal).turns
    at = max(range(1, len(turns)), key=lambda one: turns[one].took, default=0)
    if not at or turns[at].took < LARGE_PILE:
        return None
    name, loser = told.name(turns[at].seat), told.name(turns[at - 1].seat)
    return told("canasta-highlight-large-pile", name=name, loser=loser, count=turns[at].took)


def _took_often(told: Told, deal: int) -> str | None:
    takes = Counter(turn.seat for turn in _result(told, deal).turns if turn.took)
    for seat, count in takes.most_common(1):
        if count >= OFTEN:
            return told("canasta-highlight-often", name=told.name(seat), count=count)
    return None


def _untouched(told: Told, deal: int) -> str | None:
    turns = _result(told, deal).turns
    if not turns or any(turn.took for turn in turns):
        return None
    return told("canasta-highlight-untouched")


def _exact_opening(told: Told, deal: int) -> str | None:
    for one in _openings(told, deal):
        least = _minimum(told, deal, one.seat)
        if one.value == least > 0:
            return told("canasta-highlight-exact", name=told.name(one.seat), points=least)
    return None


def _large_opening(told: Told, deal: int) -> str | None:
    for one in _openings(told, deal):
        if one.value >= LARGE_OPENING * max(50, _minimum(told, deal, one.seat)):
            return told("canasta-highlight-opened", name=told.name(one.seat), points=one.value)
    return None


def _opened_together(told: Told, deal: int) -> str | None:
    for one, other in pairwise(_openings(told, deal)):
        if other.at == one.at + 1:
            name, then = told.name(one.seat), told.name(other.seat)
            return told("canasta-highlight-together", name=name, other=then)
    return None


# Points --------------------------------------------------------------------------------------


def _sheet(told: Told, deal: int) -> DealSheet:
    return sheet_after(told.view, deal)


def _from_behind(told: Drawing[View], standing: DealStanding) -> str | None:
    """Tell who took the lead from far behind."""
    before, leader = standing.before, standing.leader
    if before is None or leader is None:
        return None
    gap = before.scores[0].amount - before.of(leader.side[0]).amount
    if gap < FAR_BEHIND:
        return None
    return told("canasta-highlight-behind", names=_names(told, leader.side), gap=number(gap))


def _record(told: Told, deal: int) -> str | None:
    most = max(_result(told, deal).tallies, key=lambda one: one.total)
    earlier = [points for past in told.view.results[: deal - 1] for points in past.points]
    if deal < 3 or most.total <= max(earlier, default=0):
        return None
    names, points = _names(told, most.seats), number(most.total)
    return told("canasta-highlight-record", names=names, points=points)


def _end(told: Told, deal: int) -> str | None:
    return ended_text(_result(told, deal), told.frame, told.phrasebook)


RARE: Final[Sequence[Highlight[CanastaView]]] = (
    _all_threes,
    _concealed,
    _sambas,
    _quick,
    _frozen_pile,
    _large_pile,
    _many_canastas,
    _dear_hand,
    _samba,
    _out_with_threes,
)
"""What is worth telling of a whole game."""

HIGHLIGHTS: Final[Sequence[Highlight[CanastaView]]] = (
    *RARE,
    by_standing(_sheet, _from_behind),
    by_standing(_sheet, comeback),
    _first_natural,
    _full_hands,
    _never_opened,
    _wilds_held,
    _short_of_samba,
    _record,
    _all_natural,
    _long_meld,
    _last_canasta,
    _short_of_canasta,
    _took_often,
    _exact_opening,
    _threes_against,
    by_standing(_sheet, tie_for_first),
    by_standing(_sheet, new_leader),
    _large_opening,
    _no_canasta,
    _opened_together,
    _untouched,
    _end,
)
"""The best first."""


def of_game(told: Told) -> list[str]:
    """Tell what was rare in a game, and in which deal; of a single deal what is told of that."""
    deals = range(1, len(told.view.results) + 1)
    only = len(deals) == 1
    return [
        said if only else told("story-in-deal", number=deal, said=said)
        for kind in (HIGHLIGHTS if only else RARE)
        for deal in deals
        if (said := kind(told, deal))
    ]
