/** Replaces line breaks and other control characters by blanks: safe for a header or one line of a list. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
