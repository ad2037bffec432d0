"""Every screen keeps Discord's limits in every language, and says nothing in another one.

However much it has to tell, and in a language that is half as long again, too.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, islice
from typing import Final

from bot.screens.screen import Screen
from bot.text.faces import LOOKS
from bot.text.phrasebook import Phrasebook
from data.preferences import Look
from engine.contract.game import Game
from engine.contract.variant import Variant
from engine.games.catalogue import FAMILIES, variant
from tests.each import each
from tests.laws.covering import THOROUGH, Case, tables_in_sight
from tests.screens.beside_games import beside_games, rules_told
from tests.screens.conftest import texts
from tests.screens.first_deals import first_deal_of, screens_of
from tests.screens.hands_in_play import FULLEST, PAIRED, Situation, hand, hands_at, table
from tests.screens.largest import HAND, LANGUAGES, chairs, faces, speaking, wrong
from tests.screens.pseudo_language import PSEUDO
from tests.screens.records import by_chance


def tables(family: str) -> Sequence[Case]:
    return [case for case in tables_in_sight() if case[0].family == family]


def cases(family: str, language: str = PSEUDO) -> list[tuple[Case, Look]]:
    """Each case in one look, which is another one in the next language.

    Outside of the long run it is every twelfth case in a language that is spoken. The one that is
    longer than all of them has the words of English, so it finds there what English would find too.
    """
    first, looked = LANGUAGES.index(language), tables(family)
    looks: list[Look] = [LOOKS[(first + at) % len(LOOKS)] for at in range(len(looked))]
    chosen = list(zip(looked, looks, strict=True))
    if THOROUGH or language == PSEUDO:
        return chosen
    apart = min(12, len(chosen))
    return chosen[first % apart :: apart]


def situations(number: int) -> Iterator[tuple[str, Situation]]:
    """Yield the languages and situations in which a hand is drawn: one of each.

    In the long run it is drawn in every language, in two situations: as full as it can be, and in
    one of those that are `PAIRED`. All of them in all languages would take half a day.
    """
    for at, language in enumerate(LANGUAGES):
        turn = number if THOROUGH else number // (2 * len(LANGUAGES))
        both = [some[(turn + at) % len(some)] for some in (FULLEST, PAIRED)]
        if THOROUGH:
            yield from ((language, one) for one in both)
        elif number // 2 % len(LANGUAGES) == at:
            yield language, both[number % 2]


LARGEST: Final = [
    (language, look)
    for at, language in enumerate(LANGUAGES)
    for look in (LOOKS if THOROUGH or language == PSEUDO else [LOOKS[at % len(LOOKS)]])
]
"""In which languages and looks the largest tables and hands are drawn."""


@each("family", FAMILIES)
@each("language", LANGUAGES)
def test_every_screen_of_a_first_deal_keeps_all_limits(language: str, family: str) -> None:
    for (offered, seats), look in cases(family, language):
        words = speaking(language).with_faces(faces(look))
        for shown in screens_of(offered, chairs(seats), words, hands=False):
            assert wrong(shown.screen, language) == [], (shown.name, look)


@each("family", FAMILIES)
def test_every_hand_and_table_in_play_keeps_all_limits(family: str) -> None:
    numbers, found = count(), list[object]()
    for offered, seats in tables(family):
        for name, game in first_deal_of(offered.key, seats):
            for place, shown in enumerate(hands_at(name, game)):
                for language, situation in situations(next(numbers)):
                    words = speaking(language)
                    # The table is the same for every hand.
                    tables_too = [] if place else [table(game, situation, words)]
                    own = hand(shown, situation, words)
                    for one in (own, *tables_too):
                        faults = wrong(one, language)
                        if one is own:
                            faults += untitled(own, offered, situation, words)
                        if faults:
                            found.append((offered.key, seats, shown.name, situation, faults))
    assert found == []


def untitled(own: Screen, offered: Variant, situation: Situation, words: Phrasebook) -> list[str]:
    """Say that the panel of a contest does not name its deal, with pictures or without."""
    if situation.place != "panel of a contest" or situation.going == "paused":
        return []
    game = words(f"variant-{offered.key}")
    title = words("field-title-deal", kind="tournament", game=game, deal=2, deals=5)
    return [title for one in (own, own.without_pictures()) if title not in texts(one)]


@each(("language", "look"), LARGEST)
def test_a_table_of_ten_keeps_all_limits(look: Look, language: str) -> None:
    words = speaking(language).with_faces(faces(look))
    for shown in screens_of(variant("cancellation"), chairs(10), words):
        assert wrong(shown.screen, language) == [], shown.name


@cache
def long_hands() -> tuple[Game, ...]:
    """The beginning of a game in which hands are as long as hands can be."""
    offered = variant("samba_2", {"hand_size": HAND})
    games = tuple(game for game, _ in islice(by_chance(offered, 2), 60))
    assert max(len(game.view(seat).hand) for game in games for seat in range(2)) >= HAND
    return games


@each(("language", "look"), LARGEST)
def test_hands_of_forty_five_cards_keep_all_limits(look: Look, language: str) -> None:
    offered = variant("samba_2", {"hand_size": HAND})
    words = speaking(language).with_faces(faces(look))
    for shown in screens_of(offered, chairs(2), words, long_hands()):
        assert wrong(shown.screen, language) == [], shown.name


@each("language", LANGUAGES)
def test_the_screens_beside_a_game_keep_all_limits(language: str) -> None:
    for shown in beside_games(chairs(10), speaking(language)):
        assert wrong(shown.screen, language) == [], shown.name


@each("family", FAMILIES)
@each("language", LANGUAGES)
def test_what_is_told_of_the_rules_keeps_all_limits(language: str, family: str) -> None:
    seen = set[str]()
    for (offered, seats), _ in cases(family):
        # Outside of the long run each option is looked at once.
        for shown in rules_told(offered, seats, speaking(language), but=() if THOROUGH else seen):
            assert wrong(shown.screen, language) == [], shown.name
            seen.add(shown.kind.removeprefix("customise "))
