"""Canasta and Samba as people play them: plans, taking the pile, asking, going out, time."""

import json
from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from bot.playground.answers import Answer
from bot.playground.loopback import LoopbackDiscord
from bot.playground.payloads import Payload, buttons_of, selects_of, text_of
from bot.playground.person import Person
from bot.playground.places import Channel
from bot.room.pace import Pace
from bot.sentences import Sentence
from engine.cards import Card, cards, pack, spell
from engine.contract.variant import Option
from engine.games.canasta.view import CanastaView
from engine.records.record import read_record
from engine.records.replay import replay
from engine.table.chairs import Chair
from engine.table.journal import Author
from tests.end_to_end.conftest import Evening
from tests.end_to_end.looking import file_of, over, saying, table_of
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


@pytest.fixture
def people(alice: Person, bob: Person, carol: Person, dave: Person) -> list[Person]:
    return [alice, bob, carol, dave]


async def seated(
    evening: Evening,
    where: Channel,
    people: Sequence[Person],
    *acts: str,
    preset: str = "canasta_book",
    options: dict[str, Option] | None = None,
) -> None:
    """Seat four people at a table whose game has come so far; Alice plays first."""
    chairs = tuple(Chair(person.name, person=person.id) for person in people)
    at = Position(preset=preset, options=options or {}, chairs=chairs, acts=acts, dealer=3)
    await place(evening, where, at)
    for person in people:
        await person.until(person.dms, what="a hand")


def view_of(evening: Evening) -> CanastaView:
    view = evening.sitting.game.view(None)
    assert isinstance(view, CanastaView)
    return view


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
    """Choose in a menu of one's hand."""
    await person.until(
        lambda: any(one["placeholder"] == placeholder for one in selects_of(person.dms()[-1])),
        what=placeholder,
    )
    return await person.select(person.dm_channel, *labels, placeholder=placeholder)


def hand(person: Person) -> str:
    return text_of(person.dms()[-1])


async def entries(evening: Evening) -> list[tuple[int, str, Author]]:
    """Return what was written: who, what, and by whom it was decided."""
    found = await evening.store.journal.read("placed")
    return [(one.seat, str(one.action), one.author) for one in found]


async def test_people_plan_take_the_pile_ask_and_go_out_to_the_leaderboard(
    evening: Evening,
    discord_server: LoopbackDiscord,
    people: list[Person],
    cards: Channel,
) -> None:
    alice, bob, carol, dave = people
    await seated(evening, cards, people, OPENING, options={"target": 400})

    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which rank", "9")
    await press(alice, "Stage")
    assert "**Plan:** 9 9 2" in hand(alice)
    await press(alice, "Undo")
    await choose(alice, "Which rank", "K")
    assert "must count 50. These count 30." in hand(alice)
    await choose(alice, "How many deuces", "1 deuce")
    await press(alice, "Commit: lay 50 / 50")
    await bob.until(lambda: "K K K 2 (4)" in bob.reads(cards))
    await choose(alice, "Discard and end the turn", "4")

    await press(bob, "Plan a take", "Stage")
    await choose(bob, "Which rank", "A")
    await press(bob, "Commit: take with 75 / 50")
    await alice.until(lambda: "**Bob** took the pile" in alice.reads(cards))
    assert "A A A (3) · 4 4 4 (3)" in alice.reads(cards)
    assert "The pile is empty." in alice.reads(cards)
    await choose(bob, "Discard and end the turn", "Q")

    await press(carol, "Draw", "Ask my partner")
    await dave.until(lambda: 'Carol asks: "May I go out?"' in dave.reads(cards))
    await press(alice, "Yes, go out")
    await carol.until(lambda: "Alice said yes" in carol.reads(cards))
    await press(carol, "Go out")

    await dave.until(lambda: over(dave, cards))
    (told,) = saying(dave, cards, "record")
    assert "**Alice** and **Carol** win together!" in text_of(told)
    assert "Alice and Carol made 1 canasta." in text_of(told)
    assert "Carol went out." in text_of(told)
    record = file_of(discord_server, await bob.click(told, "Record of the game"))
    last = list(replay(read_record(json.loads(record)), Random()))[-1]
    assert last["over"]
    # 300 and 100, 160 in cards laid; Alice holds 9 9 joker 5 6 7 8.
    assert last["scores"][::2] == [465, 465]
    assert "465 points" in text_of(told)
    board = dave.reads(await dave.slash("leaderboard", cards, family="canasta"))
    assert "1\\. **Alice**: 1 win in 1 game" in board
    assert "1 canasta" in board
    assert "1 canasta" in carol.reads(await carol.slash("stats", cards))
    assert await evening.store.standings.audit() == []


async def test_a_restart_in_the_middle_of_a_plan_forgets_the_plan_and_nothing_else(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice = people[0]
    await seated(evening, cards, people, OPENING)
    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which rank", "K")
    await press(alice, "Stage")
    await choose(alice, "Which rank", "9")
    await can_press(alice, "Commit: lay 70 / 50")
    planned = alice.dms()[-1]
    commit = next(
        one.custom_id for one in map(Sentence.read, _said(planned)) if one.text.startswith("commit")
    )
    drawn = (await entries(evening))[-1]

    await evening.close()
    await evening.open()

    await can_press(alice, "Plan melds")
    assert "**Plan:**" not in hand(alice)
    assert (await entries(evening))[-1] == drawn
    await alice.press_raw(planned, commit, forged=True)
    assert "Your plan had changed. Look at it once more." in hand(alice)
    await press(alice, "Plan melds")
    await choose(alice, "Which rank", "K")
    await choose(alice, "How many deuces", "1 deuce")
    await press(alice, "Commit: lay 50 / 50")
    assert (await entries(evening))[-1][1] == "lay K3,1,0"


def _said(message: Payload) -> list[str]:
    """The sentences of the buttons of a message."""
    return [str(key["custom_id"]) for key in buttons_of(message) if "custom_id" in key]


async def test_ten_quick_presses_stage_once_and_a_plan_of_another_is_refused(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice, bob, *_ = people
    await seated(evening, cards, people, OPENING)
    await press(alice, "Draw", "Plan melds")
    await choose(alice, "Which rank", "K")
    message = alice.dms()[-1]
    stage = next(one for one in _said(message) if "stage" in one)
    for _ in range(10):
        await alice.press_raw(message, stage, forged=True)
    assert hand(alice).count("K K K") == 1
    told = await bob.press_raw(message, stage, forged=True)
    assert told.error is None
    assert "K K K" not in hand(bob)


async def test_a_sequence_of_samba_is_built_and_shown(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice, bob, *_ = people
    deal = dealt(SEQUENCE, up="8S", stock="KD6C", packs=3, size=15)
    await seated(evening, cards, people, deal, preset="samba_4")
    await press(alice, "Draw", "Plan a sequence", "♥ hearts")
    await choose(alice, "From which card", "5♥")
    await press(alice, "Stage", "Back", "Plan melds")
    await choose(alice, "Which rank", "Q")
    await press(alice, "Commit: lay 65 / 50")
    await bob.until(lambda: "5♥ 6♥ 7♥ 8♥ 9♥" in bob.reads(cards))
    await choose(alice, "Discard and end the turn", "2")
    await bob.until(lambda: "**frozen**" in bob.reads(cards))
    await can_press(bob, "Draw")
    assert "A wild card is on top" in hand(bob)


# Time ------------------------------------------------------------------------------------------

HURRIED: Final = {"live": Pace("live", reminder=0.2, turn=0.4)}


async def test_who_is_silent_draws_and_discards_the_cheapest_card(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    evening.paces = HURRIED
    await seated(evening, cards, people, OPENING)
    await people[1].until(lambda: view_of(evening).turn == 1, what="the next turn")
    assert (await entries(evening))[1:3] == [
        (0, "draw", Author.CLOCK),
        (0, "discard 4", Author.CLOCK),
    ]


async def test_a_plan_is_lost_with_the_turn(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    alice = people[0]
    evening.paces = {"live": Pace("live", reminder=0.5, turn=1.5)}
    await seated(evening, cards, people, OPENING, "0 draw")
    await press(alice, "Plan melds")
    await choose(alice, "Which rank", "K")
    await alice.until(lambda: view_of(evening).turn == 1, what="the next turn")
    assert (await entries(evening))[2][1:] == ("discard 4", Author.CLOCK)
    await alice.until(lambda: "**Plan:**" not in hand(alice))


async def test_a_silent_partner_says_no(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    asked = (
        *("0 draw", "0 lay K3,1,0", "0 discard 4"),
        *("1 take 42,0,0 + A3,0,0", "1 discard Q", "2 draw", "2 ask"),
    )
    evening.paces = HURRIED
    await seated(evening, cards, people, OPENING, *asked)
    await people[2].until(lambda: view_of(evening).stage != "asked", what="the answer")
    assert (await entries(evening))[len(asked) + 1] == (0, "no", Author.CLOCK)
    await people[3].until(lambda: "Alice said no" in people[3].reads(cards))


# Commands --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("command", "title", "goal"),
    [("canasta", "Canasta", "5000"), ("samba", "Samba", "10000")],
)
async def test_each_game_is_opened_by_its_own_command_and_explained(
    alice: Person, cards: Channel, evening: Evening, command: str, title: str, goal: str
) -> None:
    assert evening.client
    lobby = await alice.slash(command, cards)
    assert f"{title}: Alice opens a table" in alice.reads(lobby)
    assert f"Game to {goal} points" in alice.reads(lobby)
    for preset in (await alice.autocomplete(command, "preset", "", cards)).choices:
        assert title.lower() in str(preset["name"]).lower() or "Cutthroat" in str(preset["name"])


async def test_the_rules_of_a_running_table_are_told(
    evening: Evening, people: list[Person], cards: Channel
) -> None:
    await seated(evening, cards, people, OPENING)
    told = await people[1].click(table_of(people[1], cards), "Rules")
    assert "How Canasta is played here" in people[1].reads(told)
    assert "Your side needs a canasta" in people[1].reads(told)
