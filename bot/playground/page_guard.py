"""Who may ask the playground: pages of this computer, and of no other site.

Every request must name this computer as its host and may come from no other site's page. So no web
site that a player has open can read or drive the playground.
"""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, cast

from aiohttp import web

PAGE_HEADER: Final = "X-Cardroom-Page"
"""A header that no form of another site can send."""

PAGES: Final = frozenset({"/", "/processes"})

_HERE: Final = frozenset({"127.0.0.1", "localhost", "[::1]"})

RequestHandler: TypeAlias = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def only_this_computer(request: web.Request, handler: RequestHandler) -> web.StreamResponse:
    """Refuse what does not come from this computer, and take precautions with what does."""
    own = f"{request.scheme}://{request.host}"
    origin = request.headers.get("Origin")
    refusal = None
    if not _names_this_computer(request):
        refusal = "This is served to this computer only."
    elif origin is not None and origin != own:
        refusal = "Another site's page may not ask this."
    elif request.method not in ("GET", "HEAD") and request.path.startswith("/play/"):
        if origin is None and PAGE_HEADER not in request.headers:
            refusal = f"Without an Origin a request needs the header {PAGE_HEADER}."
        elif request.content_type != "application/json":
            refusal = "The body must be JSON."
    response = wrong(403, refusal) if refusal else await handler(request)
    if request.path in PAGES or request.path.startswith("/play/"):
        response.headers.update(_precautions(request))
    return response


def _names_this_computer(request: web.Request) -> bool:
    name, colon, port = request.host.rpartition(":")
    transport = request.transport
    if not colon or transport is None:
        return False
    own_port = cast("tuple[Any, ...]", transport.get_extra_info("sockname"))[1]
    return name in _HERE and port == str(own_port)


def _precautions(request: web.Request) -> dict[str, str]:
    # Attachments come from the numeric address, which for a page opened as "localhost" is
    # another origin.
    pictures = f"http://127.0.0.1:{request.host.rpartition(':')[2]}"
    policy = [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        f"img-src 'self' {pictures}",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ]
    return {
        "Content-Security-Policy": "; ".join(policy),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Referrer-Policy": "no-referrer",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
    }


def wrong(status: int, reason: str) -> web.Response:
    """Return a refusal as the page reads it."""
    return web.json_response({"error": reason}, status=status)
