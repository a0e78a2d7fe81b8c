import { describe, expect, test } from "vitest";
import { type TaxKind, taxSplit } from "~/sales/invoices/tax-split";
import { Dice } from "../../dice";

/** What the tax of an amount is, without the shop's code: tried out, not computed by division. */
function nearest(numerator: bigint, denominator: bigint): bigint {
  let guess = BigInt(Math.round(Number(numerator) / Number(denominator)));
  // The exact value lies in [guess - ½, guess + ½).
  while (2n * guess * denominator > 2n * numerator + denominator) guess -= 1n;
  while (2n * (guess + 1n) * denominator <= 2n * numerator + denominator) guess += 1n;
  return guess;
}

const parts = (paise: number, rate: number, kind: TaxKind) => {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxSplit(paise, rate, kind);
  return [taxablePaise, cgstPaise, sgstPaise, igstPaise];
};

describe("the tax contained in a price", () => {
  test("of ₹1,450.00 at 5 % is what the law's arithmetic says", () => {
    expect(parts(145_000, 500, "intra")).toEqual([138_096, 3452, 3452, 0]);
    expect(parts(145_000, 500, "inter")).toEqual([138_095, 0, 0, 6905]);
    expect(parts(145_000, 500, "none")).toEqual([145_000, 0, 0, 0]);
  });

  test("is nothing at 0 %, and of nothing", () => {
    expect(parts(145_000, 0, "intra")).toEqual([145_000, 0, 0, 0]);
    expect(parts(0, 500, "inter")).toEqual([0, 0, 0, 0]);
  });

  test("rounds an exact half up", () => {
    // 21 paise at 5 %: half a paisa for each half of the tax.
    expect(parts(21, 500, "intra")).toEqual([19, 1, 1, 0]);
    expect(parts(1, 10_000, "inter")).toEqual([0, 0, 0, 1]);
  });

  test("adds up to the paisa and is recomputed alike, for 300,000 amounts and any rate", () => {
    const dice = new Dice(20_261_120);
    const rates = [500, 500, 500, 0, 25, 300, 1200, 1800, 2800, 4000];
    const wrong: unknown[] = [];
    for (let index = 0; index < 300_000; index += 1) {
      const paise = index < 100_000 ? index : dice.below(500_000_000);
      const rate = rates[dice.below(rates.length + 3)] ?? dice.below(10_000);
      const [taxable = 0, cgst = 0, sgst = 0, none = 0] = parts(paise, rate, "intra");
      const [rest = 0, , , igst = 0] = parts(paise, rate, "inter");
      const [t, r] = [BigInt(paise), BigInt(rate)];
      const isRight =
        taxable + cgst + sgst === paise &&
        cgst === sgst &&
        none === 0 &&
        rest + igst === paise &&
        BigInt(cgst) === nearest(t * r, 20_000n + 2n * r) &&
        BigInt(igst) === nearest(t * r, 10_000n + r);
      if (!isRight) wrong.push({ paise, rate });
    }
    expect(wrong).toEqual([]);
  });

  test("is exact where floating point is not", () => {
    const paise = 9_007_199_254_740_991;
    const [taxable = 0, , , igst = 0] = parts(paise, 500, "inter");
    expect(BigInt(igst)).toBe((BigInt(paise) * 500n * 2n + 10_500n) / 21_000n);
    expect(BigInt(taxable) + BigInt(igst)).toBe(BigInt(paise));
  });

  test("is asked of whole paise only", () => {
    expect(() => taxSplit(1.5, 500, "intra")).toThrow(RangeError);
    expect(() => taxSplit(100, 2.5, "intra")).toThrow(RangeError);
  });
});
