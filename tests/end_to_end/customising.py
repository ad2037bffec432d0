"""Menus of rules, pressed by what is written on them."""

from bot.playground.answers import Answer
from bot.playground.person import Person


async def chooses(person: Person, menus: Answer, rule: str, value: str) -> Answer:
    """Choose a rule and then how it shall be."""
    await person.select(menus, rule, placeholder="Which rule?")
    return await person.select(menus, value, placeholder="How shall it be?")
