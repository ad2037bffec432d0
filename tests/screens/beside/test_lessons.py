"""What a game is in two sentences, and its lesson step by step: both are true of every preset."""

import re
from collections.abc import Sequence
from typing import Final, get_args

import pytest

from bot.pictures.scenes import CardLook, ExampleScene, Pile
from bot.screens.cards import face_shown
from bot.screens.families import family_screens, offers
from bot.screens.family import Offer
from bot.screens.lesson import STEPS, LessonStep, lesson_screen
from bot.screens.pictures import example_alt
from bot.screens.screen import Screen
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from engine.cards import JOKER, Card, card, cards
from engine.contract.refusal import BadRules
from engine.contract.variant import Option, Variant
from engine.games.all_fours.counting import peg, pips
from engine.games.all_fours.rules import AllFoursRules
from engine.games.canasta.kinds import is_wild, value_of
from engine.games.canasta.melds import check_new_group
from engine.games.canasta.rules import CanastaRules
from engine.games.catalogue import variant, variants
from engine.games.hearts.play import taker
from engine.games.hearts.rules import HeartsRules
from engine.games.hearts.terms import terms
from engine.games.point_pitch.rules import PitchRules
from engine.games.point_pitch.terms import terms as pitch_terms
from engine.tricks.trick import Play, winner
from tests.conftest import of_kind
from tests.each import each
from tests.screens.conftest import ENGLISH, buttons, faults, texts

LONGEST: Final = 300
TWO_SENTENCES: Final = re.compile(r"[A-Z][^.!?:;]+\. [A-Z][^.!?:;]+\.")
WORDS: Final = 30
"""Most words of a step of a lesson."""

LOOKS: Final = get_args(CardLook)

# How each preset is played that is not like most of its family, as its own description says it.
MOST: Final = {"reverse_hearts"}
NEAR_ZERO: Final = {"complex_hearts"}
IN_PAIRS: Final = {"partnership_hearts", "partner_hearts", "likha"}
TWINS: Final = {"cancellation"}
TWO_CARDS: Final = {"booster_nines"}
PITCHED: Final = {"yorkshire", "lancashire", "pitch"}
BID: Final = {"auction_pitch"}
ONE_DRAWN: Final = {
    *("canasta_book", "canasta_official", "canasta_3", "canasta_5"),
    *("canasta_6_teams3", "canasta_6_pairs", "canasta_6_bench"),
}
COSTLY: Final = {
    "ja_basic_hearts": "hearts",
    "original_hearts": "hearts",
    "black_maria": "hearts, Q♠, K♠ or A♠",
    "black_maria_de": "hearts, Q♠, K♠ or A♠",
    "hooligan": "hearts, Q♠ or 7♣",
    "black_jack": "hearts or J♠",
    "likha": "hearts, Q♠ or 10♦",
    "sevens_and_queens": "7♣, 7♦, 7♥, 7♠, Q♣, Q♦, Q♥ or Q♠",
}

OFFERED: Final = tuple(variants())
every_variant = each("offered", OFFERED)


def of_family(family: str) -> pytest.MarkDecorator:
    own = [one for one in OFFERED if one.family == family]
    return pytest.mark.parametrize("offered", own, ids=lambda one: one.key)


every_of_a_family = each(
    "offered", [one for one in OFFERED if one.family in {"hearts", "all_fours", "canasta"}]
)
every_hearts, every_all_fours, every_canasta, every_pitch = map(
    of_family, ("hearts", "all_fours", "canasta", "point_pitch")
)


def in_short(offered: Variant, words: Phrasebook) -> str:
    return family_screens(offered.family).in_short(offered, words)


def steps_of(
    offered: Variant, words: Phrasebook, seats: int | None = None
) -> tuple[LessonStep, ...]:
    taught = family_screens(offered.family).lesson
    return tuple(taught(offered, seats or offered.seats_default, words))


def turning(step: int) -> ButtonId:
    return ButtonId("k3f9", "lesson", text=str(step))


def screens_of(
    offered: Variant, steps: Sequence[LessonStep], look: CardLook | None, words: Phrasebook
) -> list[Screen]:
    """Return the whole lesson, step by step."""
    return [
        lesson_screen(offered, steps, at, look, turning, words) for at in range(1, len(steps) + 1)
    ]


def shown(step: LessonStep) -> tuple[Card, ...]:
    return tuple(face for pile in step.piles for face in pile.cards)


def played(faces: tuple[Card, ...]) -> tuple[Play, ...]:
    return tuple(Play(seat, face) for seat, face in enumerate(faces))


def hearts_rules(offered: Variant) -> HeartsRules:
    assert isinstance(offered.rules, HeartsRules)
    return offered.rules


@every_variant
def test_a_game_is_told_in_two_sentences(offered: Variant) -> None:
    said = in_short(offered, ENGLISH)
    assert TWO_SENTENCES.fullmatch(said)
    assert len(said) <= LONGEST


@every_hearts
def test_two_sentences_say_what_one_tries_in_hearts(offered: Variant) -> None:
    aim, trick = in_short(offered, ENGLISH).split(". ")
    assert ("as many points as you can" in aim) == (offered.key in MOST) == offered.highest_wins
    assert ("near to zero" in aim) == (offered.key in NEAR_ZERO)
    assert ("as few points as you can" in aim) == (offered.key not in MOST | NEAR_ZERO)
    assert ("You and your partner" in aim) == (offered.key in IN_PAIRS)
    assert ("cancel each other" in trick) == (offered.key in TWINS)
    assert ("two if somebody plays the 9" in trick) == (offered.key in TWO_CARDS)
    costly = COSTLY.get(offered.key, "hearts or Q♠")
    assert trick.endswith(f"whoever takes {costly} gets points.")


@every_hearts
def test_two_sentences_name_every_card_that_costs_points_and_no_other(offered: Variant) -> None:
    trick = in_short(offered, ENGLISH).split(". ")[1]
    for seats in offered.seats_allowed:
        table = terms(hearts_rules(offered), seats)
        for face in table.deck:
            corner = f"{'10' if face.rank == 10 else str(face)[0]}{'♣♦♥♠'['CDHS'.index(face.suit)]}"
            named = corner in trick or (face.suit == "H" and "hearts" in trick)
            assert named == (table.points.get(face, 0) > 0), face


@every_all_fours
def test_two_sentences_say_where_trumps_come_from(offered: Variant) -> None:
    first, second = in_short(offered, ENGLISH).split(". ")
    assert ("first card played makes trumps" in first) == (offered.key in PITCHED)
    assert ("Everybody may bid once" in first) == (offered.key in BID)
    assert ("may beg" in first) == (offered.key not in PITCHED | BID)
    assert isinstance(offered.rules, AllFoursRules)
    assert second.endswith(f"the first to reach {offered.rules.target} points wins.")


@every_canasta
def test_two_sentences_say_what_a_turn_is_in_canasta(offered: Variant) -> None:
    first, second = in_short(offered, ENGLISH).split(". ")
    assert ("of one suit in order" in first) == offered.key.startswith("samba")
    assert ("draw a card" in second) == (offered.key in ONE_DRAWN)
    assert ("draw 2 cards" in second) == (offered.key not in ONE_DRAWN)


@each(
    ("key", "options", "said"),
    [
        ("standard", {"hearts_values": "face", "objective": "highest"}, "as many points"),
        ("standard", {"spade_values": {"Q": 0}}, "whoever takes hearts gets points."),
        ("seven_up", {"target": 1}, "the first to reach 1 point wins."),
        ("seven_up", {"beg": False, "bunch": False}, "which beat all other suits."),
        ("canasta_book", {"draw_count": 3}, "draw 3 cards"),
    ],
)
def test_two_sentences_follow_the_rules_that_a_table_changes(
    key: str, options: dict[str, Option], said: str
) -> None:
    assert said in in_short(variant(key, options), ENGLISH)


@each("offer", offers(), ids=lambda one: one.command)
def test_two_sentences_and_the_lesson_fit_whatever_a_host_changes(offer: Offer) -> None:
    preset, changed = offer.default, 0
    screens = family_screens(preset.family)
    for values in screens.told.house_rules(preset, preset.seats_default).options.values():
        for options in values.values():
            try:
                offered = variant(preset.key, options)
            except BadRules:
                continue
            changed += 1
            assert TWO_SENTENCES.fullmatch(in_short(offered, ENGLISH))
            assert len(in_short(offered, ENGLISH)) <= LONGEST
            steps = steps_of(offered, ENGLISH)
            assert all(one.fits for one in screens_of(offered, steps, "two-colours", ENGLISH))
    assert changed


def test_many_cards_that_cost_points_are_not_named_one_by_one() -> None:
    clubs: dict[str, Option] = {f"{rank}C": 1 for rank in "23456789"}
    said = in_short(variant("standard", {"extra_values": clubs}), ENGLISH)
    assert said.endswith("and some cards bring points.")
    assert len(said) <= LONGEST


# The lesson ---------------------------------------------------------------------------------------


@every_variant
def test_a_lesson_is_a_few_short_steps_with_pictures(offered: Variant) -> None:
    for seats in offered.seats_allowed:
        steps = steps_of(offered, ENGLISH, seats)
        assert len(steps) <= STEPS
        for step in steps:
            assert len(re.sub(r"[^\w\s]", "", step.said).split()) <= WORDS, step.said
        plain = screens_of(offered, steps, None, ENGLISH)
        assert [faults(one) for one in plain] == [[]] * len(steps)
        assert not any(one.scenes for one in plain)
        assert ENGLISH(f"variant-{offered.key}-about") in texts(plain[-1])
        assert "**/rules** tells all of it" in texts(plain[-1])
        for look in LOOKS:
            shown = screens_of(offered, steps, look, ENGLISH)
            assert [one.without_pictures() for one in shown] == plain
            for step, screen in zip(steps, shown, strict=True):
                assert faults(screen) == []
                (scene,) = screen.scenes or (None,)
                assert (scene is None) == (not step.piles)
                assert scene is None or (isinstance(scene, ExampleScene) and scene.look == look)


@every_of_a_family
def test_every_step_of_a_family_of_ours_has_a_picture(offered: Variant) -> None:
    assert all(step.piles for step in steps_of(offered, ENGLISH))


def test_a_step_leads_to_the_one_before_and_to_the_next() -> None:
    offered = variant("standard")
    steps = steps_of(offered, ENGLISH)
    first, *_, last = screens_of(offered, steps, None, ENGLISH)
    assert "1 of 5" in texts(first)
    assert "5 of 5" in texts(last)
    for screen, led_to in ((first, {"◀": "0", "▶": "2"}), (last, {"◀": "4", "Play": "6"})):
        keys = buttons(screen)
        assert {sign: key["custom_id"].rpartition(".")[2] for sign, key in keys.items()} == led_to
    assert [key.get("disabled", False) for key in buttons(first).values()] == [True, False]
    assert [key.get("disabled", False) for key in buttons(last).values()] == [False, False]
    assert lesson_screen(offered, steps, 99, None, turning, ENGLISH) == last


@every_hearts
def test_the_trick_of_hearts_is_taken_and_costs_as_the_rules_say(offered: Variant) -> None:
    _, step, points, _, _ = steps_of(offered, ENGLISH)
    trick = shown(step)
    for seats in offered.seats_allowed:
        table = terms(hearts_rules(offered), seats)
        assert set(trick) <= set(table.deck)
        assert taker(table, played(trick)) == step.marked
        cost = {face: table.points[face] for face in trick if face in table.points}
        coins = {pile.cards[0]: pile.number for pile in step.piles if pile.badge}
        assert cost == coins
        assert table.rules.bonus_card not in trick
        assert table.rules.double_card not in trick
    (worth,) = (pile.number for pile in step.piles if pile.badge)
    assert f"brings {worth} point" in points.said
    assert ("Points are good" in points.said) == (offered.key in MOST)


@every_hearts
def test_the_end_of_hearts_is_told_as_it_is(offered: Variant) -> None:
    told = {
        "reverse_hearts": "the most points win.",
        "complex_hearts": "whoever is nearest to zero wins.",
        "likha": "Whoever gets to 101 points first loses.",
        "knock_down": "the most points left win.",
    }
    end = steps_of(offered, ENGLISH)[-1].said
    assert end.endswith(told.get(offered.key, "the fewest points win."))


@every_all_fours
def test_the_trick_and_the_points_of_all_fours_are_as_the_rules_say(offered: Variant) -> None:
    rules = of_kind(AllFoursRules, offered.rules)
    for seats in offered.seats_allowed:
        trick = steps_of(offered, ENGLISH, seats)[1]
        assert winner(played(shown(trick)), "H") == trick.marked
    if rules.peg != "none":
        pegs = steps_of(offered, ENGLISH)[2]
        assert [pile.number for pile in pegs.piles] == [peg(rules, f, "H") for f in shown(pegs)]
        assert ("Nothing else counts" in pegs.said) == (not rules.four_points)
        return
    _, _, ends, taken, points = steps_of(offered, ENGLISH)
    high, low = ends.piles
    jack, ten = taken.piles
    assert points.piles == (high, low, jack, ten)
    assert (high.badge, low.badge, jack.badge) == ("high", "low", "")
    assert (max(shown(points)), min(shown(points))) == (*high.cards, *low.cards)
    assert jack.cards == cards("JH")
    assert ten.number == pips(rules, ten.cards[0], "H")
    assert (f"another side {rules.hang}" in taken.said) == (rules.hang > 1)
    assert ("to whoever takes it" in ends.said) == (rules.low_to == "captor")


def test_house_rules_of_all_fours_are_in_what_is_taught() -> None:
    """D9: running the cards may leave trumps as they are. D1: all suits may count but for tens."""
    stays = variant("af1807", {"run_new_trump": False})
    taught = steps_of(stays, ENGLISH)[0].said
    assert TWO_SENTENCES.fullmatch(in_short(stays, ENGLISH))
    for said in (in_short(stays, ENGLISH), taught):
        assert "another" not in said
    tens = variant("af1807", {"game_suits": "tens_of_trumps"})
    assert "10♥ 10, other tens nothing, A 4," in steps_of(tens, ENGLISH)[3].said


@every_pitch
def test_every_card_with_points_of_pitch_is_named(offered: Variant) -> None:
    """P26, P27: of those all but the highest and the two, or Low, are whoever's who takes them."""
    rules = of_kind(PitchRules, offered.rules)
    table = pitch_terms(rules, offered.seats_default)
    said = steps_of(offered, ENGLISH)[-2].said
    named = said.partition("bring points")[0]
    assert all(face_shown(face, ENGLISH) in named for face in table.point_cards["H"])
    own = {name for name in ("low", "two") if name in table.worths and rules.low_to == "holder"}
    counts = {"low": "The lowest counts for its player", "two": "The two counts for its player"}
    assert {name for name, text in counts.items() if text in said} == own


def test_a_lesson_of_pitch_tells_where_new_cards_come_from() -> None:
    """P17: where cards are replaced there is no kitty."""
    for key, source in (("ten_point_six", "takes the kitty"), ("nine_point", "draw up to six")):
        steps = steps_of(variant(key, {"play": "only"}), ENGLISH)
        (told,) = [step.said for step in steps if "New cards" in step.said]
        assert source in told
        assert ("kitty" in told) == (key == "ten_point_six")


@every_canasta
def test_the_melds_of_canasta_are_as_the_rules_say(offered: Variant) -> None:
    rules = of_kind(CanastaRules, offered.rules)
    _, meld, first_melds, seven, _ = steps_of(offered, ENGLISH)
    for faces in (shown(meld), shown(seven)):
        if {face.suit for face in faces} == {"H"}:
            assert rules.sequences
            assert [face.rank for face in faces] == [*range(4, 11)]
            continue
        wilds = sum(map(is_wild, faces))
        assert {face.rank for face in faces if not is_wild(face)} == {13}
        check_new_group(rules, 13, len(faces) - wilds, wilds)
    counted = sum(pile.number or 0 for pile in meld.piles)
    assert "Up to sevens cards count 5, up to kings 10, aces and deuces 20, jokers 50" in meld.said
    for worth, faces in ((5, "4C5D7S"), (10, "8CTDKS"), (20, "ACAD2S"), (50, f"{JOKER}")):
        assert {value_of((face,)) for face in cards(faces)} == {worth}
    assert f"A red three brings {rules.red3_each}" in seven.said
    opening = first_melds.said
    assert f"{rules.minimum(0)} points" in opening
    assert ("another meld is needed" in opening) == (counted < rules.minimum(0))
    (greatest,) = seven.piles
    assert (greatest.badge, greatest.number) == ("samba" if rules.sequences else "mixed", 7)


@pytest.mark.parametrize(
    ("options", "wilds"), [({"wild_max": 1, "mixed_wilds": 1}, [1, 1]), ({"wild_max": 4}, [1, 2])]
)
def test_melds_hold_no_more_wild_cards_than_the_rules_allow(
    options: dict[str, Option], wilds: list[int]
) -> None:
    offered = variant("canasta_book", options)
    melds = [shown(steps_of(offered, ENGLISH)[at]) for at in (1, 3)]
    assert [sum(map(is_wild, faces)) for faces in melds] == wilds
    assert isinstance(offered.rules, CanastaRules)
    for faces, wild in zip(melds, wilds, strict=True):
        check_new_group(offered.rules, 13, len(faces) - wild, wild)


def test_a_meld_has_no_wild_cards_where_the_rules_allow_none() -> None:
    pure = variant("canasta_book", {"natural_min": 7, "wild_max": 0, "mixed_wilds": 1})
    _, meld, _, seven, _ = steps_of(pure, ENGLISH)
    assert "Two kings" not in meld.said
    assert not any(map(is_wild, shown(meld)))
    assert seven.piles[0].badge == "natural"


def test_the_text_of_an_example_tells_its_cards_and_signs() -> None:
    piles = (Pile(cards("KC")), Pile((card("7H"),), "more", 1), Pile(cards("AH"), "high"))
    scene = ExampleScene(piles, "two-colours", marked=0)
    told = "An example: K♣ in a gold frame, 7♥ for +1, High A♥."
    assert example_alt(scene, ENGLISH) == told
