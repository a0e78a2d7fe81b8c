import { and, eq, isNull, notExists, type SQL } from "drizzle-orm";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { isListed, orderEvents, orders } from "~/base/db/schema";
import { moveIn } from "~/sales/fulfilment/move-order.server";
import type { Job } from "~/upkeep/jobs/job.server";
import { settings } from "~/base/lib/env/settings.server";
import { hour, minute } from "~/base/lib/time";
import { recordEvent } from "~/sales/orders/events.server";
import type { Order } from "~/sales/orders/order.server";
import { mailReminder, mailUnconfirmed, wasAskedBy } from "./confirmation-mails.server";

/** How long (ms) after the mail that asks the buyer is reminded, and the order cancelled. */
const remindedAfter = 6 * hour;
const cancelledAfter = 24 * hour;

/**
 * Reminds the buyers of orders that wait for their confirmation, then cancels those orders. A buyer to whom the mail that asks was
 * not sent was never asked: the owner calls, and nothing is cancelled here.
 */
async function chaseUnconfirmed(now: number): Promise<{ reminded: number; cancelled: number }> {
  const cancelled = await forEachWaiting(now - cancelledAfter, undefined, (tx, order) =>
    cancel(tx, order, now),
  );
  const reminded = await forEachWaiting(now - remindedAfter, notReminded(db), (tx, order) => {
    if (!mailReminder(tx, order)) return false;
    recordEvent(tx, order.id, "shop", "reminded");
    return true;
  });
  return { reminded, cancelled };
}

/**
 * Acts on each order asked about before `until` (UTC ms) that still waits; each in a write of its own, where it is looked at again.
 * Returns on how many `act` did something.
 */
async function forEachWaiting(
  until: number,
  more: SQL | undefined,
  act: (tx: Writer, order: Order) => boolean,
): Promise<number> {
  const due = waiting(db, and(wasAskedBy(until), more));
  let done = 0;
  for (const { id } of due) {
    done += await write((tx) => {
      const [order] = waiting(tx, eq(orders.id, id));
      return order && act(tx, order) ? 1 : 0;
    });
  }
  return done;
}

function waiting(from: Reader, condition: SQL | undefined): Order[] {
  return from
    .select()
    .from(orders)
    .where(
      and(
        // By the index of the orders that stand; of those that nobody pays there are many more.
        isListed,
        eq(orders.status, "Not Process"),
        eq(orders.paymentStatus, "pending"),
        eq(orders.needsConfirmation, true),
        isNull(orders.confirmedAt),
        condition,
      ),
    )
    .all();
}

const notReminded = (from: Reader) =>
  notExists(
    from
      .select({ id: orderEvents.id })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orders.id), eq(orderEvents.kind, "reminded"))),
  );

function cancel(tx: Writer, order: Order, now: number): boolean {
  mailUnconfirmed(tx, order);
  moveIn(tx, order.id, { status: "cancel", reason: "unconfirmed" }, "shop", now);
  return true;
}

export const confirmationJob: Job = {
  name: "confirmations",
  every: 10 * minute,
  async run(now) {
    if (!settings.mail.smtp)
      return "No mail server is set up: the owner calls, and nothing is cancelled.";
    const { reminded, cancelled } = await chaseUnconfirmed(now);
    return `Reminded ${reminded} buyers to confirm, cancelled ${cancelled} orders.`;
  },
};
