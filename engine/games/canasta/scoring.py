"""Scoring: what a deal brings each side, and when the game is over (K42 to K56, S14 to S16)."""

from typing import NamedTuple

from engine.cards import Card
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.outcome import Outcome, places
from engine.contract.seats import Seat
from engine.games.canasta.deal import CanastaState, Deal, Sheet, sides
from engine.games.canasta.kinds import value_of
from engine.games.canasta.melds import Meld, canastas
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.turns import with_lone_hand
from engine.games.canasta.view import CanastaView, DealResult, LaidOpen, SideView, Tally


class DealEnd(NamedTuple):
    """How a deal ended: `out` and by whom, `stopped`, `last-red-three` or `last-draw`."""

    ended: str
    out: Seat | None = None
    concealed: bool = False


def scored(rules: CanastaRules, deal: Deal, ending: DealEnd) -> DealResult:
    """Score a finished deal; a side that rests a member pays and earns for it alike."""
    tallies: list[Tally] = []
    for side, melds in zip(deal.sides, deal.melds, strict=True):
        went_out = ending.out in side
        concealed = went_out and ending.concealed
        tallies += [
            tally._replace(
                out=rules.out_bonus if went_out else 0,
                concealed=rules.concealed_extra if concealed else 0,
                concealed_out=concealed,
                hands=-sum(value_of(deal.hands[seat]) for seat in side),
            )
            for tally in _laid(rules, side, melds, deal.red_threes, deal.penalties)
        ]
    points = {seat: tally.total for tally in tallies for seat in tally.seats}
    return DealResult(
        tuple(points[seat] for seat in range(rules.players)),
        tuple(sorted(tallies)),
        ending.ended,
        ending.out,
        ending.concealed,
        deal.lone,
        deal.turns,
        LaidOpen(deal.sides, deal.hands, deal.melds, deal.red_threes),
    )


def so_far(view: CanastaView, side: SideView) -> list[Tally]:
    """Return what would count for a side if the deal ended now, without its hands (K48)."""
    seen = view.seen
    return _laid(view.rules, side.seats, side.melds, seen.red_threes, seen.penalties)


def _laid(
    rules: CanastaRules,
    side: tuple[Seat, ...],
    melds: tuple[Meld, ...],
    red_threes: tuple[tuple[Card, ...], ...],
    penalties: tuple[int, ...],
) -> list[Tally]:
    """Tally what lies before a side; in cutthroat red threes count for their own seats alone."""
    kinds = [meld.canasta for meld in melds]
    sambas, naturals, mixed = map(kinds.count, ("samba", "natural", "mixed"))
    tallies: list[Tally] = []
    for seats in ((seat,) for seat in side) if rules.sides == "cutthroat" else (side,):
        threes = sum(len(red_threes[seat]) for seat in seats)
        tallies.append(
            Tally(
                seats=seats,
                sambas=sambas,
                naturals=naturals,
                mixed=mixed,
                canasta_points=sambas * rules.samba
                + naturals * rules.canasta_natural
                + mixed * rules.canasta_mixed,
                red_threes=threes,
                red_three_points=red_three_points(rules, threes, melds),
                melds=sum(meld.value for meld in melds),
                penalty=-sum(penalties[seat] for seat in side),
            )
        )
    return tallies


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


def went_out(game: CanastaState, deal: Deal, events: tuple[Event, ...]) -> Step:
    """End the deal in which the seat in turn has no card left (K42)."""
    rules, seat = game.rules, deal.turn
    hidden = concealed(rules, deal, deal.own_melds)
    if rules.sides == "cutthroat" and deal.lone is None:
        deal = with_lone_hand(rules, deal, seat)
        events += (Event("lone-hand-fixed", seat),)
    told = Event("went-out", seat, ("concealed",) if hidden else ())
    return ended(game, deal, (*events, told), DealEnd("out", seat, hidden))


def ended(game: CanastaState, deal: Deal, events: tuple[Event, ...], ending: DealEnd) -> Step:
    """Count the hands, score the deal and see whether the game is over (K48 to K51)."""
    sheet = game.sheet
    result = scored(game.rules, deal, ending)
    totals = tuple(map(sum, zip(sheet.totals, result.points, strict=True)))
    over = outcome(game.rules, totals, len(sheet.results) + 1)
    told = [
        *(Event.of("hand-shown", seat, deal.hands[seat]) for seat in deal.order),
        Event("deal-scored", None, tuple(map(str, result.points))),
    ]
    if over is not None:
        told.append(Event("game-over", None, tuple(map(str, over.places))))
    after = Sheet(totals, (*sheet.results, result), over)
    return game.counted(after, (*events, *told))


def outcome(rules: CanastaRules, totals: tuple[int, ...], deal_count: int) -> Outcome | None:
    """Return how the game ends after `deal_count` deals, None if it goes on.

    If the best sides are equal, another deal is played, unless a shared win is the rule or there
    are to be no more deals (K56).
    """
    best = max(totals)
    together = sides(rules)
    leading = [side for side in together if totals[side[0]] == best]
    won = best >= rules.target and (len(leading) == 1 or rules.both_over_target == "shared")
    if not won and (rules.deals is None or deal_count < rules.deals):
        return None
    return Outcome("target" if won else "deals", places(totals, highest_wins=True), together)
