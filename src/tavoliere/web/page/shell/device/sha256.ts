// SHA-256 and HMAC. Browsers have their own only on this machine or over https, and people play in home networks too.

const ROUNDS = 64;
const [ROUND_CONSTANTS, START] = constants();

/** The first bits of the fractional parts of the primes' cube roots, and of the first eight primes' square roots. */
function constants(): [Int32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < ROUNDS; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  const bits = (prime: number, root: bigint) => Number(integerRoot(BigInt(prime) << (32n * root), root) & 0xffffffffn);
  return [
    Int32Array.from(primes, (prime) => bits(prime, 3n)),
    Uint32Array.from(primes.slice(0, 8), (prime) => bits(prime, 2n)),
  ];
}

/** The largest whole number whose square, or cube, is at most this. */
function integerRoot(of: bigint, root: bigint): bigint {
  let found = 0n;
  for (let bit = 1n << 40n; bit > 0n; bit >>= 1n) if ((found + bit) ** root <= of) found += bit;
  return found;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  const state = START.slice();
  const words = new Int32Array(ROUNDS);
  for (let block = 0; block < padded.length; block += 64) mix(state, words, view, block);
  const digest = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < state.length; i++) digest.setUint32(4 * i, state[i]!);
  return new Uint8Array(digest.buffer);
}

/** Takes one block into the state. A chain of links is thousands of blocks, so that nothing is put into arrays here. */
function mix(state: Uint32Array, words: Int32Array, view: DataView, block: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + 4 * i);
  for (let i = 16; i < ROUNDS; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = (words[i - 16]! + small + words[i - 7]! + large) | 0;
  }
  let a = state[0]! | 0;
  let b = state[1]! | 0;
  let c = state[2]! | 0;
  let d = state[3]! | 0;
  let e = state[4]! | 0;
  let f = state[5]! | 0;
  let g = state[6]! | 0;
  let h = state[7]! | 0;
  for (let i = 0; i < ROUNDS; i++) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUND_CONSTANTS[i]! + words[i]!) | 0;
    const most = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

export function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
export const bytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));
export function hex(given: Uint8Array): string {
  let text = "";
  for (const byte of given) text += PAIRS[byte];
  return text;
}
