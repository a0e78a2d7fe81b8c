import type { InvoiceLine } from "~/sales/invoices/content";

/** Value and tax in paise; negative where credit notes are more than invoices. */
export type Figures = {
  taxablePaise: number;
  igstPaise: number;
  cgstPaise: number;
  sgstPaise: number;
};

/** By how much GSTR-3B differs by a correction: of which place of supply and buyer (null: one without GSTIN). */
export type TaxChange = { figures: Figures; pos: string; ctin: string | null; isInter: boolean };

const parts = ["taxablePaise", "igstPaise", "cgstPaise", "sgstPaise"] as const;

export const nothing = (): Figures => ({
  taxablePaise: 0,
  igstPaise: 0,
  cgstPaise: 0,
  sgstPaise: 0,
});

/** Adds `more` to `sum`, or takes it away with `sign` -1. */
export function add(sum: Figures, more: Figures, sign: 1 | -1 = 1): void {
  for (const part of parts) sum[part] += sign * more[part];
}

export const isNothing = (sum: Figures): boolean => parts.every((part) => sum[part] === 0);

/** A paper's lines summed by rate (basis points), lowest first. */
export function byRate(lines: InvoiceLine[]): [basisPoints: number, Figures][] {
  const rates = new Map<number, Figures>();
  for (const line of lines) {
    const sum = rates.get(line.gstBasisPoints) ?? nothing();
    add(sum, line);
    rates.set(line.gstBasisPoints, sum);
  }
  return [...rates].filter(([, sum]) => !isNothing(sum)).toSorted(([one], [two]) => one - two);
}
