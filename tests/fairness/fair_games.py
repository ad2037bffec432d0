"""Games with a proof, played without a table, a clock or a store: as many as a check needs."""

from collections.abc import Sequence
from random import Random
from string import ascii_lowercase, digits
from typing import Any, Final

from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Variant
from engine.contract.view import SeatView
from engine.fairness.chain import Secret, seat_key_of
from engine.fairness.chance import Binding, FairChance
from engine.fairness.history import History
from engine.fairness.scheme import NEWEST, SCHEMES
from engine.fairness.terms import marks_of, terms_hash
from engine.players.decision import Basis, Decision
from engine.players.levels import policy
from engine.players.policy import Level
from engine.players.revision import REVISION
from engine.records.ended import record_of_ended
from engine.records.proof import Authorship
from engine.table.journal import Author, Entry, Questions

WHOLE: Final = 20_000
"""Actions; no game comes to so many."""

ODD: Final = 0.02
"""How often a person lets the clock run out, or a computer is late and the like."""


class FairGame:
    """A game under way. `levels` are those of the computers, None for a person.

    People play at random; now and then they let the clock run out, and a computer is late. `rng`
    is the chance of all that, and of what the host and Discord bring along. Only of a host who goes
    about `choosing` the game can have begun in a way that leaves a choice.
    """

    def __init__(
        self,
        variant: Variant,
        seats: int,
        levels: Sequence[Level | None],
        rng: Random,
        *,
        choosing: bool = False,
    ) -> None:
        self._variant = variant
        self._levels = levels
        self._rng = rng
        self.odd = ODD
        self.root = Secret(rng.randbytes(32))
        self.table = "".join(rng.choices(ascii_lowercase + digits, k=8))
        self.binding = self._bound(seats, choosing=choosing)
        self._chance = FairChance(self.root, self.table, self.binding, rng, revision=REVISION)
        self._dealer = self._chance.first_dealer(seats)
        self.game: Game = variant.start(seats, self._dealer)
        self._questions = Questions.none(seats).after(DEALER, (), self.game.to_act, 0)
        self._history = History()
        self._views = dict[tuple[Seat, int], tuple[SeatView, int]]()
        self.actions: list[tuple[Seat, Action]] = []
        self.by: list[Authorship] = []

    def _bound(self, seats: int, *, choosing: bool) -> Binding:
        rng, variant = self._rng, self._variant
        message, postings = 1 + rng.getrandbits(60), 1
        scheme = rng.choice(SCHEMES) if choosing else NEWEST
        if choosing:
            message, postings = rng.choice((0, message)), rng.randrange(3)
        if scheme != NEWEST:
            return Binding(message, scheme, postings)
        people = [None if level else rng.getrandbits(60) for level in self._levels]
        marks = marks_of(seat_key_of(self.root), self.table, people)
        start = rng.choice((0, message, message - 1)) if choosing else message - 1
        terms = terms_hash(variant.key, dict(variant.options) or None, seats, marks, postings)
        return Binding(message, scheme, postings, max(start, 0), marks, terms)

    def play(self, most: int = WHOLE) -> None:
        """Play on to the end, or until there are so many actions, and what follows of itself."""
        while self.game.to_act and (len(self.actions) < most or self.game.forced):
            if self.game.to_act == (DEALER,):
                action = self.game.propose(DEALER, self._chance.draw(self._history))
                self.act(DEALER, action, Authorship(Author.DEALER))
            elif self.game.forced:
                self.act(*self.game.forced, Authorship(Author.COMPUTER, Decision(Basis.FORCED)))
            else:
                seat = self._rng.choice(self.game.to_act)
                self.act(seat, *self._answer(seat))

    def act(self, seat: Seat, action: Action, author: Authorship) -> None:
        """Take an action, legal or not the one that somebody would have chosen."""
        before = self.game.to_act
        self.game, _ = self.game.apply(seat, action)
        self._questions = self._questions.after(seat, before, self.game.to_act, 0)
        self._history = self._history.after([(seat, action)])
        self.actions.append((seat, action))
        self.by.append(author)

    def _answer(self, seat: Seat) -> tuple[Action, Authorship]:
        level, rng = self._levels[seat], self._rng
        odd = rng.random() < self.odd
        if level is None and not odd:
            return self.game.propose(seat, rng), Authorship(Author.PERSON)
        author = Author.COMPUTER if level else Author.CLOCK
        level = level or "easy"
        if odd and rng.random() < 0.5:
            basis = rng.choice((Basis.LATE, Basis.LOST, Basis.DRAFT, None))
            decision = basis and Decision(basis, level)
            return self.game.propose(seat, rng), Authorship(author, decision)
        prompt = self.game.prompt(seat)
        if odd and prompt is not None and prompt.default is not None:
            return prompt.default, Authorship(author, Decision(Basis.DEFAULT))
        return self._decided(seat, level, author)

    def _decided(self, seat: Seat, level: Level, author: Author) -> tuple[Action, Authorship]:
        """Let a computer answer from what it saw when others had not answered yet, or just now."""
        asked, entries = self._questions.numbers[seat], len(self.actions)
        view, seen = self.game.view(seat), entries
        if len(self.game.to_act) > 1:
            for other in self.game.to_act:
                number = self._questions.numbers[other]
                self._views.setdefault((other, number), (self.game.view(other), entries))
            if self._rng.random() < 0.5:
                view, seen = self._views[seat, asked]
        seed = self._chance.seed(self._history, seat, asked)
        action = policy(level, self._variant.family).decide(view, Random(seed))
        decision = Decision(Basis.PLAYER, level, seen if seen < entries else None)
        return action, Authorship(author, decision)

    def record(self) -> dict[str, Any]:
        """Write the game down as a closed table does, with its seal."""
        seats, proof = self.game.seat_count, self._chance.proof(self._history.draws)
        entries = [
            Entry(number, seat, action, 0, by.author, by.decision)
            for number, ((seat, action), by) in enumerate(zip(self.actions, self.by, strict=True))
        ]
        return record_of_ended(self._variant, seats, self._dealer, entries, proof)


def fair_record(
    variant: Variant,
    seats: int,
    levels: Sequence[Level | None],
    rng: Random,
    most: int = WHOLE,
    *,
    choosing: bool = False,
) -> dict[str, Any]:
    """Return the record of a game played at random, or to so many actions and then closed."""
    game = FairGame(variant, seats, levels, rng, choosing=choosing)
    game.play(most)
    return game.record()
