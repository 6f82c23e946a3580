"""One picture a game, with every screen that shows its board, at every size, side by side, in the folder `screenshots`.

python -m tests.browser.contact_sheets [GAME ...] [--dark] [--locale it-IT] [--only PART ...] [--sizes 390x844 ...]
"""

import argparse
import io

from PIL import Image, ImageDraw

import tavoliere as tv
from tests.browser.boards import BOARDS, SIZES, Board
from tests.browser.conftest import HURRIED
from tests.browser.person import wait_until_drawn
from tests.browser.screenshots import FOLDER, Studio, studio

AREA = 26_000  # pixels of a small picture, whatever its shape
GAP = 6
LINE = 14  # for what is written above


def small(width: int, height: int) -> tuple[int, int]:
    scale = (AREA / (width * height)) ** 0.5
    return round(width * scale), round(height * scale)


def taken(room: Studio, board: Board, sizes: list[tuple[int, int]], liking: dict[str, str]) -> list[Image.Image]:
    """A board at every size, as somebody sees it who has just come."""
    pictures = []
    with room.page({**HURRIED, **board.settings}, **liking) as page:
        board.show(page, room.server.address)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            wait_until_drawn(page)
            if board.name == "figures":
                page.locator(".figure").first.evaluate("figure => figure.scrollIntoView()")
                page.locator(".figure .room svg").first.wait_for()
                wait_until_drawn(page)
            picture = Image.open(io.BytesIO(page.screenshot()))
            pictures.append(picture.convert("RGB").resize(small(width, height), Image.Resampling.LANCZOS))
    return pictures


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("games", nargs="*", default=[*tv.GAMES], metavar="GAME")
    asked.add_argument("--dark", action="store_true")
    asked.add_argument("--locale", default="en-GB")
    asked.add_argument("--only", nargs="+", default=[""], metavar="PART", help="boards with this in their name")
    asked.add_argument("--sizes", nargs="+", default=[f"{width}x{height}" for width, height in SIZES])
    given = asked.parse_args()
    sizes = [(int(size.split("x")[0]), int(size.split("x")[1])) for size in given.sizes]
    liking = {"locale": given.locale, "color_scheme": "dark" if given.dark else "light"}
    wide = sum(small(*size)[0] + GAP for size in sizes)
    high = max(small(*size)[1] for size in sizes) + LINE + GAP
    with studio() as room:
        for game in given.games:
            boards = [one for one in BOARDS if one.game == game and any(part in one.name for part in given.only)]
            sheet = Image.new("RGB", (wide, high * len(boards)), "#888")
            for row, board in enumerate(boards):
                left = 0
                for size, picture in zip(sizes, taken(room, board, sizes, liking), strict=True):
                    told = f"{size[0]}x{size[1]}" if left else f"{board.name}  {size[0]}x{size[1]}"
                    ImageDraw.Draw(sheet).text((left + 2, high * row), told, fill="#fff")
                    sheet.paste(picture, (left, high * row + LINE))
                    left += picture.width + GAP
                print(board.game, board.name)
            name = "-".join((game, *(["dark"] if given.dark else []), given.locale[:2]))
            sheet.save(FOLDER / f"sheet-{name}.png")


if __name__ == "__main__":
    main()
