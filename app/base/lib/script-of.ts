import { langOfEnglish } from "~/base/words/language";

const scripts: [language: string, letters: RegExp][] = [
  ["gu", /\p{Script=Gujarati}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
];

/** The language that a text's letters tell, for its `lang`; undefined: that of the page. Latin ones are read as English. */
export function languageOfLetters(text: string): string | undefined {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const isMostly = (of: RegExp) => (text.match(of)?.length ?? 0) * 2 > letters;
  return (
    scripts.find(([, of]) => isMostly(of))?.[0] ??
    (isMostly(/\p{Script=Latin}/gu) ? langOfEnglish() : undefined)
  );
}
