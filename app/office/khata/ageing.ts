/** How long money is owed, in whole days: the last day of each span; the last span has none. */
export const ageSpans = [
  { words: "up to 7 days", until: 7 },
  { words: "8 to 30 days", until: 30 },
  { words: "31 to 60 days", until: 60 },
  { words: "over 60 days", until: Infinity },
] as const;

/** What is owed by age (paise), one sum for each span of `ageSpans`. */
export function agedSums(owed: { days: number; paise: number }[]): number[] {
  return ageSpans.map(({ until }, index) => {
    const after = index === 0 ? -1 : (ageSpans[index - 1]?.until ?? 0);
    return owed
      .filter(({ days }) => days > after && days <= until)
      .reduce((sum, { paise }) => sum + paise, 0);
  });
}
