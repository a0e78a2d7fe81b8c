import type { Column, Fact } from "~/invoices/wording";
import { wayWords } from "~/delivery/quote-words";
import { date } from "~/lib/dates";
import { amountWithPaise, rupees } from "~/lib/money";
import { declaredSize } from "~/lib/pack-size";
import type { ShownQuote } from "./shown-quote.server";

/** The words on a quote, shared by the page and the PDF. */

/** A row of its table. */
export type QuoteRow = { name: string; quantity: string; price: string; amountPaise: number };

export const rowsOf = ({ lines }: ShownQuote): QuoteRow[] =>
  lines.map(({ name, pack, quantity, unitPricePaise }) => ({
    name,
    quantity: pack ? `${quantity} × ${declaredSize(pack)}` : String(quantity),
    price: amountWithPaise(unitPricePaise),
    amountPaise: quantity * unitPricePaise,
  }));

/** Delivery as a row after the lines, for paper. */
export const deliveryRow = ({ deliveryWay, deliveryPaise }: ShownQuote): QuoteRow => ({
  name: wayWords[deliveryWay],
  quantity: "",
  price: "",
  amountPaise: deliveryPaise,
});

/** Delivery as a fact, for the page. */
export const deliveryFact = ({ deliveryWay, deliveryPaise }: ShownQuote): Fact => ({
  label: "Delivery",
  value: `${wayWords[deliveryWay]}, ${deliveryPaise === 0 ? "free" : rupees(deliveryPaise)}`,
});

export const quoteColumns = ({ totalPaise }: ShownQuote): Column<QuoteRow>[] => [
  { title: "Goods", of: ({ name }) => name, total: "Total, inclusive of all taxes", width: 200 },
  { title: "Quantity", of: ({ quantity }) => quantity, width: 70 },
  { title: "Price each (₹)", of: ({ price }) => price, isNumber: true, width: 70 },
  {
    title: "Amount (₹)",
    of: ({ amountPaise }) => amountWithPaise(amountPaise),
    total: `₹${amountWithPaise(totalPaise)}`,
    isNumber: true,
    width: 80,
  },
];

/** Number, date and how long it counts; `validUntil` is the first moment after it. */
export const quoteHead = ({ number, at, validUntil }: ShownQuote): Fact[] => [
  { label: "Quote no.", value: number },
  { label: "Date", value: date(at) },
  { label: "Valid until", value: date(validUntil - 1) },
];

export const quoteFoot = ({ words, note }: ShownQuote): Fact[] =>
  [
    { label: "Amount in words", value: words },
    { label: "Note", value: note },
  ].filter(({ value }) => value !== "");

export const quoteClosing = "This is an offer, not an invoice. The invoice comes with the order.";
