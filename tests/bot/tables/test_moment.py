"""A moment is drawn and timed by itself: no room, no store and no Discord is needed for that."""

from dataclasses import replace
from itertools import product
from random import Random
from typing import Final

import pytest

from bot.screens.families import family_screens
from bot.screens.screen import Screen
from bot.tables.clock.paces import PACES, Pace
from bot.tables.computers.unpressed import unpressed
from bot.tables.messages.drawing import hand_screen, past_table_screen, table_screen
from bot.tables.services.preferences import Reader
from bot.tables.session.moment import Moment
from bot.tables.session.timing import deadlines, may_take_back_for, plays_itself_in, rests_for
from bot.text.phrasebook import phrasebook_of
from data.kept_games import first_moment
from data.preferences import PersonPreferences
from data.tables import TableState
from engine.cards import Card
from engine.contract.action import Action
from engine.contract.seats import DEALER, Seat
from engine.table.chairs import Chair, Presence
from loopback_discord.payloads import text_of
from tests.conftest import there
from tests.drawing import as_sent
from tests.table_rows import table_row

ENGLISH: Final = Reader(phrasebook_of("en-US"))
GERMAN: Final = Reader(phrasebook_of("de"))
PACE: Final = Pace("live", reminder=30, turn=60, interval=8, card=2)
BEGAN: Final = 1_700_000_000_000
CHAIRS: Final = tuple(
    Chair(name, person=person) for person, name in enumerate(("Alice", "Bob", "Carol"), 11)
)


@pytest.fixture
def moment() -> Moment:
    """Three people at Hearts, who have just been dealt their cards and pass some."""
    row = table_row(
        state=TableState.PLAYING,
        preset="standard",
        seat_count=3,
        dealer=0,
        started_at=BEGAN,
        chairs=CHAIRS,
    )
    play = first_moment(row)
    game, _ = play.game.apply(DEALER, play.game.propose(DEALER, Random(1)))
    questions = play.questions.after(DEALER, (DEALER,), game.to_act, BEGAN)
    play = play._replace(game=game, questions=questions, next_number=1)
    return Moment(row=row, play=play, pace=PACE, intervals=True)


def read(screen: Screen) -> str:
    return text_of({"components": as_sent(screen)})


def held(moment: Moment, seat: Seat) -> tuple[Card, ...]:
    return moment.view(seat).hand


def test_a_moment_is_drawn_for_everybody_and_for_a_seat(moment: Moment) -> None:
    table = read(table_screen(moment, ENGLISH, BEGAN))
    assert all(name in table for name in ("Alice", "Bob", "Carol"))
    hand = read(hand_screen(moment, 0, ENGLISH, BEGAN))
    assert "Your hand" in hand
    assert read(hand_screen(moment, 0, GERMAN, BEGAN)) != hand


def test_a_hand_follows_from_its_own_cards_and_from_nobody_elses(moment: Moment) -> None:
    drawn = hand_screen(moment, 0, ENGLISH, BEGAN)
    others = moment.play.game.imagine(0, Random(7))
    assert others.view(1).hand != held(moment, 1)
    imagined = replace(moment, play=moment.play._replace(game=others))
    assert hand_screen(imagined, 0, ENGLISH, BEGAN) == drawn


def test_a_moment_is_drawn_once_for_a_reader_until_something_shows(moment: Moment) -> None:
    drawn = hand_screen(moment, 0, ENGLISH, BEGAN)
    assert hand_screen(moment, 0, ENGLISH, BEGAN) is drawn
    # What Bob has composed is nothing to Alice or to the table, also once it is enough.
    public = table_screen(moment, ENGLISH, BEGAN)
    for count in range(1, 4):
        ticked = moment.with_draft(1, tuple(map(str, held(moment, 1)[:count])), BEGAN)
        assert hand_screen(ticked, 0, ENGLISH, BEGAN) is drawn
        assert table_screen(ticked, ENGLISH, BEGAN) == public
    mine = moment.with_draft(0, (str(held(moment, 0)[0]),), BEGAN)
    assert hand_screen(mine, 0, ENGLISH, BEGAN) != drawn


def test_no_screen_counts_from_a_moment_that_is_over(moment: Moment) -> None:
    ends = BEGAN // 1000 + 60
    assert deadlines(moment, BEGAN) == dict.fromkeys(range(3), ends)
    assert f"<t:{ends}:R>" in read(hand_screen(moment, 0, ENGLISH, BEGAN))
    assert deadlines(moment, BEGAN + 60_000) == {}
    assert f"<t:{ends}:R>" not in read(hand_screen(moment, 0, ENGLISH, BEGAN + 60_000))


def test_nobody_is_waited_for_whose_chair_a_computer_plays(moment: Moment) -> None:
    away = replace(CHAIRS[1], presence=Presence.AWAY)
    row = replace(moment.row, chairs=(CHAIRS[0], away, CHAIRS[2]))
    left = replace(moment, row=row)
    assert set(left.owing) == {0, 2}
    assert left.computer_to_act() == 1
    assert replace(left, row=replace(row, paused_until=BEGAN)).computer_to_act() is None


def test_where_a_table_hangs_stands_on_the_message_it_has_left(moment: Moment) -> None:
    link = "https://discord.com/channels/1/2/3"
    assert link not in read(past_table_screen(moment, ENGLISH, BEGAN, 0))
    posted = replace(moment, link=link)
    assert link in read(past_table_screen(posted, ENGLISH, BEGAN, 0))


def at_the_only_card(moment: Moment) -> tuple[Moment, Seat]:
    """The same table when a seat has several cards and may play one of them alone."""
    game, rng = moment.play.game, Random(1)
    while True:
        (seat, *_) = game.to_act
        prompt = game.prompt(seat)
        if prompt is not None and prompt.question == "play" and len(set(prompt.cards)) == 1:
            break
        game, _ = game.apply(seat, game.propose(seat, rng))
    questions = moment.play.questions.after(DEALER, (DEALER,), game.to_act, BEGAN)
    return replace(moment, play=moment.play._replace(game=game, questions=questions)), seat


def test_the_only_card_takes_the_time_of_a_thought_where_people_wait(moment: Moment) -> None:
    """Its speed would tell the others that there was no choice."""
    now, seat = at_the_only_card(moment)
    wishes = PersonPreferences()
    assert wishes.forced == "paced"
    assert there(unpressed(now, seat, wishes)).paced
    assert not there(unpressed(now, seat, replace(wishes, forced="always"))).paced
    assert unpressed(now, seat, replace(wishes, forced="alone")) is None
    # Where people come and go for hours, an answer within seconds would tell as much.
    slow = replace(now, pace=Pace("slow", reminder=12 * 3600, turn=24 * 3600, card=2))
    assert unpressed(slow, seat, wishes) is None
    chairs = tuple(one if at == seat else Chair("Computer") for at, one in enumerate(now.chairs))
    alone = there(unpressed(replace(now, row=replace(now.row, chairs=chairs)), seat, wishes))
    assert not alone.paced


@pytest.mark.parametrize("card", [2, 60])
def test_half_of_a_turn_is_left_however_long_everybody_looks_at_a_trick(
    moment: Moment, card: int
) -> None:
    game, rng = moment.play.game, Random(1)
    while game.stage == "pass" or not family_screens("hearts").pause(game.view(None)):
        game, _ = game.apply(game.to_act[0], game.propose(game.to_act[0], rng))
    (seat,) = game.to_act
    questions = moment.play.questions.after(DEALER, (), game.to_act, BEGAN)
    play = moment.play._replace(game=game, questions=questions)
    now = replace(moment, play=play, pace=replace(PACES["fast"], card=card))
    looked = min(2.0 * card, 7.5)
    assert rests_for(now, seat, BEGAN) == plays_itself_in(now, seat, BEGAN) == looked
    assert deadlines(now, BEGAN)[seat] == BEGAN // 1000 + 15


def test_an_only_card_is_told_of_once_it_lies_on_the_table(moment: Moment) -> None:
    now, seat = at_the_only_card(moment)
    game = now.play.game
    prompt = there(game.prompt(seat))
    noted = now.with_only_card(seat, prompt.cards[0])
    assert noted.only_card(seat) is None
    game, _ = game.apply(seat, game.propose(seat, Random(1)))
    questions = now.play.questions.after(seat, (seat,), game.to_act, BEGAN)
    played = replace(noted, play=noted.play._replace(game=game, questions=questions))
    assert played.only_card(seat) == prompt.cards[0]
    assert all(played.only_card(other) is None for other in range(3) if other != seat)


def test_the_last_card_is_played_without_the_time_of_a_thought(moment: Moment) -> None:
    """Everybody knows that there was no choice."""
    game, rng = moment.play.game, Random(1)
    while len(game.view(game.to_act[0]).hand) > 1:
        game, _ = game.apply(game.to_act[0], game.propose(game.to_act[0], rng))
    questions = moment.play.questions.after(DEALER, (DEALER,), game.to_act, BEGAN)
    now = replace(moment, play=moment.play._replace(game=game, questions=questions))
    assert not there(unpressed(now, game.to_act[0], PersonPreferences())).paced


@pytest.mark.parametrize("presences", [*product(Presence, repeat=2)])
@pytest.mark.parametrize("answered", [(), (1,), (1, 2)])
def test_what_is_chosen_may_be_taken_back_for_a_while_unless_another_person_has_answered(
    moment: Moment, presences: tuple[Presence, Presence], answered: tuple[Seat, ...]
) -> None:
    """Only people count: from the time that a computer takes nobody learns anything."""
    chairs = [
        moment.chairs[0],
        *(replace(chair, presence=one) for chair, one in zip(CHAIRS[1:], presences, strict=True)),
    ]
    game, questions = moment.play.game, moment.play.questions
    for seat in answered:
        game, _ = game.apply(seat, game.propose(seat, Random(1)))
        questions = questions.after(seat, (seat,), game.to_act, BEGAN)
    play = moment.play._replace(game=game, questions=questions)
    now = replace(moment, play=play, row=replace(moment.row, chairs=tuple(chairs)))
    ticks = tuple(map(str, held(moment, 0)[:3]))
    others = [seat for seat in (1, 2) if presences[seat - 1] is Presence.HERE]
    first = bool(others) and not set(others).intersection(answered)

    for passed_ms in (0, 9_999, 10_000):
        left = may_take_back_for(now.with_draft(0, ticks, BEGAN), 0, BEGAN + passed_ms)
        assert left == ((10_000 - passed_ms) / 1000 if first else 0)
    # Who would be late by then is not made to wait, and so taken for absent.
    assert may_take_back_for(now.with_draft(0, ticks, BEGAN + 55_000), 0, BEGAN + 55_000) == 0
    found = there(unpressed(now.with_draft(0, ticks, BEGAN), 0, PersonPreferences()))
    assert found.action == Action.of("pass", sorted(held(moment, 0)[:3]))
    assert unpressed(now.with_draft(0, ticks[:2], BEGAN), 0, PersonPreferences()) is None
    asks = PersonPreferences(passing="asks")
    assert unpressed(now.with_draft(0, ticks, BEGAN), 0, asks) is None
