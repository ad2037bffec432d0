"""The highlights of a deal of Hearts, kind by kind.

Where points are wanted, kinds that pity or blame who took them do not apply.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from bot.screens.cards import face_shown
from bot.screens.drawing import Drawing
from bot.screens.hearts.points import sheet, shown_points, shown_total, sum_of
from bot.screens.table.highlights import Highlights, Remark, by_standing, leaders_of
from bot.screens.trick_games.trick import best_of
from bot.screens.trick_games.usual import tricks_of_deal
from engine.cards import Card, card
from engine.contract.seats import Seat
from engine.games.hearts.deal import DealResult
from engine.games.hearts.ending import at_target
from engine.games.hearts.finishing import stopper_of
from engine.games.hearts.scoring import normal_points
from engine.games.hearts.terms import as_charged, terms
from engine.games.hearts.view import HeartsView
from engine.tricks.trick import TakenTrick

QUEEN: Final = card("QS")
LOW: Final = 5
"""Highest rank that takes something by mischance, or by good play."""
LATE: Final = 9
"""No heart before this trick is worth telling."""
EARLY: Final = 3
"""The queen is out early in one of so many tricks."""
DEAR: Final = 4
"""Points of hearts in one trick that are many; those of the queen come on top."""

Told: TypeAlias = Drawing[HeartsView]
_Kind: TypeAlias = Literal[
    "sun",
    "moon-again",
    "moon",
    "short",
    "stopped",
    "comeback",
    "exact",
    "life",
    "queens",
    "all",
    "queen-last",
    "charged",
    "tie",
    "ends",
    "queen-low",
    "queen-bonus",
    "queen-leader",
    "dear",
    "late",
    "first",
    "queen-early",
    "double",
    "leader",
    "no-trick",
    "clean",
    "bonus",
    "queen-own",
    "queen-thrown",
    "queen-caught",
    "card",
    "most",
]
"""The best first."""
_Kinds: TypeAlias = Iterator[tuple[_Kind, str]]


class Caught(NamedTuple):
    """A card that somebody took in a trick: who played it, who took it and with what."""

    face: Card
    giver: Seat
    taker: Seat
    by: Card
    trick: int
    """The number of the trick, from 1."""
    points: int
    """The cost of the whole trick."""


# The moon ------------------------------------------------------------------------------------


def _moons(told: Told, deal: int) -> _Kinds:
    result = _result(told, deal)
    if result.moon is None:
        return
    name = told.name(result.moon)
    shot = [one.moon for one in told.view.results[:deal]].count(result.moon)
    if result.sun:
        yield "sun", told("deal-sun", name=name)
    if shot > 1:
        yield "moon-again", told("hearts-highlight-moon-again", name=name, count=shot)
    yield "moon", told("deal-moon", name=name)


def _one_card_short(told: Told, deal: int) -> _Kinds:
    """Tell who had all cards of a moon but one, and who had that."""
    terms, taken = told.view.terms, _result(told, deal).taken
    held = [[face for face in own if face in terms.moon_cards] for own in taken]
    counts = [len(own) for own in held]
    if terms.rules.moon == "none" or terms.moon_count < len(taken):
        return
    if terms.moon_count - 1 not in counts or 1 not in counts:
        return
    name, other = told.name(counts.index(terms.moon_count - 1)), counts.index(1)
    if deal < told.view.deal_number:
        yield "short", told("hearts-highlight-short-past", name=name)
    else:
        face = _face(told, held[other][0])
        yield "short", told("hearts-highlight-short", name=name, other=told.name(other), card=face)


def _stopped_moon(told: Told, deal: int) -> _Kinds:
    """Tell who stopped a moon, and with what card."""
    view, result = told.view, _result(told, deal)
    if result.stopped is None:
        return
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
            yield "stopped", told(f"hearts-highlight-{key}", card=_face(told, best.card), **names)
    yield "stopped", told("hearts-highlight-stopped-past", **names)


# The queen and other cards that stand out ----------------------------------------------------


def _queens(told: Told, deal: int) -> _Kinds:
    """Tell of both queens in one hand, or of the one where she costs much."""
    queens = [*_caught(told, deal, QUEEN)]
    if not queens or not _pitied(told):
        return
    if len(queens) > 1:
        if len({one.taker for one in queens}) == 1:
            name = told.name(queens[0].taker)
            yield "queens", told("hearts-highlight-queens", name=name, card=_face(told, QUEEN))
        return
    queen, bonus = queens[0], told.view.terms.rules.bonus_card
    if told.view.terms.points.get(QUEEN, 0) <= DEAR:
        return
    given, thrown = queen.giver != queen.taker, queen.by.suit != QUEEN.suit
    applies: dict[_Kind, bool] = {
        "queen-last": given and queen.trick >= len(tricks_of_deal(told.view, deal)),
        "queen-low": queen.by.rank <= LOW,
        "queen-bonus": bonus in _result(told, deal).taken[queen.taker],
        "queen-leader": _led_alone(told, deal, queen),
        "queen-early": queen.trick <= EARLY,
        "queen-own": not given,
        "queen-thrown": given and thrown,
    }
    facts = {"bonus": "" if bonus is None else _face(told, bonus)}
    facts |= {"name": told.name(queen.taker), "other": told.name(queen.giver)}
    facts |= {"card": _face(told, QUEEN), "caught": _face(told, queen.by)}
    for kind in filter(applies.get, applies):
        said = f"hearts-highlight-{kind}"
        yield kind, told(said, number=queen.trick, points=queen.points, **facts)
    if not thrown:
        yield "queen-caught", _dear(told, queen)


def remark(told: Told) -> Remark | None:
    """Tell of a dear queen in the trick that lies or stands, or of a moon that it stopped."""
    view, taken = told.view, told.view.last_trick
    plays = view.trick or ((taken.plays if taken else ()) if any(view.tricks_won) else ())
    dear = _pitied(told) and view.terms.points.get(QUEEN, 0) > DEAR
    giver = next((play.seat for play in plays if dear and play.card == QUEEN), None)
    if view.trick or view.pending or taken is None or not plays:
        return None if giver is None else Remark(giver)
    best, name = best_of(plays, taken.winner), told.name(taken.winner)
    caught = "" if best is None else _face(told, best.card)
    if (shooter := _just_stopped(view)) is not None:
        facts = {"name": name, "other": told.name(shooter), "card": caught}
        return Remark(taken.winner, told("hearts-highlight-stopped", **facts))
    if giver is None or best is None:
        return None
    facts = {"name": name, "other": told.name(giver), "card": _face(told, QUEEN), "caught": caught}
    if giver != taken.winner and best.card.suit == QUEEN.suit:
        cost = _cost(told, taken)
        return Remark(giver, told("hearts-highlight-dear", name=name, card=caught, points=cost))
    kind = "own" if giver == taken.winner else "thrown"
    return Remark(giver, told(f"hearts-highlight-queen-{kind}", **facts))


def _just_stopped(view: HeartsView) -> Seat | None:
    """Return whose moon the last trick has stopped, by the tricks that everybody has seen."""
    captures = [(trick.winner, [play.card for play in trick.plays]) for trick in view.tricks]
    now, before = (stopper_of(view.terms, some) for some in (captures, captures[:-1]))
    if now is None or before is not None:
        return None
    took = Counter(
        seat for seat, faces in captures[:-1] for face in faces if face in view.terms.moon_cards
    )
    return took.most_common(1)[0][0]


def _led_alone(told: Told, deal: int, queen: Caught) -> bool:
    """Whether who took the queen from another led alone before the deal."""
    first = leaders_of(sheet(told, deal - 1)) if deal > 1 else ()
    return len(first) == 1 and queen.taker in first[0].side and queen.giver not in first[0].side


def _dear(told: Told, caught: Caught) -> str:
    name, face = told.name(caught.taker), _face(told, caught.by)
    return told("hearts-highlight-dear", name=name, card=face, points=caught.points)


def _tricks(told: Told, deal: int) -> _Kinds:
    """Tell of a trick that cost more than one expects, and of points in the first one."""
    tricks = [*_tricks_caught(told, deal)] if _pitied(told) else []
    most = max(told.view.terms.points.values(), default=0)
    usual = most + DEAR if most > DEAR else DEAR
    dear = max(tricks, key=lambda one: one.points, default=None)
    if dear is not None and dear.points >= usual:
        yield "dear", _dear(told, dear)
    if tricks and tricks[0].points > 0:
        yield "first", told("hearts-highlight-first", name=told.name(tricks[0].taker))


def _cards(told: Told, deal: int) -> _Kinds:
    """Tell of cards that give, that double, and of the dearest of those that stand out."""
    view, result, rules = told.view, _result(told, deal), told.view.terms.rules
    for one in _caught(told, deal, rules.bonus_card):
        if one.by != rules.bonus_card:
            cards = {"card": _face(told, one.face), "caught": _face(told, one.by)}
            yield "bonus", told("hearts-highlight-bonus", name=told.name(one.taker), **cards)
    for one in _caught(told, deal, rules.double_card):
        facts = {"points": result.points[one.taker], "times": view.terms.times}
        if facts["points"] >= 2 * DEAR and _pitied(told):
            name, face = told.name(one.taker), _face(told, one.face)
            yield "double", told("hearts-highlight-double", name=name, card=face, **facts)
    for face in view.terms.told_cards if deal == view.deal_number else ():
        for seat, taken in enumerate(result.taken):
            if face in taken:
                yield "card", told("deal-card", card=_face(told, face), name=told.name(seat))


def _charged(told: Told, deal: int) -> _Kinds:
    """Tell of a charged card that its holder took, or lost to somebody."""
    terms, result = told.view.terms, _result(told, deal)
    for seat, faces in enumerate(result.shown if _pitied(told) else ()):
        for face in faces:
            taker = next(at for at, own in enumerate(result.taken) if face in own)
            names = {"name": told.name(seat), "other": told.name(taker), "card": _face(told, face)}
            if face == QUEEN:
                key = "charged-own" if taker == seat else "charged-queen"
                yield "charged", told(f"hearts-highlight-{key}", **names)
            elif face == terms.rules.bonus_card and taker != seat:
                yield "charged", told("hearts-highlight-charged-lost", **names)


def _no_heart_early(told: Told, deal: int) -> _Kinds:
    tricks = enumerate(tricks_of_deal(told.view, deal), start=1)
    hearts = (at for at, trick in tricks if any(play.card.suit == "H" for play in trick.plays))
    first = next(hearts, 0)
    if first >= LATE:
        yield "late", told("hearts-highlight-late", number=first)


# Who took points -----------------------------------------------------------------------------


def _points(told: Told, deal: int) -> _Kinds:
    """Tell who took every point where that is no moon, none, no trick, or the most."""
    result, terms = _result(told, deal), told.view.terms
    points, no_moon = result.points, result.moon is None and _pitied(told)
    some = [seat for seat, own in enumerate(points) if own]
    if no_moon and len(some) == 1 and points[some[0]] >= terms.penalty_sum:
        yield "all", told("hearts-highlight-all", name=told.name(some[0]))
    clean = [seat for seat, own in enumerate(result.taken) if terms.penalties.isdisjoint(own)]
    if no_moon and len(clean) == 1 and len(points) > 3:
        yield "clean", told("hearts-highlight-clean", name=told.name(clean[0]))
    without = [seat for seat, own in enumerate(result.taken) if not own]
    if len(without) == 1:
        yield "no-trick", told("hearts-highlight-no-trick", name=told.name(without[0]))
    most = max(points)
    if points.count(most) == 1 and most > 0:
        name, shown = told.name(points.index(most)), abs(shown_points(most, terms.rules))
        yield "most", told("hearts-highlight-most", name=name, count=shown)


# The game ------------------------------------------------------------------------------------


def _life_lost(told: Told, deal: int) -> _Kinds:
    """Tell who lost the last life, or else a life."""
    rules, view = told.view.terms.rules, told.view
    lost = [at for at, points in enumerate(_result(told, deal).points) if points >= rules.danger]
    if rules.lives and len(lost) == 1:
        left = view.lives[lost[0]] if deal == len(view.results) else 1
        yield "life", told("hearts-highlight-life", name=told.name(lost[0]), count=left)


def _exactly(told: Told, deal: int) -> _Kinds:
    """Tell who hit the target exactly, where that counts."""
    rules, view, result = told.view.terms.rules, told.view, _result(told, deal)
    if rules.exact_rule == "none" or result.moon is not None:
        return
    settled = as_charged(terms(rules, view.seat_count), result.shown)
    for seat, own in enumerate(result.taken):
        before = sum([one.points[seat] for one in view.results[: deal - 1]])
        if before + normal_points(settled, own, len(own)) == rules.target:
            key = "exact" if rules.reset_to is None else "reset"
            total = rules.target if rules.reset_to is None else rules.reset_to
            shown = {"target": shown_total(rules.target, rules), "total": shown_total(total, rules)}
            yield "exact", told(f"hearts-highlight-{key}", name=told.name(seat), **shown)


def _ends_game(told: Told, deal: int) -> _Kinds:
    """Tell who brought the end about."""
    view, result = told.view, _result(told, deal)
    if view.outcome is None or view.outcome.reason != "target" or deal < len(view.results):
        return
    rules, added = view.terms.rules, result.points
    before = tuple([now - more for now, more in zip(view.scores, added, strict=True)])
    there = [seat for seat, is_there in enumerate(at_target(rules, view.scores)) if is_there]
    if len(there) == 1 and not any(at_target(rules, before)) and _pitied(told):
        name, points = told.name(there[0]), added[there[0]]
        yield "ends", told("hearts-highlight-ends", name=name, count=points)


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


HIGHLIGHTS: Final = Highlights[HeartsView](
    get_args(_Kind),
    (
        _moons,
        _one_card_short,
        _stopped_moon,
        _queens,
        _tricks,
        _cards,
        _charged,
        _no_heart_early,
        _points,
        _life_lost,
        _exactly,
        _ends_game,
        by_standing(sheet),
    ),
)
