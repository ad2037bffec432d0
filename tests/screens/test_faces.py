"""Faces: emojis stand in the text of messages and beside labels, never within a label."""

import re
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from bot.phrasebook import Phrasebook
from bot.screens.canasta.builder import PLAN
from bot.screens.canasta.plan import GROUP, RUN
from bot.screens.cards import face_text
from bot.screens.faces import BACK, Faces
from bot.screens.families import family_screens
from bot.screens.family import Draft
from bot.screens.screen import Screen
from engine.cards import SUITS, card, pack
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.variant import Variant
from engine.games.canasta.view import CanastaSeatView
from engine.games.catalogue import variants
from tests.drawing import as_sent
from tests.laws.covering import looked_at
from tests.screens.conftest import PEOPLE, TEXT, frame_of, nested

EMOJI: Final = re.compile(r"<:([A-Za-z0-9_]{2,32}):(\d+)>")
MOVES: Final = 60
SELDOM: Final = 6
"""Every sixth moment is looked at."""
SIGNS: Final = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}

SHOWN: Final = {
    **{str(face): f"<:card_{number}:{number}>" for number, face in enumerate(pack(jokers=1))},
    **{suit: f"<:suit_{suit}:{100 + number}>" for number, suit in enumerate(SUITS)},
    BACK: "<:back:200>",
}
FACES: Final = Faces("two-colours", SHOWN)
MEANT: Final = {emoji: shown for shown, emoji in SHOWN.items()}

TABLES: Final = looked_at(
    (offered, seats) for offered in variants() for seats in offered.seats_allowed
)


def written(text: str, phrasebook: Phrasebook) -> str:
    """The same text with each emoji written out."""

    def corner(found: re.Match[str]) -> str:
        shown = MEANT[found[0]]
        return SIGNS[shown] if shown in SIGNS else face_text(card(shown), phrasebook)

    return EMOJI.sub(corner, text)


def spoken(screen: Screen) -> list[str]:
    """All that Discord draws as it is written: what is no text of the message."""
    found: list[str] = []
    for part in nested(as_sent(screen)):
        found += [str(part[key]) for key in ("label", "placeholder") if part.get(key)]
        for option in part.get("options", []):
            found += [str(option[key]) for key in ("label", "description") if option.get(key)]
        found += [str(one.get("description")) for one in part.get("items", [])]
    return found


def said(screen: Screen) -> str:
    return "\n".join(part["content"] for part in nested(as_sent(screen)) if part["type"] == TEXT)


def beside(screen: Screen) -> list[dict[str, str]]:
    """The emojis of buttons and of lines in menus."""
    parts = list(nested(as_sent(screen)))
    holders = [*parts, *(option for part in parts for option in part.get("options", []))]
    return [holder["emoji"] for holder in holders if holder.get("emoji")]


def drawn(game: Game, family: str, phrasebook: Phrasebook) -> Iterator[Screen]:
    """Everything that can be drawn at one moment of a game."""
    screens, frame = family_screens(family), frame_of(PEOPLE[: game.seat_count])
    public = game.view(None)
    yield screens.table(frame, public, phrasebook)
    yield screens.last(frame, public, phrasebook)
    yield screens.scores(frame, public, phrasebook)
    if game.outcome is not None:
        yield screens.result(frame, public, phrasebook)
    for seat in {*game.to_act[:1], 0} - {-1}:
        view = game.view(seat)
        for draft in drafts(game, family, seat):
            yield screens.hand(frame, view, draft=draft, phrasebook=phrasebook)


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


@pytest.mark.parametrize(
    ("offered", "seats"), TABLES, ids=lambda value: getattr(value, "key", str(value))
)
def test_labels_keep_their_words_and_texts_say_the_same_in_every_look(
    offered: Variant, seats: int, phrasebook: Phrasebook
) -> None:
    texts, keys = 0, 0
    for game in moments(offered, seats):
        plain = drawn(game, offered.family, phrasebook)
        for one, other in zip(
            plain, drawn(game, offered.family, phrasebook.with_faces(FACES)), strict=True
        ):
            assert spoken(other) == spoken(one)
            assert not any("<:" in label for label in spoken(other))
            assert not EMOJI.search(said(one))
            assert not beside(one)
            if offered.family != "canasta":
                # Canasta shows the card itself where its words tell only the kind.
                assert written(said(other), phrasebook) == said(one)
            texts += len(EMOJI.findall(said(other)))
            keys += len(beside(other))
    assert texts
    # Most kinds of Canasta are a rank without a suit, of which there is no picture.
    assert keys or offered.family == "canasta"


def test_a_card_shows_its_own_emoji_in_texts_and_its_words_in_labels(
    phrasebook: Phrasebook,
) -> None:
    shown = phrasebook.with_faces(FACES)
    assert phrasebook.with_faces(FACES) is shown
    assert shown.plain is phrasebook
    assert shown.with_faces(Faces()) is phrasebook
