import { and, asc, eq, isNull, lt } from "drizzle-orm";
import { db, type Reader, write, type Writer } from "~/db/connection.server";
import { isListed, orders } from "~/db/schema";
import { moveIn } from "~/fulfilment/move-order.server";
import { day } from "~/lib/time";
import { recordEvent } from "~/orders/events.server";
import { linksTo, toBuyer } from "~/orders/mails/order-letter.server";
import type { Order } from "~/orders/order.server";
import { t } from "~/words/say";

/** How long (ms) a guest's order waits for its transfer. */
const waitsFor = 30 * day;

/**
 * Cancels the orders of guests whose transfer neither came nor was claimed; returns how many. Their data then go like those of other
 * guests who never paid. `now`: UTC ms.
 */
export async function cancelMissingTransfers(
  now = Date.now(),
  signal?: AbortSignal,
): Promise<number> {
  let cancelled = 0;
  for (const { id } of waiting(db, now)) {
    if (signal?.aborted) break;
    cancelled += await write((tx) => {
      const [order] = waiting(tx, now, id);
      if (order) cancel(tx, order, now);
      return order ? 1 : 0;
    });
  }
  return cancelled;
}

function waiting(from: Reader, now: number, id?: string): Order[] {
  return from
    .select()
    .from(orders)
    .where(
      and(
        id === undefined ? undefined : eq(orders.id, id),
        isListed,
        eq(orders.status, "Not Process"),
        eq(orders.paymentStatus, "pending"),
        eq(orders.paymentMethod, "transfer"),
        isNull(orders.userId),
        isNull(orders.claimedUtr),
        // Created before it was changed: by the index of what is to be packed.
        lt(orders.createdAt, now - waitsFor),
        lt(orders.updatedAt, now - waitsFor),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .all();
}

function cancel(tx: Writer, order: Order, now: number): void {
  recordEvent(tx, order.id, "shop", "transfer-missing");
  toBuyer(tx, order, "order-cancelled", order.id, () => ({
    subject: t("Your order {number} is cancelled", { number: order.number }),
    parts: [
      t(
        "Your transfer for order {number} has not reached us within 30 days, so we cancelled it. Nothing will be sent.",
        { number: order.number },
      ),
      t("You have paid it? Then please write to us."),
      ...linksTo(tx, order),
    ],
  }));
  moveIn(tx, order.id, { status: "cancel" }, "shop", now);
}
