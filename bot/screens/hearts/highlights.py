"""What is told of a deal of Hearts in one sentence, kind by kind.

Where points are wanted, kinds that pity or blame who took them do not apply.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.hearts.points import sheet, shown_points, shown_total, sum_of
from bot.screens.table.highlights import (
    Highlight,
    by_standing,
    comeback,
    new_leader,
    tie_for_first,
)
from bot.screens.trick_games.trick import best_of
from bot.screens.trick_games.usual import tricks_of_deal
from engine.cards import Card, card
from engine.contract.seats import Seat
from engine.games.hearts.deal import DealResult
from engine.games.hearts.ending import at_target
from engine.games.hearts.scoring import normal_points
from engine.games.hearts.terms import as_charged, terms
from engine.games.hearts.view import HeartsView
from engine.tricks.trick import TakenTrick

QUEEN: Final = card("QS")
LOW: Final = 5
"""Who takes something with this rank or a lower one did not mean to, or did it well."""
LATE: Final = 9
"""No heart before this trick is worth telling."""
EARLY: Final = 3
"""The queen is out early in one of so many tricks."""
DEAR: Final = 4
"""So many points of hearts in one trick are many; those of the queen come on top."""

Told: TypeAlias = Drawing[HeartsView]


class Caught(NamedTuple):
    """A card that somebody took in a trick: who played it, who took it and with what."""

    face: Card
    giver: Seat
    taker: Seat
    by: Card
    trick: int
    """The number of the trick, from 1."""
    points: int
    """What the whole trick cost."""


# The moon ------------------------------------------------------------------------------------


def _sun(told: Told, deal: int) -> str | None:
    result = _result(told, deal)
    if result.moon is None or not result.sun:
        return None
    return told("deal-sun", name=told.name(result.moon))


def _moon_again(told: Told, deal: int) -> str | None:
    moon = _result(told, deal).moon
    shot = [one.moon for one in told.view.results[:deal]].count(moon)
    if moon is None or shot < 2:
        return None
    return told("hearts-highlight-moon-again", name=told.name(moon), count=shot)


def _moon(told: Told, deal: int) -> str | None:
    moon = _result(told, deal).moon
    return None if moon is None else told("deal-moon", name=told.name(moon))


def _one_card_short(told: Told, deal: int) -> str | None:
    """Tell who had all cards of a moon but one, and who had that."""
    terms, taken = told.view.terms, _result(told, deal).taken
    if terms.rules.moon == "none" or terms.moon_count < len(taken):
        return None
    held = [[face for face in own if face in terms.moon_cards] for own in taken]
    counts = [len(own) for own in held]
    if terms.moon_count - 1 not in counts or 1 not in counts:
        return None
    name, other = told.name(counts.index(terms.moon_count - 1)), counts.index(1)
    if deal < told.view.deal_number:
        return told("hearts-highlight-short-past", name=name)
    face = _face(told, held[other][0])
    return told("hearts-highlight-short", name=name, other=told.name(other), card=face)


def _stopped_moon(told: Told, deal: int) -> str | None:
    """Tell who stopped a moon, and with what card."""
    view, result = told.view, _result(told, deal)
    if result.stopped is None:
        return None
    counts = [sum(face in view.terms.moon_cards for face in own) for own in result.taken]
    shooter = max(
        (seat for seat in range(view.seat_count) if seat != result.stopped),
        key=lambda seat: counts[seat] if counts else 0,
    )
    names = {"name": told.name(result.stopped), "other": told.name(shooter)}
    tricks = tricks_of_deal(view, deal)
    for at, (plays, winner) in enumerate(tricks, start=1):
        best = best_of(plays, winner)
        if winner == result.stopped and best and _costs(view, plays):
            key = "stopped-last" if at == len(tricks) else "stopped"
            return told(f"hearts-highlight-{key}", card=_face(told, best.card), **names)
    return told("hearts-highlight-stopped-past", **names)


# The queen and other cards that stand out ----------------------------------------------------

QueenKind: TypeAlias = Callable[[Told, int, Caught], str | None]


def _of_queen(kind: QueenKind) -> Highlight[HeartsView]:
    """Return a kind that is told of the one Queen of Spades, where she costs much."""

    def told_of(told: Told, deal: int) -> str | None:
        queens = [*_caught(told, deal, QUEEN)]
        points = told.view.terms.points.get(QUEEN, 0)
        if len(queens) != 1 or points <= DEAR or not _pitied(told):
            return None
        return kind(told, deal, queens[0])

    return told_of


def _both_queens(told: Told, deal: int) -> str | None:
    queens = [*_caught(told, deal, QUEEN)]
    if len(queens) < 2 or len({one.taker for one in queens}) > 1 or not _pitied(told):
        return None
    name = told.name(queens[0].taker)
    return told("hearts-highlight-queens", name=name, card=_face(told, QUEEN))


def _queen_last(told: Told, deal: int, queen: Caught) -> str | None:
    if queen.trick < len(tricks_of_deal(told.view, deal)) or queen.giver == queen.taker:
        return None
    return _queen(told, "last", queen)


def _own_queen(told: Told, deal: int, queen: Caught) -> str | None:
    del deal
    return _queen(told, "own", queen) if queen.giver == queen.taker else None


def _queen_on_leader(told: Told, deal: int, queen: Caught) -> str | None:
    if deal < 2:
        return None
    before = sheet(told, deal - 1)
    first = [one for one in before.scores if one.place == 1]
    if len(first) > 1 or queen.taker not in first[0].side or queen.giver in first[0].side:
        return None
    return _queen(told, "leader", queen)


def _queen_with_bonus(told: Told, deal: int, queen: Caught) -> str | None:
    bonus = told.view.terms.rules.bonus_card
    if bonus is None or bonus not in _result(told, deal).taken[queen.taker]:
        return None
    return _queen(told, "bonus", queen, bonus=_face(told, bonus))


def _queen_by_low_card(told: Told, deal: int, queen: Caught) -> str | None:
    del deal
    return _queen(told, "low", queen) if queen.by.rank <= LOW else None


def _queen_early(told: Told, deal: int, queen: Caught) -> str | None:
    del deal
    return _queen(told, "early", queen) if queen.trick <= EARLY else None


def _queen_thrown(told: Told, deal: int, queen: Caught) -> str | None:
    del deal
    thrown = queen.by.suit != QUEEN.suit
    return _queen(told, "thrown", queen) if thrown and queen.giver != queen.taker else None


def _queen_caught(told: Told, deal: int, queen: Caught) -> str | None:
    del deal
    if queen.by.suit != QUEEN.suit:
        return None
    name, face = told.name(queen.taker), _face(told, queen.by)
    return told("hearts-highlight-dear", name=name, card=face, points=queen.points)


def _queen(told: Told, key: str, queen: Caught, **more: str) -> str:
    return told(
        f"hearts-highlight-queen-{key}",
        name=told.name(queen.taker),
        other=told.name(queen.giver),
        card=_face(told, QUEEN),
        caught=_face(told, queen.by),
        number=queen.trick,
        points=queen.points,
        **more,
    )


def _dear_trick(told: Told, deal: int) -> str | None:
    """Tell which card cost most, if its trick cost more than one expects."""
    dear = max(_tricks_caught(told, deal), key=lambda one: one.points, default=None)
    most = max(told.view.terms.points.values(), default=0)
    usual = most + DEAR if most > DEAR else DEAR
    if dear is None or not _pitied(told) or dear.points < usual:
        return None
    name, face = told.name(dear.taker), _face(told, dear.by)
    return told("hearts-highlight-dear", name=name, card=face, points=dear.points)


def _bonus_card(told: Told, deal: int) -> str | None:
    bonus = told.view.terms.rules.bonus_card
    for one in _caught(told, deal, bonus):
        if one.by != bonus:
            card, caught = _face(told, one.face), _face(told, one.by)
            return told(
                "hearts-highlight-bonus", name=told.name(one.taker), card=card, caught=caught
            )
    return None


def _doubled(told: Told, deal: int) -> str | None:
    """Tell whose points a card has doubled."""
    double, result = told.view.terms.rules.double_card, _result(told, deal)
    for one in _caught(told, deal, double):
        points = result.points[one.taker]
        if points >= 2 * DEAR and _pitied(told):
            name, face = told.name(one.taker), _face(told, one.face)
            times = told.view.terms.times
            return told("hearts-highlight-double", name=name, card=face, points=points, times=times)
    return None


def _charged(told: Told, deal: int) -> str | None:
    """Tell of a charged card that its holder took, or lost to somebody."""
    terms, result = told.view.terms, _result(told, deal)
    if not _pitied(told):
        return None
    for seat, faces in enumerate(result.shown):
        for face in faces:
            taker = next(at for at, own in enumerate(result.taken) if face in own)
            names = {"name": told.name(seat), "other": told.name(taker), "card": _face(told, face)}
            if face == QUEEN:
                key = "charged-own" if taker == seat else "charged-queen"
                return told(f"hearts-highlight-{key}", **names)
            if face == terms.rules.bonus_card and taker != seat:
                return told("hearts-highlight-charged-lost", **names)
    return None


def _card_went(told: Told, deal: int) -> str | None:
    """Tell who took the dearest of the cards that stand out."""
    view = told.view
    if deal < view.deal_number:
        return None
    for face in view.terms.told_cards:
        for seat, taken in enumerate(_result(told, deal).taken):
            if face in taken:
                return told("deal-card", card=_face(told, face), name=told.name(seat))
    return None


# Who took points -----------------------------------------------------------------------------


def _points_at_once(told: Told, deal: int) -> str | None:
    """Tell who took points in the first trick."""
    first = next(_tricks_caught(told, deal), None)
    if first is None or first.points <= 0 or not _pitied(told):
        return None
    return told("hearts-highlight-first", name=told.name(first.taker))


def _no_heart_early(told: Told, deal: int) -> str | None:
    for at, (plays, _) in enumerate(tricks_of_deal(told.view, deal), start=1):
        if any(play.card.suit == "H" for play in plays):
            return told("hearts-highlight-late", number=at) if at >= LATE else None
    return None


def _all_points(told: Told, deal: int) -> str | None:
    """Tell who took every point where that is no moon."""
    result = _result(told, deal)
    some = [seat for seat, points in enumerate(result.points) if points]
    dear = len(some) == 1 and result.points[some[0]] >= told.view.terms.penalty_sum
    if not dear or result.moon is not None or not _pitied(told):
        return None
    return told("hearts-highlight-all", name=told.name(some[0]))


def _only_clean(told: Told, deal: int) -> str | None:
    result, costs = _result(told, deal), told.view.terms.penalties
    clean = [seat for seat, own in enumerate(result.taken) if costs.isdisjoint(own)]
    if len(clean) != 1 or len(result.points) < 4 or result.moon is not None or not _pitied(told):
        return None
    return told("hearts-highlight-clean", name=told.name(clean[0]))


def _no_trick(told: Told, deal: int) -> str | None:
    """Tell who took no trick."""
    taken = _result(told, deal).taken
    without = [seat for seat, own in enumerate(taken) if not own]
    if len(without) != 1:
        return None
    return told("hearts-highlight-no-trick", name=told.name(without[0]))


def _most(told: Told, deal: int) -> str | None:
    points, rules = _result(told, deal).points, told.view.terms.rules
    most = max(points)
    if points.count(most) > 1 or most <= 0:
        return None
    shown = abs(shown_points(most, rules))
    return told("hearts-highlight-most", name=told.name(points.index(most)), count=shown)


# The game ------------------------------------------------------------------------------------


def _life_lost(told: Told, deal: int) -> str | None:
    """Tell who lost the last life, or else a life."""
    rules, view = told.view.terms.rules, told.view
    lost = [at for at, points in enumerate(_result(told, deal).points) if points >= rules.danger]
    if not rules.lives or len(lost) != 1:
        return None
    left = view.lives[lost[0]] if deal == len(view.results) else 1
    return told("hearts-highlight-life", name=told.name(lost[0]), count=left)


def _exactly(told: Told, deal: int) -> str | None:
    """Tell who hit the target exactly, where that counts."""
    rules, view, result = told.view.terms.rules, told.view, _result(told, deal)
    if rules.exact_rule == "none" or result.moon is not None:
        return None
    settled = as_charged(terms(rules, view.seat_count), result.shown)
    for seat, own in enumerate(result.taken):
        before = sum([one.points[seat] for one in view.results[: deal - 1]])
        if before + normal_points(settled, own, len(own)) == rules.target:
            key = "exact" if rules.reset_to is None else "reset"
            total = rules.target if rules.reset_to is None else rules.reset_to
            shown = {"target": shown_total(rules.target, rules), "total": shown_total(total, rules)}
            return told(f"hearts-highlight-{key}", name=told.name(seat), **shown)
    return None


def _ends_game(told: Told, deal: int) -> str | None:
    """Tell who brought the end about."""
    view, result = told.view, _result(told, deal)
    if view.outcome is None or view.outcome.reason != "target" or deal < len(view.results):
        return None
    rules, added = view.terms.rules, result.points
    before = tuple([now - more for now, more in zip(view.scores, added, strict=True)])
    there = [seat for seat, is_there in enumerate(at_target(rules, view.scores)) if is_there]
    if len(there) != 1 or any(at_target(rules, before)) or not _pitied(told):
        return None
    points = added[there[0]]
    return told("hearts-highlight-ends", name=told.name(there[0]), count=points)


# What they are told from ---------------------------------------------------------------------


def _result(told: Told, deal: int) -> DealResult:
    return told.view.results[deal - 1]


def _face(told: Told, face: Card) -> str:
    return face_shown(face, told.phrasebook)


def _pitied(told: Told) -> bool:
    """Whether points are bad for whoever takes them, and whole numbers."""
    rules = told.view.terms.rules
    return rules.objective == "lowest" and not rules.imaginary


def _costs(view: HeartsView, plays: Sequence[tuple[Seat, Card]]) -> bool:
    return any(face in view.terms.moon_cards for _, face in plays)


def _tricks_caught(told: Told, deal: int) -> Iterator[Caught]:
    """Yield the card by which each trick of the deal was taken."""
    for at, trick in enumerate(tricks_of_deal(told.view, deal), start=1):
        yield from _taken(told, at, trick)


def _taken(told: Told, number: int, trick: TakenTrick) -> Iterator[Caught]:
    best = best_of(trick.plays, trick.winner)
    if best is not None:
        yield Caught(best.card, best.seat, best.seat, best.card, number, _cost(told, trick))


def _caught(told: Told, deal: int, face: Card | None) -> Iterator[Caught]:
    """Yield each time that a card was taken in a trick of the deal."""
    for at, trick in enumerate(tricks_of_deal(told.view, deal), start=1):
        for seat, played in trick.plays:
            if played == face:
                for one in _taken(told, at, trick):
                    yield one._replace(face=played, giver=seat)


def _cost(told: Told, trick: TakenTrick) -> int:
    return sum_of([play.card for play in trick.plays], told.view.terms)[0]


HIGHLIGHTS: Final[Sequence[Highlight[HeartsView]]] = (
    _sun,
    _moon_again,
    _moon,
    _one_card_short,
    _stopped_moon,
    by_standing(sheet, comeback),
    _exactly,
    _life_lost,
    _both_queens,
    _all_points,
    _of_queen(_queen_last),
    _charged,
    by_standing(sheet, tie_for_first),
    _ends_game,
    _of_queen(_queen_by_low_card),
    _of_queen(_queen_with_bonus),
    _of_queen(_queen_on_leader),
    _dear_trick,
    _no_heart_early,
    _points_at_once,
    _of_queen(_queen_early),
    _doubled,
    by_standing(sheet, new_leader),
    _no_trick,
    _only_clean,
    _bonus_card,
    _of_queen(_own_queen),
    _of_queen(_queen_thrown),
    _of_queen(_queen_caught),
    _card_went,
    _most,
)
"""The best first."""
