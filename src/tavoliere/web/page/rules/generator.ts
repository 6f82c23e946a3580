// The random numbers of playouts, redeals and searches: splitmix64, as everywhere else (`engine/program.py`).

const MASK = (1n << 64n) - 1n;

export class Generator {
  private value: bigint;

  constructor(seed: bigint, game: bigint) {
    this.value = seed & MASK;
    this.next();
    this.value ^= ((game + 1n) * 0xd1342543de82ef95n) & MASK;
    this.next();
  }

  private next(): bigint {
    this.value = (this.value + 0x9e3779b97f4a7c15n) & MASK;
    let z = this.value;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return z ^ (z >> 31n);
  }

  private below(bound: number): number {
    return Number(((this.next() >> 32n) * BigInt(bound)) >> 32n);
  }

  weighted(odds: number[], total: number): number {
    let i = 0;
    let left = this.below(total) - odds[0]!;
    while (left >= 0) left -= odds[++i]!;
    return i;
  }
}
