"""Ending: when a game is over, and who stands where (K51, S15)."""

from engine.contract.outcome import Outcome, places
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.seating import sides


def outcome(rules: CanastaRules, totals: tuple[int, ...]) -> Outcome | None:
    """Return how the game ends after a deal, None where it goes on.

    Where the best sides stand equal another deal is played, unless a shared win is the rule.
    """
    best = max(totals)
    if best < rules.target:
        return None
    together = sides(rules)
    leading = [side for side in together if totals[side[0]] == best]
    if len(leading) > 1 and rules.both_over_target == "another_hand":
        return None
    return Outcome("target", places(totals, highest_wins=True), together)
