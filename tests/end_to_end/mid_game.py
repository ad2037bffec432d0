"""Tables in the middle of a game: what is shown of them, and what is written."""

from collections.abc import Sequence

from bot.screens.screen import Screen
from data.sql.database import Value
from engine.games.hearts.view import HeartsView
from loopback_discord.payloads import Payload, buttons_of, text_of
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import of_kind
from tests.drawing import as_sent
from tests.end_to_end.conftest import Evening, gather_at_table, play_until
from tests.end_to_end.looking import saying
from tests.regular import button_ids, hand_message, press_one
from tests.stored import rows_of


def read(evening: Evening, query: str, *values: Value) -> list[tuple[object, ...]]:
    """Ask the store itself, beside the bot."""
    return rows_of(evening.address, query, *values)


def count_cards(evening: Evening) -> int:
    """Return how many actions are written."""
    return len(read(evening, "SELECT number FROM journal"))


def table_view(evening: Evening) -> HeartsView:
    """Return what a bystander may know of the one table."""
    return of_kind(HeartsView, evening.live_table.game.view(None))


def count_tricks(evening: Evening) -> int:
    """Return how many tricks of this deal are taken."""
    return len(table_view(evening).tricks)


def is_playing(evening: Evening) -> bool:
    """Whether the passing is over."""
    return table_view(evening).stage == "play"


def live_tables(person: Person, cards: Channel) -> list[Payload]:
    """Return the public messages of tables that are played."""
    return [one for one in saying(person, cards, "hand") if not one["ephemeral"]]


def hands_shown(person: Person) -> list[Payload]:
    """Return the direct messages that show cards."""
    return [one for one in person.dms() if "Your hand" in text_of(one)]


async def hand_in_turn(evening: Evening, people: Sequence[Person]) -> tuple[Person, Payload]:
    """Return who is in turn, and the hand, once it puts the question of this turn."""
    live_table = evening.live_table
    seat = live_table.waiting_for[0]
    in_turn, asked = people[seat], live_table.session.table.questions.numbers[seat]

    def asks() -> Payload | None:
        hand = hand_message(in_turn)
        said = button_ids(hand, "do", "tick") if hand else []
        return hand if said and said[0][0].asked == asked else None

    return in_turn, await in_turn.until(asks, what="the turn")


async def shows_hands(person: Person, count: int) -> None:
    await person.until(lambda: len(hands_shown(person)) == count, what=f"{count} open hands")


async def started(
    people: list[Person], target: int = 100, *, command: str = "hearts", **options: str | int
) -> None:
    """Start a table of these people, who then all have their hands."""
    options.setdefault("seats", max(3, len(people)) if command == "hearts" else len(people))
    await gather_at_table(people[0], people[1:], command=command, target=target, **options)
    for person in people:
        await shows_hands(person, 1)


async def pass_all(person: Person) -> None:
    """Tick three cards and pass them."""
    for _ in range(4):
        await press_one(person)


async def pass_around(people: list[Person], evening: Evening) -> None:
    """Pass until play begins, and wait until that is seen."""
    await play_until(people, lambda: is_playing(evening))
    in_turn = people[evening.live_table.waiting_for[0]]
    await in_turn.until(lambda: hand_message(in_turn), what="the turn")


async def in_play(evening: Evening, people: list[Person] | None = None) -> None:
    """Start a table of these people or all, and pass, so that somebody may play a card."""
    people = people or evening.people
    await started(people)
    await pass_around(people, evening)


async def everything_is_true(evening: Evening, people: list[Person], cards: Channel) -> None:
    """Wait until the table and the hands of those in turn show, once, how the game stands.

    The others' hands may tell of a moment gone by, but offer nothing to press.
    """
    await people[0].until(
        lambda: _same(live_tables(people[0], cards), evening.live_table.drawing.table()),
        what="the table as it stands",
    )
    for seat, person in enumerate(people):
        await _hand_is_true(evening, seat, person)


async def _hand_is_true(evening: Evening, seat: int, person: Person) -> None:
    def is_true() -> bool:
        if seat in evening.live_table.waiting_for:
            return _same(hands_shown(person), evening.live_table.drawing.hand(seat))
        return len(hands_shown(person)) == 1 and not hand_message(person)

    await person.until(is_true, what="the hand as it stands")


def _same(messages: list[Payload], screen: Screen) -> bool:
    drawn: Payload = {"components": as_sent(screen)}
    return len(messages) == 1 and _looks(messages[0]) == _looks(drawn)


def _looks(message: Payload) -> tuple[str, list[tuple[str, bool]]]:
    """What a message says and offers, and where it leads."""
    keys = [
        (str(key.get("custom_id") or key.get("url")), bool(key.get("disabled")))
        for key in buttons_of(message)
    ]
    return text_of(message), keys
