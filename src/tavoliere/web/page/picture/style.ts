// How a part of a board looks: what its rules, its attributes and what it stands in make of it, as plain values.

import { type Declarations, parts, type Sheet } from "./sheet";
import type { Part } from "./tree";

/** Properties that children have from their parents, with what they are at first. */
export const INHERITED: Record<string, string> = {
  ...{ fill: "#000000", "fill-opacity": "1", "fill-rule": "nonzero", "clip-rule": "nonzero" },
  ...{ stroke: "none", "stroke-opacity": "1", "stroke-width": "1", "stroke-dasharray": "none" },
  ...{ "stroke-dashoffset": "0", "stroke-linecap": "butt", "stroke-linejoin": "miter", "paint-order": "normal" },
  ...{ color: "#000000", "text-anchor": "start", visibility: "visible", "white-space": "normal" },
  ...{ "font-family": "sans-serif", "font-size": "16px", "font-weight": "400", "font-style": "normal" },
  ...{ "font-variant-numeric": "normal", "line-height": "1.2" },
};

/** What an SVG says of its look in attributes, as far as it follows from nothing else where something stands. */
const PRESENTATION = new Set([...Object.keys(INHERITED), "opacity", "overflow"]);
const OF_ITS_OWN = new Set(["transform", "transitionDelay", "setProperty"]); // of inline styles

/** Attributes that say how something is seen. */
const SEEN = Object.keys(INHERITED).filter((name) => /^(fill|stroke|clip-rule|paint-order)/.test(name));

/** What browsers add of their own. */
const BOLD: Declarations = [["font-weight", "700"]];
const ITALIC: Declarations = [["font-style", "italic"]];
const NATIVE: Record<string, Declarations> = { b: BOLD, strong: BOLD, em: ITALIC, i: ITALIC };

/** The values of custom properties somewhere; equal ones are the same object, so that what follows from them is kept. */
class Custom {
  private readonly below = new Map<string, Custom>();
  private readonly known = new Map<string, string>();

  constructor(private readonly values: Record<string, string>) {}

  with(declared: Declarations): Custom {
    if (!declared.length) return this;
    const key = declared.flat().join("\n");
    let found = this.below.get(key);
    if (!found) {
      // A value may name others that are declared beside it.
      const raw = { ...this.values, ...Object.fromEntries(declared) };
      const all = new Custom(raw);
      found = new Custom({ ...this.values, ...Object.fromEntries(declared.map(([n, v]) => [n, all.resolved(v)])) });
      this.below.set(key, found);
    }
    return found;
  }

  /** A value with every `var()` in it replaced. */
  resolved(value: string): string {
    if (!value.includes("var(")) return value;
    let found = this.known.get(value);
    if (found === undefined) {
      found = this.replaced(value);
      this.known.set(value, found);
    }
    return found;
  }

  private replaced(value: string): string {
    const at = value.indexOf("var(");
    if (at < 0) return value;
    let end = at + 4;
    for (let depth = 1; depth; end++) depth += value[end] === "(" ? 1 : value[end] === ")" ? -1 : 0;
    const [name = "", ...otherwise] = parts(value.slice(at + 4, end - 1), ",");
    const there = this.values[name];
    return this.replaced(value.slice(0, at) + (there ?? otherwise.join(",")) + value.slice(end));
  }
}

/** The look of something. What stands in the same surroundings and has the same rules has the same, and it is kept. */
export class Style {
  private readonly below = new Map<string, Style>();
  private known: Record<string, string> | null = null;
  private difference: { from: Style; written: string } | null = null;

  private constructor(
    private readonly own: Record<string, string>,
    private readonly inherited: Record<string, string>,
    private readonly custom: Custom,
  ) {}

  static kept = 0; // styles since the last that was of nothing yet

  /** Of nothing yet. */
  static fresh(): Style {
    Style.kept = 0;
    return new Style({}, INHERITED, new Custom({}));
  }

  /** Of a part that stands in something of this style. */
  of(part: Part, sheet: Sheet): Style {
    let key = sheet.surroundings(part);
    if (part.isSvg)
      for (const [name, value] of part.attributes) if (PRESENTATION.has(name)) key += `\n${name}:${value}`;
    for (const name in part.inline) if (!OF_ITS_OWN.has(name)) key += `\n${name}=${part.inline[name]}`;
    let found = this.below.get(key);
    if (!found) {
      found = this.made([
        ...(NATIVE[part.localName] ?? []),
        ...attributesOf(part),
        ...sheet.declared(part),
        ...inlineOf(part),
      ]);
      this.below.set(key, found);
      Style.kept++;
    }
    return found;
  }

  private made(declared: Declarations): Style {
    const custom = this.custom.with(declared.filter(([name]) => name.startsWith("--")));
    const own: Record<string, string> = {};
    const inherited: Record<string, string> = { ...this.inherited };
    for (const [name, value] of declared)
      if (!name.startsWith("--"))
        for (const [plain, said] of plainly(name, custom.resolved(value).replace("!important", "").trim())) {
          const settled = said === "inherit" ? this.get(plain) : said;
          if (plain === "font-size") inherited[plain] = `${pixels(settled, this.size, this.size)}px`;
          else if (plain in INHERITED) inherited[plain] = settled;
          else own[plain] = settled;
        }
    return new Style(own, inherited, custom);
  }

  get(name: string): string {
    return this.inherited[name] ?? this.own[name] ?? "";
  }

  /** The size of its letters. */
  get size(): number {
    return Number.parseFloat(this.get("font-size"));
  }

  /** A length in pixels; a share is one of `whole`. */
  length(name: string, whole = 0): number | undefined {
    const value = this.get(name);
    return value === "" || value === "auto" || value === "none" ? undefined : pixels(value, this.size, whole);
  }

  colour(name: string): Colour {
    const value = this.get(name);
    return colourOf(value.toLowerCase() === "currentcolor" ? this.get("color") : value);
  }

  get opacity(): number {
    return this.get("opacity") === "" ? 1 : Number(this.get("opacity"));
  }

  /** How it is seen, as attributes of an SVG. */
  get seen(): Record<string, string> {
    this.known ??= Object.fromEntries(
      SEEN.map((name) => {
        const [paint = "", share] = name.split("-");
        if (share === "opacity") {
          const { hex, alpha } = this.colour(paint);
          return [name, hex === "none" ? "1" : `${Number((alpha * Number(this.get(name))).toFixed(3))}`];
        }
        const value = this.get(name).replace(/px\b/g, "").replaceAll(",", " ");
        return [name, name === paint ? this.colour(name).hex : value];
      }),
    );
    return this.known;
  }

  /** What of that is not so in the surroundings, as it is written. */
  differsFrom(surroundings: Style): string {
    const last = this.difference;
    if (last?.from === surroundings) return last.written;
    const theirs = surroundings.seen;
    let written = "";
    for (const name of SEEN) if (theirs[name] !== this.seen[name]) written += ` ${name}="${this.seen[name]}"`;
    this.difference = { from: surroundings, written };
    return written;
  }
}

const attributesOf = (part: Part): Declarations =>
  part.isSvg ? [...part.attributes].filter(([name]) => PRESENTATION.has(name)) : [];

const inlineOf = ({ inline }: Part): Declarations =>
  Object.entries(inline ?? {})
    .filter(([name, value]) => value !== "" && !OF_ITS_OWN.has(name))
    .map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), `${value}`]);

function pixels(value: string, size: number, whole: number): number {
  const number = Number.parseFloat(value);
  if (value.endsWith("%")) return (number * whole) / 100;
  if (value.endsWith("rem")) return number * 17;
  return value.endsWith("em") ? number * size : number;
}

const SIDES = ["top", "right", "bottom", "left"];

/** A property as those that it stands for. */
function plainly(name: string, value: string): [string, string][] {
  const values = parts(value, " ");
  if (name === "padding" || name === "inset") {
    const sides = SIDES.map((_, i) => values[i] ?? values[i - 2] ?? values[0]!);
    return SIDES.map((side, i) => [name === "padding" ? `padding-${side}` : side, sides[i]!]);
  }
  if (name === "border") return SIDES.map((side) => [`border-${side}`, value]);
  if (name === "background") return [["background-color", value]];
  if (name === "gap")
    return [
      ["row-gap", values[0]!],
      ["column-gap", values[1] ?? values[0]!],
    ];
  if (name === "font" && value !== "inherit") return fontIn(values);
  if (name === "flex")
    return [
      ["flex-grow", value === "none" ? "0" : values[0]!],
      ["flex-basis", values[2] ?? "auto"],
    ];
  return [[name, value]];
}

/** "italic 700 17px / 1.2 Cormorant, serif" */
function fontIn(values: string[]): [string, string][] {
  const words = values
    .join(" ")
    .replace(/\s*\/\s*/, "/")
    .split(" ");
  const at = words.findIndex((word) => /^[\d.]+(px|rem|em|%)/.test(word));
  const [size = "", line = "normal"] = words[at]!.split("/");
  const before = words.slice(0, at);
  return [
    ["font-style", before.includes("italic") ? "italic" : "normal"],
    ["font-weight", before.find((word) => /^\d+$/.test(word)) ?? "400"],
    ["font-size", size],
    ["line-height", line === "normal" ? "1.2" : line],
    ["font-family", words.slice(at + 1).join(" ")],
    ["font-variant-numeric", "normal"],
  ];
}

export interface Colour {
  hex: string; // "none" for none
  alpha: number;
}

const NAMED: Record<string, string> = { white: "#ffffff", black: "#000000", transparent: "#00000000", red: "#ff0000" };
const NONE: Colour = { hex: "none", alpha: 0 };
const colours = new Map<string, Colour>();

/** A colour as hexadecimal digits and an opacity; a pattern stays what it is. */
export function colourOf(value: string): Colour {
  let found = colours.get(value);
  if (!found) {
    found = read(value);
    colours.set(value, found);
  }
  return found;
}

function read(value: string): Colour {
  if (value === "none" || value === "") return NONE;
  if (value.startsWith("url(")) return { hex: value, alpha: 1 };
  if (value.startsWith("color-mix(")) return mixed(value);
  const hex = NAMED[value] ?? value;
  const digits = hex.length < 6 ? hex.replace(/[\da-f]/gi, "$&$&") : hex;
  if (!/^#[\da-f]{6}([\da-f]{2})?$/i.test(digits)) throw new Error(`pictures know no colour ${value}`);
  const alpha = digits.length > 7 ? Number.parseInt(digits.slice(7), 16) / 255 : 1;
  return alpha ? { hex: digits.slice(0, 7).toLowerCase(), alpha } : NONE;
}

/** `color-mix(in srgb, #fff 30%, #000)` */
function mixed(value: string): Colour {
  const [, first = "", second = ""] = parts(value.slice("color-mix(".length, -1), ",");
  const shares = [first, second].map((one) => {
    const [colour = "", share] = parts(one, " ").sort((a) => (a.endsWith("%") ? 1 : -1));
    return { colour: colourOf(colour), share: share === undefined ? null : Number.parseFloat(share) / 100 };
  });
  const [a, b] = shares as [(typeof shares)[0], (typeof shares)[0]];
  const part = a.share ?? 1 - (b.share ?? 0.5);
  const weights = [part * a.colour.alpha, (1 - part) * b.colour.alpha];
  const alpha = weights[0]! + weights[1]!;
  if (!alpha) return NONE;
  const channel = (at: number) => {
    const [one, other] = [a, b].map(({ colour }) => Number.parseInt(colour.hex.slice(at, at + 2), 16) || 0);
    return Math.round((one! * weights[0]! + other! * weights[1]!) / alpha);
  };
  return { hex: `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, "0")).join("")}`, alpha };
}
