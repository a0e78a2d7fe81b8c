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
  [
    "five hundred|paanso|panso|paanchso|panchso|paanch sau|panch sau|પાંચસો|પાંચ સો|पांच सौ|पाँच सौ",
    "500",
  ],
];

/** Word → number, in digits. */
const all = new Map(
  spoken.flatMap(([words, number]) => words.split("|").map((word) => [word, number])),
);

/** Every word that is a number. */
export const numberWords: readonly string[] = [...all.keys()];

/** For a regular expression: every way to write a number out. */
export const spokenNumber = numberWords.join("|");

/** Of two letters, and what a word ends with: too much else. */
const leastSaid = (word: string) => (/^[a-z]/.test(word) ? 3 : 2);

/** `2`, `two`, બે: the ways to write the number that this word is, itself among them; none if it is no number. */
export function numberForms(word: string): string[] {
  const number = all.get(word) ?? (/^\d{1,3}$/.test(word) ? word : null);
  if (!number || number.includes(".")) return [];
  const said = spoken.find(([, value]) => value === number)?.[0].split("|") ?? [];
  return [number, ...said.filter((form) => !form.includes(" ") && form.length >= leastSaid(form))];
}

/** `1.5`, `.5`, `1/2` or a spoken number as a decimal number; null: none of these. */
export function numberFrom(typed: string): string | null {
  const known = all.get(typed);
  if (known) return known;
  const [, above, below] = /^(\d{1,2})\/(\d{1,2})$/.exec(typed) ?? [];
  if (above) return Number(below) > 0 ? String(Number(above) / Number(below)) : null;
  return /^\d*\.?\d+$/.test(typed) ? String(Number(typed)) : null;
}
