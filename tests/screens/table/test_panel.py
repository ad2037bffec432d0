"""The panel beside a table: its tabs, and the log of a game."""

from collections import Counter
from itertools import islice
from random import Random
from typing import Final

import pytest

from bot.background.histories import Read, read_on
from bot.screens.components import Button, Row
from bot.screens.families import family_screens
from bot.screens.screen import Screen, plain_screen
from bot.screens.table.panel import (
    CHARACTERS_A_PAGE,
    TABS,
    TabPage,
    log_pages,
    log_screen,
    panel_screen,
)
from engine.cards import Card, Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.seats import Seat
from engine.contract.view import View
from engine.games.canasta.view import CanastaView
from engine.games.catalogue import FAMILIES, variant
from engine.table.journal import Author, Entry
from engine.tricks.view import TrickView
from tests.each import each
from tests.end_to_end.watching import cards_in
from tests.engine.kept_games import games
from tests.laws.covering import THOROUGH
from tests.screens.conftest import ENGLISH, PEOPLE, buttons, frame_of
from tests.screens.records import DEALT, PASSES, PLAYS, kept, record_kept

ACTS: Final = 200
"""Acts of a game whose log has many lines."""
WIDE: Final = tuple("\N{FAMILY}" * 31 + str(seat) for seat in range(10))


def history(key: str, seats: int, dealer: int, *acts: tuple[Seat, Action]) -> tuple[View, ...]:
    """Read a game in two goes, as if somebody had looked at its log before."""
    start = variant(key).start(seats, dealer)
    chapter = family_screens(start.variant.family).chapter
    entries = [
        Entry(number, seat, action, 0, Author.PERSON) for number, (seat, action) in enumerate(acts)
    ]
    middle = len(entries) // 2
    known = read_on(Read(start), entries[:middle], chapter)
    return read_on(known, entries[middle:], chapter).views


def told(views: tuple[View, ...]) -> list[str]:
    screens = family_screens(variant(views[-1].variant).family)
    frame = frame_of(PEOPLE[: views[-1].seat_count])
    return list(screens.log(frame, views, ENGLISH))


def keys_of(screen: Screen) -> dict[str, Button]:
    rows = [part for part in screen.parts if isinstance(part, Row)]
    return {key.label: key for row in rows for key in row.keys if isinstance(key, Button)}


def test_the_log_tells_every_trick_in_the_order_of_play() -> None:
    written = (act.split(" ", 1) for act in (DEALT, *PASSES, *PLAYS[:6]))
    acts = [(int(seat), Action.read(text)) for seat, text in written]
    views = history("standard", 4, 0, *acts)
    assert told(views) == [
        "**Deal 1**",
        "Trick 1: Dave 2♣, Alice 3♣, Bob A♣, Carol 10♣. **Bob** took it.",
        "Trick 2: Bob 3♠, Carol 8♠.",
    ]


def test_a_page_is_as_long_as_a_message_bears_and_the_newest_is_full() -> None:
    lines = [f"{number:03} " + "x" * 96 for number in range(100)]
    pages = log_pages(lines)
    assert [line for page in pages for line in page] == lines
    assert all(sum(len(line) + 1 for line in page) <= CHARACTERS_A_PAGE for page in pages)
    assert len(pages[-1]) == CHARACTERS_A_PAGE // 101
    assert log_pages([]) == []


def test_pages_are_turned_by_older_and_newer() -> None:
    lines, frame = ["x" * 2000] * 3, frame_of()
    newest = keys_of(log_screen(frame, lines, 0, ENGLISH))
    assert newest["Older"].says.text == "log 2"
    assert (newest["Older"].enabled, newest["Newer"].enabled) == (True, False)
    oldest = keys_of(log_screen(frame, lines, 1, ENGLISH))
    assert oldest["Newer"].says.text == "log 2"
    assert (oldest["Older"].enabled, oldest["Newer"].enabled) == (False, True)
    # A page that there is not, such as one of a button that somebody made up.
    assert log_screen(frame, lines, 99, ENGLISH) == log_screen(frame, lines, 3, ENGLISH)


def test_what_a_tab_says_is_read_again_and_nothing_else() -> None:
    for tab in TABS:
        assert TabPage.read(str(TabPage(tab))) == TabPage(tab)
    assert TabPage.read("log 12") == TabPage("log", 12)
    for text in ("", "hand", "log x", "log -1", "log 1 2", "last²"):
        with pytest.raises(Unreadable):
            TabPage.read(text)


def also_trumps(view: View) -> set[Card]:
    """The trumps on which another suit is printed, by the rules and whoever holds them."""
    if not isinstance(view, TrickView):
        return set()
    suit, trump = view.terms.suit, view.trump
    return {face for face in view.terms.faces if face.suit != trump == suit(face, trump)}


@each("family", FAMILIES)
def test_the_log_of_a_game_names_no_card_that_was_not_seen_and_fits(family: str) -> None:
    presets = FAMILIES[family].presets
    records = {
        key: record_kept(key, presets[key].seats_allowed[-1])
        for key in sorted(presets.keys() & games().keys() or presets)
    }
    longest = max(records, key=lambda key: len(records[key].actions))
    for key, record in records.items():
        seats = record.seats
        # All but the end, at which hands may be laid open. Only the longest log is read so far.
        most = len(record.actions) * 2 // 3
        acts = record.actions[: most if THOROUGH or key == longest else min(most, ACTS)]
        views = history(key, seats, record.dealer or 0, *acts)
        (_, known) = next(islice(kept(key, seats), len(acts) - 1, None))
        lines = told(views)
        heading = ENGLISH("log-deal", number=views[-1].deal_number)
        now = lines[lines.index(heading) :]
        assert cards_in("\n".join(now)) <= known.public | also_trumps(views[-1]), key
        frame, screens = frame_of(WIDE[:seats]), family_screens(family)
        wide = screens.log(frame, views, ENGLISH)
        for page in range(1, len(log_pages(wide)) + 1):
            shown = log_screen(frame, wide, page, ENGLISH)
            panel = panel_screen(frame, "log", shown, screens.last_label, ENGLISH, leaves=True)
            assert panel.fits, key


def test_the_log_of_canasta_tells_every_turn_once() -> None:
    record = record_kept("canasta_book", 4)
    views = history("canasta_book", 4, record.dealer or 0, *record.actions)
    lines, end = told(views), views[-1]
    assert isinstance(end, CanastaView)
    turns = [turn for result in end.results for turn in result.turns]
    told_of = [line.split(" ", 1)[0] for line in lines if "discarded" in line]
    assert told_of == [PEOPLE[turn.seat] for turn in turns if turn.discard]
    assert lines.count("**Deal 2**") == 1


@pytest.mark.parametrize("key", ["canasta_2", "canasta_3_cutthroat", "samba_2"])
def test_the_log_of_canasta_tells_only_what_was_done(key: str) -> None:
    """Also of the turn that ends a deal, be it with the pile or with nothing at all."""
    rng, acts = Random(0), list[tuple[Seat, Action]]()
    game: Game = variant(key).start(variant(key).seats_default, 0)
    while game.to_act:
        seat = rng.choice(game.to_act)
        acts.append((seat, game.propose(seat, rng)))
        game, _ = game.apply(*acts[-1])
    lines = told(history(key, game.seat_count, 0, *acts))
    verbs = Counter(action.verb for _, action in acts)
    for verb, said in ("draw", " drew"), ("take", " took the pile"):
        assert sum(said in line for line in lines) == verbs[verb]


def test_who_sits_at_the_table_finds_the_way_out_beside_the_tabs() -> None:
    shown = plain_screen("Said.")
    panels = [
        panel_screen(frame_of(), "scores", shown, "button-last-trick", ENGLISH, leaves=leaves)
        for leaves in (False, True)
    ]
    stranger, player = (list(buttons(panel)) for panel in panels)
    assert stranger == ["Last trick", "Scores", "Rules", "Log"]
    assert player == [*stranger, "Leave"]
