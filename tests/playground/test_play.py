"""`cardroom play` tells what keeps it from starting."""

import socket

import pytest

from bot.playground.play import play


def test_a_taken_port_is_told_with_another_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert play(port=port, pace=0, database=None) == 1
    assert f"cardroom play --port {port + 1}" in capsys.readouterr().err
