"""Bodies of messages: what Discord refuses in them, but for their components."""

from typing import Final

from loopback_discord.payloads import (
    COMPONENTS_V2,
    TEXT_DISPLAY,
    Payload,
    many,
    safe_name,
)
from loopback_discord.validation.components import ALT_TEXT_LENGTH, check_layout
from loopback_discord.validation.errors import (
    EMPTY_MESSAGE,
    TOO_LARGE,
    TOO_MANY_ATTACHMENTS,
    TOO_MANY_BYTES,
    ApiError,
    Checked,
)

CONTENT_LENGTH: Final = 2000
NONCE_LENGTH: Final = 25
EMBEDS_A_MESSAGE: Final = 10
EMBED_TEXT_A_MESSAGE: Final = 6000
FILES_A_MESSAGE: Final = 10
FILE_BYTES: Final = 10 * 1024 * 1024
MENTIONS_ALLOWED: Final = 100
BYTES_A_MESSAGE: Final = 10_170
BYTES_A_DISPLAY: Final = 12
"""Bytes that each block of text takes beside its own, as was measured."""

_LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")


def check_message(
    body: Payload, files: list[str], *, creating: bool, standing: Payload | None = None
) -> None:
    """Raise `ApiError` for a message, or an edit of the message `standing`, that is not taken.

    `files` are the names of the files that come with it.
    """
    message = Checked(body)
    old = standing or {}
    flags = int(body.get("flags") or 0) | int(old.get("flags") or 0)
    v2 = bool(flags & COMPONENTS_V2)
    after = {**old, **body}
    message.text("content", 0, CONTENT_LENGTH)
    if body.get("nonce") is not None and len(str(body["nonce"])) > NONCE_LENGTH:
        words = f"Must be {NONCE_LENGTH} or fewer in length."
        message.wrong("BASE_TYPE_MAX_LENGTH", "nonce", words)
    _check_embeds(message)
    _check_mentions(message)
    names = _check_attachments(message, files, old)
    for key in filter(after.get, _LEGACY_FIELDS if v2 else ()):
        words = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        message.wrong("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", key, words)
    if body.get("components"):
        check_layout(message, v2=v2, attachments=names)
    elif v2 and not old.get("components"):
        # The flag promises a layout, whether or not this body brings it.
        raise ApiError(EMPTY_MESSAGE)
    message.raise_any()
    displays = [one for one in message.walk() if one.get("type") == TEXT_DISPLAY]
    content = sum(len(str(one.get("content")).encode()) for one in displays)
    if content + BYTES_A_DISPLAY * len(displays) > BYTES_A_MESSAGE:
        raise ApiError(TOO_MANY_BYTES)
    shown = ["components"] if v2 else [*_LEGACY_FIELDS, "components"]
    if not v2 and not creating:
        shown.append("attachments")
    if not any(map(after.get, shown)) and (v2 or not files):
        raise ApiError(EMPTY_MESSAGE)


def _check_embeds(message: Checked) -> None:
    total = 0
    for embed in message.parts("embeds", 0, EMBEDS_A_MESSAGE):
        footer, author = (embed.part(key, embed.get(key)) for key in ("footer", "author"))
        fields = embed.parts("fields", 0, 25)
        embed.text("title", 0, 256)
        embed.text("description", 0, 4096)
        footer.text("text", 0, 2048)
        author.text("name", 0, 256)
        embed.number("color", 0, 0xFFFFFF)
        texts = [embed.get("title"), embed.get("description")]
        texts += [footer.get("text"), author.get("name")]
        for field in fields:
            field.text("name", 1, 256, required=True)
            field.text("value", 1, 1024, required=True)
            texts += [field.get("name"), field.get("value")]
        total += sum(len(str(text)) for text in texts if text)
    if total > EMBED_TEXT_A_MESSAGE:
        words = f"Embed size exceeds maximum size of {EMBED_TEXT_A_MESSAGE}"
        message.wrong("MAX_EMBED_SIZE_EXCEEDED", "embeds", words)


def _check_mentions(message: Checked) -> None:
    allowed = message.part("allowed_mentions", message.get("allowed_mentions"))
    for key in ("users", "roles"):
        if allowed.parts(key, 0, MENTIONS_ALLOWED) and key in (allowed.get("parse") or []):
            words = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            allowed.wrong("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message=words)


def _check_attachments(message: Checked, files: list[str], old: Payload) -> list[str]:
    """Check that files are there; return the names of those that then are."""
    before = {str(one["id"]): str(one["filename"]) for one in many(old, "attachments")}
    names = [safe_name(name) for name in files]
    kept = [*before.values()] if message.get("attachments") is None else []
    for listed in message.parts("attachments", 0, FILES_A_MESSAGE):
        number = str(listed.get("id"))
        listed.text("description", 0, ALT_TEXT_LENGTH)
        if number in before:
            kept.append(before[number])
        elif number.isdigit() and int(number) < len(files):
            names[int(number)] = safe_name(str(listed.get("filename") or files[int(number)]))
        else:
            words = f"Attachment data for (id: {number}) not found."
            listed.wrong("MESSAGE_ATTACHMENT_NOT_FOUND", message=words)
    if len(kept) + len(names) > FILES_A_MESSAGE:
        raise ApiError(TOO_MANY_ATTACHMENTS)
    return [*kept, *names]


def check_files(sizes: list[int]) -> None:
    """Raise `ApiError` (413) for a file larger than Discord takes."""
    if any(size > FILE_BYTES for size in sizes):
        raise ApiError(TOO_LARGE)
