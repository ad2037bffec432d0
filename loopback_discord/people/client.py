"""A client: what it sends of what a person types and chooses, and the answer that comes back."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from loopback_discord.payloads import (
    ATTACHMENT_OPTION,
    BOOLEAN_OPTION,
    CHANNEL_OPTION,
    CHECKBOX,
    CHECKBOX_GROUP,
    EPHEMERAL,
    INTEGER_OPTION,
    LABEL,
    NUMBER_OPTION,
    RADIO_GROUP,
    STRING_OPTION,
    STRING_SELECT,
    SUBCOMMAND,
    SUBCOMMAND_GROUP,
    TEXT_DISPLAY,
    TEXT_INPUT,
    USER_OPTION,
    USER_SELECT,
    Payload,
    children,
)
from loopback_discord.state.commands import TypedCommand
from loopback_discord.state.guilds import Channel, Guild, Role, User
from loopback_discord.state.interactions import (
    ACKNOWLEDGE,
    OPEN_MODAL,
    SAY,
    SUGGEST,
    THINK,
    UPDATE,
    Interaction,
)

FAILED = "This interaction failed"

_TYPES = {
    STRING_OPTION: str,
    INTEGER_OPTION: int,
    BOOLEAN_OPTION: bool,
    NUMBER_OPTION: (int, float),
}
"""The Python type of the value of each type of option."""

_KINDS = {
    SAY: "message",
    THINK: "deferred",
    ACKNOWLEDGE: "deferred",
    UPDATE: "update",
    SUGGEST: "choices",
    OPEN_MODAL: "modal",
}


class Impossible(Exception):
    """A person could not do this: the thing is not there, not theirs, or not enabled."""


@dataclass(frozen=True, slots=True)
class Modal:
    """A form that is open in front of a person."""

    interaction: Interaction
    form: Payload

    @property
    def title(self) -> str:
        return str(self.form["title"])

    @property
    def custom_id(self) -> str:
        return str(self.form["custom_id"])


@dataclass(frozen=True, slots=True)
class Answer:
    """The bot's answer, or the error that Discord shows if there was none in time."""

    interaction: Interaction
    error: str | None = None

    @property
    def kind(self) -> str:
        """`message`, `ephemeral`, `update`, `deferred`, `modal`, `choices` or `none`."""
        number, original = self.interaction.answered_with, self.interaction.original
        if self.error is not None or number is None:
            return "none"
        if number == SAY and original is not None and original.ephemeral:
            return "ephemeral"
        return _KINDS[number]

    @property
    def message(self) -> Payload:
        """The message it made or changed, as it stands now; empty if there is none."""
        original = self.interaction.original
        if original is None:
            return {}
        return {**original.shown, "ephemeral": bool(original.shown["flags"] & EPHEMERAL)}

    @property
    def modal(self) -> Modal | None:
        form = self.interaction.modal
        return None if form is None else Modal(self.interaction, form)

    @property
    def choices(self) -> list[Payload]:
        """The suggestions of an autocomplete."""
        return self.interaction.choices


def command_data(
    offer: TypedCommand,
    options: Mapping[str, object],
    *,
    guild: Guild | None,
    focused: str | None = None,
) -> Payload:
    """Return the `data` of a command typed with `options`; raise `Impossible` for bad ones.

    `focused` is the option still being typed, for autocomplete.
    """
    known = {option["name"]: option for option in offer.options}
    _check_names(offer, known, options, everything=focused is None)
    resolved: Payload = {}
    level: list[Payload] = []
    for name, value in options.items():
        if value is None:
            continue
        entry: Payload = {"name": name, "type": known[name]["type"]}
        if name == focused:
            entry.update(value=value, focused=True)
        else:
            entry["value"] = _option_value(known[name], value, guild, resolved)
        level.append(entry)
    for depth in range(len(offer.path) - 1, 0, -1):
        kind = SUBCOMMAND if depth == len(offer.path) - 1 else SUBCOMMAND_GROUP
        level = [{"name": offer.path[depth], "type": kind, "options": level}]
    data: Payload = {
        "id": offer.command["id"],
        "name": offer.command["name"],
        "type": 1,
        "options": level,
    }
    if resolved:
        data["resolved"] = resolved
    if "guild_id" in offer.command:
        data["guild_id"] = offer.command["guild_id"]
    return data


def menu_data(command: Payload, target: int, resolved: Payload) -> Payload:
    """Return the `data` of a command that was chosen in the menu of a person or a message."""
    data: Payload = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "target_id": str(target),
        "resolved": resolved,
    }
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data


def _check_names(
    offer: TypedCommand,
    known: Mapping[str, Payload],
    options: Mapping[str, object],
    *,
    everything: bool,
) -> None:
    for name in options:
        if name not in known:
            raise Impossible(f"/{offer.name} has no option {name!r}, it has {sorted(known)}")
    missing = [
        name
        for name, option in known.items()
        if option.get("required") and options.get(name) is None
    ]
    if missing and everything:
        raise Impossible(f"/{offer.name} needs {missing}")


def _option_value(option: Payload, value: object, guild: Guild | None, resolved: Payload) -> object:
    name, kind = option["name"], option["type"]
    choices: list[Any] = option.get("choices") or []
    if choices:
        for choice in choices:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        raise Impossible(f"{value!r} is no choice of {name!r}: {[c['value'] for c in choices]}")
    expected = _TYPES.get(kind)
    if expected is not None:
        if not isinstance(value, expected) or (kind != BOOLEAN_OPTION and isinstance(value, bool)):
            raise Impossible(f"{value!r} cannot be typed into {name!r}")
        size = len(value) if isinstance(value, str) else value
        low = option.get("min_length" if kind == STRING_OPTION else "min_value")
        high = option.get("max_length" if kind == STRING_OPTION else "max_value")
        if (low is not None and size < low) or (high is not None and size > high):
            raise Impossible(f"{value!r} is outside {low} to {high} of {name!r}")
        return value
    if kind == USER_OPTION:
        return resolve_user(value, guild, resolved)
    if kind == CHANNEL_OPTION and isinstance(value, Channel):
        place: Payload = {
            "id": str(value.id),
            "name": value.name,
            "type": value.kind,
            "permissions": str(value.bot_permissions),
            "flags": 0,
        }
        resolved.setdefault("channels", {})[str(value.id)] = place
        return str(value.id)
    if kind == ATTACHMENT_OPTION and isinstance(value, dict):
        attachment = cast("Payload", value)
        resolved.setdefault("attachments", {})[attachment["id"]] = attachment
        return attachment["id"]
    raise Impossible(f"{value!r} cannot be given to {name!r} (an option of type {kind})")


def resolve_user(value: object, guild: Guild | None, resolved: Payload) -> str:
    """Note the person `value` (a `Person` or `User`) under `resolved` and return the id."""
    user = cast("User", getattr(value, "user", value))
    resolved.setdefault("users", {})[str(user.id)] = user.described
    if guild is not None:
        member = guild.membership(user)
        for key in ("user", "deaf", "mute"):
            del member[key]
        resolved.setdefault("members", {})[str(user.id)] = member
    return str(user.id)


def resolve_place(value: object, bot: User, resolved: Payload) -> str:
    """Note a role or channel under `resolved` and return its id; raise `Impossible`."""
    if isinstance(value, Role):
        resolved.setdefault("roles", {})[str(value.id)] = value.described
    elif isinstance(value, Channel):
        told = {**value.described(bot), "app_permissions": str(value.bot_permissions)}
        resolved.setdefault("channels", {})[str(value.id)] = told
    else:
        raise Impossible(f"{value!r} is no role and no channel")
    return str(value.id)


def chosen(menu: Payload, values: tuple[object, ...]) -> list[str]:
    """Return the values of what a person ticks, by label or value; raise `Impossible`."""
    options: list[Any] = menu.get("options") or []
    ticked: list[str] = []
    for value in values:
        found = [o["value"] for o in options if value in (o["label"], o["value"])]
        if not found:
            raise Impossible(f"no option {value!r} among {[o['label'] for o in options]}")
        fresh = [one for one in found if one not in ticked]
        if not fresh:
            raise Impossible(f"{value!r} is ticked already")
        ticked.append(fresh[0])
    check_count(menu, len(ticked))
    return ticked


def check_count(menu: Payload, count: int) -> None:
    """Raise `Impossible` if a menu cannot be left with so many ticked."""
    low, high = menu.get("min_values"), menu.get("max_values")
    low, high = (1 if low is None else low), (1 if high is None else high)
    if not low <= count <= high:
        raise Impossible(f"{count} chosen, the menu takes {low} to {high}")


def form_data(form: Payload, values: Mapping[str, object], guild: Guild | None) -> Payload:
    """Return the `data` of a modal with `values` by custom_id or label; raise `Impossible`."""
    unused = set(values)
    resolved: Payload = {}

    def field(component: Payload, label: str | None) -> Payload:
        custom_id = str(component["custom_id"])
        key = next((k for k in (custom_id, label) if k in values), None)
        unused.discard(key or "")
        filled = _field(component, values.get(key) if key else None, guild, resolved)
        return {
            "type": component["type"],
            "id": component.get("id", 0),
            "custom_id": custom_id,
            **filled,
        }

    rows: list[Payload] = []
    for _, row in children(form):
        sent: Payload = {"type": row["type"], "id": row.get("id", 0)}
        if row["type"] == LABEL:
            sent["component"] = field(row["component"], row["label"])
        elif row["type"] != TEXT_DISPLAY:
            sent["components"] = [field(one, one.get("label")) for one in row["components"]]
        rows.append(sent)
    if unused:
        raise Impossible(f"the form has no field {sorted(unused)}")
    data: Payload = {"custom_id": form["custom_id"], "components": rows}
    if resolved:
        data["resolved"] = resolved
    return data


def _field(component: Payload, value: object, guild: Guild | None, resolved: Payload) -> Payload:
    kind = component["type"]
    required = component.get("required", True)
    if kind == TEXT_INPUT:
        return {"value": _written(component, value, required=required)}
    if kind == CHECKBOX:
        return {"value": bool(value)}
    if kind not in (STRING_SELECT, CHECKBOX_GROUP, USER_SELECT, RADIO_GROUP):
        raise Impossible(f"a field of type {kind} cannot be filled in here")
    picked: tuple[object, ...] = () if value is None else (value,)
    if isinstance(value, (list, tuple)):
        picked = tuple(cast("list[object]", value))
    single = kind == RADIO_GROUP
    if not picked and not required:
        return {"value": None} if single else {"values": []}
    if kind == USER_SELECT:
        check_count(component, len(picked))
        return {"values": [resolve_user(one, guild, resolved) for one in picked]}
    ticked = chosen(component, picked)
    return {"value": ticked[0]} if single else {"values": ticked}


def _written(component: Payload, value: object, *, required: bool) -> str:
    text = str(component.get("value") or "") if value is None else str(value)
    low = component.get("min_length") or (1 if required else 0)
    high = component.get("max_length") or 4000
    if (text or required) and not low <= len(text) <= high:
        raise Impossible(f"{len(text)} characters, the field takes {low} to {high}")
    return text
