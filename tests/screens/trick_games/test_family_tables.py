"""What variants put on the table beside the trick: lives, cards left over, tricks nobody took."""

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from bot.screens.hearts.points import taken_so_far
from bot.screens.hearts.screens import HEARTS
from bot.screens.hearts.table import moon_text
from engine.cards import Card, cards
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.tricks.trick import Play, TakenTrick
from tests.each import each
from tests.screens.conftest import (
    PEOPLE,
    english,
    faces,
    sheet_line,
    texts,
)
from tests.screens.records import first_deal, first_where, game_after, kept, small_pack


def view_of(game: Game) -> HeartsView:
    view = game.view(None)
    assert isinstance(view, HeartsView)
    return view


def hand_of(game: Game, seat: int) -> HeartsSeatView:
    view = game.view(seat)
    assert isinstance(view, HeartsSeatView)
    return view


def table(game: Game, **changed: Any) -> str:  # noqa: ANN401  fields of many types
    """The table as a bystander reads it."""
    screen = HEARTS.table(english(replace(view_of(game), **changed)))
    return texts(screen)


def dealt(key: str, seats: int = 4, **options: Option) -> Game:
    """A deal of which nothing is played yet."""
    return first_deal(key, seats, options)


def taken_by(seat: int, faces: str) -> TakenTrick:
    """A trick that this seat has taken."""
    return TakenTrick(tuple(Play(at, face) for at, face in enumerate(cards(faces))), seat)


# Lives -----------------------------------------------------------------------------------------


def test_the_table_counts_the_lives_of_each_player() -> None:
    said = table(dealt("danger_hearts"), lives=(3, 2, 1, 0))
    assert "deal total ♥" in said
    assert sheet_line("Alice", said) == ["0", "0", "3"]
    assert sheet_line("Bob", said) == ["0", "0", "2"]
    assert sheet_line("Carol", said) == ["0", "0", "1"]
    assert sheet_line("Dave", said) == ["0", "0", "0"]
    assert "The game ends after 10 deals or when somebody has no life left." in said


def test_lives_are_those_that_dangerous_deals_have_left() -> None:
    """R13.9: three lives, a deal of 15 points or more costs one."""
    lost = 0
    for game, _ in kept("danger_hearts", 4):
        if game.outcome is not None:
            break
        said = table(game)
        for seat, name in enumerate(PEOPLE[:4]):
            left = 3 - sum(points[seat] >= 15 for points in game.deal_scores)
            lost = max(lost, 3 - left)
            assert sheet_line(name, said)[2] == str(left)
    assert lost > 0


def test_where_there_are_no_lives_none_are_counted() -> None:
    assert sheet_line("Alice", table(dealt("standard"))) == ["0", "0"]


# Cancellation ----------------------------------------------------------------------------------

DOUBLES = "QS5C6C2H7C3H"
CANCELLING = (
    "-1 deal 7C3H QS5C QS5C 6C2H 6C2H 7C3H",
    *(f"{seat} play {face}" for seat, face in ((1, "QS"), (2, "QS"), (3, "2H"), (4, "2H"))),
)


def cancelling(*acts: str) -> Game:
    """Six players with two cards each of two packs; the one next to the dealer leads a queen."""
    return game_after(6, *CANCELLING[:3], *acts, key="cancellation", options=small_pack(6, DOUBLES))


def test_equal_cards_are_told_as_cancelled_and_take_nothing() -> None:
    """R13.1: two identical cards of the suit led cancel each other."""
    said = table(cancelling())
    assert "**Q♠** Bob, cancelled" in said
    assert "**Q♠** Carol, cancelled" in said
    assert "takes it so far" not in said
    alone = table(
        game_after(6, *CANCELLING[:2], key="cancellation", options=small_pack(6, DOUBLES)),
    )
    assert "**Q♠** Bob\N{NO-BREAK SPACE}← takes it so far" in alone
    assert "cancelled" not in alone


def test_equal_cards_of_another_suit_cancel_nothing_worth_telling() -> None:
    said = table(cancelling("3 play 2H", "4 play 2H"))
    assert said.count(", cancelled") == 2


def test_tricks_that_nobody_took_lie_on_the_table_with_what_they_are_worth() -> None:
    """R13.1: the cards stay, the same player leads, and the next to win takes them all."""
    plays = ("3 play 2H", "4 play 2H", "5 play 3H", "0 play 3H")
    said = table(cancelling(*plays))
    assert "Nobody took Q♠ Q♠ 2♥ 2♥ 3♥ 3♥, 30 points." in said
    assert "They go to whoever takes the next trick." in said
    assert "Bob leads\n-# Hearts · deal 1 · trick 1 of 2" in said
    assert said.count(", cancelled") == 2
    assert "takes it" not in said
    assert "Nobody took" not in table(cancelling(*plays[:3]))


# Cards left over -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kitty", "said"),
    [
        ("first_trick", "They go to whoever takes the first trick."),
        ("last_trick", "They go to whoever takes the last trick."),
        ("first_penalty_trick", "They go to whoever takes the first trick with points in it."),
        ("hand", "Whoever takes the first trick takes them up and puts as many aside."),
    ],
)
def test_the_table_says_how_many_cards_are_left_over_and_where_they_go(
    kitty: str, said: str
) -> None:
    """R1.3, R13.2: with four players 48 of 51 cards are dealt."""
    game = passed(dealt("heartsette", kitty=kitty))
    assert f"3 cards are left over. {said}" in table(game)


def passed(game: Game) -> Game:
    """The same deal, all passes made by chance."""
    while view_of(game).stage == "pass":
        seat = game.to_act[0]
        game, _ = game.apply(seat, game.propose(seat, Random(seat)))
    return game


def one_trick(game: Game) -> Game:
    """The moment after the first trick, and what its taker lays aside."""
    rng = Random(5)
    game = passed(game)
    while not view_of(game).tricks or view_of(game).stage == "discard":
        seat = game.to_act[0]
        game, _ = game.apply(seat, game.propose(seat, rng))
    return game


def left_over(game: Game, seats: int = 4) -> set[Card]:
    """The cards of the pack that nobody was dealt."""
    rules: Any = game.variant.rules
    return set(rules.deck(seats)) - {face for at in range(seats) for face in hand_of(game, at).hand}


def test_cards_left_over_that_stay_hidden_are_named_to_nobody() -> None:
    start = dealt("heartsette", kitty="first_trick")
    game, hidden = one_trick(start), left_over(start)
    taker = view_of(game).tricks[0].winner
    said = table(game)
    assert f"{PEOPLE[taker]} took the 3 cards that were left over." in said
    for seat in range(4):
        shown = faces(HEARTS.hand(english(hand_of(game, seat))))
        assert not shown & hidden


def test_cards_left_over_that_all_see_are_named_to_all() -> None:
    start = dealt("heartsette", kitty="first_trick", kitty_seen="all")
    game, seen = one_trick(start), left_over(start)
    said = table(game)
    told = next(line for line in said.splitlines() if "left over: " in line)
    for face in seen:
        assert {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[face.suit] in told
    assert seen <= faces(HEARTS.table(english(view_of(game))))


def test_cards_left_over_that_their_taker_sees_are_named_to_that_one() -> None:
    start = dealt("heartsette", kitty="first_trick", kitty_seen="winner")
    game, seen = one_trick(start), left_over(start)
    taker = view_of(game).tricks[0].winner
    assert not faces(HEARTS.table(english(view_of(game)))) & seen
    for seat in range(4):
        shown = faces(HEARTS.hand(english(hand_of(game, seat))))
        assert (seen <= shown) == (seat == taker)
        assert seat == taker or not shown & seen
        # Even drawn by mistake from a seat's own view, the table names none of them.
        assert not faces(HEARTS.table(english(hand_of(game, seat)))) & seen


def test_cards_left_over_lie_face_up_with_their_taker_in_a_review() -> None:
    start = dealt("heartsette", kitty="first_trick")
    game, hidden = one_trick(start), left_over(start)
    taker = view_of(game).tricks[0].winner
    taken = game.face_up.taken
    assert hidden < set(taken[taker])
    assert sum(map(len, taken)) == 4 + len(hidden)


def test_only_what_was_taken_or_laid_aside_counts_for_a_moon() -> None:
    """R13.2: the cards of the widow are in a hand, and as many lie aside for them."""
    for game, _ in islice(kept("heartsette", 4), 100):
        view = view_of(game)
        if view.stage == "play" and view.kitty_taker is not None:
            own = hand_of(game, view.kitty_taker)
            taken = [own.terms.moon_cards & {*faces} for faces in game.face_up.taken]
            alone = sum(map(bool, taken)) == 1
            told = moon_text(english(own))
            assert (told is not None) == alone


def test_a_game_without_cards_left_over_tells_of_none() -> None:
    assert "left over" not in table(dealt("standard"))


def test_that_hearts_are_broken_is_told_only_where_something_waits_for_it() -> None:
    """R5.3: with hearts_lead and qs_lead anytime the flag is informational."""
    for key, waits in (("black_maria", False), ("cancellation", False), ("standard", True)):
        game = dealt(key, 6)
        assert ("broken" in table(game, stage="play")) == waits
        assert ("broken" in table(game, stage="play", hearts_broken=True)) == waits
    queen = dealt("black_maria", 6, qs_lead="until_broken")
    assert "Hearts are not broken yet." in table(queen, stage="play")


# Complex numbers -------------------------------------------------------------------------------


def test_complex_totals_are_told_with_what_they_are_the_distance_of() -> None:
    """R13.7: what counts is the absolute value; 27 + 36i is 45 away from zero."""
    plane = ((27, 36), (0, -13), (-10, 0), (5, 0))
    said = table(dealt("complex_hearts"), plane=plane, scores=(45, 13, 10, 5))
    assert sheet_line("Alice", said) == ["0", "27+36i"]
    assert sheet_line("Bob", said) == ["0", "-13i"]
    assert sheet_line("Carol", said) == ["0", "-10"]
    assert sheet_line("Dave", said) == ["0", "5"]
    assert "The game ends when somebody is 100 away from 0." in said
    view = replace(view_of(dealt("complex_hearts")), plane=plane, scores=(45, 13, 10, 5))
    assert "Alice: **45** (27 + 36i)" in texts(HEARTS.scores(english(view)))


@each(
    ("captured", "said"),
    [
        ("QS2H3C4C", "1+13i"),
        ("JD2H3C4C", "-9"),
        # (1 + 13i) times 2i.
        ("TC2HQS4C", "-26+2i"),
        # (-10 + 13i) times 2i.
        ("TCJDQS4C", "-26-20i"),
        ("QS2C3C4C", "13i"),
    ],
)
def test_complex_points_of_a_deal_are_told_as_they_will_count(captured: str, said: str) -> None:
    """R13.7: hearts 1, the queen of spades 13i, J♦ -10, 10♣ times 2i."""
    trick = taken_by(1, captured)
    told = table(dealt("complex_hearts"), tricks=(trick,), last_trick=trick, stage="play")
    assert sheet_line("Bob", told)[0] == said


def test_a_trick_is_told_with_its_complex_points() -> None:
    trick = taken_by(2, "QS2H3C4C")
    game = dealt("complex_hearts")
    said = table(game, tricks=(trick,), last_trick=trick, stage="play")
    assert "**Carol takes it: 1 + 13i points.**" in said
    view = replace(view_of(game), last_trick=trick)
    screen = HEARTS.last(english(view))
    assert "**Carol takes it: 1 + 13i points.**" in texts(screen)


# Cards that give back and double ---------------------------------------------------------------


@each(
    ("key", "captured", "trick", "deal"),
    [
        ("jack_of_diamonds", "JD2H3H4C", "-8 points", "-8"),
        ("omnibus", "TDJD3H4C", "-9 points", "-9"),
        ("ten_of_clubs", "TCQS3H4C", "14 points", "+28"),
        ("black_maria", "KSAS3H", "18 points", "+18"),
        ("original_hearts", "QS2H3H4C", "2 points", "+2"),
        ("sevens_and_queens", "7CQH3H4C", "3 points", "+3"),
        ("ja_black_lady", "QS2C3C4C", "-13 points", "-13"),
        ("standard", "2C3C4C5C", "no points", "0"),
        ("ja_black_lady", "2H3C4C5C", "-1 point", "-1"),
    ],
)
def test_tricks_and_deals_count_what_the_variant_makes_of_cards(
    key: str, captured: str, trick: str, deal: str
) -> None:
    """R7, R10.1: a deal counts J♦ and 10♦ as they will, and what 10♣ doubles."""
    game = dealt(key, 3 if key == "black_maria" else 4)
    took = taken_by(1, captured)
    said = table(game, tricks=(took,), last_trick=took, stage="play", leader=1)
    assert f"**Bob takes it: {trick}.**" in said
    assert sheet_line("Bob", said)[0] == deal


def test_what_is_told_as_taken_is_what_the_rules_count_of_plain_cards() -> None:
    for key in ("standard", "spot_hearts", "pink_lady", "black_maria"):
        for game, _ in kept(key, 4):
            view = view_of(game)
            assert taken_so_far(view) == tuple((points, 0) for points in view.taken)


# The dealer's vector ---------------------------------------------------------------------------


BY_DEALER: dict[str, Option] = {"pass_schedule": "dealer_choice"}


def test_the_table_tells_what_the_dealer_has_named() -> None:
    """R3.4: two to the left, one to the right."""
    game: Game = variant("standard", BY_DEALER).start(4, 2)
    assert "**Carol** deals and says what is passed." in table(game)
    game = game_after(4, "2 vector 2 0 1", dealer=2, options=BY_DEALER)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(1)))
    assert "deal 1 · pass 2 left and 1 right" in table(game)


def test_a_vector_of_nothing_is_told_as_no_passing() -> None:
    game = game_after(4, "0 vector 0 0 0", options=BY_DEALER)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(1)))
    assert "no passing" in table(game)


def test_the_table_says_who_puts_cards_aside() -> None:
    """R13.2: the taker of the first trick takes the widow into the hand."""
    game = first_where("heartsette", 4, lambda game: view_of(game).stage == "discard")
    name = PEOPLE[game.to_act[0]]
    said = table(game)
    assert f"**{name}** puts as many cards aside." in said
    assert f"{name} took the 3 cards that were left over." in said
