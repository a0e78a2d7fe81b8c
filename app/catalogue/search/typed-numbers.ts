/** Numbers that people write out before a unit, in English, Gujarati and Hindi. */
const spoken: [words: string, number: string][] = [
  ["half|aadha|adha|aadho|adadho|addho|ardho|અડધો|અડધું|અડધા|અડધી|આધો|અર્ધો|आधा|आधे|आधी|½", "0.5"],
  ["one|ek|એક|एक", "1"],
  ["dedh|doodh|દોઢ|डेढ़", "1.5"],
  ["two|do|be|બે|दो", "2"],
  ["dhai|adhi|અઢી|ढाई", "2.5"],
  ["three|teen|tran|ત્રણ|तीन", "3"],
  ["four|char|chaar|ચાર|चार", "4"],
  ["five|paanch|panch|પાંચ|पांच|पाँच", "5"],
  ["ten|das|dus|દસ|दस", "10"],
  ["twelve|barah|bar|baar|બાર|बारह", "12"],
  ["fifteen|pandrah|pandar|pander|પંદર|पंद्रह|पन्द्रह", "15"],
  ["twenty|bees|vees|વીસ|बीस", "20"],
];

const all = new Map(
  spoken.flatMap(([words, number]) => words.split("|").map((word) => [word, number])),
);

/** For a regular expression: every way to write a number out. */
export const spokenNumber = [...all.keys()].join("|");

/** `1.5`, `.5`, `1/2` or a spoken number as a decimal number; null: none of these. */
export function numberFrom(typed: string): string | null {
  const known = all.get(typed);
  if (known) return known;
  const [, above, below] = /^(\d{1,2})\/(\d{1,2})$/.exec(typed) ?? [];
  if (above) return Number(below) > 0 ? String(Number(above) / Number(below)) : null;
  return /^\d*\.?\d+$/.test(typed) ? String(Number(typed)) : null;
}
