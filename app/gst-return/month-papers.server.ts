import { setImmediate } from "node:timers/promises";
import { and, asc, eq, gt, gte, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { db } from "~/db/connection.server";
import { invoices } from "~/db/schema";
import { contentOf, type InvoiceContent } from "~/invoices/content";
import type { ReturnMonth } from "./month";

/** A paper of the month; `original`: the invoice it belongs to, which is itself unless it is a credit note. */
export type MonthPaper = {
  series: "PR" | "CN";
  content: InvoiceContent;
  original: InvoiceContent;
};

/** Papers read at once: few enough that others are answered in between. */
const batchSize = 100;

const corrected = alias(invoices, "corrected");
const correctedNumber = sql`json_extract(${invoices.content}, '$.corrects.number')`;

/** The papers issued in the month, oldest first, each with its original. Lets other work run after each batch. */
export async function* papersOfMonth({ from, until }: ReturnMonth): AsyncGenerator<MonthPaper[]> {
  let last = { createdAt: from, id: "" };
  for (;;) {
    const batch = db
      .select({
        id: invoices.id,
        series: invoices.series,
        createdAt: invoices.createdAt,
        content: invoices.content,
        corrected: corrected.content,
      })
      .from(invoices)
      .leftJoin(corrected, and(eq(invoices.series, "CN"), eq(corrected.number, correctedNumber)))
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
    if (batch.length > 0) yield batch.map(paperIn);
    const end = batch.at(-1);
    if (!end || batch.length < batchSize) return;
    last = end;
    await setImmediate();
  }
}

function paperIn(row: { series: "PR" | "CN"; content: string; corrected: string | null }) {
  const content = contentOf(row);
  const original = row.corrected === null ? content : contentOf({ content: row.corrected });
  return { series: row.series, content, original };
}
