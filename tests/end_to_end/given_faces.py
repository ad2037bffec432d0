"""A Discord that has all faces already, so that no test waits for their upload."""

import base64
from collections.abc import Sequence

from bot.faces.names import pictures_of
from bot.faces.uploading import PICTURED, named_pictures
from data.preferences import Look
from loopback_discord.server.loopback import LoopbackDiscord


def give_faces(discord_server: LoopbackDiscord, looks: Sequence[Look] = PICTURED) -> None:
    """Let the application have the emojis of these looks."""
    for look in looks:
        for name, (_, picture) in named_pictures(look, pictures_of(look)).items():
            image = f"data:image/png;base64,{base64.b64encode(picture).decode()}"
            discord_server.world.emojis.create({"name": name, "image": image})
