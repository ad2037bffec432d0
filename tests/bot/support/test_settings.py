"""Settings: read from the environment and `.env`, all faults told at once."""

import os
import re
from pathlib import Path

import pytest

from bot.support.settings import NAMES, BadSettings, Settings, readable_by_others
from data.addresses import PostgresAddress, address_of
from tests.sources import PROJECT

LOOPBACK = {
    "CARDROOM_API_URL": "http://127.0.0.1:8710/api/v10",
    "CARDROOM_GATEWAY_URL": "ws://127.0.0.1:8710/gateway/",
}


def faults(**known: str) -> tuple[str, ...]:
    with pytest.raises(BadSettings) as refused:
        Settings.read(known)
    return refused.value.faults


def test_a_token_is_enough() -> None:
    settings = Settings.read({"DISCORD_TOKEN": " abc "})
    assert settings.token == "abc"
    assert settings.log_level == "INFO"
    assert settings.api_url is None


@pytest.mark.parametrize(("word", "uploads"), [("", True), ("on", True), (" Off ", False)])
def test_emojis_are_uploaded_unless_they_are_off(word: str, *, uploads: bool) -> None:
    assert Settings.read({"DISCORD_TOKEN": "abc", "CARDROOM_EMOJIS": word}).emojis is uploads


def test_the_token_is_in_no_text_of_the_settings() -> None:
    assert "abc" not in repr(Settings.read({"DISCORD_TOKEN": "abc"}))


def test_the_token_may_stand_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("abc\n")
    assert Settings.read({"DISCORD_TOKEN_FILE": str(file)}).token == "abc"
    assert "one of them" in faults(DISCORD_TOKEN="abc", DISCORD_TOKEN_FILE=str(file))[0]


@pytest.mark.parametrize(
    ("held", "why"), [(None, "No such file"), (b"", "is empty"), (b"\xff\xfe", "no text in UTF-8")]
)
def test_a_file_of_no_token_is_told_once(tmp_path: Path, held: bytes | None, why: str) -> None:
    file = tmp_path / "token"
    if held is not None:
        file.write_bytes(held)
    (fault,) = faults(DISCORD_TOKEN_FILE=str(file))
    assert why in fault
    assert str(file) in fault


def test_a_token_of_a_file_is_in_no_message(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text("two pieces")
    (fault,) = faults(DISCORD_TOKEN_FILE=str(file))
    assert "a space in it" in fault
    assert "two pieces" not in fault


def test_a_token_in_the_place_of_its_file_is_in_no_message() -> None:
    (fault,) = faults(DISCORD_TOKEN_FILE="MTIz.abc.secret")
    assert "the path of a file, cannot be read" in fault
    assert "secret" not in fault


@pytest.mark.parametrize(
    "address",
    [
        "host=db.example user=cardroom password=secret dbname=cardroom",
        "mysql://cardroom:secret@db.example/cardroom",
        "jdbc:postgresql://db.example/cardroom?password=secret",
    ],
)
def test_an_address_in_another_form_is_no_file_and_in_no_message(address: str) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_DATABASE=address)
    assert "postgresql://user:password@host/name" in fault
    assert "secret" not in fault


def test_a_path_that_cannot_be_looked_at_is_a_fault_too(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 300)
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_DATABASE=str(path))
    assert f"{path} cannot be looked at: File name too long" in fault


def test_every_fault_is_named_in_one_message() -> None:
    known = {
        "DISCORD_TOKEN": "two pieces",
        "CARDROOM_LOG_LEVEL": "LOUD",
        "CARDROOM_COMPUTER_SECONDS": "-1",
        "CARDROOM_THINKING_SECONDS": "0",
        "CARDROOM_LOBBY_MINUTES": "soon",
        "CARDROOM_DATABASE": "/no/such/folder/file",
        "CARDROOM_API_URL": "http://discord.example",
        "CARDROOM_EMOJIS": "some",
    }
    with pytest.raises(BadSettings) as refused:
        Settings.read(known)
    assert all(name in str(refused.value) for name in known)
    assert len(refused.value.faults) == len(known)
    assert "two pieces" not in str(refused.value)


@pytest.mark.parametrize("text", ["nan", "inf", "61", "-0.1", "1,5"])
def test_a_pace_of_computers_out_of_range_is_refused(text: str) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_COMPUTER_SECONDS=text)
    assert "CARDROOM_COMPUTER_SECONDS" in fault


@pytest.mark.parametrize("text", ["0", "0.9", "721", "a day"])
def test_a_pause_out_of_range_is_refused(text: str) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_PAUSE_HOURS=text)
    assert "CARDROOM_PAUSE_HOURS is a number from 1 to 720" in fault
    assert Settings.read({"DISCORD_TOKEN": "abc"}).pause_hours == 24


@pytest.mark.parametrize(
    "address", ["http://example.org", "http://127.0.0.1.example.org", "http://10.0.0.1", "nonsense"]
)
def test_the_token_is_never_sent_to_another_machine_because_of_a_setting(address: str) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", **{**LOOPBACK, "CARDROOM_API_URL": address})
    assert "CARDROOM_API_URL" in fault


@pytest.mark.parametrize("name", sorted(LOOPBACK))
def test_the_two_addresses_of_a_loopback_discord_go_together(name: str) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", **{name: LOOPBACK[name]})
    assert "go together" in fault


@pytest.mark.parametrize(
    "address",
    """
        http://127.0.0.1:8080 http://[::1]:8080/ http://10.0.0.7 http://0x7f000001
        http://nirn:8080 http://nirn.bots.svc:8080 https://proxy.example.org
    """.split(),
)
def test_a_proxy_may_be_on_this_machine_in_a_private_network_or_reached_by_https(
    address: str,
) -> None:
    settings = Settings.read({"DISCORD_TOKEN": "abc", "CARDROOM_API_PROXY": address})
    assert settings.api_proxy == address.rstrip("/")


@pytest.mark.parametrize(
    "address",
    """
        http://proxy.example.org http://8.8.8.8:8080 http://134744072:8080 http://0x8080808
        http://010.8.2056 http://10.0.0.1.example.org ftp://10.0.0.7 10.0.0.7:8080
        http://10.0.0.7:8080/api http://name:word@10.0.0.7 http://10.0.0.7:none nonsense
    """.split(),
)
def test_the_token_goes_in_the_open_to_no_proxy_on_the_internet(address: str) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_API_PROXY=address)
    assert "CARDROOM_API_PROXY" in fault


def test_the_environment_outweighs_the_file(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("DISCORD_TOKEN='from the file'\nCARDROOM_LOG_LEVEL=warning\n")
    settings = Settings.from_environment({"DISCORD_TOKEN": "abc"}, dotenv)
    assert settings.token == "abc"
    assert settings.log_level == "WARNING"


def test_a_database_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_DATABASE=str(tmp_path))
    assert f"{tmp_path} is a folder" in fault


def test_the_folder_that_is_missing_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_DATABASE="~/cards.sqlite3")
    assert f"there is no folder {tmp_path}/~" in fault


def test_all_settings_are_known_by_name() -> None:
    example = (PROJECT / ".env.example").read_text()
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == NAMES


def test_a_mark_at_the_beginning_of_a_file_is_no_part_of_it(tmp_path: Path) -> None:
    dotenv, token = tmp_path / ".env", tmp_path / "token"
    dotenv.write_text(f"DISCORD_TOKEN_FILE={token}\n", encoding="utf-8-sig")
    token.write_text("abc\n", encoding="utf-8-sig")
    assert Settings.from_environment({}, dotenv).token == "abc"


def test_a_database_of_a_server_is_known_by_its_address_and_shown_without_the_password() -> None:
    address = "postgresql://ann:secret@db.example:5433/cards?sslmode=require"
    settings = Settings.read({"DISCORD_TOKEN": "abc", "CARDROOM_DATABASE": address})
    assert settings.database == PostgresAddress(address)
    assert str(settings.database) == "postgresql://ann@db.example:5433/cards"
    assert "secret" not in repr(settings)


@pytest.mark.parametrize(
    "address", ["postgresql://ann:secret@db.example", "postgresql://ann:secret@db.example:x/cards"]
)
def test_an_address_that_names_no_database_is_refused_without_the_password(address: str) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_DATABASE=address)
    assert "CARDROOM_DATABASE" in fault
    assert "secret" not in fault
    assert "secret" not in str(address_of(address))


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("", None),
        ("127.0.0.1:9464", ("127.0.0.1", 9464)),
        (" [::1]:80 ", ("::1", 80)),
        ("0.0.0.0:9464", ("0.0.0.0", 9464)),
    ],
)
def test_figures_are_told_at_an_address(text: str, address: tuple[str, int] | None) -> None:
    assert Settings.read({"DISCORD_TOKEN": "abc", "CARDROOM_METRICS": text}).metrics == address


@pytest.mark.parametrize(
    "text", ["9464", "on", "127.0.0.1", "127.0.0.1:0", ":9464", "a.b:1", "::1"]
)
def test_an_address_of_figures_is_whole(text: str) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_METRICS=text)
    assert "such as 127.0.0.1:9464" in fault


@pytest.mark.parametrize("address", ["https://cards.example/presses", "http://127.0.0.1:8470"])
def test_presses_come_to_a_public_address_that_leads_here(address: str) -> None:
    at = {"CARDROOM_PRESSES": f" {address} ", "CARDROOM_PRESSES_AT": "0.0.0.0:8470"}
    settings = Settings.read({"DISCORD_TOKEN": "abc", **at})
    assert (settings.presses, settings.presses_at) == (address, ("0.0.0.0", 8470))


@pytest.mark.parametrize(
    "address",
    [
        *("http://cards.example/", "cards.example", "https://", "https://cards.example:x/"),
        *("https://cards.example/?a=b", "https://cards.example/#a", "https://a:b@cards.example/"),
    ],
)
def test_an_address_of_presses_is_one_that_discord_would_take(address: str) -> None:
    (fault,) = faults(
        DISCORD_TOKEN="abc", CARDROOM_PRESSES=address, CARDROOM_PRESSES_AT="127.0.0.1:1"
    )
    assert "such as https://cards.example/presses" in fault


def test_an_address_of_presses_and_where_it_leads_go_together() -> None:
    for name, word in (
        ("CARDROOM_PRESSES", "https://cards.example/"),
        ("CARDROOM_PRESSES_AT", "127.0.0.1:8470"),
    ):
        (fault,) = faults(DISCORD_TOKEN="abc", **{name: word})
        assert "go together" in fault


def test_the_log_is_text_or_json() -> None:
    assert not Settings.read({"DISCORD_TOKEN": "abc"}).log_json
    assert Settings.read({"DISCORD_TOKEN": "abc", "CARDROOM_LOG_FORMAT": "JSON"}).log_json
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_LOG_FORMAT="xml")
    assert "text or json" in fault


def test_a_file_of_settings_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "noise").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    for name in ("folder", "noise"):
        with pytest.raises(BadSettings, match="cannot be read"):
            Settings.from_environment({}, tmp_path / name)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere a file has no such modes")
def test_a_file_that_others_may_read_is_known(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    assert not readable_by_others(dotenv)
    dotenv.touch(0o600)
    assert not readable_by_others(dotenv)
    for mode in (0o640, 0o604, 0o644):
        dotenv.chmod(mode)
        assert readable_by_others(dotenv)
