"""Hands and tables as a game shows them, with all that may be added to them, and all of it at once.

A newcomer's offers, pictures, a hint, an answer to a press, the way back, a day's title.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product
from random import Random
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

from bot.screens.family import Draft
from bot.screens.screen import Screen
from bot.tables.clock.paces import Pace
from bot.tables.messages.drawing import hand_screen, table_screen
from bot.tables.services.preferences import Reader
from bot.tables.session.moment import Advised, Aftermath, Moment, NotedDraft
from bot.text.faces import LOOKS
from bot.text.phrasebook import Phrasebook
from data.fields import Tried, own_order
from data.preferences import Look, OwnPictures
from data.tables import TableState
from engine.contract.game import Game
from engine.contract.seats import DEALER, Seat
from engine.players.families import advice_on
from engine.table.chairs import LET_PASS, Chair, Presence
from engine.table.journal import Questions
from engine.table.table import TableMoment
from tests.laws.covering import few
from tests.screens.first_deals import FAIR, drafts
from tests.screens.largest import chairs, faces, speaking
from tests.table_rows import of_day, table_row

NOW: Final = 1_800_000_000_000
ASKED: Final = 99_999
"""The number of a question, as long as one may be."""
PACE: Final = Pace("live", reminder=30, turn=60, interval=8, card=2)

Place: TypeAlias = Literal["panel", "panel of the day", "panel of a contest", "messages"]
"""Where a hand is shown: alone with computers, or as a private message beside a table."""

Going: TypeAlias = Literal["on", "away", "paused"]


class Situation(NamedTuple):
    """What is so beside the game while a hand is drawn."""

    place: Place
    pictures: OwnPictures
    look: Look
    going: Going
    told: bool
    """Whether a hint stands there, and an answer to the last press."""


SITUATIONS: Final[Sequence[Situation]] = [
    Situation(*one)
    for one in product(
        get_args(Place), get_args(OwnPictures), LOOKS, get_args(Going), (True, False)
    )
]
FULLEST: Final[Sequence[Situation]] = [
    one
    for one in SITUATIONS
    if one.place.startswith("panel of") and one.pictures == "offered" and one.told
]
"""Those in which most is added to a hand."""
PAIRED: Final = few(SITUATIONS, lambda one: frozenset(combinations(enumerate(one), 2)))
"""Few in which any two things that can be so at once are so in one."""


class Shown(NamedTuple):
    """A hand to be drawn in a situation: that of a seat which has composed so much of an answer."""

    game: Game
    seat: Seat
    draft: Draft = ()
    name: str = ""


def tried(place: Place, person: int) -> Tried | None:
    """Return what is played for: the deal of a day, or the second of five of a tournament."""
    if place == "panel of a contest":
        cup = Tried("k3m9x2ab", 1, "tournament", 5, NOW)
        return replace(cup, number=own_order(cup, person)[1])
    return of_day("2026-11-28") if place == "panel of the day" else None


def moment_of(shown: Shown, situation: Situation) -> Moment:
    game, seat, seats = shown.game, shown.seat, shown.game.seat_count
    offered, people = game.variant, list(chairs(seats))
    solo = situation.place != "messages"
    if situation.going != "on":
        people[seat] = replace(people[seat], presence=Presence.AWAY, missed=LET_PASS)
    if solo:
        people = [one if at == seat else Chair(one.name) for at, one in enumerate(people)]
    row = table_row(
        state=TableState.PLAYING,
        family=offered.family,
        preset=offered.key,
        options=dict(offered.options),
        seat_count=seats,
        chairs=tuple(people),
        solo=solo,
        hints=True,
        tried=tried(situation.place, seat + 1),
        paused_until=NOW + 1 if situation.going == "paused" else None,
        guild_name=people[0].name,
    )
    ended = DEALER in game.to_act and bool(game.deal_scores)
    play = TableMoment.first(game, NOW)._replace(
        questions=Questions((ASKED,) * seats, (NOW,) * seats), deal_ended_at=NOW if ended else None
    )
    advised = {}
    if situation.told and seat in game.to_act:
        advice = advice_on(game.view(seat), game.propose(seat, Random(1)))
        advised = {seat: Advised(ASKED, advice)}
    moment = Moment(
        row=row,
        play=play,
        pace=PACE,
        intervals=True,
        link="https://discord.com/channels/1/2/3",
        aftermath=Aftermath(proven=FAIR),
        drafts={seat: NotedDraft(ASKED, shown.draft, NOW)},
        advised=advised,
    )
    hand = game.view(seat).hand
    return moment.with_card_ahead(seat, hand[0]) if hand and seat not in game.to_act else moment


def reader_of(situation: Situation, words: Phrasebook) -> Reader:
    look = situation.look
    return Reader(
        words.with_faces(faces(look)),
        "two-colours" if look == "plain" else look,
        situation.pictures,
        "three_taps" if situation.told else "asks",
    )


def hand(shown: Shown, situation: Situation, words: Phrasebook) -> Screen:
    moment, reader = moment_of(shown, situation), reader_of(situation, words)
    everybody = None if situation.place == "messages" else replace(reader, pictures="never")
    notice = reader.phrasebook("press-message-gone") if situation.told else None
    return hand_screen(moment, shown.seat, reader, NOW, everybody=everybody, notice=notice)


def table(game: Game, situation: Situation, words: Phrasebook) -> Screen:
    moment = moment_of(Shown(game, 0), situation._replace(place="messages"))
    return table_screen(moment, replace(reader_of(situation, words), reacts=True), NOW)


def hands_at(name: str, game: Game) -> Iterator[Shown]:
    """Yield the hand of somebody who waits, and that of who is asked as far as it is composed."""
    asked = [seat for seat in game.to_act if seat != DEALER]
    waits = [seat for seat in range(game.seat_count) if seat not in asked]
    yield from (Shown(game, seat, name=f"{name}, waiting") for seat in waits[:1])
    for seat in asked[:1]:
        yield Shown(game, seat, name=name)

        def draw(draft: Draft, seat: Seat = seat) -> Screen:
            return hand(Shown(game, seat, draft), SITUATIONS[0], speaking("en-US"))

        for kind, draft in drafts(game, seat, draw):
            yield Shown(game, seat, draft, f"{name}, {kind}")
