"""The addresses at which discord.py finds Discord, or what stands in for it on this machine."""

import ipaddress
from typing import Final

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

CDN_PATH: Final = "/cdn"
"""Where files lie at the origin of the API of whatever stands in for Discord."""


def point_discord_at(api_url: str, gateway_url: str) -> None:
    """Make discord.py of this process speak to these addresses; call it before the start.

    Raise `ValueError` for any that is not a loopback address: a token must never be sent to
    a stranger because of a setting.
    """
    api, gateway = yarl.URL(api_url), yarl.URL(gateway_url)
    for url in (api, gateway):
        if not _is_loopback(url.host):
            raise ValueError(f"{url.host} is no loopback address")
    Route.BASE = api_url.rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    # Declared without a type by discord.py, so that a checker takes its value for final.
    type.__setattr__(Asset, "BASE", str(api.origin()) + CDN_PATH)


def _is_loopback(host: str | None) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False
