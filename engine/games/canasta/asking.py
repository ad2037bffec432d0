"""Asking: whether the partner may be asked to allow going out, and what a yes binds to (K45)."""

from collections.abc import Callable, Iterator

from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.games.canasta import moves, turns
from engine.games.canasta.deal import Deal, Position, position
from engine.games.canasta.effort import Effort
from engine.games.canasta.going_out import goes_out
from engine.games.canasta.judging import judge_take
from engine.games.canasta.kinds import is_red_three
from engine.games.canasta.moves import read_taking


def promised(at: Position) -> bool:
    """Whether a yes binds the seat in turn to go out, rather than costing it points."""
    return at.answer == "yes" and at.rules.ask == "enforced"


def may_ask(deal: Deal, at: Position, leads: Callable[[], bool] | None = None) -> bool:
    """Whether the seat in turn may ask its partner now.

    Whether it can go out is looked up in `leads` if that is given, else it is searched for.
    """
    ask = at.rules.ask
    if ask == "never" or deal.answer or deal.laid or deal.partner is None:
        return False
    return ask == "unverified" or (leads_out(deal, at) if leads is None else leads())


def leads_out(
    deal: Deal, at: Position, ways: tuple[Action, ...] | None = None, effort: Effort | None = None
) -> bool:
    """Whether the seat in turn can go out, before a draw by one of the `ways` to take the pile.

    Raise `GivenUp` if that takes too much `effort`.
    """
    if at.has_drawn:
        return goes_out(at, effort)
    ways = moves.ways(at) if ways is None else ways
    return any(True for _ in ways_leading_out(deal, at, ways, effort))


def ways_leading_out(
    deal: Deal, at: Position, ways: tuple[Action, ...], effort: Effort | None = None
) -> Iterator[Action]:
    """Yield those of `ways` to take the pile after which the seat in turn can go out."""
    if not ways or not any(_might_go_out(deal, at, gained, effort) for gained in _gains(at)):
        return
    for way in ways:
        laid = judge_take(at, read_taking(way))
        if _can_end(at, turns.taken(at.rules, deal, laid).deal, effort):
            yield way


def _gains(at: Position) -> tuple[int, ...]:
    """Return how many cards of the pile one may get, from its top."""
    whole = at.pile_size
    return (whole, 1) if at.rules.seq_take == "top_only" else (whole,)


def _might_go_out(deal: Deal, at: Position, gained: int, effort: Effort | None) -> bool:
    """Whether there would be a way out if these cards were in the hand and nothing had to be laid.

    Whatever is laid in taking could then be laid as well, so one search tells of many ways at
    once that they lead nowhere.
    """
    got = [face for face in deal.pile[-gained:] if not is_red_three(face)]
    held = tuple(sorted((*at.hand, *got)))
    wish = at._replace(hand=held, has_drawn=True, took=True, minimum=0)
    return goes_out(wish, effort)


def check_promise(before: Deal, at: Position, after: Deal | None) -> None:
    """Raise `IllegalAction` for what makes going out impossible after a yes.

    `after` is the deal that would follow, None one in which it is impossible. It was always
    possible, but in an imagined game the seat that asked may hold other cards.
    """
    if not promised(at) or (after is not None and _can_end(at, after)):
        return
    if leads_out(before, at):
        raise IllegalAction("K45", "must-go-out", "the partner said yes, so this turn goes out")


def _can_end(at: Position, after: Deal, effort: Effort | None = None) -> bool:
    # A seat that took or laid has opened, so the total no longer matters.
    return not after.hands[at.seat] or goes_out(position(at.rules, after, 0), effort)
