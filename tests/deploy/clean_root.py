"""A clean Debian in a folder, in which a host's steps are done as on a machine of their own."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

CHROOT: Final = shutil.which("chroot") or "chroot"
TRUSTED: Final = (
    "/etc/resolv.conf",
    "/etc/hosts",
    "/etc/pip.conf",
    "/etc/ssl/certs/ca-certificates.crt",
)
"""What the clean root needs of this machine to reach the package index."""


def in_a_clean_root(test: Callable[..., Any]) -> Callable[..., Any]:
    """Mark a test that makes a clean root."""
    for reason in (
        pytest.mark.thorough,
        pytest.mark.skipif("CARDROOM_THOROUGH" not in os.environ, reason="it takes some minutes"),
        pytest.mark.skipif(
            os.name != "posix" or os.geteuid() != 0, reason="a root of its own needs root"
        ),
        pytest.mark.skipif(not shutil.which("debootstrap"), reason="makes the clean root"),
    ):
        test = reason(test)
    return test


def debian(root: Path, *packages: str) -> Path:
    """Make a Debian with these packages and nothing else in a folder; return the folder."""
    included = f"--include={','.join(packages)}"
    making = ["debootstrap", "--variant=minbase", included, "bookworm", str(root)]
    subprocess.run(making, check=True, capture_output=True)
    for path in map(Path, TRUSTED):
        if path.exists():
            shutil.copy(path, root / path.relative_to("/"))
    return root


def passed_on() -> dict[str, str]:
    """Return what a clean root is told of this machine: how it reaches the package index."""
    return {key: value for key, value in os.environ.items() if key.startswith(("PIP_", "SSL_"))}
