import { setImmediate } from "node:timers/promises";
import { inArray } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";
import { contentOf, type InvoiceContent } from "~/sales/invoices/content";
import { paperBatches } from "~/sales/invoices/paper-batches.server";

/** A paper of the period; `original`: the invoice it belongs to, which is itself unless it is a credit note. */
export type IssuedPaper = {
  series: "PR" | "CN";
  content: InvoiceContent;
  original: InvoiceContent;
};

/** The papers issued in a span (UTC ms), oldest first, each with its original. Lets other work run after each batch. */
export async function* papersIn(span: {
  from: number;
  until: number;
}): AsyncGenerator<IssuedPaper[]> {
  for (const batch of paperBatches(span)) {
    const papers = batch.map((row) => ({ series: row.series, content: contentOf(row) }));
    const originals = invoicesNumbered(papers.flatMap(({ content }) => numberIn(content)));
    yield papers.map((paper) => {
      const [number = ""] = numberIn(paper.content);
      const original = originals.get(number);
      return { ...paper, original: original ? contentOf(original) : paper.content };
    });
    await setImmediate();
  }
}

/** The number of the invoice that a credit note corrects; none for an invoice. */
const numberIn = ({ corrects }: InvoiceContent): string[] => (corrects ? [corrects.number] : []);

/** Stored invoices by their numbers. */
export function invoicesNumbered(numbers: string[]): Map<string, { content: string }> {
  if (numbers.length === 0) return new Map();
  const rows = db
    .select({ number: invoices.number, content: invoices.content })
    .from(invoices)
    .where(inArray(invoices.number, numbers))
    .all();
  return new Map(rows.map((row) => [row.number, row]));
}
