"""The table that everybody sees, in a picture: at every table, with few words beside it."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from bot.pictures.scenes import TableScene
from bot.screens.canasta.highlights import LARGE_PILE
from bot.screens.canasta.moves import told_turns
from bot.screens.components import Pictures
from bot.screens.families import family_screens
from bot.screens.fitting import height
from bot.screens.frame import Frame
from bot.screens.screen import Screen, inside
from bot.tables.messages.drawing import table_in_pictures
from bot.tables.services.preferences import Reader
from bot.text.phrasebook import Phrasebook
from engine.cards import card, cards
from engine.contract.game import Game
from engine.contract.variant import Variant
from engine.games.canasta.melds import LaidCards, Meld, PlayerTurn
from engine.games.canasta.view import CanastaView
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsView
from engine.tricks.view import TrickView
from tests.conftest import of_kind, there
from tests.each import each
from tests.engine.kept_games import games as kept_games
from tests.laws.covering import THOROUGH, tables_in_sight
from tests.screens.conftest import frame_of, texts
from tests.screens.largest import speaking
from tests.screens.records import by_chance, kept
from tests.screens.test_words import COVERING, NAMES, SPOKEN, chairs, words_in

WORDS: Final = 25
SEEN: Final = 660
"""How much of a phone with 844 rows is for messages."""
JOKERS: Final = re.compile("(big |little )?joker")
"""Cards, which are no words."""
LOOKED_AT: Final = 300
EACH: Final = 1 if THOROUGH else 7


def in_play(offered: Variant, seats: int) -> Iterator[Game]:
    """Yield moments of a game at which a card can be seen on the table."""
    recorded = any(one["seats"] == seats for one in kept_games().get(offered.key, ()))
    told = kept(offered.key, seats) if recorded else by_chance(offered, seats)
    for game, _ in islice(told, 1, LOOKED_AT, EACH):
        view = game.view(None)
        lies = view.order if isinstance(view, CanastaView) else getattr(view, "stage", "") == "play"
        if game.outcome is None and lies:
            yield game


def frame_at(offered: Variant, seats: int, words: Phrasebook) -> Frame:
    return replace(
        frame_of(NAMES[:seats]),
        chairs=chairs(seats),
        family=offered.family,
        variant_title=words(f"variant-{offered.key}"),
        sayable=family_screens(offered.family).reactions,
    )


def table(game: Game, frame: Frame, words: Phrasebook) -> Screen:
    return table_in_pictures(game.view(None), frame, Reader(words, "two-colours", "cards"))


def alt_of(screen: Screen) -> str:
    parts = (part for part in inside(screen.parts) if isinstance(part, Pictures))
    return " ".join(picture.alt for part in parts for picture in part.pictures)


@each(("offered", "seats"), tables_in_sight)
def test_every_table_is_seen_in_a_picture_with_few_words_beside_it(
    offered: Variant, seats: int
) -> None:
    words, shown, told = speaking("en-US"), 0, 0
    frame = frame_at(offered, seats, words)
    for game in islice(in_play(offered, seats), 0, None, 1 if THOROUGH else 2):
        screen = table(game, frame, words)
        told += 1
        if not screen.scenes:
            continue
        shown += 1
        said = JOKERS.sub("", texts(screen))
        assert words_in(said, "en-US") <= WORDS, said
        view = game.view(None)
        if isinstance(view, TrickView):
            # Names and points stand on the cloth, and whoever hears the page hears them.
            assert "```" not in texts(screen)
            assert all(f"{name}" in alt_of(screen) for name in NAMES[:seats])
        elif isinstance(view, CanastaView) and view.asked is None:
            # A frame of gold is around the plate of whoever is in turn.
            assert f"To play: {NAMES[there(view.turn)]}. Stock: {view.stock_size}." in alt_of(
                screen
            )
        assert screen.without_pictures() == table_in_pictures(view, frame, Reader(words))
        assert list(screen.says) == list(screen.without_pictures().says)
    # In the one game in which a seat has two cards in a trick there is no place for the second.
    assert shown >= 0.7 * told > 0


@each("language", SPOKEN)
def test_few_words_stand_beside_it_in_every_language(language: str) -> None:
    words = speaking(language)
    for key, seats in COVERING:
        offered = variant(key)
        frame = frame_at(offered, seats, words)
        for game in islice(in_play(offered, seats), 0, None, 3):
            screen = table(game, frame, words)
            if screen.scenes:
                assert words_in(texts(screen), language) <= WORDS, texts(screen)
                assert isinstance(screen.scenes[0], TableScene)


def test_a_queen_that_falls_is_starred_until_the_next_lead_and_told_once_she_is_taken() -> None:
    words, frame = speaking("en-US"), frame_at(variant("standard"), 4, speaking("en-US"))
    seen = set[str]()
    for game, _ in kept("standard", 4):
        view = of_kind(TrickView, game.view(None))
        if game.outcome is not None or view.stage != "play":
            continue
        screen = table(game, frame, words)
        (scene,) = screen.scenes
        assert isinstance(scene, TableScene)
        lies = {play.card: play.seat for play in view.trick}
        if not view.trick and any(view.tricks_won):
            lies = {play.card: play.seat for play in there(view.last_trick).plays}
        giver = lies.get(card("QS"))
        told = next((one for one in texts(screen).split("\n") if one.startswith("## ")), "")
        assert giver is None or scene.starred in (giver, view.leader)
        assert "A gold star: " in alt_of(screen) if giver is not None else "Q♠" not in told
        assert bool(told) <= (not view.trick)
        if giver is not None and not view.trick:
            seen.add("stopped" if "stopped" in told else "queen")
            assert any(name in told for name in NAMES[:4])
    assert "queen" in seen


def test_whoever_stops_a_moon_is_named_while_the_trick_stands() -> None:
    words, frame = speaking("en-US"), frame_at(variant("standard"), 4, speaking("en-US"))
    told, stops = list[str](), 0
    for number in range(5):
        games = [game for game, _ in kept("standard", 4, number)]
        for game in games:
            view = of_kind(HeartsView, game.view(None))
            if game.outcome is None and view.stage == "play":
                said = texts(table(game, frame, words))
                told += [said] * ("'s moon with " in said)
        over = of_kind(HeartsView, games[-1].view(None))
        stops += sum(one.stopped is not None for one in over.results)
    assert len(told) == stops > 0


def test_a_large_pile_and_a_canasta_are_starred_while_their_turn_is_told() -> None:
    words, frame = speaking("en-US"), frame_at(variant("samba_2"), 2, speaking("en-US"))
    piles = 0
    for game, _ in islice(kept("samba_2", 2), 0, None, 5):
        view = of_kind(CanastaView, game.view(None))
        screen = table(game, frame, words)
        if not screen.scenes:
            continue
        (scene,) = screen.scenes
        assert isinstance(scene, TableScene)
        for turn in told_turns(view)[-1:]:
            large = turn.took >= LARGE_PILE
            if large or turn.canastas:
                assert scene.starred == turn.seat
            assert large == (f" {turn.took} cards!" in texts(screen))
            piles += large
    assert piles


@each("language", SPOKEN)
def test_a_table_stays_in_its_picture_while_words_alone_are_higher(language: str) -> None:
    """It was told in 750 pixels of words for 20 that its picture had too many."""
    words, offered = speaking(language), variant("samba_4")
    frame = frame_at(offered, 4, words)
    view = of_kind(CanastaView, next(in_play(offered, 4)).view(None))
    tens = Meld(1, "", 10, cards("TCTCTDTDTHTHTS"), 0)
    laid = tuple(LaidCards(at, (card(f"{4 + at}S"),) * 3, True, 4 + at, "") for at in range(1, 5))
    turn = PlayerTurn(0, took=20, laid=laid, discard=card("QD"), canastas=(tens,))
    view = replace(view, turns=(turn, PlayerTurn(1)), turn=1, asked=3)
    for count in range(1, 23):
        melds = tuple(Meld(at + 1, "", 4 + at % 11, cards("4S4H4D"), 0) for at in range(count))
        sides = tuple(replace(side, melds=melds) for side in view.sides)
        shown = table_in_pictures(
            replace(view, sides=sides), frame, Reader(words, "two-colours", "cards")
        )
        assert height(shown) <= SEEN
