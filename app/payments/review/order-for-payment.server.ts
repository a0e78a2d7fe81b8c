import { asc, eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { orderLines, orders, paymentOrders, users } from "~/db/schema";
import { newId, newToken } from "~/lib/ids.server";
import { recordEvent } from "~/orders/events.server";
import { fingerprintOf, nextNumber, storeOrder } from "~/orders/store-order.server";
import type { Reviewed } from "./close-review.server";
import type { SubmittedGoods } from "./submitted-goods.server";
import type { Order } from "~/orders/order.server";

/** A cart round is paid once, so an order made by hand needs a cart round of its own. */
const ownCartRound = () => ({ cartId: `made-${newId()}`, cartRound: 1 });

/** The unpaid order, moved to a cart round of its own if another order has paid its round. */
export function orderApart(tx: Writer, order: Order, isPaidElsewhere: boolean) {
  if (!isPaidElsewhere) return order;
  const [separated] = tx
    .update(orders)
    .set(ownCartRound())
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  return separated ?? order;
}

/** Reopens a cancelled order whose payment arrived. */
export function reopened(tx: Writer, order: Order, actorId: string): Order {
  if (order.status !== "cancel") return order;
  const [open] = tx
    .update(orders)
    .set({ status: "Not Process", updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  recordEvent(tx, order.id, actorId, "status", "cancel → Not Process");
  return open ?? order;
}

/** Makes a second order for the same buyer from the frozen lines of the first. */
export function copyOf(tx: Writer, order: Order, actorId: string): Order {
  const lines = tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
    .all();
  const now = Date.now();
  const copy = {
    ...order,
    ...ownCartRound(),
    ...nextNumber(tx),
    id: newId(),
    token: newToken(),
    status: "Not Process" as const,
    paymentStatus: "unpaid" as const,
    paymentMethod: "online" as const,
    failureReason: null,
    courier: null,
    trackingNumber: null,
    shippedAt: null,
    deliveredAt: null,
    paidAt: null,
    createdAt: now,
    updatedAt: now,
  };
  const [created] = tx.insert(orders).values(copy).returning().all();
  if (!created) throw new Error("The order was not stored");
  tx.insert(orderLines)
    .values(lines.map((line) => ({ ...line, orderId: created.id })))
    .run();
  recordEvent(tx, created.id, actorId, "placed", `again, after ${order.number}`);
  return created;
}

/** Makes an order of the goods an API client submitted, at current prices; null without a buyer or goods. */
export function orderOfWanted(
  tx: Writer,
  { paymentOrder }: Reviewed,
  { lines }: SubmittedGoods,
): Order | null {
  const buyer = tx
    .select()
    .from(users)
    .where(eq(users.id, paymentOrder?.userId ?? ""))
    .get();
  if (!paymentOrder || !buyer || lines.length === 0) return null;
  const key = { ...ownCartRound(), fingerprint: fingerprintOf(lines) };
  const created = storeOrder(tx, buyer, key, lines, { source: "api" });
  tx.update(paymentOrders)
    .set({ orderId: created.id })
    .where(eq(paymentOrders.id, paymentOrder.id))
    .run();
  return created;
}
