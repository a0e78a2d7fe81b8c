import { asc, count, eq, min, sql } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { courierFiles, courierFileWaiting, orders, users } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";

/** How far a courier's file is noted. `changed`: lines of which something else became than was shown. */
export type Progress = { lines: number; notedPaise: number; changed: number };

/** What of a file is noted by now. */
export const progressOf = (id: string, from: Reader = db): Progress =>
  from.get<Progress>(sql`
    select count(*) as lines, coalesce(sum(noted_paise), 0) as notedPaise, count(changed) as changed
    from courier_file_rows where file_id = ${id}`);

/** How many lines of a file are still to be noted; 0: it is whole. */
export const linesWaiting = (id: string, from: Reader = db): number =>
  from
    .select({ lines: count() })
    .from(courierFileWaiting)
    .where(eq(courierFileWaiting.fileId, id))
    .get()?.lines ?? 0;

/** The numbers of the first orders of a file that are still to be noted, at most so many. */
export const ordersWaiting = (id: string, most: number): string[] =>
  db
    .select({ number: orders.number })
    .from(courierFileWaiting)
    .innerJoin(orders, eq(orders.id, courierFileWaiting.orderId))
    .where(eq(courierFileWaiting.fileId, id))
    .groupBy(orders.id)
    .orderBy(asc(min(courierFileWaiting.line)))
    .limit(most)
    .all()
    .map(({ number }) => number);

/** The admin who confirmed a file. */
export function noterOf(tx: Writer, { notedBy }: { notedBy: string }): Actor {
  const found = tx.select({ name: users.name }).from(users).where(eq(users.id, notedBy)).get();
  return { id: notedBy, name: found?.name ?? "an admin whose account was deleted" };
}

/** Writes down that a file is noted to its end, with its last line. */
export function recordWhole(tx: Writer, id: string): void {
  const file = tx.select().from(courierFiles).where(eq(courierFiles.id, id)).get();
  if (!file) return;
  const { lines, notedPaise, changed } = progressOf(id, tx);
  recordChange(tx, {
    actor: noterOf(tx, file),
    action: "remittance.import",
    subject: { id, name: file.courier },
    after: { lines, noted: rupees(notedPaise), ...(changed > 0 && { changed }) },
  });
}
