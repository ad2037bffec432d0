"""What a family of trick games has from the trunk alone, shown by one that adds next to nothing."""

from dataclasses import replace
from random import Random
from typing import Any, Literal

import pytest

from engine.cards import cards, pack
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.seats import DEALER, Seat
from engine.players.family_players import OwnLevel
from engine.players.policy import Policy, Searching
from engine.players.trick_player import trick_players
from engine.tricks.choosing import Choosing
from engine.tricks.manner import follow_suit
from engine.tricks.reckoning import reckoned
from engine.tricks.sheet import at_target
from engine.tricks.terms import alone, in_pairs
from engine.tricks.voids import denials
from tests.conftest import of_kind, there
from tests.each import each
from tests.engine.bowers import after
from tests.engine.whist import WHIST, Moment, WhistGame

PASS, BID = Action("bid", ("pass",)), Action("bid", ("seven",))


def started() -> WhistGame:
    return of_kind(WhistGame, WHIST.presets["whist"].start(4, 0))


def dealt(*clubs: str) -> WhistGame:
    """Deal each seat some clubs; with spades, hearts and diamonds the hands are filled up in turn.

    So seat 0, who deals, has the ace of spades, and spades are trumps.
    """
    rows = [list(cards(row)) for row in clubs]
    given = {face for row in rows for face in row}
    rest = [face for face in pack() if face not in given]
    for row in rows:
        while len(row) < 13:
            row.append(rest.pop())
    return after(started(), f"{DEALER} {Action.of('deal', *rows)}")


def played_out(game: Game, rng: Random) -> Game:
    while game.to_act:
        seat = game.to_act[0]
        game = game.apply(seat, game.propose(seat, rng)).game
    return game


@each("seed", range(5))
def test_a_game_is_dealt_played_scored_and_won(seed: int) -> None:
    game = played_out(started(), Random(seed))
    assert game.outcome is not None
    assert game.outcome.sides == ((0, 2), (1, 3))
    assert max(game.scores) >= 5 > min(game.scores)
    assert all(sum(sorted(points)[1:3]) <= 7 for points in game.deal_scores)
    with pytest.raises(IllegalAction, match="over") as refusal:
        game.apply(0, Action("play", ("2C",)))
    assert refusal.value.rule == "W1"


def test_suit_is_followed_and_the_highest_trump_takes() -> None:
    game = dealt("2C", "3C4C5C6C7C8C9CTCJCQCKCAC", "", "")
    assert game.to_act == (1,)
    led = after(game, "1 play 3C")
    led = after(led, f"2 {led.legal_actions(2)[0]}")
    with pytest.raises(IllegalAction) as refusal:
        after(led, f"3 {led.legal_actions(3)[0]}", "0 play AS")
    assert (refusal.value.rule, refusal.value.reason) == ("play", "follow-suit")
    taken = after(led, f"3 {led.legal_actions(3)[0]}", "0 play 2C")
    assert taken.dealt.tricks[0].winner == 1
    game = after(taken, "1 play 4C")
    game = after(game, f"2 {game.legal_actions(2)[0]}")
    game = after(game, f"3 {game.legal_actions(3)[0]}", "0 play AS")
    assert game.dealt.tricks[1].winner == 0
    assert game.to_act == (0,)


def test_nothing_is_claimed_in_a_family_that_judges_no_claims() -> None:
    game = dealt("", "", "", "")
    assert game.due == ("play",)
    with pytest.raises(IllegalAction) as refusal:
        after(game, "1 claim rest")
    assert refusal.value.reason == "unknown-verb"


@each("seed", range(10))
def test_an_imagined_game_looks_the_same_and_keeps_what_is_known(seed: int) -> None:
    rng = Random(seed)
    game = started()
    for _ in range(rng.randrange(1, 60)):
        seat = game.to_act[0]
        game = after(game, f"{seat} {game.propose(seat, rng)}")
    for seat in (None, 0, 1, 2, 3):
        view = game.view(None) if seat is None else game.view(seat)
        imagined = of_kind(WhistGame, WHIST.imagining(view)(rng))
        assert (imagined.view(None) if seat is None else imagined.view(seat)) == view
        if game.deal and game.deal.own.trump_card in game.deal.hands[game.dealer]:
            assert game.deal.own.trump_card in imagined.dealt.hands[game.dealer]


def test_who_could_not_follow_is_not_imagined_to_have_the_suit() -> None:
    game = after(dealt("2C3C", "4C5C6C", "7C8C9CTCJCQCKCAC", ""), "1 play 4C", "2 play 7C")
    game = after(game, f"3 {game.legal_actions(3)[0]}")
    deals = [WHIST.imagining(game.view(0))(Random(seed)) for seed in range(30)]
    clubs = [
        [face.suit == "C" for face in deal.view(seat).hand] for deal in deals for seat in (1, 3)
    ]
    assert any(any(held) for held in clubs[::2])
    assert not any(any(held) for held in clubs[1::2])


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_family_without_players_of_its_own_is_played_at_every_level(level: OwnLevel) -> None:
    player: Policy[Any] = trick_players(WHIST).at(level)
    rng = Random(3)
    if level == "hard":
        assert isinstance(player, Searching)
        player = player.within(0.002)
    game: Game = started()
    while not game.deal_scores:
        seat = game.to_act[0]
        view = None if seat == DEALER else game.view(seat)
        action = game.propose(seat, rng) if view is None else player.decide(view, rng)
        game = game.apply(seat, action).game


@pytest.mark.parametrize(
    ("clubs", "answers"),
    [
        # Cheaply over the lead, again over that, and the last hand takes it.
        (("4C9CAC", "3C", "5CKC", "2C6CQC"), ("5C", "6C", "9C")),
        # A trick that the partner has is left to it, and what cannot be won is lost cheaply.
        (("4C6C7C8C9CTCJCQCAC", "3C", "5CKC", "2C"), ("5C", "2C", "4C")),
        (("4C9C", "AC", "5CKC", "2C6CQC"), ("5C", "2C", "4C")),
    ],
)
def test_the_easy_trick_player_takes_cheaply_and_leaves_a_trick_to_its_partner(
    clubs: tuple[str, ...], answers: tuple[str, ...]
) -> None:
    easy, game = trick_players(WHIST).easy, dealt(*clubs)
    game = after(game, f"1 play {clubs[1][:2]}")
    for seat, answer in zip((2, 3, 0), answers, strict=True):
        found = easy.decide(game.view(seat), Random(1))
        assert str(found) == f"play {answer}"
        game = after(game, f"{seat} {found}")


def test_who_remembers_spends_no_high_card_on_a_trick_that_may_be_lost() -> None:
    players, game = trick_players(WHIST), dealt("9CAC", "3C", "5CKC", "2C6CQC")
    view = after(game, "1 play 3C").view(2)
    assert str(players.medium.decide(view, Random(1))) == "play 5C"
    sure = after(dealt("9CKC", "3C", "5CAC", "2C6CQC"), "1 play 3C").view(2)
    assert str(players.medium.decide(sure, Random(1))) == "play AC"
    assert str(players.easy.decide(sure, Random(1))) == "play 5C"


class Bidding(Choosing[Moment]):
    """A seat that says nothing passes; a computer with an ace bids."""

    __slots__ = ()
    often = 1.0

    @property
    def key(self) -> Literal["bid"]:
        return "bid"

    def choices(self, game: Moment, seat: Seat) -> tuple[Action, ...]:
        del game, seat
        return PASS, BID

    def sensible(self, game: Moment, seat: Seat) -> Action:
        return BID if any(face.rank == 14 for face in game.dealt.hands[seat]) else PASS

    def chosen(self, game: Moment, seat: Seat, action: Action, events: list[Event]) -> Moment:
        raise NotImplementedError


@pytest.mark.parametrize(("clubs", "said"), [("2CAC", BID), ("2C", PASS)])
def test_what_a_computer_bids_is_not_what_silence_means(clubs: str, said: Action) -> None:
    game = dealt("", clubs, "", "")
    if said == PASS:
        aceless = tuple(face for face in game.dealt.hands[1] if face.rank < 14)
        game = game.with_deal(game.dealt._replace(hands=((), aceless, (), ())))
    bidding = Bidding()
    prompt = there(bidding.prompt(game, 1))
    assert prompt.default == PASS
    view = replace(game.view(1), prompt=prompt)
    players = trick_players(WHIST)
    for player in (players.easy, players.medium):
        assert player.decide(view, Random(1)) == said
    assert bidding.propose(game, 1, Random(1)) == said


def test_options_of_a_family_are_read_by_the_types_of_its_rules() -> None:
    assert WHIST.changed(WHIST.presets["whist"], {"target": 9}).options == (("target", 9),)
    for options, told in (
        ({"target": "nine"}, "whole number"),
        ({"tricks": 9}, "no rule of Whist"),
    ):
        with pytest.raises(BadRules, match=told):
            WHIST.changed(WHIST.presets["whist"], options)


def test_a_game_goes_on_while_the_best_sides_tie() -> None:
    assert at_target(in_pairs(4), 5, (5, 5, 5, 5)) is None
    assert at_target(in_pairs(4), 5, (4, 3, 4, 3)) is None
    assert there(at_target(in_pairs(4), 5, (5, 6, 5, 6))).places == (2, 1, 2, 1)


def test_what_plays_deny_is_worked_out_once_for_all_tables_of_the_same_rules() -> None:
    one = started().terms
    same = replace(one)
    assert denials(one, follow_suit) is denials(same, follow_suit)
    other = replace(one, seat_count=2, sides=alone(2))
    assert denials(other, follow_suit) is not denials(one, follow_suit)


def test_whoever_claims_does_not_reckon_with_a_seat_that_sits_the_deal_out() -> None:
    game = after(dealt("2C", "3C", "4C", "5C"), "1 play 3C")
    whole = reckoned(game, 2)
    assert (whole.after, whole.others) == ((3, 0), (0, 1, 3))
    deal = game.dealt
    look = reckoned(game.with_deal(deal._replace(hands=(*deal.hands[:3], ()))), 2)
    assert (look.after, look.others) == ((0,), (0, 1))
    assert look.nowhere == 13


class PuttingAway(Choosing[Moment]):
    """The seat in turn puts away one card, which is ticked."""

    __slots__ = ()

    @property
    def key(self) -> str:
        return "discard"

    def choices(self, game: Moment, seat: Seat) -> tuple[Action, ...]:
        return tuple(Action.of("discard", (face,)) for face in game.dealt.hands[seat])

    def prompt(self, game: Moment, seat: Seat) -> Prompt:
        return Prompt("discard", "discard", game.dealt.hands[seat], 1)

    def chosen(self, game: Moment, seat: Seat, action: Action, events: list[Event]) -> Moment:
        raise NotImplementedError


def test_what_may_be_chosen_is_legal_though_the_prompt_lists_cards_to_tick() -> None:
    game = dealt("2C", "3C", "4C", "5C")
    legal = PuttingAway().legal_actions(game, 1)
    assert legal == PuttingAway().choices(game, 1)
    assert len(legal) == 13
