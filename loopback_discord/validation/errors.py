"""Errors: how Discord refuses a request, and how it names all that is wrong with a body."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, cast

from loopback_discord.payloads import Payload, many, walk


class ErrorCode(NamedTuple):
    """One of the errors that Discord documents: HTTP status, its own code, its words."""

    status: int
    code: int
    message: str


UNKNOWN_APPLICATION: Final = ErrorCode(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL: Final = ErrorCode(404, 10003, "Unknown Channel")
UNKNOWN_GUILD: Final = ErrorCode(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER: Final = ErrorCode(404, 10007, "Unknown Member")
UNKNOWN_ROLE: Final = ErrorCode(404, 10011, "Unknown Role")
UNKNOWN_MESSAGE: Final = ErrorCode(404, 10008, "Unknown Message")
UNKNOWN_USER: Final = ErrorCode(404, 10013, "Unknown User")
UNKNOWN_EMOJI: Final = ErrorCode(404, 10014, "Unknown Emoji")
UNKNOWN_WEBHOOK: Final = ErrorCode(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION: Final = ErrorCode(404, 10062, "Unknown interaction")
"""The token is not known, or three seconds went by without an answer."""
UNKNOWN_COMMAND: Final = ErrorCode(404, 10063, "Unknown application command")
TOO_MANY_ATTACHMENTS: Final = ErrorCode(
    400, 30015, "Maximum number of attachments in a message reached (10)."
)
TOO_LARGE: Final = ErrorCode(413, 40005, "Request entity too large")
ALREADY_ACKNOWLEDGED: Final = ErrorCode(400, 40060, "Interaction has already been acknowledged.")
TOO_MANY_FOLLOW_UPS: Final = ErrorCode(
    400, 40094, "This interaction has hit the maximum number of follow up messages"
)
"""Nothing but a person's install lets the application answer, and five times is enough."""
MISSING_ACCESS: Final = ErrorCode(403, 50001, "Missing Access")
NOT_THE_AUTHOR: Final = ErrorCode(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE: Final = ErrorCode(400, 50006, "Cannot send an empty message")
MISSING_PERMISSIONS: Final = ErrorCode(403, 50013, "Missing Permissions")
INVALID_WEBHOOK_TOKEN: Final = ErrorCode(401, 50027, "Invalid Webhook Token")
"""The fifteen minutes of an interaction's token are over."""
INVALID_BODY: Final = ErrorCode(400, 50035, "Invalid Form Body")
WRONG_CHANNEL_TYPE: Final = ErrorCode(400, 50024, "Cannot execute action on this channel type")
THREAD_ARCHIVED: Final = ErrorCode(400, 50083, "Thread is archived")
THREAD_EXISTS: Final = ErrorCode(400, 160004, "A thread has already been created for this message")
INVALID_JSON: Final = ErrorCode(400, 50109, "The request body contains invalid JSON.")
ENTRY_POINT_LEFT_OUT: Final = ErrorCode(
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. Please"
    " include the Entry Point command in your update request or delete it separately.",
)
"""A list of commands takes the place of all, and this one may not go that way."""

NO_DIRECT_MESSAGES: Final = {
    50007: "Cannot send messages to this user",
    50278: "Cannot send messages to this user due to having no mutual guilds",
    40003: "You are opening direct messages too fast",
}
"""Why a person takes no message from this application, by code."""

_MESSAGES: Final = {
    "APPLICATION_COMMANDS_DUPLICATE_NAME": "Application command names must be unique",
    "APPLICATION_COMMAND_INVALID_NAME": "Command name is invalid",
    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID": (
        "Required options must be placed before non-required options"
    ),
    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID": "Invalid command option type",
    "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_CHOICES": (
        "An option has either choices or autocomplete"
    ),
    "APPLICATION_EMOJI_NAME_ALREADY_TAKEN": "Emoji name is already taken",
    "BASE_TYPE_REQUIRED": "This field is required",
    "BINARY_TYPE_MAX_SIZE": "File cannot be larger than 256.0 kb.",
    "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE": (
        "A custom id and url cannot both be specified"
    ),
    "BUTTON_COMPONENT_INVALID_EMOJI": "Invalid emoji",
    "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED": "A button needs a label or an emoji",
    "COMPONENT_CUSTOM_ID_DUPLICATED": "Component custom_id cannot be duplicated",
    "COMPONENT_ID_DUPLICATED": "Component id cannot be duplicated",
    "COMPONENT_LAYOUT_WIDTH_EXCEEDED": "The specified component exceeds the maximum width",
    "IMAGE_INVALID": "Invalid image data",
    "NUMBER_TYPE_MAX": "int value should be between 1 and 100.",
    "SELECT_COMPONENT_INVALID_EMOJI": "Invalid emoji",
    "SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS": (
        "max_values may not be greater than the number of options"
    ),
    "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX": (
        "min_values may not be greater than max_values"
    ),
    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED": "The specified option value is already used",
    "SELECT_COMPONENT_TOO_MANY_DEFAULTS": (
        "More options are selected by default than max_values allows"
    ),
    "SET_TYPE_ALREADY_CONTAINS_VALUE": "The set already contains this",
    "UNFURLED_MEDIA_ITEM_ATTACHMENT_REQUIRED": "A file must be an attachment of the message",
    "URL_TYPE_INVALID_URL": "Not a well formed URL.",
}
"""Discord's words about a part of a body, by code; where a number is told, the check says it."""

TOO_MANY_BYTES: Final = ErrorCode(500, 0, "500: Internal Server Error")
"""All that Discord says of a layout with too much text, as bytes count."""


class ApiError(Exception):
    """A request that Discord answers with an error, and for a body with all that is wrong in it."""

    def __init__(self, error: ErrorCode, errors: Payload | None = None) -> None:
        self.status, self.code, self.message = error
        super().__init__(f"{self.status} ({self.code}): {self.message}")
        self.errors = errors

    @property
    def body(self) -> Payload:
        """The JSON that goes with the status."""
        body: Payload = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class Checked:
    """A part of a body, which notes under the path that Discord names what is wrong with it.

    `errors` are those of the whole body, which all of its parts share.
    """

    def __init__(self, body: Payload, path: str = "", errors: Payload | None = None) -> None:
        self.body = body
        self.path = path
        self._errors: Payload = {} if errors is None else errors

    def get(self, key: str) -> Any:  # noqa: ANN401  whatever the bot has sent
        """Return what the body has under `key`, None if nothing."""
        return self.body.get(key)

    def wrong(self, code: str, key: str = "", message: str = "") -> None:
        """Note an error of this part or of what is at `key` in it (dotted: `emoji.name`)."""
        node = self._errors
        for step in filter(None, f"{self.path}.{key}".split(".")):
            node = cast("Payload", node.setdefault(step, {}))
        node.setdefault("_errors", []).append({"code": code, "message": message or _MESSAGES[code]})

    def raise_any(self) -> None:
        """Raise `ApiError` (50035) if anything is wrong with the whole body."""
        if self._errors:
            raise ApiError(INVALID_BODY, self._errors)

    def part(self, key: str, body: object) -> "Checked":
        """Return what is at `key`; `body` is read as empty if it is no object."""
        path = f"{self.path}.{key}" if self.path else key
        known = cast("Payload", body) if isinstance(body, dict) else {}
        return Checked(known, path, self._errors)

    def parts(self, key: str, low: int = 0, high: int | None = None) -> list["Checked"]:
        """Return the parts in a list, whose length may be limited."""
        bodies = many(self.body, key)
        if high is not None:
            self.length(key, len(bodies), low, high)
        return [self.part(f"{key}.{at}", body) for at, body in enumerate(bodies)]

    def walk(self) -> Iterator["Checked"]:
        """Yield every component inside, nested ones included, in reading order."""
        for path, body in walk(self.body):
            yield self.part(path, body)

    def length(self, key: str, count: int, low: int, high: int) -> None:
        """Check the length of a text or list."""
        if not low <= count <= high:
            words = f"Must be between {low} and {high} in length."
            self.wrong("BASE_TYPE_BAD_LENGTH", key, words)

    def required(self, key: str) -> None:
        """Check that there is something at `key`."""
        if not self.get(key):
            self.wrong("BASE_TYPE_REQUIRED", key)

    def text(self, key: str, low: int, high: int, *, required: bool = False) -> None:
        """Check the length of a text, if it is there or is required."""
        value = self.get(key)
        if value is None:
            if required:
                self.wrong("BASE_TYPE_REQUIRED", key)
        elif isinstance(value, str):
            self.length(key, len(value), low, high)
        else:
            self.wrong("STRING_TYPE_CONVERT", key, f'Could not interpret "{value}" as string.')

    def number(self, key: str, low: int, high: int) -> None:
        """Check the bounds of a number, if it is there."""
        value = self.get(key)
        if value is not None and not (isinstance(value, int) and low <= value <= high):
            self.wrong("NUMBER_TYPE_RANGE", key, f"int value should be between {low} and {high}.")

    def choice(self, key: str, value: object, allowed: list[int]) -> None:
        """Check that `value`, which is at `key`, is one of the `allowed`."""
        if value not in allowed:
            self.wrong("BASE_TYPE_CHOICES", key, f"Value must be one of {allowed}.")

    def kind(self, allowed: frozenset[int]) -> bool:
        """Check that a component may stand where it stands; tell whether it may."""
        if self.get("type") in allowed:
            return True
        kinds = ", ".join(str(kind) for kind in sorted(allowed))
        words = f'Value of field "type" must be one of ({kinds},).'
        self.wrong("UNION_TYPE_CHOICES", "type", words)
        return False


def invalid_body(code: str, path: str, message: str = "") -> ApiError:
    """Return the refusal of a body with one thing wrong in it."""
    errors: Payload = {}
    Checked({}, path, errors).wrong(code, message=message)
    return ApiError(INVALID_BODY, errors)
