import { withOtherNames } from "~/goods/catalogue/words/other-names.server";
import type { Writer } from "~/base/db/connection.server";
import { stateName } from "~/base/lib/india/states";
import { linesOfOrder, type Order } from "~/sales/orders/order.server";
import { supplyState } from "~/sales/orders/supply/place-of-supply";
import { amountInWords } from "./amount-in-words";
import { buyerOf } from "./buyer";
import { chargesIn, type InvoiceContent, type InvoiceLine, totalsOf } from "./content";
import { invoiceLines } from "./invoice-lines";
import { sellerNow } from "./seller.server";
import type { TaxKind } from "./tax-split";

type Sale = Pick<InvoiceContent, "seller" | "placeOfSupply" | "lines"> & { tax: TaxKind };

/** Who sells an order by the settings of now, how it is taxed, and its lines on paper. */
export function saleOf(tx: Writer, order: Order): Sale {
  const seller = sellerNow(tx);
  const { tax, placeOfSupply } = taxKindOf(seller, supplyState(order));
  const lines = invoiceLines(withOtherNames(tx, linesOfOrder(order.id, tx)), order, tax);
  return { seller, tax, placeOfSupply, lines };
}

type Head = Pick<
  InvoiceContent,
  "title" | "number" | "issuedAt" | "payment" | "unpaid" | "corrects"
>;

/** Everything printed on a new paper of an order, over these lines. */
export function paperOf(
  order: Order,
  { seller, tax, placeOfSupply }: Omit<Sale, "lines">,
  lines: InvoiceLine[],
  { title, number, issuedAt, ...foot }: Head,
): InvoiceContent {
  const totals = totalsOf(lines);
  return {
    version: 2,
    title,
    number,
    issuedAt,
    order: { number: order.number, placedAt: order.createdAt },
    seller,
    ...buyerOf(order),
    placeOfSupply,
    tax,
    reverseCharge: "No",
    lines,
    totals,
    chargesPaise: chargesIn(lines),
    words: amountInWords(totals.totalPaise),
    ...foot,
  };
}

/** The place of supply, `code`, decides between CGST + SGST and IGST; null: the seller's own. A seller without a GSTIN or state shows no tax. */
function taxKindOf(
  { gstin, state }: InvoiceContent["seller"],
  code: string | null,
): { tax: TaxKind; placeOfSupply: InvoiceContent["placeOfSupply"] } {
  if (!gstin || !state) return { tax: "none", placeOfSupply: null };
  const name = stateName(code);
  const placeOfSupply = code && name ? { code, name } : state;
  return { tax: placeOfSupply.code === state.code ? "intra" : "inter", placeOfSupply };
}
