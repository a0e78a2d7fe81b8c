import { and, eq, isNull, lte, notExists, type SQL, sql } from "drizzle-orm";
import { db, type Reader, write, type Writer } from "~/db/connection.server";
import { isOpen, orderEvents, orders } from "~/db/schema";
import { moveIn } from "~/fulfilment/move-order.server";
import type { Job } from "~/jobs/job.server";
import { settings } from "~/lib/env/settings.server";
import { hour, minute } from "~/lib/time";
import { recordEvent } from "~/orders/events.server";
import type { Order } from "~/orders/order.server";
import { mailReminder, mailUnconfirmed } from "./confirmation-mails.server";

/** After these times (ms) the buyer is reminded, then the order cancelled. */
const remindedAfter = 6 * hour;
const cancelledAfter = 24 * hour;

/**
 * Reminds the buyers of orders that wait for their confirmation, then cancels those orders. Without an e-mail the buyer was never
 * asked: the owner calls, and nothing is cancelled here. `now`: UTC ms.
 */
export async function chaseUnconfirmed(
  now = Date.now(),
): Promise<{ reminded: number; cancelled: number }> {
  const cancelled = await forEachWaiting(now - cancelledAfter, undefined, (tx, order) =>
    cancel(tx, order, now),
  );
  const reminded = await forEachWaiting(now - remindedAfter, notReminded(db), (tx, order) => {
    mailReminder(tx, order);
    recordEvent(tx, order.id, "shop", "reminded");
  });
  return { reminded, cancelled };
}

/** Acts on each order placed before `until` (UTC ms) that still waits; each in a write of its own, where it is looked at again. */
async function forEachWaiting(
  until: number,
  more: SQL | undefined,
  act: (tx: Writer, order: Order) => void,
): Promise<number> {
  const due = waiting(db, and(lte(orders.createdAt, until), more));
  let done = 0;
  for (const { id } of due) {
    done += await write((tx) => {
      const [order] = waiting(tx, eq(orders.id, id));
      if (order) act(tx, order);
      return order ? 1 : 0;
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
        isOpen,
        eq(orders.needsConfirmation, true),
        isNull(orders.confirmedAt),
        eq(orders.status, "Not Process"),
        eq(orders.paymentStatus, "pending"),
        sql`${orders.buyerEmail} <> ''`,
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

function cancel(tx: Writer, order: Order, now: number): void {
  mailUnconfirmed(tx, order);
  moveIn(tx, order.id, { status: "cancel", reason: "unconfirmed" }, "shop", now);
}

export const confirmationJob: Job = {
  name: "confirmations",
  every: 10 * minute,
  async run() {
    if (!settings.mail.smtp)
      return "No mail server is set up, so nobody was asked to confirm: nothing is cancelled.";
    const { reminded, cancelled } = await chaseUnconfirmed();
    return `Reminded ${reminded} buyers to confirm, cancelled ${cancelled} orders.`;
  },
};
