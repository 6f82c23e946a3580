// The boards as pictures, for notebooks and for `rgb_array`: the page's own boards, drawn without a browser.
//
// `build.mjs` bundles this with every game's board and their styles, into a script that Python runs
// (`engine/art.py`). What comes of it is an SVG that needs no style sheet, no font and no script.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { options, render } from "preact";
import type { Board } from "../board";
import { saying } from "../saying";
import { Alone, type PictureRequest } from "./alone";
import { Boxes } from "./boxes";
import { Sheet } from "./sheet";
import { Style } from "./style";
import { Drawing } from "./svg";
import { Part, type Room, stand } from "./tree";

declare const STYLES: string;

const [WIDTH, HEIGHT, MARGIN] = [1000, 760, 6];
const XHTML = "http://www.w3.org/1999/xhtml";

const room: Room = { width: WIDTH - 2 * MARGIN, height: HEIGHT - 2 * MARGIN };
const later: (() => void)[] = [];
stand(room, later);

// Whatever is to be drawn again is, before anybody looks.
const again: (() => void)[] = [];
options.debounceRendering = (draw) => again.push(draw);

function all(waiting: (() => void)[]): void {
  while (waiting.length) waiting.shift()!();
}

const sheet = new Sheet(STYLES);
const MOST = 10_000; // styles that are kept: some have lengths that come up once
let initial = Style.fresh();
const bundles = new Map<string, FluentBundle>();

/** The words of a game in a language, from the catalogues of both. */
function learn(game: string, language: string, catalogues: string[]): void {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  bundles.set(`${language} ${game}`, bundle);
}

function element(name: string, attributes: Record<string, string>, above?: Part): Part {
  const part = new Part(XHTML, name, room);
  for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
  above?.insertBefore(part, null);
  return part;
}

function draw(boards: Record<string, Board>, given: PictureRequest): string {
  const { game, folder, names, language } = given;
  const say = saying(
    bundles.get(`${language} ${game}`),
    names.map((name) => ({ name })),
  );
  const html = element("html", {});
  const main = element("main", { class: `${game} players-${names.length}` }, html);
  try {
    render(<Alone board={boards[folder]!} given={given} say={say} />, main as never);
    all(again);
    if (Style.kept > MOST) initial = Style.fresh();
    const drawing = new Drawing(sheet, initial, html);
    const style = initial.of(html, sheet);
    const board = new Boxes(sheet, drawing).box(main, style, { ...room, most: room.width });
    const paper = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${style.colour("background-color").hex}"/>`;
    return drawing.whole(WIDTH, HEIGHT, say("title"), paper + board.draw(MARGIN, MARGIN));
  } finally {
    render(null, main as never);
    all(later); // what is gone does nothing any more, and is forgotten
  }
}

/** What Python calls. */
export const picturesOf = (boards: Record<string, Board>) => ({
  learn,
  draw: (given: PictureRequest) => draw(boards, given),
});
