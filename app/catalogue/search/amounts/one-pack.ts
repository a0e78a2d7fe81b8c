import type { Synonyms } from "../synonyms";

const one = new Set(["1", "one", "single", "ek", "એક", "एक"]);
const packs = ["tin", "bottle", "jar", "pouch", "carton"];

/** The words without a "one" that only counts packs: `1 dabba`, એક ડબ્બો. */
export const withoutOne = (words: readonly string[], { groups }: Synonyms): string[] =>
  words.filter((word, at) => {
    const next = words[at + 1];
    return !one.has(word) || !packs.some((pack) => groups.get(pack)?.includes(next ?? ""));
  });
