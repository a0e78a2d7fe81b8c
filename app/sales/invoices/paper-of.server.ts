import { withOtherNames } from "~/goods/catalogue/words/other-names.server";
import type { Writer } from "~/base/db/connection.server";
import { isGstState, stateName } from "~/base/lib/india/states";
import { linesOfOrder, type Order } from "~/sales/orders/order.server";
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
  const { tax, placeOfSupply } = taxKindOf(seller, order.shipState);
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

/**
 * The place of supply is where delivery ends (section 10 (1) IGST Act): that state, not the buyer's own, decides between
 * CGST + SGST and IGST. An order without a state, or to a post of the army, counts as supplied in the seller's state, like a sale over the counter
 * (section 10 (1) (ca)); a
 * PIN is only a hint and must not decide a tax. A seller without a GSTIN or state shows no tax.
 */
function taxKindOf(
  { gstin, state }: InvoiceContent["seller"],
  shipState: string | null,
): { tax: TaxKind; placeOfSupply: InvoiceContent["placeOfSupply"] } {
  if (!gstin || !state) return { tax: "none", placeOfSupply: null };
  const name = isGstState(shipState) ? stateName(shipState) : null;
  const placeOfSupply = shipState && name ? { code: shipState, name } : state;
  return { tax: placeOfSupply.code === state.code ? "intra" : "inter", placeOfSupply };
}
