"""The screens of Canasta and Samba: hands of any size, tables, rules."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from bot.screens.families import family_screens
from bot.screens.phrases import TIMES
from engine.cards import Card, cards
from engine.contract.game import Game
from engine.contract.refusal import BadRules
from engine.contract.seats import DEALER
from engine.contract.variant import Option, Variant
from engine.games.canasta.melds import Meld
from engine.games.canasta.view import CanastaSeatView, CanastaView
from engine.games.catalogue import variant
from tests.screens.conftest import ENGLISH, PEOPLE, english, frame_of, nested, sent, texts
from tests.screens.records import first, first_deal, first_where, kept
from tests.screens.test_moments import look

SCREENS = family_screens("canasta")


def view_of(game: Game, seat: int) -> CanastaSeatView:
    view = game.view(seat)
    assert isinstance(view, CanastaSeatView)
    return view


def table_of(game: Game) -> CanastaView:
    view = game.view(None)
    assert isinstance(view, CanastaView)
    return view


def course(offered: Variant, rng: Random, most: int) -> Iterator[Game]:
    """Every moment of a random game, at most so many."""
    game: Game = offered.start(offered.seats_default, rng.randrange(offered.seats_default))
    for _ in range(most):
        if game.outcome is not None:
            return
        seat = rng.choice(game.to_act)
        game, _ = game.apply(seat, game.propose(seat, rng))
        yield game


LARGE: list[tuple[str, dict[str, Option]]] = [
    ("canasta_2", {"hand_size": 43}),
    ("canasta_book", {"hand_size": 21}),
    ("samba_2", {"hand_size": 45}),
    ("samba_4", {"hand_size": 32}),
]


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


@pytest.mark.parametrize(("key", "options"), LARGE)
def test_hands_of_any_size_are_told_by_kind(key: str, options: dict[str, Option]) -> None:
    rng = Random(5)
    offered = variant(key, options)
    largest = 0
    for game in course(offered, rng, 20):
        if DEALER in game.to_act:
            continue
        look(game, rng)
        largest = max(largest, *table_of(game).hand_sizes)
    assert largest >= int(str(options["hand_size"]))


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
        hand = SCREENS.hand(english(view_of(game, resting)))
        assert "You rest in this deal." in texts(hand)


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
        "🔵💙 **Alice and Carol** · 1850 + 1190\n-# 2 canastas, may go out · ",
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
