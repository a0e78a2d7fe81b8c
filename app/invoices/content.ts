import { z } from "zod";

/** Everything printed on an invoice or credit note, frozen when it is issued. Amounts in paise, times in UTC ms. */

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

const line = z.object({
  /** Position of the order line. */
  position: amount,
  name: z.string(),
  hsn: z.string(),
  /** Millilitres in one pack. */
  volumeMl: whole.positive(),
  /** Packs; 0 on a credit note for an amount only, without returned goods. */
  quantity: amount,
  unitPricePaise: amount,
  gstBasisPoints: amount,
  ...parts,
});
export type InvoiceLine = z.infer<typeof line>;

const person = z.object({
  name: z.string(),
  phone: z.string(),
  /** With line breaks. */
  address: z.string(),
});

export const titles = {
  tax: "Tax invoice",
  plain: "Bill of supply / receipt",
  credit: "Credit note",
} as const;

const invoiceContent = z.object({
  version: z.literal(1),
  title: z.enum(titles),
  number: z.string().max(16),
  issuedAt: whole,
  order: z.object({ number: z.string(), placedAt: whole }),
  seller: z.object({
    name: z.string(),
    address: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    state: state.nullable(),
    gstin: z.string().nullable(),
    fssai: z.string().nullable(),
  }),
  buyer: person.extend({ gstin: z.string().nullable() }),
  /** Null: delivered to the buyer's own address. */
  deliverTo: person.nullable(),
  /** Null if no tax is shown. */
  placeOfSupply: state.nullable(),
  tax: z.enum(["intra", "inter", "none"]),
  reverseCharge: z.literal("No"),
  lines: z.array(line),
  totals: z.object(parts),
  words: z.string(),
  /** How the order was paid, with the provider's payment id. Null on a credit note. */
  payment: z.object({ id: z.string().nullable(), method: z.string() }).nullable(),
  /** On a credit note: the invoice it corrects and the reason. */
  corrects: z.object({ number: z.string(), issuedAt: whole, reason: z.string() }).nullable(),
});

export type InvoiceContent = z.infer<typeof invoiceContent>;

/** Parses the content of a stored invoice. Throws if it is not valid `InvoiceContent`. */
export function contentOf(row: { content: string }): InvoiceContent {
  return invoiceContent.parse(JSON.parse(row.content));
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
