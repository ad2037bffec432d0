"""What is done with an unfinished answer when its time is up: what is ticked is kept."""

from dataclasses import replace
from random import Random

from bot.screens.cards import held
from bot.screens.families import family_screens
from bot.screens.trick_games.claims import CLAIMING
from bot.screens.trick_games.ticks import filled, pictured
from bot.text.button_ids import ButtonId
from engine.cards import cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.players.policy import RandomPlayer
from tests.each import each
from tests.rulings.all_fours.written import Deal, written_out
from tests.screens.canasta_plans import Composer, begun
from tests.screens.conftest import english, nested, sent
from tests.screens.records import game_after

HEARTS = family_screens("hearts")
ALL_FOURS = family_screens("all_fours")
CANASTA = family_screens("canasta")


def dealt(options: dict[str, Option] | None = None, *, seats: int = 4) -> Game:
    game: Game = variant("standard", options or {}).start(seats, 0)
    while game.to_act == (DEALER,):
        game, _ = game.apply(DEALER, game.propose(DEALER, Random(4)))
    return game


@each("ticked", range(4))
@each("cycle", ["L", "S"])
def test_a_pass_keeps_the_ticks_and_takes_the_rest_from_the_stand_in(
    ticked: int, cycle: str
) -> None:
    """Also where each card goes to another player: the n-th ticked to the n-th of them."""
    game = dealt({"pass_cycle": {"4": cycle}})
    view, rng = game.view(0), Random(ticked)
    hand = game.view(0).prompt.cards  # type: ignore[union-attr]  a question is put
    for _ in range(50):
        draft = tuple(map(str, rng.sample(hand, ticked)))
        choice = game.propose(0, rng)
        done = HEARTS.completed(view, draft, choice)
        game.apply(0, done)
        passed = [word.split(":")[-1] for word in done.words] if cycle == "S" else None
        if passed is not None:
            assert tuple(passed[:ticked]) == draft
            wished = {word.split(":")[-1] for word in choice.words}
            assert set(passed) <= set(draft) | wished
        else:
            assert (
                set(cards("".join(draft)))
                <= set(done.cards)
                <= {*cards("".join(draft)), *choice.cards}
            )


def test_where_fewer_will_do_what_is_ticked_is_said_and_nothing_is_added() -> None:
    prompt = Prompt("pass", "pass", cards("QSJDTC"), pick=3, least=0)
    view = replace(dealt().view(0), prompt=prompt)
    said = {RandomPlayer().decide(view, Random(seed)) for seed in range(40)}
    assert {len(one.cards) for one in said} == {0, 1, 2, 3}
    for draft in ((), ("QS",), ("QS", "TC"), ("QS", "JD", "TC")):
        assert HEARTS.completed(view, draft, Action("pass")) == Action.of(
            "pass", held(cards("".join(draft)))
        )
        assert HEARTS.given(view, draft) is None
    advised = Action.of("pass", cards("JD"))
    assert HEARTS.completed(view, (), advised) == advised
    assert HEARTS.completed(view, ("QS",), advised) == Action.of("pass", cards("QS"))


def test_of_two_packs_an_equal_card_may_be_passed_twice() -> None:
    queen, *others = cards("QSQS2C3C")
    assert filled((queen,), (queen, *others), 3) == (queen, queen, others[1])
    assert filled((queen, queen), (queen, others[1], others[2]), 3) == (queen, queen, others[1])


def test_who_looked_at_the_claims_has_ticked_nothing() -> None:
    game = dealt({"pass_cycle": {"4": "H"}})
    (seat,) = game.to_act
    choice = game.propose(seat, Random(1))
    assert HEARTS.completed(game.view(seat), CLAIMING, choice) == choice


def test_a_vector_that_is_shared_out_is_said() -> None:
    game: Game = variant("standard", {"pass_schedule": "dealer_choice"}).start(4, 0)
    done = HEARTS.completed(game.view(0), ("1", "0", "2"), Action("vector", ("0", "0", "0")))
    assert str(done) == "vector 1 0 2"
    game.apply(0, done)


def test_cards_to_put_aside_are_kept_and_completed() -> None:
    deal = Deal({1: "AS9S4HKHQD2D", 0: "JS8STH3H5D6C"}, "5S7D")
    acts = (f"-1 {written_out(deal, 2)}", "1 beg", "0 run", "1 object")
    game = game_after(2, *acts, key="seven_up")
    prompt = game.prompt(1)
    assert prompt is not None
    assert prompt.default is not None
    for draft in ((), ("AS",), ("AS", "KH"), ("AS", "KH", "4H")):
        done = ALL_FOURS.completed(game.view(1), draft, prompt.default)
        game.apply(1, done)
        assert {str(face) for face in done.cards} >= set(draft)
    assert {str(face) for face in done.cards} == {"AS", "KH", "4H"}


def test_the_question_goes_with_the_trump_that_is_played() -> None:
    deal = Deal({1: "AS9S4HKHQD2D", 0: "JS8STH3H5D6C"}, "5S7D")
    view = game_after(2, f"-1 {written_out(deal, 2)}", "1 stand", key="af1807").view(1)
    assert str(ALL_FOURS.completed(view, ("inquire",), Action.read("play AS"))) == "play AS inquire"
    assert str(ALL_FOURS.completed(view, ("inquire",), Action.read("play KH"))) == "play KH"
    assert str(ALL_FOURS.completed(view, (), Action.read("play AS"))) == "play AS"


def silent(one: Composer) -> str:
    """What is done for the player of a hand of Canasta whose own stand-in would discard."""
    return str(CANASTA.completed(one.game.view(one.seat), one.draft, Action("discard", ("4",))))


def test_a_plan_that_may_be_committed_is_played_and_no_other() -> None:
    one = begun("KHKSKCQHQS7H7S6C5D4C4S")
    one.click("Draw", "Plan melds")
    assert silent(one) == "discard 4"
    one.choose("Which cards", "K")
    # Thirty points do not open.
    assert silent(one) == "discard 4"
    one = begun("AHASACKHKSKC7H7S5C4C4S")
    one.click("Draw", "Plan melds")
    one.choose("Which cards", "A")
    one.click("Next")
    one.choose("Which cards", "K")
    done = silent(one)
    assert done.startswith("lay ")
    assert str(one.click("Lay down (90 of 50 ✓)")) == done


def test_a_take_that_was_only_looked_at_is_not_made() -> None:
    one = begun("AHASACKHKSKC7H7S5C4C4S", up="AD")
    one.click("Plan a take")
    assert "**Plan:**" in one.reads()
    view = one.game.view(one.seat)
    assert str(CANASTA.completed(view, one.draft, Action("draw"))) == "draw"
    one.click("Next")
    one.choose("Which cards", "K")
    assert str(CANASTA.completed(view, one.draft, Action("draw"))).startswith("take ")


def test_the_ticks_of_a_picture_are_read_from_any_card_on_it() -> None:
    game = dealt()
    face, *others = map(str, game.view(0).prompt.cards[:4])  # type: ignore[union-attr]  as above
    for draft in ((), (face,), (others[1], face)):
        screen = HEARTS.hand(english(game.view(0)), draft=draft)
        parts = [part for part in nested(sent(screen)) if "custom_id" in part]
        assert set(pictured(ButtonId.read(part["custom_id"]) for part in parts)) == set(draft)
