/** Text without line breaks and other control characters: fit for a header and for one line of a list. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
