/** Numbers that people write out before a unit, in English, Gujarati and Hindi. */
const spoken: [words: string, number: string][] = [
  [
    "half|aadha|aadhaa|adha|adhaa|aadho|adho|adadho|adhdho|adhdhu|addho|addhu|aadhi|aadhe|ardho|ardha|અડધો|અડધું|અડધુ|અડધા|અડધી|આધો|અર્ધો|અર્ધું|અર્ધા|आधा|आधे|आधी|अर्धा|½",
    "0.5",
  ],
  ["quarter|pav|paav|paa|pao|પા|પાવ|पाव", "0.25"],
  ["pono|pona|pauna|paun|પોણો|પોણા|पौना|पौन", "0.75"],
  ["one|ek|single|એક|एक", "1"],
  ["sava|savva|સવા|सवा", "1.25"],
  ["one and a half|one and half|dedh|dodh|doodh|દોઢ|डेढ़|डेढ", "1.5"],
  ["two|do|be|બે|दो|दोन", "2"],
  ["two and a half|two and half|dhai|dhaai|adhi|adhee|અઢી|ढाई|अढ़ाई", "2.5"],
  ["three|teen|tran|ત્રણ|तीन", "3"],
  ["four|char|chaar|ચાર|चार", "4"],
  ["five|paanch|panch|paach|pach|પાંચ|પાચ|पांच|पाँच|पाच", "5"],
  ["six|chhah|છ|छह|छः", "6"],
  ["seven|saat|સાત|सात", "7"],
  ["eight|aath|આઠ|आठ", "8"],
  ["nine|nau|નવ|नौ", "9"],
  ["ten|das|dus|દસ|દશ|दस|दहा", "10"],
  ["twelve|barah|bar|baar|બાર|बारह", "12"],
  ["fifteen|pandrah|pandra|pandhra|pandar|pander|પંદર|પંદ્રહ|पंद्रह|पन्द्रह|पंधरा|पंदरह", "15"],
  ["twenty|bees|vees|vis|વીસ|बीस|वीस", "20"],
  ["thirty|tees|trees|ત્રીસ|तीस", "30"],
  ["fifty|pachas|pachaas|પચાસ|पचास", "50"],
  ["hundred|ek sau|sau|એકસો|સો|सौ", "100"],
  ["two hundred|do sau|baso|બસો|दो सौ", "200"],
  [
    "five hundred|paanso|panso|paanchso|panchso|paanch sau|panch sau|પાંચસો|પાંચ સો|पांच सौ|पाँच सौ|पांचसौ|पाचशे",
    "500",
  ],
  ["one thousand|thousand|ek hajar|ek hazar|hajar|hazar|એક હજાર|હજાર|एक हज़ार|एक हजार|हजार", "1000"],
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
