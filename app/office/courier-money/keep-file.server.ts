import type { Writer } from "~/base/db/connection.server";
import { insertRows } from "~/base/db/insert-rows.server";
import { courierFileRows, courierFiles, courierFileWaiting } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { recordWhole } from "./file-progress.server";
import type { KnownOrders } from "./known-orders.server";
import type { PlannedRow } from "./plan-of-file.server";

type Shown = {
  courier: string;
  fingerprint: string;
  rows: PlannedRow[];
  receipts: KnownOrders["receipts"];
  /** The bank's reference of lines that name none; "": it is not told. */
  utr: string;
};

/**
 * Keeps a courier's file with all its lines. Those that bring no money are done with it; the others wait, with one receipt for each bank
 * reference, until `noteWaiting` notes them. Gives the file's id. `now`: UTC ms.
 */
export function keepFile(tx: Writer, file: Shown, actor: Actor, now: number): string {
  const { courier, fingerprint } = file;
  const id = newId();
  tx.insert(courierFiles)
    .values({ id, courier, fingerprint, notedBy: actor.id, createdAt: now })
    .run();
  const receiptOf = receipts(file.receipts);
  const done: (typeof courierFileRows.$inferInsert)[] = [];
  const waiting: (typeof courierFileWaiting.$inferInsert)[] = [];
  for (const row of file.rows) {
    const utr = row.utr || file.utr;
    const { line, outcome, parcel, day, chargesPaise, notedPaise, order } = row;
    const told = { line, outcome, parcel, reference: row.reference || null, utr: utr || null, day };
    const kept = {
      ...told,
      fileId: id,
      collectedPaise: row.amountPaise,
      chargesPaise,
      notedPaise,
    };
    if (notedPaise > 0 && order)
      waiting.push({ ...kept, orderId: order.id, receiptId: receiptOf(utr) });
    else done.push({ ...kept, orderId: order?.id ?? null, receiptId: null, changed: null });
  }
  insertRows(tx, courierFileRows, done);
  insertRows(tx, courierFileWaiting, waiting);
  if (waiting.length === 0) recordWhole(tx, id);
  return id;
}

/** The receipt of each bank reference: that which is noted already, as two files may tell of one transfer, or a new one. */
function receipts(known: KnownOrders["receipts"]): (utr: string) => string {
  const made = new Map<string, string>();
  return (utr) => {
    const id = (utr !== "" && known.get(utr)?.id) || made.get(utr) || newId();
    made.set(utr, id);
    return id;
  };
}
