"""What a test looks for in what people see."""

import contextlib
import gzip
from urllib.parse import urlsplit

from loopback_discord.payloads import EPHEMERAL, Payload, buttons_of, face_of, text_of
from loopback_discord.people.client import Answer, Impossible
from loopback_discord.people.person import Person, Where
from loopback_discord.server.loopback import LoopbackDiscord
from loopback_discord.state.guilds import Channel
from tests.regular import button_ids


def file_of(discord_server: LoopbackDiscord, answer: Answer) -> bytes:
    """Return what the first file of an answer holds."""
    attachment, *_ = answer.message["attachments"]
    return content_of(discord_server, attachment)


def content_of(discord_server: LoopbackDiscord, attachment: Payload) -> bytes:
    """Return what an attachment holds."""
    path = urlsplit(str(attachment["url"])).path.removeprefix("/cdn/")
    upload = discord_server.world.cdn.find(path)
    assert upload is not None
    return upload.content


async def data_of(discord_server: LoopbackDiscord, person: Person, where: Channel) -> str:
    """Return what the file of `/data export` says, once it is there."""
    answer = await person.slash("data export", where)
    await person.until(lambda: answer.message["attachments"], what="the file")
    assert answer.message["flags"] & EPHEMERAL
    return gzip.decompress(file_of(discord_server, answer)).decode()


def saying(person: Person, where: Channel, verb: str) -> list[Payload]:
    """Return the messages with a button that does `verb`, also one that cannot be pressed."""
    return [
        message
        for message in person.sees(where)
        if any(f".{verb}." in str(button.get("custom_id")) for button in buttons_of(message))
    ]


async def rest_of(person: Person, result: Where) -> Payload:
    """Press *More* below a result, and return what it opens."""
    return (await person.click(result, "More")).message


def sheet_of(result: Payload) -> list[str]:
    """Return the lines of the table of deals in a result, without what heads them."""
    return text_of(result).split("```")[1].strip("\n").splitlines()[1:]


def published(message: Payload) -> list[str]:
    """Return the numbers that a message publishes, in the ids of *Check* and *Info*."""
    return [says.text for says, _ in button_ids(message) if len(says.text) == 64]


def table_of(person: Person, where: Channel) -> Payload:
    """Return the newest public message of a running table."""
    public = [one for one in saying(person, where, "hand") if not one["ephemeral"]]
    return public[-1]


async def look_up(person: Person, where: Where, tab: str) -> Answer:
    """Open the panel beside a table, turn it to a tab, and return the answer that holds it."""
    panel = await person.click(where, "Info")
    # No client can press the tab that is open already, nor one of a table that is gone.
    with contextlib.suppress(Impossible):
        await person.click(panel, tab)
    return panel


def table_id_of(message: Payload) -> str:
    """Return the table that the first button of a message speaks of."""
    return button_ids(message)[0][0].table


def lines_of(message: Payload) -> list[str]:
    """Return the text of a message, line by line."""
    return text_of(message).splitlines()


async def asks_to_leave(person: Person, where: Channel) -> Answer:
    """Look up how to leave, and ask for it; return the question."""
    return await person.click(await person.click(table_of(person, where), "Info"), "Leave")


def ticked_in(hand: Payload) -> list[str]:
    """Return the labels of the cards that a hand shows ticked."""
    return [face_of(button) for button in buttons_of(hand) if face_of(button).startswith("✓")]


def over(person: Person, where: Channel, times: int = 1) -> bool:
    """Whether a channel tells of `times` games that are over."""
    return person.reads(where).count("\N{TROPHY}") >= times


def chairs_in(person: Person, lobby: Answer) -> list[str]:
    """Return who sits in a lobby as its message tells it."""
    _, seated, *_ = person.reads(lobby).splitlines()
    return [one.split(" (")[0].strip("*") for one in seated.split(", ")]
