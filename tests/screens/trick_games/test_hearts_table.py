"""The public table of Hearts tells all that may be told, variants' own things too."""

from dataclasses import replace
from itertools import islice, takewhile
from random import Random
from typing import Any

import pytest

from bot.screens.frame import Frame
from bot.screens.hearts.points import taken_so_far
from bot.screens.hearts.screens import HEARTS
from bot.screens.hearts.table import moon_text
from engine.cards import Card, card, cards
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts.deal import DealResult
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import terms
from engine.games.hearts.view import HeartsSeatView, HeartsView
from engine.table.chairs import Presence
from engine.tricks.trick import Play, TakenTrick
from tests.conftest import of_kind
from tests.each import each
from tests.screens.conftest import PEOPLE, buttons, english, faces, frame_of, sheet_line, texts
from tests.screens.records import first, first_deal, first_where, game_after, kept, small_pack

FRAME = frame_of()


def play(seat: int, face: str) -> Play:
    return Play(seat, card(face))


TAKEN = TakenTrick((play(0, "4C"), play(1, "KC"), play(2, "QS"), play(3, "AH")), 1)


COUNTED = DealResult(
    (3, 13, 10, 0), taken=(cards("2H3H4H"), cards("QS"), cards("5H6H"), cards("2C"))
)


def view_of(**changed: Any) -> HeartsView:  # noqa: ANN401  fields of many types
    """A bystander's view of the second trick of the third deal."""
    facts: dict[str, Any] = {
        "dealer": 0,
        "deal_number": 3,
        "to_act": (3,),
        "scores": (10, 20, 30, 44),
        "outcome": None,
        "stage": "play",
        "hand_sizes": (12, 11, 11, 12),
        "direction": "X",
        "passed_by": (0, 1, 2, 3),
        "trick_number": 2,
        "leader": 1,
        "trick": (play(1, "TC"), play(2, "JC")),
        "taking": 2,
        "tricks": (TAKEN,),
        "hearts_broken": False,
        "taken": (0, 14, 0, 0),
        "results": (COUNTED, DealResult((26, 26, 0, 26), moon=2)),
        "last_trick": TAKEN,
    }
    return replace(of_kind(HeartsView, first("standard", 4).view(None)), **(facts | changed))


def told(view: HeartsView, frame: Frame = FRAME) -> str:
    screen = HEARTS.table(english(view, frame))
    return texts(screen)


def test_the_table_names_the_deal_and_the_direction_of_the_pass() -> None:
    early = {"trick_number": 1, "tricks": (), "last_trick": None}
    assert "-# Hearts · deal 3 · pass across · trick 1 of" in told(view_of(**early))
    for direction, said in (("L", "pass left"), ("R", "pass right"), ("H", "no passing")):
        assert f" · {said} · " in told(view_of(**early, direction=direction))
    # Once a trick is taken it matters no more.
    assert "-# Hearts · deal 3 · trick 2 of 13" in told(view_of())


def test_the_table_says_who_led_what_and_who_would_take_it() -> None:
    said = told(view_of())
    assert "**10♣** Bob · **J♣** Carol\N{NO-BREAK SPACE}← takes it so far" in said
    assert said.count("takes it so far") == 1


def test_the_trick_is_told_in_seat_order_from_its_leader() -> None:
    said = told(view_of()).splitlines()
    at = said.index("**10♣** Bob · **J♣** Carol\N{NO-BREAK SPACE}← takes it so far")
    assert said[at + 1] == "Then Alice."


def test_before_the_lead_the_table_says_who_is_to_lead() -> None:
    said = told(view_of(trick=(), taking=None, leader=1, to_act=(1,)))
    assert said.startswith("### 🔶 Bob leads\n")


def test_the_table_says_whose_turn_it_is_and_when_a_computer_takes_over() -> None:
    assert "### 🟪 Dave's turn\n" in told(view_of())
    assert "Then Alice.\n" in told(view_of())
    timed = replace(FRAME, waiting_for=(3,), deadlines={3: 1_790_000_000})
    assert "Then Alice. A computer takes over <t:1790000000:R>." in told(view_of(), timed)
    others = replace(FRAME, waiting_for=(2,), deadlines={2: 1_790_000_000})
    assert "<t:" not in told(view_of(), others)


def test_the_table_says_whether_hearts_are_broken() -> None:
    assert "Hearts are not broken yet." in told(view_of())
    assert "Hearts are broken." in told(view_of(hearts_broken=True))


def test_the_table_counts_points_of_the_deal_and_of_the_game() -> None:
    said = told(view_of())
    assert "-# The game ends at 100." in said
    assert sheet_line("Bob", said) == ["+14", "20"]
    assert sheet_line("Dave", said) == ["0", "44"]


def test_while_passing_the_table_says_who_is_still_to_pass() -> None:
    view = view_of(
        stage="pass",
        to_act=(1, 3),
        passed_by=(0, 2),
        trick_number=0,
        leader=None,
        trick=(),
        taking=None,
        tricks=(),
        taken=(0, 0, 0, 0),
    )
    said = told(view)
    assert "Still to pass: **Bob** and **Dave**." in said
    assert "Passed: Alice and Carol." in said


def test_the_table_says_who_took_the_last_trick_and_what_it_cost() -> None:
    last = "-# Last trick: 4♣ K♣ Q♠ A♥ to Bob, 14 points"
    assert last in told(view_of())


def test_seats_that_a_computer_plays_are_marked_by_a_sign() -> None:
    alice, bob, carol, dave = FRAME.chairs
    chairs = (
        replace(alice, person=None),
        replace(bob, presence=Presence.AWAY),
        replace(carol, presence=Presence.LEFT),
        dave,
    )
    said = told(view_of(), replace(FRAME, chairs=chairs))
    assert sheet_line("Alice", said) == ["0", "10", "🤖"]
    assert sheet_line("Bob", said) == ["+14", "20", "💤"]
    assert sheet_line("Carol", said) == ["0", "30", "🚪"]
    assert sheet_line("Dave", said) == ["0", "44"]


def test_the_table_has_buttons_that_say_the_table() -> None:
    said = buttons(HEARTS.table(english(view_of())))
    assert {label: part["custom_id"] for label, part in said.items()} == {
        "My hand": "c1.k3f9.hand..",
        "Info": "c1.k3f9.last..",
    }
    assert not any(part.get("disabled") for part in said.values())
    early = buttons(HEARTS.table(english(view_of(last_trick=None, tricks=()))))
    assert early["Info"]["custom_id"] == "c1.k3f9.rules.."


def test_the_message_of_an_old_deal_tells_its_result_and_has_no_buttons() -> None:
    screen = HEARTS.past_table(english(view_of()), 1)
    assert texts(screen).splitlines()[1:] == [
        "Only Dave stayed clean.",
        "```",
        "          deal total",
        "1🟪 Dave     0     0",
        "2🔵 Alice   +3     3",
        "3🔺 Carol  +10    10",
        "4🔶 Bob    +13    13",
        "```",
    ]
    assert buttons(screen) == {}


def test_the_message_of_the_last_deal_tells_who_won() -> None:
    over = view_of(
        stage="over", to_act=(), outcome=Outcome("target", (2, 1, 3, 4), ((0,), (1,), (2,), (3,)))
    )
    screen = HEARTS.table(english(over))
    assert "**Bob** wins the game." in texts(screen)
    assert buttons(screen) == {}


def test_tricks_are_counted_right_all_through_a_deal() -> None:
    deal = takewhile(lambda moment: not moment[0].deal_scores, kept("standard", 5))
    seen = 0
    for game, _ in deal:
        view = of_kind(HeartsView, game.view(None))
        if view.stage == "play":
            seen += 1
            said = told(view, frame_of(("A", "B", "C", "D", "E")))
            standing = bool(view.tricks) and not view.trick
            assert f"· trick {view.trick_number - standing} of 10\n" in said
    assert seen == 50


def test_a_game_that_goes_on_after_its_end_was_reached_says_why() -> None:
    assert "Tie for first!" in told(view_of(scores=(20, 20, 100, 40)))
    assert "Tie for first!" not in told(view_of(scores=(20, 20, 99, 40)))


def test_a_boosted_trick_tells_both_rounds_and_counts_no_tricks() -> None:
    boosted = (play(1, "9C"), play(2, "TC"), play(3, "2C"), play(0, "3C"), play(1, "AC"))
    nines = terms(HeartsRules(trick_rule="booster_nines"), 4)
    said = told(view_of(trick=boosted, taking=1, to_act=(2,), terms=nines))
    assert "**A♣** Bob\N{NO-BREAK SPACE}← takes it so far" in said
    assert said.count("takes it so far") == 1
    assert "Carol's turn\n" in said
    assert "Then Dave and Alice." in said
    assert "of 13" not in said


def test_passes_may_be_shown_with_what_follows_and_a_card_may_not() -> None:
    assert not HEARTS.lingers(view_of(stage="pass", passed_by=()))
    assert HEARTS.lingers(view_of(stage="pass", passed_by=(2,)))
    assert not HEARTS.lingers(view_of(stage="play"))


def test_the_table_says_who_can_still_shoot_the_moon_until_nobody_can() -> None:
    """R8.1: as long as one alone has taken what costs points."""
    clean = TakenTrick((play(0, "4C"), play(1, "KC"), play(2, "5C"), play(3, "AC")), 3)
    queen = TakenTrick((play(0, "4C"), play(1, "KC"), play(2, "QS"), play(3, "3C")), 1)
    heart = TakenTrick((play(0, "4D"), play(1, "KD"), play(2, "2H"), play(3, "3D")), 0)
    moon = "Bob can still shoot the moon."
    assert "moon" not in told(view_of(tricks=(clean,)))
    assert moon in told(view_of(tricks=(queen, clean)))
    assert "moon" not in told(view_of(tricks=(queen, heart)))
    passing = view_of(stage="pass", tricks=(queen,))
    assert "moon" not in told(passing)
    assert "broken" not in told(passing)


def public(game: Game) -> HeartsView:
    return of_kind(HeartsView, game.view(None))


def hand_of(game: Game, seat: int) -> HeartsSeatView:
    return of_kind(HeartsSeatView, game.view(seat))


def table(game: Game, **changed: Any) -> str:  # noqa: ANN401  fields of many types
    """The table as a bystander reads it."""
    screen = HEARTS.table(english(replace(public(game), **changed)))
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
        game_after(6, *CANCELLING[:2], key="cancellation", options=small_pack(6, DOUBLES))
    )
    assert "**Q♠** Bob\N{NO-BREAK SPACE}← takes it so far" in alone
    assert "cancelled" not in alone


def test_equal_cards_of_another_suit_cancel_nothing_worth_telling() -> None:
    assert table(cancelling("3 play 2H", "4 play 2H")).count(", cancelled") == 2


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
    assert f"3 cards are left over. {said}" in table(passed(dealt("heartsette", kitty=kitty)))


def passed(game: Game) -> Game:
    """The same deal, all passes made by chance."""
    while public(game).stage == "pass":
        seat = game.to_act[0]
        game, _ = game.apply(seat, game.propose(seat, Random(seat)))
    return game


def one_trick(game: Game) -> Game:
    """The moment after the first trick, and what its taker lays aside."""
    rng = Random(5)
    game = passed(game)
    while not public(game).tricks or public(game).stage == "discard":
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
    taker = public(game).tricks[0].winner
    assert f"{PEOPLE[taker]} took the 3 cards that were left over." in table(game)
    for seat in range(4):
        assert not faces(HEARTS.hand(english(hand_of(game, seat)))) & hidden


def test_cards_left_over_that_all_see_are_named_to_all() -> None:
    start = dealt("heartsette", kitty="first_trick", kitty_seen="all")
    game, seen = one_trick(start), left_over(start)
    said = table(game)
    told = next(line for line in said.splitlines() if "left over: " in line)
    for face in seen:
        assert {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}[face.suit] in told
    assert seen <= faces(HEARTS.table(english(public(game))))


def test_cards_left_over_that_their_taker_sees_are_named_to_that_one() -> None:
    start = dealt("heartsette", kitty="first_trick", kitty_seen="winner")
    game, seen = one_trick(start), left_over(start)
    taker = public(game).tricks[0].winner
    assert not faces(HEARTS.table(english(public(game)))) & seen
    for seat in range(4):
        shown = faces(HEARTS.hand(english(hand_of(game, seat))))
        assert (seen <= shown) == (seat == taker)
        assert seat == taker or not shown & seen
        # Even drawn by mistake from a seat's own view, the table names none of them.
        assert not faces(HEARTS.table(english(hand_of(game, seat)))) & seen


def test_cards_left_over_lie_face_up_with_their_taker_in_a_review() -> None:
    start = dealt("heartsette", kitty="first_trick")
    game, hidden = one_trick(start), left_over(start)
    taker = public(game).tricks[0].winner
    taken = game.face_up.taken
    assert hidden < set(taken[taker])
    assert sum(map(len, taken)) == 4 + len(hidden)


def test_only_what_was_taken_or_laid_aside_counts_for_a_moon() -> None:
    """R13.2: the cards of the widow are in a hand, and as many lie aside for them."""
    for game, _ in islice(kept("heartsette", 4), 100):
        view = public(game)
        if view.stage == "play" and view.kitty_taker is not None:
            own = hand_of(game, view.kitty_taker)
            taken = [own.terms.moon_cards & {*faces} for faces in game.face_up.taken]
            alone = sum(map(bool, taken)) == 1
            assert (moon_text(english(own)) is not None) == alone


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
    view = replace(public(dealt("complex_hearts")), plane=plane, scores=(45, 13, 10, 5))
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
    view = replace(public(game), last_trick=trick)
    assert "**Carol takes it: 1 + 13i points.**" in texts(HEARTS.last(english(view)))


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
            view = public(game)
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
    game = first_where("heartsette", 4, lambda game: public(game).stage == "discard")
    name = PEOPLE[game.to_act[0]]
    said = table(game)
    assert f"**{name}** puts as many cards aside." in said
    assert f"{name} took the 3 cards that were left over." in said
