"""Sprite sheets: every card, the joker and the back, made once from vector drawings.

    python -m bot.pictures.sprite_sheets IMAGES

draws `bot/pictures/sprites` anew from the SVG files in IMAGES, the folder `src/images` of the
package that `bot/pictures/sprites/LICENCE.md` names. It needs the package resvg-py, which nothing
else here does.
"""

import importlib
import io
import re
import sys
from pathlib import Path
from typing import Any, Final

from PIL import Image

from bot.pictures.cards import BACK, CELLS, FOLDER
from bot.pictures.heights import HEIGHT, WIDTH
from engine.cards import JOKER_TEXT

LOOKS: Final = {"two-colours": "2color-bf", "four-colours": "4color-bf"}

COLOURS: Final = 128
"""Colours of a sheet; with fewer one sees it in the faces."""

SOFTER: Final = {
    '"black"': '"#16181d"',
    '"red"': '"#d3202f"',
    '"blue"': '"#1565d8"',
    '"green"': '"#12813b"',
}
"""The colours of screens instead of those of a printer."""

FRAME: Final = 'rx="12" ry="12" fill="white" stroke="black"'
EDGE: Final = 'fill="white" stroke="#80868f" stroke-width="2.4"'
"""The frame of a card. Its corners are not drawn: they are cut when a card is laid."""

# A phone shows a card no wider than a finger: its corner is drawn larger and bolder than it comes.
CORNER: Final = {
    '" height="70" x="-122" y="-156"': '" height="86" x="-128" y="-157"',
    '" height="58.558" x="-116.279" y="-81"': '" height="66" x="-118" y="-72"',
    'stroke-width="80"': 'stroke-width="112"',
}

# So small, two to ten pips are specks: one large pip stands for them, as on an ace.
PIP: Final = re.compile(r'<use xlink:href="#(S..)" height="40" [^>]*></use>')
LARGE_PIP: Final = r'<use xlink:href="#{}" height="112" x="-56" y="-56"></use>'

STAR: Final = (
    '<path id="star" transform="translate({x},{y})" fill="#7b3fc4" '
    'd="M0 -30L8 -10L29 -9L13 4L18 25L0 13L-18 25L-13 4L-29 -9L-8 -10Z"/>'
)


def main() -> None:
    """Draw both sheets."""
    images = Path(sys.argv[1])
    for look, folder in LOOKS.items():
        rows = 1 + max(row for _, row in CELLS.values())
        columns = 1 + max(column for column, _ in CELLS.values())
        sheet = Image.new("RGB", (columns * WIDTH, rows * HEIGHT), "white")
        for text, (column, row) in CELLS.items():
            drawn = _drawn(_written(images, folder, text))
            sheet.paste(drawn, (column * WIDTH, row * HEIGHT))
        made = sheet.quantize(COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
        _whiten(made)
        made.save(FOLDER / f"{look}.png", optimize=True)


def _whiten(sheet: Image.Image) -> None:
    """Let paper be white: to save colours it was taken together with what is nearly so."""
    paper = sheet.getpixel((sheet.width - 1, sheet.height - 1))
    assert isinstance(paper, int)
    colours = sheet.getpalette() or []
    colours[3 * paper : 3 * paper + 3] = (255, 255, 255)
    sheet.putpalette(colours)


def _written(images: Path, folder: str, text: str) -> str:
    """Return the SVG of a card, as it is to look."""
    if text == BACK:
        return _back((images / "back.svg").read_text())
    if text == JOKER_TEXT:
        return _joker((images / folder / "2J.svg").read_text())
    svg = (images / folder / f"{text}.svg").read_text()
    svg = svg.replace(FRAME, EDGE)
    for before, after in (*SOFTER.items(), *CORNER.items()):
        svg = svg.replace(before, after)
    pip = PIP.search(svg)
    if pip is not None:
        svg = PIP.sub("", svg).replace("</svg>", LARGE_PIP.format(pip[1]) + "</svg>")
    return svg


def _joker(svg: str) -> str:
    svg = svg.replace(FRAME, EDGE)
    figure = re.findall(r"<use [^>]*J2[12]\"></use>", svg)
    # The eyes are drawn first: with a colour the face would cover them.
    svg = svg.replace("".join(figure), "".join(reversed(figure)))
    svg = svg.replace('stroke-width="6" fill="none"', 'stroke-width="14" fill="#ffe4a3"')
    stars = STAR.format(x=-86, y=-122)
    return svg.replace("</svg>", f'{stars}<g transform="rotate(180)">{stars}</g></svg>')


def _back(svg: str) -> str:
    return svg.replace(FRAME, EDGE).replace('"black"', '"#2f5aa8"')


def _drawn(svg: str) -> Image.Image:
    # No stranger's code is imported where it is not needed, and nobody else has the package.
    resvg: Any = importlib.import_module("resvg_py")
    svg = svg.replace('height="3.5in"', f'height="{HEIGHT}"')
    svg = svg.replace('width="2.5in"', f'width="{WIDTH}"')
    drawn = Image.open(io.BytesIO(bytes(resvg.svg_to_bytes(svg_string=svg)))).convert("RGBA")
    card = Image.new("RGBA", drawn.size, "white")
    card.alpha_composite(drawn)
    return card.convert("RGB")


if __name__ == "__main__":
    main()
