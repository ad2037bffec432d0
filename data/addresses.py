"""The address of a store: a file, or a database of a PostgreSQL server."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self, TypeAlias
from urllib.parse import parse_qsl, quote, unquote

_SCHEMES: Final = ("postgresql", "postgres")

_PARTS: Final = ("host", "port", "dbname", "database", "user", "password")
"""Parts that may stand in the query too, and come before those that stand elsewhere."""

_MANY: Final = {"target_session_attrs": "read-write"}
"""Of several servers, all but one only follow; after a while it is another one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PostgresParts:
    """The parts of an address, each by itself."""

    hosts: tuple[tuple[str, int | None], ...]
    """In their order. A name without a letter is left to the environment, a folder has sockets."""
    user: str | None
    password: str | None = field(repr=False)
    database: str
    options: Mapping[str, str] = field(repr=False)
    """All else, as the query of the address names it."""

    @classmethod
    def read(cls, url: str) -> Self:
        """Take an address apart; raise `ValueError` if it is none of a database."""
        # Newer versions of `urlsplit` take no list of hosts with brackets in it.
        scheme, is_address, rest = url.strip().partition("://")
        if scheme.casefold() not in _SCHEMES or not is_address or "#" in rest:
            raise ValueError
        before, _, query = rest.partition("?")
        netloc, _, path = before.partition("/")
        login, _, servers = netloc.rpartition("@")
        user, _, password = login.partition(":")
        options = dict(parse_qsl(query, strict_parsing=True)) if query else {}
        # A password with a sign of addresses in it ends too early, and its rest is no database.
        if "[" in login or "@" in path or any("@" in name for name in options):
            raise ValueError
        told = {name: options.pop(name, "") for name in _PARTS}
        hosts = _hosts(told["host"] or servers, told["port"], decoded=bool(told["host"]))
        database = told["dbname"] or told["database"] or unquote(path)
        if not database.strip("/"):
            raise ValueError
        if len(hosts) > 1:
            options = _MANY | options
        return cls(
            hosts=hosts,
            user=told["user"] or unquote(user) or None,
            password=told["password"] or unquote(password) or None,
            database=database,
            options=options,
        )


def _hosts(text: str, ports: str, *, decoded: bool) -> tuple[tuple[str, int | None], ...]:
    """Read `a:1,b,[::1]:2`, and the ports beside them if there are any."""
    hosts = [_host(host, decoded=decoded) for host in text.split(",")] if text else [("", None)]
    numbers = [_port(port) for port in ports.split(",")]
    if len(numbers) == 1:
        numbers *= len(hosts)
    return tuple(
        (host, port or number) for (host, port), number in zip(hosts, numbers, strict=True)
    )


def _host(text: str, *, decoded: bool) -> tuple[str, int | None]:
    if text.startswith("["):
        name, bracket, rest = text[1:].partition("]")
        if not bracket or rest[:1] not in ("", ":"):
            raise ValueError
        port = rest[1:]
    elif text.startswith("/") or (decoded and text.count(":") > 1):
        name, port = text, ""
    else:
        name, _, port = text.partition(":")
    name = name if decoded else unquote(name)
    if not name or any(mark.isspace() or mark == "@" for mark in name):
        raise ValueError
    return name, _port(port)


def _port(text: str) -> int | None:
    if not text:
        return None
    if not (text.isascii() and text.isdecimal() and 0 < int(text[:6]) < 1 << 16):
        raise ValueError
    return int(text)


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """The address of a database, such as `postgresql://cardroom:secret@host:5432/cardroom`.

    It may name several hosts, as `a:5432,b:5432`, of which one takes writes at a time. As a text it
    has no password, so it may be told to anybody.
    """

    url: str = field(repr=False)

    def __str__(self) -> str:
        try:
            parts = self.parts
        except ValueError:
            return "the PostgreSQL server"
        user = f"{quote(parts.user, safe='')}@" if parts.user else ""
        return f"postgresql://{user}{','.join(map(_shown, parts.hosts))}/{quote(parts.database)}"

    @property
    def parts(self) -> PostgresParts:
        """The parts of the address; raise `ValueError` if it is not whole, or names no database."""
        return PostgresParts.read(self.url)

    @property
    def names_database(self) -> bool:
        """Whether the address is whole, and names a database."""
        try:
            return bool(self.parts)
        except ValueError:
            return False


def _shown(host: tuple[str, int | None]) -> str:
    name, port = host
    name = f"[{name}]" if ":" in name else quote(name, safe="")
    return name if port is None else f"{name}:{port}"


StoreAddress: TypeAlias = Path | PostgresAddress


def address_of(text: str) -> StoreAddress:
    """Return where `text` points: to a server if it looks like an address, else to a file.

    An address with a slip in it is no file either: it would be told with its password.
    """
    scheme = text.strip().partition(":")[0].casefold()
    is_address = "://" in text or (":" in text and scheme in _SCHEMES)
    return PostgresAddress(text) if is_address else Path(text)
