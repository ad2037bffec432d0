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


def is_of_gateway(address: yarl.URL) -> bool:
    """Whether an address is one of the gateway that is spoken to; no other gets the token."""
    gateway = DiscordWebSocket.DEFAULT_GATEWAY
    if gateway.host is None or address.host is None or address.scheme != gateway.scheme:
        return False
    if _is_loopback(gateway.host):
        return _is_loopback(address.host)
    domain = ".".join(gateway.host.split(".")[-2:])
    return address.host.endswith(f".{domain}")


def _is_loopback(host: str | None) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False
