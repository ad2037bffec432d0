"""What a seat is told of a fair game before a deal ends says nothing of the cards it is not shown.

That a view alone says nothing of them is a law of its own: an imagined game looks the same.
"""

import asyncio
import pickle
from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import product
from random import Random
from typing import Final, NamedTuple

from bot.tables.messages.frames import fair_deals
from engine.cards import Card, cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.fairness.chain import LENGTH, Chain, Secret, before
from engine.fairness.chance import Binding, FairChance, Proof, computer_seed
from engine.fairness.draw import DerivedChance, Draw
from engine.fairness.history import History
from engine.fairness.scheme import NEWEST
from engine.table.journal import Author, Entry
from engine.table.table import Table, TableMoment
from tests.laws.covering import THOROUGH, Case

TABLE: Final = "lawful"
MESSAGE: Final = 1_234_567_890_123_456_789
BETWEEN_DEALS: Final = frozenset({"vector", "deal", "over"})
"""Stages without cards: a dealer says how to pass, chance is due, or nothing is."""
ACTIONS: Final = 600 if THOROUGH else 80
QUESTIONS: Final = 20
LOOKS: Final = 30 if THOROUGH else 2
"""At so many moments of a game somebody looks, and whenever a deal has ended or begun."""


class Followed:
    """A journal in memory, and the game as it was before its last draw of chance."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.history = History()
        self.count = 0
        self.drawn: Drawn | None = None
        self.packs: set[tuple[Card, ...]] = set()
        """What was dealt each time."""

    async def append(self, table_id: str, entries: Sequence[Entry]) -> None:
        assert table_id == TABLE
        for _, seat, action, *_ in entries:
            if seat == DEALER:
                self.drawn = Drawn(self.game, self.history, action)
            if action.verb == "deal":
                self.packs.add(tuple(sorted(cards("".join(action.words).replace("-", "")))))
            self.game, _ = self.game.apply(seat, action)
            self.history = self.history.after([(seat, action)])
            self.count += 1


class Drawn(NamedTuple):
    """A draw of chance: where it was made, and what came of it."""

    game: Game
    history: History
    action: Action


class Moment(NamedTuple):
    """A moment of a fair game, with all that is told of its chance."""

    game: Game
    proof: Proof
    draws: int
    seeds: frozenset[int]
    """Those with which computers would answer now."""
    drawn: Drawn | None
    packs: int

    @property
    def rests(self) -> bool:
        """Whether no deal is in progress."""
        return self.game.stage in BETWEEN_DEALS

    @property
    def known(self) -> frozenset[Secret]:
        """All that everybody at the table has been told in hexadecimal digits."""
        fair = fair_deals(self.proof, len(self.game.deal_scores))
        assert fair is not None
        assert (fair.secret is None) == (not self.game.deal_scores)
        shown = {fair.commitment, self.proof.commitment, *self.proof.secrets, fair.secret}
        return frozenset(Secret(bytes.fromhex(digits)) for digits in shown if digits is not None)

    def comes_of(self, secret: Secret) -> bool:
        """Whether the cards of the deal in progress, or a seed, follow from a secret."""
        assert self.drawn is not None
        game, history, action = self.drawn
        draw = Draw(NEWEST, TABLE, self.draws, str(MESSAGE), None, history.hash)
        questions = product(range(game.seat_count), range(QUESTIONS))
        return game.propose(DEALER, DerivedChance(draw.key(secret))) == action or any(
            computer_seed(secret, TABLE, seat, asked) in self.seeds for seat, asked in questions
        )

    def hidden(self, links: Sequence[Secret]) -> frozenset[Secret]:
        """Return the secrets of the draw in progress, if one is, and of those to come."""
        first = self.draws + self.rests
        return frozenset(links[draw] for draw in (*range(first, first + 3), LENGTH))


def links_of(root: Secret) -> Sequence[Secret]:
    """Return the secret of each draw, after what is published: hashed from the root, but once."""
    links = [root]
    while len(links) <= LENGTH:
        links.append(before(links[-1]))
    assert links[-2] == Chain(root).secret(1)
    return links[::-1]


def fair_game(case: Case, root: Secret, rng: Random) -> Iterator[Moment]:
    """Play a fair game at random, and yield some of its moments."""
    chance = FairChance(root, TABLE, Binding(MESSAGE), Random(0))
    variant, seats = case
    first = TableMoment.first(variant.start(seats, chance.first_dealer(seats)), 0)
    followed = Followed(first.game)
    intervals = rng.random() < 0.5
    table = Table(TABLE, first, followed, chance=chance, clock=lambda: 0, intervals=intervals)
    looks = set(rng.sample(range(ACTIONS), LOOKS))
    with asyncio.Runner() as runner:
        # A run of the runner itself changes what an interrupt does, which costs as much as a move.
        run = runner.get_loop().run_until_complete
        advance = run(table.deal())
        while True:
            proof, drawn = table.prover()(), followed.drawn
            assert proof is not None
            if advance.begins_deal or advance.ends_deal or followed.count in looks:
                seeds = frozenset(table.seed(seat) for seat in range(seats))
                draws, packs = followed.history.draws, len(followed.packs)
                yield Moment(table.game, proof, draws, seeds, drawn, packs)
            if not table.game.to_act or followed.count >= ACTIONS:
                return
            if table.interval_since is not None:
                advance = run(table.end_interval())
                continue
            seat = rng.choice(table.game.to_act)
            action = table.game.propose(seat, rng)
            advance = run(table.act(seat, action, asked=None, author=Author.PERSON))


def leads_to(known: frozenset[Secret], hidden: frozenset[Secret]) -> bool:
    """Whether anything that is known, or comes of it by hashing, is hidden."""
    for secret in known:
        at = secret
        for _ in range(LENGTH):
            if at in hidden:
                return True
            at = Secret(sha256(at).digest())
            if at in known:
                # The way from there is gone for itself.
                break
    return False


def test_what_a_seat_is_told_before_a_deal_ends_says_nothing_of_what_it_is_not_shown(
    case: Case,
) -> None:
    rng = Random(f"{case[0].key} {case[1]}")
    root = Secret(rng.randbytes(32))
    links = links_of(root)
    in_progress = others = 0
    for moment in fair_game(case, root, rng):
        known, hidden = moment.known, moment.hidden(links)
        assert not leads_to(known, hidden)
        # A draw deals the whole pack, so no hidden card comes of an earlier one.
        assert moment.packs <= 1
        if not moment.rests:
            in_progress += 1
            assert moment.drawn is not None
            assert all(not moment.comes_of(secret) for secret in known)
            # The right one tells everything: what is said above is not said of nothing.
            assert moment.comes_of(links[moment.draws])
        for seat in (None, rng.randrange(case[1])):
            others += says_nothing(moment, moment.game.imagine(seat, rng), seat, hidden)
    assert in_progress
    assert others


def says_nothing(
    moment: Moment, imagined: Game, seat: Seat | None, hidden: frozenset[Secret]
) -> bool:
    """Hold that a seat is told the same of other cards; return whether there are any."""
    view = imagined.view(seat)
    assert view == moment.game.view(seat)
    assert moment._replace(game=imagined).known == moment.known
    # As the processes get it in which computers think.
    sent = pickle.dumps(view)
    assert not any(secret in sent or secret.hex().encode() in sent for secret in hidden)
    return imagined != moment.game
