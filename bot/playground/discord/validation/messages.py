"""Limits of messages: every body that Discord refuses, refused in Discord's words."""

from typing import Final, cast

from bot.playground.discord.payloads import COMPONENTS_V2, Payload, many, safe_name
from bot.playground.discord.validation.components import (
    ALT_TEXT_LENGTH,
    check_layout,
    check_number,
    check_text,
)
from bot.playground.discord.validation.errors import (
    ApiRefusal,
    Objections,
    empty_message,
    too_many_attachments,
)

CONTENT_LENGTH: Final = 2000
NONCE_LENGTH: Final = 25
EMBEDS_A_MESSAGE: Final = 10
EMBED_TEXT_A_MESSAGE: Final = 6000
FILES_A_MESSAGE: Final = 10
FILE_BYTES: Final = 10 * 1024 * 1024
MENTIONS_ALLOWED: Final = 100

_LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


def check_message(
    body: Payload, files: list[str], *, creating: bool, standing: Payload | None = None
) -> None:
    """Raise `Refused` for a message, or an edit of the message `standing`, that is not taken.

    `files` are the names of the files that come with it.
    """
    objections = Objections()
    old = standing or {}
    flags = int(body.get("flags") or 0) | int(old.get("flags") or 0)
    v2 = bool(flags & COMPONENTS_V2)
    after = {**old, **body}
    check_text(body, "content", "", (0, CONTENT_LENGTH), objections)
    if body.get("nonce") is not None and len(str(body["nonce"])) > NONCE_LENGTH:
        objections.add(
            "nonce", "BASE_TYPE_MAX_LENGTH", f"Must be {NONCE_LENGTH} or fewer in length."
        )
    _check_embeds(body, objections)
    _check_mentions(body, objections)
    names = _check_attachments(body, files, old, objections)
    if v2:
        for key in _LEGACY_FIELDS:
            if after.get(key):
                objections.add(
                    key,
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    if body.get("components"):
        check_layout(body, objections, v2=v2, attachments=names)
    elif v2 and not old.get("components"):
        # The flag promises a layout, whether or not this body brings it.
        raise empty_message()
    objections.raise_any()
    if _says_nothing(after, files, v2=v2, creating=creating):
        raise empty_message()


def _says_nothing(after: Payload, files: list[str], *, v2: bool, creating: bool) -> bool:
    if v2:
        return not after.get("components")
    said = [after.get(key) for key in (*_LEGACY_FIELDS, "components")]
    if any(said) or files:
        return False
    if creating:
        return True
    return not after.get("attachments")


def _check_embeds(body: Payload, objections: Objections) -> None:
    embeds = many(body, "embeds")
    if len(embeds) > EMBEDS_A_MESSAGE:
        objections.length("embeds", 0, EMBEDS_A_MESSAGE)
    total = 0
    for at, embed in enumerate(embeds):
        path = f"embeds.{at}"
        footer = cast("Payload", embed.get("footer") or {})
        author = cast("Payload", embed.get("author") or {})
        fields = many(embed, "fields")
        check_text(embed, "title", path, (0, 256), objections)
        check_text(embed, "description", path, (0, 4096), objections)
        check_text(footer, "text", f"{path}.footer", (0, 2048), objections)
        check_text(author, "name", f"{path}.author", (0, 256), objections)
        check_number(embed, "color", path, (0, 0xFFFFFF), objections)
        if len(fields) > 25:
            objections.length(f"{path}.fields", 0, 25)
        for number, field in enumerate(fields):
            here = f"{path}.fields.{number}"
            check_text(field, "name", here, (1, 256), objections, required=True)
            check_text(field, "value", here, (1, 1024), objections, required=True)
        texts = [embed.get("title"), embed.get("description"), footer.get("text")]
        texts += [author.get("name")]
        texts += [field.get(key) for field in fields for key in ("name", "value")]
        total += sum(len(str(text)) for text in texts if text)
    if total > EMBED_TEXT_A_MESSAGE:
        objections.add(
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {EMBED_TEXT_A_MESSAGE}",
        )


def _check_mentions(body: Payload, objections: Objections) -> None:
    allowed = cast("Payload", body.get("allowed_mentions") or {})
    parsed = cast("list[str]", allowed.get("parse") or [])
    for key in ("users", "roles"):
        listed = many(allowed, key)
        if len(listed) > MENTIONS_ALLOWED:
            objections.length(f"allowed_mentions.{key}", 0, MENTIONS_ALLOWED)
        if listed and key in parsed:
            objections.add(
                "allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )


def _check_attachments(
    body: Payload, files: list[str], old: Payload, objections: Objections
) -> list[str]:
    """Object to files that are not there; return the names of those that then are."""
    before = {str(one["id"]): str(one["filename"]) for one in many(old, "attachments")}
    names = [safe_name(name) for name in files]
    if body.get("attachments") is None:
        return _counted([*before.values(), *names])
    kept: list[str] = []
    listed = many(body, "attachments")
    if len(listed) > FILES_A_MESSAGE:
        objections.length("attachments", 0, FILES_A_MESSAGE)
    for at, one in enumerate(listed):
        path, number = f"attachments.{at}", str(one.get("id"))
        check_text(one, "description", path, (0, ALT_TEXT_LENGTH), objections)
        if number in before:
            kept.append(before[number])
        elif number.isdigit() and int(number) < len(files):
            names[int(number)] = safe_name(str(one.get("filename") or files[int(number)]))
        else:
            objections.add(
                path,
                "MESSAGE_ATTACHMENT_NOT_FOUND",
                f"Attachment data for (id: {number}) not found.",
            )
    return _counted([*kept, *names])


def _counted(names: list[str]) -> list[str]:
    if len(names) > FILES_A_MESSAGE:
        raise too_many_attachments()
    return names


def check_files(sizes: list[int]) -> None:
    """Raise `Refused` (413) for a file larger than Discord takes."""
    if any(size > FILE_BYTES for size in sizes):
        raise ApiRefusal(413, 40005, "Request entity too large")
