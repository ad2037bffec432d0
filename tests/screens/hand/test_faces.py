"""Faces: emojis stand in the text of messages and beside labels, never within a label."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random
from typing import Final

import pytest

from bot.pictures.scenes import Big, DealLine, DealScene, HandScene, Pile
from bot.screens.canasta.builder import PLAN
from bot.screens.canasta.melds import hand_text
from bot.screens.canasta.plan import GROUP, RUN
from bot.screens.cards import MOST_SHOWN, face_text, faces_shown
from bot.screens.components import Button, Row, Text
from bot.screens.drawing import Drawing
from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.hand.open_hand import BLANK, FIGURE
from bot.screens.pictures import deal_alt, hand_alt
from bot.screens.screen import Screen, framed, layout, without_emojis
from bot.tables.messages.drawing import drawn as drawn_within
from bot.text.button_ids import ButtonId
from bot.text.faces import EMPTY, Faces
from bot.text.phrasebook import Phrasebook
from engine.cards import card, cards, pack
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.variant import Variant
from engine.games.canasta.view import CanastaSeatView
from engine.tricks.trick import Play
from tests.each import each
from tests.laws.covering import THOROUGH, tables_in_sight
from tests.screens.conftest import ENGLISH, FACES, PEOPLE, ROW, SHOWN, TEXT, frame_of, nested, sent
from tests.screens.records import first, first_deal

EMOJI: Final = re.compile(r"<:([A-Za-z0-9_]{2,32}):(\d+)>")
PLACES: Final = re.compile(f"^[{BLANK}{FIGURE}]+")
CORNER: Final = re.compile(r"(?:10|[2-9JQKA])[♣♦♠♥]|(?:big|little) joker")
PLAYED: Final = re.compile(rf"\*\*({CORNER.pattern})\*\* ")
THEN: Final = re.compile(r"(?m)(?:^| )Then [^.<]*\.")
MOVES: Final = 60
SELDOM: Final = 6 if THOROUGH else 14
"""One moment of so many is looked at."""
SIGNS: Final = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}

MEANT: Final = {emoji: shown for shown, emoji in SHOWN.items()}


def written(text: str) -> str:
    """The same text with each emoji written out."""

    def corner(found: re.Match[str]) -> str:
        shown = MEANT[found[0]]
        return SIGNS[shown] if shown in SIGNS else face_text(card(shown), ENGLISH)

    return EMOJI.sub(corner, text)


def trick_apart(text: str) -> tuple[list[str], list[str]]:
    """Part a text into the cards of its tricks, large or in a line of words, and all the rest.

    To the rest belongs neither who played them nor who is to come, whom empty places show.
    """
    faces: list[str] = []
    rest: list[str] = []
    lines = iter(THEN.sub("", text).splitlines())
    for line in lines:
        if line.startswith("# "):
            faces += CORNER.findall(line)
            next(lines)
        elif PLAYED.match(line):
            faces += PLAYED.findall(line)
        elif line:
            rest.append(line.rstrip())
    return faces, rest


def spoken(screen: Screen) -> list[str]:
    """All that Discord draws as it is written: what is no text of the message."""
    found: list[str] = []
    for part in nested(sent(screen)):
        found += [str(part[key]) for key in ("label", "placeholder") if part.get(key)]
        for option in part.get("options", []):
            found += [str(option[key]) for key in ("label", "description") if option.get(key)]
        found += [str(one.get("description")) for one in part.get("items", [])]
    return found


def worded(screen: Screen) -> list[str]:
    """The same without the places of played cards, of which each look has other rows."""
    return [label for label in spoken(screen) if not PLACES.fullmatch(label)]


def said(screen: Screen) -> str:
    return "\n".join(part["content"] for part in nested(sent(screen)) if part["type"] == TEXT)


def beside(screen: Screen) -> list[dict[str, str]]:
    """The emojis of buttons and of lines in menus."""
    parts = list(nested(sent(screen)))
    holders = [*parts, *(option for part in parts for option in part.get("options", []))]
    return [holder["emoji"] for holder in holders if holder.get("emoji")]


def drawn(game: Game, family: str, phrasebook: Phrasebook) -> Iterator[Screen]:
    """Everything that can be drawn at one moment of a game."""
    screens, frame = family_screens(family), frame_of(PEOPLE[: game.seat_count])
    public = game.view(None)
    yield screens.table(Drawing(frame, public, phrasebook))
    yield screens.last(Drawing(frame, public, phrasebook))
    yield screens.scores(Drawing(frame, public, phrasebook))
    yield layout(Text("\n".join(("log", *screens.log(frame, [public], phrasebook)))))
    if game.outcome is not None:
        yield screens.result(Drawing(frame, public, phrasebook))
    for seat in {*game.to_act[:1], 0} - {-1}:
        view = game.view(seat)
        for draft in drafts(game, family, seat):
            yield screens.hand(Drawing(frame, view, phrasebook), draft=draft)


def drafts(game: Game, family: str, seat: int) -> Iterator[Draft]:
    """No draft, and the pages on which melds are planned."""
    yield ()
    view = game.view(seat)
    if isinstance(view, CanastaSeatView) and view.prompt is not None and view.stage == "meld":
        for page in (GROUP, *([RUN] if view.rules.sequences else [])):
            draft = family_screens(family).drafted(view, None, PLAN, ("open", page))
            assert not isinstance(draft, Action)
            yield draft


def moments(offered: Variant, seats: int) -> Iterator[Game]:
    """Some moments of a game that is played at random."""
    rng = Random(seats)
    game: Game = offered.start(seats, 0)
    for number in range(MOVES):
        if game.outcome is not None:
            break
        seat = rng.choice(game.to_act)
        game, _ = game.apply(seat, game.propose(seat, rng))
        if number % SELDOM == 0:
            yield game


@each(("offered", "seats"), tables_in_sight)
def test_labels_keep_their_words_and_texts_say_the_same_in_every_look(
    offered: Variant, seats: int
) -> None:
    texts, keys = 0, 0
    for game in moments(offered, seats):
        plain = drawn(game, offered.family, ENGLISH)
        for one, other in zip(
            plain, drawn(game, offered.family, ENGLISH.with_faces(FACES)), strict=True
        ):
            assert worded(without_emojis(other)) == worded(one)
            assert not any("<:" in label for label in spoken(other))
            assert not EMOJI.search(said(one))
            assert not beside(one)
            if offered.family != "canasta":
                # Canasta shows the card itself where its words tell only the kind.
                shown = written(said(other).replace(SHOWN[EMPTY], ""))
                # Jokers that differ have commas between them in words alone.
                assert trick_apart(shown.replace(",", "")) == trick_apart(
                    said(one).replace(",", "")
                )
            texts += len(EMOJI.findall(said(other)))
            keys += len(beside(other))
    assert texts
    # Most kinds of Canasta are a rank without a suit, of which there is no picture.
    assert keys or offered.family == "canasta"


def test_a_card_shows_its_own_emoji_in_texts_and_its_words_in_labels() -> None:
    shown = ENGLISH.with_faces(FACES)
    assert ENGLISH.with_faces(FACES) is shown
    assert shown.plain is ENGLISH
    assert shown.with_faces(Faces()) is ENGLISH


def test_a_screen_too_full_for_emojis_is_drawn_in_plain_text() -> None:
    def draw(words: Phrasebook) -> Screen:
        return framed(*(Text(faces_shown(pack()[:20], words)) for _ in range(6)))

    assert not draw(ENGLISH.with_faces(FACES)).fits
    assert drawn_within(draw, ENGLISH.with_faces(FACES)) == draw(ENGLISH)


def test_very_many_cards_side_by_side_are_written_in_plain_text() -> None:
    """Ten players, and tricks that nobody took: a hundred cards lie there."""
    frame = frame_of(PEOPLE)
    trick = tuple(Play(seat, card("TH")) for seat in range(10))
    view = first_deal("cancellation", 10, {}).view(None)
    play = partial(replace, view, stage="play", to_act=(9,), trick=trick[:9], leader=0)
    words = ENGLISH.with_faces(FACES)
    table = family_screens("hearts").table
    assert len(EMOJI.findall(said(table(Drawing(frame, play(pending=(trick,) * 3), words))))) > 30
    full = table(Drawing(frame, play(pending=(trick,) * 8), words))
    assert len(EMOJI.findall(said(full))) < 30
    assert full.fits
    row = pack(2)[:MOST_SHOWN]
    assert len(faces_shown(row, words)) < 2500


def test_buttons_can_go_without_emojis_and_keep_all_else() -> None:
    view = first("standard", 4).view(0)
    hand = family_screens("hearts").hand(Drawing(frame_of(), view, ENGLISH.with_faces(FACES)))
    bare = without_emojis(hand)
    assert beside(hand)
    assert not beside(bare)
    # Beside its picture a card has its rank alone.
    named = {label for label in spoken(bare) if CORNER.fullmatch(label)}
    assert len(named) == len(view.hand)
    assert {label[:-1] for label in named} < set(spoken(hand))
    assert not named & set(spoken(hand))
    assert said(bare) == said(hand)
    assert without_emojis(bare) == bare
    thanks = layout(Row((Button(ButtonId("k3f9", "hand"), "Thanks", emoji="🙏"),)))
    assert without_emojis(thanks) == thanks


def test_a_hand_of_canasta_is_told_by_its_cards_to_a_reader_who_sees_faces() -> None:
    shown = hand_text(cards("KSKH2D**7C7C3S"), ENGLISH.with_faces(FACES), suits=False)
    assert [MEANT[emoji] for emoji in shown.replace("><", "> <").split()] == [
        "KH", "KS", "7C", "7C", "2D", "**", "3S",
    ]  # fmt: skip
    assert shown.count(" ") == 4


@pytest.mark.parametrize(
    ("key", "seats", "most"), [("standard", 4, 4), ("standard", 3, 4), ("cancellation", 6, 3)]
)
def test_rows_of_cards_with_emojis_are_no_wider_than_a_phone(
    key: str, seats: int, most: int
) -> None:
    view = first(key, seats).view(0)
    hand = family_screens("hearts").hand(
        Drawing(frame_of(PEOPLE[:seats]), view, ENGLISH.with_faces(FACES))
    )
    rows = [part["components"] for part in nested(sent(hand)) if part["type"] == ROW]
    sizes = [len(row) for row in rows if any("emoji" in key for key in row)]
    assert max(sizes) == most
    assert hand.fits


def test_pictures_are_told_in_words_in_every_look() -> None:
    words, hand = ENGLISH.with_faces(FACES), cards("QSKHTD")
    deal = DealScene(
        (DealLine((0,), (0,), (Pile(hand),), "13"),), "two-colours", Big(0, 0, card("QS"))
    )
    assert hand_alt(HandScene(hand, "two-colours"), words) == hand_alt(
        HandScene(hand, "two-colours"), ENGLISH
    )
    assert deal_alt(deal, frame_of(), words) == deal_alt(deal, frame_of(), ENGLISH)
