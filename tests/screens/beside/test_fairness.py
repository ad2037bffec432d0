"""Fair deals on screens: the commitment before a game, each secret after its deal, the seal."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from bot.screens.drawing import Drawing
from bot.screens.fairness import closed_table_screen
from bot.screens.families import family_screens
from bot.screens.frame import FairDeals, Frame, Interval
from bot.screens.hand.closed_hand import hand_closed_screen
from bot.screens.hand.solo import solo_screen
from bot.screens.lobbies.lobby import lobby_screen
from bot.text.phrasebook import Phrasebook
from engine.contract.game import Game
from engine.contract.view import View
from engine.games.catalogue import variant
from tests.screens.conftest import PEOPLE, faults, frame_of, texts
from tests.screens.records import kept

BEGUN = FairDeals(commitment="c0" * 32)
DEALT = FairDeals(commitment="c0" * 32, secret="5e" * 32, secret_deal=1)
OVER = replace(DEALT, secret_deal=3, seal="ea" * 32)

COMMITMENT = f"-# Table `k3f9`: `{'c0' * 32}`"
SECRET = f"-# Table `k3f9`, the secret of deal 1, for **/verify**: `{'5e' * 32}`"
SEAL = f"-# The seal of this game, for **/verify**: `{'ea' * 32}`"

GAMES = [("standard", 4), ("canasta_book", 4), ("seven_up", 2)]


def after_a_deal(key: str, seats: int) -> tuple[Game, View]:
    """A game between its first two deals, and its view then."""
    game = next(game for game, _ in kept(key, seats) if game.deal_scores)
    return game, game.view(None)


def between(seats: int) -> Frame:
    interval = Interval(pressed=(), awaited=tuple(range(seats)), ends_at=None)
    return replace(frame_of(PEOPLE[:seats]), interval=interval)


def lobby_text(fair: FairDeals | None, phrasebook: Phrasebook) -> str:
    screen = lobby_screen(
        replace(frame_of(), fair=fair),
        host=0,
        seat_count=4,
        variant=variant("standard"),
        pace="live",
        next_deal="interval",
        level="easy",
        phrasebook=phrasebook,
    )
    assert faults(screen) == []
    return texts(screen)


def test_the_lobby_shows_the_commitment_and_how_it_is_verified(phrasebook: Phrasebook) -> None:
    *_, heading, number = lobby_text(BEGUN, phrasebook).splitlines()
    assert heading == (
        "-# **Fair deal.** If a deal is changed from now on, everybody can find it: **/verify**"
        " shows how."
    )
    assert number == COMMITMENT


def test_no_screen_names_a_path_that_nobody_in_discord_has() -> None:
    told = [
        f"{path.parent.name}/{path.name}: {line}"
        for path in Path("bot/languages").rglob("*.ftl")
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.startswith("#") and re.search(r"docs/|\.(?:md|py)\b", line)
    ]
    assert told == []


def test_a_game_that_is_closed_tells_its_last_secret_and_its_seal(phrasebook: Phrasebook) -> None:
    frame = replace(frame_of(), fair=OVER)
    closed = closed_table_screen(frame, "It is over.", phrasebook)
    alone = hand_closed_screen(replace(frame, solo=True), "ended", phrasebook)
    for screen in (closed, alone):
        assert {SECRET.replace("deal 1", "deal 3"), SEAL} <= set(texts(screen).splitlines())
        assert faults(screen) == []


def test_a_lobby_from_before_there_were_proofs_says_nothing_of_them(phrasebook: Phrasebook) -> None:
    assert "Fair deal" not in lobby_text(None, phrasebook)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_deal_that_is_over_tells_its_secret(key: str, seats: int, phrasebook: Phrasebook) -> None:
    game, view = after_a_deal(key, seats)
    screens, frame = family_screens(game.variant.family), between(seats)
    for told, fair in ((True, DEALT), (False, BEGUN), (False, None)):
        shown = replace(frame, fair=fair)
        end = screens.table(Drawing(shown, view, phrasebook))
        past = screens.past_table(Drawing(replace(shown, interval=None), view, phrasebook), 1)
        for screen in (end, past):
            assert faults(screen) == []
            assert (SECRET in texts(screen).splitlines()) is told


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_a_deal_that_is_on_tells_no_secret(key: str, seats: int, phrasebook: Phrasebook) -> None:
    game = next(game for game, _ in kept(key, seats) if game.deal_scores and game.prompt(0))
    frame = replace(frame_of(PEOPLE[:seats]), fair=DEALT)
    screens = family_screens(game.variant.family)
    table = screens.table(Drawing(frame, game.view(None), phrasebook))
    hand = screens.hand(Drawing(frame, game.view(0), phrasebook), draft=(), notice=None)
    assert "`" + "5e" * 32 not in texts(table) + texts(hand)


@pytest.mark.parametrize(("key", "seats"), GAMES)
def test_the_last_deal_tells_its_secret_and_the_result_the_seal(
    key: str, seats: int, phrasebook: Phrasebook
) -> None:
    *_, (game, _) = kept(key, seats)
    view, screens = game.view(None), family_screens(game.variant.family)
    frame = replace(frame_of(PEOPLE[:seats]), fair=OVER)
    last_secret = SECRET.replace("deal 1", "deal 3")
    table = screens.table(Drawing(frame, view, phrasebook))
    result = screens.result(Drawing(frame, view, phrasebook))
    assert faults(table) == faults(result) == []
    assert last_secret in texts(table).splitlines()
    assert SEAL not in texts(table)
    assert SEAL in texts(result).splitlines()
    assert last_secret not in texts(result)
    # Alone, the result stands in place of the table.
    alone = screens.result(Drawing(replace(frame, solo=True), view, phrasebook))
    assert {last_secret, SEAL} <= set(texts(alone).splitlines())
    old = screens.result(Drawing(replace(frame, fair=None), view, phrasebook))
    assert "/verify" not in texts(old)


def test_alone_the_commitment_stands_below_the_first_deal(phrasebook: Phrasebook) -> None:
    game = next(game for game, _ in kept("standard", 4) if game.prompt(0))
    screens = family_screens("hearts")
    for fair, told in ((BEGUN, True), (DEALT, False), (None, False)):
        frame = replace(frame_of(), fair=fair, solo=True)
        table = screens.table(Drawing(frame, game.view(None), phrasebook))
        hand = screens.hand(Drawing(frame, game.view(0), phrasebook), draft=(), notice=None)
        panel = solo_screen(frame, table, hand, phrasebook)
        assert faults(panel) == []
        said = texts(panel).splitlines()
        assert (said[-1] == COMMITMENT) is told
        assert ("could have chosen the first deal" in said[-2]) is told


def test_alone_a_deal_that_is_over_tells_its_secret_in_the_panel(phrasebook: Phrasebook) -> None:
    game, view = after_a_deal("standard", 4)
    frame = replace(between(4), fair=DEALT, solo=True)
    screens = family_screens("hearts")
    hand = screens.hand(Drawing(frame, game.view(0), phrasebook), draft=(), notice=None)
    panel = solo_screen(frame, screens.table(Drawing(frame, view, phrasebook)), hand, phrasebook)
    assert SECRET in texts(panel).splitlines()
