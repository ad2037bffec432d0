"""What an All Fours table tells: what was turned and said, the trick, the count line by line."""

import json
import re
from dataclasses import replace
from typing import Any, Final

import pytest

from bot.screens.all_fours.points import standing_text
from bot.screens.families import family_screens
from bot.screens.frame import Interval
from bot.screens.screen import Screen
from bot.screens.sheet import MINUS
from engine.cards import card
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.variant import Option
from engine.games.all_fours.counting import side_pips
from engine.games.all_fours.view import AllFoursView, DealResult, Mark
from engine.games.catalogue import variant
from tests.conftest import of_kind
from tests.rulings.all_fours.written import Act, Deal, in_acts, leading_up_to, made
from tests.screens.conftest import ENGLISH, PEOPLE, english, frame_of, sheet_line, texts
from tests.screens.records import game_after, kept

SCREENS = family_screens("all_fours")

FIRST = Deal({1: "AS9S4HKHQD2D", 0: "JS8STH3H5D6C"}, "5S7D")


def after(key: str, *acts: Act, seats: int = 2, **options: Option) -> Game:
    return game_after(seats, *in_acts(*acts, seats=seats), key=key, options=options)


def view_of(game: Game) -> AllFoursView:
    return of_kind(AllFoursView, game.view(None))


def read(screen: Screen) -> str:
    return texts(screen)


def table(game: Game) -> str:
    return read(SCREENS.table(english(view_of(game))))


def counted(game: Game, result: DealResult, outcome: Outcome | None = None) -> str:
    """What the message of a deal that came to this says when it is over, then the scores."""
    interval = Interval(pressed=(), awaited=(0,), ends_at=None)
    frame = replace(frame_of(PEOPLE[: game.seat_count]), interval=interval)
    drawing = english(replace(view_of(game), results=(result,), outcome=outcome), frame)
    return "\n".join((read(SCREENS.table(drawing)), read(SCREENS.scores(drawing))))


def test_the_table_tells_what_was_turned_and_who_begged_all_the_deal() -> None:
    """The issue: turn-up, trump, dealer, who begged, tricks won."""
    begged = after("seven_up", FIRST, "1 beg")
    assert "Alice deals. Turned up: **5♠**." in table(begged)
    assert "Proposed as trumps: **spades ♠**." in table(begged)
    assert "**Alice** gives one or runs the cards." in table(begged)
    acts = "1 beg, 0 give, 1 AS, 0 8S"
    later = table(after("seven_up", FIRST, acts))
    assert "Alice deals. Turned up: **5♠**." in later
    assert "Bob begs. Alice gives one." in later
    assert "Bob begged and was given one: Bob +1" in later
    assert "Trumps: **spades ♠**." in later
    assert "### 🔶 Bob leads\n-# Hearts · deal 1 · trick 1 of 6\n" in later
    assert "**A♠** Bob\N{NO-BREAK SPACE}← · **8♠** Alice\n**Bob takes it.**" in later
    assert sheet_line("Alice", later) == ["0", "0"]
    assert sheet_line("Bob", later) == ["1", "1"]
    assert "won total\n" in later


def test_a_turned_jack_is_told_at_once() -> None:
    """F5."""
    said = table(after("af1807", Deal({}, "JS")))
    assert "Alice turned up J♠: Alice +1" in said
    assert sheet_line("Alice", said) == ["0", "1"]


@pytest.mark.parametrize(
    ("key", "acts", "said"),
    [
        ("seven_up", "1 beg, 0 run, 1 bunch, 0 agree", "The cards were bunched."),
        ("af1807", "1 beg, 0 run", "Too few cards to run again"),
    ],
)
def test_a_hand_that_is_thrown_in_is_told_until_the_next_has_a_trick(
    key: str, acts: str, said: str
) -> None:
    """F11: the same dealer deals again, the deal keeps its number."""
    thrown = FIRST if key == "seven_up" else Deal({}, "2S3S4S6S7S8S")
    told = table(after(key, thrown, acts, FIRST))
    assert f"{said}" in told
    assert "Alice deals once more." in told
    assert "deal 1" in told
    assert said not in table(after(key, thrown, acts, FIRST, "1 stand, 1 AS, 0 8S"))
    assert said not in table(after(key, thrown, acts, made(1, 1, 0), Deal({1: "2C"}, "5H")))


def test_an_auction_that_all_pass_is_told() -> None:
    """7.3, all_pass=redeal."""
    passes = "1 bid pass, 2 bid pass, 0 bid pass"
    game = after("auction_pitch", Deal({}), passes, Deal({}), seats=3, all_pass="redeal")
    assert "Everybody passed, so the cards were thrown in." in table(game)


def test_the_count_is_told_line_by_line() -> None:
    """F21: who was dealt High and Low, who won the Jack from whom, the pips of both sides."""
    marks = (
        Mark("high", (1, 3), 1, 3, card("AS")),
        Mark("low", (0, 2), 1, 2, card("3S")),
        Mark("jack", (1, 3), 3, 1, card("JS"), 0),
        Mark("game", (), 0),
    )
    result = DealResult((1, 4, 1, 4), 0, marks, "S", (31, 31))
    said = counted(after("trinidad", Deal({}, "5S"), seats=4), result).splitlines()
    assert said[:2] == ["### Hearts · deal 1 is over", "## Bob hung Alice's Jack!"]
    at = said.index("```")
    assert said[at:][:9] == [
        "```",
        "                deal total",
        "1🔶 Bob + Dave    +4     4",
        "2🔵 Alice+Carol   +1     1",
        "```",
        "-# Trumps: **spades ♠**.",
        "-# Bob and Dave: High A♠, Jack from Alice (+3)",
        "-# Alice and Carol: Low 3♠",
        "-# Nobody: Game 31:31",
    ]
    assert said[-4:] == [
        "- High A♠, dealt to Dave: Bob and Dave +1",
        "- Low 3♠, dealt to Carol: Alice and Carol +1",
        "- Jack J♠, won by Bob from Alice: Bob and Dave +3",
        "- Game (card points: Alice and Carol 31, Bob and Dave 31): nobody",
    ]


def test_who_did_not_beg_is_not_said_to_have_begged() -> None:
    """F13: of three, the third gets a point as well when the dealer gives one."""
    given = after("seven_up", Deal({}, "5S"), "1 beg, 0 give", seats=3)
    begged = "Bob begged and was given one: Bob +1"
    as_well = "Carol was given one as well: Carol +1"
    assert begged in table(given)
    assert as_well in table(given)
    marks = view_of(given).marks
    told = counted(given, DealResult((0, 1, 1), 0, marks, "S"))
    assert begged in told
    assert as_well in told


@pytest.mark.parametrize(
    ("low_to", "side", "said"),
    [
        ("holder", (1, 3), "Low 2♦, dealt to Dave: Bob and Dave +1"),
        ("captor", (1, 3), "Low 2♦, dealt to Dave: Bob and Dave +1"),
        ("captor", (0, 2), "Low 2♦, won from Dave: Alice and Carol +1"),
        ("dealer", (0, 2), "Low 2♦, dealt to Dave, counts for the dealer: Alice and Carol +1"),
    ],
)
def test_who_counts_low_and_why(low_to: str, side: tuple[int, ...], said: str) -> None:
    """F21, `low_to`: a Low that is not its holder's says how it came to the other side."""
    game = after("lancashire", seats=4, low_to=low_to)
    mark = Mark("low", side, 1, 3, card("2D"))
    assert said in counted(game, DealResult((1, 0, 1, 0), 0, (mark,), "D"))


def test_what_came_after_the_end_is_told_as_not_counted() -> None:
    """F25: with 6 to 6 the holder of High wins, whatever the other would make."""
    sixes = leading_up_to(6, 6)
    game = after("af1814", *sixes, made(4, 1, 0))
    assert game.outcome is not None
    said = read(SCREENS.scores(english(view_of(game))))
    assert "- High A♠, dealt to Bob: Bob +1" in said
    assert said.count(": not needed, the game was won already") == 3


def test_what_a_revoke_takes_away_is_told_as_that() -> None:
    """F28: who revoked with the Jack in play stops one short of the target."""
    marks = (
        Mark("revoke", (1,), 2, 0, card("5D")),
        Mark("high", (0,), 0, 0, card("AS")),
        Mark("low", (1,), 1, 1, card("2S")),
    )
    result = DealResult((0, 3), 0, marks, "S", (10, 0))
    game = after("seven_up", FIRST, revoke="penalty")
    said = counted(game, result)
    assert "Alice revoked with 5♦: Bob +2" in said
    assert "High A♠, dealt to Alice: not counted because of the revoke" in said
    assert "-# Not counted after the revoke: High A♠" in said
    over = Outcome("target", (2, 1), ((0,), (1,)))
    assert "not counted because of the revoke" in counted(game, result, over)


@pytest.mark.parametrize(
    ("marks", "said"),
    [
        ((Mark("high", (1,), 1, 1, card("AS")), Mark("game", (1,), 1)), "Bob bid 3 and made it."),
        (
            (Mark("bid", (1,), -3, 1), Mark("high", (), 0, 1, card("AS"))),
            f"- Bob bid 3 and fell short: Bob {MINUS}3\n- High A♠, dealt to Bob: nobody",
        ),
    ],
)
def test_what_became_of_a_bid_is_told(marks: tuple[Mark, ...], said: str) -> None:
    """7.3."""
    result = DealResult((0, 1, 0), 0, marks, "S", (1, 2, 3), 1, 3)
    assert said in counted(after("auction_pitch", Deal({}), seats=3), result)


def test_a_game_lost_by_a_revoke_says_so() -> None:
    """F28, Trinidad."""
    game = after("trinidad", Deal({}, "5S"))
    result = DealResult((0, 0), 0, (), "S")
    for reason, told in (("revoke", True), ("target", False)):
        outcome = Outcome(reason, (2, 1), ((0,), (1,)))
        view = replace(view_of(game), outcome=outcome, results=(result,))
        assert ("lost by a revoke" in read(SCREENS.result(english(view)))) == told


@pytest.mark.parametrize("memory", ["last", "full"])
def test_earlier_tricks_are_shown_again_only_where_the_rules_say_so(memory: str) -> None:
    """Section 12, trick_memory."""
    acts = "1 stand, 1 AS, 0 8S, 1 9S, 0 JS, 0 TH, 1 KH"
    game = after("seven_up", FIRST, acts, trick_memory=memory)
    said = read(SCREENS.last(english(view_of(game))))
    assert "10♥" in said
    assert ("Trick 1: Bob took A♠ 8♠." in said) == (memory == "full")
    assert ("Trick 2: Alice took 9♠ J♠." in said) == (memory == "full")


def test_hanging_a_jack_is_told_in_the_result() -> None:
    game = after("trinidad", Deal({}, "5S"))
    hung = DealResult((1, 3), 0, (Mark("jack", (1,), 3, 1, card("JS"), 0),), "S")
    outcome = Outcome("target", (2, 1), ((0,), (1,)))
    view = replace(view_of(game), outcome=outcome, results=(hung, hung))
    assert "Bob hung 2 Jacks." in read(SCREENS.result(english(view)))


def test_every_departure_of_every_preset_is_told() -> None:
    """A card is never empty but for Seven-Up, and two games never have the same one."""
    keys = [key for key in family_presets() if key != "seven_up"]
    cards = {key: json.dumps(SCREENS.told.rule_card(variant(key), ENGLISH)[1:]) for key in keys}
    same = {"seven_up_1876": "seven_up", "af1823": "af1807"}
    for key, told in cards.items():
        if key not in same:
            assert ENGLISH("af-card-usual") not in told
            assert list(cards.values()).count(told) == 1 + (key in same.values())
    assert "Everybody looks" not in cards["pitch"]
    assert "partner looks at no card" in cards["yorkshire"]


def test_the_rules_tell_how_the_first_dealer_is_found() -> None:
    """F2: by cutting, for the highest card or the lowest."""
    for key, deals in (("af1807", "highest"), ("seven_up", "highest"), ("af1845", "lowest")):
        said = f"Everybody cuts a card, and the {deals} deals first; equal cards are cut again."
        assert said in texts(SCREENS.told.rules(variant(key), ENGLISH))
    lowest = "Whoever cuts the lowest card deals first."
    assert f"- {lowest}" in SCREENS.told.rule_card(variant("af1845"), ENGLISH)
    assert f"- {lowest}" not in SCREENS.told.rule_card(variant("af1814"), ENGLISH)


def test_the_table_tells_who_cut_what_until_the_first_deal_has_a_trick() -> None:
    """F2. What was cut stays in the message of the first deal."""
    cut = (
        "Cut for the first deal: Alice 7♠ then 3♦, Bob 4♣, Carol 7♥ then Q♦. "
        "Carol cut highest and deals first."
    )
    acts = "-1 cut 7S3D 4C 7HQD", Deal({0: "AS2H3H4H5H6H"}, "5S")
    assert cut in table(after("seven_up", acts[0], seats=3))
    assert cut in table(after("seven_up", *acts, "0 stand, 0 AS, 1 2C", seats=3))
    assert "Carol deals. Turned up: **5♠**." in table(after("seven_up", *acts, seats=3))
    assert "Cut for" not in table(after("seven_up", *acts, "0 stand, 0 AS, 1 2C, 2 5C", seats=3))
    next_deal = after("seven_up", acts[0], made(1, 0, 2, seats=3), Deal({}, "5S"), seats=3)
    assert "Cut for" not in table(next_deal)
    assert cut in read(SCREENS.past_table(english(view_of(next_deal)), 1))
    assert "Cut for" not in read(SCREENS.past_table(english(view_of(next_deal)), 2))
    assert "Bob cut lowest and deals first." in table(after("af1845", "-1 cut 9S 4C"))
    assert "Cut for" not in table(after("af1845", Deal({}, "5S")))


def test_four_who_play_each_alone_are_told_so() -> None:
    alone = variant("pitch", {"teams": "none"})
    assert "With four, everybody plays alone." in texts(SCREENS.told.rules(alone, ENGLISH))
    assert any(
        "With four, everybody plays alone." in line
        for line in SCREENS.told.rule_card(alone, ENGLISH)
    )


def family_presets() -> list[str]:
    return [preset.key for offer in SCREENS.offers for preset in offer.presets]


def test_bids_may_be_shown_with_what_follows_and_cards_may_not() -> None:
    held = Deal({1: "KSQS2C3C4C5C", 2: "ADKDQDJD2D5H", 0: "AC"})
    bids = "1 bid 2", "2 bid 4", "0 bid pass"

    def lingers(*acts: Act) -> bool:
        return SCREENS.lingers(view_of(after("auction_pitch", held, *acts, seats=3)))

    assert not lingers()
    assert lingers(*bids[:1])
    assert lingers(*bids)
    assert not lingers(*bids, "2 AD")


STANDING: Final = re.compile(r"-# Game (.+?) · High (.+?) · Low (\S+)(?: · Jack (\S+))?")


@pytest.mark.parametrize(
    ("key", "seats"), [("seven_up", 2), ("trinidad", 4), ("auction_pitch", 4), ("pitch", 5)]
)
def test_what_is_told_of_the_chances_in_play_is_what_the_rules_count(key: str, seats: int) -> None:
    """F21: by cards that everybody has seen, and nothing that they leave open."""
    told: re.Match[str] | None = None
    homes = deals = 0
    for game, _ in kept(key, seats):
        view = of_kind(AllFoursView, game.view(None))
        if len(view.results) > deals:
            deals = len(view.results)
            marks = {mark.reason: mark for mark in view.results[-1].marks}
            names = told.groups()[1:] if told else ()
            for reason, name in zip(("high", "low", "jack"), names, strict=False):
                if name in PEOPLE and reason in marks and marks[reason].side:
                    assert PEOPLE.index(name) in marks[reason].side
                    homes += 1
        said = standing_text(english(view))
        told = STANDING.fullmatch(said) if said else None
        assert (told is None) == (said is None)
        if told:
            playing: Any = game
            sums = side_pips(view.terms, playing.dealt)
            for side, sum_ in zip(view.sides, sums, strict=True):
                names = " and ".join(PEOPLE[seat] for seat in side)
                assert (f"{names} {sum_}" in told[1]) is (sum_ > 0)
    assert homes
