import type { Language } from "./language";

/** English sentences, each with its words in Gujarati and Hindi. */
export type Said = Record<string, [gujarati: string, hindi: string]>;

/** None in the browser, which gets the words of its page's language alone. */
const files: Record<string, { said: Said }> = import.meta.env.SSR
  ? import.meta.glob<{ said: Said }>("./said/*.ts", { eager: true })
  : {};

const all = Object.values(files).flatMap(({ said }) => Object.entries(said));

const inLanguage = (index: 0 | 1) =>
  new Map(all.map(([english, words]) => [english, words[index]]));

/** What each language says, by the English sentence. */
export const catalogue: Partial<Record<string, ReadonlyMap<string, string>>> = {
  gu: inLanguage(0),
  hi: inLanguage(1),
};

/** Makes the words of a language known in the browser, before anything is said there. */
export function learn(language: Language, words: Record<string, string>): void {
  catalogue[language] = new Map(Object.entries(words));
}
