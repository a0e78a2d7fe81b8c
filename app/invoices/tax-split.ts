/** Whether the goods stay in the seller's state (half central, half state tax), leave it, or no tax is shown at all. */
export type TaxKind = "intra" | "inter" | "none";

/** An amount in its parts, each in paise; they add up to the amount. */
export type TaxParts = {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

/**
 * Takes apart a price that contains its tax: `paise` of it at `basisPoints` (500 is 5 %), both whole and not negative.
 * Within the state each half of the tax is rounded to the paisa by itself, so that they are equal, and what is left is the
 * taxable value. Throws a RangeError for anything but whole numbers.
 */
export function taxSplit(paise: number, basisPoints: number, kind: TaxKind): TaxParts {
  const total = BigInt(paise);
  const rate = BigInt(basisPoints);
  if (kind === "none") {
    return { taxablePaise: paise, cgstPaise: 0, sgstPaise: 0, igstPaise: 0 };
  }
  if (kind === "inter") {
    const igst = rounded(total * rate, 10_000n + rate);
    return { taxablePaise: paise - igst, cgstPaise: 0, sgstPaise: 0, igstPaise: igst };
  }
  const half = rounded(total * rate, 2n * (10_000n + rate));
  return { taxablePaise: paise - 2 * half, cgstPaise: half, sgstPaise: half, igstPaise: 0 };
}

/** What the tax of an amount comes to (paise). */
export function taxIn({ cgstPaise, sgstPaise, igstPaise }: TaxParts): number {
  return cgstPaise + sgstPaise + igstPaise;
}

/** A fraction to the nearest whole number, halves up. Not in floating point: its halves are not always halves. */
function rounded(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
