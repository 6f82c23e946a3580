// Where the boxes of a page stand, as far as boards use them: blocks, rows and columns (flex), grids, and what is put
// into its parent's corners. Text is one line, or several where it may be broken.

import { cellsOf, Tracks, templateOf } from "./grid";
import { lineOf, short } from "./letters";
import { borderOf, painted } from "./paint";
import { parts, type Sheet } from "./sheet";
import type { Style } from "./style";
import { type Area, type Drawing, moves } from "./svg";
import { isPart, type Leaf, type Part } from "./tree";

/** The room for a box: how wide and high it must be, where that is settled; how wide it may be at most. */
interface Room {
  width?: number;
  height?: number;
  most: number;
  high?: number; // of what it stands in, for boxes that are a share of that
}

export interface Box {
  width: number;
  height: number;
  draw: (x: number, y: number) => string;
}

interface Placed {
  box: Box;
  x: number;
  y: number;
}

interface Edges {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const INLINE = ["span", "b", "i", "em", "strong", "a"];

export class Boxes {
  constructor(
    private readonly sheet: Sheet,
    private readonly drawing: Drawing,
  ) {}

  /** A box of the page, with all that is in it. */
  box(part: Part, above: Style, room: Room): Box {
    const style = above.of(part, this.sheet);
    if (style.get("display") === "none" || style.get("clip-path").startsWith("inset(50%")) return EMPTY;
    if (part.isSvg) return this.svg(part, above, style, room);
    const edges = edgesOf(style);
    const [across, along] = [edges.left + edges.right, edges.top + edges.bottom];
    let width = room.width ?? style.length("width", room.most);
    let height = heightOf(style, room);
    const most = Math.min(width ?? room.most, style.length("max-width", room.most) ?? Infinity);
    const ratio = parts(style.get("aspect-ratio").replace("/", " / "), " ");
    if (ratio.length && width !== undefined) height ??= (width * Number(ratio[2])) / Number(ratio[0]);
    const inner = {
      width: width === undefined ? undefined : width - across,
      height: height === undefined ? undefined : height - along,
      most: most - across,
    };
    const flowing = part.childNodes.filter((node) => !isPart(node) || !this.isPlaced(node, style));
    const laid = this.laid(part, style, flowing, inner);
    width ??= Math.min(most, Math.max(laid.width + across, style.length("min-width") ?? 0));
    height ??= Math.max(laid.height + along, style.length("min-height") ?? 0);
    const placed = part.childNodes
      .filter(isPart)
      .filter((node) => this.isPlaced(node, style))
      .map((node) => this.placed(node, style, { width: width!, height: height! }, edges));
    const whole = { width, height };
    return {
      ...whole,
      draw: (x, y) => {
        const [right, down] = shift(part, style);
        const [left, top] = [x + right, y + down];
        const inside = [
          ...laid.boxes.map((one) => one.box.draw(left + edges.left + one.x, top + edges.top + one.y)),
          ...placed.map((one) => one.box.draw(left + one.x, top + one.y)),
        ].join("");
        return painted(this.drawing, style, left, top, whole, inside, part.attributes.get("data-mark"));
      },
    };
  }

  private isPlaced(part: Part, above: Style): boolean {
    return above.of(part, this.sheet).get("position") === "absolute";
  }

  /** What is put into the corners of its parent; without a corner, where its parent's content begins. */
  private placed(part: Part, above: Style, { width, height }: { width: number; height: number }, edges: Edges): Placed {
    const style = above.of(part, this.sheet);
    const [left, right] = [style.length("left", width), style.length("right", width)];
    const [top, bottom] = [style.length("top", height), style.length("bottom", height)];
    const sized = {
      width:
        style.length("width", width) ?? (left !== undefined && right !== undefined ? width - left - right : undefined),
      height:
        style.length("height", height) ??
        (top !== undefined && bottom !== undefined ? height - top - bottom : undefined),
      most: width - (left ?? 0) - (right ?? 0),
    };
    const box = this.box(part, above, sized);
    const x = left ?? (right === undefined ? edges.left : width - right - box.width);
    const y = top ?? (bottom === undefined ? edges.top : height - bottom - box.height);
    return { box, x, y };
  }

  private laid(
    part: Part,
    style: Style,
    nodes: (Part | Leaf)[],
    room: Room,
  ): { width: number; height: number; boxes: Placed[] } {
    const display = style.get("display");
    if (display.endsWith("flex")) return this.flex(style, nodes, room);
    if (display === "grid") return this.grid(style, nodes, room);
    const text = nodes.some((node) => !isPart(node));
    if (text || INLINE.includes(part.localName)) {
      const box = this.text(
        nodes.map((node) => (isPart(node) ? "" : node.data)).join(""),
        style,
        room.width ?? room.most,
      );
      return { width: box.width, height: box.height, boxes: [{ box, x: 0, y: 0 }] };
    }
    let y = 0;
    const boxes = nodes.filter(isPart).map((node) => {
      const box = this.box(node, style, { width: room.width, most: room.most, high: room.height });
      y += box.height;
      return { box, x: 0, y: y - box.height };
    });
    return { width: Math.max(0, ...boxes.map(({ box }) => box.width)), height: y, boxes };
  }

  private item(node: Part | Leaf, style: Style, room: Room): Box {
    return isPart(node) ? this.box(node, style, room) : this.text(node.data, style, room.width ?? room.most);
  }

  private styleOf(node: Part | Leaf, above: Style): Style {
    return isPart(node) ? above.of(node, this.sheet) : above;
  }

  /** Beside one another, or below one another; those that grow share what is left. */
  private flex(style: Style, nodes: (Part | Leaf)[], room: Room) {
    const column = style.get("flex-direction") === "column";
    const items = nodes.filter((node) => isPart(node) || node.data.trim());
    const gap = style.length(column ? "row-gap" : "column-gap") ?? 0;
    const grows = items.map((node) => (isPart(node) ? Number(this.styleOf(node, style).get("flex-grow") || 0) : 0));
    const length = column ? room.height : room.width;
    const bare = items.map((node, i) => {
      if (grows[i] && this.styleOf(node, style).get("flex-basis") === "0") return EMPTY;
      return this.item(node, style, column ? { width: room.width, most: room.most } : { most: room.most });
    });
    const long = (box: Box) => (column ? box.height : box.width);
    const free = (length ?? 0) - gap * (items.length - 1) - bare.reduce((sum, box) => sum + long(box), 0);
    const all = grows.reduce((sum, one) => sum + one, 0);
    const boxes = bare.map((box, i) => {
      if (length === undefined || !grows[i]) return box;
      const most = this.styleOf(items[i]!, style).length("max-width") ?? Infinity;
      const size = Math.min(long(box) + Math.max(0, (free * grows[i]!) / all), column ? Infinity : most);
      return this.item(
        items[i]!,
        style,
        column ? { width: room.width, height: size, most: room.most } : { width: size, most: size },
      );
    });
    const sum = boxes.reduce((total, box) => total + long(box), 0) + gap * Math.max(0, boxes.length - 1);
    const wide = Math.max(0, ...boxes.map((box) => (column ? box.width : box.height)));
    const across = (column ? room.width : room.height) ?? wide;
    const spare = Math.max(0, (length ?? sum) - sum);
    const spread = style.get("justify-content") === "space-between" ? spare / Math.max(1, boxes.length - 1) : 0;
    let at = style.get("justify-content") === "center" ? spare / 2 : 0;
    const placed = boxes.map((box) => {
      const here = at;
      at += long(box) + gap + spread;
      const beside = style.get("align-items") === "center" ? (across - (column ? box.width : box.height)) / 2 : 0;
      return column ? { box, x: beside, y: here } : { box, x: here, y: beside };
    });
    return column ? { width: wide, height: sum, boxes: placed } : { width: sum, height: wide, boxes: placed };
  }

  private grid(style: Style, nodes: (Part | Leaf)[], room: Room) {
    const items = nodes.filter((node) => isPart(node) || node.data.trim());
    const styles = items.map((node) => (isPart(node) ? this.styleOf(node, style) : null));
    const template = templateOf(style, items.length);
    const cells = cellsOf(styles, template);
    const wide = items.map((node) => once(() => this.item(node, style, { most: room.most }).width));
    const columns = new Tracks(template.columns, style.length("column-gap") ?? 0);
    columns.settle(
      cells.map(({ column, columns }, i) => ({ first: column, count: columns, size: wide[i]! })),
      room.width,
    );
    const fitted = (i: number, height?: number): Box => {
      const span = columns.span(cells[i]!.column, cells[i]!.columns);
      const own = styles[i]?.get("justify-self") ?? "start";
      return this.item(items[i]!, style, { ...(own ? {} : { width: span }), height, most: span });
    };
    const boxes = items.map((_, i) => fitted(i));
    const rows = new Tracks(template.rows, style.length("row-gap") ?? 0);
    rows.settle(
      cells.map(({ row, rows }, i) => ({ first: row, count: rows, size: () => boxes[i]!.height })),
      room.height,
    );
    const centred = style.get("align-items") === "center";
    const placed = boxes.map((box, i) => {
      const cell = cells[i]!;
      const [across, along] = [columns.span(cell.column, cell.columns), rows.span(cell.row, cell.rows)];
      const end = styles[i]?.get("justify-self") === "end";
      return {
        box: centred ? box : fitted(i, along),
        x: columns.start(cell.column) + (end ? across - box.width : 0),
        y: rows.start(cell.row) + (centred ? (along - box.height) / 2 : 0),
      };
    });
    return { width: columns.whole, height: rows.whole, boxes: placed };
  }

  /** Lines of text; one that may not be broken is cut off where the room ends. */
  private text(given: string, style: Style, most: number): Box {
    const text = given.replace(/\s+/g, " ").trim();
    const fits = (line: string) => lineOf(line, style).width <= most + 0.5;
    const lines: string[] = [];
    if (style.get("white-space") === "nowrap" || fits(text)) lines.push(cut(text, fits, style));
    else
      for (const word of text.split(" "))
        if (lines.length && fits(`${lines.at(-1)} ${word}`)) lines.push(`${lines.pop()} ${word}`);
        else lines.push(word);
    const drawn = lines.map((line) => lineOf(line, style));
    const high = style.get("line-height").endsWith("px")
      ? style.length("line-height")!
      : Number(style.get("line-height")) * style.size;
    return {
      width: Math.max(0, ...drawn.map(({ width }) => width)),
      height: high * lines.length,
      draw: (x, y) => {
        const { hex, alpha } = style.colour("color");
        const opacity = alpha < 1 ? ` fill-opacity="${short(alpha, 3)}"` : "";
        const all = drawn.map(({ above, below, drawn }, i) =>
          drawn(x, y + i * high + (high - above - below) / 2 + above, this.drawing.outline),
        );
        return text && `<g fill="${hex}"${opacity}>${all.join("")}</g>`;
      },
    };
  }

  /** A drawing on the page: as large as it is told to be, in the proportions of its sheet. */
  private svg(part: Part, above: Style, style: Style, room: Room): Box {
    const sheet = (part.attributes.get("viewBox") ?? "").split(" ").map(Number);
    const own = (name: string) => {
      const value = part.attributes.get(name);
      return value === undefined ? undefined : Number(value);
    };
    const width = room.width ?? style.length("width", room.most) ?? own("width") ?? sheet[2] ?? room.most;
    const height = heightOf(style, room) ?? own("height") ?? (width * sheet[3]!) / sheet[2]!;
    return {
      width,
      height,
      draw: (x, y) =>
        this.drawing.part(part, above, { place: { x, y, width, height }, room: seenOf(sheet, width, height) }),
    };
  }
}

/** How high something must be; a share of what has no height yet says nothing. */
function heightOf(style: Style, { height, high }: Room): number | undefined {
  if (height !== undefined || (style.get("height").endsWith("%") && high === undefined)) return height;
  return style.length("height", high);
}

/** What can be seen of a sheet that is fitted into the middle of a place. */
function seenOf([x, y, wide, high]: number[], width: number, height: number): Area | undefined {
  if (!wide || !high) return undefined;
  const scale = Math.min(width / wide, height / high);
  const [seenWide, seenHigh] = [width / scale, height / scale];
  return { x: x! - (seenWide - wide) / 2, y: y! - (seenHigh - high) / 2, width: seenWide, height: seenHigh };
}

/** What is asked for again is worked out once. */
function once(work: () => number): () => number {
  let known: number | null = null;
  return () => (known ??= work());
}

const EMPTY: Box = { width: 0, height: 0, draw: () => "" };

function cut(text: string, fits: (line: string) => boolean, style: Style): string {
  if (style.get("text-overflow") !== "ellipsis" || fits(text)) return text;
  let length = text.length;
  while (length > 1 && !fits(`${text.slice(0, length)}…`)) length--;
  return `${text.slice(0, length)}…`;
}

/** How far a style moves its box. */
function shift(part: Part, style: Style): [number, number] {
  const [x = 0, y = 0] = (
    /translate\(([^)]*)\)/.exec(moves(part.inline?.transform || style.get("transform")))?.[1] ?? ""
  )
    .split(" ")
    .map(Number);
  return [x, y];
}

function edgesOf(style: Style): Edges {
  const edge = (side: string) => (style.length(`padding-${side}`) ?? 0) + borderOf(style, side).width;
  return { top: edge("top"), right: edge("right"), bottom: edge("bottom"), left: edge("left") };
}
