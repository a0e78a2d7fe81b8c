import { count, eq, sql } from "drizzle-orm";
import { db, type Reader, type Writer } from "~/base/db/connection.server";
import { courierFiles, courierFileWaiting } from "~/base/db/schema";
import { rupees } from "~/base/lib/money";
import { recordChange } from "~/upkeep/audit/record.server";

/** How far a courier's file is noted. `changed`: lines of which something else became than was shown. */
type Progress = { lines: number; notedPaise: number; changed: number };

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

/** Writes down that a file is noted to its end, with its last line. */
export function recordWhole(tx: Writer, id: string): void {
  const file = tx.select().from(courierFiles).where(eq(courierFiles.id, id)).get();
  if (!file) return;
  const { lines, notedPaise, changed } = progressOf(id, tx);
  recordChange(tx, {
    actor: { id: file.notedBy, name: "" },
    action: "remittance.import",
    subject: { id, name: file.courier },
    after: { lines, noted: rupees(notedPaise), ...(changed > 0 && { changed }) },
  });
}
