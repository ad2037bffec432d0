"""The screens of Canasta and Samba: hands, tables, melds, results, rules and contradictions."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

import pytest

import engine.games.canasta.rules
from bot.screens.canasta.melds import in_signs, meld_lines
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.phrases import TIMES
from bot.tables.messages.drawing import drawn
from engine.cards import Card, cards
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import BadRules
from engine.contract.rules import choices_of, parameters_of
from engine.contract.variant import Option, Variant
from engine.games.canasta.melds import LaidCards, Meld, PlayerTurn
from engine.games.canasta.rules import CanastaRules
from engine.games.canasta.view import CanastaSeatView, CanastaView
from engine.games.catalogue import variant
from tests.conftest import of_kind
from tests.each import each
from tests.laws.canasta_games import counted, whole_game
from tests.screens.canasta_plans import begun
from tests.screens.conftest import ENGLISH, FACES, PEOPLE, english, frame_of, nested, sent, texts
from tests.screens.records import first, first_deal, first_where, kept

SCREENS = family_screens("canasta")


def view_of(game: Game, seat: int) -> CanastaSeatView:
    return of_kind(CanastaSeatView, game.view(seat))


def table_of(game: Game) -> CanastaView:
    return of_kind(CanastaView, game.view(None))


def course(offered: Variant, rng: Random, most: int) -> Iterator[Game]:
    """Every moment of a random game, at most so many."""
    game: Game = offered.start(offered.seats_default, rng.randrange(offered.seats_default))
    for _ in range(most):
        if game.outcome is not None:
            return
        seat = rng.choice(game.to_act)
        game, _ = game.apply(seat, game.propose(seat, rng))
        yield game


@pytest.mark.parametrize("key", ["canasta_book", "samba_4"])
def test_discards_are_offered_in_the_order_in_which_a_hand_is_told(key: str) -> None:
    """Aces to fours, deuces, jokers, black threes; in Samba suit by suit."""
    order = ["A", "K", "Q", "J", "10", *"987654", "2", "joker", "black 3"]
    for game, _ in islice(kept(key, 4), 60):
        seat = game.to_act[0]
        if seat < 0 or view_of(game, seat).stage != "meld":
            continue
        screen = SCREENS.hand(english(view_of(game, seat)))
        menus = [part for part in nested(sent(screen)) if "options" in part]
        told = [
            option["label"].partition(f" {TIMES}")[0]
            for menu in menus
            if "Discard" in menu["placeholder"]
            for option in menu["options"]
        ]
        assert told == sorted(
            told, key=lambda one: (order.index(one.rstrip("♠♥♦♣")), "♣♦♠♥".find(one[-1]))
        )


def test_every_kind_of_forty_five_cards_can_be_discarded() -> None:
    rng = Random(2)
    for game in course(variant("samba_2", {"hand_size": 45}), rng, 40):
        seat = game.to_act[0]
        if seat < 0 or view_of(game, seat).stage != "meld":
            continue
        view = view_of(game, seat)
        assert view.prompt is not None
        listed = {one.words[0] for one in view.prompt.choices if one.verb == "discard"}
        held = {str(face) if face.rank > 3 else face.rank for face in view.hand}
        hand = SCREENS.hand(english(view, frame_of(("A", "B"))))
        menus = [
            part
            for row in sent(hand)[0]["components"]
            for part in row.get("components", [])
            if "discard" in part.get("custom_id", "")
        ]
        offered = {option["value"] for menu in menus for option in menu["options"]}
        assert offered == listed
        assert len(offered) == len(held)


def test_the_table_with_every_card_of_the_pile_shown_fits() -> None:
    """A19: the whole pile may be shown."""
    view = table_of(first_deal("samba_6", 6, {"pile_memory": "full"}))
    pile = tuple(Card("S", 10) for _ in range(100))
    frame = frame_of(tuple("*" * 40 for _ in range(6)))
    full = replace(view, pile=pile, pile_size=100)
    assert texts(SCREENS.table(english(full, frame))).count("10♠") == 100


def test_no_more_cards_are_told_to_be_drawn_than_lie_there() -> None:
    """K27."""
    game = first_where("canasta_2", 2, lambda game: table_of(game).stage == "draw")
    view = view_of(game, game.to_act[0])
    for stock, said in (1, "Draw a card"), (2, "Draw 2 cards"), (9, "Draw 2 cards"):
        low = replace(view, stock_size=stock)
        assert said in texts(SCREENS.hand(english(low)))


def test_a_lone_hand_and_who_rests_are_named() -> None:
    views = (table_of(game) for game, _ in kept("canasta_3_cutthroat", 3))
    view = next(view for view in views if view.stage == "meld" and view.lone is not None)
    assert view.lone is not None
    said = f"{PEOPLE[view.lone]} plays alone."
    assert said in texts(SCREENS.table(english(view)))
    # Partners of one deal have totals and minimums of their own.
    scores = tuple(-100 if seat == view.lone else 1600 * seat for seat in range(3))
    apart = replace(view, scores=scores, sides=view.sides)
    told = texts(SCREENS.table(english(apart)))
    for seat in range(3):
        if seat != view.lone:
            assert f"{PEOPLE[seat]} {1600 * seat}" in told
    listed = texts(SCREENS.scores(english(apart)))
    assert all(f"{name}: **" in listed for name in PEOPLE[:3])


def test_who_rests_is_named_and_has_no_hand() -> None:
    for game, _ in islice(kept("canasta_5", 5), 10):
        view = table_of(game)
        if not view.order:
            continue
        (resting,) = set(range(5)) - set(view.order)
        assert f"{PEOPLE[resting]} rests." in texts(SCREENS.table(english(view)))
        assert "You rest in this deal." in texts(SCREENS.hand(english(view_of(game, resting))))


def test_a_table_tells_melds_canastas_red_threes_pile_stock_and_minimum() -> None:
    view = table_of(first("canasta_book", 4))
    own, other = view.sides
    natural = Meld(1, "", 13, cards("KS" * 7), 0)
    mixed = Meld(2, "", 9, cards("9S9H9C9D9S2S2H"), 0)
    small = Meld(3, "", 12, cards("QSQHQC"), 2)
    view = replace(
        view,
        sides=(
            replace(own, melds=(small, natural, mixed), red_threes=cards("3H3D"), canastas=2),
            replace(other, melds=()),
        ),
        seen=view.seen._replace(red_threes=(cards("3H"), (), cards("3D"), ())),
        scores=(1850, -20, 1850, -20),
        minimums=(0, 15, 0, 15),
        pile=cards("7D"),
        pile_size=9,
        pile_frozen=True,
        stock_size=31,
    )
    said = texts(SCREENS.table(english(view)))
    for fact in (
        "🔵💙 **Alice and Carol** · 1850 (+1190)\n-# 2 canastas, may go out · ",
        "red threes +200\n` K` ★ **natural canasta** · 7\n",
        "` Q` ▰▰▰▱▱▱▱ 3\n` 9` ☆ **mixed canasta** · 5 + 2 wild",
        "🔶🟧 **Bob and Dave** · \N{MINUS SIGN}20",
        "-# needs 15 to open",
        "Pile **7♦** (9), **frozen** · stock 31",
        "hand discard",
        "The game ends at 5000 points.",
    ):
        assert fact in said, fact


def test_the_rules_of_samba_tell_what_a_finished_canasta_takes() -> None:
    """S7, S10: no wild cards, and never the top card of the pile."""
    samba, book = (
        texts(SCREENS.told.rules(variant(key), ENGLISH)) for key in ("samba_4", "canasta_book")
    )
    assert "No wild cards are added to a finished canasta." in samba
    assert "to a meld of yours with fewer than seven cards" in samba
    assert "finished canasta" not in book
    assert "to one of your melds, if it is not frozen" in book


def test_the_rules_for_six_tell_what_five_red_threes_count() -> None:
    """K55: five 1000, six 1200."""
    for key in ("canasta_6_pairs", "canasta_6_teams3"):
        for told in (
            texts(SCREENS.told.rules(variant(key), ENGLISH)),
            "\n".join(SCREENS.told.rule_card(variant(key), ENGLISH)),
        ):
            assert "All red threes but one together count 1000." in told
    assert "but one" not in texts(SCREENS.told.rules(variant("canasta_book"), ENGLISH))


@pytest.mark.parametrize(
    ("key", "option", "value", "said"),
    [
        ("canasta_2", "ask", "unverified", "no partner to ask"),
        ("samba_5", "ask", "unverified", "no partner to ask"),
        ("canasta_3_cutthroat", "stock_end", "immediate", "when the stock is used up"),
        ("canasta_3_cutthroat", "stock_end", "play_on", "when the stock is used up"),
    ],
)
def test_a_refused_custom_says_what_is_in_its_way(
    key: str, option: str, value: str, said: str
) -> None:
    offered = variant(key)
    with pytest.raises(BadRules) as refused:
        SCREENS.told.house_rules(offered, offered.seats_default).customised(offered, option, value)
    assert said in SCREENS.unplayable(refused.value, ENGLISH)


DASH: Final = "\N{EN DASH}"


def group(number: int, written: str, rank: int = 0) -> Meld:
    faces = cards(written)
    return Meld(number, "", rank or faces[0].rank, tuple(sorted(faces)), 0)


def sequence(number: int, suit: str, low: int, length: int) -> Meld:
    faces = tuple(Card(suit, low + step) for step in range(length))
    return Meld(number, suit, low, faces, 0)


def first_view(key: str = "samba_4") -> CanastaView:
    return of_kind(CanastaView, first_where(key, 4, lambda game: game.to_act != (-1,)).view(None))


def test_melds_stand_by_rank_then_suit_by_suit_each_with_its_way_to_seven() -> None:
    melds = (
        sequence(4, "H", 5, 4),
        group(3, "8S8H8C"),
        sequence(1, "C", 4, 7),
        group(2, "KSKHKCKD2S", 13),
        group(5, "TS" * 6 + "2S2H", 10),
        group(6, "ASAHACADASAHAC"),
    )
    assert meld_lines(melds, ENGLISH) == [
        "` A` ★ **natural canasta** · 7",
        "` K` ▰▰▰▰▰▱▱ 5 · 4 + 1 wild",
        "`10` ☆ **mixed canasta** · 6 + 2 wild",
        "` 8` ▰▰▰▱▱▱▱ 3",
        f"`4{DASH}10` ♣ ✦ **samba**",
        f"`5{DASH}8` ♥ ▰▰▰▰▱▱▱ 4",
    ]
    signs = in_signs(melds, ENGLISH)
    assert signs.replace("\u00a0", " ").replace("\u2060", "").split(" · ") == [
        "**A** ★ 7",
        "**K** 4+1",
        "**10** ☆ 6+2",
        "**8** 3",
        f"**4{DASH}10** ♣ ✦ 7",
        f"**5{DASH}8** ♥ 4",
    ]


def test_no_suit_stands_for_a_group() -> None:
    melds = (group(1, "KSKHKC2S", 13), sequence(2, "H", 5, 4))
    words = ENGLISH.with_faces(FACES)
    assert meld_lines(melds, words) == meld_lines(melds, ENGLISH)
    assert in_signs(melds, words) == in_signs(melds, ENGLISH)


def test_two_melds_of_a_rank_are_numbered_and_no_others() -> None:
    lines = meld_lines((group(1, "8S8H8C"), group(7, "KSKHKC"), group(9, "8S8S8S")), ENGLISH)
    assert [line.split("▰")[0] for line in lines] == ["` K` ", "` 8` #1 ", "` 8` #2 "]


@pytest.mark.parametrize(
    ("acts", "said"),
    [
        (("draw", "discard 4"), ["Alice drew and discarded 4♣."]),
        (("draw", "lay K3,1,0"), ["Alice drew and laid K K K 2."]),
        (
            ("draw", "lay K3,1,0 92,0,1", "discard 4"),
            ["Alice drew, laid K K K 2 · 9 9 joker and discarded 4♣."],
        ),
        (
            ("draw", "lay K3,0,1", "lay K0,1,0", "discard 4"),
            ["Alice drew, laid K K K joker · 2 → K and discarded 4♣."],
        ),
    ],
)
def test_a_turn_is_told_in_one_line(acts: tuple[str, ...], said: list[str]) -> None:
    one = begun("KSKHKC9S9C2S**4C5D6C7S", stock="8D")
    for act in acts:
        one.move(Action.read(act))
    view = one.game.view(None)
    screen = SCREENS.table(english(view))
    assert [line for line in texts(screen).split("\n") if line.startswith("Alice ")] == said


def test_a_turn_is_told_until_the_next_one_is_over() -> None:
    one = begun("KSKHKC9S9C2S**4C5D6C7S", stock="8DJDTD")
    told: list[bool] = []
    for act in ("draw", "discard 4", "draw", "discard J", "draw"):
        one.move(Action.read(act))
        told.append("Alice drew" in texts(SCREENS.table(english(one.game.view(None)))))
    assert told == [False, True, True, False, False]


def test_a_taken_pile_and_a_new_canasta_are_told() -> None:
    view = first_view("canasta_book")
    fives = group(4, "5S5H5C5D5S5H5C")
    laid = LaidCards(4, cards("5C5H5S"), False, 5, "")
    turn = PlayerTurn(1, 0, 8, (laid,), (fives,), card("9C"))
    told = texts(SCREENS.table(english(replace(view, turns=(turn, PlayerTurn(2))))))
    assert (
        "Bob took the pile (8), laid 5 5 5 and discarded 9♣.\n★ A natural canasta of fives!" in told
    )


def card(written: str) -> Card:
    (found,) = cards(written)
    return found


MOST_MELDS: Final = 4 * 54 // 3
"""As many as there can be: of four packs in melds of three."""


@each(("key", "seats"), [("samba_4", 4), ("samba_6", 6), ("samba_2", 2)])
@each("look", ["plain", "faces"])
def test_every_card_melded_in_threes_fits_with_the_widest_names(
    key: str, seats: int, look: str
) -> None:
    words = ENGLISH if look == "plain" else ENGLISH.with_faces(FACES)
    game = first_deal(key, seats, {})
    frame = frame_of(tuple("﷽" * 32 for _ in range(seats)))
    view = of_kind(CanastaSeatView, game.view(game.to_act[0]))
    melds = [Meld(at + 1, "", 4 + at % 11, cards("4S4H4D"), 0) for at in range(MOST_MELDS)]
    shares = len(view.sides)
    sides = tuple(
        replace(side, melds=tuple(melds[at::shares])) for at, side in enumerate(view.sides)
    )
    hand = view.rules.pack[:45]
    full = replace(
        view,
        sides=sides,
        hand=tuple(sorted(hand)),
        minimums=(0,) * seats,
        prompt=view.open_prompt._replace(choices=(Action("draw"),)),
        ways=(),
    )
    public = replace(game.view(None), sides=sides)
    table = drawn(lambda words: SCREENS.table(Drawing(frame, public, words)), words)
    hand = drawn(lambda words: SCREENS.hand(Drawing(frame, full, words)), words)
    for shown in (table, hand):
        assert " 3 · **" in texts(shown).replace("\u00a0", " ")
    # A line begins with a meld and not with the dot before it.
    assert "3 · **" not in texts(hand)


@each(
    ("key", "options", "said"),
    [
        ("canasta_book", {"target": 0}, "Play to at least one point."),
        ("canasta_book", {"decks": 9}, "Play with one to four packs"),
        ("canasta_book", {"jokers_per_deck": 5}, "at most four jokers in a pack"),
        ("canasta_book", {"hand_size": 40}, "leave some to turn up and to draw"),
        ("canasta_book", {"draw_count": 9}, "Draw one to four cards"),
        ("canasta_book", {"upcard_cover": ["wild", "wild"]}, "Name each at most once"),
        ("canasta_book", {"wild_max": 12}, "at most eight wild cards"),
        ("canasta_book", {"natural_min": 0}, "one to seven natural cards"),
        ("samba_4", {"melds_per_rank": 1}, "With sequences it is always any number"),
        ("samba_4", {"route_mixed": True}, "only a natural pair takes the pile"),
        ("canasta_book", {"group_max": 8}, "all cards of that rank"),
        ("canasta_book", {"completed_group": "closed_at_7"}, "could never lay them"),
        ("canasta_book", {"canastas_to_go_out": 9}, "at most five canastas"),
        ("canasta_book", {"seq_take": "top_only"}, "This game has no sequences"),
        ("canasta_book", {"mixed_wilds": 0}, "allow at least one wild card"),
        ("canasta_2", {"ask": "unverified"}, "no partner to ask"),
        ("canasta_book", {"opening_table": {"0": -5}}, "No minimum may be below 0"),
        ("canasta_book", {"samba": 7}, "a multiple of 5"),
        ("canasta_book", {"red3_all_but_one": 3}, "a multiple of 5"),
        ("canasta_book", {"stock_end": "last_draw"}, "its own way to end a deal"),
        ("canasta_book", {"sides": "cutthroat"}, "cannot be divided like that"),
        ("canasta_book", {"players": 7}, "another number of players"),
        ("canasta_book", {"red3_deal": "later"}, "cannot be played like that"),
        ("canasta_book", {"moonshine": 1}, "no such rule"),
    ],
)
def test_a_contradiction_is_told_in_plain_words(
    key: str, options: dict[str, Option], said: str
) -> None:
    with pytest.raises(BadRules) as refused:
        variant(key, options)
    told = SCREENS.unplayable(refused.value, ENGLISH)
    assert said in told
    assert "_" not in told


def test_every_parameter_that_may_be_at_fault_has_a_reason_of_its_own() -> None:
    """Whatever the rules ask of a parameter, alone or for the sake of others."""
    page = Path(engine.games.canasta.rules.__file__ or "").read_text(encoding="utf-8")
    together = set(re.findall(r'Fault\(\s*"(\w+)"', page))
    parameters = parameters_of(CanastaRules).items()
    words = choices_of(CanastaRules, str).keys()
    named = together | words | {name for name, one in parameters if one.musts}
    assert {"hand_size", "seq_take", "opening_table", "out_bonus"} <= named
    vague = SCREENS.unplayable(BadRules(""), ENGLISH)
    for name in named:
        assert SCREENS.unplayable(BadRules("", name), ENGLISH) != vague, name


def test_several_reasons_are_several_sentences() -> None:
    with pytest.raises(BadRules) as refused:
        variant("canasta_book", {"target": 0, "draw_count": 9, "samba": 7, "out_bonus": 7})
    assert SCREENS.unplayable(refused.value, ENGLISH).count(".") == 3


@pytest.mark.parametrize(
    "key", ["canasta_book", "canasta_3_cutthroat", "canasta_6_bench", "samba_6"]
)
def test_the_result_shows_the_totals_and_the_scores_each_deal(key: str) -> None:
    offered = variant(key)
    seats = offered.seats_default
    count = counted((offered, seats), 0)
    view = whole_game((offered, seats), 0).game.view(None)
    assert view.outcome is not None
    rows = texts(SCREENS.result(english(view))).splitlines()
    for side in view.outcome.sides:
        names = [row for row in rows if any(PEOPLE[seat] in row for seat in side)]
        assert any(row.split()[-1] == str(count.totals[side[0]]) for row in names)
    # The result has room for some deals, the scores for those of a long game that came last.
    scores = texts(SCREENS.scores(english(view)))
    for deal in count.deals[-3:]:
        for side in view.outcome.sides:
            assert f"{deal[side[0]]}**: ".replace("-", "\N{MINUS SIGN}") in scores
