/** The same numbers for the same seed. */
export function chances(seed: number) {
  let state = (Math.abs(seed) % 2_147_483_647) + 1;
  const next = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return {
    chance: (of: number): boolean => next() < of,
    /** A whole number from 0 to below `most`. */
    below: (most: number): number => Math.floor(next() * most),
    one: <T>(all: readonly [T, ...T[]]): T => all[Math.floor(next() * all.length)] ?? all[0],
  };
}

export type Chances = ReturnType<typeof chances>;
