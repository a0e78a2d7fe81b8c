/** Converts Gujarati and Devanagari digits to `0`–`9`; everything else stays. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0AE6-\u0AEF]/g, (digit) => String(digit.charCodeAt(0) - 0x0ae6))
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** A whole number as people type it ("13,650", "૧૩૬૫૦") → its value; null for anything else. */
export function wholeIn(typed: string): number | null {
  const plain = plainDigits(typed).trim();
  const isWhole = /^(\d{1,9}|\d{1,3}(,\d{2,3}){0,2},\d{3})$/.test(plain);
  return isWhole ? Number(plain.replaceAll(",", "")) : null;
}

/** The same within limits; null outside of them. */
export function wholeFrom(typed: string, least: number, most: number): number | null {
  const value = wholeIn(typed);
  return value !== null && value >= least && value <= most ? value : null;
}
