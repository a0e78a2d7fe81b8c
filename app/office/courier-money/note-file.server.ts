import type { Writer } from "~/base/db/connection.server";
import { courierFileRows, courierFiles } from "~/base/db/schema";
import { groupedBy } from "~/base/lib/grouped-by";
import { newId } from "~/base/lib/ids.server";
import { rupees } from "~/base/lib/money";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { receiveTogether } from "~/sales/payments/by-hand/receive-together.server";
import type { KnownOrders } from "./known-orders.server";
import type { PlannedRow } from "./plan-of-file.server";

type Noted = {
  courier: string;
  fingerprint: string;
  rows: PlannedRow[];
  receipts: KnownOrders["receipts"];
  /** The bank's reference of lines that name none; "": it is not told. */
  utr: string;
};

/** Rows of one statement. */
const part = 500;

/**
 * Notes the money of a courier's file, one receipt for each bank reference, and keeps all its lines. Gives the file's id. Throws
 * `NotReceivedTogether` if the money of an order cannot be noted.
 */
export function noteFile(tx: Writer, file: Noted, actor: Actor, now: number): string {
  const { courier, fingerprint, receipts } = file;
  const id = newId();
  tx.insert(courierFiles)
    .values({ id, courier, fingerprint, notedBy: actor.id, createdAt: now })
    .run();
  const byUtr = groupedBy(
    file.rows.map((row) => ({ ...row, utr: row.utr || file.utr })),
    ({ utr }) => utr,
  );
  for (const [utr, rows] of byUtr) {
    // Two files may tell of one transfer.
    const receiptId = (utr !== "" && receipts.get(utr)?.id) || newId();
    const how = { came: "courier", reference: utr || null, note: courier, receiptId } as const;
    receiveTogether(tx, ordersOf(rows), how, actor);
    const stored = rows.map((row) => ({
      fileId: id,
      line: row.line,
      outcome: row.outcome,
      parcel: row.parcel,
      reference: row.reference || null,
      orderId: row.order?.id ?? null,
      collectedPaise: row.amountPaise,
      chargesPaise: row.chargesPaise,
      notedPaise: row.notedPaise,
      utr: utr || null,
      day: row.day,
      receiptId: row.notedPaise > 0 ? receiptId : null,
    }));
    for (let at = 0; at < stored.length; at += part)
      tx.insert(courierFileRows)
        .values(stored.slice(at, at + part))
        .run();
  }
  const notedPaise = file.rows.reduce((sum, row) => sum + row.notedPaise, 0);
  recordChange(tx, {
    actor,
    action: "remittance.import",
    subject: { id, name: courier },
    after: { lines: file.rows.length, noted: rupees(notedPaise) },
  });
  return id;
}

/** The orders of some lines with what is noted for each: several parcels of one are one amount. */
function ordersOf(rows: PlannedRow[]) {
  const noted = rows.filter(({ notedPaise }) => notedPaise > 0);
  return [...groupedBy(noted, ({ order }) => order?.id ?? "")].map(([id, some]) => ({
    id,
    number: some[0]?.order?.number ?? "",
    amountPaise: some.reduce((sum, { notedPaise }) => sum + notedPaise, 0),
  }));
}
