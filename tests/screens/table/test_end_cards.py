"""The end of a game is one card that a phone shows whole, whatever was played and by whom."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count, product
from typing import Final

from bot.pictures.layouts import deal_layout
from bot.pictures.scenes import DealScene
from bot.screens.components import Button, Row, Text
from bot.screens.families import family_screens
from bot.screens.fitting import height, lowered
from bot.screens.frame import DearestMove, Frame, OwnHand
from bot.screens.screen import framed, inside
from bot.tables.messages.drawing import HIGHEST, hand_screen, result_card, table_screen
from bot.tables.services.preferences import Reader
from bot.text.button_ids import ButtonId
from bot.text.phrasebook import Phrasebook
from data.ratings import Change, GameRating
from engine.cards import card
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.view import View
from engine.games.catalogue import FAMILIES, variant
from engine.table.chairs import Chair, Presence
from tests.bot.pictures.test_painting import SCENES, seen
from tests.each import each
from tests.engine.kept_games import games as kept_games
from tests.laws.covering import THOROUGH, Case, tables_in_sight
from tests.screens.conftest import PEOPLE, faults, frame_of, texts
from tests.screens.first_deals import FAIR
from tests.screens.hands_in_play import NOW, Shown, Situation, moment_of
from tests.screens.largest import LANGUAGES, faces, speaking
from tests.screens.pseudo_language import PSEUDO
from tests.screens.records import by_chance, kept
from tests.screens.test_words import COVERING

DEALS: Final = (1, 2, 4)
"""After so many deals a game is told as over, beside when it was."""

LARGE: Final = (("cancellation", 10), ("samba_6", 6))
"""Ten players, and all melds of three sides: the end of a deal shows these all the same."""

SPOKEN: Final = [one for one in LANGUAGES if one != PSEUDO]
SITUATIONS: Final = list(product(SPOKEN, (True, False), ("two-colours", None)))
"""In which language, if alone, and if in pictures."""


def ends(case: Case) -> Iterator[View]:
    """Yield the end of a whole game and, told as ends, of its first deals."""
    offered, seats = case
    recorded = any(one["seats"] == seats for one in kept_games().get(offered.key, ()))
    told = kept(offered.key, seats) if recorded else by_chance(offered, seats)
    after = dict[int, View]()
    for game, _ in told:
        if len(game.deal_scores) not in after:
            after[len(game.deal_scores)] = game.view(None)
    whole = max(after)
    for deals in {*DEALS, whole} & {*after}:
        yield replace(after[deals], outcome=after[whole].outcome)


def frame_in(case: Case, words: Phrasebook, *, solo: bool) -> Frame:
    """A game after which there is much to say: ratings, who left, the dearest card."""
    offered, seats = case
    people = [Chair(name, person=at) for at, name in enumerate(PEOPLE[:seats], 1)]
    people[1:2] = [replace(people[1], presence=Presence.LEFT)]
    alone = (people[0], *(Chair(one.name) for one in people[1:]))
    part = family_screens(offered.family).review.part
    return replace(
        frame_of(PEOPLE[:seats]),
        chairs=alone if solo else tuple(people),
        family=offered.family,
        variant_title=words(f"variant-{offered.key}"),
        fair=FAIR,
        solo=solo,
        deals=1 if solo else None,
        rating=GameRating({at + 1: Change(1500, 1523) for at in range(seats)}),
        own=OwnHand(dearest=DearestMove(12, 3, part, 4, card("QS"), 13)) if solo else None,
    )


@each("family", FAMILIES)
def test_the_end_of_every_game_is_a_card_of_seven_hundred_pixels(family: str) -> None:
    cases = [case for case in tables_in_sight() if case[0].family == family]
    numbers, found = count(), list[object]()
    for case in cases:
        for view in ends(case):
            number = next(numbers)
            for at in range(len(SITUATIONS)) if THOROUGH else (number, number + 5):
                language, solo, look = SITUATIONS[at % len(SITUATIONS)]
                words = speaking(language).with_faces(faces("two-colours"))
                frame = frame_in(case, words, solo=solo)
                shown = result_card(view, frame, Reader(words, look))
                refused = faults(shown)
                if refused or height(shown) > HIGHEST:
                    name = f"{case[0].key} for {case[1]} after {view.deal_number}"
                    found.append((name, language, solo, look, height(shown), refused))
    assert found == []


def first_ended(key: str, seats: int) -> Game:
    """Return the game between its first deal and the next."""
    offered = variant(key)
    recorded = any(one["seats"] == seats for one in kept_games().get(key, ()))
    told = kept(key, seats) if recorded else by_chance(offered, seats)
    return next(game for game, _ in told if game.deal_scores and DEALER in game.to_act)


@each("language", SPOKEN)
def test_the_end_of_every_deal_is_no_higher_alone_and_in_the_channel(language: str) -> None:
    words, found = speaking(language).with_faces(faces("two-colours")), list[object]()
    reader = Reader(words, "two-colours", "cards")
    alone = Situation("panel", "cards", "two-colours", "on", told=False)
    for key, seats in COVERING:
        if (key, seats) in LARGE:
            continue
        moment = moment_of(Shown(first_ended(key, seats), 0), alone)
        people = enumerate(moment.row.chairs)
        seated = tuple([replace(chair, name=PEOPLE[seat]) for seat, chair in people])
        moment = replace(moment, row=replace(moment.row, chairs=seated))
        for shown in (hand_screen(moment, 0, reader, NOW), table_screen(moment, reader, NOW)):
            if not shown.scenes or height(shown) > HIGHEST:
                found.append((key, height(shown), texts(shown)))
    assert found == []


def test_what_is_spare_gives_way_from_its_end_and_nothing_else_does() -> None:
    spare = [Text(said, spare=True) for said in ("First.", "Second.")]
    screen = framed(Text("Above."), *spare, Text("Below."))
    assert lowered(screen, height(screen)) == screen
    for kept_ones, highest in ((spare[:1], height(screen) - 1), ([], 1)):
        left = inside(lowered(screen, highest).parts)
        assert left == [Text("Above."), *kept_ones, Text("Below.")]


def test_a_row_is_as_high_as_a_phone_that_breaks_it_between_its_buttons_makes_it() -> None:
    def high(*labels: str) -> int:
        keys = [Button(ButtonId("k3f9", "review", at), label) for at, label in enumerate(labels)]
        return height(framed(Row(tuple(keys))))

    assert high("Check") == high("Check", "Rematch") == high("W" * 80)
    assert high("W" * 80, "W" * 80) == high(*["Costliest choice"] * 3) == 2 * high("Check")


def test_a_picture_of_a_deal_is_as_high_as_its_layout() -> None:
    deals = [scene for scene in SCENES.values() if isinstance(scene, DealScene)]
    assert len(deals) > 3
    for scene in deals:
        assert seen(scene).height == deal_layout(scene).height
