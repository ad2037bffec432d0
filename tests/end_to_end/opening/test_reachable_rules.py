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


ELDEST = "The player next to the dealer leads first, any card that costs no points"


PLAIN: dict[str, Option] = {"spade_values": {"Q": 13, "K": 0, "A": 0}}


@pytest.mark.parametrize(
    ("said", "chosen", "options", "sentence"),
    [
        (
            {},
            ("The first lead", ELDEST),
            {"opening": "eldest_nonpenalty"},
            "The player next to the dealer leads first, any card that costs no points.",
        ),
        (
            {"seats": 3},
            ("Cards left out of the pack", "2♣, so that 3♣ is the lowest club"),
            {"strip": {"3": ["2C"]}},
            "3 players: without 2♣.",
        ),
        (
            {"seats": 6},
            (
                "Cards left out of the pack",
                "All four twos, so that the hearts cost 12 points",
            ),
            {"strip": {"6": "all_twos"}},
            "6 players: without 2♣, 2♦, 2♥ and 2♠.",
        ),
        (
            {},
            (
                "Passing",
                "Before seeing any cards, the dealer decides how many go to whom, at most 3 in all",
                "The dealer's limit",
                "At most 7 cards in all",
            ),
            {"pass_schedule": "dealer_choice", "dealer_pass_cap": 7},
            "Before seeing any cards, the dealer decides how many go to whom, at most 7 in all",
        ),
        (
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
            {"preset": "black_maria_plain"},
            (),
            {},
            "of the spades only the Q♠ costs points, 13 of them. A deal holds 26",
        ),
        (
            {"preset": "black_maria"},
            ("Spades that cost points", "Q♠ costs 13, and no other spade costs anything"),
            PLAIN,
            "Q♠, the queen of spades, costs 13.",
        ),
        (
            {"target": 1},
            (),
            {"target": 1},
            "The game ends after the deal in which somebody reaches 1 point.",
        ),
    ],
)
async def test_a_rule_of_hearts_is_chosen_told_and_played(
    evening: Evening, said: Said, chosen: tuple[str, ...], options: dict[str, Option], sentence: str
) -> None:
    played = await started(evening, evening.alice, evening.cards, "hearts", said, *chosen)
    assert played.key == said.get("preset", "standard")
    assert dict(played.options) == options
    assert played.rules == variant(played.key, options, evening.live_table.row.seat_count).rules
    assert sentence in told(played)


async def test_plain_black_maria_is_for_three(evening: Evening) -> None:
    """A18: 17 cards each without 2♣, and no other spade than the queen costs points."""
    played = await started(
        evening, evening.alice, evening.cards, "hearts", {"preset": "Black Maria, plain"}
    )
    assert evening.live_table.row.seat_count == 3
    assert played.rules == variant("black_maria", PLAIN).rules


@pytest.mark.parametrize(
    ("preset", "chosen", "options", "sentences"),
    [
        (
            "af1814",
            (
                "What a ten counts for Game",
                "1 card point",
                "Who counts Low",
                "Low counts for the dealer",
            ),
            {"ten": 1, "low_to": "dealer"},
            ("a ten 1.", "the lowest trump in play, for the dealer."),
        ),
        (
            "af1845",
            (
                "Cards that count for Game",
                "Only trumps count for Game",
                "The trump when cards are run",
                "A run gives three more cards each, but trumps stay",
            ),
            {"game_suits": "trumps", "run_new_trump": False},
            ("counting trumps only.", "Run: everybody gets three more cards; trumps stay."),
        ),
    ],
)
async def test_the_letter_of_an_old_text_of_all_fours_is_chosen_told_and_played(
    evening: Evening,
    preset: str,
    chosen: tuple[str, ...],
    options: dict[str, Option],
    sentences: tuple[str, ...],
) -> None:
    """D1, D2, D3, D9."""
    played = await started(
        evening, evening.alice, evening.cards, "allfours", {"preset": preset}, *chosen
    )
    assert (played.key, dict(played.options)) == (preset, options)
    for sentence in sentences:
        assert sentence in told(played)


@pytest.mark.parametrize("command", ["canasta", "samba"])
async def test_a_game_of_canasta_may_go_to_a_single_point(evening: Evening, command: str) -> None:
    played = await started(evening, evening.alice, evening.cards, command, {"target": 1})
    assert dict(played.options) == {"target": 1}
    assert "The first side with 1 point at the end of a deal wins." in told(played)


@pytest.mark.parametrize(
    ("command", "target", "said"), [("allfours", 1, "1 point wins"), ("pitch", 3, "3 points wins")]
)
async def test_a_game_of_all_fours_may_be_short(
    evening: Evening, command: str, target: int, said: str
) -> None:
    said_so: Said = {"target": target}
    if command == "pitch":
        said_so["preset"] = "auction_pitch"
    played = await started(evening, evening.alice, evening.cards, command, said_so)
    assert dict(played.options) == {"target": target}
    assert f"The first side to reach {said} at once." in told(played)


@pytest.mark.parametrize("deals", [1, 7, 30])
async def test_a_game_may_be_of_any_number_of_deals(evening: Evening, deals: int) -> None:
    played = await started(evening, evening.alice, evening.cards, "hearts", {"deals": deals})
    assert dict(played.options) == {"end_mode": "deals", "deals": deals}
    assert f"The game ends after {deals} deal" in told(played)
    if deals == 1:
        await play_until([evening.alice], lambda: not evening.client.room.tables.live)
        assert "\N{TROPHY}" in evening.alice.reads(evening.cards)


async def test_a_game_of_any_family_may_be_of_one_deal(
    evening: Evening, alice: Person, bob: Person, carol: Person, dave: Person, cards: Channel
) -> None:
    """F29; K56 and S16 by the same option."""
    said: Said = {"preset": "pitch", "deals": 1, "seats": 2}
    played = await started(evening, alice, cards, "pitch", said)
    assert dict(played.options) == {"deals": 1}
    assert "The game ends after at most 1 deal." in told(played)
    await play_until([alice], lambda: not evening.client.room.tables.live)
    assert "\N{TROPHY}" in alice.reads(cards)
    for person, command in ((bob, "canasta"), (carol, "samba"), (dave, "allfours")):
        await person.slash(command, cards, deals=4)
        assert "at most 4 deals" in person.reads(cards)


async def test_more_deals_than_thirty_are_not_taken(alice: Person) -> None:
    for offer in offers():
        for deals in (0, 31):
            with pytest.raises(Impossible):
                await alice.slash(offer.command, deals=deals)


async def test_with_points_and_deals_whichever_comes_first_ends_the_game(evening: Evening) -> None:
    """R9.4."""
    played = await started(
        evening, evening.alice, evening.cards, "hearts", {"deals": 3, "target": 40}
    )
    assert dict(played.options) == {"end_mode": "both", "deals": 3, "target": 40}
    assert "The game ends at 40 points, or after 3 deals." in told(played)


async def test_points_beside_a_game_of_deals_end_it_too(evening: Evening) -> None:
    wished: Said = {"preset": "danger_hearts", "target": 40}
    played = await started(evening, evening.alice, evening.cards, "hearts", wished)
    assert dict(played.options) == {"end_mode": "both", "target": 40}
    assert "The game ends at 40 points, or after 10 deals." in told(played)
