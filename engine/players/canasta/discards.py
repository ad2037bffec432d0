"""Which card a computer of Canasta parts with: what it may give away, and what it is worth."""

from engine.cards import Card
from engine.games.canasta.judging import fits_top
from engine.games.canasta.kinds import is_natural, is_wild, kind, without
from engine.players.canasta.knowledge import CanastaKnowledge
from engine.players.canasta.value import hand_value


def discard_cost(known: CanastaKnowledge, face: Card, held: float) -> float:
    """Return what it costs to part with a card: what it promised, and whom it may feed.

    `held` is what the hand is worth with it.
    """
    view = known.view
    kept = held - hand_value(known, without(view.hand, (face,)), known.own.melds)
    pile = known.weights.pile + known.weights.pile_card * view.pile_size
    fed = chance_taken(known, face) * pile
    if known.following in known.own.seats:
        fed = -fed
    if is_wild(face) and not view.pile_frozen:
        kept -= freezing(known)
    return kept + fed


def freezing(known: CanastaKnowledge) -> float:
    """Return what it is worth that nobody takes the pile but with a natural pair."""
    if known.following in known.own.seats:
        return 0
    theirs = sum(len(side.melds) for side in known.rivals) / len(known.rivals)
    ours = len(known.own.melds)
    return known.weights.freeze * (theirs - ours) + known.weights.freeze_pile * known.view.pile_size


def chance_taken(known: CanastaKnowledge, face: Card) -> float:
    """Judge how likely the next player takes the pile with this card on top."""
    if not is_natural(face):
        return 0
    view, rules = known.view, known.rules
    seat = known.following
    side = view.side_of(seat)
    free = side.opened and not view.pile_frozen
    if free and rules.route_add and any(fits_top(rules, meld, face) for meld in side.melds):
        return 1
    pair = _chance_held(known, face, 2)
    last = view.last_discards[seat]
    if last is not None and last.rank == face.rank:
        pair *= known.weights.last_discard
    elif face.rank in known.shed:
        pair *= known.weights.shed
    if face.rank in known.declined:
        pair *= known.weights.declined
    if not side.opened:
        # What is to be laid besides is not always there.
        return pair * max(0.15, 1 - view.minimums[seat] / known.weights.opens_below)
    if free and rules.route_mixed:
        one = _chance_held(known, face, 1)
        pair = max(pair, one * known.weights.holds_wild)
    return pair


def _chance_held(known: CanastaKnowledge, face: Card, needed: int) -> float:
    """Judge how likely the next player holds so many of a card's rank."""
    view, seat = known.view, known.following
    shown = view.known[seat]
    wanted = needed - sum(other.rank == face.rank for other in shown)
    if wanted <= 0:
        return 1
    elsewhere = sum(
        other.rank == face.rank
        for holder, held in enumerate(view.known)
        if holder not in (seat, known.seat)
        for other in held
    )
    left = known.unseen[face.rank] - elsewhere - (needed - wanted)
    if left < wanted:
        return 0
    hidden = view.hand_sizes[seat] - len(shown)
    total = max(sum(known.unseen), 1)
    share = min(1.0, hidden / total)
    none = (1 - share) ** left
    chance = 1 - none
    if wanted == 2:
        chance -= left * share * (1 - share) ** (left - 1)
    return min(1.0, chance * known.weights.hold_pairs)


def cheapest(known: CanastaKnowledge) -> str:
    """Return the kind of the card that is best parted with."""
    hand = known.view.hand
    held = hand_value(known, hand, known.own.melds)
    costs = {face: discard_cost(known, face, held) for face in dict.fromkeys(hand)}
    best = min(costs, key=lambda face: (costs[face], face))
    return kind(best, suits=known.rules.sequences)
