"""Short games: of each family, and of Hearts in short deals, opened in the lobby like any other."""

from collections.abc import Sequence
from typing import Final

from bot.screens.families import family_screens
from data.presets import GuildPreset
from engine.contract.variant import Option
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.mid_game import shows_hands
from tests.end_to_end.short_deals import SHORT

SEATS: Final = 3
_PASSED: Final[dict[str, Option]] = {**SHORT, "pass_cycle": {"3": "L"}}
"""Of four cards each passes three."""


def short_of(family: str) -> tuple[str, dict[str, str | int]]:
    """Return a command, and what to say to it for a game that one evening sees the end of."""
    offer = family_screens(family).offers[0]
    usual = offer.default
    said: dict[str, str | int] = {"preset": usual.key, "seats": usual.seats_allowed[0]}
    wishes = offer.wishes
    if "deals" in wishes:
        said["deals"] = 1
    elif "target" in wishes:
        said["target"], _ = wishes["target"]
    return offer.command, said


async def offered(evening: Evening, place: Channel) -> str:
    """Let a server offer such games, and return the name under which it does."""
    assert place.guild is not None
    preset = GuildPreset("Short", "standard", _PASSED)
    await evening.store.presets.save(place.guild.id, preset)
    return preset.name


async def short_lobby(
    evening: Evening, place: Channel, **options: str | int
) -> dict[str, str | int]:
    """Return what to say to /hearts for such a game, of one deal if nothing else is said.

    A deal is a quarter of a usual one, and has all that is in one: a pass, tricks and points.
    """
    length = {} if "target" in options else {"deals": 1}
    preset = await offered(evening, place)
    return {"preset": preset, "seats": SEATS, "level": "easy", **length, **options}


async def short_game(
    evening: Evening, people: Sequence[Person], cards: Channel, **options: str | int
) -> None:
    """Start such a game of up to three people, and of computers."""
    said = await short_lobby(evening, cards, **options)
    await gather_at_table(people[0], people[1:], command="hearts", **said)


async def short_game_begun(
    evening: Evening, people: Sequence[Person], cards: Channel, **options: str | int
) -> None:
    """Start such a table, at which everybody has their cards then."""
    await short_game(evening, people, cards, **options)
    for person in people:
        await shows_hands(person, 1)
