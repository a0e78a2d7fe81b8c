/** `intra`: within the seller's state (half CGST, half SGST); `inter`: between states (IGST); `none`: no tax is shown. */
export type TaxKind = "intra" | "inter" | "none";

/** The parts of an amount, in paise; they add up to it. */
export type TaxParts = {
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
};

/**
 * Splits a tax-inclusive price of `paise` at a rate of `basisPoints` (500 is 5 %), both whole and not negative. Within the
 * state both halves of the tax are rounded alike, and the rest is the taxable value. Throws a RangeError unless both are
 * whole numbers.
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

/** Total tax (paise). */
export function taxIn({ cgstPaise, sgstPaise, igstPaise }: TaxParts): number {
  return cgstPaise + sgstPaise + igstPaise;
}

/** Rounds a fraction to the nearest whole number, halves up. In integers: floating point cannot represent every half. */
function rounded(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}
