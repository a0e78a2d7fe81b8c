import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import { db, type Reader, write, type Writer } from "~/base/db/connection.server";
import { isListed, orders } from "~/base/db/schema";
import { moveIn } from "~/sales/fulfilment/move-order.server";
import { day } from "~/base/lib/time";
import { recordEvent } from "~/sales/orders/events.server";
import { linksTo, toBuyer } from "~/sales/orders/mails/order-letter.server";
import type { Order } from "~/sales/orders/order.server";
import { promisedDays } from "~/sales/orders/money/transfer-until.server";
import { holdLimits } from "~/goods/stock/hold-limits.server";
import { t } from "~/base/words/say";

/**
 * Cancels the orders whose transfer did not come in time; returns how many. Orders of the shop wait for the days that the owner set,
 * whatever was typed as their reference; the owner can take them up again when the money comes. The data of guests then go like those
 * of others who never paid. `transferUntil` says the same of one order. `now`: UTC ms.
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
  const before = (days: number) =>
    // Created before it was changed: by the index of what is to be packed.
    and(lt(orders.createdAt, now - days * day), lt(orders.updatedAt, now - days * day));
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
        isNull(orders.partPaidAt),
        isNull(orders.writtenOffAt),
        or(
          and(eq(orders.source, "shop"), before(holdLimits(from).transferDays)),
          and(isNull(orders.userId), isNull(orders.claimedUtr), before(promisedDays)),
        ),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .all();
}

function cancel(tx: Writer, order: Order, now: number): void {
  const days = order.source === "shop" ? holdLimits(tx).transferDays : promisedDays;
  recordEvent(tx, order.id, "shop", "transfer-missing", String(days));
  toBuyer(tx, order, "order-cancelled", order.id, () => ({
    subject: t("Your order {number} is cancelled", { number: order.number }),
    parts: [
      t(
        "Your transfer for order {number} has not reached us within {days, plural, one {# day} other {# days}}, so we cancelled it. Nothing will be sent.",
        { number: order.number, days },
      ),
      t("You have paid it? Then please write to us."),
      ...linksTo(tx, order),
    ],
  }));
  moveIn(tx, order.id, { status: "cancel" }, "shop", now);
}
