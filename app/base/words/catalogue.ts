import type { Language } from "./language";

/** English sentences, each with its words in Gujarati and Hindi. */
export type Said = Record<string, [gujarati: string, hindi: string]>;

/** None in the browser, which gets the words of its page's language alone. */
const files: Record<string, { said: Said }> = import.meta.env.SSR
  ? import.meta.glob<{ said: Said }>("./said/**/*.ts", { eager: true })
  : {};

/** What the files of these names say in one language, by the English sentence. */
export const wordsIn = (named: RegExp, language: "gu" | "hi"): [string, string][] =>
  Object.entries(files)
    .filter(([file]) => named.test(file))
    .flatMap(([, { said }]) => Object.entries(said))
    .map(([english, [gujarati, hindi]]) => [english, language === "gu" ? gujarati : hindi]);

/** What each language says, by the English sentence. */
export const catalogue: Partial<Record<string, ReadonlyMap<string, string>>> = {
  gu: new Map(wordsIn(/./, "gu")),
  hi: new Map(wordsIn(/./, "hi")),
};

/** Makes words of a language known in the browser, before they are said there. */
export function learn(language: Language, words: Record<string, string>): void {
  catalogue[language] = new Map([...(catalogue[language] ?? []), ...Object.entries(words)]);
}
