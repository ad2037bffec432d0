"""Settings: read from the environment and `.env`, all faults told at once."""

import os
from pathlib import Path

import pytest

from bot.support.settings import BadSettings, Settings, readable_by_others
from data.addresses import PostgresAddress, address_of

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


def test_the_environment_outweighs_the_file(tmp_path: Path) -> None:
    dotenv = tmp_path / ".env"
    dotenv.write_text("DISCORD_TOKEN='from the file'\nCARDROOM_LOG_LEVEL=warning\n")
    settings = Settings.from_environment({"DISCORD_TOKEN": "abc"}, dotenv)
    assert settings.token == "abc"
    assert settings.log_level == "WARNING"


def test_a_database_that_is_a_folder_is_refused(tmp_path: Path) -> None:
    (fault,) = faults(DISCORD_TOKEN="abc", CARDROOM_DATABASE=str(tmp_path))
    assert "CARDROOM_DATABASE" in fault


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


def test_every_setting_is_explained_in_the_example() -> None:
    example = (Path(__file__).parents[3] / ".env.example").read_text()
    source = (Path(__file__).parents[3] / "bot" / "support" / "settings.py").read_text()
    for line in example.splitlines():
        name, equals, _ = line.partition("=")
        assert not equals or f'"{name}"' in source


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
