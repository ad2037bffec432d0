"""The addresses at which discord.py finds Discord, or what stands in for it on this machine."""

from typing import Final

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import INTERNAL_API_VERSION, Route

from bot.support.settings import is_loopback, is_safe_for_token

CDN_PATH: Final = "/cdn"
"""The path of files at the origin of the API of whatever stands in for Discord."""


def point_discord_at(api_url: str, gateway_url: str) -> None:
    """Make discord.py of this process speak to these addresses; call it before the start.

    Raise `ValueError` for any that is not a loopback address: a token must never be sent to
    a stranger because of a setting.
    """
    api, gateway = yarl.URL(api_url), yarl.URL(gateway_url)
    for url in (api, gateway):
        if not is_loopback(url.host or ""):
            raise ValueError(f"{url.host} is no loopback address")
    Route.BASE = api_url.rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = gateway
    # Declared without a type by discord.py, so that a checker takes its value for final.
    type.__setattr__(Asset, "BASE", str(api.origin()) + CDN_PATH)


def send_calls_through(proxy: str) -> None:
    """Make discord.py of this process send its calls to a proxy; call it before the start.

    The gateway and the files of Discord stay where they are. Raise `ValueError` if the token would
    go there in the open.
    """
    if not is_safe_for_token(proxy):
        raise ValueError(f"the token would be sent to {proxy} in the open")
    Route.BASE = api_at(proxy)


def api_at(proxy: str) -> str:
    """Return where Discord's API is, behind a proxy."""
    return f"{proxy.rstrip('/')}/api/v{INTERNAL_API_VERSION}"


def is_of_gateway(address: yarl.URL) -> bool:
    """Whether an address is one of the gateway that is spoken to; no other gets the token."""
    gateway = DiscordWebSocket.DEFAULT_GATEWAY
    if gateway.host is None or address.host is None or address.scheme != gateway.scheme:
        return False
    if is_loopback(gateway.host):
        return is_loopback(address.host)
    domain = ".".join(gateway.host.split(".")[-2:])
    return address.host.endswith(f".{domain}")
