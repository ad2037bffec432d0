"""The emojis that the application has, by look: which faces people can be shown now."""

from bot.text.faces import PLAIN_FACES, Faces
from data.preferences import Look


class FaceEmojis:
    """Says how a look is shown: in plain text as long as not all of its emojis are there."""

    def __init__(self) -> None:
        self._complete: dict[Look, Faces] = {}

    def of(self, look: Look) -> Faces:
        """Return the faces of a look, as far as they can be shown."""
        return self._complete.get(look, PLAIN_FACES)

    def hide(self, look: Look) -> None:
        """From now on show a look in plain text."""
        self._complete.pop(look, None)

    def show(self, faces: Faces) -> None:
        """From now on show a look by these emojis, which are all there."""
        self._complete[faces.look] = faces
