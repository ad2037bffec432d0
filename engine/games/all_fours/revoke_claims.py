"""Claims of revokes: after the last trick each may still say that another has revoked (F28)."""

from random import Random
from typing import Final, Literal

from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.phase import Phase
from engine.contract.prompt import Prompt
from engine.contract.refusal import unknown_verb
from engine.contract.seats import Seat
from engine.games.all_fours import revokes
from engine.games.all_fours.ending import closed, counted
from engine.games.all_fours.marking import marking
from engine.games.all_fours.part import Breach, Moment, with_part

CLAIM: Final = Action("claim_revoke")
COUNT: Final = Action("count")


class ClaimingRevokes(Phase[Moment]):
    """Every seat that might still claim a revoke claims it, or agrees to count."""

    __slots__ = ()

    @property
    def key(self) -> Literal["claim"]:
        return "claim"

    def to_act(self, game: Moment) -> tuple[Seat, ...]:
        return _may_still_claim(game)

    def due(self, game: Moment) -> tuple[str, ...]:
        del game
        return (COUNT.verb, CLAIM.verb)

    def prompt(self, game: Moment, seat: Seat) -> Prompt | None:
        del game, seat
        return Prompt("claim", choices=(COUNT, CLAIM), default=COUNT)

    def propose(self, game: Moment, seat: Seat, rng: Random) -> Action:
        del game, seat
        return rng.choice((COUNT, CLAIM))

    def take(self, game: Moment, seat: Seat, action: Action) -> Step:
        told: list[Event] = []
        if action == CLAIM:
            after = claims_revoke(game, seat, told)
            after = after if after.deal is None else claimed_or_counted(after, told)
        elif action == COUNT:
            own = game.dealt.own
            told.append(Event("count-agreed", seat))
            waived = with_part(game, own._replace(content=(*own.content, seat)))
            after = claimed_or_counted(waived, told)
        else:
            raise unknown_verb()
        return Step(after, tuple(told))


CLAIMING_REVOKES: Final = ClaimingRevokes()


def _may_still_claim(now: Moment) -> tuple[Seat, ...]:
    """Return who is asked, after the last trick, whether anybody has revoked."""
    deal = now.dealt
    return tuple(
        seat
        for seat in range(now.terms.seat_count)
        if seat not in deal.own.content and revokes.may_claim(now.terms, deal, seat)
    )


def claimed_or_counted(now: Moment, told: list[Event]) -> Moment:
    """Ask who may still claim a revoke, or count the deal."""
    if _may_still_claim(now):
        return now.with_deal(now.dealt._replace(phase=CLAIMING_REVOKES, turn=None))
    return counted(now, told)


def claims_revoke(now: Moment, seat: Seat, told: list[Event]) -> Moment:
    """Look for revokes of the opponents of `seat`, who claims that there is one."""
    return found(now, revokes.opponents(now.terms, seat), told, seat)


def found(
    now: Moment, seats: tuple[Seat, ...], told: list[Event], by: Seat | None = None
) -> Moment:
    """Find the revokes of `seats` and make them pay; `by` claims them, None is the rule itself."""
    terms = now.terms
    breaches = revokes.unjudged(terms, now.dealt, seats)
    now = with_part(now, revokes.judged(now.dealt, seats, breaches))
    if by is not None:
        told.append(Event.of("revoke-claimed", by, len(breaches)))
    loser = revokes.lost_outright(terms, breaches)
    for breach in breaches:
        now = _paid(now, breach, told)
    if loser is not None and now.sheet.winner is None:
        return closed(now, told, loser=loser)
    return closed(now, told) if now.sheet.winner is not None else now


def _paid(now: Moment, breach: Breach, told: list[Event]) -> Moment:
    told.append(Event.of("revoke-found", breach.seat, [breach.card]))
    if breach.grave and now.terms.rules.revoke_rule == "trinidad":
        return now
    return marking(now, revokes.penalties(now.terms, now.dealt, breach, now.dealer), told)
