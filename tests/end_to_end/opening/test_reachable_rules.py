"""Rules that a record may have are reached from Discord too: chosen, told in words, and played."""

import pytest

from bot.screens.families import family_screens, offers
from bot.text.phrasebook import HOME, phrasebook_of
from engine.contract.variant import Option, Variant
from engine.games.catalogue import variant
from loopback_discord.people.client import Impossible
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.end_to_end.conftest import Evening, play_until
from tests.end_to_end.customising import customises
from tests.screens.conftest import texts

pytestmark = pytest.mark.usefixtures("evening")


Said = dict[str, str | int]


async def started(
    evening: Evening, person: Person, where: Channel, command: str, said: Said, *chosen: str
) -> Variant:
    """Open a table, choose its rules, each with its value, start it, and return what is played."""
    shown = await person.slash(command, where, **said)
    if chosen:
        menus = await customises(person, shown)
        for rule, value in zip(chosen[::2], chosen[1::2], strict=True):
            await person.select(menus, rule, placeholder="Which rule?")
            await person.select(menus, value, placeholder="How shall it be?")
            assert "Changed." in person.reads(menus)
    await person.click(shown, "Start")
    await person.until(lambda: evening.client.room.tables.live)
    assert len(evening.live_table.row.chairs) == evening.live_table.row.seat_count
    return evening.live_table.game.variant


def told(played: Variant) -> str:
    """Return what the rules and the rule card say of a game."""
    words, screens = phrasebook_of(HOME), family_screens(played.family)
    return texts(screens.told.rules(played, words)) + "\n".join(
        screens.told.rule_card(played, words)
    )


@pytest.mark.parametrize(
    ("command", "said", "chosen", "options", "sentence"),
    [
        (
            "hearts",
            {},
            (
                "Partners",
                "Partners sit opposite and share one total",
                "The partner of whoever shoots the moon",
                "Gets the moon's points like the others",
            ),
            {"teams": [[0, 2], [1, 3]], "team_score": "pooled", "partner_moon": "hit"},
            "The shooter's partner gets the moon's points too.",
        ),
        (
            "allfours",
            {"preset": "af1845"},
            (
                "Cards that count for Game",
                "Only trumps count for Game",
                "The trump when cards are run",
                "A run gives three more cards each, but trumps stay",
            ),
            {"game_suits": "trumps", "run_new_trump": False},
            "Run: everybody gets three more cards; trumps stay.",
        ),
        # Of points and deals whichever comes first ends a game (R9.4).
        (
            "hearts",
            {"deals": 3, "target": 40},
            (),
            {"end_mode": "both", "deals": 3, "target": 40},
            "The game ends at 40 points, or after 3 deals.",
        ),
        (
            "hearts",
            {"preset": "danger_hearts", "target": 40},
            (),
            {"end_mode": "both", "target": 40},
            "The game ends at 40 points, or after 10 deals.",
        ),
        (
            "samba",
            {"target": 1},
            (),
            {"target": 1},
            "The first side with 1 point at the end of a deal wins.",
        ),
    ],
)
async def test_what_is_chosen_with_a_table_is_told_and_played(
    evening: Evening,
    command: str,
    said: Said,
    chosen: tuple[str, ...],
    options: dict[str, Option],
    sentence: str,
) -> None:
    """One of each way to choose: every option of every family is in `test_house_rules.py`."""
    played = await started(evening, evening.alice, evening.cards, command, said, *chosen)
    assert dict(played.options) == options
    assert played.rules == variant(played.key, options, evening.live_table.row.seat_count).rules
    assert sentence in told(played)


async def test_a_game_may_be_of_one_deal(evening: Evening) -> None:
    """F29."""
    said: Said = {"preset": "pitch", "deals": 1, "seats": 2}
    played = await started(evening, evening.alice, evening.cards, "pitch", said)
    assert dict(played.options) == {"deals": 1}
    assert "The game ends after at most 1 deal." in told(played)
    await play_until([evening.alice], lambda: not evening.client.room.tables.live)
    assert "\N{TROPHY}" in evening.alice.reads(evening.cards)


async def test_more_deals_than_thirty_are_not_taken(alice: Person) -> None:
    for offer in offers():
        for deals in (0, 31):
            with pytest.raises(Impossible):
                await alice.slash(offer.command, deals=deals)
