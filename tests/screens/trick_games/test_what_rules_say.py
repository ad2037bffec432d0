"""The rules of single games say in words what their sources say, each with its own figures."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Final, cast, get_args

import pytest

from bot.screens.families import family_screens
from bot.text.phrasebook import Phrasebook
from engine.contract.refusal import BadRules
from engine.contract.rules import parameters_of
from engine.contract.variant import Option
from engine.games.catalogue import variant, variants
from engine.games.hearts.rules import HeartsRules, Moon
from engine.games.hearts.terms import terms
from engine.games.point_pitch.rules import PitchRules
from tests.each import each
from tests.screens.conftest import ENGLISH, texts

MISCOUNTED: Final = re.compile(
    r"(?<![\d.])(?:0 ?(?:deals|Runden|ディール|局)"
    r"|1 (?:deals|points|cards|Runden|Punkten?\b|Karten))"
)
"""A game of no deals, and one of a thing said as if it were several."""


@each("locale", ["en-US", "de", "ja", "zh-CN", "zh-TW"])
def test_no_rule_tells_of_no_deals_or_of_one_as_of_several(locale: str) -> None:
    """By each preset, and by the shortest game that a table of it may choose."""
    words = Phrasebook.load(locale, strict=True)
    for offered in variants():
        told = family_screens(offered.family).told
        choice = parameters_of(type(offered.rules))["target"].offered
        shortest = min((one for one in choice if isinstance(one, int)), default=1)
        for options in ({}, {"target": shortest}, {"deals": 1}):
            try:
                changed = variant(offered.key, options)
            except BadRules:
                continue
            said = f"{texts(told.rules(changed, words))}\n{told.goal(changed, words)}"
            assert not MISCOUNTED.search(said), (offered.key, options)
    assert not MISCOUNTED.search(words("goal-line-target", target=1))
    for key in ("task-pass", "illegal-vector-over-cap", "hint-point_pitch-keep-trumps"):
        assert not MISCOUNTED.search(words(key, count=1, name="Bob", suit="S", sign="♠"))


FIXED: Final = {
    "hearts": {9},
    "canasta": {5, 7, 8, 10, 20, *range(54, 271, 54)},
    "all_fours": {5, 6, 52},
    "california_jack": {6, 10, 20, 40, 52, 80},
    "gong_zhu": {5, 10, 13, 16, 17, 20, 30, 40, 200},
    "point_pitch": set(range(5, 11)),
}
"""What a family's rules always hold: ranks, worths, and sizes that no option changes."""
FIGURE: Final = re.compile(r"(?<![0-9A-Za-z])[0-9]+(?![0-9A-Za-z♣♦♥♠])")


@each("locale", ["en-US", "de", "ja", "zh-CN", "zh-TW"])
def test_every_number_on_the_page_of_a_game_is_one_of_its_rules(locale: str) -> None:
    """Its name in short and its whole page; what it costs to take all, with cards charged too."""
    words = Phrasebook.load(locale, strict=True)
    for offered in variants():
        known = {*figures(offered.rules), *offered.seats_allowed, *FIXED[offered.family]}
        if isinstance(offered.rules, HeartsRules):
            known |= hearts_figures(offered.rules, offered.seats_allowed)
        if isinstance(offered.rules, PitchRules):
            known |= {offered.rules.total, *offered.rules.worths.values()}
        page = texts(family_screens(offered.family).told.rules(offered, words))
        told = f"{words(f'variant-{offered.key}-brief')}\n{page}"
        said = {int(number) for number in FIGURE.findall(told)}
        # Small ones are counted in every sentence, and years name a book.
        strange = {number for number in said - known if number > 4 and not 1800 < number < 2000}
        assert strange == set(), offered.key


def figures(rules: object) -> Iterator[int]:
    """Yield every number in the parameters of a game, those in its words too."""
    if is_dataclass(rules) and not isinstance(rules, type):
        for field in fields(rules):
            yield from figures(getattr(rules, field.name))
    elif isinstance(rules, int):
        yield abs(rules)
    elif isinstance(rules, str):
        yield from map(int, re.findall("[0-9]+", rules))
    elif isinstance(rules, Mapping):
        yield from figures(tuple(cast("Mapping[object, object]", rules).items()))
    elif isinstance(rules, Iterable):
        for one in cast("Iterable[object]", rules):
            yield from figures(one)


def hearts_figures(rules: HeartsRules, seats_allowed: Iterable[int]) -> set[int]:
    """Return what a deal costs and how many cards it has, with nothing and all charged."""
    found = set[int]()
    for seats in seats_allowed:
        plain = terms(rules, seats)
        for table in (plain, terms(rules, seats, frozenset(plain.chargeable))):
            found |= {table.penalty_sum, 2 * table.penalty_sum, *map(abs, table.points.values())}
        found |= {plain.hand_size, len(plain.deck)}
    return found


def test_pitch_tells_of_card_points_only_where_they_make_game() -> None:
    """P28, C21: elsewhere Game is the ten, or nothing."""
    pitches = [(one, one.rules) for one in variants() if isinstance(one.rules, PitchRules)]
    counted = set[bool]()
    for offered, rules in pitches:
        said = texts(family_screens("point_pitch").told.rules(offered, ENGLISH))
        assert ("For Game an ace counts 4" in said) == ("game" in rules.worths)
        counted.add("game" in rules.worths)
    assert counted == {True, False}


@pytest.mark.parametrize("key", ["af-highlight-one-more", "point_pitch-highlight-near"])
def test_in_german_a_pair_is_told_as_two(key: str) -> None:
    """Their names are one argument, so that no verb may follow them that is for one alone."""
    said = Phrasebook.load("de", strict=True)(key, names="Alice und Carol", count=1)
    assert not re.search("Carol (gewinnt|ist)", said)


@each(
    ("key", "sentence"),
    [
        # R7.2, A18: Q♠ 13, K♠ 10 and A♠ 7 make 43 with the hearts.
        ("black_maria", "Q♠ costs 13 points."),
        ("black_maria", "the Q♠ costs 13 points, the K♠ 10 and the A♠ 7"),
        ("black_maria_de", "Q♠ costs 13 points."),
        ("black_maria_de", "The Q♠ costs 13 points as usual, but the K♠ costs 10 and the A♠ 7"),
        # A18: the German figures.
        ("black_maria_de", "A deal holds 43."),
        # K6: what is turned up first.
        ("canasta_book", "If a joker, a deuce or a three is turned up first, it is covered:"),
        ("samba_4", "If a joker, a deuce or a three is turned up first, it is covered:"),
        # R7.7: a charged A♥ doubles every heart, and a moon with it is worth more.
        ("charging", "counts double, the doubling card four times. A♥ doubles every heart."),
        # P14: what a joker does that is led.
        ("five_point", "A joker led first makes spades trumps."),
        # C27: from the own nine cards and the rest together.
        ("cinch", "the dealer keeps any six of hand and rest"),
        # R10.1, R8.2: minus points, and a moon that is none.
        ("ja_black_lady", "those 26 without one, as they count for the shooter"),
        ("ja_black_lady", "The 26 points of a moon count for the shooter, so they are written"),
        ("ja_black_lady_optional", "those 26 without one, as they count for the shooter"),
        ("ja_black_lady_optional", "Points that count against you are written with a minus sign"),
    ],
)
def test_the_rules_of_a_game_say_so(key: str, sentence: str) -> None:
    offered = variant(key)
    assert sentence in texts(family_screens(offered.family).told.rules(offered, ENGLISH))


@each("charging", ["together", "in_turn"])
@each("moon", get_args(Moon))
def test_a_moon_is_told_to_be_worth_more_where_charged_cards_make_it_so(
    charging: str, moon: str
) -> None:
    """R7.7: 52 with the Q♠ and the A♥ charged, unless its worth is a number."""
    told = family_screens("hearts").told.rules
    for worth in (None, 30):
        changes: dict[str, Option] = {"charging": charging, "moon": moon, "moon_value": worth}
        said = texts(told(variant("standard", changes), ENGLISH))
        assert ("up to 52." in said) == (moon != "none" and worth is None)


def test_a_first_card_that_is_not_covered_is_told() -> None:
    screens = family_screens("canasta")
    threes = variant("canasta_book", {"upcard_cover": ["3b"]})
    said = texts(screens.told.rules(threes, ENGLISH))
    assert "If a black three is turned up first, it is covered:" in said
    assert "A joker or a deuce that is turned up first is not covered." in said
    assert "A red three that is turned up first is not covered." in said
    none = texts(screens.told.rules(variant("canasta_book", {"upcard_cover": []}), ENGLISH))
    assert "it is covered" not in none


@pytest.mark.parametrize("key", ["canasta_book", "samba_4"])
@pytest.mark.parametrize("options", [{"always_frozen": True}, {"route_add": False}])
def test_who_may_not_add_the_top_card_is_told_neither_to_nor_that_it_is_a_must(
    key: str, options: dict[str, Option]
) -> None:
    """K31, K47: a frozen pile is taken with a pair, and only one that can be added is a must."""
    told = family_screens("canasta").told.rules
    add, must = "add its top card", "you must take the pile"
    usual = texts(told(variant(key), ENGLISH))
    assert add in usual
    assert must in usual
    said = texts(told(variant(key, options), ENGLISH))
    assert add not in said
    assert must not in said
    top_only = variant("samba_4", {**options, "seq_take": "top_only"})
    alone = "add the top card alone to a sequence" in texts(told(top_only, ENGLISH))
    assert alone == ("route_add" not in options)


@pytest.mark.parametrize("key", ["black_maria", "af1814", "canasta_book"])
def test_what_is_told_of_a_game_is_not_held_against_changed_rules(key: str) -> None:
    screens = family_screens(variant(key).family)
    said = "This table has changed some of that:"
    assert said not in texts(screens.told.rules(variant(key), ENGLISH))
    assert said in texts(screens.told.rules(variant(key, {"target": 9}), ENGLISH))


def test_the_sign_of_a_moon_is_told_only_where_it_is_written() -> None:
    """An old moon goes to the others, as points against them."""
    screens = family_screens("hearts")
    for key, options in (("omnibus", {}), ("ja_black_lady", {"moon": "old"})):
        said = texts(screens.told.rules(variant(key, options), ENGLISH))
        assert "points of a moon count for the shooter" not in said
