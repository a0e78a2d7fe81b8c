/** Lots that are pressed at once: the first, and two more, with the weight of each. */
export const lotFields = [
  ["lot", "weight"],
  ["lot2", "weight2"],
  ["lot3", "weight3"],
] as const;
