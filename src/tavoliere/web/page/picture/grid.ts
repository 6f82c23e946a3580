// The columns and rows of a grid, and where things lie in it.

import { parts } from "./sheet";
import type { Style } from "./style";

interface Template {
  columns: string[];
  rows: string[];
  areas: string[][];
}

/** `grid-template: "one two" auto / 10px 1fr`, or rows and columns alone; without either, one column for each item. */
export function templateOf(style: Style, items: number): Template {
  const [above = "", across = ""] = parts(style.get("grid-template"), "/");
  const words = parts(above, " ");
  const areas = words.filter((word) => word.startsWith('"')).map((word) => parts(word.slice(1, -1), " "));
  const rows = words.filter((word) => !word.startsWith('"'));
  const columns = parts(across || style.get("grid-template-columns"), " ");
  if (columns.length) return { columns, rows, areas };
  const flows = style.get("grid-auto-flow") === "column";
  return { columns: flows ? Array(items).fill(style.get("grid-auto-columns")) : ["minmax(0,1fr)"], rows, areas };
}

interface Cell {
  column: number;
  columns: number;
  row: number;
  rows: number;
}

/** Where each item lies: where its area is, across the whole row, or in the next free cell. */
export function cellsOf(styles: (Style | null)[], { columns, areas }: Template): Cell[] {
  let next = 0;
  return styles.map((style) => {
    const area = style?.get("grid-area") ?? "";
    const row = areas.findIndex((line) => line.includes(area));
    if (area && row >= 0) {
      const column = areas[row]!.indexOf(area);
      const count = areas[row]!.filter((one) => one === area).length;
      return { column, columns: count, row, rows: areas.filter((line) => line.includes(area)).length };
    }
    const whole = (style?.get("grid-column") ?? "").replaceAll(" ", "") === "1/-1";
    if (whole && next % columns.length) next += columns.length - (next % columns.length);
    const at = next;
    next += whole ? columns.length : 1;
    const column = at % columns.length;
    return { column, columns: whole ? columns.length : 1, row: Math.floor(at / columns.length), rows: 1 };
  });
}

interface Spanning {
  first: number;
  count: number;
  size: () => number; // what it needs
}

/** Columns or rows: those that say their size, those of their contents, and the rest for those that share it. */
export class Tracks {
  private sizes: number[] = [];

  constructor(
    private readonly template: string[],
    private readonly gap: number,
  ) {}

  settle(contents: Spanning[], whole: number | undefined): void {
    const count = Math.max(this.template.length, ...contents.map(({ first, count }) => first + count));
    const kinds = Array.from({ length: count }, (_, i) => this.template[i] ?? "auto");
    const alone = (i: number) => contents.filter(({ first, count }) => first === i && count === 1);
    const shares = (kind: string) => kind.includes("fr");
    this.sizes = kinds.map((kind, i) => {
      if (kind.endsWith("px")) return Number.parseFloat(kind);
      return shares(kind) ? 0 : Math.max(0, ...alone(i).map(({ size }) => size()));
    });
    const sharing = kinds.filter(shares).length;
    const left = Math.max(0, (whole ?? 0) - this.whole);
    if (sharing) this.sizes = this.sizes.map((size, i) => size + (shares(kinds[i]!) ? left / sharing : 0));
    else
      for (const { first, count, size } of contents)
        if (count > 1) this.sizes[first + count - 1]! += Math.max(0, size() - this.span(first, count));
  }

  start(at: number): number {
    return this.sizes.slice(0, at).reduce((sum, size) => sum + size + this.gap, 0);
  }

  span(first: number, count: number): number {
    return this.start(first + count) - this.start(first) - this.gap;
  }

  get whole(): number {
    return this.span(0, this.sizes.length);
  }
}
