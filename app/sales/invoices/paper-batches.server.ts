import { and, asc, eq, gt, gte, lt, or } from "drizzle-orm";
import { db } from "~/base/db/connection.server";
import { invoices } from "~/base/db/schema";

const batchSize = 100;

/**
 * All invoices and credit notes from `from` to before `until` (UTC ms), oldest first, at most 100 at a time: a year's papers are never in
 * memory together.
 */
export function* paperBatches({
  from,
  until,
}: {
  from: number;
  until: number;
}): Generator<(typeof invoices.$inferSelect)[]> {
  let last = { createdAt: from, id: "" };
  for (;;) {
    const batch = db
      .select()
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
    if (batch.length > 0) yield batch;
    const end = batch.at(-1);
    if (!end || batch.length < batchSize) return;
    last = end;
  }
}
