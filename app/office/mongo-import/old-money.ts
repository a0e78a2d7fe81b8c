import { numberIn } from "./fields";
import { type OldLine, fitted, sumOf } from "./old-lines";
import type { Doc } from "./plain-value";

/** An old order's total and lines, which always add up to it; `note` if the prices had to be adjusted. */
type OldMoney =
  | { lines: OldLine[]; totalPaise: number; note: string | null; problem?: undefined }
  | { lines?: undefined; problem: string };

/** Ten million rupees. */
const highestTotal = 1_000_000_000;

/**
 * The paid amount takes precedence over the lines. The old shop stored it as `payment.totalbill` in paise (some versions:
 * rupees) and as the order's `totalbill` in rupees; if these differ, the one closest to the sum of the lines is used.
 */
export function moneyOf(doc: Doc, payment: Doc, lines: OldLine[] | null): OldMoney {
  const sum = lines && lines.length > 0 ? sumOf(lines) : null;
  const hasAmount = [payment.totalbill, doc.totalbill].some(
    (each) => each !== undefined && each !== null,
  );
  const amounts = [...readings(payment.totalbill, [1, 100]), ...readings(doc.totalbill, [100])];
  const totalPaise =
    sum === null
      ? (amounts[0] ?? null)
      : (amounts.toSorted((a, b) => Math.abs(a - sum) - Math.abs(b - sum))[0] ?? sum);
  if (totalPaise === null) return { problem: "It has neither lines nor an amount." };
  if (totalPaise > highestTotal) return { problem: "Its amount is above 1,00,00,000 rupees." };
  if (!lines || sum === null)
    return {
      ...goodsFor(totalPaise),
      note: "It has no usable lines: one line has the whole amount.",
    };
  const adjusted = fitted(lines, totalPaise);
  if (!adjusted) return { problem: "Its amount is too small for its lines." };
  const note =
    (sum !== totalPaise &&
      `Its lines add up to ${sum / 100} rupees, but ${totalPaise / 100} were paid: their prices are scaled to match.`) ||
    (hasAmount &&
      amounts.length === 0 &&
      "Its amount cannot be read: the sum of its lines is used.") ||
    null;
  return { lines: adjusted, totalPaise, note };
}

function readings(value: unknown, units: number[]): number[] {
  const number = numberIn(value);
  return number === null || number <= 0 ? [] : units.map((unit) => Math.round(number * unit));
}

function goodsFor(totalPaise: number): { lines: OldLine[]; totalPaise: number } {
  const line = {
    productId: "unknown",
    categoryId: "",
    name: "Goods of the old shop",
    slug: "",
    description: "",
    volumeMl: 0,
    shipping: 1,
    unitPricePaise: totalPaise,
    quantity: 1,
    photoId: null,
  };
  return { lines: [line], totalPaise };
}
