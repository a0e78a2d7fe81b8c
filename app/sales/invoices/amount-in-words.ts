const small = [
  "Zero",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
  "Thirteen",
  "Fourteen",
  "Fifteen",
  "Sixteen",
  "Seventeen",
  "Eighteen",
  "Nineteen",
];
const tens = ["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"];
const steps = [
  { size: 10_000_000, word: "Crore" },
  { size: 100_000, word: "Lakh" },
  { size: 1000, word: "Thousand" },
  { size: 100, word: "Hundred" },
];

/**
 * Paise → `Rupees One Lakh Twenty Three Thousand Four Hundred Fifty Six and Fifty Paise Only`, as Indian invoices print it.
 * Throws a RangeError unless `paise` is a whole number of at least 0.
 */
export function amountInWords(paise: number): string {
  if (!Number.isSafeInteger(paise) || paise < 0) throw new RangeError(`No amount: ${paise}`);
  const rest = paise % 100;
  const rupees = (paise - rest) / 100;
  if (rupees === 0 && rest > 0) return `${inWords(rest)} Paise Only`;
  const paiseWords = rest === 0 ? "" : ` and ${inWords(rest)} Paise`;
  return `${rupees === 1 ? "Rupee" : "Rupees"} ${inWords(rupees)}${paiseWords} Only`;
}

function inWords(number: number): string {
  for (const { size, word } of steps) {
    if (number < size) continue;
    const rest = number % size;
    return [inWords((number - rest) / size), word, rest && inWords(rest)].filter(Boolean).join(" ");
  }
  if (number < 20) return small[number] ?? "";
  return [tens[Math.floor(number / 10)], number % 10 && small[number % 10]]
    .filter(Boolean)
    .join(" ");
}
