import { spread } from "~/base/lib/spread";
import { type InvoiceContent, type InvoiceLine, totalsOf } from "./content";
import { type TaxKind, type TaxParts, taxSplit } from "./tax-split";

/** What a credit note gives back: the whole amount, and what of it is for which packs, for delivery and for the fee. */
export type Credit = {
  amountPaise: number;
  /** `paise`: their price less the discount; a refund of the first release does not say it. */
  packs: { position: number; quantity: number; paise?: number | undefined }[];
  deliveryPaise: number;
  feePaise: number;
};

/**
 * The lines of a credit note: no line and no tax part of it is more than earlier `notes` left of the invoice, and the last
 * note takes exactly the rest. Amounts in paise.
 */
export function creditedLines(
  invoice: InvoiceContent,
  notes: InvoiceContent[],
  credit: Credit,
): InvoiceLine[] {
  const left = leftOf(invoice, notes);
  const packs = new Map(
    credit.packs.filter(({ quantity }) => quantity > 0).map((each) => [each.position, each]),
  );
  const amounts = amountsFor(left, packs, credit);
  return left.flatMap((line, index) => {
    const paise = amounts[index] ?? 0;
    if (paise === 0) return [];
    const quantity = packs.get(line.position)?.quantity ?? packsFor(paise, line, notes);
    return [
      {
        ...line,
        quantity,
        discountPaise: discountOn(line, quantity, paise),
        ...creditedParts(paise, line.gstBasisPoints, invoice.tax, line),
        totalPaise: paise,
      },
    ];
  });
}

/** What earlier notes left of a credit for all that can still be credited. */
export function wholeCredit(invoice: InvoiceContent, notes: InvoiceContent[]): Credit {
  const { totalPaise } = totalsOf(leftOf(invoice, notes));
  return { amountPaise: totalPaise, packs: [], deliveryPaise: 0, feePaise: 0 };
}

/** What earlier credit notes left of each line of the invoice. */
function leftOf(invoice: InvoiceContent, notes: InvoiceContent[]): InvoiceLine[] {
  return invoice.lines.map((line) => {
    const taken = totalsOf(creditsOf(line, notes));
    return {
      ...line,
      taxablePaise: line.taxablePaise - taken.taxablePaise,
      cgstPaise: line.cgstPaise - taken.cgstPaise,
      sgstPaise: line.sgstPaise - taken.sgstPaise,
      igstPaise: line.igstPaise - taken.igstPaise,
      totalPaise: line.totalPaise - taken.totalPaise,
    };
  });
}

const creditsOf = (line: InvoiceLine, notes: InvoiceContent[]): InvoiceLine[] =>
  notes.flatMap((note) => note.lines.filter(({ position }) => position === line.position));

type Priced = Pick<InvoiceLine, "unitPricePaise" | "quantity" | "discountPaise">;

/** The price of the packs, less their discount. */
const priceOf = (line: Priced) => line.unitPricePaise * line.quantity - line.discountPaise;

/** How many packs a credit is for that names none: all that no earlier note names, if it is their price. */
function packsFor(paise: number, line: InvoiceLine, notes: InvoiceContent[]): number {
  const left = { ...line };
  for (const { quantity, discountPaise } of creditsOf(line, notes)) {
    left.quantity -= quantity;
    left.discountPaise -= discountPaise;
  }
  return paise === priceOf(left) ? left.quantity : 0;
}

function discountOn(line: InvoiceLine, quantity: number, paise: number): number {
  if (quantity === 0) return 0;
  return Math.min(Math.max(0, line.unitPricePaise * quantity - paise), line.discountPaise);
}

/**
 * The credit (paise) for each line: what the packs cost, and delivery and fee as far as they are given back. The amount
 * decides: if it is less, it is spread over those; if it is more, the rest is spread over the goods, and then over all.
 */
function amountsFor(
  left: InvoiceLine[],
  packs: Map<number, Credit["packs"][number]>,
  { amountPaise, deliveryPaise, feePaise }: Credit,
): number[] {
  const named = left.map((line) => {
    switch (line.kind) {
      case "goods":
        return pricesOf(line, packs.get(line.position));
      case "delivery":
        return deliveryPaise;
      case "fee":
        return feePaise;
    }
  });
  const rooms = [
    named.map((paise, index) => Math.min(paise, left[index]?.totalPaise ?? 0)),
    left.map((line) => (line.kind === "goods" ? line.totalPaise : 0)),
    left.map((line) => line.totalPaise),
  ];
  let rest = amountPaise;
  let amounts = left.map(() => 0);
  for (const room of rooms) {
    const shares = spread(
      rest,
      room.map((paise, index) => Math.max(0, paise - (amounts[index] ?? 0))),
    );
    amounts = amounts.map((paise, index) => paise + (shares[index] ?? 0));
    rest -= shares.reduce((sum, paise) => sum + paise, 0);
  }
  return amounts;
}

function pricesOf(line: InvoiceLine, packs: Credit["packs"][number] | undefined): number {
  if (!packs) return 0;
  return packs.paise ?? Math.floor((priceOf(line) * packs.quantity) / line.quantity);
}

/**
 * Splits a credit of `paise` on an invoice line into its tax parts: like the invoice, but no part exceeds what is `left` of
 * it. Credit notes therefore never add up to more than the invoice, and the last one takes exactly the rest. Throws a
 * RangeError if `paise` is more than what is left.
 */
function creditedParts(
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
