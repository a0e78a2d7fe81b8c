/** English sentences, each with its words in Gujarati and Hindi. */
export type Said = Record<string, [gujarati: string, hindi: string]>;

const files = import.meta.glob<{ said: Said }>("./said/*.ts", { eager: true });
const all = Object.values(files).flatMap(({ said }) => Object.entries(said));

const inLanguage = (index: 0 | 1) =>
  new Map(all.map(([english, words]) => [english, words[index]]));

/** What each language says, by the English sentence. */
export const catalogue: Partial<Record<string, ReadonlyMap<string, string>>> = {
  gu: inLanguage(0),
  hi: inLanguage(1),
};
