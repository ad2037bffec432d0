"""The lobby: who sits down, who may begin, and what happens when it cannot begin."""

import asyncio

import pytest

from loopback_discord.payloads import buttons_of, face_of, selects_of
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import SEND_MESSAGES, VIEW_CHANNEL, Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening
from tests.end_to_end.customising import cancels, opens_another
from tests.end_to_end.looking import chairs_in, saying
from tests.regular import button_ids, hand_message, stands
from tests.stored import change

pytestmark = pytest.mark.each_database_thorough


MESSAGES = "/channels/{channel_id}/messages"


def messages_sent(discord_server: LoopbackDiscord) -> list[str]:
    return [request.path for request in discord_server.asked("POST", MESSAGES)]


@pytest.mark.either_door
@pytest.mark.usefixtures("evening")
async def test_people_and_computers_sit_down_and_stand_up(alice: Person, bob: Person) -> None:
    lobby = await alice.slash("hearts")
    assert chairs_in(alice, lobby) == ["Alice"]
    options = await alice.click(lobby, "Options")
    assert "is disabled" in str(await impossible(alice, options, "Remove computer"))

    await bob.click(lobby, "Join")
    await alice.click(options, "Add computer")
    await alice.until(lambda: chairs_in(alice, lobby) == ["Alice", "Bob", "Ada"])
    again = await bob.click(lobby, "Join")
    assert again.kind == "ephemeral"
    assert "sit at this table already" in bob.reads(again)

    await bob.click(lobby, "Leave")
    await alice.click(options, "Remove computer")
    await alice.until(lambda: chairs_in(alice, lobby) == ["Alice"])
    assert "do not sit" in bob.reads(await bob.click(lobby, "Leave"))


async def impossible(person: Person, lobby: Answer, label: str) -> Impossible:
    with pytest.raises(Impossible) as refused:
        await person.click(lobby, label)
    return refused.value


async def test_somebody_outside_the_lobby_may_not_add_a_computer(evening: Evening) -> None:
    lobby = await evening.bob.slash("hearts")
    assert "Only the host" in evening.carol.reads(await evening.carol.click(lobby, "Options"))
    # As the options say it, and from where anybody may press.
    (table_id,) = evening.client.room.tables.lobbies
    for said in (f"c1.{table_id}.add..", f"c1.{table_id}.hints..on"):
        refused = await evening.carol.press_raw(lobby.message, said, forged=True)
        assert refused.kind == "ephemeral"
    assert chairs_in(evening.bob, lobby) == ["Bob"]


@pytest.mark.usefixtures("evening")
async def test_a_person_takes_a_computers_chair_in_a_full_lobby_but_no_persons(
    alice: Person, bob: Person, carol: Person, dave: Person
) -> None:
    lobby = await alice.slash("hearts", seats=3)
    old = there(lobby.message)
    options = await alice.click(lobby, "Options")
    await alice.click(options, "Add computer")
    await alice.click(options, "Add computer")
    await bob.click(lobby, "Join")
    await carol.click(lobby, "Join")
    assert chairs_in(alice, lobby) == ["Alice", "Carol", "Bob"]
    assert "is not there" in str(await impossible(dave, lobby, "Join"))
    ((_, join),) = button_ids(old, "join")
    late = await dave.press_raw(old, join, forged=True)
    assert "All chairs are taken" in dave.reads(late)


@pytest.mark.usefixtures("evening")
async def test_when_the_host_leaves_the_next_person_is_host(
    bob: Person, carol: Person, dave: Person
) -> None:
    lobby = await bob.slash("hearts")
    await carol.click(lobby, "Join")
    await dave.click(lobby, "Join")
    await bob.click(lobby, "Leave")
    assert "**Carol** (host)" in carol.reads(lobby)
    assert "Only the host" in dave.reads(await dave.click(lobby, "Start"))
    await carol.click(lobby, "Start")
    await carol.until(lambda: hand_message(carol))


async def test_a_lobby_that_everybody_left_is_closed(evening: Evening) -> None:
    lobby = await evening.bob.slash("hearts")
    await evening.bob.click(lobby, "Leave")
    await evening.bob.until(lambda: "Everybody left" in evening.bob.reads(lobby))
    assert evening.carol.faces(lobby) == []
    assert not evening.client.room.tables.lobbies


async def test_only_the_host_or_who_manages_the_server_starts_and_cancels(evening: Evening) -> None:
    mona = evening.discord_server.world.add_person("Mona", manage_guild=True)
    lobby = await evening.bob.slash("hearts")
    await evening.carol.click(lobby, "Join")
    for label in ("Start", "Options"):
        refused = await evening.carol.click(lobby, label)
        assert refused.kind == "ephemeral"
        assert "Only the host" in evening.carol.reads(refused)
    assert not evening.client.room.tables.live

    await mona.click(lobby, "Start")

    await evening.bob.until(lambda: hand_message(evening.bob))
    assert not hand_message(mona)
    second = await opens_another(evening.bob, "hearts")
    await cancels(mona, second)
    await evening.bob.until(lambda: "closed this table" in evening.bob.reads(second))


async def test_a_cancelled_lobby_takes_nobody(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts")
    old = there(lobby.message)
    options = await evening.alice.click(lobby, "Options")
    told = await evening.alice.click(options, "Cancel table")
    assert "You closed this table." in evening.alice.reads(told)
    await evening.alice.until(lambda: "closed this table" in evening.alice.reads(lobby))
    assert evening.alice.faces(lobby) == []
    ((_, join),) = button_ids(old, "join")
    late = await evening.bob.press_raw(old, join, forged=True)
    assert "takes no more players" in evening.bob.reads(late)
    assert not evening.client.room.tables.lobbies


async def test_ten_people_join_at_once_and_six_find_a_chair(evening: Evening) -> None:
    crowd = [evening.discord_server.world.add_person(f"Guest {number}") for number in range(11)]
    lobby = await crowd[0].slash("hearts", seats=6)
    table_id, open_lobby = next(iter(evening.client.room.tables.lobbies.items()))

    given = await asyncio.gather(*(person.click(lobby, "Join") for person in crowd[1:]))

    assert [answer.error for answer in given] == [None] * 10
    assert sum(answer.kind == "ephemeral" for answer in given) == 5
    seated = [chair.person for chair in open_lobby.chairs]
    assert len(seated) == len(set(seated)) == 6
    assert there(await evening.store.tables.get(table_id)).chairs == open_lobby.chairs
    names = [chair.name for chair in open_lobby.chairs]
    await crowd[0].until(lambda: chairs_in(crowd[0], lobby) == names)


async def test_ten_starts_at_once_begin_one_game(
    evening: Evening, discord_server: LoopbackDiscord, alice: Person, bob: Person, cards: Channel
) -> None:
    lobby = await alice.slash("hearts")
    await bob.click(lobby, "Join")

    given = await asyncio.gather(*(alice.click(lobby, "Start") for _ in range(10)))

    assert [answer.error for answer in given] == [None] * 10
    await bob.until(lambda: hand_message(bob))
    assert len(saying(alice, cards, "hand")) == 1
    assert len(evening.client.room.tables.live) == 1
    assert not evening.client.room.tables.lobbies
    entries = await evening.store.journal.read(evening.live_table.table_id)
    assert sum(entry.action.verb == "deal" for entry in entries) == 1
    hands = [path for path in messages_sent(discord_server) if str(bob.dm_channel.id) in path]
    assert len(hands) == 1


@pytest.mark.parametrize(
    ("denied", "name"), [(SEND_MESSAGES, "Send Messages"), (VIEW_CHANNEL, "View Channel")]
)
async def test_a_start_without_permission_is_told_privately_and_opens_nothing(
    evening: Evening, denied: int, name: str
) -> None:
    lobby = await evening.alice.slash("hearts")
    await evening.bob.click(lobby, "Join")
    evening.cards.denied = denied

    told = await evening.alice.click(lobby, "Start")

    assert told.kind == "ephemeral"
    assert name in evening.alice.reads(told)
    assert messages_sent(evening.discord_server) == []
    assert evening.bob.dms() == []
    assert not evening.client.room.tables.live
    evening.cards.denied = 0
    await evening.alice.click(lobby, "Start")
    await evening.bob.until(lambda: hand_message(evening.bob))


@pytest.mark.usefixtures("evening")
async def test_a_table_is_not_opened_where_the_bot_may_not_write(
    alice: Person, cards: Channel, discord_server: LoopbackDiscord
) -> None:
    cards.denied = SEND_MESSAGES
    told = await alice.slash("hearts")
    assert told.kind == "ephemeral"
    assert "Send Messages" in alice.reads(told)
    assert messages_sent(discord_server) == []


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50013), (400, 50083), (400, 160005), (400, 50035), (404, 10008)]
)
async def test_a_table_that_its_channel_refuses_does_not_begin_and_the_lobby_stands_again(
    evening: Evening, status: int, code: int
) -> None:
    evening.client.room.services.post.refusing.retry_seconds = 0.0
    lobby = await evening.alice.slash("hearts")
    await evening.bob.click(lobby, "Join")
    refusal = {"code": code, "message": "No"}
    # A deleted message is posted again under other names, a refused one once and smaller.
    times = {10008: 4, 50035: 2}.get(code, 1)
    evening.discord_server.faults.add("POST", MESSAGES, times=times, status=status, body=refusal)

    await evening.alice.click(lobby, "Start")

    await evening.alice.until(
        lambda: "could not post the table" in evening.alice.reads(evening.cards), what="why not"
    )
    assert "could not post the table" not in evening.bob.reads(evening.cards)
    (row,) = await evening.store.tables.live(evening.owner)
    assert (row.state, row.started_at, len(row.chairs)) == ("lobby", None, 2)
    assert await evening.store.journal.read(row.table_id) == ()
    assert saying(evening.alice, evening.cards, "start")
    await evening.alice.click(lobby, "Start")
    await evening.bob.until(lambda: hand_message(evening.bob))
    await evening.alice.until(
        lambda: not stands(evening.alice, evening.cards, lobby.message), what="that the lobby goes"
    )


async def test_a_table_whose_channel_is_gone_ends_with_its_lobby(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts")
    await evening.bob.click(lobby, "Join")
    gone = {"code": 10003, "message": "Unknown Channel"}
    evening.discord_server.faults.add("POST", MESSAGES, times=1, status=404, body=gone)
    await evening.alice.click(lobby, "Start")
    await evening.alice.until(
        lambda: "I cannot use this channel any more" in evening.alice.reads(evening.cards),
        what="why",
    )
    assert not evening.client.room.tables.lobbies
    assert await evening.store.tables.live(evening.owner) == ()


async def test_a_table_that_is_posted_late_is_dealt_then(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts")
    await evening.bob.click(lobby, "Join")
    evening.discord_server.faults.add("POST", MESSAGES, times=4, status=503)

    await evening.alice.click(lobby, "Start")

    await evening.bob.until(lambda: "could not post the table" in evening.bob.reads(lobby))
    assert saying(evening.alice, evening.cards, "start") == []
    assert not evening.client.room.tables.live
    await evening.bob.until(lambda: hand_message(evening.bob))
    await evening.alice.until(
        lambda: not stands(evening.alice, evening.cards, lobby.message), what="that the lobby goes"
    )


async def test_a_lobby_that_nobody_starts_in_time_is_closed(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts")
    await evening.close()
    await change(evening.address, "UPDATE tables SET opened_at = opened_at - 31 * 60 * 1000")
    await evening.open()

    await evening.alice.until(
        lambda: "Nobody started this table in time" in evening.alice.reads(lobby)
    )

    assert evening.bob.faces(lobby) == []
    assert not evening.client.room.tables.lobbies
    assert await evening.store.tables.live(evening.owner) == ()


@pytest.mark.usefixtures("evening")
async def test_a_person_sits_at_five_tables_at_most(
    discord_server: LoopbackDiscord, alice: Person, bob: Person
) -> None:
    hosts = [discord_server.world.add_person(f"Host {number}") for number in range(5)]
    lobbies = [await host.slash("hearts") for host in hosts]
    for lobby in lobbies:
        await alice.click(lobby, "Join")
    refused = await alice.slash("hearts")
    assert refused.kind == "ephemeral"
    assert "5 tables already" in alice.reads(refused)
    another = await bob.slash("hearts")
    assert "5 tables already" in alice.reads(await alice.click(another, "Join"))
    # The refusal lists all five, and each can be left there.
    (menu,) = selects_of(refused.message)
    assert len(menu["options"]) == 5
    assert all("leave" in option["description"] for option in menu["options"])
    left = await alice.select(refused.message, menu["options"][0]["value"])
    assert "You have left that table" in alice.reads(left)
    await alice.click(another, "Join")
    assert chairs_in(bob, another) == ["Bob", "Alice"]


@pytest.mark.usefixtures("evening")
async def test_lobbies_of_ones_own_are_cancelled_where_the_limit_is_told(evening: Evening) -> None:
    world, guild = evening.discord_server.world, evening.discord_server.world.place("cards").guild
    assert guild is not None
    places = [world.add_channel(guild, f"cards-{number}") for number in range(6)]

    async def opened(place: Channel) -> Answer:
        answer = await evening.alice.slash("hearts", place)
        if "You have a table here already" in evening.alice.reads(answer):
            answer = await evening.alice.click(answer.message, "Open another all the same")
        return answer

    for place in places[:5]:
        await opened(place)
    refused = await opened(places[5])
    assert "5 tables already" in evening.alice.reads(refused)
    (menu,) = selects_of(refused.message)
    assert {option["description"] for option in menu["options"]} == {
        "Not begun. Choose it to cancel it for everybody."
    }
    done = await evening.alice.select(refused.message, menu["options"][0]["value"])
    assert "is cancelled" in evening.alice.reads(done)
    await evening.alice.until(
        lambda: len(evening.client.room.tables.lobbies) == 4, what="four lobbies"
    )
    # /leave lists them as well.
    listed = await evening.alice.slash("leave", places[5])
    (menu,) = selects_of(listed.message)
    assert len(menu["options"]) == 4
    await opened(places[5])
    assert len(evening.client.room.tables.lobbies) == 5


@pytest.mark.usefixtures("evening")
async def test_names_that_look_like_markup_stay_plain_text(
    discord_server: LoopbackDiscord, cards: Channel
) -> None:
    eve = discord_server.world.add_person("**@everyone** <@1>")
    lobby = await eve.slash("hearts")
    assert "@everyone" not in eve.reads(lobby)
    assert "<@1>" not in eve.reads(lobby)
    await eve.click(lobby, "Start")
    await eve.until(lambda: hand_message(eve))
    assert "@everyone" not in eve.reads(cards)


async def test_options_show_how_the_table_is_and_change_it_for_everybody(evening: Evening) -> None:
    lobby = await evening.alice.slash("hearts", level="hard")
    assert [face_of(one) for one in buttons_of(lobby.message)] == [
        "Start",
        "Join",
        "Leave",
        "New here?",
        "Options",
    ]
    assert selects_of(lobby.message) == []
    options = await evening.alice.click(lobby, "Options")
    assert options.kind == "ephemeral"
    assert chosen_in(options) == ["hard", "live", "off", "interval", "0"]

    await evening.alice.select(options, "slow", placeholder="How long a turn may take")
    await evening.alice.select(options, "pressed", placeholder="When the next deal begins")
    await evening.alice.select(options, "easy", placeholder="How well computers play")
    await evening.alice.select(options, "on", placeholder="Hints")

    assert chosen_in(options) == ["easy", "slow", "on", "pressed", "0"]
    await evening.bob.until(lambda: "next deal when all press Next" in evening.bob.reads(lobby))
    await evening.bob.until(lambda: "24 hours a turn · computers: easy" in evening.bob.reads(lobby))
    (row,) = await evening.store.tables.live(evening.owner)
    assert (row.pace, row.next_deal, row.level, row.hints) == ("slow", "pressed", "easy", True)
    for said in ("pace", "next-deal", "reliability"):
        odd = f"mc1.{row.table_id}.{said}.."
        late = await evening.alice.press_raw(options.message, odd, forged=True, values=("never",))
        assert "too old for me" in evening.alice.reads(late)


def chosen_in(panel: Answer) -> list[str]:
    """Return what each menu of a panel shows as chosen now."""
    return [
        str(option["value"])
        for menu in selects_of(panel.message)
        for option in menu["options"]
        if option.get("default")
    ]


@pytest.mark.usefixtures("evening")
async def test_options_that_stayed_open_say_that_the_table_does_not_wait(alice: Person) -> None:
    lobby = await alice.slash("hearts")
    options = await alice.click(lobby, "Options")
    await alice.click(lobby, "Leave")
    await alice.click(options, "Customise")
    assert "cannot change the options" in alice.reads(options)
    assert alice.faces(options) == []
