"""Asking: whether the partner may be asked to allow going out, and what a yes binds to (K45)."""

from engine.contract.action import Action
from engine.contract.refusal import IllegalAction
from engine.games.canasta import moves, takings, turns
from engine.games.canasta.deal import Deal, position
from engine.games.canasta.going_out import way_out
from engine.games.canasta.judging import judge_take
from engine.games.canasta.position import Position


def promised(at: Position) -> bool:
    """Whether a yes binds the seat in turn to go out, rather than costing it points."""
    return at.answer == "yes" and at.rules.ask == "enforced"


def may_ask(deal: Deal, at: Position, ways: tuple[Action, ...] | None = None) -> bool:
    """Whether the seat in turn may ask its partner now; `ways` to take are given where known."""
    ask = at.rules.ask
    if ask == "never" or deal.answer or deal.laid or deal.partner is None:
        return False
    return ask == "unverified" or leads_out(deal, at, ways)


def leads_out(deal: Deal, at: Position, ways: tuple[Action, ...] | None = None) -> bool:
    """Whether the seat in turn can go out, before a draw by way of the pile."""
    if at.stage == "meld":
        return way_out(at) is not None
    return any(way_leads_out(deal, at, way) for way in (takings.ways(at) if ways is None else ways))


def way_leads_out(deal: Deal, at: Position, way: Action) -> bool:
    """Whether taking the pile in this way lets the seat in turn go out."""
    laid = judge_take(at, moves.read_taking(way))
    return _goes_out(at, turns.taken(at.rules, deal, laid).deal)


def check_promise(before: Deal, at: Position, after: Deal | None) -> None:
    """Refuse what makes going out impossible after a yes, where it was possible before.

    `after` is the deal that would follow, None one in which it is impossible. It was always
    possible, but in an imagined game the seat that asked may hold other cards.
    """
    if not promised(at) or (after is not None and _goes_out(at, after)):
        return
    if leads_out(before, at):
        raise IllegalAction("K45", "must-go-out", "the partner said yes, so this turn goes out")


def _goes_out(at: Position, after: Deal) -> bool:
    # Whoever took or laid has opened, so the total no longer matters.
    return not after.hands[at.seat] or way_out(position(at.rules, after, 0)) is not None
