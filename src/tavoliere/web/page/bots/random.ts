// Random numbers as Python's `random.Random` gives them, so that a bot decides by the same luck here and there.

const SIZE = 624;
const MIDDLE = 397;
const HIGH = 0x80000000;
const LOW = 0x7fffffff;
const WORD = 0xffffffffn;

/** The Mersenne Twister, from a whole number. */
export class Random {
  private readonly state = new Uint32Array(SIZE);
  private at = SIZE;

  constructor(seed: bigint) {
    const key: number[] = [];
    for (let left = seed < 0n ? -seed : seed; left > 0n || !key.length; left >>= 32n) key.push(Number(left & WORD));
    const { state } = this;
    state[0] = 19650218;
    for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, this.mixed(i - 1)) + i;
    let i = 1;
    const go = () => {
      if (++i < SIZE) return;
      state[0] = state[SIZE - 1]!;
      i = 1;
    };
    for (let k = 0; k < Math.max(SIZE, key.length); k++) {
      const j = k % key.length;
      state[i] = (state[i]! ^ Math.imul(this.mixed(i - 1), 1664525)) + key[j]! + j;
      go();
    }
    for (let k = 1; k < SIZE; k++) {
      state[i] = (state[i]! ^ Math.imul(this.mixed(i - 1), 1566083941)) - i;
      go();
    }
    state[0] = HIGH;
  }

  private mixed(at: number): number {
    const one = this.state[at]!;
    return one ^ (one >>> 30);
  }

  private word(): number {
    const { state } = this;
    if (this.at === SIZE) {
      for (let i = 0; i < SIZE; i++) {
        const one = (state[i]! & HIGH) | (state[(i + 1) % SIZE]! & LOW);
        state[i] = state[(i + MIDDLE) % SIZE]! ^ (one >>> 1) ^ (one & 1 ? 0x9908b0df : 0);
      }
      this.at = 0;
    }
    let one = state[this.at++]!;
    one ^= one >>> 11;
    one ^= (one << 7) & 0x9d2c5680;
    one ^= (one << 15) & 0xefc60000;
    return (one ^ (one >>> 18)) >>> 0;
  }

  /** From 0 up to 1, without 1. */
  random(): number {
    const high = this.word() >>> 5;
    return (high * 67108864 + (this.word() >>> 6)) / 9007199254740992;
  }

  /** A whole number of so many bits. */
  bits(count: number): bigint {
    let found = 0n;
    for (let done = 0; done < count; done += 32) {
      const word = this.word() >>> Math.max(0, 32 - (count - done));
      found |= BigInt(word) << BigInt(done);
    }
    return found;
  }

  choice<One>(among: readonly One[]): One {
    const size = BigInt(among.length).toString(2).length;
    let at = Number(this.bits(size));
    while (at >= among.length) at = Number(this.bits(size));
    return among[at]!;
  }

  /** One of them, the more likely the heavier it is. */
  weighted<One>(among: readonly One[], weights: readonly number[]): One {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const drawn = this.random() * total;
    let at = 0;
    for (let sum = weights[0]!; sum <= drawn && at < among.length - 1; sum += weights[at]!) at++;
    return among[at]!;
  }
}
