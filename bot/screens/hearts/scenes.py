"""Pictures of Hearts: who took which points in a deal, and how the totals went."""

from typing import Final

from bot.pictures.scenes import Big, CardLook, ChartLine, DealLine, DealScene, Pile, signs_of
from bot.screens.cards import held
from bot.screens.hearts.points import shown_points, shown_total
from engine.cards import Card, card
from engine.contract.seats import Seat
from engine.games.hearts.deal import DealResult
from engine.games.hearts.terms import Terms
from engine.games.hearts.view import HeartsView
from engine.tricks.trick import TakenTrick

QUEEN: Final = card("QS")

MOONS: Final = ("\N{CRESCENT MOON}", "\N{FULL MOON SYMBOL}")
"""Signs behind the squares of a deal: another's moon, one's own."""


def deal_scene(view: HeartsView, number: int, look: CardLook) -> DealScene | None:
    """Return the cards that count in a finished deal, by who took them in a trick."""
    result, terms = view.results[number - 1], view.terms
    counting = _counting(terms)
    lines = tuple(
        DealLine(
            side,
            signs_of(side, terms.sides),
            (Pile(held(cards)),) if cards else (),
            _signed(sum(shown_points(result.points[seat], terms.rules) for seat in side)),
            "moon" if result.moon in side else "",
        )
        for side in terms.sides
        for cards in ([face for seat in side for face in result.taken[seat] if face in counting],)
    )
    return DealScene(lines, look, _big(result, terms))


def squares(view: HeartsView, seat: Seat) -> str:
    """Tell which tricks cost a seat nothing, points, or the queen where she costs much, and a moon.

    The tricks of a moon cost those whom it costs, and not who took them.
    """
    result = view.results[-1]

    def square(trick: TakenTrick) -> str:
        faces = [play.card for play in trick.plays]
        costs = trick.winner == seat if result.moon is None else result.points[seat] > 0
        if not costs or not any(face in view.terms.penalties for face in faces):
            return "\N{LARGE GREEN SQUARE}"
        dear = QUEEN in faces and view.terms.points.get(QUEEN, 0) > 1
        return "\N{BLACK LARGE SQUARE}" if dear else "\N{LARGE YELLOW SQUARE}"

    moon = "" if result.moon is None else MOONS[result.moon == seat]
    return "".join(map(square, view.past_tricks)) + moon


def chart_lines(view: HeartsView) -> tuple[ChartLine, ...]:
    """Return the totals of each side after each deal, as they are shown."""
    rules = view.terms.rules

    def total(side: tuple[int, ...], deals: int) -> int:
        sums = [sum(result.points[seat] for result in view.results[:deals]) for seat in side]
        if rules.team_score == "pooled":
            return shown_total(sum(sums), rules)
        return sum(shown_total(one, rules) for one in sums)

    deals = range(1, len(view.results) + 1)
    return tuple(
        ChartLine(side, sign, tuple(total(side, count) for count in deals))
        for sign, side in enumerate(view.terms.sides)
    )


def _counting(terms: Terms) -> frozenset[Card]:
    """Return the cards that cost points, give some back or change what others cost."""
    rules = terms.rules
    more = {one for one in (rules.bonus_card, rules.double_card) if one is not None}
    return frozenset({face for face, value in terms.points.items() if value} | more)


def _big(result: DealResult, terms: Terms) -> Big | None:
    """Return the moon, else who took the queen, if she costs much and one player got her."""
    if result.moon is not None:
        return Big(result.moon, signs_of((result.moon,), terms.sides)[0])
    if terms.points.get(QUEEN, 0) <= 1:
        return None
    takers = [seat for seat, taken in enumerate(result.taken) if QUEEN in taken]
    if len(takers) != 1:
        return None
    return Big(takers[0], signs_of(takers, terms.sides)[0], QUEEN)


def _signed(points: int) -> str:
    return f"{points:+}" if points else "0"
