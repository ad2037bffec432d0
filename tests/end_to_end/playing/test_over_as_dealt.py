"""Games that the card turned up has ended: the dealer scores a jack before anybody plays (F8)."""

from random import Random

import pytest

from bot.tables.opening import starting
from engine.contract.seats import DEALER
from engine.fairness.chance import FreeChance
from engine.games.catalogue import variant
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, gather_at_table
from tests.end_to_end.looking import over
from tests.stored import rows_of


@pytest.fixture(autouse=True)
def a_jack_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    def dealt(seed: int) -> bool:
        chance = FreeChance(Random(seed))
        game = variant("seven_up", {"target": 1}).start(2, chance.first_dealer(2))
        while game.outcome is None and DEALER in game.to_act:
            game = game.apply(DEALER, game.propose(DEALER, chance.rng)).game
        return game.outcome is not None

    seed = next(filter(dealt, range(500)))

    def as_dealt(*_: object) -> FreeChance:
        return FreeChance(Random(seed))

    monkeypatch.setattr(starting, "chance_of", as_dealt)


async def test_people_are_told_the_result_and_it_is_kept(
    evening: Evening, alice: Person, bob: Person, cards: Channel
) -> None:
    await gather_at_table(alice, [bob], command="allfours", seats=2, target=1)
    await alice.until(lambda: over(alice, cards))
    assert "turned up" in alice.reads(cards)
    assert rows_of(evening.address, "SELECT count(*) FROM results") == [(2,)]
