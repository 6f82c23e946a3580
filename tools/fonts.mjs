// Reads the letters of the page's fonts, as outlines, for pictures that must look alike where the fonts are not there.
//
// A .woff holds the tables of a TrueType font, each packed by itself; what is read of them here is in
// https://learn.microsoft.com/typography/opentype/spec: cmap, glyf, loca, hmtx, and of GSUB the lining figures.

import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

/** The fonts that a style sheet imports: family, weight, and letters with their advance and outline. */
export function fontsOf(sheet, packages) {
  return [...readFileSync(sheet, "utf8").matchAll(/@import "@fontsource\/([\w-]+)\/latin-(\d+)\.css"/g)].map(
    ([, name, weight]) => ({
      ...{ family: name.replace(/(^|-)(\w)/g, (_, gap, letter) => (gap && " ") + letter.toUpperCase()) },
      weight: Number(weight),
      ...fontIn(readFileSync(`${packages}/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`)),
    }),
  );
}

function fontIn(file) {
  const tables = {};
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const entry = 44 + 20 * i;
    const [at, packed, size] = [4, 8, 12].map((field) => file.readUInt32BE(entry + field));
    const table = file.subarray(at, at + packed);
    tables[file.toString("latin1", entry, entry + 4)] = packed < size ? inflateSync(table) : table;
  }
  const { head, hhea, hmtx } = tables;
  const measured = hhea.readUInt16BE(34);
  const letter = (glyph) => [hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1)), outline(tables, glyph)];
  const glyphs = glyphsOf(tables.cmap);
  const lining = liningFigures(tables.GSUB);
  return {
    em: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: -hhea.readInt16BE(6),
    letters: Object.fromEntries(glyphs.map(([sign, glyph]) => [sign, letter(glyph)])),
    lining: Object.fromEntries(
      glyphs.filter(([, glyph]) => lining.has(glyph)).map(([sign, glyph]) => [sign, letter(lining.get(glyph))]),
    ),
  };
}

/** The glyph of each sign, of a table in segments (format 4). */
function glyphsOf(cmap) {
  const table = cmap.subarray(cmap.readUInt32BE(8));
  const segments = table.readUInt16BE(6) / 2;
  const field = (column, i) => 14 + 2 * column * segments + 2 * i + (column ? 2 : 0);
  const found = [];
  for (let i = 0; i < segments; i++) {
    const [end, start, delta, range] = [0, 1, 2, 3].map((column) => table.readUInt16BE(field(column, i)));
    for (let code = start; code <= end && code < 0xffff; code++) {
      const there = field(3, i) + range + 2 * (code - start);
      const glyph = range ? table.readUInt16BE(there) : code;
      if (glyph) found.push([String.fromCharCode(code), (range ? glyph + delta : code + delta) & 0xffff]);
    }
  }
  return found;
}

/** Which glyph takes the place of which where figures are to stand on the line. */
function liningFigures(table) {
  const [features, lookups] = [table.readUInt16BE(6), table.readUInt16BE(8)];
  for (let i = 0; i < table.readUInt16BE(features); i++) {
    const entry = features + 2 + 6 * i;
    if (table.toString("latin1", entry, entry + 4) !== "lnum") continue;
    const feature = features + table.readUInt16BE(entry + 4);
    const lookup = lookups + table.readUInt16BE(lookups + 2 + 2 * table.readUInt16BE(feature + 4));
    const rule = lookup + table.readUInt16BE(lookup + 6);
    const covered = coverage(table, rule + table.readUInt16BE(rule + 2));
    const delta = table.readUInt16BE(rule) === 1 ? table.readInt16BE(rule + 4) : null;
    return new Map(
      covered.map((glyph, k) => [glyph, delta === null ? table.readUInt16BE(rule + 6 + 2 * k) : glyph + delta]),
    );
  }
  return new Map();
}

function coverage(table, at) {
  const count = table.readUInt16BE(at + 2);
  const word = (i) => table.readUInt16BE(at + 4 + 2 * i);
  if (table.readUInt16BE(at) === 1) return Array.from({ length: count }, (_, i) => word(i));
  return Array.from({ length: count }, (_, i) => [word(3 * i), word(3 * i + 1)]).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, k) => first + k),
  );
}

/** A glyph's outline as a path, with y downwards. */
const outline = (tables, glyph) => contours(tables, glyph).map(drawn).join("");

function contours({ glyf, loca, head }, glyph) {
  const place = (i) => (head.readInt16BE(50) ? loca.readUInt32BE(4 * i) : 2 * loca.readUInt16BE(2 * i));
  if (place(glyph) === place(glyph + 1)) return [];
  const shape = glyf.subarray(place(glyph), place(glyph + 1));
  const count = shape.readInt16BE(0);
  return count < 0 ? composed({ glyf, loca, head }, shape) : simple(shape, count);
}

function simple(shape, count) {
  const ends = Array.from({ length: count }, (_, i) => shape.readUInt16BE(10 + 2 * i));
  const points = ends.at(-1) + 1;
  let at = 12 + 2 * count + shape.readUInt16BE(10 + 2 * count);
  const flags = [];
  while (flags.length < points) {
    const flag = shape[at++];
    const times = flag & 8 ? 1 + shape[at++] : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const along = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? shape[at++] : -shape[at++];
      else if (!(flag & same)) {
        value += shape.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [along(2, 16), along(4, 32)];
  return ends.map((end, i) =>
    Array.from({ length: end - (ends[i - 1] ?? -1) }, (_, k) => {
      const point = (ends[i - 1] ?? -1) + 1 + k;
      return { x: xs[point], y: -ys[point], on: (flags[point] & 1) > 0 };
    }),
  );
}

/** Accents and their letters: glyphs that are put together, each moved and perhaps scaled. */
function composed(tables, shape) {
  const found = [];
  for (let at = 10, more = true; more; ) {
    const [flags, glyph] = [shape.readUInt16BE(at), shape.readUInt16BE(at + 2)];
    const wide = flags & 1;
    const [dx, dy] = wide
      ? [shape.readInt16BE(at + 4), shape.readInt16BE(at + 6)]
      : [shape.readInt8(at + 4), shape.readInt8(at + 5)];
    at += wide ? 8 : 6;
    const scale = () => {
      at += 2;
      return shape.readInt16BE(at - 2) / 16384;
    };
    let [a, b, c, d] = [1, 0, 0, 1];
    if (flags & 8) a = d = scale();
    else if (flags & 64) [a, d] = [scale(), scale()];
    else if (flags & 128) [a, b, c, d] = [scale(), scale(), scale(), scale()];
    for (const contour of contours(tables, glyph))
      found.push(contour.map(({ x, y, on }) => ({ x: a * x - c * y + dx, y: -(b * x - d * y) - dy, on })));
    more = flags & 32;
  }
  return found;
}

/** Between two points that only bend the line lies one on it that is not written. */
function drawn(contour) {
  const whole = contour.flatMap((point, i) => {
    const next = contour[(i + 1) % contour.length];
    return point.on || next.on ? [point] : [point, { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2, on: true }];
  });
  const first = whole.findIndex(({ on }) => on);
  const points = [...whole.slice(first), ...whole.slice(0, first), whole[first]];
  const put = ({ x, y }) => `${Math.round(x)} ${Math.round(y)}`;
  let path = `M${put(points[0])}`;
  for (let i = 1; i < points.length; i++)
    path += points[i].on ? `L${put(points[i])}` : `Q${put(points[i])} ${put(points[++i])}`;
  return `${path}Z`;
}
