"""Settings: what the environment says, all faults named at once."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.metadata import version
from ipaddress import ip_address
from pathlib import Path
from socket import gethostname, inet_aton
from stat import S_ISDIR
from typing import Final, Self, TypeAlias
from urllib.parse import SplitResult, urlsplit

from dotenv import dotenv_values

from bot.support.shards import Shards
from data.addresses import PostgresAddress, StoreAddress, address_of
from engine.players.time_limit import THINKING_SECONDS

VERSION: Final = version("cardroom")
"""The version of this program."""

LONGEST_NAME: Final = 40
"""Of a process: PostgreSQL keeps 63 letters for what a connection is called."""

DOTENV: Final = Path(".env")
"""A file of settings, where the bot is started."""

SETTINGS_FILE: Final = Path("/etc/cardroom/settings")
"""The file of settings of a service of systemd."""

LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS: Final = ("text", "json")

NUMBERS: Final = {
    "computer_seconds": ("CARDROOM_COMPUTER_SECONDS", 0, 60),
    "intervals": ("CARDROOM_INTERVALS", 0, 10),
    "thinking_seconds": ("CARDROOM_THINKING_SECONDS", 0.05, 60),
    "workers": ("CARDROOM_WORKERS", 0, 256),
    "lobby_minutes": ("CARDROOM_LOBBY_MINUTES", 1, 1440),
    "pause_hours": ("CARDROOM_PAUSE_HOURS", 1, 720),
    "copy_days": ("CARDROOM_COPY_DAYS", 1, 3650),
}
"""The settings that are numbers: how each is called, the least and the most."""

NAMES: Final = frozenset(
    {
        "DISCORD_TOKEN",
        "DISCORD_TOKEN_FILE",
        "CARDROOM_DATABASE",
        "CARDROOM_LOG_LEVEL",
        "CARDROOM_LOG_FORMAT",
        "CARDROOM_METRICS",
        "CARDROOM_EMOJIS",
        "CARDROOM_SHARDS",
        "CARDROOM_PROCESS",
        "CARDROOM_PRESSES",
        "CARDROOM_PRESSES_AT",
        "CARDROOM_API_PROXY",
        "CARDROOM_API_URL",
        "CARDROOM_GATEWAY_URL",
        *(name for name, _, _ in NUMBERS.values()),
    }
)
"""Names of all settings."""


Listening: TypeAlias = tuple[str, int]
"""An address of this machine, and a port."""


class BadSettings(ValueError):
    """One message that names every missing or wrong setting."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("\n".join(("The settings are not complete:", *faults)))
        self.faults = faults


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How the bot is to run; `.env.example` explains each."""

    token: str = field(repr=False)
    database: StoreAddress = Path("cardroom.sqlite3")
    process: str = "main"
    log_level: str = "INFO"
    computer_seconds: float = 1.0
    intervals: float = 1.0
    thinking_seconds: float = THINKING_SECONDS
    workers: float = 0
    """How many processes of hard computers there may be; with 0 the processors tell."""
    lobby_minutes: float = 30.0
    pause_hours: float = 24.0
    copy_days: float = 30.0
    api_url: str | None = None
    gateway_url: str | None = None
    api_proxy: str | None = None
    """A proxy that calls of Discord's API go through, and that keeps its limits."""
    shards: Shards | None = None
    emojis: bool = True
    metrics: Listening | None = None
    """The place where figures are told; None if they are not."""
    presses: str | None = None
    """The public address that Discord posts presses to; None if they come by the gateway."""
    presses_at: Listening | None = None
    """The place where this process listens for them: what is public leads here."""
    log_json: bool = False
    """Whether each line of the log is a JSON object."""
    take_over: bool = False
    """Whether to take the place of the process of this name that runs; the command line says so."""

    @classmethod
    def from_environment(
        cls, environment: Mapping[str, str] | None = None, dotenv: Path | None = None
    ) -> Self:
        """Read the environment, a `.env` file filling in what it lacks; raise `BadSettings`."""
        return cls.read(_known(environment, dotenv))

    @classmethod
    def without_token(cls) -> Self:
        """Read the settings for a command that needs no token; raise `BadSettings`."""
        return cls.read({**_known(None, None), "DISCORD_TOKEN": "none", "DISCORD_TOKEN_FILE": ""})

    @classmethod
    def read(cls, known: Mapping[str, str]) -> Self:
        """Make settings of names and texts; raise `BadSettings` naming all that is wrong."""
        faults: list[str] = []
        token = _token(known, faults)
        usual = cls(token=token)
        level = known.get("CARDROOM_LOG_LEVEL", "").strip().upper() or usual.log_level
        if level not in LOG_LEVELS:
            faults.append(f"  CARDROOM_LOG_LEVEL is one of {', '.join(LOG_LEVELS)}")
        database = _database(known, usual.database, faults)
        process = known.get("CARDROOM_PROCESS", "").strip() or gethostname()[:LONGEST_NAME]
        if len(process) > LONGEST_NAME or not process.isprintable() or "/" in process:
            faults.append(
                f"  CARDROOM_PROCESS is a name of {LONGEST_NAME} letters at most, without /"
            )
        numbers = {
            key: _number(known, name, getattr(usual, key), least, most, faults)
            for key, (name, least, most) in NUMBERS.items()
        }
        emojis = _switch(known, "CARDROOM_EMOJIS", faults)
        api_url = _loopback(known, "CARDROOM_API_URL", faults)
        gateway_url = _loopback(known, "CARDROOM_GATEWAY_URL", faults)
        api_proxy = _proxy(known, faults)
        shards = _shards(known, faults)
        metrics = _listening(known, "CARDROOM_METRICS", "127.0.0.1:9464", faults)
        presses = _presses(known, faults)
        presses_at = _listening(known, "CARDROOM_PRESSES_AT", "127.0.0.1:8470", faults)
        log_format = known.get("CARDROOM_LOG_FORMAT", "").strip().lower() or "text"
        if log_format not in LOG_FORMATS:
            faults.append(f"  CARDROOM_LOG_FORMAT is {' or '.join(LOG_FORMATS)}")
        if (api_url is None) != (gateway_url is None) and not faults:
            faults.append("  CARDROOM_API_URL and CARDROOM_GATEWAY_URL go together")
        if (presses is None) != (presses_at is None) and not faults:
            faults.append("  CARDROOM_PRESSES and CARDROOM_PRESSES_AT go together")
        if faults:
            raise BadSettings(tuple(faults))
        return cls(
            token=token,
            database=database,
            process=process,
            log_level=level,
            api_url=api_url,
            gateway_url=gateway_url,
            api_proxy=api_proxy,
            shards=shards,
            emojis=emojis,
            metrics=metrics,
            presses=presses,
            presses_at=presses_at,
            log_json=log_format == "json",
            take_over=usual.take_over,
            **numbers,
        )


def readable_by_others(secret: Path) -> bool:
    """Whether other users of the machine may read a file that holds a secret."""
    if os.name != "posix":
        return False
    try:
        status = secret.stat()
    except OSError:
        return False
    # Kubernetes gives a file of root's to the group of whoever is to read it.
    return bool(status.st_mode & (0o077 if status.st_uid == os.geteuid() else 0o007))


def secret_files() -> tuple[Path, ...]:
    """Return the files that hold the token or a password, if they are there."""
    try:
        known = _known(None, None)
    except BadSettings:
        known = dict(os.environ)
    named = [str(DOTENV), str(SETTINGS_FILE), known.get("DISCORD_TOKEN_FILE", "").strip()]
    address = address_of(known.get("CARDROOM_DATABASE", ""))
    if isinstance(address, PostgresAddress) and address.names_database:
        options = address.parts.options
        named.append(options.get("passfile") or os.environ.get("PGPASSFILE") or "~/.pgpass")
        named.append(options.get("sslkey") or os.environ.get("PGSSLKEY", ""))
    return tuple(Path(name).expanduser() for name in named if name)


def misspelt_in(dotenv: Path) -> tuple[str, ...]:
    """Return what a file that can be read names like a setting that there is not."""
    try:
        found = _read(dotenv)
    except BadSettings:
        return ()
    ours = ("CARDROOM_", "DISCORD_")
    return tuple(key for key in found if key.startswith(ours) and key not in NAMES)


def _read(dotenv: Path) -> dict[str, str]:
    try:
        # Some editors begin a file with a mark that it is in UTF-8.
        with dotenv.open(encoding="utf-8-sig") as file:
            found = dotenv_values(stream=file)
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text in UTF-8"
        raise BadSettings((f"  {dotenv} cannot be read: {why}",)) from None
    return {key: value for key, value in found.items() if value is not None}


def _known(environment: Mapping[str, str] | None, dotenv: Path | None) -> dict[str, str]:
    known = _read(DOTENV if dotenv is None else dotenv)
    known.update(os.environ if environment is None else environment)
    return known


def _token(known: Mapping[str, str], faults: list[str]) -> str:
    token = known.get("DISCORD_TOKEN", "").strip()
    named = known.get("DISCORD_TOKEN_FILE", "").strip()
    if token and named:
        faults.append(
            "  DISCORD_TOKEN and DISCORD_TOKEN_FILE are both there: one of them is enough"
        )
    elif named:
        try:
            token = Path(named).read_text(encoding="utf-8-sig").strip()
        except (OSError, UnicodeDecodeError) as error:
            why = error.strerror if isinstance(error, OSError) else "it is no text in UTF-8"
            # Without a folder it may be the token itself, which stands in no log.
            path = f"{named}, " if "/" in named else "the path of a file, "
            faults.append(f"  DISCORD_TOKEN_FILE, {path}cannot be read: {why}")
            return ""
        if not token:
            faults.append(f"  DISCORD_TOKEN_FILE, {named}, is empty")
            return ""
    if not token:
        faults.append(
            "  DISCORD_TOKEN is missing: the bot's token from Discord's developer page, or"
            " DISCORD_TOKEN_FILE, a file that holds it"
        )
    elif any(mark.isspace() for mark in token):
        faults.append("  DISCORD_TOKEN has a space in it: copy it again as one piece")
    return token


_OTHER_ADDRESS: Final = re.compile(r"://|\b(host|user|password|dbname) *=")
"""Signs that no name of a file has: it may be an address in another form, with a password in it."""


def _database(known: Mapping[str, str], usual: StoreAddress, faults: list[str]) -> StoreAddress:
    text = known.get("CARDROOM_DATABASE", "").strip()
    database = address_of(text) if text else usual
    why = ""
    if isinstance(database, PostgresAddress):
        why = "" if database.names_database else "this address names none"
    elif _OTHER_ADDRESS.search(text):
        why = "this is neither"
    else:
        why = _why_no_file(database)
    if why:
        faults.append(
            "  CARDROOM_DATABASE is a file in a folder that exists, or the address of a"
            f" PostgreSQL database, postgresql://user:password@host/name; {why}"
        )
    return database


def _why_no_file(path: Path) -> str:
    """Return why a path is none of a database's file, empty if it may be."""
    folder = path.absolute().parent
    try:
        return f"{path} is a folder" if S_ISDIR(path.stat().st_mode) else ""
    except (FileNotFoundError, NotADirectoryError):
        return "" if folder.is_dir() else f"there is no folder {folder}"
    except OSError as error:
        return f"{path} cannot be looked at: {error.strerror}"


def _number(
    known: Mapping[str, str],
    name: str,
    default: float,
    least: float,
    most: float,
    faults: list[str],
) -> float:
    text = known.get(name, "").strip()
    if not text:
        return default
    try:
        number = float(text)
    except ValueError:
        number = float("nan")
    if not least <= number <= most:
        faults.append(f"  {name} is a number from {least:g} to {most:g}")
        return default
    return number


def _switch(known: Mapping[str, str], name: str, faults: list[str]) -> bool:
    word = known.get(name, "").strip().lower() or "on"
    if word not in ("on", "off"):
        faults.append(f"  {name} is on or off")
    return word == "on"


def _shards(known: Mapping[str, str], faults: list[str]) -> Shards | None:
    text = known.get("CARDROOM_SHARDS", "").strip()
    if not text:
        return None
    try:
        return Shards.read(text)
    except ValueError:
        faults.append(
            "  CARDROOM_SHARDS is some of your bot's shards and how many there are, such as 0-3/16"
        )
        return None


def _listening(
    known: Mapping[str, str], name: str, example: str, faults: list[str]
) -> Listening | None:
    text = known.get(name, "").strip()
    if not text:
        return None
    try:
        parts = urlsplit(f"//{text}")
        host, port = str(ip_address(parts.hostname or "")), parts.port
    except ValueError:
        host, port = "", None
    if not port:
        faults.append(f"  {name} is an address of this machine and a port, such as {example}")
        return None
    return host, port


def _loopback(known: Mapping[str, str], name: str, faults: list[str]) -> str | None:
    """Read an address that must be this machine's own: the token is sent to it."""
    text = known.get(name, "").strip()
    if not text:
        return None
    if not is_loopback(urlsplit(text).hostname or ""):
        faults.append(f"  {name} may only be an address of this machine, such as 127.0.0.1")
        return None
    return text


def is_loopback(host: str) -> bool:
    """Whether a host is this machine itself."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def _presses(known: Mapping[str, str], faults: list[str]) -> str | None:
    """Read a public address; without HTTPS it is this machine's, for a stand-in of Discord."""
    text = known.get("CARDROOM_PRESSES", "").strip()
    if not text:
        return None
    parts = _parts(text)
    if parts is None or not (parts.scheme == "https" or is_loopback(parts.hostname or "")):
        faults.append("  CARDROOM_PRESSES is an address such as https://cards.example/presses")
        return None
    return text


def _proxy(known: Mapping[str, str], faults: list[str]) -> str | None:
    """Read an address to which the token may be sent: encrypted, or in a private network."""
    text = known.get("CARDROOM_API_PROXY", "").strip().rstrip("/")
    if not text:
        return None
    parts = _parts(text)
    if parts is None or parts.path:
        faults.append("  CARDROOM_API_PROXY is an address such as http://127.0.0.1:8080")
        return None
    if not is_safe_for_token(text):
        faults.append(
            "  CARDROOM_API_PROXY gets the token: outside of a private network it begins with"
            " https://"
        )
        return None
    return text


def _parts(text: str) -> SplitResult | None:
    """Return the parts of a web address, None if it is none or says more than a place."""
    try:
        parts = urlsplit(text)
        # Reading the port is what tells if it is one.
        more = (parts.query, parts.fragment, parts.username, parts.port and "")
    except ValueError:
        return None
    is_address = bool(parts.hostname) and parts.scheme in ("http", "https")
    return parts if is_address and not any(more) else None


PRIVATE_NAMES: Final = (".internal", ".local", ".localhost", ".lan", ".svc")
"""Ends of names that no public name has."""


def is_safe_for_token(proxy: str) -> bool:
    """Whether the way to a proxy is encrypted, or leads through a private network alone."""
    parts = urlsplit(proxy)
    host = parts.hostname or ""
    if parts.scheme == "https":
        return True
    return is_private(host)


def is_private(host: str) -> bool:
    """Whether a host can only be one of a private network, as a name without a dot is."""
    try:
        return ip_address(host).is_private
    except ValueError:
        pass
    try:
        # Whoever connects takes 134744072 and 0x8.2056 for addresses too.
        return ip_address(inet_aton(host)).is_private
    except OSError:
        return "." not in host or host.endswith(PRIVATE_NAMES)
