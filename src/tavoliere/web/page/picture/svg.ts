// A drawing of the page as one that needs nothing of it: every look is an attribute, and whatever can't be seen is left out.

import { escaped, lineOf, short } from "./letters";
import type { Sheet } from "./sheet";
import type { Style } from "./style";
import { isPart, type Part, textIn } from "./tree";

const GEOMETRY = new Set([
  ...["d", "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "points", "viewBox"],
  ...["preserveAspectRatio", "patternUnits", "patternTransform"],
]);
const SHAPES = new Set(["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"]);
const DEFINITIONS = new Set(["defs", "clipPath", "pattern", "title"]);

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Drawing {
  private readonly named = new Map<string, string>(); // what is drawn more than once, by itself
  private readonly shared: string[] = [];
  private readonly references = new Map<string, string>();
  private readonly uses = new Map<Style, Map<string, string>>();
  private readonly byId = new Map<string, Part>();

  constructor(
    private readonly sheet: Sheet,
    private readonly initial: Style,
    root: Part,
  ) {
    const look = (part: Part) => {
      const id = part.attributes.get("id");
      if (id) this.byId.set(id, part);
      for (const node of part.childNodes) if (isPart(node)) look(node);
    };
    look(root);
  }

  /** All that was drawn, as a picture. Its names are its own, as others may be in the same document. */
  whole(width: number, height: number, label: string, content: string): string {
    const body = `<defs>${this.shared.join("")}</defs>${content}`;
    const own = `t${hash(body)}-`;
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
    const named = body.replace(/(\bid="|"#|url\(#)(?=_\d)/g, `$1${own}`);
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${escaped(label)}">${named}</svg>`;
  }

  outline = (d: string): string => this.share(`<path d="${d}"/>`);

  /** The name of something that is written once and may be drawn several times. */
  share(content: string): string {
    let name = this.named.get(content);
    if (!name) {
      name = this.fresh();
      this.named.set(content, name);
      this.shared.push(content.replace(/^<\w+/, `$& id="${name}"`));
    }
    return name;
  }

  private fresh = (): string => `_${this.named.size + this.references.size}`;

  /** What clips or fills other things is drawn when it is first needed, wherever it stands. */
  private reference(id: string): string {
    let name = this.references.get(id);
    if (!name) {
      name = this.fresh();
      this.references.set(id, name);
      const source = this.byId.get(id);
      if (source) this.shared.push(this.part(source, this.styleOf(source.parentNode), { said: this.initial }));
    }
    return name;
  }

  private styleOf(part: Part | null): Style {
    return part ? this.styleOf(part.parentNode).of(part, this.sheet) : this.initial;
  }

  /** A part of an SVG that stands in `above`.

      `said`: the look that the surroundings have, where they are others. `place`: where the outermost part stands on the
      page. `room`: what can be seen of the sheet, as long as that is known. */
  part(part: Part, above: Style, given: { said?: Style; place?: Area; room?: Area } = {}): string {
    const style = above.of(part, this.sheet);
    const name = part.localName;
    const { seen } = style;
    if (!style.opacity || style.get("display") === "none" || style.get("visibility") === "hidden") return "";
    const [fills, strokes] = [isSeen(seen, "fill"), isSeen(seen, "stroke") && seen["stroke-width"] !== "0"];
    if (SHAPES.has(name) ? !fills && !strokes : name === "text" && !fills) return "";
    const moved = moves(part.inline?.transform || style.get("transform") || part.attributes.get("transform") || "");
    const room = moved || (name === "svg" && !given.place) ? undefined : given.room;
    const inside =
      name === "text"
        ? this.text(part, style)
        : name === "use"
          ? this.used(part, style)
          : this.inside(part, style, room);
    if (!inside && !SHAPES.has(name)) return "";
    let written = this.geometry(
      part,
      style,
      given.place ?? (name === "rect" && room ? trimmed(part, room) : undefined),
    );
    const looks = style.differsFrom(given.said ?? above);
    written += looks.includes("url(") ? this.url(looks) : looks;
    if (name === "text") written = written.replace(/ stroke-width="[^"]*"/, ""); // it goes with the size of the letters
    if (style.opacity < 1) {
      // What is painted once is paler by itself; with two paints, both are one.
      const paint = fills ? "fill-opacity" : "stroke-opacity";
      const single = SHAPES.has(name) && fills !== strokes;
      if (single) written = written.replace(new RegExp(` ${paint}="[^"]*"`), "");
      written += single
        ? ` ${paint}="${short(style.opacity * Number(seen[paint]), 3)}"`
        : ` opacity="${style.opacity}"`;
    }
    if (moved) written += ` transform="${moved}"`;
    const tag = name === "text" || name === "use" ? "g" : name;
    if (tag === "g" && !written) return inside;
    return inside ? `<${tag}${written}>${inside}</${tag}>` : `<${tag}${written}/>`;
  }

  private inside(part: Part, style: Style, room?: Area): string {
    let found = "";
    for (const node of part.childNodes)
      if (isPart(node) && !DEFINITIONS.has(node.localName)) found += this.part(node, style, { room });
    return found;
  }

  /** What shape it has, and which piece it is. `place`: where it is, if that is not as it says. */
  private geometry(part: Part, style: Style, place?: Area): string {
    let found = "";
    for (const [name, value] of part.attributes)
      if (part.localName !== "text" && GEOMETRY.has(name) && !(place && name in place)) found += ` ${name}="${value}"`;
    const mark = part.attributes.get("data-mark") ?? part.attributes.get("data-spot"); // which piece it is
    if (mark) found += ` data-mark="${escaped(mark)}"`;
    if (style.get("rx")) found += ` rx="${short(style.length("rx")!)}"`;
    if (place) for (const [name, value] of Object.entries(place)) found += ` ${name}="${short(value)}"`;
    if (DEFINITIONS.has(part.localName)) found += ` id="${this.references.get(part.attributes.get("id")!)}"`;
    const clip = part.attributes.get("clip-path") ?? style.get("clip-path");
    if (clip.startsWith("url(")) found += ` clip-path="${this.url(clip)}"`;
    if (part.localName === "svg" && style.get("overflow") === "visible") found += ' overflow="visible"';
    return found;
  }

  private url = (value: string): string =>
    value.replace(/url\(["']?#([^"')]+)["']?\)/g, (_, id) => `url(#${this.reference(id)})`);

  private text(part: Part, style: Style): string {
    const text = textIn(part).trim();
    const number = (name: string) => Number(part.attributes.get(name) ?? 0);
    if (!text) return "";
    const line = lineOf(text, style);
    const width = number("textLength") || line.width;
    const back = { middle: width / 2, end: width }[style.get("text-anchor")] ?? 0;
    return line.drawn(number("x") - back, number("y"), this.outline, width);
  }

  /** What is used stands there as if it were written there, and is written once where it looks the same. */
  private used(part: Part, style: Style): string {
    const id = (part.attributes.get("href") ?? "").slice(1);
    const here = this.uses.get(style) ?? new Map<string, string>();
    this.uses.set(style, here);
    if (!here.has(id)) {
      const source = this.byId.get(id);
      const drawn = source ? this.part(source, style) : "";
      here.set(id, drawn && `<use href="#${this.share(`<g>${drawn}</g>`)}"/>`);
    }
    return here.get(id)!;
  }
}

const isSeen = (seen: Record<string, string>, paint: string): boolean =>
  seen[paint] !== "none" && seen[`${paint}-opacity`] !== "0";

/** A transform of a style sheet as an SVG's attribute has it. */
export function moves(transform: string): string {
  if (!transform || transform === "none") return "";
  return transform
    .replace(/translateY\(([^)]*)\)/g, "translate(0 $1)")
    .replace(/scaleX\(([^)]*)\)/g, "scale($1 1)")
    .replace(/(px|deg)\b/g, "")
    .replaceAll(",", " ")
    .replace(/\s+/g, " ");
}

/** A rectangle that reaches beyond the picture on all sides would only take time to paint: where it can be seen. */
function trimmed({ attributes }: Part, room: Area): Area | undefined {
  const [x, y, width, height] = ["x", "y", "width", "height"].map((name) => Number(attributes.get(name) ?? 0));
  const beyond = x! < room.x && y! < room.y && x! + width! > room.x + room.width && y! + height! > room.y + room.height;
  return beyond ? room : undefined;
}

/** A number that tells contents apart (FNV-1a). */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return value.toString(36);
}
