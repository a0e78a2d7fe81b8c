import { and, asc, eq, gt, gte, lt, or } from "drizzle-orm";
import { db } from "~/db/connection.server";
import { invoices } from "~/db/schema";
import { contentOf, type InvoiceContent } from "../content";

const batchSize = 100;

/** All invoices and credit notes from `from` to before `until` (UTC ms), oldest first; reads 100 at a time. */
export function* papersWithin(from: number, until: number): Generator<InvoiceContent> {
  let last = { createdAt: from, id: "" };
  for (;;) {
    const batch = db
      .select({ id: invoices.id, createdAt: invoices.createdAt, content: invoices.content })
      .from(invoices)
      .where(
        and(
          gte(invoices.createdAt, last.createdAt),
          lt(invoices.createdAt, until),
          or(
            gt(invoices.createdAt, last.createdAt),
            and(eq(invoices.createdAt, last.createdAt), gt(invoices.id, last.id)),
          ),
        ),
      )
      .orderBy(asc(invoices.createdAt), asc(invoices.id))
      .limit(batchSize)
      .all();
    for (const row of batch) yield contentOf(row);
    const end = batch.at(-1);
    if (!end || batch.length < batchSize) return;
    last = end;
  }
}
