import { and, asc, lt } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { isHolding, orders } from "~/base/db/schema";
import type { Job } from "~/upkeep/jobs/job.server";
import { hour } from "~/base/lib/time";
import { lapse } from "~/sales/orders/lapse.server";
import { cancelMissingTransfers } from "./by-hand/missing-transfers.server";
import { payableFor } from "./payable.server";

const batchSize = 200;

/** Lapses the orders that nobody paid while they could be paid; returns how many. */
async function lapseUnpaid(now: number, signal?: AbortSignal): Promise<number> {
  let lapsed = 0;
  for (;;) {
    const ids = await write((tx) => {
      const due = dueBefore(tx, now - payableFor);
      lapse(tx, due, now);
      return due;
    });
    lapsed += ids.length;
    if (ids.length < batchSize || signal?.aborted) return lapsed;
  }
}

/** In one write with what is done to them: a payment may come at any moment. */
function dueBefore(tx: Writer, time: number): string[] {
  return tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isHolding, lt(orders.updatedAt, time)))
    .orderBy(asc(orders.updatedAt))
    .limit(batchSize)
    .all()
    .map(({ id }) => id);
}

export const lapseJob: Job = {
  name: "lapse",
  every: hour,
  async run(now, signal) {
    const lapsed = (await lapseUnpaid(now, signal)) + (await cancelMissingTransfers(now, signal));
    if (lapsed === 0) return "No order waited too long.";
    return lapsed === 1 ? "1 order waited too long." : `${lapsed} orders waited too long.`;
  },
};
