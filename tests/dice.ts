/** Random numbers that are the same for the same seed (mulberry32). */
export class Dice {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** True so many times out of one. */
  chance(rate: number): boolean {
    return this.next() < rate;
  }

  /** A whole number from 0 up to, not including, this one. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  /** One of them; none of none. */
  some<T>(all: readonly [T, ...T[]]): T;
  some<T>(all: readonly T[]): T | undefined;
  some<T>(all: readonly T[]): T | undefined {
    return all[this.below(all.length)];
  }
}
