"""Shared posts: what people have posted of themselves, so that a second tap posts nothing."""

from collections import OrderedDict
from typing import Final

REMEMBERED: Final = 1024


class SharedPosts:
    """Remembers the latest posts of everybody, in memory alone."""

    def __init__(self) -> None:
        self._posts: OrderedDict[tuple[object, ...], None] = OrderedDict()

    def take(self, *post: object) -> bool:
        """Note a post; return whether it is a new one."""
        if post in self._posts:
            return False
        self._posts[post] = None
        if len(self._posts) > REMEMBERED:
            self._posts.popitem(last=False)
        return True
