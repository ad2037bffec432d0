"""Laws that hold for every variant on offer, at every number of seats."""

import pickle
from dataclasses import fields
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.text.button_ids import ButtonId
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.event import Event
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction, NotYourTurn
from engine.contract.seats import DEALER
from engine.contract.view import View
from engine.games.catalogue import FAMILIES, variant
from engine.players.levels import levels, policy
from engine.players.policy import RandomPlayer
from engine.records.record import read_record, record_of
from tests.fairness.specification import VERIFY
from tests.laws.course import GAMES, WHOLE_GAME, chances, course, lengths, played, seeds, viewer
from tests.laws.covering import THOROUGH, Case

A_BLINK = 0.002
"""Seconds that a searching player may think; its move is as legal as after longer."""
WHOLE_GAMES = 1000
"""Games of each preset that the long run plays to their end, shared out among its seats."""


@given(seed=seeds)
def test_a_replayed_journal_gives_the_equal_games_and_events(case: Case, seed: int) -> None:
    moments = course(case, seed).moments(130)
    game, journal, events = played(case, seed, 130)
    record = read_record(record_of(game.variant, game.seat_count, seed % case[1], journal))
    again = record.variant.start(record.seats, record.dealer or 0)
    heard: list[Event] = []
    for (seat, action), after in zip(record.actions, moments[1:], strict=True):
        again, told = again.apply(seat, action)
        heard.extend(told)
        assert again == after
    assert tuple(heard) == events


def test_chance_writes_what_every_verifier_reads(case: Case) -> None:
    """F5: a deal has a word a seat, each hand in order, and one for the rest of the same pack."""
    packs: set[tuple[str, ...]] = set()
    for action in (one for seat, one in course(case, 0).played(300)[1] if seat == DEALER):
        rows = [VERIFY.cards(word) for word in action.words]
        if action.verb == "cut":
            assert len(rows) in (1, case[1])
            continue
        assert action.verb == "deal"
        assert len(rows) in (case[1], case[1] + 1)
        hands = zip(action.words, rows, strict=True)
        assert all(word == VERIFY.in_order(row) for word, row in list(hands)[: case[1]])
        packs.add(tuple(sorted(card for row in rows for card in row)))
    assert len(packs) == 1


@given(seed=seeds, length=lengths, chance=chances)
def test_every_listed_action_applies_and_nobody_else_may_act(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game, _, _ = played(case, seed, length)
    rng = Random(chance)
    for seat in game.to_act:
        listed = game.legal_actions(seat)
        assert len(set(listed)) == len(listed)
        for action in (*listed, game.propose(seat, rng)):
            game.apply(seat, action)
            for other in {DEALER, *range(game.seat_count)} - set(game.to_act):
                with pytest.raises(NotYourTurn):
                    game.apply(other, action)
    for other in {DEALER, *range(game.seat_count)} - set(game.to_act):
        assert game.legal_actions(other) == ()
        assert game.prompt(other) is None
        with pytest.raises(NotYourTurn):
            game.propose(other, rng)


@given(seed=seeds, length=lengths, chance=chances)
def test_every_seat_to_act_is_asked_and_the_prompt_can_be_answered(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game, _, _ = played(case, seed, length)
    for seat in game.to_act:
        if seat == DEALER:
            continue
        view = game.view(seat)
        assert view.prompt == game.prompt(seat)
        assert view.prompt is not None
        game.apply(seat, RandomPlayer().decide(view, Random(chance)))
        if view.prompt.default is not None:
            game.apply(seat, view.prompt.default)
        for level in levels(case[0].family):
            player = policy(level, case[0].family, seconds=A_BLINK)
            game.apply(seat, player.decide(view, Random(chance)))


@given(seed=seeds, length=lengths)
def test_whoever_is_asked_already_loses_no_time_when_cards_begin_to_be_played(
    case: Case, seed: int, length: int
) -> None:
    """A question has its time by the stage, so a trick is not begun while another is open."""
    game, _, _ = played(case, seed, length)
    for seat in game.to_act:
        action = game.propose(seat, Random(length))
        after, _ = game.apply(seat, action)
        if after.stage == "play" != game.stage:
            assert not (set(game.to_act) - {seat}) & set(after.to_act)


@given(seed=seeds, length=lengths)
def test_every_action_survives_its_text_and_fits_its_button(
    case: Case, seed: int, length: int
) -> None:
    game, journal, _ = played(case, seed, length)
    listed = [(seat, action) for seat in game.to_act for action in game.legal_actions(seat)]
    for seat, action in (*journal, *listed):
        assert Action.read(str(action)) == action
        if seat != DEALER:
            button_id = ButtonId("abcdefgh", "do", 123, str(action))
            assert ButtonId.read(button_id.custom_id) == button_id


@given(seed=seeds, length=lengths, chance=chances)
def test_a_view_has_each_field_of_its_kind_and_nothing_else(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game, _, _ = played(case, seed, length)
    view = game.view(viewer(game, chance))
    named = {field.name for field in fields(view)}
    assert vars(view).keys() <= named
    assert all(hasattr(view, name) for name in named)


@given(seed=seeds, length=lengths, chance=chances)
@example(seed=0, length=0, chance=0)
def test_a_view_alone_is_enough_to_imagine_games_that_look_the_same(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game, _, _ = played(case, seed, length)
    imagining = FAMILIES[case[0].family].imagining
    seat = viewer(game, chance)
    # As another process gets it: nothing but the view came along.
    view: View = pickle.loads(pickle.dumps(game.view(seat)))
    imagine = imagining(view)
    for more in range(2):
        imagined = imagine(Random(chance + more))
        assert imagined.view(seat) == view
        assert imagined.variant.rules == game.variant.rules
        assert imagined.variant.key == game.variant.key
    imagined = game.imagine(seat, Random(chance))
    assert imagined.view(seat) == imagined.imagine(seat, Random(chance)).view(seat) == view
    # Having imagined one game leaves no trace in the next.
    assert imagine(Random(chance)) == imagining(view)(Random(chance))


@given(seed=seeds, length=lengths, chance=chances)
def test_imagined_games_go_on_like_any_other(
    case: Case, seed: int, length: int, chance: int
) -> None:
    game, _, _ = played(case, seed, length)
    rng = Random(chance)
    imagined: Game = game.imagine(viewer(game, chance), rng)
    deals = len(imagined.deal_scores)
    while imagined.to_act and len(imagined.deal_scores) == deals:
        actor = imagined.to_act[0]
        imagined, _ = imagined.apply(actor, imagined.propose(actor, rng))


def test_whole_games_by_chance_come_to_an_end(case: Case) -> None:
    share = -(-WHOLE_GAMES // len(case[0].seats_allowed)) if THOROUGH else GAMES
    for seed in range(share):
        game, journal, events = played(case, seed, WHOLE_GAME)
        assert len(journal) < WHOLE_GAME, seed
        outcome = game.outcome
        assert outcome is not None, seed
        assert len(outcome.places) == game.seat_count, seed
        assert outcome.winners, seed
        assert sorted(seat for side in outcome.sides for seat in side) == list(range(case[1]))
        assert events[-1].name == "game-over", seed
        with pytest.raises(IllegalAction) as refused:
            game.apply(0, Action("play", ("2C",)))
        assert refused.value.reason == "game-over", seed


words = st.text(st.characters(blacklist_characters=" "), min_size=1, max_size=8)
card_words = st.sampled_from(["2C", "QS", "ZZ", "QSQS", "1:QS", "**", "", "9:2C", "AHKHQH"])


@given(
    seed=seeds,
    length=lengths,
    verb=st.sampled_from(["play", "pass", "deal", "draw", "moon"]) | words,
    spoken=st.lists(words | card_words, max_size=4),
)
@example(seed=1, length=1, verb="pass", spoken=["QSQSQS"])
@example(seed=1, length=0, verb="deal", spoken=["2C"])
def test_bad_input_is_refused_and_changes_nothing(
    case: Case, seed: int, length: int, verb: str, spoken: list[str]
) -> None:
    game, _, _ = played(case, seed, length)
    same = repr(game)
    for seat in (DEALER, *range(game.seat_count)):
        try:
            after, _ = game.apply(seat, Action(verb, tuple(spoken)))
        except (IllegalAction, Unreadable):
            after = None
        # By chance the words may be what the rules allow; then it was this seat's to say.
        assert after is None or seat in game.to_act
    assert repr(game) == same


def test_a_variant_takes_only_its_own_numbers_of_seats() -> None:
    standard = variant("standard")
    for seats in (0, 2, 7):
        with pytest.raises(ValueError, match="is played by"):
            standard.start(seats, 0)
    with pytest.raises(ValueError, match="there is no seat"):
        standard.start(4, 4)
