import { type Column, type Fact, namesOf } from "~/sales/invoices/wording";
import { wayWords } from "~/goods/delivery/quote-words";
import { date } from "~/base/lib/dates";
import { amountWithPaise, rupees } from "~/base/lib/money";
import { declaredSize } from "~/base/lib/pack-size";
import type { ShownQuote } from "./shown-quote.server";
import { language } from "~/base/words/language";
import { t } from "~/base/words/say";

/** The words on a quote, shared by the page and the PDF. */

/** A row of its table. */
type QuoteRow = { name: string; quantity: string; price: string; amountPaise: number };

export const rowsOf = ({ lines }: ShownQuote): QuoteRow[] =>
  lines.map(({ pack, quantity, unitPricePaise, ...line }) => ({
    name: namesOf(line),
    quantity: pack ? `${quantity} × ${declaredSize(pack)}` : String(quantity),
    price: amountWithPaise(unitPricePaise),
    amountPaise: quantity * unitPricePaise,
  }));

/** Delivery as a row after the lines, for paper. */
export const deliveryRow = ({ deliveryWay, deliveryPaise }: ShownQuote): QuoteRow => ({
  name: t(wayWords[deliveryWay]),
  quantity: "",
  price: "",
  amountPaise: deliveryPaise,
});

/** Delivery as a fact, for the page. */
export const deliveryFact = ({ deliveryWay, deliveryPaise }: ShownQuote): Fact => ({
  label: t("Delivery"),
  value: `${t(wayWords[deliveryWay])}, ${deliveryPaise === 0 ? t("free") : rupees(deliveryPaise)}`,
});

export const quoteColumns = ({ totalPaise }: ShownQuote): Column<QuoteRow>[] => [
  {
    title: t("Goods"),
    of: ({ name }) => name,
    total: t("Total, inclusive of all taxes"),
    width: 200,
  },
  {
    title: t("{of, select, packs {Quantity} other {Quantity}}", { of: "packs" }),
    of: ({ quantity }) => quantity,
    width: 70,
  },
  { title: t("Price each (₹)"), of: ({ price }) => price, isNumber: true, width: 70 },
  {
    title: t("Amount (₹)"),
    of: ({ amountPaise }) => amountWithPaise(amountPaise),
    total: `₹${amountWithPaise(totalPaise)}`,
    isNumber: true,
    width: 80,
  },
];

/** Number, date and how long it counts; `validUntil` is the first moment after it. */
export const quoteHead = ({ number, at, validUntil }: ShownQuote): Fact[] => [
  { label: t("Quote number"), value: number },
  { label: t("Date"), value: date(at) },
  { label: t("Valid until"), value: date(validUntil - 1) },
];

export const quoteFoot = ({
  words,
  note,
  advancePaise,
  totalPaise,
  deliveryWay,
}: ShownQuote): Fact[] =>
  [
    {
      label: t("Payment"),
      value: advancePaise === null ? "" : inPartsWords(advancePaise, totalPaise, deliveryWay),
    },
    // There are words for amounts in English only.
    { label: "Amount in words", value: language() === "en" ? words : "" },
    { label: t("Note"), value: note },
  ].filter(({ value }) => value !== "");

function inPartsWords(
  advancePaise: number,
  totalPaise: number,
  way: ShownQuote["deliveryWay"],
): string {
  const sums = { advance: rupees(advancePaise), rest: rupees(totalPaise - advancePaise) };
  return way === "collect"
    ? t("Also in two parts: {advance} online when you accept, {rest} when you collect", sums)
    : t("Also in two parts: {advance} online when you accept, {rest} on delivery", sums);
}

export const quoteClosing = "This is an offer, not an invoice. The invoice comes with the order.";
