"""Routes that need no bot token but an interaction's own."""

from bot.playground.calls import Call
from bot.playground.interactions import Interaction
from bot.playground.payloads import EPHEMERAL, LOADING, Payload
from bot.playground.realm import Realm


class AnswerRoutes:
    """The answers of the bot to presses and commands."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm

    def callback(self, call: Call) -> Payload | None:
        interaction = self._realm.interactions.answer(
            call.id("interaction_id"), call.parts["token"], call.payload, call.uploads
        )
        # Discord answers 204 unless asked otherwise; discord.py always asks.
        if call.query.get("with_response") not in ("1", "true"):
            return None
        told: Payload = {"id": str(interaction.id), "type": interaction.kind}
        response: Payload = {"interaction": told}
        original = interaction.original
        if original is not None:
            flags = int(original.shown["flags"])
            told["response_message_id"] = str(original.id)
            told["response_message_loading"] = bool(flags & LOADING)
            told["response_message_ephemeral"] = bool(flags & EPHEMERAL)
        resource: Payload = {"type": interaction.answered_with}
        if original is not None and interaction.answered_with in (4, 7):
            resource["message"] = original.shown
        response["resource"] = resource
        return response

    def follow_up(self, call: Call) -> Payload:
        interaction = self._holder(call)
        message = self._realm.interactions.follow_up(interaction, call.payload, call.uploads)
        return message.shown

    def read(self, call: Call) -> Payload:
        interaction = self._holder(call)
        return self._realm.interactions.reachable(interaction, call.parts["message_id"]).shown

    def edit(self, call: Call) -> Payload:
        interaction = self._holder(call)
        message = self._realm.interactions.reachable(interaction, call.parts["message_id"])
        self._realm.messages.edit(message, call.payload, call.uploads)
        return message.shown

    def delete(self, call: Call) -> None:
        interaction = self._holder(call)
        message = self._realm.interactions.reachable(interaction, call.parts["message_id"])
        self._realm.messages.delete(message)

    def _holder(self, call: Call) -> Interaction:
        return self._realm.interactions.holder(call.id("application_id"), call.parts["token"])
