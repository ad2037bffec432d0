"""Regulars: people who press whatever card is on offer, for tests and measurements."""

from random import Random

from bot.text.button_ids import MENU_MARK, ButtonId
from engine.cards import Unreadable
from loopback_discord.payloads import Payload, buttons_of, selects_of
from loopback_discord.people.client import Answer
from loopback_discord.people.person import Person
from loopback_discord.state.guilds import Channel


def button_ids(message: Payload, *verbs: str) -> list[tuple[ButtonId, str]]:
    """Return what the pressable buttons of a message say, with their `custom_id`."""
    found: list[tuple[ButtonId, str]] = []
    for button in buttons_of(message):
        custom_id = str(button.get("custom_id", ""))
        if button.get("disabled") or not custom_id:
            continue
        try:
            button_id = ButtonId.read(custom_id)
        except Unreadable:
            continue
        if not verbs or button_id.verb in verbs:
            found.append((button_id, custom_id))
    return found


def menus(message: Payload, verb: str) -> dict[str, Payload]:
    """Return the menus of a message that can be used and say `verb`, by all that they say."""
    found: dict[str, Payload] = {}
    for menu in selects_of(message):
        try:
            button_id = ButtonId.read(str(menu["custom_id"]).removeprefix(MENU_MARK))
        except Unreadable:
            continue
        if button_id.verb == verb and not menu.get("disabled"):
            found[button_id.text] = menu
    return found


def stands(person: Person, where: Channel, message: Payload) -> bool:
    """Whether somebody still sees a message in a channel."""
    return any(one["id"] == message["id"] for one in person.sees(where))


def hand_message(person: Person, where: Channel | None = None) -> Payload:
    """Return the newest message with cards that a person may press; empty if there is none."""
    channel = where or person.dm_channel
    for message in reversed(person.sees(channel)):
        if button_ids(message, "do", "tick"):
            return message
    return {}


async def press_one(
    person: Person, where: Channel | None = None, *, chance: Random | None = None
) -> Answer | None:
    """Press one answer or card that is on offer; None where nothing is.

    It is the first, but with `chance` any of the answers that play no card: four who always say
    the first, such as Pass, may never end.
    """
    message = hand_message(person, where)
    if not message:
        return None
    offers = button_ids(message, "do") or button_ids(message, "tick")
    (first, custom_id), *_ = offers
    if chance and first.verb == "do" and not first.text.startswith("play "):
        _, custom_id = chance.choice(offers)
    return await person.click(message, custom_id=custom_id)
