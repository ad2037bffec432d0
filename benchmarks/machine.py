"""The machine: what figures depend on besides the code."""

import os
import platform
from typing import Any


def machine() -> dict[str, Any]:
    """Return what is to be said beside every figure."""
    return {
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
    }
