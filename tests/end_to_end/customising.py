"""Options of a lobby and menus of rules, pressed by what is written on them."""

from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person


async def customises(host: Person, lobby: Answer) -> Answer:
    """Open the menus of rules behind the options of a lobby."""
    return await host.click(await host.click(lobby, "Options"), "Customise")


async def cancels(host: Person, lobby: Answer) -> Answer:
    """Close a lobby before its game."""
    return await host.click(await host.click(lobby, "Options"), "Cancel table")


async def chooses(person: Person, menus: Answer, rule: str, value: str) -> Answer:
    """Choose a rule and then how it shall be."""
    await person.select(menus, rule, placeholder="Which rule?")
    return await person.select(menus, value, placeholder="How shall it be?")


async def opens_another(host: Person, command: str, **options: str | int) -> Answer:
    """Open a table beside those that the host has already."""
    question = await host.slash(command, None, **options)
    return await host.click(question, "Open another all the same")
