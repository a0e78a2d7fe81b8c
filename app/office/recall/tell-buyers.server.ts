import { write, type Writer } from "~/base/db/connection.server";
import { recallTold } from "~/base/db/schema";
import type { RecallNews } from "~/base/db/recalls";
import type { BatchRow } from "~/goods/stock/batches/batch-rows.server";
import { toBuyer } from "~/sales/orders/mails/order-letter.server";
import { orderByNumber } from "~/sales/orders/order.server";
import { type Actor, recordChange } from "~/upkeep/audit/record.server";
import { ordersGone } from "./buyers.server";
import { recallFacts } from "./facts.server";
import { recallLetter } from "./letter";
import { boughtWithin } from "./packed-in.server";
import { recallOf } from "./recall-page.server";
import { newsOf } from "./steps";

/**
 * Mails the buyers who have packs of the batch, have an e-mail and were not told so far that it is recalled, or, if they heard of that,
 * that the recall was called off: one letter for each order, however often this is pressed. Returns how many letters were queued: none
 * if the recall has other `news` by now. `now`: UTC ms.
 */
export function mailBuyers(
  batch: BatchRow,
  news: RecallNews,
  actor: Actor,
  now = Date.now(),
): Promise<number> {
  return write((tx) => {
    const recall = recallOf(batch.id, tx);
    if (!recall || newsOf(recall) !== news) return 0;
    const facts = recallFacts(batch, recall, tx);
    const untold = ordersGone(recall, tx)
      .all()
      .filter(({ toldAt }) => toldAt === null);
    const ids = untold.map(({ order }) => order.id);
    const within = boughtWithin(recall, ids, tx);
    let letters = 0;
    for (const { order } of untold) {
      const isWritten = toBuyer(tx, order, mailKind[news], `${order.id}:${recall.id}`, () =>
        recallLetter({ number: order.number, within: within.get(order.id) ?? [] }, facts),
      );
      if (!isWritten) continue;
      noteTold(tx, { recallId: recall.id, orderId: order.id, news, way: "mail" }, actor, now);
      letters += 1;
    }
    if (letters > 0) recordTold(tx, batch, { news, letters }, actor);
    return letters;
  });
}

const mailKind: Record<RecallNews, string> = {
  recalled: "order-recalled",
  "called off": "order-recall-called-off",
};

/**
 * Notes that a person told the buyer of this order. False: it has no pack of the batch, or the recall has other `news` by now. `now`:
 * UTC ms.
 */
export function noteToldByPerson(
  batch: BatchRow,
  { news, order: number }: { news: RecallNews; order: string },
  actor: Actor,
  now = Date.now(),
): Promise<boolean> {
  return write((tx) => {
    const recall = recallOf(batch.id, tx);
    const order = orderByNumber(number, tx);
    if (!recall || !order || newsOf(recall) !== news) return false;
    const gone = ordersGone(recall, tx, order.id).get();
    if (!gone) return false;
    if (gone.toldAt !== null) return true;
    noteTold(tx, { recallId: recall.id, orderId: order.id, news, way: "person" }, actor, now);
    recordTold(tx, batch, { news, order: number }, actor);
    return true;
  });
}

function noteTold(
  tx: Writer,
  told: Omit<typeof recallTold.$inferInsert, "actor" | "createdAt">,
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
