"""A deal of Hearts for three with four cards each, without a pass."""

from typing import Final

from bot.playground.person import Person
from bot.playground.places import Channel
from data.presets import GuildPreset
from engine.cards import pack
from engine.contract.variant import Option
from tests.end_to_end.conftest import Evening
from tests.end_to_end.mid_game import started

DEALT: Final = ("TCQCADAS", "3C4H2D7S", "5C3D6S2H")
SHORT: Final[dict[str, Option]] = {
    "players": 3,
    "players_allowed": [3],
    "strip": {"3": [str(face) for face in pack() if str(face) not in " ".join(DEALT)]},
    "pass_cycle": {"3": "H"},
    "opening": "eldest_free",
    "hearts_lead": "anytime",
}


async def offered(evening: Evening, cards: Channel) -> str:
    """Let a server offer such games, and return the name under which it does."""
    assert cards.guild is not None
    preset = GuildPreset("Short", "standard", SHORT)
    await evening.store.presets.save(cards.guild.id, preset)
    return preset.name


async def started_short(
    evening: Evening, people: list[Person], cards: Channel, *, target: int = 3
) -> None:
    """Start such a game from its lobby; with two points in each deal it has two deals at least."""
    await started(people, target, preset=await offered(evening, cards), seats=3)
