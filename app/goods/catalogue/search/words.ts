import { folded } from "../search-text";

/** Characters that separate words. Must match those in the view `product_search_words` (migrations). */
const parting = '.,;:!?()[]{}<>"/\\|-_+*&%#@=~^`$“”„«»‐‑–—•·…।॥₹©®™°×';
/** Characters ignored inside words: mother's is mothers. */
const passedOver = "'’‘";

const separators = new RegExp(`[${escaped(parting)}\\p{Cc}]`, "gu");
const ignored = new RegExp(`[${passedOver}]`, "gu");

/** The words of a text, folded, in order. */
export function wordsOf(text: string): string[] {
  return folded(text).replace(ignored, "").replace(separators, " ").split(/\s+/).filter(Boolean);
}

function escaped(characters: string): string {
  return characters.replace(/[\\\]^-]/g, "\\$&");
}
