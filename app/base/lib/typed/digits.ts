/** The digit 0 of every script that India types numbers in, from Devanagari and Bengali to Malayalam, of Urdu and of full width. */
const zeros = Array.from("०০੦૦୦௦౦೦൦٠۰０", (zero) => zero.charCodeAt(0));

/** Converts the digits of India's scripts to `0`–`9`; everything else stays. */
export function plainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? digit : String(code - zero);
  });
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
