import { folded } from "../search-text";

/** What parts two words. The view that takes products in (`product_search_words`, made by migrations) knows the same characters. */
export const parting = '.,;:!?()[]{}<>"/\\|-_+*&%#@=~^`$“”„«»‐‑–—•·…।॥₹©®™°×';
/** What is no part of a word and does not part it: mother's is mothers. */
export const passedOver = "'’‘";

const partingOnes = new RegExp(`[${escaped(parting)}\\p{Cc}]`, "gu");
const passedOverOnes = new RegExp(`[${passedOver}]`, "gu");

/** The words of a text, folded, in their order. */
export function wordsOf(text: string): string[] {
  return folded(text)
    .replace(passedOverOnes, "")
    .replace(partingOnes, " ")
    .split(/\s+/)
    .filter(Boolean);
}

function escaped(characters: string): string {
  return characters.replace(/[\\\]^-]/g, "\\$&");
}
