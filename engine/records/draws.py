"""Draws: whether the chance of a recorded game follows from its secrets (docs/fairness.md)."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final, Literal, NamedTuple, TypeAlias

from engine.contract.seats import DEALER, Seat
from engine.fairness.chain import LENGTH, before, commitment_to
from engine.fairness.draw import DerivedChance, Draw
from engine.fairness.history import FIRST_DEALER, History
from engine.records.moments import RecordedMoment
from engine.records.proof import Fair
from engine.records.record import Record

DrawnFor: TypeAlias = Literal["dealer", "cut", "deal"]
"""The purpose of a draw of chance: who deals first, a cut for that, the cards of a deal."""


class DrawFinding(StrEnum):
    """The finding about one draw of chance."""

    PROVEN = "proven"
    """It follows from its secret, and the secret leads to the commitment."""
    BY_RULES = "by-rules"
    """The rules name the first dealer, so nothing was drawn; the secret leads to the commitment."""
    OTHERWISE = "otherwise"
    """Its secret leads to the commitment, but to another draw than the one recorded."""
    OFF_CHAIN = "off-chain"
    """Its secret does not lead to the commitment."""
    UNREVEALED = "unrevealed"
    """The record lacks its secret."""
    BEYOND = "beyond"
    """It came after the end of the chain, so nothing can prove it."""
    REFUSED = "refused"
    """The recorded action cannot be drawn there, such as a deal of another pack."""
    UNREACHED = "unreached"
    """The record goes wrong before it."""


SOUND: Final = frozenset({DrawFinding.PROVEN, DrawFinding.BY_RULES, DrawFinding.BEYOND})
"""Findings if nothing is wrong."""


class DrawFound(NamedTuple):
    """The finding about a draw, by its number from 1; `at` is its action, if it has one.

    `deal` is the number of the deal as players count them. If cards were thrown in, several draws
    are of one deal. It is 0 for what was drawn before the first.
    """

    draw: int
    drawn_for: DrawnFor
    deal: int
    at: int | None
    finding: DrawFinding


def draws_found(
    record: Record, fair: Fair, played: Sequence[RecordedMoment]
) -> Iterator[DrawFound]:
    """Yield what is found about each draw of a record, of which `played` are the moments."""
    sound = _leading_to(fair)
    yield DrawFound(FIRST_DEALER, "dealer", 0, None, _first_dealer(record, fair, sound[0]))
    dealt = [at for at, (seat, _) in enumerate(record.actions) if seat == DEALER]
    for number, at in enumerate(dealt, FIRST_DEALER + 1):
        moment = played[min(at, len(played) - 1)]
        action = record.actions[at][1]
        drawn_for: DrawnFor = "cut" if action.verb == "cut" else "deal"
        deal = len(moment.game.deal_scores) + 1 if drawn_for == "deal" else 0
        if moment.at < at:
            finding = DrawFinding.UNREACHED
        elif moment.refusal is not None:
            finding = DrawFinding.REFUSED
        elif number > LENGTH:
            finding = DrawFinding.BEYOND
        elif number > len(sound):
            finding = DrawFinding.UNREVEALED
        elif not sound[number - 1]:
            finding = DrawFinding.OFF_CHAIN
        else:
            drawn = moment.game.propose(DEALER, _chance(fair, number, moment.history))
            # In all its text: a hand in another order would lead to other deals after it.
            right = drawn == action
            finding = DrawFinding.PROVEN if right else DrawFinding.OTHERWISE
        yield DrawFound(number, drawn_for, deal, at, finding)


def _leading_to(fair: Fair) -> tuple[bool, ...]:
    """Return of each secret whether it leads to the commitment (F1)."""
    found: list[bool] = []
    for at, secret in enumerate(fair.secrets):
        if found and found[-1]:
            found.append(before(secret) == fair.secrets[at - 1])
        else:
            key_hash = None if fair.seated is None else fair.seated.seat_key_hash
            # Behind one that is wrong the whole way is gone back.
            first = before(secret, at)
            found.append(commitment_to(first, key_hash) == fair.commitment)
    return tuple(found)


def _first_dealer(record: Record, fair: Fair, sound: bool) -> DrawFinding:  # noqa: FBT001  a fact
    if not sound:
        return DrawFinding.OFF_CHAIN
    if fair.dealer_by == "rules":
        return DrawFinding.BY_RULES
    seats: list[Seat] = list(range(record.seats))
    _chance(fair, FIRST_DEALER, History()).shuffle(seats)
    return DrawFinding.PROVEN if seats[0] == record.dealer else DrawFinding.OTHERWISE


def _chance(fair: Fair, number: int, history: History) -> DerivedChance:
    terms = None if fair.seated is None else fair.seated.terms
    draw = Draw(fair.scheme, fair.table, number, fair.message, terms, history.hash)
    return DerivedChance(draw.key(fair.secrets[number - 1]))
