import type { Synonyms } from "../synonyms";
import { numberForms } from "./typed-numbers";

const packs = ["tin", "bottle", "jar", "pouch", "carton", "month"];

/** The words without a number that only counts packs, or a month: `1 dabba`, એક ડબ્બો. Of several only tins: ten bottles are a carton. */
export const withoutCounts = (words: readonly string[], { groups }: Synonyms): string[] =>
  words.filter((word, at) => {
    const [number] = numberForms(word);
    const next = words[at + 1] ?? "";
    const counted = number === "1" ? packs : number?.length === 1 ? ["tin"] : [];
    return !counted.some((pack) => groups.get(pack)?.includes(next));
  });
