import { z } from "zod";
import { measures } from "~/base/lib/pack-size";
import { titles } from "./titles";

/** Everything printed on an invoice, credit note or voucher, frozen when it is issued. Amounts in paise, times in UTC ms. */

const whole = z.number().int();
const amount = whole.nonnegative();
const state = z.object({ code: z.string(), name: z.string() });

const parts = {
  taxablePaise: amount,
  cgstPaise: amount,
  sgstPaise: amount,
  igstPaise: amount,
  totalPaise: amount,
};

/** The parts of a sale that get a line of their own. Delivery and fee share the goods' HSN code and rate. */
const lineKinds = ["goods", "delivery", "fee"] as const;
type LineKind = (typeof lineKinds)[number];

export const kindWords: Record<LineKind, string> = {
  goods: "Goods",
  delivery: "Delivery",
  fee: "Fee for payment on delivery",
};

const line = z.object({
  kind: z.enum(lineKinds),
  /** Position of the order line; delivery and fee come after the goods. */
  position: amount,
  name: z.string(),
  /** What the goods are called in Gujarati and Hindi, where known; papers from before do not say it. */
  otherNames: z.array(z.string()).default([]),
  hsn: z.string(),
  /** Millilitres in one pack; 0 for delivery and fee, null for goods by number. */
  volumeMl: amount.nullable(),
  /** What the pack declared. Papers from before packs were sold by weight do not say it: litres, one container. */
  measure: z.enum(measures).default("l"),
  /** Pieces, pairs or boxes in one pack of goods by number. */
  pieces: amount.nullable().default(null),
  netWeightG: amount.nullable().default(null),
  containers: amount.default(1),
  /** Packs; 0 for delivery and fee, and on a credit note for an amount only, without returned goods. */
  quantity: amount,
  unitPricePaise: amount,
  /** The line's share of the order's discount. It lowers the taxable value (section 15 (3) CGST Act). */
  discountPaise: amount,
  gstBasisPoints: amount,
  /** After the discount. */
  ...parts,
});
export type InvoiceLine = z.infer<typeof line>;

const person = z.object({
  name: z.string(),
  phone: z.string(),
  /** With line breaks. */
  address: z.string(),
});

const content = z.object({
  version: z.literal(2),
  title: z.enum(titles),
  number: z.string().max(16),
  issuedAt: whole,
  order: z.object({ number: z.string(), placedAt: whole }),
  seller: z.object({
    name: z.string(),
    /** As it is registered, where that is another one; papers from before do not say it. */
    legalName: z.string().nullable().default(null),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    state: state.nullable(),
    gstin: z.string().nullable(),
    fssai: z.string().nullable(),
  }),
  /** `firm`: the name that the GSTIN is registered for. */
  buyer: person.extend({ firm: z.string().nullable(), gstin: z.string().nullable() }),
  /** Null: delivered to the buyer's own address, or handed over. */
  deliverTo: person.nullable(),
  /** Taken along or collected, whatever address the buyer has. Papers from before do not say it. */
  handedOver: z.boolean().default(false),
  /** Null if no tax is shown. */
  placeOfSupply: state.nullable(),
  tax: z.enum(["intra", "inter", "none"]),
  reverseCharge: z.literal("No"),
  lines: z.array(line),
  totals: z.object(parts),
  /** Delivery and fee with their tax: a part of the total. */
  chargesPaise: amount,
  words: z.string(),
  /** How the order was paid, with the provider's payment id. Null if it was not paid yet, and on a credit note. */
  payment: z.object({ id: z.string().nullable(), method: z.string() }).nullable(),
  /**
   * Why no payment is named: how an order that left unpaid is to be paid, or that a credit note gives no money back. Null on
   * papers of paid orders.
   */
  unpaid: z.string().nullable(),
  /** On a credit note: the invoice it corrects and the reason; on a refund voucher the receipt voucher. */
  corrects: z.object({ number: z.string(), issuedAt: whole, reason: z.string() }).nullable(),
});

/** Papers of the first release: goods only, always paid, without discount and firm. */
const firstContent = content.extend({
  version: z.literal(1),
  buyer: person.extend({ firm: z.null().default(null), gstin: z.string().nullable() }),
  lines: z.array(
    line.extend({
      kind: z.literal("goods").default("goods"),
      discountPaise: z.literal(0).default(0),
    }),
  ),
  chargesPaise: z.literal(0).default(0),
  unpaid: content.shape.unpaid.default(null),
});

const storedContent = z.discriminatedUnion("version", [firstContent, content]);

export type InvoiceContent = Omit<z.infer<typeof content>, "version"> & { version: 1 | 2 };

/** Parses the content of a stored invoice of any version. Throws if it is not valid. */
export function contentOf(row: { content: string }): InvoiceContent {
  return storedContent.parse(JSON.parse(row.content));
}

/**
 * Makes typed text safe to print: removes bidi controls, which would reorder the text around them, and control characters
 * other than line breaks.
 */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .trim();
}

/** Totals of `lines`, in paise. */
export function totalsOf(lines: InvoiceLine[]): InvoiceContent["totals"] {
  const sum = (part: keyof InvoiceContent["totals"]) =>
    lines.reduce((total, line) => total + line[part], 0);
  return {
    taxablePaise: sum("taxablePaise"),
    cgstPaise: sum("cgstPaise"),
    sgstPaise: sum("sgstPaise"),
    igstPaise: sum("igstPaise"),
    totalPaise: sum("totalPaise"),
  };
}

/** What delivery and fee come to in `lines`, in paise. */
export function chargesIn(lines: InvoiceLine[]): number {
  return totalsOf(lines.filter(({ kind }) => kind !== "goods")).totalPaise;
}
