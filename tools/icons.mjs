// The icons that an installed page needs as PNG, painted from the one drawing there is: our own icon, whose few shapes
// (rectangle, circle, paths of straight lines) are all that is understood here.

import { writeFileSync } from "node:fs";
import { deflateSync } from "node:zlib";

const FINE = 4; // samples across a pixel

/** Writes each icon into a folder; `bleed` fills the whole square, as systems cut their own shape out of it. */
export function drawIcons(svg, folder) {
  const shapes = shapesOf(svg);
  for (const [name, size, bleed] of [
    ["icon-192", 192, false],
    ["icon-512", 512, false],
    ["icon-whole-512", 512, true],
    ["apple-touch-icon", 180, true],
  ])
    writeFileSync(`${folder}/${name}.png`, png(size, painted(shapes, size, bleed)));
}

/** Each shape as how far a point is outside of its outline, with its paint. */
function shapesOf(svg) {
  return [...svg.matchAll(/<(rect|circle|path) ([^>]*)\/>/g)].map(([, kind, text]) => {
    const told = Object.fromEntries([...text.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const number = (name, otherwise = 0) => Number(told[name] ?? otherwise);
    const paint = { fill: colour(told.fill), stroke: colour(told.stroke), width: number("stroke-width", 1) / 2 };
    if (kind === "circle") {
      const [cx, cy, r] = ["cx", "cy", "r"].map((name) => number(name));
      return { ...paint, ground: false, far: (x, y) => Math.hypot(x - cx, y - cy) - r };
    }
    if (kind === "rect") {
      const [x0, y0, width, height, r] = ["x", "y", "width", "height", "rx"].map((name) => number(name));
      const far = (x, y) => {
        const dx = Math.abs(x - x0 - width / 2) - width / 2 + r;
        const dy = Math.abs(y - y0 - height / 2) - height / 2 + r;
        return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - r;
      };
      return { ...paint, ground: true, far };
    }
    const { lines, closed } = linesOf(told.d);
    return { ...paint, ground: false, far: (x, y) => distance(lines, x, y) * (closed && inside(lines, x, y) ? -1 : 1) };
  });
}

/** A path of M, h, v, l and z as lines from point to point. */
function linesOf(path) {
  const lines = [];
  let [x, y, x0, y0, closed] = [0, 0, 0, 0, false];
  for (const [, step, rest] of path.matchAll(/([Mhvlz])([^Mhvlz]*)/g)) {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const to = (nx, ny) => {
      lines.push([x, y, nx, ny]);
      [x, y] = [nx, ny];
    };
    if (step === "M") [x, y] = [x0, y0] = numbers;
    else if (step === "h") to(x + numbers[0], y);
    else if (step === "v") to(x, y + numbers[0]);
    else if (step === "z") closed = true;
    else for (let i = 0; i < numbers.length; i += 2) to(x + numbers[i], y + numbers[i + 1]);
    if (step === "z") to(x0, y0);
  }
  return { lines, closed };
}

const distance = (lines, x, y) =>
  Math.min(
    ...lines.map(([x0, y0, x1, y1]) => {
      const [dx, dy] = [x1 - x0, y1 - y0];
      const along = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(x - x0 - along * dx, y - y0 - along * dy);
    }),
  );

const inside = (lines, x, y) =>
  lines.filter(([x0, y0, x1, y1]) => y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)).length % 2 === 1;

const colour = (text) => (text ? [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) : null);

function painted(shapes, size, bleed) {
  const pixels = Buffer.alloc(size * size * 4);
  const ground = bleed ? shapes.find((shape) => shape.ground).fill : null;
  const drawn = bleed ? shapes.filter((shape) => !shape.ground) : shapes;
  const scale = 32 / size / (bleed ? 0.92 : 1);

  /** The colour at a point, and how far the next edge is from there. */
  const look = (x, y) => {
    let [paint, edge] = [ground, Infinity];
    for (const { far, fill, stroke, width } of drawn) {
      const away = far(x, y);
      if (stroke && Math.abs(away) <= width) paint = stroke;
      else if (fill && away < 0) paint = fill;
      edge = Math.min(edge, Math.abs(Math.abs(away) - (stroke ? width : 0)));
    }
    return { paint, edge };
  };

  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const [x, y] = [column + 0.5 - size / 2, row + 0.5 - size / 2].map((at) => at * scale + 16);
      const whole = look(x, y);
      const fine = whole.edge < scale ? FINE : 1; // only where colours meet there is more than one in a pixel
      const sum = [0, 0, 0, 0];
      for (let i = 0; i < fine * fine; i++) {
        const [dx, dy] = [i % fine, Math.floor(i / fine)].map((at) => ((at + 0.5) / fine - 0.5) * scale);
        const { paint } = fine > 1 ? look(x + dx, y + dy) : whole;
        if (paint) for (const [at, part] of [...paint, 255].entries()) sum[at] += part;
      }
      const opaque = sum[3] / 255 || 1;
      const at = (row * size + column) * 4;
      for (let part = 0; part < 3; part++) pixels[at + part] = Math.round(sum[part] / opaque);
      pixels[at + 3] = Math.round(sum[3] / (fine * fine));
    }
  return pixels;
}

/** Pixels of red, green, blue and opacity as a PNG. */
function png(size, pixels) {
  const rows = Buffer.alloc(size * (size * 4 + 1)); // each begins with its filter: none
  for (let row = 0; row < size; row++)
    pixels.copy(rows, row * (size * 4 + 1) + 1, row * size * 4, (row + 1) * size * 4);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // bits of each part, and that there are four
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind, content) {
  const body = Buffer.concat([Buffer.from(kind), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The check sum of PNG and ZIP, which older versions of Node do not bring along. */
function crc32(bytes) {
  let sum = -1;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}
