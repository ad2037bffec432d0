"""A hand of Hearts: where it belongs, what is asked, and what may be pressed."""

from dataclasses import replace
from random import Random

import discord

from bot.screens.cards import face_text, held
from bot.screens.hand.closed_hand import hand_closed_screen
from bot.screens.hearts.hand import task
from bot.screens.hearts.screens import HEARTS
from bot.screens.screen import Screen
from bot.screens.trick_games.ticks import TICK, UNTICK
from bot.text.button_ids import ButtonId
from engine.cards import cards, spell
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.prompt import Prompt
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import FAMILIES, variant
from engine.games.hearts.view import HeartsSeatView
from engine.table.chairs import Presence
from tests.conftest import of_kind
from tests.laws.covering import THOROUGH
from tests.screens.conftest import ENGLISH, PEOPLE, buttons, english, faults, frame_of, sent, texts
from tests.screens.records import DEALT, PASSES, game_after, kept, passing, playing

FRAME = frame_of()
DEALS = 20 if THOROUGH else 2
"""Deals of a game that are gone through button by button, if it has so many."""


def view_of(game: Game, seat: int) -> HeartsSeatView:
    return of_kind(HeartsSeatView, game.view(seat))


def to_pass() -> HeartsSeatView:
    """Alice's view of the first pass."""
    return view_of(passing(), 0)


def in_turn(*, trick: int = 2, plays: int = 2) -> tuple[Game, HeartsSeatView]:
    """A moment of play with so many cards on the table, seen by whose turn it is."""
    game = playing(trick=trick, plays=plays)
    return game, view_of(game, game.to_act[0])


def hand(view: HeartsSeatView, *ticked: object, notice: str | None = None) -> Screen:
    return HEARTS.hand(english(view), draft=tuple(map(str, ticked)), notice=notice)


def test_the_hand_names_guild_channel_and_table_and_links_to_it() -> None:
    said = texts(hand(to_pass()))
    link = "https://discord.com/channels/1/2/3"
    assert f"Guild · #cards · [table k3f9]({link})" in said
    assert buttons(hand(to_pass()))["Go to the table"]["url"] == link


def test_a_hand_before_the_table_is_posted_links_to_the_channel() -> None:
    screen = HEARTS.hand(english(to_pass(), replace(FRAME, table_link=None)))
    assert "(https://discord.com/channels/1/2)" in texts(screen)
    assert "Go to the table" not in buttons(screen)


def test_cards_to_pass_are_ticked_one_by_one() -> None:
    view = to_pass()
    first, second = sorted(view.hand)[:2]
    pressed = {
        part["custom_id"]: part
        for part in buttons(hand(view, first)).values()
        if "custom_id" in part
    }
    on = pressed[ButtonId("k3f9", UNTICK, 1, f"{first}").custom_id]
    off = pressed[ButtonId("k3f9", TICK, 1, f"{second}").custom_id]
    assert on["label"].startswith("✓ ")
    assert on["style"] == discord.ButtonStyle.success.value
    assert not off["label"].startswith("✓")
    assert off["style"] == discord.ButtonStyle.secondary.value


def test_pass_is_enabled_when_the_count_is_right_and_says_to_whom() -> None:
    view = to_pass()
    for count in range(6):
        ticked = view.hand[:count]
        label = f"Pass 3 left to Bob ({count} ticked)"
        key = buttons(hand(view, *ticked))[label]
        assert bool(key.get("disabled")) == (count != 3)
        said = ButtonId.read(key["custom_id"])
        assert (said.verb, said.asked, said.text) == ("do", 1, "pass")
        action = HEARTS.joined(view, tuple(map(str, ticked)), Action("pass"))
        assert set(action.cards) == set(ticked[:3])


def test_ticks_of_cards_that_are_gone_are_forgotten() -> None:
    view = to_pass()
    strange = next(face for face in cards("2C2D2H2S3C") if face not in view.hand)
    said = [part.get("custom_id", "") for part in buttons(hand(view, strange)).values()]
    assert not any(str(strange) in one for one in said)


def test_after_passing_the_hand_shows_what_was_passed_and_waits() -> None:
    screen = hand(view_of(game_after(4, DEALT, PASSES[0], dealer=2), 0))
    assert "You passed" in texts(screen)
    assert "Still to pass" in texts(screen)
    off = [part for part in buttons(screen).values() if "custom_id" in part]
    assert off
    assert all(part["disabled"] for part in off)


def test_after_the_exchange_the_hand_names_the_cards_received() -> None:
    _, view = in_turn(trick=1, plays=0)
    received = " ".join(face_text(face, ENGLISH) for face in held(view.received))
    assert f"You got {received}" in texts(hand(view))
    _, later = in_turn(trick=2, plays=0)
    assert "You got" not in texts(hand(later))


def test_cards_received_come_from_the_right_when_the_pass_goes_left() -> None:
    _, view = in_turn(trick=1, plays=0)
    assert view.direction == "L"
    assert view.seat is not None
    right = FRAME.name((view.seat - 1) % 4)
    left = FRAME.name((view.seat + 1) % 4)
    said = texts(hand(view))
    assert f"from {right}." in said
    assert f"to {left}." in said


def test_what_can_be_pressed_is_exactly_what_the_rules_accept() -> None:
    for game, _ in kept("standard", 4):
        if len(game.deal_scores) == DEALS:
            break
        for seat in range(4) if game.stage == "play" else ():
            view = view_of(game, seat)
            for part in buttons(hand(view)).values():
                if "custom_id" in part:
                    said = ButtonId.read(part["custom_id"])
                    if said.verb in ("claim", "played"):
                        continue
                    assert said.asked == FRAME.asked[seat]
                    assert accepted(game, seat, said.text) == (not part.get("disabled"))


def accepted(game: Game, seat: int, text: str) -> bool:
    try:
        game.apply(seat, Action.read(text))
    except IllegalAction:
        return False
    return True


def test_the_hand_is_laid_out_by_suit_each_in_rows_of_its_own() -> None:
    view = to_pass()
    suits = "CDSH"
    rows: list[str] = []
    for top in sent(hand(view))[0]["components"]:
        said = [part.get("custom_id", "") for part in top.get("components", [])]
        ticks = [ButtonId.read(one).text[:2] for one in said if ".tick." in one]
        if ticks:
            assert len({code[1] for code in ticks}) == 1
            rows += ticks
    assert rows == sorted(
        (str(face) for face in view.hand),
        key=lambda code: (suits.index(code[1]), cards(code)[0].rank),
    )
    assert spell(sorted(cards("".join(rows)))) == spell(sorted(view.hand))


def test_the_hand_tells_the_trick_so_far_and_what_is_asked() -> None:
    _, view = in_turn()
    said = texts(hand(view))
    assert "takes it so far" in said
    assert "**Your turn.**" in said


def test_on_the_first_lead_the_hand_says_which_card_begins() -> None:
    _, view = in_turn(trick=1, plays=0)
    assert "You hold 2♣, so you begin with it." in texts(hand(view))


def test_the_hand_says_that_a_suit_must_be_followed() -> None:
    able: list[bool] = []
    for game, _ in kept("standard", 4):
        if game.deal_scores:
            break
        view = view_of(game, max(0, game.to_act[0]))
        if view.stage == "play" and view.trick:
            suit = view.trick[0].card.suit
            said = texts(hand(view))
            able.append(any(face.suit == suit for face in view.hand))
            assert ("Follow " in said) == able[-1]
            assert ("You have no " in said) == (not able[-1])
    assert set(able) == {True, False}


def test_when_it_is_not_ones_turn_all_cards_rest_and_the_hand_says_whose_it_is() -> None:
    game, view = in_turn()
    assert view.seat is not None
    other = (view.seat + 1) % 4
    screen = hand(view_of(game, other))
    assert f"Turn: **{FRAME.name(view.seat)}**" in texts(screen)
    assert all(part["disabled"] for part in buttons(screen).values() if "custom_id" in part)


def test_a_notice_stands_directly_above_the_cards() -> None:
    assert texts(hand(to_pass(), notice="No.")).endswith("> No.")


def test_somebody_away_can_come_back_by_a_press() -> None:
    view = to_pass()
    away = replace(FRAME.chairs[0], presence=Presence.AWAY)
    screen = HEARTS.hand(english(view, replace(FRAME, chairs=(away, *FRAME.chairs[1:]))))
    assert buttons(screen)["I'm back"]["custom_id"] == "c1.k3f9.back.."
    assert "I'm back" not in buttons(hand(view))


def test_a_hand_that_was_left_shows_no_cards_and_a_way_back() -> None:
    left = replace(FRAME.chairs[0], presence=Presence.LEFT)
    screen = HEARTS.hand(english(to_pass(), replace(FRAME, chairs=(left, *FRAME.chairs[1:]))))
    assert list(buttons(screen)) == ["I'm back", "Go to the table"]


def test_a_hand_of_a_deal_that_is_over_leads_back_to_the_table() -> None:
    for reason in ("deal", "game", "left", "ended"):
        screen = hand_closed_screen(FRAME, reason, ENGLISH)
        assert "Guild" in texts(screen)
        assert buttons(screen)["Go to the table"]["url"] == FRAME.table_link


def scattering(seats: int = 4) -> tuple[Game, HeartsSeatView]:
    """Alice's view of a deal in which everybody passes one card to each other player."""
    cycle: dict[str, Option] = {str(count): "S" for count in range(3, 7)}
    game: Game = variant("standard", {"pass_cycle": cycle}).start(seats, 0)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(4)))
    return game, view_of(game, 0)


def test_in_a_scatter_each_tick_names_who_gets_the_card_in_the_order_of_ticking() -> None:
    game, view = scattering()
    ticked = (view.hand[9], view.hand[2], view.hand[5])
    labels = buttons(hand(view, *ticked))
    for face, name in zip(ticked, ("Bob", "Carol", "Dave"), strict=True):
        label = f"✓ {face_text(face, ENGLISH)} → {name}"
        assert labels[label]["custom_id"].endswith(f".untick.1.{face}")
    assert not labels["Pass 3, one to each (3 ticked)"].get("disabled")
    action = HEARTS.joined(view, tuple(map(str, ticked)), Action("pass"))
    assert str(action) == f"pass 1:{ticked[0]} 2:{ticked[1]} 3:{ticked[2]}"
    game.apply(0, action)


def test_a_scatter_among_six_fits_its_button() -> None:
    _, view = scattering(6)
    frame = replace(frame_of(("W" * 60,) * 6), table_id="abcdefghijkl", asked=(999_999,) * 6)
    assert faults(HEARTS.hand(english(view, frame), draft=tuple(map(str, view.hand)))) == []


def test_a_hand_of_twenty_six_is_laid_out_densely() -> None:
    game, view = in_turn(trick=2, plays=2)
    del game
    whole = cards("2C3C4C5C6C7C8C2D3D4D5D6D7D8D2S3S4S5S6S7S2H3H4H5H6H7H")
    view = replace(view, hand=whole, tricks=())
    screen = hand(view, notice="x" * 300)
    assert len([label for label in buttons(screen) if label[-1] in "♣♦♠♥"]) == 26
    away = tuple(replace(chair, presence=Presence.AWAY) for chair in FRAME.chairs)
    screen = HEARTS.hand(english(view, replace(FRAME, chairs=away)))
    assert faults(screen) == []


def test_ready_answers_are_buttons_that_say_what_they_do() -> None:
    _, view = scattering()
    choices = tuple(
        Action("vector", (str(left), str(across), str(right)))
        for left in range(4)
        for across in range(4 - left)
        for right in range(4 - left - across)
    )
    asked = replace(
        view, stage="vector", hand=(), prompt=Prompt("vector", "vector", choices=choices)
    )
    said = {label: part.get("custom_id", "") for label, part in buttons(hand(asked)).items()}
    assert said["2 left and 1 right"].endswith(".do.1.vector 2 0 1")
    assert said["1 left, 1 across and 1 right"].endswith(".do.1.vector 1 1 1")
    assert said["Nothing is passed"].endswith(".do.1.vector 0 0 0")
    moon = (Action("moon", ("old",)), Action("moon", ("new",)))
    asked = replace(view, stage="moon", hand=(), prompt=Prompt("moon", "moon", choices=moon))
    said = {label: part.get("custom_id", "") for label, part in buttons(hand(asked)).items()}
    assert said["Its points for all others"].endswith(".do.1.moon old")
    assert said["Its points off my own total"].endswith(".do.1.moon new")


def test_cards_that_must_go_first_are_named() -> None:
    game, view = in_turn(trick=2, plays=2)
    del game
    suit = view.trick[0].card.suit
    mine = tuple(face for face in cards("QSTD2C3H") if face.suit != suit)
    for count, said in (1, "Play "), (2, "Play one of "):
        forced = replace(view, hand=mine, prompt=Prompt("play", "play", mine[:count], 1))
        named = " ".join(face_text(face, ENGLISH) for face in held(mine[:count]))
        assert f". {said}{named}." in texts(hand(forced))


def test_what_is_told_of_a_lead_is_what_the_rules_accept() -> None:
    """In every variant: also where one heart alone may not be led, because it is charged."""
    for offered in FAMILIES["hearts"].presets.values():
        rng, seats = Random(1), offered.seats_default
        game: Game = offered.start(seats, 0)
        while game.to_act and game.view(None).deal_number <= 3:
            seat = rng.choice(game.to_act)
            view = None if seat == DEALER else view_of(game, seat)
            if view is not None and view.stage == "play" and not view.trick:
                said = task(english(view, frame_of((*PEOPLE, *PEOPLE)[:seats])))
                hearts = {face for face in view.hand if face.suit == "H"}
                barred = {*view.hand} - {*view.open_prompt.cards}
                assert ("Lead any card." in said) == (not barred)
                assert ("Lead any card but a heart." in said) == bool(barred and barred == hearts)
            game, _ = game.apply(seat, game.propose(seat, rng))
