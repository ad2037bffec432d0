"""The screens of a review: what they tell, and that they keep all limits at their largest."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import islice
from random import Random
from typing import Final, get_args

import pytest

from bot.pictures.painting import paint
from bot.pictures.scenes import PositionScene, TableScene
from bot.screens.cards import face_text
from bot.screens.components import ALT_LENGTH, OPTIONS_A_MENU, Container, Menu, Pictures, Row, Text
from bot.screens.families import family_screens
from bot.screens.fitting import height
from bot.screens.frame import Frame
from bot.screens.review.position import HIGHEST, ReviewAt, position_screen
from bot.screens.review.stepping import HandsShown, ReviewPlace, thinned
from bot.screens.screen import Screen
from bot.tables.messages.drawing import drawn
from bot.text.button_ids import ButtonId
from bot.text.faces import LOOKS
from bot.text.phrasebook import HOME, Phrasebook
from data.preferences import Look
from engine.cards import Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.games.catalogue import FAMILIES, variant, variants
from engine.records.proof import read_authors
from engine.records.record import Record
from engine.records.reviewing import Reviewed, reviewed
from engine.table.chairs import Chair
from tests.each import each
from tests.engine.kept_games import games
from tests.laws.covering import THOROUGH, covering
from tests.screens.conftest import PEOPLE as NAMES
from tests.screens.largest import HAND, LANGUAGES, chairs, faces, speaking, wrong
from tests.screens.pseudo_language import PSEUDO
from tests.screens.records import DEALT, PASSES, PLAYS, record_kept
from tests.screens.test_words import SPOKEN

LARGE = (
    ("likha", 4),
    ("cancellation", 10),
    ("canasta_6_bench", 6),
    ("canasta_3_cutthroat", 3),
    ("samba_6", 6),
    ("trinidad", 4),
    ("auction_pitch", 4),
)
"""Games with much to tell."""


def parted(record: Record) -> Reviewed:
    return reviewed(record, family_screens(record.variant.family).review.part_of)


@cache
def parted_game(key: str, seats: int) -> Reviewed:
    """Return the review of a game that was kept; each language sees the same."""
    return parted(record_kept(key, seats))


def frame_for(record: Record, people: tuple[Chair, ...], phrasebook: Phrasebook) -> Frame:
    return Frame(
        table_id="k3f9",
        guild_name="",
        channel_name="",
        channel_link="",
        table_link=None,
        variant_title=phrasebook(f"variant-{record.variant.key}"),
        chairs=people,
        asked=(),
    )


SHOWN: Final[tuple[HandsShown, ...]] = get_args(HandsShown)


def at_step(
    game: Reviewed,
    number: int,
    phrasebook: Phrasebook,
    *,
    people: tuple[Chair, ...] | None = None,
    look: Look = "plain",
    shown: HandsShown = "hands",
) -> Screen:
    record = game.record
    at = ReviewAt(
        ReviewPlace("k3f9", number, shown=shown),
        game,
        game.position(number),
        frame_for(record, people or chairs(record.seats), phrasebook),
        family_screens(record.variant.family).review,
        0,
        None if look == "plain" else look,
    )
    return drawn(partial(position_screen, at), phrasebook)


def looked_at(game: Reviewed) -> Iterator[int]:
    """Yield some steps of the first deal, its end, and the end of the game."""
    end = game.deals()[1] if len(game.deals()) > 1 else game.last + 1
    yield from range(0, end, max(1, end // 5))
    yield end - 1
    yield game.last


def told(screen: Screen) -> str:
    parts = (
        part
        for one in screen.parts
        for part in (one.parts if isinstance(one, Container) else [one])
    )
    return "\n".join(part.content for part in parts if isinstance(part, Text))


@each("language", LANGUAGES)
def test_every_step_keeps_all_limits(language: str) -> None:
    # The longest language sees every game, the others every third.
    first, step = (0, 1) if language == PSEUDO else (LANGUAGES.index(language) % 3, 3)
    for number, (key, seats) in islice(enumerate(LARGE), first, None, step):
        look = LOOKS[(number + LANGUAGES.index(language)) % len(LOOKS)]
        words = speaking(language).with_faces(faces(look))
        game = parted_game(key, seats)
        for step in looked_at(game):
            shown = at_step(game, step, words, look=look, shown=SHOWN[step % 3])
            assert wrong(shown, language) == [], (key, step, look)


def test_every_preset_tells_whatever_may_be_done_in_it() -> None:
    words = speaking(HOME)
    presets = {one.key for one, _ in covering((one, one.seats_default) for one in variants())}
    for key, kept in games().items():
        if key not in presets and not THOROUGH:
            continue
        record = record_kept(key, int(kept[0]["seats"]))
        game = parted(replace(record, actions=record.actions[:200]))
        kinds = {
            (action.verb, min(2, len(action.words))): game.step_of(at)
            for at, (_, action) in enumerate(game.record.actions)
        }
        for step in {0, game.last, *kinds.values()}:
            shown = at_step(game, step, words, look="two-colours", shown=SHOWN[step % 3])
            assert wrong(shown, HOME) == [], (key, step)


def test_hands_of_forty_five_cards_keep_all_limits() -> None:
    offered, rng = variant("samba_2", {"hand_size": HAND}), Random(2)
    game: Game = offered.start(2, 0)
    actions: list[tuple[Seat, Action]] = []
    while len(actions) < 60:
        seat = game.to_act[0]
        actions.append((seat, game.propose(seat, rng)))
        game, _ = game.apply(*actions[-1])
    review = parted(Record(offered, 2, 0, tuple(actions)))
    for look in LOOKS:
        words = speaking(PSEUDO).with_faces(faces(look))
        for step in range(0, review.last + 1, 4):
            shown = at_step(review, step, words, look=look, shown=SHOWN[step % 3])
            assert wrong(shown, PSEUDO) == [], (step, look)
    assert max(map(len, review.position(0).game.face_up.hands)) >= HAND - 6


def first_deal(*by: str) -> Reviewed:
    """Return the beginning of a game of Hearts; the rest was done by persons."""
    acts = (DEALT, *PASSES, *PLAYS)
    actions = tuple(
        (int(seat), Action.read(text)) for seat, text in (act.split(" ", 1) for act in acts)
    )
    authors = ("dealer", *["person"] * len(PASSES), *by)
    known = read_authors([*authors, *["person"] * (len(acts) - len(authors))])
    return parted(Record(variant("standard"), 4, 2, actions, by=known))


PEOPLE: Final = (
    Chair("Ada", person=1),
    Chair("Bob", person=2),
    Chair("Otto", level="hard"),
    Chair("Dave", person=4),
)


def told_at(game: Reviewed, step: int) -> str:
    return told(at_step(game, step, speaking(HOME), people=PEOPLE))


def test_a_pass_of_all_is_told_with_its_cards_and_all_hands_lie_open() -> None:
    game = first_deal()
    dealt, passed = told_at(game, 0), told_at(game, 1)
    assert "**Dave** deals." not in dealt
    assert "**Otto** deals." in dealt
    assert "**Ada** passed J♣ 9♦ K♥." in passed
    assert "**Dave** passed 10♦ 10♠ 2♥." in passed
    for name in ("Ada", "Bob", "Otto", "Dave"):
        (line,) = (line for line in passed.splitlines() if f"**{name}**:" in line)
        assert len(line.partition(": ")[2].split()) == 13


def test_a_card_is_told_with_the_trick_the_cards_taken_and_the_points() -> None:
    said = told_at(first_deal(), 2 + 13)
    assert "-# Deal 1 of 1 · trick 4 · step 16 of 18" in said
    assert "**Ada** played **8♣**." in said
    assert "-# Taken: 2♣ 3♣ 10♣ A♣" in said
    assert "deal total" in said


@each(
    ("author", "remark"),
    [
        ("person", None),
        ("computer player hard 5", "-# Decided by a computer (hard) for Dave."),
        ("computer", "-# Decided by a computer for Dave."),
        ("computer forced", "-# There was no other move."),
        ("clock player easy 5", "-# Dave was too slow, so a computer answered."),
        ("clock default", "-# Dave was too slow, so a computer answered."),
    ],
)
def test_a_move_that_no_person_made_says_so(author: str, remark: str | None) -> None:
    lines = told_at(first_deal(author), 2).splitlines()
    played = lines.index("**Dave** played **2♣**.")
    after = lines[played + 1]
    assert after == remark if remark else not after.startswith("-# ")


def test_a_computer_in_its_own_chair_is_told_as_one_also_in_games_without_authors() -> None:
    own = first_deal("person", "person", "person", "computer player medium 8")
    assert "-# Decided by a computer (medium)." in told_at(own, 5).splitlines()
    unknown = replace(own, record=replace(own.record, by=None))
    assert "-# Decided by a computer." in told_at(unknown, 5).splitlines()
    assert "Decided" not in told_at(unknown, 4)


@pytest.mark.parametrize(("key", "seats"), [("standard", 4), ("samba_6", 6), ("trinidad", 4)])
def test_a_picture_shows_every_hand_and_its_text_tells_the_same(key: str, seats: int) -> None:
    game = parted(record_kept(key, seats))
    step = game.parts(1)[2]
    shown = at_step(game, step, speaking(HOME), people=chairs(seats), look="two-colours")
    pictures = [
        part
        for one in shown.parts
        if isinstance(one, Container)
        for part in one.parts
        if isinstance(part, Pictures)
    ]
    ((picture,),) = (part.pictures for part in pictures)
    scene = picture.scene
    assert isinstance(scene, PositionScene)
    hands = game.position(step).game.face_up.hands
    drawn_hands = [
        [face for pile in line.piles for face in pile.cards]
        for line in scene.lines
        if not line.laid
    ]
    assert list(map(sorted, drawn_hands)) == list(map(sorted, hands))
    acted = [line.seats[0] for line in scene.lines if line.acted]
    assert tuple(acted) == tuple(sorted(game.steps[step].seats))
    assert len(picture.alt) <= ALT_LENGTH
    cards = [face for hand in drawn_hands for face in hand]
    cards += [line.played for line in scene.lines if line.played is not None]
    if not picture.alt.endswith(" …"):
        for face in cards:
            assert face_text(face, speaking(HOME)) in picture.alt
    assert paint(scene).startswith(b"\x89PNG")


def test_a_reader_without_pictures_is_offered_none() -> None:
    game = first_deal()
    ways = {
        look: [
            labels(at_step(game, 3, speaking(HOME), look=look, shown=shown))[2] for shown in SHOWN
        ]
        for look in LOOKS[:2]
    }
    assert ways == {
        "plain": ["All hands", "My hand", "My hand"],
        "two-colours": ["Picture", "All hands", "In words"],
    }


def test_a_picture_has_the_own_hand_large_and_no_other() -> None:
    game = first_deal()
    for step in range(3, game.last):
        shown = at_step(game, step, speaking(HOME), look="two-colours", shown="picture")
        (scene,) = shown.scenes
        assert isinstance(scene, TableScene)
        assert sorted(scene.hand) == sorted(game.position(step).game.face_up.hands[0])
        assert not any(line.piles for line in scene.lines)
        assert paint(scene).startswith(b"\x89PNG")


@each("family", FAMILIES)
def test_every_step_in_pictures_is_seen_whole_on_a_phone(family: str) -> None:
    presets = [one for one in FAMILIES[family].presets.values() if one.key in games()]
    for at, (offered, seats) in enumerate(covering((one, one.seats_default) for one in presets)):
        game = parted_game(offered.key, seats)
        people = tuple(Chair(name, person=1) for name in NAMES[:seats])
        for number, step in enumerate(looked_at(game)):
            words = speaking(SPOKEN[(at + number) % len(SPOKEN)])
            screen = at_step(game, step, words, people=people, look="two-colours", shown="picture")
            assert height(screen) <= HIGHEST or not screen.scenes, (offered.key, step)


def labels(screen: Screen) -> list[str]:
    return [key.label for part in screen.parts if isinstance(part, Row) for key in part.keys]


def test_menus_lead_to_deals_parts_and_own_moves_and_hold_no_more_than_discord_takes() -> None:
    game = parted(record_kept("canasta_book", 4))
    shown = at_step(game, game.parts(2)[20], speaking(HOME))
    menus = [part for part in shown.parts if isinstance(part, Menu)]
    assert [menu.placeholder for menu in menus] == [
        f"Go to a deal (2 of {len(game.deals())})",
        f"Go to a turn (21 of {len(game.parts(2))})",
        "Go to one of your moves",
    ]
    assert all(len(menu.options) <= OPTIONS_A_MENU for menu in menus)
    assert [int(option.value) for option in menus[0].options] == list(game.deals())


@pytest.mark.parametrize("here", [0, 31, 100, 199])
def test_a_menu_that_is_too_long_keeps_both_ends_and_what_is_near(here: int) -> None:
    kept = thinned(tuple(range(200)), here)
    assert len(kept) <= OPTIONS_A_MENU
    assert list(kept) == sorted(set(kept))
    assert {0, 199, here} <= set(kept)
    assert sum(abs(at - here) <= 6 for at in kept) >= 7


def test_a_button_says_where_it_leads_and_anything_else_is_unreadable() -> None:
    place = ReviewPlace("k3f9", 57, "position", shown="picture")
    assert ReviewPlace.read(ButtonId.read(place.button("back").custom_id)) == place
    assert ReviewPlace.read(place.button("own"), ("12",)) == replace(place, step=12)
    for chosen in (("-1",), ("x",), ("9" * 9,), ("",), ("1", "2")):
        with pytest.raises(Unreadable):
            ReviewPlace.read(place.button("own"), chosen)
    for said in ("", "position", "position loud x", "a b c d"):
        with pytest.raises(Unreadable):
            ReviewPlace.read(ButtonId("k3f9", "review-to", 1, said))
