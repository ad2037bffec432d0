"""Tables of Canasta that have come to a position, and hands pressed by what is written on them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.cards import Card, cards, pack, spell
from engine.contract.variant import Option
from engine.games.canasta.view import CanastaView
from engine.table.chairs import Chair
from engine.table.journal import Author
from loopback_discord.payloads import Payload, selects_of, text_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import of_kind
from tests.end_to_end.conftest import Evening
from tests.end_to_end.positions import Position, place

KINGS: Final = "KSKHKC9S9C2S**4H5D6C7S"
"""Three kings and a deuce open with 50."""
FOURS: Final = "4S4CASAHAC5S6S7H8STDQD"
MORE_KINGS: Final = "KDKSKHKCQSQHQCJSJHJC5H"
"""With the kings on the table a mixed canasta, and all but the five can be laid."""

SEQUENCE: Final = "5H6H7H8H9HQSQHQC4S4D2S**KCJDTC"


def dealt(*hands: str, up: str, stock: str, packs: int = 2, size: int = 11) -> str:
    """Write a deal in which seats get these hands, or what is left, and the stock begins so."""
    left = sorted(pack(packs, jokers=2), key=lambda face: (face in cards("3H3D"), face))
    first: list[Card] = [*cards(up), *cards(stock)]
    for face in (*cards("".join(hands)), *first):
        left.remove(face)
    held = [list(cards(hand)) for hand in hands]
    while len(held) < 4:
        held.append([left.pop(0) for _ in range(size)])
    return " ".join(("-1 deal", *(spell(hand) for hand in held), spell([*first, *left])))


OPENING: Final = dealt(KINGS, FOURS, MORE_KINGS, up="9H", stock="8DJD")
LAID: Final = ("0 draw", "0 lay K3,1,0", "0 discard 4")
TOOK: Final = (*LAID, "1 take 42,0,0 + A3,0,0")
ASKED: Final = (*TOOK, "1 discard Q", "2 draw", "2 ask")
"""How the turns go on from there."""

ONE_PACK: Final = {"decks": 1, "hand_size": 10}
LAST_CARDS: Final = dealt(
    "3H3D4H5H6H7H8HTSJSQS",
    "4D5D6D7D8D9DTHJHQHAS",
    "4C5C6C7C8C9CTDJDQDAH",
    "KSKHKC2S4S5S6S7S8S9S",
    up="9H",
    stock="3S3C2H2DKD2C****TCJCQCADAC",
    packs=1,
    size=10,
)
"""A deal of `ONE_PACK` whose stock lasts for eleven turns; Dave can open with kings."""


def used_up(last: str) -> tuple[str, ...]:
    """Return the deal and eleven turns; then Dave has kings before him and `last` to take."""
    return (LAST_CARDS, *_eleven_turns(last))


def _eleven_turns(last: str) -> Iterator[str]:
    for turn, thrown in enumerate((*"44445555", *"66", last)):
        seat = turn % 4
        yield f"{seat} draw"
        if turn == 3:
            yield f"{seat} lay K3,1,0"
        yield f"{seat} discard {thrown}"


def at_table(
    people: Sequence[Person],
    *acts: str,
    preset: str = "canasta_book",
    options: Mapping[str, Option] | None = None,
) -> Position:
    """Return a table of people whose game has come so far; the first of them plays first."""
    chairs = tuple(Chair(person.name, person=person.id) for person in people)
    return Position(
        preset=preset, options=dict(options or {}), chairs=chairs, acts=acts, dealer=len(people) - 1
    )


async def seated(
    evening: Evening,
    where: Channel,
    people: Sequence[Person],
    *acts: str,
    preset: str = "canasta_book",
    options: Mapping[str, Option] | None = None,
) -> None:
    """Seat people at a table whose game has come so far, and wait for their hands."""
    await place(evening, where, at_table(people, *acts, preset=preset, options=options))
    for person in people:
        await person.until(person.dms, what="a hand")


def view_of(evening: Evening) -> CanastaView:
    return of_kind(CanastaView, evening.live_table.game.view(None))


async def can_press(person: Person, label: str) -> None:
    await person.until(lambda: label in person.faces(person.dm_channel), what=label)


async def press(person: Person, *labels: str) -> Answer:
    """Press buttons of one's hand, each as soon as it can be."""
    answer = None
    for label in labels:
        await can_press(person, label)
        answer = await person.click(person.dm_channel, label)
    assert answer is not None
    return answer


async def choose(person: Person, placeholder: str, *labels: str) -> Answer:
    """Choose in a menu of one's hand, by values or by what its lines are or begin with."""

    def menu() -> Payload | None:
        listed = selects_of(person.dms()[-1])
        return next((one for one in listed if one["placeholder"] == placeholder), None)

    await person.until(lambda: menu() is not None, what=placeholder)
    options = (menu() or {})["options"]
    values = [_option(options, label)["value"] for label in labels]
    return await person.select(person.dm_channel, *values, placeholder=placeholder)


def _option(options: Sequence[Payload], label: str) -> Payload:
    exact = [one for one in options if label in (one["label"], one["value"])]
    starts = re.compile(rf"{re.escape(label)}[ ♣♦♠♥]")
    (found,) = exact or [one for one in options if starts.match(one["label"])]
    return found


def hand(person: Person) -> str:
    return text_of(person.dms()[-1])


async def entries(evening: Evening) -> list[tuple[int, str, Author]]:
    """Return what was written: who, what, and by whom it was decided."""
    found = await evening.store.journal.read("placed")
    return [(one.seat, str(one.action), one.author) for one in found]
