"""The end of a deal: how its moon counts, what it brought, whether the game is over (R8, R9)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Final, Literal

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Step
from engine.contract.prompt import Prompt
from engine.contract.seats import Seat
from engine.games.hearts import ending
from engine.games.hearts.deal import (
    Deal,
    DealResult,
    GameMoment,
    QueenTaken,
    Sheet,
    captured,
    counting,
    face_down,
    kitty_taker,
    kitty_trick,
)
from engine.games.hearts.passing import out_of_place
from engine.games.hearts.rules import Moon
from engine.games.hearts.scoring import (
    ASKED,
    ScoresBefore,
    distance,
    moon_choices,
    moon_of,
    moved,
    points_in_plane,
    score,
)
from engine.games.hearts.terms import QUEEN, Terms
from engine.tricks.choosing import InTurn
from engine.tricks.deal import tricks_taken
from engine.tricks.game import ended

ATTEMPT: Final = 0.5
"""Such a part of the cards that a moon needs, taken by one alone, is a moon attempted."""


def feats(seats: int, results: Sequence[DealResult]) -> Mapping[str, tuple[int, ...]]:
    """Count for every seat over the finished deals.

    `moons` are moons that the seat shot. `moons-stopped` are moons that it stopped: it took the
    first penalty card to go elsewhere after another seat, or another side if a side may shoot one
    together, had taken all that were out by then, and these were half of all or more.
    `queens-taken` are Queens of Spades that it took, where they cost points; `queens-given` are
    those that it played and another side took.
    """
    moons, stopped, taken, given = ([0] * seats for _ in range(4))
    for result in results:
        if result.moon is not None:
            moons[result.moon] += 1
        if result.stopped is not None:
            stopped[result.stopped] += 1
        for queen in result.queens:
            taken[queen.by] += 1
            if queen.given is not None:
                given[queen.given] += 1
    return {
        "moons": tuple(moons),
        "moons-stopped": tuple(stopped),
        "queens-taken": tuple(taken),
        "queens-given": tuple(given),
    }


def queens(terms: Terms, deal: Deal) -> tuple[QueenTaken, ...]:
    """Return who took each Queen of Spades of a deal that is played, in their order."""
    if QUEEN not in terms.penalties:
        return ()
    side_of = terms.side_of
    found = [
        QueenTaken(winner, seat if side_of[seat] != side_of[winner] else None)
        for plays, winner in deal.tricks
        for seat, face in plays
        if face == QUEEN
    ]
    taker = kitty_taker(terms, deal)
    if taker is not None:
        found += [QueenTaken(taker)] * face_down(deal).count(QUEEN)
    return _shared(tuple(found))


@lru_cache(maxsize=1024)
def _shared(queens: tuple[QueenTaken, ...]) -> tuple[QueenTaken, ...]:
    """Return one value for all deals in which the queens went alike: tables remember many."""
    return queens


def moon_stopper(terms: Terms, deal: Deal) -> Seat | None:
    """Return who stopped a moon in a deal that is played, None if nobody attempted one so far."""
    return stopper_of(terms, _captures(terms, deal))


def stopper_of(terms: Terms, captures: Iterable[tuple[Seat, Sequence[Card]]]) -> Seat | None:
    """Return the same of what was taken and by whom, trick by trick."""
    rules = terms.rules
    if rules.moon == "none":
        return None
    alone: Seat | None = None
    held = 0
    for seat, taken in captures:
        count = sum([face in terms.moon_cards for face in taken])
        if not count:
            continue
        mine = terms.side_of[seat] if rules.team_moon else seat
        if alone is None:
            alone = mine
        if mine != alone:
            return seat if held >= ATTEMPT * terms.moon_count else None
        held += count
    return None


def _captures(terms: Terms, deal: Deal) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Yield what was taken and by whom, trick by trick, the kitty with the one it went with."""
    with_kitty = kitty_trick(terms, deal)
    for at, (plays, winner) in enumerate(deal.tricks):
        faces = tuple([face for _, face in plays])
        yield winner, faces + face_down(deal) if at == with_kitty else faces


def scores_before(now: GameMoment) -> ScoresBefore:
    """Return the scores that the deal in progress was begun with."""
    sheet = now.sheet
    return ScoresBefore(sheet.totals, len(sheet.results), sheet.due)


def finished(now: GameMoment, events: list[Event], chosen: Moon | None = None) -> GameMoment:
    """Score the deal that is played, and see whether the game is over.

    `chosen` is how the moon counts if its shooter was asked.
    """
    terms, rules, sheet, deal = counting(now), now.terms.rules, now.sheet, now.dealt
    took, won = captured(terms, deal), tricks_taken(deal)
    points, moon = score(terms, took, won, scores_before(now), chosen)
    summed = tuple([total + gain for total, gain in zip(sheet.totals, points, strict=True)])
    plane = sheet.plane
    if rules.imaginary:
        gains = points_in_plane(terms, took, moon)
        plane = tuple(map(moved, plane or ((0, 0),) * terms.seat_count, gains))
        summed = tuple(map(distance, plane))
    totals = ending.adjusted(rules, summed)
    added = tuple([now - was for now, was in zip(totals, sheet.totals, strict=True)])
    result = DealResult(
        points=added,
        moon=moon,
        sun=moon is not None and rules.sun != "none" and won[moon] == sum(won),
        stopped=moon_stopper(terms, deal),
        queens=queens(terms, deal),
        shown=tuple([faces or () for faces in deal.shown]),
        claims=deal.claims,
        forced_after=deal.forced_after,
    )
    results = (*sheet.results, result)
    lost = ending.lives_lost(rules, [result.points for result in results])
    due = (sheet.due and rules.end_latched) or ending.is_due(rules, totals, len(results), lost)
    outcome = ending.outcome(rules, totals, len(results), due=due, lives_lost=lost)
    if moon is not None:
        events.append(Event("moon-shot", moon))
    entered = Sheet(totals=totals, results=results, outcome=outcome, due=due, plane=plane)
    return ended(now, entered, events)


MOON: Final = "moon"


class ChoosingMoon(InTurn[GameMoment]):
    """The shooter says how the moon counts (R8.3, R8.4)."""

    __slots__ = ()

    @property
    def key(self) -> Literal["moon"]:
        return MOON

    def due(self, game: GameMoment) -> tuple[str, ...]:
        del game
        return (MOON,)

    def prompt(self, game: GameMoment, seat: Seat) -> Prompt:
        """Put the question; what stands without an answer comes first."""
        del seat
        choices = _choices(game)
        assert choices is not None
        actions = tuple(Action(MOON, (word,)) for word in choices[1])
        return Prompt(MOON, choices=actions, default=actions[0])

    def propose(self, game: GameMoment, seat: Seat, rng: Random) -> Action:
        return rng.choice(self.legal_actions(game, seat))

    def take(self, game: GameMoment, seat: Seat, action: Action) -> Step:
        if action not in self.legal_actions(game, seat):
            raise out_of_place(action)
        events: list[Event] = []
        return Step(finished(game, events, moon_of(action.words[0])), tuple(events))


def _choices(now: GameMoment) -> tuple[Seat, tuple[Moon, ...]] | None:
    deal = now.dealt
    took, won = captured(now.terms, deal), tricks_taken(deal)
    return moon_choices(counting(now), took, won, scores_before(now))


def asked(now: GameMoment) -> GameMoment | None:
    """Return the moment in which a shooter is asked how the moon counts; None if nobody is."""
    choices = _choices(now) if now.terms.rules.moon in ASKED else None
    if choices is None:
        return None
    return now.with_deal(now.dealt._replace(phase=CHOOSING_MOON, turn=choices[0]))


CHOOSING_MOON: Final = ChoosingMoon()
