const scripts: [language: string, letters: RegExp][] = [
  ["gu", /\p{Script=Gujarati}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
];

/** The language that a text's letters tell, for its `lang`; undefined: that of the page. */
export function languageOfLetters(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return scripts.find(([, of]) => (text.match(of)?.length ?? 0) * 2 > letters)?.[0];
}
