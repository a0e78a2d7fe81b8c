import { z } from "zod";

/** Everything that is printed on an invoice or a credit note, frozen when it is made. Amounts in paise, times UTC ms. */

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
  /** Of the order's line. */
  position: amount,
  name: z.string(),
  hsn: z.string(),
  /** Millilitres in one pack. */
  volumeMl: whole.positive(),
  /** Packs; 0 on a credit note for an amount, where no goods come back. */
  quantity: amount,
  unitPricePaise: amount,
  gstBasisPoints: amount,
  ...parts,
});
export type InvoiceLine = z.infer<typeof line>;

const person = z.object({
  name: z.string(),
  phone: z.string(),
  /** As on an envelope, with line breaks. */
  address: z.string(),
});

export const titles = {
  tax: "Tax invoice",
  plain: "Bill of supply / receipt",
  credit: "Credit note",
} as const;

export const invoiceContent = z.object({
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
  /** Null: to the buyer's own address. */
  deliverTo: person.nullable(),
  /** Null where no tax is shown. */
  placeOfSupply: state.nullable(),
  tax: z.enum(["intra", "inter", "none"]),
  reverseCharge: z.literal("No"),
  lines: z.array(line),
  totals: z.object(parts),
  words: z.string(),
  /** How it was paid; the id is the provider's. Null on a credit note. */
  payment: z.object({ id: z.string().nullable(), method: z.string() }).nullable(),
  /** On a credit note: the invoice that it corrects, and why. */
  corrects: z.object({ number: z.string(), issuedAt: whole, reason: z.string() }).nullable(),
});

export type InvoiceContent = z.infer<typeof invoiceContent>;

/** What is printed on a stored invoice. Throws when it is not the JSON of one. */
export function contentOf(row: { content: string }): InvoiceContent {
  return invoiceContent.parse(JSON.parse(row.content));
}

/**
 * What a person typed, as it can be printed: without marks that turn the writing direction of the words beside it, and
 * without control characters other than line breaks.
 */
export function printable(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(/\p{Bidi_Control}/gu, "")
    .replace(/[^\P{Cc}\n]/gu, " ")
    .trim();
}

/** The sums of some lines. */
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
