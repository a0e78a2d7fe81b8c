import { asc, eq } from "drizzle-orm";
import type { Writer } from "~/db/connection.server";
import { orderLines, orders, paymentOrders, users } from "~/db/schema";
import { newId, newToken } from "~/lib/ids.server";
import { recordEvent } from "~/orders/events.server";
import { contentHash, nextNumber, storeOrder } from "~/orders/store-order.server";
import type { Reviewed } from "./close-review.server";
import type { SubmittedGoods } from "./submitted-goods.server";
import type { Order } from "~/orders/order.server";

/** One filling of a cart is paid once; an order that a person makes beside that stands for a filling of its own. */
const fillingOfItsOwn = () => ({ cartId: `made-${newId()}`, cartRound: 1 });

/** The unpaid order itself, taken out of the filling of its cart when that is paid otherwise. */
export function orderApart(tx: Writer, order: Order, isPaidElsewhere: boolean) {
  if (!isPaidElsewhere) return order;
  const [apart] = tx
    .update(orders)
    .set(fillingOfItsOwn())
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  return apart ?? order;
}

/** A cancelled order whose money came after all is to be packed again. */
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

/** A second order of the same goods for the same buyer, from the frozen lines of the first. */
export function copyOf(tx: Writer, order: Order, actorId: string): Order {
  const lines = tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
    .all();
  const now = Date.now();
  const fresh = {
    ...order,
    ...fillingOfItsOwn(),
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
  const [made] = tx.insert(orders).values(fresh).returning().all();
  if (!made) throw new Error("The order was not stored");
  tx.insert(orderLines)
    .values(lines.map((line) => ({ ...line, orderId: made.id })))
    .run();
  recordEvent(tx, made.id, actorId, "placed", `again, after ${order.number}`);
  return made;
}

/** An order of what a client of the API wanted, as the products are today; null when there is nobody to send it to. */
export function orderOfWanted(
  tx: Writer,
  { asked }: Reviewed,
  { lines, totalPaise }: SubmittedGoods,
): Order | null {
  const buyer = tx
    .select()
    .from(users)
    .where(eq(users.id, asked?.userId ?? ""))
    .get();
  if (!asked || !buyer || lines.length === 0) return null;
  const filling = { ...fillingOfItsOwn(), cartHash: contentHash(lines), totalPaise };
  const made = storeOrder(tx, buyer, filling, lines);
  tx.update(paymentOrders).set({ orderId: made.id }).where(eq(paymentOrders.id, asked.id)).run();
  return made;
}
