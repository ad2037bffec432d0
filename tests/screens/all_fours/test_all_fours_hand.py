"""What a hand of All Fours asks and shows, and what its buttons say."""

from dataclasses import replace

import pytest

from bot.screens.families import family_screens
from bot.screens.screen import Screen
from bot.text.button_ids import ButtonId
from engine.cards import Card, Unreadable
from engine.contract.action import Action
from engine.contract.game import Game
from engine.contract.refusal import BadRules, IllegalAction
from engine.contract.variant import Option
from engine.games.all_fours.view import AllFoursSeatView, AllFoursView, Mark
from engine.games.catalogue import variant
from engine.table.chairs import Presence
from tests.conftest import of_kind
from tests.rulings.all_fours.written import Deal, written_out
from tests.screens.conftest import ENGLISH, PEOPLE, buttons, english, faces, faults, frame_of, texts
from tests.screens.records import first, game_after, kept

SCREENS = family_screens("all_fours")


def after(
    key: str, deal: Deal, *acts: str, seats: int = 2, dealer: int = 0, **options: Option
) -> Game:
    """The moment after a deal and what followed: `1 beg`, `0 run`."""
    return game_after(
        seats, f"-1 {written_out(deal, seats)}", *acts, key=key, dealer=dealer, options=options
    )


def view_of(game: Game, seat: int) -> AllFoursSeatView:
    return of_kind(AllFoursSeatView, game.view(seat))


def hand(game: Game, seat: int, *draft: str) -> Screen:
    return SCREENS.hand(english(view_of(game, seat)), draft=draft)


def pressed(screen: Screen, label: str) -> str:
    """What the button with this label does; it must be enabled."""
    key = buttons(screen)[label]
    assert not key.get("disabled")
    return ButtonId.read(key["custom_id"]).text


HELD = Deal({1: "AS9S4HKHQD2D", 0: "JS8STH3H5D6C"}, "5S7D")


def test_eldest_stands_or_begs_with_the_hand_in_sight() -> None:
    """Section 12: the hand as text, `Stand` and `Beg`."""
    screen = hand(after("seven_up", HELD), 1)
    said = texts(screen)
    assert "Alice deals. Turned up: **5♠**." in said
    assert "Proposed as trumps: **spades ♠**." in said
    assert "**You decide first.** Stand: spades ♠ are trumps." in said
    assert (pressed(screen, "Stand"), pressed(screen, "Beg")) == ("stand", "beg")
    assert buttons(screen)["A♠"]["disabled"]
    assert buttons(screen)["K♥"]["disabled"]


def test_the_dealer_gives_or_runs() -> None:
    """F7."""
    screen = hand(after("seven_up", HELD, "1 beg"), 0)
    assert "**Bob begs.** Give a point, or run the cards" in texts(screen)
    assert (pressed(screen, "Give one"), pressed(screen, "Run the cards")) == ("give", "run")


def test_a_gift_that_would_win_is_not_offered() -> None:
    """F26: where a gift may not win, the dealer must run."""
    game = after("seven_up", HELD, "1 beg")
    view = replace(view_of(game, 0), may_give=False)
    assert view.prompt is not None
    view = replace(view, prompt=view.prompt._replace(choices=(Action("run"),)))
    screen = SCREENS.hand(english(view))
    assert "A point would win the game, so the cards must be run." in texts(screen)
    # Section 12: greyed if not allowed.
    assert buttons(screen)["Give one"]["disabled"]
    assert not buttons(screen)["Run the cards"]["disabled"]


def test_after_a_run_two_may_bunch() -> None:
    game = after("seven_up", HELD, "1 beg", "0 run")
    asked = hand(game, 1)
    assert "**Bunch the cards?**" in texts(asked)
    assert "Turned up: 5♠, last **7♦**." in texts(asked)
    assert (pressed(asked, "Bunch"), pressed(asked, "Play on")) == ("bunch", "object")
    game, _ = game.apply(1, Action("bunch"))
    answered = hand(game, 0)
    assert "Bob offers to bunch the cards." in texts(answered)
    assert (pressed(answered, "Agree"), pressed(answered, "Play on")) == ("agree", "object")


def test_a_second_run_is_asked_for_and_agreed_to() -> None:
    """F9."""
    game = after("af1807", HELD, "1 beg", "0 run")
    assert pressed(hand(game, 1), "Ask for another") == "again"
    game, _ = game.apply(1, Action("again"))
    screen = hand(game, 0)
    assert "**Bob asks for one more run.** Agree or refuse." in texts(screen)
    assert (pressed(screen, "Agree"), pressed(screen, "Refuse")) == ("consent", "refuse")


def test_where_trumps_stay_nobody_begs_for_others() -> None:
    """D9."""
    begging = hand(after("af1807", HELD, run_new_trump=False), 1)
    assert "Beg: a point from the dealer, or three more cards for everybody." in texts(begging)
    answering = hand(after("af1807", HELD, "1 beg", run_new_trump=False), 0)
    assert "run the cards: three more for everybody; trumps stay." in texts(answering)
    again = hand(after("af1807", HELD, "1 beg", "0 run", run_new_trump=False), 1)
    assert "**Trumps stay.** Stand, or ask to run the cards once more." in texts(again)


def test_cards_are_put_aside_by_ticks() -> None:
    """F12: as many as are over six, and no other number."""
    game = after("seven_up", HELD, "1 beg", "0 run", "1 object")
    screen = hand(game, 1)
    assert "**Put 3 cards aside, face down.**" in texts(screen)
    assert buttons(screen)["Put 3 aside (0 ticked)"]["disabled"]
    assert pressed(screen, "A♠") == "AS"
    two = hand(game, 1, "AS", "KH")
    assert pressed(two, "✓ A♠") == "AS"
    assert buttons(two)["Put 3 aside (2 ticked)"]["disabled"]
    three = hand(game, 1, "AS", "KH", "4H")
    said = Action.read(pressed(three, "Put 3 aside (3 ticked)"))
    game, _ = game.apply(1, SCREENS.joined(view_of(game, 1), ("AS", "KH", "4H"), said))
    assert "You put aside A♠ 4♥ K♥." in texts(hand(game, 1))
    assert "Still to discard: **Alice**." in texts(hand(game, 1))


def test_a_fourth_tick_is_refused() -> None:
    view = view_of(after("seven_up", HELD, "1 beg", "0 run", "1 object"), 1)
    with pytest.raises(IllegalAction) as refused:
        SCREENS.drafted(view, ("AS", "KH", "4H"), "tick", ("QD",))
    assert SCREENS.illegal(refused.value, ENGLISH) == ENGLISH("illegal-tick-full", count=3)
    assert SCREENS.drafted(view, ("AS", "KH", "4H"), "untick", ("KH",)) == ("AS", "4H")


def test_what_may_not_be_played_is_grey() -> None:
    """F16: follow suit or trump."""
    screen = hand(after("seven_up", HELD, "1 stand", "1 play KH"), 0)
    assert "**Your turn.** Follow hearts ♥, or trump." in texts(screen)
    assert pressed(screen, "J♠") == "play JS"
    assert pressed(screen, "10♥") == "play TH"
    assert buttons(screen)["5♦"]["disabled"]


@pytest.mark.parametrize(
    ("deal", "led", "said"),
    [
        (HELD, "9S", "Trumps were led: play one."),
        (Deal({1: "AD", 0: "KDQD2C"}, "5S"), "AD", "Follow diamonds ♦."),
        (Deal({1: "AD", 0: "ASKC2C3C4C6H"}, "5S"), "AD", "You have no diamonds ♦, so play any"),
    ],
)
def test_the_hand_says_what_is_to_be_played(deal: Deal, led: str, said: str) -> None:
    game = after("seven_up", deal, "1 stand", f"1 play {led}")
    assert said in texts(hand(game, 0))


def test_a_trump_may_be_asked_about() -> None:
    """F20: the toggle goes with the trumps only, and is off again when pressed again."""
    game = after("af1807", HELD, "1 stand")
    off = hand(game, 1)
    assert pressed(off, "A♠") == "play AS"
    assert pressed(off, "Ask whether my trump is High or Low") == "inquire"
    view = view_of(game, 1)
    draft = SCREENS.drafted(view, None, "tick", ("inquire",))
    assert draft is not None
    assert not isinstance(draft, Action)
    assert pressed(hand(game, 1, *draft), "A♠") == "play AS"
    assert str(SCREENS.joined(view, draft, Action.read("play AS"))) == "play AS inquire"
    assert str(SCREENS.joined(view, draft, Action.read("play KH"))) == "play KH"
    assert SCREENS.drafted(view, draft, "untick", ("inquire",)) == ()
    game, _ = game.apply(1, Action.read("play AS inquire"))
    assert "Bob asked about A♠: High." in texts(hand(game, 0))
    with pytest.raises(Unreadable):
        SCREENS.drafted(view_of(game, 1), None, "tick", ("inquire",))


def test_where_nothing_may_be_asked_there_is_no_toggle() -> None:
    """D22: 1845 says nothing of asking."""
    game = after("af1845", HELD, "1 stand")
    assert not any("High or Low" in label for label in buttons(hand(game, 1)))


def test_where_revokes_are_paid_for_they_stand_in_red() -> None:
    """F28."""
    screen = hand(after("seven_up", HELD, "1 stand", "1 play KH", revoke="penalty"), 0)
    assert "A red card would be a revoke" in texts(screen)
    assert pressed(screen, "5♦") == "play 5D"
    assert buttons(screen)["5♦"]["style"] == 4
    assert buttons(screen)["10♥"]["style"] == 1


def test_a_lower_trump_that_may_not_be_played_is_explained() -> None:
    """F19."""
    deal = Deal({3: "3H", 2: "9S", 1: "AS2SKH4C6C7C"}, "5S")
    # Play goes to the right: the eldest is Dave.
    screen = hand(after("tobago", deal, "3 stand", "3 play 3H", "2 play 9S", seats=4), 1)
    assert "Follow hearts ♥, or trump. The trick is trumped, so you may not play a lower" in texts(
        screen
    )
    assert buttons(screen)["2♠"]["disabled"]
    assert not buttons(screen)["A♠"].get("disabled")


def test_bids_are_buttons() -> None:
    """7.3: pass or bid more than before."""
    screen = hand(after("auction_pitch", Deal({}), "1 bid 2", seats=4), 2)
    assert "Bob bids 2." in texts(screen)
    assert [pressed(screen, label) for label in ("Pass", "3", "4")] == [
        "bid pass",
        "bid 3",
        "bid 4",
    ]
    assert "2" not in buttons(screen)


def test_who_pitches_is_told_that_the_lead_makes_trumps() -> None:
    game = after("pitch", Deal({}), seats=3)
    assert "Lead any card: its suit is trumps." in texts(hand(game, 1))


def test_partners_are_named_before_the_first_trick() -> None:
    game = after("trinidad", Deal({}, "5S"), seats=4)
    assert "You play with Carol." in texts(hand(game, 0))
    assert "You play with" not in texts(hand(after("seven_up", HELD), 0))


FIVE_RUNS = ("af1807", Deal({}, "2S3S4S6S7S8H"), "1 beg", "0 run")


@pytest.mark.parametrize("presence", list(Presence))
def test_the_largest_hand_fits_with_all_that_goes_with_it(presence: Presence) -> None:
    """Section 12: two players, five runs, all cards kept: 21."""
    view = view_of(after(*FIVE_RUNS, "1 stand"), 1)
    assert len(view.hand) == 21
    frame = frame_of(("*" * 40,) * 2)
    frame = replace(
        frame,
        table_id="abcdefghijkl",
        asked=(999_999,) * 2,
        chairs=tuple(replace(chair, presence=presence) for chair in frame.chairs),
        waiting_for=(1,),
        deadlines={1: 1_790_000_000},
    )
    for draft in ((), ("inquire",)):
        screen = SCREENS.hand(english(view, frame), draft=draft, notice="x" * 500)
        assert faults(screen) == []
        if presence is not Presence.LEFT:
            cards = [label for label in buttons(screen) if label[-1] in "♣♦♠♥"]
            assert len(cards) == 21


def test_the_largest_discard_fits_with_every_card_ticked() -> None:
    game = after("af1845", FIVE_RUNS[1], "1 beg", "0 run", packet=3, second_beg="never")
    view = view_of(game, 1)
    assert view.prompt is not None
    assert view.prompt.pick == 15
    frame = replace(frame_of(("*" * 40,) * 2), table_id="abcdefghijkl", asked=(999_999,) * 2)
    ticks = tuple(map(str, view.hand[:15]))
    screen = SCREENS.hand(english(view, frame), draft=ticks, notice="x" * 500)
    assert faults(screen) == []
    said = Action.read(pressed(screen, "Put 15 aside (15 ticked)"))
    game.apply(1, SCREENS.joined(view, ticks, said))


# What is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "led", "card", "said"),
    [
        ("seven_up", "KH", "5D", "You must follow hearts ♥ or trump, as long as you can."),
        ("seven_up", "AS", "5D", "Trumps were led: you must play one, as long as you have any."),
        ("seven_up", "KH", "2C", "That card is not in your hand any more."),
    ],
)
def test_an_illegal_card_is_refused_in_plain_words(
    key: str, led: str, card: str, said: str
) -> None:
    game = after(key, HELD, "1 stand", f"1 play {led}")
    with pytest.raises(IllegalAction) as refused:
        game.apply(0, Action("play", (card,)))
    assert SCREENS.illegal(refused.value, ENGLISH) == said


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"target": 0}, "A game goes to between 1 and 100 points."),
        ({"teams": "none"}, "Four players play in pairs here."),
    ],
)
def test_what_makes_no_game_is_told_in_plain_words(wish: dict[str, Option], said: str) -> None:
    with pytest.raises(BadRules) as refused:
        variant("seven_up", wish, 4)
    assert SCREENS.unplayable(refused.value, ENGLISH) == said


def table_of(game: Game) -> AllFoursView:
    return of_kind(AllFoursView, game.view(None))


def counted(view: AllFoursView) -> set[Card]:
    """The cards that the score tells of: turned up, revoked with, or a High, Low or Jack played.

    And those that were cut: they were put back before the deal, and say nothing of it.
    """
    marks: list[Mark] = [*view.marks, *(mark for result in view.results for mark in result.marks)]
    cut = {face for row in view.cut for face in row}
    return cut | {mark.card for mark in marks if mark.card is not None}


@pytest.mark.parametrize("key", ["seven_up", "yorkshire", "lancashire", "seven_up_1876"])
def test_who_does_not_look_yet_is_shown_no_card(key: str) -> None:
    """F14: with `two` only eldest and dealer look, with `not_partner` all but eldest's partner."""
    blind = 0
    for game, _ in kept(key, 4):
        public = table_of(game)
        if public.trump_fixed or not any(public.hand_sizes):
            continue
        lookers = {public.eldest, public.dealer}
        if key in ("yorkshire", "lancashire"):
            lookers = set(range(4)) - {(public.eldest + 2) % 4}
        for seat in set(range(4)) - lookers:
            frame = frame_of()
            hand = SCREENS.hand(english(view_of(game, seat), frame))
            shown = faces(hand) - {*public.turned, *(play.card for play in public.seen)}
            assert shown <= counted(public)
            assert "You look at your cards once trumps are fixed." in texts(hand)
            blind += 1
        for seat in lookers:
            frame = frame_of()
            hand = SCREENS.hand(english(view_of(game, seat), frame))
            assert faces(hand) >= set(view_of(game, seat).hand)
            assert len(view_of(game, seat).hand) >= 6 - bool(public.trick)
    assert blind


def test_names_are_those_of_the_table() -> None:
    """The names of the frame stand on the table, none of them twice as a side."""
    game = first("trinidad", 4)
    said = texts(SCREENS.table(english(table_of(game))))
    assert f"{PEOPLE[0]} + {PEOPLE[2]} " in said
    assert f"{PEOPLE[1]} + {PEOPLE[3]} " in said
