// A QR code of a link: byte mode, error correction L, versions 1 to 6, always mask 0. That holds 134 bytes, and a seat's
// link has about 80.

const DATA = [19, 34, 55, 80, 108, 136]; // codewords of each version
const CORRECTION = [7, 10, 15, 20, 26, 18]; // a block
const FORMAT = 0b111011111000100; // level L, mask 0, with its own error correction

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function correction(data: number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++)
    divisor = [...divisor, 0].map((value, k) => value ^ times(k ? divisor[k - 1]! : 0, EXP[i]!));
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    divisor.forEach((value, k) => (rest[i + k]! ^= times(value, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const room = DATA[version - 1]!;
  const bits = [0, 1, 0, 0, ...binary(bytes.length, 8), ...[...bytes].flatMap((byte) => binary(byte, 8)), 0, 0, 0, 0];
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8)
    data.push(
      Number.parseInt(
        bits
          .slice(i, i + 8)
          .join("")
          .padEnd(8, "0"),
        2,
      ),
    );
  for (let pad = 0xec; data.length < room; pad ^= 0xec ^ 0x11) data.push(pad);
  const blocks = version === 6 ? [data.slice(0, room / 2), data.slice(room / 2, room)] : [data.slice(0, room)];
  const checks = blocks.map((block) => correction(block, CORRECTION[version - 1]!));
  const woven = (rows: number[][]) => rows[0]!.flatMap((_, i) => rows.map((row) => row[i]!));
  return [...woven(blocks), ...woven(checks)];
}

const binary = (value: number, width: number): number[] =>
  Array.from({ length: width }, (_, i) => (value >> (width - 1 - i)) & 1);

/** The squares of the code, row by row, true where it is dark; null for a text too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = DATA.findIndex((room) => bytes.length + 2 <= room) + 1;
  if (!version) return null;
  const size = 17 + 4 * version;
  const squares: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (row: number, column: number, dark: boolean) => {
    if (row >= 0 && column >= 0 && row < size && column < size) squares[row]![column] = dark;
  };
  const ring = (row: number, column: number, radius: number, light: number[]) => {
    for (let r = -radius; r <= radius; r++)
      for (let c = -radius; c <= radius; c++)
        set(row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(row, column, 4, [2, 4]);
  if (version > 1) ring(size - 7, size - 7, 2, [1]);
  binary(FORMAT, 15).forEach((bit, i) => {
    const dark = bit === 1;
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark);
    if (i === 7) set(8, size - 8, dark);
    set(i < 7 ? size - 1 - i : i < 9 ? 15 - i : 14 - i, 8, dark);
  });
  set(size - 8, 8, true);

  const bits = codewords(bytes, version).flatMap((word) => binary(word, 8));
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const upward = ((size - 1 - right - (right < 6 ? 1 : 0)) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const row = upward ? size - 1 - i : i;
      for (const column of [right, right - 1]) {
        if (squares[row]![column] !== undefined) continue;
        squares[row]![column] = ((bits[at] ?? 0) === 1) !== ((row + column) % 2 === 0);
        at += 1;
      }
    }
  }
  return squares as boolean[][];
}
