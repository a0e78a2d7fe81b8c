import { eq } from "drizzle-orm";
import type { Actor } from "~/upkeep/audit/record.server";
import type { Writer } from "~/base/db/connection.server";
import { orderLines, orders, paymentOrders, users } from "~/base/db/schema";
import { moveIn } from "~/sales/fulfilment/move-order.server";
import { newId, newToken } from "~/base/lib/ids.server";
import { recordEvent } from "~/sales/orders/events.server";
import { useCoupon } from "~/sales/orders/lapse.server";
import { fingerprintOf, nextNumber, storeOrder } from "~/sales/orders/store-order.server";
import type { Reviewed } from "./close-review.server";
import type { SubmittedGoods } from "./submitted-goods.server";
import { linesOfOrder, type Order } from "~/sales/orders/order.server";

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

/** Takes up a cancelled order again whose payment arrived. */
export function reopened(tx: Writer, order: Order, actor: Actor): Order {
  if (order.status !== "cancel") return order;
  const moved = moveIn(tx, order.id, { status: "Not Process" }, actor, Date.now());
  return moved.problem === undefined ? moved.order : order;
}

/** Makes a second order for the same buyer from the frozen lines of the first. */
export function copyOf(tx: Writer, order: Order, actorId: string): Order {
  const lines = linesOfOrder(order.id, tx);
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
    ewayNumber: null,
    packedAt: null,
    shippedAt: null,
    deliveredAt: null,
    returnedAt: null,
    cancelReason: null,
    needsConfirmation: false,
    confirmedAt: null,
    claimedUtr: null,
    network: null,
    lapsedAt: null,
    promisedFrom: null,
    promisedTo: null,
    paidAt: null,
    partPaidAt: null,
    advancePaise: null,
    createdAt: now,
    updatedAt: now,
  };
  const [created] = tx.insert(orders).values(copy).returning().all();
  if (!created) throw new Error("The order was not stored");
  tx.insert(orderLines)
    .values(lines.map((line) => ({ ...line, orderId: created.id })))
    .run();
  useCoupon(tx, created, now);
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
