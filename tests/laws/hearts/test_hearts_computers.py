"""Laws of the computers of Hearts: what they imagine is what the rules allow, and no more."""

from collections import Counter
from random import Random
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from engine.cards import Card
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.games.hearts.deal import face_down
from engine.games.hearts.game import HeartsGame
from engine.games.hearts.play import breaks, legal_cards
from engine.players.card_bits import FACES, bits, faces
from engine.players.hearts.hard import HeartsHard, with_kitty
from engine.players.hearts.knowledge import carries, knowledge
from engine.players.hearts.playout import played_out
from engine.players.hearts.posterior import Posterior
from engine.players.hearts.value import DealValue
from engine.tricks.deal import bound
from engine.tricks.voids import Lying
from tests.conftest import there
from tests.laws.course import chances, lengths, played, seeds
from tests.laws.covering import Case

HELD_FOR = {"hearts"}


early = st.integers(1, 10) | lengths
"""The first trick has rules of its own."""


def in_play(case: Case, seed: int, length: int) -> HeartsGame | None:
    """A moment at which somebody is to play a card, of rules that can be told in bits."""
    game = cast("HeartsGame", played(case, seed, length)[0])
    return game if game.stage == "play" and carries(game.terms) else None


@given(seed=seeds, length=early, grabbing=st.integers(0, 63))
def test_what_is_played_out_in_bits_the_rules_allow_and_score_alike(
    case: Case, seed: int, length: int, grabbing: int
) -> None:
    game = in_play(case, seed, length)
    if game is None:
        return
    deal = there(game.deal)
    assert deal.turn is not None
    view = game.view(deal.turn)
    seen = knowledge(view)
    widow = game.terms.rules.kitty == "hand" and deal.stock and not deal.tricks
    hidden = (
        0 if seen.face_down_to is None and view.kitty_taker is not None else bits(face_down(deal))
    )
    told: list[int] = []
    moment = with_kitty(seen, hidden)
    end = played_out(seen.chart, moment, [bits(hand) for hand in deal.hands], 0, grabbing, told)
    predicted = DealValue.of(view).points(*end)
    number = len(game.deal_scores)
    now: Game = game
    rng = Random(seed)
    for card in told:
        face = FACES[card.bit_length() - 1]
        now, _ = now.apply(now.to_act[0], Action("play", (str(face),)))
        if widow and now.to_act and "discard" in str(now.prompt(now.to_act[0])):
            # What is laid aside there is anybody's choice.
            return
    while len(now.deal_scores) == number:
        seat = now.to_act[0]
        prompt = now.prompt(seat)
        asked = prompt is not None and prompt.question == "moon"
        now, _ = now.apply(seat, Action("moon", ("old",)) if asked else now.propose(seat, rng))
    assert now.deal_scores[number] == predicted


def assert_legal(game: HeartsGame, hands: list[list[Card]]) -> None:
    """Judge every play of the deal as if its seat had held one of these hands at the end."""
    deal = there(game.deal)
    held = [Counter(hand) for hand in hands]
    for plays in deal.rows:
        for seat, face in plays:
            held[seat][face] += 1
    broken = False
    for number, plays in enumerate(deal.rows, 1):
        for at, (seat, face) in enumerate(plays):
            hand = tuple(sorted(held[seat].elements()))
            lead = number == 1 and not at
            waiting = bound(deal.shown, deal.rows[: number - 1])
            table = Lying(plays[:at], number, broken=broken, bound=waiting)
            assert lead or face in legal_cards(game.terms, hand, table)
            broken = broken or breaks(game.terms, face, plays[:at])
            held[seat][face] -= 1


@given(seed=seeds, length=lengths, chance=chances)
def test_every_world_is_one_that_the_seat_cannot_tell_from_the_true_one(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game = in_play(case, seed, length)
    if game is None:
        return
    deal = there(game.deal)
    assert deal.turn is not None
    seen = knowledge(game.view(deal.turn))
    posterior = Posterior(game.view(deal.turn), seen, Random(chance))
    # The true hands are among what it holds possible.
    for seat, hand in enumerate(deal.hands):
        if seat != seen.seat:
            assert not bits(hand) & seen.lacked[seat]
            assert not seen.sure[seat] & ~bits(hand)
    for _ in range(3):
        hands, face_down = posterior.world()
        assert hands[seen.seat] == seen.hand
        assert [hand.bit_count() for hand in hands] == [len(hand) for hand in deal.hands]
        everything = face_down | seen.hand
        for seat, hand in enumerate(hands):
            if seat != seen.seat:
                assert not hand & everything
                assert not hand & seen.lacked[seat]
                assert not seen.sure[seat] & ~hand
                everything |= hand
        assert everything == seen.unseen | seen.hand
        if game.terms.rules.kitty != "hand":
            assert_legal(game, [faces(hand) for hand in hands])


@given(seed=seeds, length=lengths, chance=chances)
def test_the_same_sight_leads_to_the_same_play_whatever_is_hidden(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game = cast("HeartsGame", played(case, seed, length)[0])
    player = HeartsHard(seconds=60, worlds=1)
    for seat in game.to_act:
        if seat != DEALER:
            other = game.imagine(seat, Random(chance))
            decision = player.decide(game.view(seat), Random(seed))
            assert player.decide(other.view(seat), Random(seed)) == decision
            game.apply(seat, decision)
