"""The public table of Hearts tells all that may be told, and nothing else."""

from dataclasses import replace
from itertools import takewhile
from typing import Any

from bot.screens.frame import Frame
from bot.screens.hearts.screens import HEARTS
from engine.cards import card, cards
from engine.contract.outcome import Outcome
from engine.games.hearts.deal import DealResult
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import terms
from engine.games.hearts.view import HeartsView
from engine.table.chairs import Presence
from engine.tricks.trick import Play, TakenTrick
from tests.screens.conftest import buttons, english, frame_of, sheet_line, texts
from tests.screens.records import first, kept

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
    view = first("standard", 4).view(None)
    assert isinstance(view, HeartsView)
    return replace(view, **(facts | changed))


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
        view = game.view(None)
        assert isinstance(view, HeartsView)
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
