"""What variants ask of a hand: the dealer's vector, cards put aside, equal cards, the moon."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.screens.cards import face_text
from bot.screens.components import LABEL_LENGTH
from bot.screens.families import family_screens
from bot.screens.hearts.screens import HEARTS
from bot.screens.hearts.table import trick_count
from bot.screens.phrases import TIMES
from bot.screens.screen import Screen
from bot.screens.trick_games.ticks import ticked
from bot.screens.trick_games.usual import still_to_play
from bot.text.button_ids import ButtonId
from engine.cards import Card, Unreadable, spell
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import IllegalAction
from engine.contract.seats import DEALER
from engine.contract.variant import Option
from engine.games.catalogue import variant
from engine.games.hearts.view import HeartsSeatView, HeartsView
from tests.conftest import of_kind
from tests.screens.conftest import (
    ENGLISH,
    PEOPLE,
    SELECT,
    buttons,
    english,
    faults,
    frame_of,
    nested,
    sent,
    texts,
)
from tests.screens.records import first, first_deal, first_where, game_after, kept, small_pack


def view_of(game: Game, seat: int) -> HeartsSeatView:
    return of_kind(HeartsSeatView, game.view(seat))


def hand(game: Game, seat: int, *chosen: object, names: tuple[str, ...] = PEOPLE) -> Screen:
    """The hand of a seat with some cards ticked."""
    frame = frame_of(names[: game.seat_count])
    return HEARTS.hand(english(view_of(game, seat), frame), draft=tuple(map(str, chosen)))


def button_id(screen: Screen, label: str) -> ButtonId:
    """What the button with this label says."""
    return ButtonId.read(buttons(screen)[label]["custom_id"])


def pressed(screen: Screen, beginning: str, view: HeartsSeatView, *draft: object) -> Action:
    """The effect of the button whose label begins so, with a draft; it must be enabled."""
    key = next(part for label, part in buttons(screen).items() if label.startswith(beginning))
    assert not key.get("disabled")
    said = Action.read(ButtonId.read(key["custom_id"]).text)
    return family_screens("hearts").joined(view, tuple(map(str, draft)), said)


# The dealer's vector ---------------------------------------------------------------------------


BY_DEALER: dict[str, Option] = {"pass_schedule": "dealer_choice"}


def by_vector(*counts: int) -> Game:
    """A deal whose dealer, Alice, has named these counts."""
    named = " ".join(map(str, counts))
    game = game_after(4, f"0 vector {named}", options=BY_DEALER)
    game, _ = game.apply(DEALER, game.propose(DEALER, Random(1)))
    return game


def test_the_dealer_is_asked_before_seeing_a_card() -> None:
    """R3.4: before any hand is shown."""
    game: Game = variant("standard", BY_DEALER).start(4, 0)
    screen = hand(game, 0)
    assert "before you see your hand" in texts(screen)
    assert button_id(screen, "2 left and 1 right").text == "vector 2 0 1"
    game.apply(0, pressed(screen, "1 left, 1 across and 1 right", view_of(game, 0)))
    game.apply(0, pressed(screen, "Nothing is passed", view_of(game, 0)))
    labels = list(buttons(screen))
    assert labels[:4] == ["Nothing is passed", "1 left", "1 across", "1 right"]
    assert labels.index("3 right") < labels.index("1 left and 1 across")
    assert "**Alice** deals and says what is passed." in texts(hand(game, 1))


def test_a_pass_to_several_says_how_many_go_to_whom() -> None:
    game = by_vector(2, 0, 1)
    held = view_of(game, 0).hand
    chosen = (held[9], held[2], held[5])
    screen = hand(game, 0, *chosen)
    assert "Choose 3 cards: 2 for Bob and 1 for Dave, in the order you tick them." in texts(screen)
    for face, name in zip(chosen, ("Bob", "Bob", "Dave"), strict=True):
        assert f"✓ {face_text(face, ENGLISH)} → {name}" in buttons(screen)
    action = pressed(screen, "Pass 3 as the dealer said (3 ticked)", view_of(game, 0), *chosen)
    assert str(action) == f"pass 1:{chosen[0]} 1:{chosen[1]} 3:{chosen[2]}"
    game.apply(0, action)


def test_a_vector_to_one_player_is_passed_like_any_cards() -> None:
    game = by_vector(0, 2, 0)
    view = view_of(game, 1)
    screen = hand(game, 1, *view.hand[:2])
    assert "Choose 2 cards for Dave." in texts(screen)
    assert "Choose a card for Bob." in texts(hand(by_vector(1, 0, 0), 0))
    game.apply(1, pressed(screen, "Pass 2 to Dave (2 ticked)", view, *view.hand[:2]))


def menus(screen: Screen) -> list[dict[str, Any]]:
    return [part for part in nested(sent(screen)) if part["type"] == SELECT]


@pytest.mark.parametrize("seats", [5, 6])
def test_any_vector_of_a_large_table_is_composed_from_a_menu_for_each_place(seats: int) -> None:
    """R3.4: any numbers up to the cap, more than fit buttons."""
    options: dict[str, Option] = {**BY_DEALER, "dealer_pass_cap": 6}
    game: Game = variant("standard", options).start(seats, 0)
    view = view_of(game, 0)
    frame = replace(frame_of(PEOPLE[:seats]), hints=True)
    screens = family_screens("hearts")
    draft: tuple[str, ...] | None = None
    for place, count in ((1, "2"), (3, "4"), (seats - 1, "1"), (3, "3")):
        screen = screens.hand(english(view, frame), draft=draft or ())
        assert faults(screen) == []
        assert len(menus(screen)) == seats - 1
        said = ButtonId.read(menus(screen)[place - 1]["custom_id"].removeprefix("m"))
        changed = screens.drafted(view, draft, said.verb, (*said.text.split(), count))
        assert not isinstance(changed, Action)
        draft = changed
    screen = screens.hand(english(view, frame), draft=draft or ())
    game.apply(0, pressed(screen, "Say it: 2 left, 3", view_of(game, 0), *(draft or ())))
    parts = [part for part in nested(sent(screen)) if "custom_id" in part]
    said = [ButtonId.read(part["custom_id"].removeprefix("m")) for part in parts]
    assert screens.pictured(said) == draft
    chosen = [one["value"] for one in menus(screen)[2]["options"] if one.get("default")]
    assert chosen == ["3"]


def test_a_vector_of_too_many_cards_cannot_be_said() -> None:
    options: dict[str, Option] = {**BY_DEALER, "dealer_pass_cap": 6}
    game: Game = variant("standard", options).start(6, 0)
    draft = ("4", "0", "3", "0", "0")
    screen = family_screens("hearts").hand(english(view_of(game, 0)), draft=draft)
    assert buttons(screen)["At most 6 cards in all"]["disabled"]


# Cards left over that go into the hand ----------------------------------------------------------


def laying_aside() -> tuple[Game, int]:
    """The moment in which the taker of the first trick lays cards aside, and who that is."""
    game = first_where("heartsette", 4, lambda game: view_of(game, 0).stage == "discard")
    return game, game.to_act[0]


def test_the_cards_taken_up_are_marked_and_as_many_are_put_aside() -> None:
    """R13.2: the widow goes into the hand, and as many cards are discarded unseen."""
    game, seat = laying_aside()
    view = view_of(game, seat)
    assert len(view.hand) == 11 + 3
    screen = hand(game, seat, *view.hand[:3])
    assert "Choose 3 cards to put aside." in texts(screen)
    new = [label for label in buttons(screen) if label.endswith("new")]
    assert {label.split()[-2] for label in new} == {face_text(face, ENGLISH) for face in view.kitty}
    assert len(new) == 3
    short = hand(game, seat, *view.hand[:2])
    assert buttons(short)["Put 3 aside (2 ticked)"]["disabled"]
    action = pressed(screen, "Put 3 aside (3 ticked)", view, *view.hand[:3])
    assert str(action) == f"discard {spell(view.hand[:3])}"
    after, _ = game.apply(seat, action)
    said = texts(hand(after, seat))
    assert f"You put {' '.join(face_text(face, ENGLISH) for face in aside(view))} aside." in said
    for other in range(4):
        if other != seat:
            assert "You put" not in texts(hand(after, other))


def aside(view: HeartsSeatView) -> list[Card]:
    """The first three cards of a hand as a hand is held: clubs, diamonds, spades, hearts."""
    return sorted(view.hand[:3], key=lambda face: ("CDSH".index(face.suit), face.rank))


# Equal cards -----------------------------------------------------------------------------------

TWICE: dict[str, Option] = {"pass_cycle": {"6": "L"}, "pass_count": 3}


def doubles() -> tuple[Game, HeartsSeatView, Card]:
    """A hand of two packs in which somebody is to pass and holds a card twice."""
    game = first_deal("cancellation", 6, TWICE)
    view = view_of(game, 0)
    return game, view, next(face for face in view.hand if view.hand.count(face) == 2)


def test_equal_cards_have_a_button_each() -> None:
    game, _, twin = doubles()

    def said(*draft: str) -> list[tuple[str, str]]:
        parts = nested(sent(hand(game, 0, *draft)))
        told = [ButtonId.read(part["custom_id"]) for part in parts if "custom_id" in part]
        return [(one.verb, one.text) for one in told if one.text.startswith(str(twin))]

    assert said() == [("tick", f"{twin}"), ("tick", f"{twin}2")]
    assert said(f"{twin}") == [("untick", f"{twin}"), ("tick", f"{twin}2")]
    assert said(f"{twin}2") == [("tick", f"{twin}"), ("untick", f"{twin}2")]
    assert said(f"{twin}2", f"{twin}") == [("untick", f"{twin}"), ("untick", f"{twin}2")]


def test_equal_cards_can_be_passed_together() -> None:
    game, view, twin = doubles()
    other = next(face for face in view.hand if face != twin)
    draft = (twin, other, f"{twin}2")
    action = pressed(hand(game, 0, *draft), "Pass 3 left to Bob (3 ticked)", view, *draft)
    assert sorted(action.cards) == sorted((twin, twin, other))
    game.apply(0, action)


def test_a_second_equal_card_too_many_is_refused() -> None:
    _, view, twin = doubles()
    others = tuple(str(face) for face in dict.fromkeys(view.hand) if face != twin)[:2]
    with pytest.raises(IllegalAction) as refused:
        ticked(view, (str(twin), *others), "tick", (f"{twin}2",))
    assert refused.value.reason == "tick-full"


def test_a_tick_names_one_card() -> None:
    _, view, twin = doubles()
    for words in ((), ("",), ("2C3C",), ("2C2D2",), (str(twin), ""), (str(twin) * 2,)):
        with pytest.raises(Unreadable):
            ticked(view, (), "tick", words)


# The moon --------------------------------------------------------------------------------------

MOON = (
    "-1 deal 5C5HAS 2C2HJS 3C3HQS 4C4HKS",
    *(f"{seat} play {face}" for seat, face in ((1, "2C"), (2, "3C"), (3, "4C"), (0, "5C"))),
    *(f"{seat} play {face}" for seat, face in ((0, "AS"), (1, "JS"), (2, "QS"), (3, "KS"))),
    *(f"{seat} play {face}" for seat, face in ((0, "5H"), (1, "2H"), (2, "3H"), (3, "4H"))),
)
"""Alice takes four hearts and the queen of spades, 17 points, which are all there are."""


def moon(**options: Option) -> Game:
    kept = "2C3C4C5C2H3H4H5HJSQSKSAS"
    return game_after(4, *MOON, options={"moon": "choice", **small_pack(4, kept), **options})


def test_the_ways_of_counting_a_moon_tell_the_totals_they_come_to() -> None:
    """R8.2: old leaves the shooter 0 and gives the others 17; new takes 17 off the shooter."""
    screen = hand(moon(), 0)
    old = "For all others → Alice 0, Bob 17, Carol 17, Dave 17"
    new = "Off my own total → Alice -17, Bob 0, Carol 0, Dave 0"
    assert list(buttons(screen))[:2] == [old, new]
    assert button_id(screen, old).text == "moon old"
    assert button_id(screen, new).text == "moon new"
    said = texts(screen)
    assert "If all others get its points: Alice 0, Bob 17, Carol 17, Dave 17." in said
    assert "If they are taken off your own total: Alice -17, Bob 0, Carol 0, Dave 0." in said


def test_a_moon_is_counted_on_top_of_the_totals_there_are() -> None:
    kept = "2C3C4C5C2H3H4H5HJSQSKSAS"
    # With the next deal the same seat opens again, the lowest club being in its hand.
    acts = (*MOON, "0 moon old", *MOON)
    game = game_after(4, *acts, options={"moon": "choice", **small_pack(4, kept)})
    labels = buttons(hand(game, 0))
    assert "For all others → Alice 0, Bob 34, Carol 34, Dave 34" in labels
    assert "Off my own total → Alice -17, Bob 17, Carol 17, Dave 17" in labels


def test_a_moon_counts_cards_left_over_that_nobody_has_seen() -> None:
    """R1.3, R8.1: captured kitty cards count, for the moon too."""
    kept = "2C3C4C5C2H3H4H5HJSQSKSAS6H6D7D"
    options: dict[str, Option] = {"moon": "choice", "kitty": "last_trick", "hand_sizes": {"4": 3}}
    deal = f"{MOON[0]} 6D7D6H"
    game = game_after(4, deal, *MOON[1:], options={**options, **small_pack(4, kept)})
    assert "For all others → Alice 0, Bob 18, Carol 18, Dave 18" in buttons(hand(game, 0))


@pytest.mark.parametrize(
    ("options", "old", "new"),
    [
        # R8.6: every trick was Alice's, so the moon is worth twice 17, or what is agreed.
        ({"sun": "double"}, (0, 34, 34, 34), (-34, 0, 0, 0)),
        ({"sun": "fixed", "sun_value": 52}, (0, 52, 52, 52), (-52, 0, 0, 0)),
        ({"moon_value": 26}, (0, 26, 26, 26), (-26, 0, 0, 0)),
        # R10.1: the same totals with the other sign.
        ({"display_sign": "penalty_negative"}, (0, -17, -17, -17), (17, 0, 0, 0)),
    ],
)
def test_the_totals_told_are_those_that_the_choice_then_makes(
    options: dict[str, Option], old: tuple[int, ...], new: tuple[int, ...]
) -> None:
    game = moon(**options)
    said = texts(hand(game, 0))
    for kind, totals in (("old", old), ("new", new)):
        names = zip(PEOPLE[:4], totals, strict=True)
        assert f"{', '.join(f'{name} {total}' for name, total in names)}." in said
        after, _ = game.apply(0, Action("moon", (kind,)))
        sign = -1 if "display_sign" in options else 1
        assert after.scores == tuple(sign * total for total in totals)


def test_totals_that_do_not_fit_a_label_stand_in_the_text() -> None:
    names = ("W" * 24, "X" * 24, "Y" * 24, "Z" * 24)
    screen = hand(moon(), 0, names=names)
    assert set(buttons(screen)) >= {"Its points for all others", "Its points off my own total"}
    assert f"{names[0]} 0, {names[1]} 17, {names[2]} 17, {names[3]} 17." in texts(screen)
    assert all(len(label) <= LABEL_LENGTH for label in buttons(screen))


def test_names_of_a_label_are_shown_without_signs_to_escape_them() -> None:
    screen = hand(moon(), 0, names=("A*", "B_", "C", "D"))
    assert "For all others → A* 0, B_ 17, C 17, D 17" in buttons(screen)


def test_who_does_not_choose_is_told_who_does() -> None:
    said = texts(hand(moon(), 1))
    assert "**Alice** shot the moon and chooses what it does to the totals." in said
    assert "If all others" not in said


# Leading ---------------------------------------------------------------------------------------


def test_a_first_lead_that_may_cost_nothing_says_so() -> None:
    """R4.1 eldest_nonpenalty: any card that is not a penalty card."""
    game = game_after(
        4,
        "-1 deal 2CKH 3C2H QS4C KD5C",
        dealer=3,
        options={"opening": "eldest_nonpenalty", **small_pack(4, "2C3C4C5CKDQSKH2H")},
    )
    assert "Lead any card that costs no points." in texts(hand(game, 0))
    assert "broken yet: " not in texts(hand(game, 0))


def test_what_may_not_be_thrown_on_the_first_trick_is_what_costs_points() -> None:
    """R6.1: with K♠ at 10 points it is barred like Q♠."""
    game = game_after(
        4,
        "-1 deal 2C3D 3C4D KS6D 5C5D",
        "0 play 2C",
        "1 play 3C",
        options={"spade_values": {"K": 10}, **small_pack(4, "2C3C5C3D4D5D6DKS")},
    )
    screen = hand(game, 2)
    assert "No card that costs points may be thrown on the first trick." in texts(screen)
    assert buttons(screen)["K♠"]["disabled"]
    assert not buttons(screen)["6♦"].get("disabled")


SIX = frame_of(("Alice", "Bob", "Carol", "Dave", "Erin", "Frank"))


def test_equal_cards_of_a_hand_share_a_key_that_counts_them() -> None:
    game = first("cancellation", 6)
    doubled: list[str] = []
    for seat in range(6):
        view = of_kind(HeartsSeatView, game.view(seat))
        screen = HEARTS.hand(english(view, SIX))
        keys = [part for part in buttons(screen).values() if "play" in part.get("custom_id", "")]
        assert len(keys) == len(set(view.hand))
        doubled += [label for label in buttons(screen) if label.endswith(f" {TIMES}2")]
        assert (len(keys) < len(view.hand)) == any(TIMES in label for label in buttons(screen))
    assert doubled


def test_a_trick_that_nobody_won_is_counted_until_somebody_takes_it() -> None:
    pending = 0
    for game, _ in kept("cancellation", 6, 2):
        view = of_kind(HeartsView, game.view(None))
        if view.stage == "play":
            assert trick_count(view) == 17
        pending += bool(view.pending)
    assert pending


def test_who_is_still_to_play_is_told_in_the_order_of_the_game() -> None:
    game = first_deal("likha", 4, {"pass_cycle": {"4": "H"}})
    leading = game.to_act[0]
    game, _ = game.apply(leading, game.legal_actions(leading)[0])
    view = of_kind(HeartsView, game.view(None))
    leader = view.trick[0].seat
    assert view.to_act == ((leader - 1) % 4,)
    assert still_to_play(view) == ((leader - 1) % 4, (leader - 2) % 4, (leader - 3) % 4)
