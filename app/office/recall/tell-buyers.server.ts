import { write, type Writer } from "~/base/db/connection.server";
import { recallTold } from "~/base/db/schema";
import type { ToldWay } from "~/base/db/recalls";
import type { BatchRow } from "~/goods/stock/batches/batch-rows.server";
import { toBuyer } from "~/sales/orders/mails/order-letter.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { ordersGone } from "./buyers.server";
import { recallFacts } from "./facts.server";
import { recallLetter } from "./letter";
import { recallOf } from "./recall-page.server";

/**
 * Mails the buyers who have packs of the batch, have an e-mail and were not told so far: one letter for each order, however often this
 * is pressed. Returns how many letters were queued. `now`: UTC ms.
 */
export function mailBuyers(batch: BatchRow, actor: Actor, now = Date.now()): Promise<number> {
  return write((tx) => {
    const recall = recallOf(batch.id, tx);
    if (!recall || recall.state === "called off") return 0;
    const facts = recallFacts(batch, recall, tx);
    let letters = 0;
    for (const { order, toldAt } of ordersGone(batch.id, tx).all()) {
      if (toldAt !== null) continue;
      const isWritten = toBuyer(tx, order, "order-recalled", `${order.id}:${batch.id}`, () =>
        recallLetter(order, facts),
      );
      if (!isWritten) continue;
      noteTold(tx, { batchId: batch.id, orderId: order.id, way: "mail" }, actor, now);
      letters += 1;
    }
    if (letters > 0) recordTold(tx, batch, { letters }, actor);
    return letters;
  });
}

/** Notes that a person told the buyer of this order. False: it has no pack of the batch. `now`: UTC ms. */
export function noteToldByPerson(
  batch: BatchRow,
  number: string,
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return write((tx) => {
    const order = orderByNumber(number, tx);
    const gone = order && ordersGone(batch.id, tx, order.id).get();
    if (!gone || !recallOf(batch.id, tx)) return false;
    if (gone.toldAt !== null) return true;
    noteTold(tx, { batchId: batch.id, orderId: gone.order.id, way: "person" }, actor, now);
    recordTold(tx, batch, { order: number }, actor);
    return true;
  });
}

function noteTold(
  tx: Writer,
  told: { batchId: string; orderId: string; way: ToldWay },
  actor: Actor,
  now: number,
): void {
  tx.insert(recallTold)
    .values({ ...told, actor: actor.id, createdAt: now })
    .run();
}

function recordTold(
  tx: Writer,
  { id, number }: BatchRow,
  after: Record<string, string | number>,
  actor: Actor,
): void {
  recordChange(tx, { actor, action: "recall.told", subject: { id, name: number }, after });
}
