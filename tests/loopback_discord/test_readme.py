"""The program in the README runs as it stands there."""

import re
import subprocess
import sys
from pathlib import Path

import loopback_discord


def test_the_evening_of_the_page_can_be_played() -> None:
    page = Path(loopback_discord.__file__).with_name("README.md").read_text("utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    subprocess.run([sys.executable, "-c", program], check=True)
