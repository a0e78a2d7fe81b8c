import { type TaxKind, type TaxParts, taxSplit } from "./tax-split";

/**
 * The parts of an amount (paise) that is given back of an invoice's line: split as the invoice was, but no part more than
 * is `left` of it, so that all credit notes together never exceed the invoice, and the last one takes exactly the rest.
 * `paise` must fit into what is left.
 */
export function creditedParts(
  paise: number,
  basisPoints: number,
  kind: TaxKind,
  left: TaxParts,
): TaxParts {
  const wanted = taxSplit(paise, basisPoints, kind);
  const parts: TaxParts = {
    taxablePaise: 0,
    cgstPaise: Math.min(wanted.cgstPaise, left.cgstPaise),
    sgstPaise: Math.min(wanted.sgstPaise, left.sgstPaise),
    igstPaise: Math.min(wanted.igstPaise, left.igstPaise),
  };
  const rest = paise - parts.cgstPaise - parts.sgstPaise - parts.igstPaise;
  parts.taxablePaise = Math.min(rest, left.taxablePaise);
  // Rounding of earlier notes may have left less of the value than this one needs: the paise are then in the tax.
  let over = rest - parts.taxablePaise;
  for (const part of ["cgstPaise", "sgstPaise", "igstPaise"] as const) {
    const moved = Math.min(over, left[part] - parts[part]);
    parts[part] += moved;
    over -= moved;
  }
  if (over > 0) throw new RangeError("More is given back than the invoice's line has left");
  return parts;
}
