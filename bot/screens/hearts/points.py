"""Points in words: what a trick, a deal and a game brought, and why a game is over."""

from collections.abc import Iterable, Sequence

from bot.screens.drawing import Drawing
from bot.screens.phrases import enumerated, listed, listed_or, remarked
from bot.screens.sheet import MINUS, number, signed
from bot.screens.sides import Side
from bot.screens.table.deal_end import DealSheet, SideScore, deal_sheet
from bot.text.phrasebook import Phrasebook
from engine.cards import Card
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.hearts.ending import adjusted, at_target, is_due
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.scoring import (
    Point,
    ScoresBefore,
    moon_of,
    moon_shooter,
    normal_points,
    points_in_plane,
    score,
)
from engine.games.hearts.terms import Terms
from engine.games.hearts.view import HeartsView
from engine.tricks.trick import Play


def worth(drawing: Drawing[HeartsView], trick: Sequence[Play]) -> str:
    """Say what a trick brings whoever takes it."""
    return worth_text(drawing, [play.card for play in trick])


def worth_text(drawing: Drawing[HeartsView], faces: Iterable[Card]) -> str:
    """Say what cards are worth: no points, 1 point, -10 points."""
    view = drawing.view
    point = sum_of(faces, view.terms)
    if point[1]:
        return drawing("points-complex", number=point_text(point, view.terms.rules))
    return drawing("points-count", count=shown_points(point[0], view.terms.rules))


def deal_text(drawing: Drawing[HeartsView], number: int) -> str:
    """Say what deal `number` brought each seat, and who shot the moon in it."""
    result = drawing.view.results[number - 1]
    points = _points_text(drawing, result.points)
    if result.moon is None:
        return drawing("deal-result", number=number, points=points)
    return drawing("deal-result-moon", number=number, points=points, name=drawing.name(result.moon))


def early_text(drawing: Drawing[HeartsView], count: int) -> str:
    """Tell the first so many deals of a long game as one sum."""
    early = (result.points for result in drawing.view.results[:count])
    sums = tuple(map(sum, zip(*early, strict=True)))
    return drawing("deals-early", count=count, points=_points_text(drawing, sums))


def _points_text(drawing: Drawing[HeartsView], points: tuple[int, ...]) -> str:
    told = (
        drawing(
            "deal-points",
            name=drawing.name(seat),
            points=shown_points(count, drawing.view.terms.rules),
        )
        for seat, count in enumerate(points)
    )
    return enumerated(told, drawing.phrasebook)


def shown_total(total: int, rules: HeartsRules) -> int:
    """Return a total as the variant writes it (R10.1, R13.18)."""
    if rules.display_sign == "count_down":
        return rules.target - total
    return shown_points(total, rules)


def shown_points(points: int, rules: HeartsRules) -> int:
    """Return the points of a deal or a trick as the variant writes them (R10.1)."""
    return points if rules.display_sign == "penalty_positive" else -points


def leaders_first(view: HeartsView) -> list[Seat]:
    """Return the seats by their totals, best first, equal ones in seat order (R10.2)."""
    sign = -1 if view.terms.rules.objective == "highest" else 1
    return sorted(range(view.seat_count), key=lambda seat: (sign * view.scores[seat], seat))


def side_total(side: Sequence[Seat], view: HeartsView) -> int:
    """Return what a side has together, as the variant writes it (R11.2)."""
    return shown_side_total([view.scores[seat] for seat in side], view.terms.rules)


def shown_side_total(totals: Sequence[int], rules: HeartsRules) -> int:
    """Return what these totals of partners come to, as the variant writes it (R11.2)."""
    if rules.team_score == "pooled":
        return shown_total(sum(totals), rules)
    return sum([shown_total(total, rules) for total in totals])


def side_lines(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell what each side has together, best first; nothing if everybody plays alone."""
    view = drawing.view
    rules = view.terms.rules
    if rules.teams is None:
        return []
    sign = -1 if rules.objective == "highest" else 1
    sums = {side: sum(view.scores[seat] for seat in side) for side in rules.teams}
    return [
        drawing(
            "score-side",
            names=listed([drawing.name(seat) for seat in side], drawing.phrasebook),
            total=side_total(side, view),
        )
        for side in sorted(sums, key=lambda side: (sign * sums[side], side))
    ]


def total_note(drawing: Drawing[HeartsView], seat: Seat) -> str:
    """Tell, after a total, what it does not say by itself: the complex number, the lives left."""
    view = drawing.view
    notes: list[str] = []
    if view.terms.rules.imaginary:
        point = point_text(view.plane[seat] if view.plane else (0, 0), view.terms.rules)
        notes += [point] if point != str(shown_total(view.scores[seat], view.terms.rules)) else []
    if view.lives:
        notes.append(drawing("score-lives", count=view.lives[seat]))
    return enumerated(notes, drawing.phrasebook)


def point_text(point: Point, rules: HeartsRules) -> str:
    """Write points as the variant shows them: 4, -4, 3 + 13i."""
    return complex_text((shown_points(point[0], rules), shown_points(point[1], rules)))


def complex_text(point: Point) -> str:
    """Write a complex number; one without an imaginary part is an ordinary one."""
    real, imaginary = point
    if not imaginary:
        return str(real)
    unit = "i" if abs(imaginary) == 1 else f"{abs(imaginary)}i"
    if not real:
        return unit if imaginary > 0 else f"-{unit}"
    return f"{real} {'+' if imaginary > 0 else '-'} {unit}"


def added_text(points: Point, rules: HeartsRules) -> str:
    """Write what a deal brings in a column of numbers: +13, 0, 3+13i."""
    if points[1]:
        return _in_column(points, rules)
    return signed(shown_points(points[0], rules))


def total_text(side: Sequence[Seat], view: HeartsView) -> str:
    """Write what a side has in a column of numbers; a player of the plane has a complex number."""
    rules = view.terms.rules
    if rules.imaginary and view.plane and len(side) == 1:
        return _in_column(view.plane[side[0]], rules)
    return number(side_total(side, view))


def _in_column(point: Point, rules: HeartsRules) -> str:
    return point_text(point, rules).replace(" ", "").replace("-", MINUS)


def tie_text(drawing: Drawing[HeartsView]) -> str | None:
    """Say that the end has come about and play goes on all the same, and why (R9.3)."""
    view = drawing.view
    rules = view.terms.rules
    if view.outcome is not None or not view.results:
        return None
    lost = tuple(rules.lives - left for left in view.lives)
    # A moon may have taken everybody back below the target, and the end stays due (A2).
    if not view.due and not is_due(rules, view.scores, len(view.results), lost):
        return None
    return drawing("score-tied-any" if rules.tie_scope == "any" else "score-tied")


def end_text(rules: HeartsRules, phrasebook: Phrasebook) -> str:
    """Say when the game ends: at 100, or after 4 deals."""
    target = shown_total(rules.target, rules)
    ends: list[str] = []
    if rules.end_mode != "deals":
        ends.append(phrasebook(_target_key(rules), target=target))
    if rules.end_mode != "target":
        ends.append(phrasebook("ends-deals", count=rules.deals or 0))
    if rules.lives:
        ends.append(phrasebook("ends-lives"))
    return listed_or(ends, phrasebook)


def _target_key(rules: HeartsRules) -> str:
    if rules.imaginary:
        return "ends-away"
    reach = rules.target_cmp == "reach"
    if rules.team_score == "pooled":
        return "ends-side" if reach else "ends-side-beyond"
    return "ends-target" if reach else "ends-beyond"


def totals(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell the totals, the leader first, and those of sides."""
    view = drawing.view
    return [
        drawing("scores-title", count=len(view.results)),
        *(
            remarked(
                drawing(
                    "scores-total",
                    name=drawing.name(seat),
                    points=shown_total(view.scores[seat], view.terms.rules),
                ),
                total_note(drawing, seat),
                drawing.phrasebook,
            )
            for seat in leaders_first(view)
        ),
        *side_lines(drawing),
    ]


def notes(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell what totals are made of: those of partners, and complex numbers."""
    told = (
        [_own(drawing, seat) for seat in side]
        for side in drawing.view.terms.sides
        if len(side) > 1 or drawing.view.terms.rules.imaginary
    )
    return [enumerated(said, drawing.phrasebook) for said in told]


def _own(drawing: Drawing[HeartsView], seat: Seat) -> str:
    total = shown_total(drawing.view.scores[seat], drawing.view.terms.rules)
    said = drawing("deal-points", name=drawing.name(seat), points=total)
    return remarked(said, total_note(drawing, seat), drawing.phrasebook)


def moons(drawing: Drawing[HeartsView]) -> list[str]:
    """Tell who shot how many moons."""
    shots = [result.moon for result in drawing.view.results if result.moon is not None]
    return [
        drawing("result-moons", name=drawing.name(seat), count=shots.count(seat))
        for seat in sorted(set(shots))
    ]


def totals_after(view: HeartsView, chosen: str) -> tuple[int, ...] | None:
    """Return the totals, as they are shown, after the moon on the table counted as `chosen`.

    None if no moon is on the table.
    """
    settled = view.terms
    took: list[list[Card]] = [[] for _ in range(view.seat_count)]
    won = [0] * view.seat_count
    unplayed = list(settled.deck)
    for plays, winner in view.tricks:
        won[winner] += 1
        for play in plays:
            took[winner].append(play.card)
            unplayed.remove(play.card)
    if view.kitty_taker is not None:
        # Once all hands are played, what nobody saw played can only lie with who got the kitty.
        took[view.kitty_taker].extend(unplayed)
    if moon_shooter(settled, took, tuple(won)) is None:
        return None
    before = ScoresBefore(view.scores, len(view.results), due=False)
    added = score(settled, took, tuple(won), before, moon_of(chosen)).points
    totals = tuple([total + points for total, points in zip(view.scores, added, strict=True)])
    return tuple([shown_total(total, settled.rules) for total in adjusted(settled.rules, totals)])


def sum_of(faces: Iterable[Card], settled: Terms) -> Point:
    """Count what cards cost together, one that takes points off included.

    The effect of a card on others of the deal, such as doubling them, is not in it.
    """
    rules, real, imaginary = settled.rules, 0, 0
    for face in faces:
        if face in rules.imaginary:
            imaginary += settled.points.get(face, 0)
        else:
            real += settled.points.get(face, 0)
        if face == rules.bonus_card:
            real += settled.bonus_points
    return real, imaginary


def taken_so_far(view: HeartsView) -> tuple[Point, ...]:
    """Count what each seat's tricks of this deal come to without a moon.

    Cards left over from the deal are counted only if everybody has seen them, and not if
    they went into a hand.
    """
    settled = view.terms
    captured: list[list[Card]] = [[] for _ in range(view.seat_count)]
    for plays, winner in view.tricks:
        captured[winner].extend([play.card for play in plays])
    seen = settled.rules.kitty_seen == "all" and settled.rules.kitty != "hand"
    if view.kitty_taker is not None and seen:
        captured[view.kitty_taker].extend(view.kitty)
    if settled.rules.imaginary:
        return points_in_plane(settled, captured, None)
    # What taking no trick brings is settled only when the last one is taken.
    return tuple([(normal_points(settled, own, 1), 0) for own in captured])


def reason_text(drawing: Drawing[HeartsView]) -> str | None:
    """Say what ended the game; None while it goes on, and if it had its deals."""
    view = drawing.view
    rules = view.terms.rules
    match view.outcome and view.outcome.reason:
        case "target":
            return _target_text(drawing, rules)
        case "lives":
            out = [seat for seat, left in enumerate(view.lives) if not left]
            return drawing("over-lives", count=len(out), names=_names(drawing, out))
        case "exact":
            hit = [seat for seat, total in enumerate(view.scores) if total == rules.target]
            target = shown_total(rules.target, rules)
            return drawing("over-exact", names=_names(drawing, hit), target=target)
        case _:
            return None


def _target_text(drawing: Drawing[HeartsView], rules: HeartsRules) -> str:
    there = [
        seat for seat, is_there in enumerate(at_target(rules, drawing.view.scores)) if is_there
    ]
    if not there:
        # A tie was played out after the end had come, and a moon may have taken it back.
        return drawing("over-tie")
    names = _names(drawing, there)
    if rules.display_sign == "count_down":
        return drawing("over-down", count=len(there), names=names)
    if rules.imaginary:
        return drawing("over-away", count=len(there), names=names, target=rules.target)
    key = "over-target" if rules.target_cmp == "reach" else "over-beyond"
    return drawing(key, names=names, target=shown_total(rules.target, rules))


def _names(drawing: Drawing[View], seats: list[Seat]) -> str:
    return listed([drawing.name(seat) for seat in seats], drawing.phrasebook)


def goal(drawing: Drawing[HeartsView]) -> str:
    """Say what ends the game, or why it goes on if that has come about."""
    ends = end_text(drawing.view.terms.rules, drawing.phrasebook)
    return tie_text(drawing) or drawing("deal-goal-ends", ends=ends)


def sheet(drawing: Drawing[HeartsView], deal: int) -> DealSheet:
    """Return what each side has after a deal; complex totals and lives only after the last."""
    view = drawing.view
    rules, results = view.terms.rules, view.results[:deal]
    latest = deal == len(view.results)
    lives = view.lives if latest else ()
    totals = [sum(points) for points in zip(*(result.points for result in results), strict=True)]

    def score(side: Side, place: int) -> SideScore:
        added = sum(shown_points(results[-1].points[seat], rules) for seat in side)
        if latest and rules.imaginary and view.plane and len(side) == 1:
            total = point_text(view.plane[side[0]], rules).replace("-", MINUS)
        else:
            total = number(shown_side_total([totals[seat] for seat in side], rules))
        more = (str(sum(lives[seat] for seat in side)),) if lives else ()
        return SideScore(side, place, signed(added), total, more)

    sides = view.terms.sides
    return deal_sheet(
        sides,
        [sum(totals[seat] for seat in side) for side in sides],
        view.outcome if latest else None,
        score,
        highest_wins=rules.objective == "highest",
        more=(drawing("sheet-lives"),) if lives else (),
    )
