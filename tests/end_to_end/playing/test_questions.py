"""Questions beside play: the moon that may count in two ways, and the dealer's vector."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Final, NamedTuple

import pytest

from bot.tables.clock.paces import Pace
from bot.text.button_ids import ButtonId
from engine.contract.variant import Option
from engine.games.hearts.view import HeartsSeatView
from engine.players.policy import Level
from engine.table.chairs import Chair, Presence
from engine.table.journal import Author, Entry
from loopback_discord.payloads import text_of
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.customising import customises
from tests.end_to_end.looking import over
from tests.end_to_end.mid_game import hands_shown, table_view
from tests.end_to_end.positions import Position, place, swept
from tests.laws.covering import THOROUGH
from tests.regular import hand_message

pytestmark = pytest.mark.each_database_thorough


HOLD: Final[dict[str, Option]] = {"pass_cycle": {"4": "H"}}

CHOICE: Final[dict[str, Option]] = {"moon": "choice", **HOLD}

MIXED: Final[dict[str, Option]] = {
    # Here the most points win, so an old moon would lose its shooter the game (R8.4).
    "moon": "mixed",
    "objective": "highest",
    "target": 26,
    "tie_rule": "shared",
    **HOLD,
}


def seated(people: Sequence[Person], count: int = 4, level: Level = "easy") -> tuple[Chair, ...]:
    """Seat these people, and computers in the other chairs."""
    named = [Chair(person.name, person=person.id, level=level) for person in people]
    return (*named, *(Chair(f"Computer {at}") for at in range(count - len(named))))


async def moon_entry(evening: Evening) -> Entry:
    """Return what was written of how the moon counts."""
    entries = await evening.store.journal.read("placed")
    return next(entry for entry in entries if entry.action.verb == "moon")


def moon_position(chairs: tuple[Chair, ...], options: dict[str, Option]) -> Position:
    """Return a game whose first deal seat 0 has just swept."""
    return Position(preset="standard", options=options, chairs=chairs, acts=swept(), dealer=3)


def moon_hand(person: Person) -> str:
    """What the hand of whoever shot the moon says."""
    return next((text_of(one) for one in person.dms() if "You shot the moon" in text_of(one)), "")


# The moon ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("label", "totals"), [("For all others", (0, 26, 26, 26)), ("Off my own", (-26, 0, 0, 0))]
)
async def test_the_shooter_is_asked_how_the_moon_counts_and_the_answer_counts(
    evening: Evening, label: str, totals: tuple[int, ...]
) -> None:
    await place(evening, evening.cards, moon_position(seated([evening.alice, evening.bob]), CHOICE))
    await evening.alice.until(lambda: moon_hand(evening.alice))
    await evening.bob.until(lambda: "shot the moon and chooses" in evening.bob.reads(evening.cards))
    assert moon_hand(evening.bob) == ""

    face = next(
        one for one in evening.alice.faces(evening.alice.dm_channel) if one.startswith(label)
    )
    await evening.alice.click(evening.alice.dm_channel, face)

    await evening.alice.until(lambda: len(table_view(evening).results) == 1)
    assert table_view(evening).scores == totals
    assert (await moon_entry(evening)).author is Author.PERSON
    await evening.bob.until(lambda: "Alice shot the moon" in evening.bob.reads(evening.cards))


async def test_nobody_else_answers_for_the_shooter(evening: Evening) -> None:
    await place(evening, evening.cards, moon_position(seated([evening.alice, evening.bob]), CHOICE))
    await evening.bob.until(lambda: hands_shown(evening.bob))
    asked = evening.live_table.moment.asked(0)
    said = ButtonId("placed", "do", asked, "moon new").custom_id
    told = await evening.bob.press_raw(hands_shown(evening.bob)[-1], said, forged=True)
    assert told.error is None
    assert table_view(evening).results == ()
    greek = ButtonId("placed", "do", asked, "moon greek").custom_id
    await evening.alice.until(lambda: moon_hand(evening.alice))
    await evening.alice.press_raw(hands_shown(evening.alice)[-1], greek, forged=True)
    assert table_view(evening).results == ()


class Silent(NamedTuple):
    """A shooter who does not answer, and what comes of it."""

    options: dict[str, Option]
    default: str
    totals: tuple[int, ...]
    presence: Presence
    level: Level


def shooters() -> Iterator[Silent]:
    """Yield every kind in the long run; else every two of rules, presence and level together."""
    kinds: tuple[tuple[dict[str, Option], str, tuple[int, ...]], ...] = (
        (CHOICE, "moon old", (0, 26, 26, 26)),
        (MIXED, "moon new", (-26, 0, 0, 0)),
    )
    levels: tuple[Level, ...] = ("easy", "random")
    for (rule, kind), (at, presence), (number, level) in product(
        enumerate(kinds), enumerate(Presence), enumerate(levels)
    ):
        if THOROUGH or (rule + at + number) % 2 == 0:
            yield Silent(*kind, presence, level)


@pytest.mark.parametrize("silent", list(shooters()))
async def test_a_shooter_who_does_not_answer_gets_what_the_rules_name(
    evening: Evening, silent: Silent
) -> None:
    """R8.3: old where the shooter may choose; R8.4: new where an old moon would lose the game."""
    evening.paces = {"live": Pace("live", reminder=0.1, turn=0.3)}
    # A computer that tossed a coin would choose the other way.
    evening.seed = 80
    shooter, *others = seated([evening.alice, evening.bob], level=silent.level)
    chairs = (replace(shooter, presence=silent.presence), *others)
    await place(evening, evening.cards, moon_position(chairs, silent.options))

    await evening.bob.until(lambda: table_view(evening).results)

    assert table_view(evening).scores == silent.totals
    entry = await moon_entry(evening)
    assert str(entry.action) == silent.default
    assert entry.author is (Author.CLOCK if silent.presence is Presence.HERE else Author.COMPUTER)


# The dealer's vector -----------------------------------------------------------------------------

VECTOR: Final[dict[str, Option]] = {"pass_schedule": "dealer_choice"}


async def test_the_dealer_names_the_pass_before_anybody_sees_a_card(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    """R3.4."""
    chairs = seated([alice, bob])
    await place(evening, cards, Position(preset="standard", options=VECTOR, chairs=chairs))
    await alice.until(lambda: any("You deal" in text_of(one) for one in alice.dms()))
    await bob.until(lambda: "deals and says what is passed" in bob.reads(cards))
    assert table_view(evening).stage == "vector"
    assert all("♠" not in text_of(one) for one in alice.dms())

    await alice.click(alice.dm_channel, "2 left")

    await alice.until(lambda: table_view(evening).stage == "pass")
    for person in (alice, bob):
        await person.until(
            lambda person=person: "Choose 2 cards" in person.reads(person.dm_channel)
        )
    await play_until([alice, bob], lambda: table_view(evening).stage == "play")
    view = evening.live_table.game.view(0)
    assert isinstance(view, HeartsSeatView)
    assert len(view.passed) == 2
    assert view.recipients == (1,)


async def test_a_dealer_who_names_nothing_has_three_passed_to_the_left(evening: Evening) -> None:
    evening.paces = {"live": Pace("live", reminder=0.1, turn=0.4)}
    chairs = seated([evening.alice, evening.bob], level="random")
    await place(evening, evening.cards, Position(preset="standard", options=VECTOR, chairs=chairs))
    await evening.bob.until(lambda: table_view(evening).stage != "vector", what="the pass")
    (named, *_) = await evening.store.journal.read("placed")
    assert (named.seat, str(named.action), named.author) == (0, "vector 3 0 0", Author.CLOCK)


async def test_a_table_begins_with_the_dealers_question_and_gives_time_for_it(
    evening: Evening,
) -> None:
    people = [evening.alice, evening.bob, evening.carol, evening.dave]
    shown = await evening.alice.slash("hearts")
    menus = await customises(evening.alice, shown)
    for rule, value in (
        (
            "Passing",
            "Before seeing any cards, the dealer decides how many go to whom, at most 3 in all",
        ),
        ("How long the game goes", "1 deal"),
    ):
        await evening.alice.select(menus, rule, placeholder="Which rule?")
        await evening.alice.select(menus, value, placeholder="How shall it be?")
    for person in people[1:]:
        await person.click(shown, "Join")
    await evening.alice.click(shown, "Start")
    await evening.alice.until(lambda: evening.client.room.tables.live)
    dealer = evening.live_table.waiting_for[0]
    assert table_view(evening).stage == "vector"
    await people[dealer].until(lambda: hand_message(people[dealer]))
    table_id = evening.live_table.table_id

    await play_until(people, lambda: bool(table_view(evening).tricks))

    first, second, *_ = await evening.store.journal.read(table_id)
    assert (first.seat, first.action.verb, first.author) == (dealer, "vector", Author.PERSON)
    assert second.author is Author.DEALER
    for person in people:
        assert len(hands_shown(person)) == 1
    await play_until(people, lambda: not evening.client.room.tables.live)
    assert over(evening.alice, evening.cards)
