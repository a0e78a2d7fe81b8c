/** Converts Gujarati and Devanagari digits to `0`–`9`; everything else stays. */
export function plainDigits(text: string): string {
  return text
    .replace(/[\u0AE6-\u0AEF]/g, (digit) => String(digit.charCodeAt(0) - 0x0ae6))
    .replace(/[\u0966-\u096F]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}
