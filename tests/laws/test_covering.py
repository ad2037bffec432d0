"""The covering set leaves nothing of the catalogue out."""

from collections import Counter
from collections.abc import Iterable, Mapping

from engine.contract.rules import choices_of
from engine.games.all_fours.rules import AllFoursRules
from engine.games.california_jack.rules import CaliforniaJackRules
from engine.games.canasta.rules import CanastaRules
from engine.games.gong_zhu.rules import GongZhuRules
from engine.games.hearts.rules import HeartsRules
from engine.games.point_pitch.rules import PitchRules
from tests.each import each
from tests.laws.conftest import cases
from tests.laws.covering import Case, Trait, covering, in_sight, traits


def test_the_covering_set_shows_whatever_any_case_shows() -> None:
    everything = frozenset[Trait]().union(*map(traits, cases()))
    assert frozenset[Trait]().union(*map(traits, covering(cases()))) == everything


def test_every_case_of_the_covering_set_is_needed_or_shows_much() -> None:
    assert len(covering(cases())) < len(cases()) / 2


def test_all_numbers_of_seats_are_in_sight_and_every_parameter_that_is_ever_changed() -> None:
    def seats(held: Iterable[Case]) -> set[tuple[str, int]]:
        return {(variant.family, count) for variant, count in held}

    def changed(held: Iterable[Case]) -> set[tuple[str, str]]:
        values = Counter(one[:2] for one in frozenset[Trait]().union(*map(traits, held)))
        return {one for one, count in values.items() if count > 1}

    assert seats(in_sight(cases())) == seats(cases())
    assert changed(in_sight(cases())) == changed(cases())


@each(
    ("family", "choices"),
    [
        ("hearts", choices_of(HeartsRules, str)),
        ("canasta", choices_of(CanastaRules, str)),
        ("all_fours", choices_of(AllFoursRules, str)),
        ("point_pitch", choices_of(PitchRules, str)),
        ("gong_zhu", choices_of(GongZhuRules, str)),
        ("california_jack", choices_of(CaliforniaJackRules, str)),
    ],
)
def test_every_word_that_a_rule_knows_is_played(
    family: str, choices: Mapping[str, tuple[object, ...]]
) -> None:
    shown = frozenset[Trait]().union(*map(traits, covering(cases())))
    wanted = {(family, name, repr(value)) for name, values in choices.items() for value in values}
    assert wanted - shown == set()
