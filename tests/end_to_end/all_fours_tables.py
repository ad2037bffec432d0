"""Tables of All Fours that have come to a position, and what is seen of them."""

from bot.text.button_ids import ButtonId
from engine.cards import Card
from engine.contract.variant import Option
from engine.games.all_fours.view import AllFoursView
from engine.table.chairs import Chair
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import of_kind
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import table_of
from tests.end_to_end.mid_game import hands_shown
from tests.end_to_end.positions import TABLE_ID, Position, place
from tests.rulings.all_fours.written import Act, Deal, in_acts

HELD = Deal({1: "AS9S4HKHQD2D", 0: "JS8STH3H5D6C"}, "5S7D", ("3DAD7C8DTD9C",))
"""Bob, eldest, has the Ace of the trump turned first; after a run diamonds are trumps."""


def seated(*people: Person) -> tuple[Chair, ...]:
    return tuple(Chair(person.name, person=person.id) for person in people)


async def placed(
    evening: Evening,
    cards: Channel,
    preset: str,
    people: list[Person],
    *acts: Act,
    **options: Option,
) -> None:
    """Set these people, Alice dealing first, at a table that has come to a position."""
    written = in_acts(*acts, seats=len(people))
    position = Position(preset=preset, options=options, chairs=seated(*people), acts=written)
    await place(evening, cards, position)


def view_of(evening: Evening) -> AllFoursView:
    return of_kind(AllFoursView, evening.live_table.game.view(None))


def hand_of(evening: Evening, seat: int) -> tuple[Card, ...]:
    return evening.live_table.game.view(seat).hand


def table_text(person: Person, cards: Channel) -> str:
    return text_of(table_of(person, cards))


def hand_text(person: Person) -> str:
    """What the newest hand of a person tells, nothing before there is one."""
    return "".join(text_of(one) for one in hands_shown(person)[-1:])


async def says(person: Person, *labels: str) -> None:
    """Press what a hand offers, one after the other, each as soon as it is there."""
    for label in labels:
        await person.until(lambda label=label: label in person.faces(person.dm_channel), what=label)
        answer = await person.click(person.dm_channel, label)
        assert answer.kind == "update", label


async def forged(person: Person, evening: Evening, seat: int, said: str) -> str:
    """Press an answer that no button offers and return what the hand says then."""
    hand = hands_shown(person)[-1]
    custom_id = ButtonId(TABLE_ID, "do", evening.live_table.moment.asked(seat), said).custom_id
    return person.reads(await person.press_raw(hand, custom_id, forged=True))
