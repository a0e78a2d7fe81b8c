import type { InvoiceLine } from "~/sales/invoices/content";

/**
 * Table 8: goods at 0 %. The tool's codes are one letter apart: INTR is to another state, INTRA within the state. In the order of the
 * tool's list.
 */
export const nilKinds = ["INTRB2B", "INTRAB2B", "INTRB2C", "INTRAB2C"] as const;
type NilKind = (typeof nilKinds)[number];

export const nilWords: Record<NilKind, string> = {
  INTRB2B: "To firms in other states",
  INTRAB2B: "To firms in our state",
  INTRB2C: "To others in other states",
  INTRAB2C: "To others in our state",
};

/** Whether a line belongs in that table, and not in those of taxed sales. */
export const isNil = ({ gstBasisPoints }: InvoiceLine): boolean => gstBasisPoints === 0;

/** Sales at 0 % by kind, less their credit notes, in paise. */
export class NilTable {
  private readonly byKind = new Map<NilKind, number>();

  /** Adds a paper's lines at 0 %, or takes a credit note's away (`sign` -1). */
  add(lines: InvoiceLine[], to: { isInter: boolean; isFirm: boolean }, sign: 1 | -1): void {
    const kind = `${to.isInter ? "INTR" : "INTRA"}${to.isFirm ? "B2B" : "B2C"}` as const;
    const paise = lines.filter(isNil).reduce((sum, { taxablePaise }) => sum + taxablePaise, 0);
    this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + sign * paise);
  }

  /** Kinds that are not nothing; negative where credit notes are more than sales. */
  rows(): { kind: NilKind; paise: number }[] {
    return nilKinds
      .map((kind) => ({ kind, paise: this.byKind.get(kind) ?? 0 }))
      .filter(({ paise }) => paise !== 0);
  }
}
