"""Revisions: which players made a decision, for an audit that makes it again."""

from typing import Final

REVISION: Final = 11
"""Grows whenever a player decides otherwise than before, from the same view and seed."""
