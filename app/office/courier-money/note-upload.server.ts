import { db, write } from "~/base/db/connection.server";
import type { Actor } from "~/upkeep/audit/record.server";
import { ordersPaidBy } from "~/sales/orders/money/money-received.server";
import { type Progress, progressOf } from "./file-progress.server";
import { keepFile } from "./keep-file.server";
import { noteWaiting } from "./note-waiting.server";
import { knownFile, planOf } from "./plan-of-file.server";

/** A checked file that is to be noted. `version`: what was shown; `utr`: the bank's reference of lines that name none, or "". */
export type Upload = { text: string; version: string; utr: string; actor: Actor };

/** `changed`: lines of which something else became than was shown. `failed`: orders that could not be noted, and are tried again. */
export type NotedUpload = Progress & { id: string; failed: number };

/**
 * Notes a courier's file to its end: keeps it at once, then notes its money in parts. Null: it would do something else by now than was
 * shown, and nothing was done; `paidOrder`: the order that `utr` has paid before.
 */
export async function noteUpload({
  text,
  version,
  utr,
  actor,
}: Upload): Promise<NotedUpload | { paidOrder: string } | null> {
  const plan = planOf(db, text);
  const { layout, fingerprint } = plan;
  if (!layout || plan.problems.length > 0 || plan.version !== version) return null;
  const [paidOrder] = utr === "" ? [] : ordersPaidBy(utr, db, plan.receipts.get(utr)?.id);
  if (paidOrder !== undefined) return { paidOrder };
  const { courier } = layout;
  const id = await write((tx) =>
    // The same file may have come twice at once.
    knownFile(tx, fingerprint).length > 0
      ? null
      : keepFile(tx, { ...plan, courier, utr }, actor, Date.now()),
  );
  if (id === null) return null;
  const failed = await noteWaiting(id);
  return { id, failed, ...progressOf(id) };
}
