import { and, asc, inArray, lt, sql } from "drizzle-orm";
import { write } from "~/db/connection.server";
import { isGuestsUnpaid, orders } from "~/db/schema";
import type { Job } from "~/jobs/job.server";
import { day, hour } from "~/lib/time";
import { eraseOrders } from "./erase-user.server";

/** How long (ms) the data of a guest stay with an order that was never paid. */
const keptFor = 30 * day;
const batchSize = 100;

/**
 * Removes the data of guests from orders that were never paid; returns how many. The orders stay: their numbers are not given
 * out again, and the provider may know them. `now`: UTC ms.
 */
export async function eraseUnpaidGuests(now = Date.now(), signal?: AbortSignal): Promise<number> {
  let erased = 0;
  for (;;) {
    const count = await write((tx) => {
      const due = tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(isGuestsUnpaid, lt(orders.updatedAt, now - keptFor)))
        .orderBy(asc(orders.updatedAt))
        .limit(batchSize)
        .all();
      const orderIds = due.map(({ id }) => id);
      eraseOrders(tx, { orderIds });
      // A guest who comes back to the same cart gets an order of its own.
      tx.update(orders)
        .set({ fingerprint: sql`${orders.id}` })
        .where(inArray(orders.id, orderIds))
        .run();
      return due.length;
    });
    erased += count;
    if (count < batchSize || signal?.aborted) return erased;
  }
}

export const guestsJob: Job = {
  name: "guests",
  every: 6 * hour,
  async run(signal) {
    const erased = await eraseUnpaidGuests(Date.now(), signal);
    if (erased === 0) return "Nobody's time was over.";
    return erased === 1 ? "1 order has no buyer now." : `${erased} orders have no buyer now.`;
  },
};
