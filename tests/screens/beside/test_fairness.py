"""Fair deals on screens: one line, at most one *Check*, and ids that hold what is published."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.screens.fairness import LOCK, closed_table_screen, stub_screen
from bot.screens.families import family_screens
from bot.screens.frame import FairDeals, Frame, Interval
from bot.screens.hand.closed_hand import hand_closed_screen
from bot.screens.hand.solo import solo_screen
from bot.screens.lobbies.lobby import lobby_screen
from bot.screens.screen import Screen, plain_screen
from bot.screens.table.panel import with_ways_on
from bot.screens.table.round_table import info_key
from bot.text.button_ids import ButtonId
from engine.contract.game import Game
from engine.contract.view import View
from engine.games.catalogue import variant
from tests.screens.conftest import ENGLISH, PEOPLE, buttons, english, frame_of, texts
from tests.screens.records import kept

BEGUN = FairDeals(commitment="c0" * 32)
DEALT = FairDeals(commitment="c0" * 32, secret="5e" * 32)
OVER = replace(DEALT, seal="ea" * 32)

FIXED = "-# 🔒 *Check* shows where the cards come from"

GAMES = [("standard", 4), ("canasta_book", 4), ("seven_up", 2)]


def after_a_deal(key: str, seats: int) -> tuple[Game, View]:
    """A game between its first two deals, and its view then."""
    game = next(game for game, _ in kept(key, seats) if game.deal_scores)
    return game, game.view(None)


def between(seats: int) -> Frame:
    interval = Interval(pressed=(), awaited=tuple(range(seats)), ends_at=None)
    return replace(frame_of(PEOPLE[:seats]), interval=interval)


def published(screen: Screen) -> list[tuple[str, str]]:
    """Which buttons hold a number, and which; no digits stand anywhere else."""
    assert not re.search("[0-9a-f]{13}", texts(screen))
    held: list[tuple[str, str]] = []
    for key in buttons(screen).values():
        says = ButtonId.read(key.get("custom_id", "c1.-.hand.."))
        if len(says.text) == 64:
            assert says.table == "k3f9"
            held.append((key["label"], says.text))
        if says.verb == "verify":
            assert (key["label"], key["emoji"]["name"]) == ("Check", LOCK)
    return held


def lobby(fair: FairDeals | None) -> Screen:
    return lobby_screen(
        replace(frame_of(), fair=fair),
        host=0,
        seat_count=4,
        variant=variant("standard"),
        pace="live",
        next_deal="interval",
        level="easy",
        phrasebook=ENGLISH,
    )


def test_the_lobby_holds_the_commitment() -> None:
    screen = lobby(BEGUN)
    assert FIXED in texts(screen).splitlines()
    assert published(screen) == [("Check", BEGUN.commitment)]


def test_the_line_that_is_kept_says_how_often_it_was_posted() -> None:
    stub = stub_screen("The game has begun.", ENGLISH, postings=2)
    assert "posted 2 times" in texts(stub)
    assert texts(stub_screen("It has.", ENGLISH, postings=1)) == "It has."
    assert not buttons(stub)


def test_the_line_that_a_channel_keeps_publishes_the_commitment_by_info() -> None:
    frame = replace(frame_of(), fair=BEGUN)
    stub = stub_screen("Ada plays.", ENGLISH, [info_key(frame, "rules", ENGLISH)])
    assert published(stub) == [("Info", BEGUN.commitment)]


def test_no_screen_names_a_path_that_nobody_in_discord_has() -> None:
    told = [
        f"{path.parent.name}/{path.name}: {line}"
        for path in Path("bot/languages").rglob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"docs/|\.(?:md|py)\b", line)
    ]
    assert told == []


def test_a_game_that_is_closed_holds_its_seal() -> None:
    frame = replace(frame_of(), fair=OVER)
    closed = closed_table_screen(frame, "It is over.", ENGLISH)
    alone = hand_closed_screen(replace(frame, solo=True), "ended", ENGLISH)
    for screen in (closed, alone):
        assert FIXED in texts(screen).splitlines()
        assert published(screen) == [("Check", OVER.seal)]
    assert published(closed_table_screen(replace(frame, fair=BEGUN), "It is over.", ENGLISH)) == []


def test_a_lobby_from_before_there_were_proofs_says_nothing_of_them() -> None:
    screen = lobby(None)
    assert "🔒" not in texts(screen)
    assert published(screen) == []


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_deal_that_is_over_holds_its_secret_and_the_commitment(key: str, seats: int) -> None:
    game, view = after_a_deal(key, seats)
    screens, frame = family_screens(game.variant.family), between(seats)
    for numbers, fair in (([DEALT.secret], DEALT), ([BEGUN.commitment], BEGUN), ([], None)):
        held = [
            (name, one)
            for number in numbers
            for name, one in (("My hand", BEGUN.commitment), ("Info", number))
        ]
        shown = replace(frame, fair=fair)
        end = screens.table(english(view, shown))
        past = screens.past_table(english(view, replace(shown, interval=None)), 1)
        for screen in (end, past):
            assert published(screen) == held


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_deal_that_is_on_holds_the_commitment(key: str, seats: int) -> None:
    game = next(game for game, _ in kept(key, seats) if game.deal_scores and game.prompt(0))
    frame = replace(frame_of(PEOPLE[:seats]), fair=DEALT)
    screens = family_screens(game.variant.family)
    table = screens.table(english(game.view(None), frame))
    hand = screens.hand(english(game.view(0), frame), draft=(), notice=None)
    # The message of the lobby is gone by then.
    assert published(table) == [("Info", DEALT.commitment)]
    assert published(hand) == []
    rules = with_ways_on(plain_screen("The rules."), frame, ENGLISH)
    assert published(rules) == [("Check", DEALT.secret)]


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_the_last_deal_holds_its_secret_and_the_result_the_seal(key: str, seats: int) -> None:
    *_, (game, _) = kept(key, seats)
    view, screens = game.view(None), family_screens(game.variant.family)
    frame = replace(frame_of(PEOPLE[:seats]), fair=OVER)
    table = screens.table(english(view, frame))
    result = screens.result(english(view, frame))
    assert published(table) == [("Check", OVER.secret)]
    assert published(result) == [("More", OVER.seal)]
    assert published(screens.result(english(view, replace(frame, fair=None)))) == []


def test_alone_the_panel_holds_the_commitment_and_then_each_secret() -> None:
    screens = family_screens("hearts")
    playing = next(game for game, _ in kept("standard", 4) if game.prompt(0))
    ended, _ = after_a_deal("standard", 4)
    for game, fair, held in (
        (playing, BEGUN, [BEGUN.commitment]),
        (playing, DEALT, [DEALT.secret]),
        (playing, None, []),
        (ended, DEALT, [DEALT.secret]),
    ):
        frame = replace(between(4) if game is ended else frame_of(), fair=fair, solo=True)
        hand = screens.hand(english(game.view(0), frame), draft=(), notice=None)
        assert published(solo_screen(frame, hand, ENGLISH)) == [("Info", number) for number in held]
