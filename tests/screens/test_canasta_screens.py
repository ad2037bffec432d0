"""Every screen of Canasta and Samba at moments of random games."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.screens.components import Layout
from bot.screens.families import family_screens
from bot.screens.frame import Frame
from bot.words import Words
from engine.cards import Card
from engine.contract.game import Game
from engine.contract.seats import DEALER
from engine.contract.variant import Option, Variant
from engine.games.canasta.view import CanastaView
from engine.games.catalogue import variant, variants
from engine.table.chairs import Presence
from tests.screens.conftest import HOSTILE_NAMES, Payload, faults, frame_of, texts

SCREENS = family_screens("canasta")
PRESETS = [preset for preset in variants() if preset.family == "canasta"]

every_preset = pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)


def view_of(game: Game, seat: int | None) -> CanastaView:
    view = game.view(seat)
    assert isinstance(view, CanastaView)
    return view


def frame_at(game: Game, rng: Random) -> Frame:
    """A frame with hostile names and a deadline."""
    names = tuple(rng.choice(HOSTILE_NAMES) for _ in range(game.seat_count))
    frame = frame_of(names, rules=game.variant.rules)
    return replace(
        frame,
        table_id="abcdefghijkl",
        asked=tuple(rng.randrange(1, 999_999) for _ in names),
        waiting_for=tuple(seat for seat in game.to_act if seat >= 0),
        deadline=rng.choice([None, 1_790_000_000]),
        chairs=tuple(replace(one, presence=rng.choice([*Presence])) for one in frame.chairs),
    )


def course(offered: Variant, rng: Random, most: int = 4000) -> Iterator[Game]:
    """Every moment of a random game, at most so many."""
    game: Game = offered.start(offered.seats_default, rng.randrange(offered.seats_default))
    for _ in range(most):
        if game.outcome is not None:
            return
        seat = rng.choice(game.to_act)
        game, _ = game.apply(seat, game.propose(seat, rng))
        yield game


def drawn(layout: Layout) -> list[Payload]:
    assert faults(layout) == []
    return layout.to_components()


def public_screens(frame: Frame, view: CanastaView, words: Words) -> list[list[Payload]]:
    return [
        drawn(layout)
        for layout in (
            SCREENS.table(frame, view, words),
            SCREENS.last(frame, view, words),
            SCREENS.scores(frame, view, words),
            SCREENS.past_table(frame, view, max(1, view.deal_number - 1), words),
            *([SCREENS.result(frame, view, words)] if view.outcome else []),
        )
    ]


def look(game: Game, rng: Random, words: Words) -> None:
    """Draw everything at one moment; nobody's picture may change with what they cannot know."""
    frame = frame_at(game, rng)
    public = public_screens(frame, view_of(game, None), words)
    imagined = game.imagine(None, rng)
    assert public_screens(frame, view_of(imagined, None), words) == public
    for seat in range(game.seat_count):
        # Even drawn by mistake from a seat's own view, the table tells nothing of its hand.
        assert public_screens(frame, view_of(game, seat), words) == public
        notice = rng.choice([None, "x" * 300])
        hand = SCREENS.hand(frame, view_of(game, seat), notice=notice, words=words)
        other = view_of(game.imagine(seat, rng), seat)
        assert drawn(SCREENS.hand(frame, other, notice=notice, words=words)) == drawn(hand)


@every_preset
def test_every_screen_fits_discord_and_keeps_every_secret(preset: Variant, words: Words) -> None:
    rng = Random(preset.key)
    stages: set[str] = set()
    for game in course(preset, rng, 200):
        stage = view_of(game, None).stage
        if stage not in stages or rng.random() < 0.05:
            look(game, rng, words)
            stages.add(stage)
    assert {"draw", "meld"} <= stages


@pytest.mark.parametrize("key", ["canasta_book", "canasta_3_cutthroat", "canasta_5", "samba_4"])
def test_a_game_fits_discord_to_its_end(key: str, words: Words) -> None:
    rng = Random(3)
    offered = variant(key, {"target": 500})
    last: Game | None = None
    for game in course(offered, rng):
        view = view_of(game, None)
        if view.stage == "deal" or game.outcome or (last and view.deal_number != 1):
            look(game, rng, words)
        last = game
    assert last is not None
    assert last.outcome is not None
    frame = frame_of(tuple("*" * 40 for _ in range(last.seat_count)), rules=offered.rules)
    view = view_of(last, None)
    many = replace(view, results=view.results * 60, deal_number=60 * len(view.results))
    public_screens(frame, many, words)


LARGE: list[tuple[str, dict[str, Option]]] = [
    ("canasta_2", {"hand_size": 43}),
    ("canasta_book", {"hand_size": 21}),
    ("samba_2", {"hand_size": 60}),
    ("samba_4", {"hand_size": 32}),
]


@pytest.mark.parametrize(("key", "options"), LARGE)
def test_hands_of_any_size_are_told_by_kind(
    key: str, options: dict[str, Option], words: Words
) -> None:
    rng = Random(5)
    offered = variant(key, options)
    largest = 0
    for game in course(offered, rng, 20):
        if DEALER in game.to_act:
            continue
        look(game, rng, words)
        largest = max(largest, *view_of(game, None).hand_sizes)
    assert largest >= int(str(options["hand_size"]))


def test_every_kind_of_forty_five_cards_can_be_discarded(words: Words) -> None:
    rng = Random(2)
    for game in course(variant("samba_2", {"hand_size": 60}), rng, 40):
        seat = game.to_act[0]
        if seat < 0 or view_of(game, seat).stage != "meld":
            continue
        view = view_of(game, seat)
        assert view.prompt is not None
        listed = {one.words[0] for one in view.prompt.choices if one.verb == "discard"}
        held = {str(face) if face.rank > 3 else face.rank for face in view.hand}
        hand = SCREENS.hand(frame_of(("A", "B"), rules=view.rules), view, words=words)
        menus = [
            part
            for row in hand.to_components()[0]["components"]
            for part in row.get("components", [])
            if "discard" in part.get("custom_id", "")
        ]
        offered = {option["value"] for menu in menus for option in menu["options"]}
        assert offered == listed
        assert len(offered) == len(held)


def test_the_table_with_every_card_of_the_pile_shown_fits(words: Words) -> None:
    """A19: the whole pile may be shown."""
    offered = variant("samba_6", {"pile_memory": "full"})
    game = next(course(offered, Random(1), 1))
    view = view_of(game, None)
    pile = tuple(Card("S", 10) for _ in range(100))
    frame = frame_of(tuple("*" * 40 for _ in range(6)), rules=offered.rules)
    full = replace(view, pile=pile, pile_size=100)
    assert faults(SCREENS.table(frame, full, words)) == []
    assert texts(SCREENS.table(frame, full, words)).count("10♠") == 100
