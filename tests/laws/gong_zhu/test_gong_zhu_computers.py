"""Computers of Gong Zhu: cards as bits follow the rules, and each level is worth something."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final, cast

from engine.cards import cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.gong_zhu.game import GongZhuGame, GongZhuSeatView
from engine.games.gong_zhu.rules import PRESETS, SCORING, TRANSFORMER, terms
from engine.games.gong_zhu.scoring import worth
from engine.players.card_bits import BITS, bits
from engine.players.gong_zhu.players import GONG_ZHU_PLAYERS, GongZhuThumb
from engine.players.gong_zhu.thumb import leapt, seen, worths
from engine.players.policy import Policy, RandomPlayer
from engine.players.searching import Searcher
from tests.each import each
from tests.rulings.written import Deal, ruled

HARD: Final = replace(cast("Searcher", GONG_ZHU_PLAYERS.hard), worlds=16)
HOUSE: Final[tuple[dict[str, Option], ...]] = (
    {},
    {"hearts_lead": "until_broken", "side_cards": "apart"},
    {"lead_lock": True, "pig_turns": "never"},
)


def moments(key: str, options: dict[str, Option], seed: int) -> Iterator[tuple[Game, Seat]]:
    """Yield two deals of a game by chance, each card of them."""
    rng, offered = Random(seed), variant(key, options)
    seats = offered.seats_allowed[seed % len(offered.seats_allowed)]
    game: Game = offered.start(seats, 0)
    while game.to_act and len(game.deal_scores) < 2:
        seat = game.to_act[0]
        if game.stage == "play":
            yield game, seat
        game = game.apply(seat, game.propose(seat, rng)).game


@each("key", PRESETS)
@each("options", HOUSE)
def test_cards_as_bits_follow_the_rules(key: str, options: dict[str, Option]) -> None:
    """What may be played is the same, and so is what a deal comes to once its last card is down."""
    last: Game | None = None
    for game, seat in moments(key, options, 3):
        view = cast("GongZhuSeatView", game.view(seat))
        table, hand, _ = seen(view)
        legal = bits(view.open_prompt.cards)
        assert table.legal(hand) & legal == legal
        opens = len(view.open_prompt.cards) == 1 and not view.tricks
        assert opens or table.legal(hand) == legal
        if last is not None and len(game.deal_scores) > len(last.deal_scores):
            there = leapt(last)
            assert there is not None
            assert there.deal_scores == game.deal_scores
        last = game


def test_cards_without_the_transformer_are_worth_the_same_in_bits() -> None:
    rng = Random(1)
    for key, rules in PRESETS.items():
        settled = terms(rules, 4)
        for _ in range(200):
            up = [face for face in cards("QSJDTCAH") if rng.random() < 0.5]
            own = rng.sample(sorted(SCORING - {TRANSFORMER}), rng.choice((1, 2, 5, 12)))
            each = worths(settled, bits(up))
            assert sum(each[BITS[face].bit_length()] for face in own) == worth(settled, own, up)
            assert each[BITS[TRANSFORMER].bit_length()] == 0, key


def lead_of(one: Policy[GongZhuSeatView], other: Policy[GongZhuSeatView], deals: int) -> int:
    """Return by how many points one player in a seat is better than the three others, in all."""
    lead = 0
    for seed in range(deals):
        for at in range(4):
            rng = Random(seed)
            game: Game = variant("gong_zhu").start(4, 0)
            while not game.deal_scores:
                seat = game.to_act[0]
                if seat == DEALER:
                    action = game.propose(seat, rng)
                else:
                    view = cast("GongZhuSeatView", game.view(seat))
                    action = (one if seat == at else other).decide(view, Random(seed))
                game = game.apply(seat, action).game
            lead += 4 * game.scores[at] - sum(game.scores)
    return lead


def test_each_level_is_worth_something() -> None:
    assert lead_of(GongZhuThumb(), RandomPlayer(), 8) > 0
    assert lead_of(GongZhuThumb(), GongZhuThumb(remembers=False), 8) > 0


def asked(deal: Deal, *acts: str, **options: Option) -> GongZhuSeatView:
    game = ruled("gong_zhu", deal, *acts, seats=4, dealer=0, **options).game
    assert isinstance(game, GongZhuGame)
    return game.view(game.to_act[0])


def test_hard_shows_when_showing_pays() -> None:
    """With all high diamonds the sheep comes home, and with a long suit below it the pig goes."""
    sheep = Deal({0: "ADKDQDJDTD9D2C3C4C5C2S3S4S", 1: "QSTCAH"})
    assert HARD.decide(asked(sheep), Random(1)) == Action("show", ("JD",))
    bare = Deal({0: "QSASKS2H3H4HKHAHKDAD9C8C7C", 1: "JDTC"})
    assert "QS" not in str(HARD.decide(asked(bare), Random(1)))


def test_hard_goes_for_all_hearts() -> None:
    """With all high hearts and the tops of other suits it takes every one of them."""
    hearts = Deal({0: "2SASKSAHKHQHJHTH9H8HAD6HAC", 1: "QSJDTC", 2: "7H5H", 3: "4H3H2H"})
    deal = ruled("gong_zhu", hearts, seats=4, dealer=0, opening="2S_any", showing="none").game
    assert deal.to_act == (0,)
    while not deal.deal_scores:
        seat = deal.to_act[0]
        player = HARD if seat == 0 else GongZhuThumb()
        view = cast("GongZhuSeatView", deal.view(seat))
        deal = deal.apply(seat, player.decide(view, Random(1))).game
    assert deal.deal_scores[0][0] >= 200
