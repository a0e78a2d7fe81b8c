import { date as dateInWords } from "~/base/lib/dates";
import { amountWithPaise } from "~/base/lib/money";
import { percent } from "~/base/lib/percent";
import { declaredOnPack, inUqc, type PackSize, uqcOf } from "~/base/lib/pack-size";
import { inLanguage } from "~/base/words/language";
import { type InvoiceContent, type InvoiceLine } from "./content";
import { titles } from "./titles";

/** The words on an invoice, shared by the page and the PDF; in English on the pages of every language. */

const date = (ms: number) => inLanguage("en", () => dateInWords(ms));
const sizeOf = (pack: PackSize) => inLanguage("en", () => declaredOnPack(pack));

export type Fact = { label: string; value: string };

/** Number, date and whatever else identifies the document. */
export function headFacts(content: InvoiceContent): Fact[] {
  const { order, corrects, placeOfSupply } = content;
  return [
    { label: numberLabel(content), value: content.number },
    { label: "Date", value: date(content.issuedAt) },
    ...(corrects
      ? [
          {
            label: content.title === titles.refund ? "Receipt voucher" : "Corrects invoice",
            value: `${corrects.number} of ${date(corrects.issuedAt)}`,
          },
          ...(corrects.reason ? [{ label: "Reason", value: corrects.reason }] : []),
        ]
      : []),
    { label: "Order", value: `${order.number} of ${date(order.placedAt)}` },
    ...(placeOfSupply
      ? [
          { label: "Place of supply", value: `${placeOfSupply.name} (${placeOfSupply.code})` },
          { label: "Reverse charge", value: content.reverseCharge },
        ]
      : []),
    ...(content.handedOver ? [{ label: "Delivery", value: "Handed over at the shop" }] : []),
    // Rule 48 (1) CGST Rules: the buyer's copy of an invoice for goods says so. Papers of the first release stay as they were.
    ...(isTaxInvoice(content) && content.version > 1
      ? [{ label: "Copy", value: "Original for recipient" }]
      : []),
  ];
}

const isVoucher = ({ title }: InvoiceContent) =>
  title === titles.receipt || title === titles.refund;

const isTaxInvoice = (content: InvoiceContent) =>
  taxShown(content) !== "none" && !content.corrects && !isVoucher(content);

/** The tax that the lines of a paper show: a bill of supply none, whatever it would be. */
export const taxShown = ({ tax, title }: InvoiceContent): InvoiceContent["tax"] =>
  title === titles.supply ? "none" : tax;

function numberLabel(content: InvoiceContent): string {
  if (isVoucher(content)) return "Voucher no.";
  if (content.corrects) return "Credit note no.";
  return isTaxInvoice(content) || content.version === 1 ? "Invoice no." : "Bill no.";
}

/** Seller details below the address. */
export function sellerFacts({ seller }: Pick<InvoiceContent, "seller">): Fact[] {
  return [
    { label: "Legal name", value: seller.legalName },
    { label: "GSTIN", value: seller.gstin },
    { label: "State", value: seller.state && `${seller.state.name} (${seller.state.code})` },
    { label: "FSSAI licence no.", value: seller.fssai },
    { label: "Phone", value: seller.phone?.replaceAll("\n", ", ") ?? null },
    { label: "Email", value: seller.email },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Facts below the table. */
export function footFacts({ words, payment, unpaid }: InvoiceContent): Fact[] {
  return [
    { label: "Amount in words", value: words },
    ...(payment
      ? [{ label: "Paid by", value: [payment.method, payment.id].filter(Boolean).join(", ") }]
      : []),
    ...(unpaid ? [{ label: "Payment", value: unpaid }] : []),
  ];
}

type Addressee = NonNullable<InvoiceContent["deliverTo"]> & {
  firm?: string | null;
  gstin?: string | null;
};

/** What the buyer is called: what is handed over at the shop is delivered to no address, whichever the buyer has. */
export const buyerLabel = ({ deliverTo, handedOver }: InvoiceContent): string =>
  deliverTo || handedOver ? "Billed to" : "Billed and delivered to";

/** Whom it is billed or delivered to: the name that stands out, and the lines below it, some with line breaks. */
export function addresseeLines({ name, address, phone, firm, gstin }: Addressee) {
  return {
    first: firm || name,
    below: [...(firm ? [name] : []), address, phone, ...(gstin ? [`GSTIN ${gstin}`] : [])],
  };
}

/** An invoice issued electronically needs no signature (rule 46 (q) CGST Rules, section 5 IT Act). */
export const closingWords = "Made by computer; it needs no signature.";

export type Column<Line = InvoiceLine> = {
  title: string;
  of: (line: Line) => string;
  total?: string;
  isNumber?: boolean;
  /** Width in the PDF, relative to the other columns. */
  width: number;
};

/** The table columns of this document; amounts in rupees. */
export function columnsOf(content: InvoiceContent): Column[] {
  const { totals, corrects, unpaid, lines } = content;
  const tax = taxShown(content);
  const isTaxed = tax !== "none";
  const discountPaise = lines.reduce((sum, line) => sum + line.discountPaise, 0);
  return [
    { title: "Goods", of: namesOf, total: "Total", width: 138 },
    { title: "HSN", of: ({ hsn }) => hsn, width: 46 },
    { title: "Quantity", of: quantityOf, width: 66 },
    {
      title: isTaxed ? "Price incl. tax" : "Price",
      of: ({ unitPricePaise }) => amountWithPaise(unitPricePaise),
      isNumber: true,
      width: 58,
    },
    ...(discountPaise > 0
      ? [
          {
            title: "Discount",
            of: ({ discountPaise: share }: InvoiceLine) =>
              share > 0 ? amountWithPaise(share) : "–",
            total: amountWithPaise(discountPaise),
            isNumber: true,
            width: 52,
          },
        ]
      : []),
    ...(isTaxed
      ? [
          {
            title: "Taxable value",
            of: (line: InvoiceLine) => amountWithPaise(line.taxablePaise),
            total: amountWithPaise(totals.taxablePaise),
            isNumber: true,
            width: 60,
          },
          ...taxColumns(tax, totals),
        ]
      : []),
    {
      title: corrects ? (unpaid ? "Credited" : "Given back") : "Amount",
      of: ({ totalPaise }) => amountWithPaise(totalPaise),
      total: `₹${amountWithPaise(totals.totalPaise)}`,
      isNumber: true,
      width: 66,
    },
  ];
}

function taxColumns(tax: "intra" | "inter", totals: InvoiceContent["totals"]): Column[] {
  const column = (title: string, part: "cgstPaise" | "sgstPaise" | "igstPaise", share: number) => ({
    title,
    of: (line: InvoiceLine) =>
      `${amountWithPaise(line[part])}\n${percent(line.gstBasisPoints / share)}`,
    total: amountWithPaise(totals[part]),
    isNumber: true,
    width: 50,
  });
  return tax === "intra"
    ? [column("CGST", "cgstPaise", 2), column("SGST", "sgstPaise", 2)]
    : [column("IGST", "igstPaise", 1)];
}

/** The English name, and below it what the goods are called in Gujarati and Hindi. */
export function namesOf({ name, otherNames }: Pick<InvoiceLine, "name" | "otherNames">): string {
  return [name, otherNames.join(" / ")].filter(Boolean).join("\n");
}

/** Packs, and their litres, kilograms or number under the unit code (UQC) used in tax returns. */
export function quantityOf(line: InvoiceLine): string {
  if (line.quantity === 0) return "–";
  const all = (line.quantity * inUqc(line)) / 1000;
  return `${line.quantity} × ${sizeOf(line)}\n${all} ${uqcOf(line)}`;
}
