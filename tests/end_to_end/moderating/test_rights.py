"""Who moderates a server: by role, each act is refused to all others, whatever they press."""

from typing import Final

import pytest

from bot.interactions.presses.all import SHARED_VERBS
from bot.interactions.presses.lobby import VERBS as LOBBY
from bot.interactions.presses.verbs import Who
from loopback_discord.payloads import Payload
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel
from tests.conftest import there
from tests.end_to_end.conftest import Evening, Four

ACTS: Final = ("tables", *sorted(verb for verb in SHARED_VERBS if verb.startswith("mod-")))
AT_A_TABLE: Final = tuple(
    "mod-pause mod-pause-yes mod-resume mod-stand-in mod-end mod-end-yes mod-void-yes".split()
)
ONLY: Final = "Only moderators of this server"


async def nothing_happened(four: Four) -> bool:
    table = four.evening.live_table
    return not (table.paused or table.over or await four.evening.store.moderation.acts(guild(four)))


def guild(four: Four) -> int:
    return four.evening.guild.id


async def test_only_who_manages_the_server_is_offered_the_command(
    evening: Evening, bob: Person, mona: Person, cards: Channel
) -> None:
    await mona.until(lambda: mona.offered(cards), what="the commands")
    assert [one.name for one in bob.offered(cards) if one.name == "tables"] == []
    assert [one.name for one in mona.offered(cards) if one.name == "tables"] == ["tables"]
    assert evening.is_running


async def test_who_manages_the_server_no_more_is_refused_by_the_old_panel_too(
    four: Four, mona: Person
) -> None:
    panel = there((await mona.select(await mona.slash("tables"), four.table_id)).message)
    mona.user.manage_guild = False
    assert await obeyed(four, mona, panel, str(four.people[1].id)) == []
    assert await nothing_happened(four)


async def test_a_player_is_refused_from_any_message_and_from_direct_messages(four: Four) -> None:
    bob = four.people[1]
    own = there((await bob.slash("leave", four.cards)).message)
    for message in (own, await four.hand_of(bob)):
        assert await obeyed(four, bob, message, "1") == []
    assert await nothing_happened(four)


async def obeyed(four: Four, who: Person, message: Payload, value: str) -> list[str]:
    """Press every act by a forged button of a message; return those that are not refused."""
    did: list[str] = []
    table_id = four.table_id
    for said in (f"c1.{table_id}.{act}.{mark}.open" for act in ACTS for mark in ("", "1")):
        answer = await who.press_raw(message, said, forged=True, values=(value,))
        # A form is no message.
        if answer.modal is not None or ONLY not in who.reads(answer):
            did.append(said)
    return did


async def test_whom_the_server_lets_use_the_command_moderates_by_its_own_panel_for_a_while(
    four: Four, monkeypatch: pytest.MonkeyPatch
) -> None:
    bob = four.people[1]
    for command in four.evening.discord_server.world.commands.of(None):
        # An administrator has opened the command to everybody in the server's settings.
        command["default_member_permissions"] = None
    panel = await bob.select(await bob.slash("tables", four.cards), four.table_id)
    await bob.click(panel, "Pause")
    answer = await bob.submit(Reason="quiz")
    assert "Paused" in bob.reads(answer)
    assert len(await four.evening.store.moderation.acts(guild(four))) == 1
    monkeypatch.setattr("bot.interactions.moderators.PANEL_MS", 0)
    assert ONLY in bob.reads(await bob.click(answer, "Log"))


async def test_a_moderator_of_another_server_can_do_nothing_here(four: Four, mona: Person) -> None:
    world = four.evening.discord_server.world
    there = world.add_channel(world.add_guild("Elsewhere"), "games")
    await mona.until(lambda: mona.offered(there), what="the commands")
    panel = await mona.slash("tables", there)
    assert "No table is open" in mona.reads(panel)
    assert panel.message is not None
    for act in AT_A_TABLE:
        custom_id = f"c1.{four.table_id}.{act}.."
        values = (str(four.people[1].id),)
        answer = await mona.press_raw(panel.message, custom_id, forged=True, values=values)
        assert answer.error is None
    assert await nothing_happened(four)


async def test_a_moderator_of_another_server_decides_nothing_about_a_lobby_here(
    evening: Evening, alice: Person, mona: Person
) -> None:
    world = evening.discord_server.world
    there = world.add_channel(world.add_guild("Elsewhere"), "games")
    await mona.until(lambda: mona.offered(there), what="the commands")
    await alice.slash("hearts", seats=3)
    (lobby,) = evening.client.room.tables.lobbies.values()
    before, elsewhere = lobby.row, (await mona.slash("tables", there)).message
    here = (await mona.slash("tables")).message
    assert elsewhere is not None
    assert here is not None
    for verb in (verb for verb, one in LOBBY.items() if one.who is not Who.ANYBODY):
        said = f"c1.{lobby.table_id}.{verb}.."
        refused = mona.reads(await mona.press_raw(elsewhere, said, forged=True, values=("hard",)))
        assert "Only the host" in refused or "You do not sit at this table" in refused, verb
    assert lobby.row == before
    await mona.press_raw(here, f"c1.{lobby.table_id}.add..", forged=True)
    assert len(lobby.chairs) == 2


async def test_what_is_done_to_a_table_is_left_to_the_process_that_plays_it(
    evening: Evening, mona: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    left: list[str] = []

    async def forward(_: object, table_id: str) -> bool:
        left.append(table_id)
        return False

    monkeypatch.setattr(evening.client.desk, "_forward", forward)
    panel = there((await mona.slash("tables")).message)
    for number, act in enumerate(AT_A_TABLE, 1):
        said = mona.reads(await mona.press_raw(panel, f"c1.k7elsewh.{act}..", forged=True))
        assert left == ["k7elsewh"] * number, act
        # No process plays it any more.
        assert "This table is over" in said or "Nothing was changed" in said, act


async def test_the_right_may_go_while_a_form_is_open(four: Four, mona: Person) -> None:
    await mona.click(await mona.select(await mona.slash("tables"), four.table_id), "End")
    mona.user.manage_guild = False
    assert ONLY in mona.reads(await mona.submit(Reason="late"))
    assert await nothing_happened(four)


async def test_whom_the_server_lets_use_the_command_may_send_a_form_too(four: Four) -> None:
    bob = four.people[1]
    for command in four.evening.discord_server.world.commands.of(None):
        command["default_member_permissions"] = None
    panel = await bob.select(await bob.slash("tables", four.cards), four.table_id)
    await bob.click(panel, "End")
    assert "The table is ended" in bob.reads(await bob.submit(Reason="closing time"))
    assert [one.act for one in await four.evening.store.moderation.acts(guild(four))] == ["end"]
