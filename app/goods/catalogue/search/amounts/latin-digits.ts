/** The digits of every script in use as `0`–`9`; everything else stays. */
export function latinDigits(text: string): string {
  return text.replace(/(?![\u{10000}-\u{10ffff}])\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Each of these scripts has its ten digits in a row, beginning at a code that ends with 0 or 6. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  const last = code % 16;
  return last < 6 || /\p{Nd}/u.test(String.fromCodePoint(code - last)) ? last : last - 6;
}
