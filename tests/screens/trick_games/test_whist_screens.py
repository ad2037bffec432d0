"""Whist, a family of one file, has whole screens by a value and six messages."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.screens.drawing import Drawing
from bot.screens.frame import StoodIn
from bot.screens.trick_games.family_lines import FamilyLines
from bot.screens.trick_games.plain import trick_screens
from bot.screens.trick_games.screens import TrickScreens
from bot.screens.trick_games.usual import still_to_play
from bot.text.bundles import bundle_of
from bot.text.phrasebook import HOME, Phrasebook
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.games import catalogue
from engine.players.advice import Advice
from tests.engine.bowers import after, dealt
from tests.engine.whist import WHIST, WhistSeatView, WhistView
from tests.laws.covering import THOROUGH
from tests.screens.conftest import buttons, faults, frame_of, texts
from tests.screens.records import by_chance

APART: Final = 1 if THOROUGH else 3
"""Of so many moments of a whole game one is drawn."""

OWN: Final = """
variant-whist = Whist
variant-whist-about = Thirteen tricks, and the last card dealt is trumps.
whist-goal = to { $target }
whist-rules = Follow suit if you can.
whist-choice-pass = No bid
whist-choice-trump = { $what ->
    [C-alone] Clubs alone
   *[C] Clubs
}
whist-target = How long
whist-target-is = The game goes to { $value }.
"""


@pytest.fixture
def own_texts(monkeypatch: pytest.MonkeyPatch) -> Phrasebook:
    """The phrasebook with the messages of Whist, which is in the catalogue."""
    monkeypatch.setitem(cast("dict[str, Any]", catalogue.FAMILIES), "whist", WHIST)
    own = FluentBundle([HOME], use_isolating=False)
    own.add_resource(FluentResource(OWN))
    return Phrasebook(HOME, [own, bundle_of(HOME)], strict=True)


def plain() -> TrickScreens[WhistView, WhistSeatView, object]:
    return trick_screens("whist", FamilyLines[WhistView, WhistSeatView]())


def test_a_whole_game_of_whist_is_drawn(own_texts: Phrasebook) -> None:
    frame, offered, trumps = frame_of(), WHIST.presets["whist"], 0
    *moments, end = (game for game, _ in by_chance(offered, 4))
    for now in (offered.start(4, 0), *moments)[::APART]:
        view = cast("WhistView", now.view(None))
        hands = [cast("WhistSeatView", now.view(one)) for one in range(4)]
        table = plain().table(Drawing(frame, view, own_texts))
        trumps += "Trumps: " in texts(table)
        for screen in (
            table,
            plain().last(Drawing(frame, view, own_texts)),
            plain().scores(Drawing(frame, view, own_texts)),
            *(plain().hand(Drawing(frame, hand, own_texts)) for hand in hands),
        ):
            assert faults(screen) == []
    assert trumps > 20
    result = plain().result(Drawing(frame, cast("WhistView", end.view(None)), own_texts))
    assert " win " in texts(result)


def test_the_hand_names_the_suit_that_the_card_led_counts_as(own_texts: Phrasebook) -> None:
    whist = trick_screens("whist", FamilyLines[WhistView, WhistSeatView]())
    # Spades are trumps and the jack of clubs is one: clubs do not follow to it.
    led = after(dealt("2D3D9S", "JC4DAD", "QCKC8H", "7CJS8C"), "1 play JC")
    void = texts(whist.hand(Drawing(frame_of(), led.view(2), own_texts)))
    assert "You have no spades" in void
    assert "Follow" not in void
    led = after(led, "2 play QC")
    assert "Follow spades" in texts(whist.hand(Drawing(frame_of(), led.view(3), own_texts)))


def playing() -> Game:
    game: Game = WHIST.presets["whist"].start(4, 0)
    return game.apply(-1, game.propose(-1, Random(1))).game


def test_a_seat_without_cards_is_not_still_to_play() -> None:
    game = playing()
    game = game.apply(1, game.legal_actions(1)[0]).game
    view = cast("WhistView", game.view(None))
    assert still_to_play(view) == (2, 3, 0)
    assert still_to_play(replace(view, hand_sizes=(13, 12, 13, 0))) == (2, 0)


def test_a_hand_tells_what_the_family_says_on_the_table(own_texts: Phrasebook) -> None:
    def said(drawing: Drawing[WhistView]) -> Sequence[str]:
        return (f"{drawing.name(0)} turned up the trump.",)

    own = trick_screens("whist", FamilyLines[WhistView, WhistSeatView](said=said))
    hand = cast("WhistSeatView", playing().view(1))
    assert "turned up the trump." in texts(own.hand(Drawing(frame_of(), hand, own_texts)))


def test_a_pass_without_cards_is_told_as_a_choice(own_texts: Phrasebook) -> None:
    def told(*words: str, hidden: bool = False) -> str:
        act = StoodIn(1, Action("pass", words), late=True, last=True, hidden=hidden)
        frame = replace(frame_of(), stood_in=(act,))
        view = game.view(None), game.view(1)
        table = plain().table(Drawing(frame, cast("WhistView", view[0]), own_texts))
        hand = plain().hand(Drawing(frame, cast("WhistSeatView", view[1]), own_texts))
        return f"{texts(table)} {texts(hand)}"

    game = playing()
    assert "passed cards" in told(hidden=True)
    assert "passed cards" in told("1:KD", "2:QS")
    bid = told()
    assert bid.count("“No bid”") == 2
    assert "passed cards" not in bid


def test_a_pass_without_cards_is_advised_as_a_choice(own_texts: Phrasebook) -> None:
    hand = cast("WhistSeatView", playing().view(1))
    assert "“No bid”" in plain().hint(Drawing(frame_of(), hand, own_texts), Advice(Action("pass")))
    assert "Pass K♦" in plain().hint(
        Drawing(frame_of(), hand, own_texts), Advice(Action("pass", ("KD",)))
    )


def test_a_button_says_an_answer_as_the_family_says_it(own_texts: Phrasebook) -> None:
    def choice(drawing: Drawing[WhistView], action: Action) -> str:
        del drawing
        return f"Bid {action.words[0]}"

    own = trick_screens("whist", FamilyLines[WhistView, WhistSeatView](choice=choice))
    bids = Prompt("play", choices=(Action("bid", ("2",)), Action("bid", ("3",))))
    hand = replace(cast("WhistSeatView", playing().view(1)), prompt=bids)
    assert {"Bid 2", "Bid 3"} <= set(buttons(own.hand(Drawing(frame_of(), hand, own_texts))))


def test_the_words_of_an_answer_make_one_key(own_texts: Phrasebook) -> None:
    view = cast("WhistView", playing().view(None))
    alone = plain().own.choice(
        Drawing(frame_of(), view, own_texts), Action("trump", ("C", "alone"))
    )
    assert alone == "Clubs alone"
