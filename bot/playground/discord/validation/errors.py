"""Refusals: how Discord says no."""

from typing import cast

from bot.playground.discord.payloads import Payload


class ApiRefusal(Exception):
    """A request that Discord answers with an error: HTTP status, its own code, its words."""

    def __init__(self, status: int, code: int, message: str, errors: Payload | None = None) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    @property
    def body(self) -> Payload:
        """The JSON that goes with the status."""
        body: Payload = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def unknown_channel() -> ApiRefusal:
    return ApiRefusal(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiRefusal:
    return ApiRefusal(404, 10004, "Unknown Guild")


def unknown_member() -> ApiRefusal:
    return ApiRefusal(404, 10007, "Unknown Member")


def unknown_message() -> ApiRefusal:
    return ApiRefusal(404, 10008, "Unknown Message")


def unknown_user() -> ApiRefusal:
    return ApiRefusal(404, 10013, "Unknown User")


def unknown_emoji() -> ApiRefusal:
    return ApiRefusal(404, 10014, "Unknown Emoji")


def too_many_attachments() -> ApiRefusal:
    return ApiRefusal(400, 30015, "Maximum number of attachments in a message reached (10).")


def unknown_webhook() -> ApiRefusal:
    return ApiRefusal(404, 10015, "Unknown Webhook")


def unknown_interaction() -> ApiRefusal:
    """The token is not known, or three seconds went by without an answer."""
    return ApiRefusal(404, 10062, "Unknown interaction")


def unknown_command() -> ApiRefusal:
    return ApiRefusal(404, 10063, "Unknown application command")


def entry_point_left_out() -> ApiRefusal:
    """A list of commands takes the place of all, and this one may not go that way."""
    return ApiRefusal(
        400,
        50240,
        "You cannot remove this app's Entry Point command in a bulk update operation. Please"
        " include the Entry Point command in your update request or delete it separately.",
    )


def too_many_follow_ups() -> ApiRefusal:
    """Nothing but a person's install lets the application answer, and five times is enough."""
    return ApiRefusal(
        400, 40094, "This interaction has hit the maximum number of follow up messages"
    )


def already_acknowledged() -> ApiRefusal:
    return ApiRefusal(400, 40060, "Interaction has already been acknowledged.")


def missing_access() -> ApiRefusal:
    return ApiRefusal(403, 50001, "Missing Access")


def not_the_author() -> ApiRefusal:
    return ApiRefusal(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiRefusal:
    return ApiRefusal(400, 50006, "Cannot send an empty message")


def missing_permissions() -> ApiRefusal:
    return ApiRefusal(403, 50013, "Missing Permissions")


def thread_archived() -> ApiRefusal:
    """A sleeping thread lets nothing be changed in it."""
    return ApiRefusal(400, 50083, "Thread is archived")


def invalid_webhook_token() -> ApiRefusal:
    """The fifteen minutes of an interaction's token are over."""
    return ApiRefusal(401, 50027, "Invalid Webhook Token")


def direct_message_refused(code: int) -> ApiRefusal:
    """The person takes no message from this application."""
    words = {
        50007: "Cannot send messages to this user",
        50278: "Cannot send messages to this user due to having no mutual guilds",
        40003: "You are opening direct messages too fast",
    }
    return ApiRefusal(403, code, words[code])


def invalid_emoji() -> ApiRefusal:
    """Say that a button has an emoji that Discord does not take."""
    objections = Objections()
    objections.add(
        "components.0.components.0.emoji.name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji"
    )
    return objections.refusal


class Objections:
    """The faults of a body, collected under the paths Discord names."""

    def __init__(self) -> None:
        self._tree: Payload = {}

    def add(self, path: str, code: str, message: str) -> None:
        """Object to what is at `path` (dotted: `components.0.label`)."""
        node = self._tree
        for step in path.split(".") if path else []:
            node = cast("Payload", node.setdefault(step, {}))
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, low: int, high: int) -> None:
        """Object to a text or list of the wrong length."""
        self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")

    def required(self, path: str) -> None:
        """Object to a field that is not there."""
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required")

    def raise_any(self) -> None:
        """Raise `Refused` with everything that was objected to."""
        if self._tree:
            raise self.refusal

    @property
    def refusal(self) -> ApiRefusal:
        """The refusal that says everything that was objected to."""
        return ApiRefusal(400, 50035, "Invalid Form Body", self._tree)
