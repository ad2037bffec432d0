"""The wheel: what `pip install` makes of it runs without the checkout."""

import json
import os
import subprocess
import sys
import time
import tomllib
import venv
from pathlib import Path
from random import Random
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

import pytest

import bot
from engine.games.catalogue import variant
from tests.fairness.fair_games import fair_record
from tests.postgres_server import free_port

ROOT: Final = Path(bot.__file__).parents[1]
STARTING_SECONDS: Final = 60


def house_in(folder: Path) -> Path:
    """Return a folder with a virtual environment in which the wheel is installed.

    What it depends on is found where it is installed for these tests, so no index is asked. An
    editable install there is not followed: only an environment's own `.pth` files are.
    """
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "venv", symlinks=os.name != "nt")
    python = Path(sys.base_prefix) / "bin" / "python3"
    install = [str(python), "-m", "pip", "--python", str(folder / "venv" / "bin" / "python")]
    install += ["install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(install, check=True, env=outside())
    (packages,) = (folder / "venv" / "lib").glob("*/site-packages")
    (packages / "dependencies.pth").write_text(str(Path(pytest.__file__).parents[1]))
    return folder


def outside() -> dict[str, str]:
    """What processes are told that know nothing of the checkout."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def said(house: Path, *command: str) -> str:
    """What a command of the environment prints."""
    program = [str(house / "venv" / "bin" / command[0]), *command[1:]]
    return subprocess.run(
        program, cwd=house, env=outside(), check=True, capture_output=True, text=True
    ).stdout


@pytest.mark.long
def test_what_pip_installs_runs_without_the_checkout(tmp_path: Path) -> None:
    house = house_in(tmp_path)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert said(house, "cardroom", "--version") == f"cardroom {project['version']}\n"
    asks = (
        "import bot, data, engine; print(bot.__file__, data.__file__, engine.__file__);"
        "from bot.interactions import verify_answers as v; print(len(v.verifier_page().content))"
    )
    *files, size = said(house, "python", "-c", asks).split()
    assert all(Path(file).is_relative_to(house) for file in files)
    assert int(size) > 10_000
    record = fair_record(variant("standard"), 4, ("random",) * 4, Random(1), 60)
    (house / "record.jsonl").write_text(json.dumps(record) + "\n", "utf-8")
    last = json.loads(said(house, "cardroom", "replay", "--last", "record.jsonl"))
    assert last["record"] == 0
    assert "All that a file can prove holds." in said(house, "cardroom", "verify", "record.jsonl")
    plays_in_a_browser(house)


def plays_in_a_browser(house: Path) -> None:
    port = free_port()
    command = [str(house / "venv" / "bin" / "cardroom"), "play", "--port", str(port)]
    with subprocess.Popen(
        command, cwd=house, env=outside(), stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        try:
            until = time.monotonic() + STARTING_SECONDS
            while process.poll() is None and time.monotonic() < until:
                try:
                    with urlopen(f"http://127.0.0.1:{port}/") as page:
                        assert "<html" in page.read().decode()
                        break
                except URLError:
                    time.sleep(0.1)
            else:
                process.kill()
                assert process.stdout is not None
                pytest.fail(process.stdout.read().decode())
        finally:
            process.terminate()
