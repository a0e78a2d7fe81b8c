import { leftOut } from "./script-runs";

/**
 * The signs of a text that papers leave out because no font has them, as a sentence; none: all is printed. `papers`: with their verb,
 * "The invoice leaves"; `place`: where they stand, "name".
 */
export function leftOutOf(papers: string, place: string, words: string): string[] {
  const signs = leftOut(words);
  if (signs.length === 0) return [];
  const it = signs.length === 1 ? "it" : "them";
  return [`${papers} out ${signs.map(shown).join(", ")} in the ${place}: no font has ${it}.`];
}

/** In quotes; by its number, if a browser has no shape for it either. */
const shown = (sign: string) =>
  /^\p{C}/u.test(sign)
    ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
    : `“${sign}”`;
