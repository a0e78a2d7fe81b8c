import { type TaxKind, type TaxParts, taxSplit } from "./tax-split";

/**
 * Splits a credit of `paise` on an invoice line into its tax parts: like the invoice, but no part exceeds what is `left` of
 * it. Credit notes therefore never add up to more than the invoice, and the last one takes exactly the rest. Throws a
 * RangeError if `paise` is more than what is left.
 */
export function creditedParts(
  paise: number,
  basisPoints: number,
  kind: TaxKind,
  left: TaxParts,
): TaxParts {
  const ideal = taxSplit(paise, basisPoints, kind);
  const parts: TaxParts = {
    taxablePaise: 0,
    cgstPaise: Math.min(ideal.cgstPaise, left.cgstPaise),
    sgstPaise: Math.min(ideal.sgstPaise, left.sgstPaise),
    igstPaise: Math.min(ideal.igstPaise, left.igstPaise),
  };
  const rest = paise - parts.cgstPaise - parts.sgstPaise - parts.igstPaise;
  parts.taxablePaise = Math.min(rest, left.taxablePaise);
  // Rounding in earlier notes may have left too little taxable value: take the missing paise from the tax.
  let over = rest - parts.taxablePaise;
  for (const part of ["cgstPaise", "sgstPaise", "igstPaise"] as const) {
    const moved = Math.min(over, left[part] - parts[part]);
    parts[part] += moved;
    over -= moved;
  }
  if (over > 0) throw new RangeError("More is given back than the invoice's line has left");
  return parts;
}
