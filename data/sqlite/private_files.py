"""Files beside the database, for whoever runs the bot alone."""

import os
from pathlib import Path


def make_private(path: Path) -> None:
    """Make an empty file that nobody but its owner may read; raise `FileExistsError`.

    What root makes belongs to the owner of the folder. Else a bot that runs as somebody else could
    not open what `cardroom restore` has put there.
    """
    # Exclusive, so that root gives away nothing that a link points to.
    descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    try:
        if os.name == "posix" and os.geteuid() == 0:
            folder = path.parent.stat()
            os.fchown(descriptor, folder.st_uid, folder.st_gid)
    finally:
        os.close(descriptor)
