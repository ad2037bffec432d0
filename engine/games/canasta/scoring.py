"""Scoring: what a deal brings each side, line by line (K48 to K50, K54, S14)."""

from typing import NamedTuple

from engine.contract.seats import Seat
from engine.games.canasta.deal import Deal
from engine.games.canasta.kinds import value_of
from engine.games.canasta.melds import Meld, canastas
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.view import DealResult, Tally


class Ending(NamedTuple):
    """How a deal ended: `out` and by whom, `stopped`, `last-red-three` or `last-draw`."""

    ended: str
    out: Seat | None = None
    concealed: bool = False


def scored(rules: CanastaRules, deal: Deal, ending: Ending) -> DealResult:
    """Score a finished deal; a side that rests a member pays and earns for it alike."""
    tallies = tuple(
        _tally(rules, deal, ending, at, seats)
        for at, side in enumerate(deal.sides)
        for seats in (((seat,) for seat in side) if rules.sides == "cutthroat" else (side,))
    )
    points = {seat: tally.total for tally in tallies for seat in tally.seats}
    return DealResult(
        tuple(points[seat] for seat in range(rules.players)),
        tuple(sorted(tallies)),
        ending.ended,
        ending.out,
        ending.concealed,
        deal.lone,
    )


def _tally(
    rules: CanastaRules, deal: Deal, ending: Ending, at: int, seats: tuple[Seat, ...]
) -> Tally:
    """Return the tally of `seats` of the side `at`; red threes count for their own seats alone."""
    side, melds = deal.sides[at], deal.melds[at]
    kinds = [meld.canasta for meld in melds]
    sambas, naturals, mixed = map(kinds.count, ("samba", "natural", "mixed"))
    went_out = ending.out in side
    concealed = went_out and ending.concealed
    red_threes = sum(len(deal.red_threes[seat]) for seat in seats)
    return Tally(
        seats=seats,
        sambas=sambas,
        naturals=naturals,
        mixed=mixed,
        canasta_points=sambas * rules.samba
        + naturals * rules.canasta_natural
        + mixed * rules.canasta_mixed,
        out=rules.out_bonus if went_out else 0,
        concealed=rules.concealed_extra if concealed else 0,
        concealed_out=concealed,
        red_threes=red_threes,
        red_three_points=red_three_points(rules, red_threes, melds),
        melds=sum(meld.value for meld in melds),
        hands=-sum(value_of(deal.hands[seat]) for seat in side),
        penalty=-sum(deal.penalties[seat] for seat in side),
    )


def red_three_points(rules: CanastaRules, count: int, melds: tuple[Meld, ...]) -> int:
    """Return what red threes count beside these melds of their side (K48, K55, S14)."""
    every = 2 * rules.decks
    bonus = rules.red3_each * count
    if count == every:
        bonus = rules.red3_all
    elif count == every - 1 and rules.red3_all_but_one is not None:
        bonus = rules.red3_all_but_one
    if not _owed(rules, melds):
        return bonus
    return -bonus if rules.red3_minus == "all" else -rules.red3_each * count


def _owed(rules: CanastaRules, melds: tuple[Meld, ...]) -> bool:
    """Whether red threes count against a side with these melds."""
    if rules.red3_minus_if == "no_meld":
        return not melds
    return canastas(melds) < (1 if rules.red3_minus_if == "no_canasta" else 2)


def concealed(rules: CanastaRules, deal: Deal, melds: tuple[Meld, ...]) -> bool:
    """Whether the seat in turn goes out with a concealed hand (K44); `melds` are its side's now."""
    seat = deal.turn
    return (
        not deal.laid_before[seat]
        and not deal.joined
        and (rules.concealed_with_pile or not deal.took)
        and any(meld.by == seat and meld.canasta for meld in melds)
    )
