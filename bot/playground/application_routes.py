"""Routes of the application: itself, its commands, its emojis and where the gateway is."""

from typing import cast

from bot.playground.calls import Call
from bot.playground.payloads import Payload
from bot.playground.realm import Realm
from bot.playground.refusals import ApiRefusal, unknown_command
from bot.playground.start_limit import StartLimit


class ApplicationRoutes:
    """The requests of the bot about itself."""

    def __init__(self, realm: Realm) -> None:
        self._realm = realm
        self.session_starts = StartLimit(realm.clock)
        self.gateway_url = ""

    def application(self, call: Call) -> Payload:  # noqa: ARG002  a route's signature
        bot = self._realm.bot
        return {
            "id": str(bot.id),
            "name": bot.name,
            "icon": None,
            "description": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "summary": "",
            "owner": (self._realm.users or [bot])[0].described,
            "team": None,
            "bot": bot.described,
            "tags": [],
            "approximate_guild_count": len(self._realm.guilds),
            "approximate_user_install_count": sum(one.has_app for one in self._realm.users),
            "integration_types_config": {
                str(install): {} for install in sorted(self._realm.commands.installs)
            },
            "redirect_uris": [],
            "interactions_endpoint_url": None,
            "role_connections_verification_url": None,
        }

    def gateway(self, call: Call) -> Payload:  # noqa: ARG002  a route's signature
        return {"url": self.gateway_url}

    def gateway_for_bots(self, call: Call) -> Payload:  # noqa: ARG002  a route's signature
        return {
            "url": self.gateway_url,
            "shards": self.session_starts.shards,
            "session_start_limit": self.session_starts.described,
        }

    # --- commands

    def commands(self, call: Call) -> list[Payload]:
        found = self._realm.commands.of(self._place(call))
        if call.query.get("with_localizations") == "true":
            return found
        return [
            {key: one[key] for key in one if not key.endswith("_localizations")} for one in found
        ]

    def put_commands(self, call: Call) -> list[Payload]:
        bodies = cast("list[Payload] | None", call.body)
        if not isinstance(bodies, list):
            raise ApiRefusal(400, 50109, "The request body contains invalid JSON.")
        made = self._realm.commands.put(self._place(call), bodies)
        self._realm.changes.note()
        return made

    def post_command(self, call: Call) -> Payload:
        made = self._realm.commands.post(self._place(call), call.payload)
        self._realm.changes.note()
        return made

    def command(self, call: Call) -> Payload:
        for command in self.commands(call):
            if command["id"] == call.parts["command_id"]:
                return command
        raise unknown_command()

    def delete_command(self, call: Call) -> None:
        self._realm.commands.remove(self._place(call), call.id("command_id"))
        self._realm.changes.note()

    def _place(self, call: Call) -> int | None:
        self._own(call)
        if "guild_id" not in call.parts:
            return None
        return self._realm.guild(call.id("guild_id")).id

    def _own(self, call: Call) -> None:
        if call.id("application_id") != self._realm.bot.id:
            raise ApiRefusal(404, 10002, "Unknown Application")

    # --- emojis

    def emojis(self, call: Call) -> Payload:
        self._own(call)
        return {"items": list(self._realm.emojis)}

    def create_emoji(self, call: Call) -> Payload:
        self._own(call)
        return self._realm.emojis.create(call.payload)

    def emoji(self, call: Call) -> Payload:
        self._own(call)
        return self._realm.emojis.find(call.parts["emoji_id"])

    def rename_emoji(self, call: Call) -> Payload:
        emoji = self.emoji(call)
        self._realm.emojis.rename(emoji, call.payload)
        return emoji

    def delete_emoji(self, call: Call) -> None:
        self._realm.emojis.remove(self.emoji(call))
