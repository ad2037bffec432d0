"""The moon that its shooter may count in several ways: what each of them comes to (R8.3, R8.4)."""

from bot.screens.hearts.standing import shown_total
from engine.cards import Card
from engine.games.hearts.ending import adjusted
from engine.games.hearts.scoring import ScoresBefore, moon_of, moon_shooter, score
from engine.games.hearts.view import HeartsView


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
    totals = tuple(total + points for total, points in zip(view.scores, added, strict=True))
    return tuple(shown_total(total, settled.rules) for total in adjusted(settled.rules, totals))
