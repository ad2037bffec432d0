"""Headers of pictures: what kind a file is and how large, read from its first bytes."""

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PictureHeader:
    """What a file says of itself: its content type, and how many pixels it is wide and high."""

    content_type: str
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height


def picture_header(content: bytes) -> PictureHeader | None:
    """Read the header of a PNG, GIF, JPEG, WebP or AVIF; None if `content` is none of them."""
    for read in _READERS:
        try:
            header = read(content)
        except (struct.error, IndexError):
            # It begins like a picture and ends before it says how large it is.
            continue
        if header is not None:
            return header
    return None


def _png(content: bytes) -> PictureHeader | None:
    if not content.startswith(b"\x89PNG\r\n\x1a\n") or content[12:16] != b"IHDR":
        return None
    return PictureHeader("image/png", *struct.unpack_from(">II", content, 16))


def _gif(content: bytes) -> PictureHeader | None:
    if content[:6] not in (b"GIF87a", b"GIF89a"):
        return None
    return PictureHeader("image/gif", *struct.unpack_from("<HH", content, 6))


def _jpeg(content: bytes) -> PictureHeader | None:
    if not content.startswith(b"\xff\xd8\xff"):
        return None
    for marker, at in _jpeg_segments(content):
        # Frame headers but for three markers among them that begin something else.
        if marker in range(0xC0, 0xD0) and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack_from(">HH", content, at + 3)
            return PictureHeader("image/jpeg", width, height)
    return None


def _jpeg_segments(content: bytes) -> Iterator[tuple[int, int]]:
    """Yield each marker with the place of its length, up to the compressed data."""
    at = 2
    while content[at] == 0xFF:
        marker = content[at + 1]
        if marker == 0xFF:
            at += 1
            continue
        yield marker, at + 2
        (length,) = struct.unpack_from(">H", content, at + 2)
        at += 2 + length


def _webp(content: bytes) -> PictureHeader | None:
    if content[:4] != b"RIFF" or content[8:12] != b"WEBP":
        return None
    kind = content[12:16]
    if kind == b"VP8X":
        sizes: tuple[bytes, bytes] = struct.unpack_from("<3s3s", content, 24)
        width, height = (int.from_bytes(size, "little") + 1 for size in sizes)
    elif kind == b"VP8L":
        (bits,) = struct.unpack_from("<I", content, 21)
        width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    else:
        width, height = (size & 0x3FFF for size in struct.unpack_from("<HH", content, 26))
    return PictureHeader("image/webp", width, height)


def _avif(content: bytes) -> PictureHeader | None:
    if content[4:8] != b"ftyp" or b"avi" not in content[8:32]:
        return None
    at = content.find(b"ispe")
    if at < 0:
        return None
    return PictureHeader("image/avif", *struct.unpack_from(">II", content, at + 8))


_READERS: Final[tuple[Callable[[bytes], PictureHeader | None], ...]] = (
    _png,
    _gif,
    _jpeg,
    _webp,
    _avif,
)
