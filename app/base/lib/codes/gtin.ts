import { plainDigits } from "../typed/digits";

/** The check digit after these digits: weights 3 and 1 from the right, up to the next ten (GS1). `200000000001` → 5. */
export function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether the last digit is the check digit of those before it. */
const isChecked = (digits: string) => checkDigitOf(digits.slice(0, -1)) === Number(digits.at(-1));

/**
 * The digits of a bar code (8, 12, 13 or 14) → the number in 13 digits, as the shop keeps it; that of an outer box, which does not begin
 * with 0, keeps its 14. Null: none of these, or the check digit is wrong.
 */
export function gtinIn(digits: string): string | null {
  if (!/^(\d{8}|\d{12,14})$/.test(digits) || !isChecked(digits)) return null;
  return digits.length === 14 && !digits.startsWith("0")
    ? digits
    : digits.padStart(13, "0").slice(-13);
}

/** What somebody typed as the number under a bar code: the 13 digits, or the sentence that says what is wrong. */
export function gtinTyped(typed: string): { gtin: string } | { wrong: string } {
  const digits = plainDigits(typed).replaceAll(/[\s-]/g, "");
  if (!/^(\d{8}|\d{12,13}|0\d{13})$/.test(digits)) return { wrong: eanRule };
  const gtin = gtinIn(digits);
  if (gtin !== null) return { gtin };
  const should = checkDigitOf(digits.slice(0, -1));
  return {
    wrong: `ean is not right: after ${digits.slice(0, -1)} the last digit would be ${should}, not ${digits.at(-1)}. Look at the pack again`,
  };
}

const eanRule =
  "ean must be the 13 digits under the bar code (a file may have shortened them: 8.9E+12)";
