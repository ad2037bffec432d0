"""Screens of Gong Zhu: what is shown and by whom, how a deal is counted, and what is told of it."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.frame import StoodIn
from bot.screens.gong_zhu.highlights import HIGHLIGHTS
from bot.screens.gong_zhu.points import brings, counted, goal, reason, running, squares
from bot.screens.gong_zhu.screens import said
from bot.screens.phrases import TIMES
from bot.screens.pictures import table_alt
from bot.screens.sheet import MINUS
from bot.text.phrasebook import Phrasebook
from engine.cards import card, cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.outcome import Outcome
from engine.contract.seats import DEALER, Seat
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.gong_zhu.game import GongZhuView
from engine.games.gong_zhu.rules import HEARTS, PIG
from engine.games.gong_zhu.scoring import DealResult, points
from engine.tricks.trick import Play, TakenTrick
from tests.conftest import of_kind
from tests.each import each
from tests.rulings.written import Deal, ruled
from tests.screens.conftest import ENGLISH, PEOPLE, buttons, english, faults, frame_of, texts

HELD = Deal({0: "QSAHKS", 1: "2SJD", 2: "TC", 3: "AS"})
SCREENS = family_screens("gong_zhu")
ALL_HEARTS = "".join(map(str, sorted(HEARTS)))


@pytest.fixture
def words() -> Phrasebook:
    return Phrasebook.load(strict=True)


def plain(said: str | None) -> str | None:
    """Return a text with a minus and a sign of multiplication as they are typed."""
    return said and said.replace(MINUS, "-").replace(TIMES, "x")


def at(view: GongZhuView) -> Drawing[GongZhuView]:
    return english(view)


def dealt(**options: Option) -> GongZhuView:
    game: Game = variant("gong_zhu", options).start(4, 0)
    return of_kind(GongZhuView, game.apply(DEALER, game.propose(DEALER, Random(1))).game.view(None))


def ended(
    taken: Mapping[Seat, str], shown: Mapping[Seat, str] | None = None, **options: Option
) -> GongZhuView:
    """Return a table after a first deal in which seats took and had shown these cards."""
    view = dealt(**options)
    rows = tuple(cards(taken.get(seat, "")) for seat in range(4))
    up = tuple(cards((shown or {}).get(seat, "")) for seat in range(4))
    pig = next((seat for seat, faces in enumerate(rows) if PIG in faces), 0)
    brought = points(view.terms, rows, up)
    result = DealResult(brought, pig, up, taken=rows)
    return replace(view, results=(result,), scores=brought, shown=())


def test_cards_are_ticked_and_one_button_says_how_many_are_shown() -> None:
    view = ruled("gong_zhu", HELD, seats=4, dealer=0).seen(0)
    for draft, label in (
        ((), "Show nothing"),
        (("QS",), "Show 1 card"),
        (("QS", "AH"), "Show 2 cards"),
    ):
        screen = SCREENS.hand(english(view), draft=draft)
        keys = buttons(screen)
        assert not keys[label].get("disabled")
        pressed = {one for one, key in keys.items() if key.get("disabled")}
        assert "K♠" in pressed
        assert {"Q♠", "✓ Q♠"} & keys.keys() - pressed
        assert not faults(screen)
    assert SCREENS.joined(view, ("QS",), Action("show")) == Action.of("show", cards("QS"))


def test_nobody_reads_who_was_asked_to_show_or_what_a_stand_in_said() -> None:
    view = ruled("gong_zhu", HELD, seats=4, dealer=0).seen(None)
    one = StoodIn(0, Action("show"), late=True, last=True, hidden=True)
    frame = replace(frame_of(PEOPLE[:4]), stood_in=(one,))
    told = texts(SCREENS.table(english(view, frame)))
    assert told.startswith("### Cards may be shown")
    assert "computer" not in told
    assert "turn" not in told


def test_the_table_tells_who_has_shown_what_and_what_it_does() -> None:
    shown = ruled("gong_zhu", HELD, "0 show QSAH, 1 show JD, 2 show TC", seats=4, dealer=0)
    view = of_kind(GongZhuView, shown.seen(None))
    told, _ = said(at(view))
    assert plain(told) == ("Shown: Q♠ Alice x2 · J♦ Bob x2 · 10♣ Carol x4 · A♥ Alice (hearts x2)")
    scene = SCREENS.review.table_scene(at(view), "two-colours")
    assert scene is not None
    assert [[*pile.cards] for line in scene.lines for pile in line.piles] == [
        [*cards("QSAH")],
        [*cards("JD")],
        [*cards("TC")],
    ]
    alt = table_alt(scene, frame_of(PEOPLE[:4]), ENGLISH)
    assert "Alice has shown Q♠ A♥." in alt
    assert "Dave has shown" not in alt
    cards_taken = [Play(seat, face) for seat, face in enumerate(cards("QSTCAH"))]
    fallen = replace(view, tricks=(TakenTrick(tuple(cards_taken), 3),))
    assert [plain(line or "") for line in said(at(fallen))] == [
        "Shown: J♦ Bob x2 · A♥ Alice (hearts x2)",
        "-# Taken: Q♠ Dave x2 · 10♣ Dave x4",
    ]
    hearts = replace(view, tricks=(TakenTrick((Play(0, card("AH")),), 3),))
    assert str(plain(said(at(hearts))[0])).endswith("A♥ Alice (hearts x2)")
    quiet = ruled("gong_zhu", HELD, "0 show, 1 show, 2 show", seats=4, dealer=0).seen(None)
    assert isinstance(quiet, GongZhuView)
    assert said(at(quiet)) == ["No card was shown.", None]


def test_a_shown_card_waits_in_the_hand_and_leaves_its_place_once_played() -> None:
    acts = "0 show QS, 1 show, 2 show, 1 2S"
    waiting = ruled("gong_zhu", HELD, acts, seats=4, dealer=0).seen(0)
    hand = texts(SCREENS.hand(english(waiting)))
    assert "Q♠ waits until its suit has been led once." in hand
    assert "Follow spades" in hand


def test_what_another_card_has_to_be_led_before_is_not_said_to_wait() -> None:
    acts = "0 show, 1 show JD, 2 show"
    opening = ruled("gong_zhu", HELD, acts, seats=4, dealer=0).seen(1)
    hand = texts(SCREENS.hand(english(opening)))
    assert "Shown: J♦ Bob" in hand
    assert "wait" not in hand


@each(
    ("faces", "shown", "told"),
    [
        ("KH5H", "", "-50 points"),
        ("KH5H", "AH", "-100 points"),
        ("QSTC", "TC", "-100 points · 10♣ x4"),
        ("TC2C", "", "10♣ x2"),
        ("JD", "JD", "+200 points"),
        ("2C3C4H", "", ""),
    ],
)
def test_a_trick_says_what_it_brings(faces: str, shown: str, told: str) -> None:
    view = replace(dealt(), shown=(cards(shown), (), (), ()))
    assert plain(brings(at(view), [Play(0, face) for face in cards(faces)])) == told


def test_a_deal_is_counted_in_a_line_for_each_who_took_any() -> None:
    view = ended({0: "QSTC5H", 1: "JDAH", 2: "KS", 3: "TH2H"}, {2: "QS"})
    assert [*map(plain, counted(at(view), 1))] == [
        "-# Shown: Q♠ Carol x2",
        "-# Alice Q♠ 10♣ 5♥ (-10 -200) x2 = **-420**",
        "-# Bob J♦ A♥ -50 +100 = **+50**",
        "-# Dave 10♥ 2♥ **-10**",
    ]
    alone = ended({0: "TC", 1: "TH"}, {0: "TC"})
    assert "-# Alice 10♣ **+100**" in [*map(plain, counted(at(alone), 1))]
    assert counted(at(replace(view, deal_number=2)), 1) == [], "the cards are secret again"


def test_partners_are_counted_as_one_hand_unless_the_rules_part_them() -> None:
    taken = {0: "QS", 2: "TC", 1: "KH"}
    pooled = [*map(plain, counted(at(ended(taken, teams="2+2")), 1))]
    assert pooled == [
        "-# Alice and Carol Q♠ 10♣ (-100) x2 = **-200**",
        "-# Bob and Dave K♥ **-40**",
    ]
    parted = ended(taken, teams="2+2", side_cards="apart")
    apart = [*map(plain, counted(at(parted), 1))]
    assert apart == ["-# Alice Q♠ **-100**", "-# Bob K♥ **-40**", "-# Carol 10♣ **+50**"]


@each(
    ("taken", "shown", "told"),
    [
        ({1: f"{ALL_HEARTS}QSJDTC"}, {}, "Bob took all sixteen: +800!"),
        ({1: ALL_HEARTS, 0: "QS"}, {}, "Bob took all hearts: +200!"),
        (
            {1: ALL_HEARTS.replace("4H", ""), 0: "QS4H"},
            {},
            "Bob missed all hearts by 4♥: Alice took it!",
        ),
        ({0: "QSTC"}, {1: "QS"}, "The transformer made it -400 for Alice!"),
        ({0: "JD", 2: "QS"}, {1: "JD"}, "🐑 Bob showed the sheep, and Alice won it!"),
        ({0: "TC", 2: "QS"}, {}, "Alice took 10♣ alone: +50!"),
        ({0: "JDQS"}, {}, "Alice took the pig and the sheep!"),
        ({0: "QS"}, {0: "QS"}, "Alice showed the pig and had to take it!"),
        ({0: "QS"}, {1: "QS"}, "🐷 The shown pig went to Alice!"),
    ],
)
def test_the_best_of_a_deal_is_told(
    taken: Mapping[Seat, str], shown: Mapping[Seat, str], told: str
) -> None:
    assert plain(HIGHLIGHTS.best(at(ended(taken, shown)), 1)) == told


@pytest.mark.parametrize(
    ("plays", "told"),
    [
        ("JDQSAD2D", "🐷 Bob threw the pig on Carol's A♦!"),
        ("2SQSAS3S", "🐷 Carol took the pig with A♠."),
        ("QS2S3S4S", None),
    ],
)
def test_it_is_told_how_the_pig_was_taken(plays: str, told: str | None) -> None:
    trick = tuple(Play(seat, face) for seat, face in enumerate(cards(plays)))
    winner = 2 if told else 0
    view = ended({winner: "QS"})
    view = replace(view, past_tricks=(TakenTrick(trick, winner),))
    assert HIGHLIGHTS.told(at(view), 1).get("pig") == told


def test_who_fell_is_the_pig_and_who_rose_has_won() -> None:
    over = Outcome("target", (1, 2, 3, 4), tuple((seat,) for seat in range(4)))
    low = replace(ended({0: "QS"}), scores=(-1000, -2000, 10, 20), outcome=over)
    assert plain(reason(at(low))) == "Alice and Bob fell to -1000 and are pigs! 🐷"
    high = replace(ended({0: "QS"}, ends_at="both"), scores=(0, 0, 1100, 20), outcome=over)
    assert reason(at(high)) == "Carol reached +1000."
    assert reason(at(replace(high, outcome=None))) is None


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({}, "at -1000"),
        ({"ends_at": "both", "target": 500}, "at -500 or +500"),
        ({"deals": 1}, "after 1 deal"),
        ({"deals": 4}, "after 4 deals"),
    ],
)
def test_it_is_told_what_ends_the_game(options: Mapping[str, Option], told: str) -> None:
    assert plain(goal(at(dealt(**options)))) == f"-# The game ends {told}."


def test_the_sheet_counts_what_is_taken_so_far() -> None:
    tricks = (TakenTrick(tuple(Play(0, face) for face in cards("QSKHTC2C")), 1),)
    sheet = running(at(replace(dealt(), tricks=tricks)))
    assert [plain(one.points) for one in sheet.scores] == ["0", "-280", "0", "0"]


def test_squares_tell_tricks_without_cards() -> None:
    tricks = [
        (cards(faces), winner)
        for faces, winner in (("QSAS", 0), ("2C3C", 0), ("KH2C", 0), ("JD2D", 0), ("KH", 1))
    ]
    view = replace(
        ended({0: "QS"}),
        past_tricks=tuple(
            TakenTrick(tuple(Play(0, face) for face in faces), winner) for faces, winner in tricks
        ),
    )
    assert squares(view, 0) == "⬛⬜🟨🟩⬜"


def test_a_target_says_nothing_of_the_end_that_does_not_count() -> None:
    """G23: the game goes on at +500 unless both ends count."""
    told = SCREENS.told.rule_card(variant("gong_zhu", {"target": 500}), ENGLISH)
    assert "The target is 500 points." in "\n".join(told)
