import { and, type AnyColumn, eq, like, sql } from "drizzle-orm";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { addToCart, setQuantity } from "~/sales/cart/changes.server";
import { cartFor, linesIn, type Visitor } from "~/sales/cart/cart.server";
import { payInSandbox } from "~/sales/payments/provider/demo-payments.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import type { Order } from "~/sales/orders/order.server";
import type { ProviderPayment } from "~/sales/payments/provider/provider.server";
import { settlePayment } from "~/sales/payments/settle.server";
import { db, write } from "~/base/db/connection.server";
import { orderEvents, orders, paymentOrders } from "~/base/db/schema";
import type { OrderStatus } from "~/base/db/statuses";
import { day } from "~/base/lib/time";
import { demoAddress } from "./cast";
import { moveOrder } from "~/sales/fulfilment/move-order.server";

/** One order of the demo shopper: lines by product id, status, and how many days ago it was placed. */
type DemoOrder = {
  lines: { productId: string; quantity: number }[];
  status: OrderStatus;
  daysAgo: number;
};

/**
 * Places and pays an order for a demo shopper through the normal checkout, then backdates it. `index`: which of the shopper's orders it
 * is; one that was begun before is finished.
 */
export async function placeDemoOrder(
  viewer: Viewer,
  { lines, status, daysAgo }: DemoOrder,
  index: number,
): Promise<void> {
  const order = ordersOf(viewer)[index] ?? (await placed(viewer, lines));
  if (order.paymentStatus !== "paid") await pay(order);
  const steps = stepsTo[status];
  // All of them, where it has not moved yet.
  for (const step of steps.slice(steps.indexOf(order.status) + 1))
    await moveOrder(order.id, { status: step }, "shop");
  if (order.createdAt > Date.now() - day) await backdate(order.id, order.createdAt, daysAgo);
}

function ordersOf({ id }: Viewer): Order[] {
  return db.select().from(orders).where(eq(orders.userId, id)).orderBy(orders.serial).all();
}

async function placed(viewer: Viewer, lines: DemoOrder["lines"]): Promise<Order> {
  const visitor = { userId: viewer.id, cookieCart: null };
  await fillCart(visitor, lines);
  const { order } = await placeOrder(viewer, visitor, { delivery: demoAddress });
  if (!order) throw new Error("The demo order could not be placed");
  return order;
}

async function pay(order: Order): Promise<void> {
  const payment = await paymentOf(order);
  await write((tx) => {
    tx.insert(paymentOrders)
      .values({
        id: payment.order_id ?? "",
        orderId: order.id,
        amountPaise: payment.amount,
        createdAt: order.createdAt,
      })
      .run();
  });
  await settlePayment(payment, "reconcile");
}

/** Pays in the sandbox, so that the payment can be refunded there; with a real provider's test keys, makes one up. */
async function paymentOf({ serial, number, totalPaise }: Order): Promise<ProviderPayment> {
  const paid = await payInSandbox({ receipt: number, amountPaise: totalPaise });
  return (
    paid ?? {
      id: `pay_Demo${serial}`,
      order_id: `order_Demo${serial}`,
      amount: totalPaise,
      currency: "INR",
      status: "captured",
      method: "upi",
    }
  );
}

/** The status changes that lead to each status. */
const stepsTo: Record<OrderStatus, OrderStatus[]> = {
  "Not Process": [],
  Processing: ["Processing"],
  Shipped: ["Processing", "Shipped"],
  deliverd: ["Processing", "Shipped", "deliverd"],
  cancel: ["cancel"],
};

async function fillCart(visitor: Visitor, lines: DemoOrder["lines"]): Promise<void> {
  for (const { productId } of lines) await addToCart(visitor, productId);
  const cart = cartFor(visitor, db);
  for (const line of cart ? linesIn(cart) : []) {
    const match = lines.find(({ productId }) => productId === line.product?.id);
    if (match) await setQuantity(visitor, line.id, match.quantity);
  }
}

/** So many days before a day; the Monday after it, if that is a Sunday. */
const daysBefore = (column: AnyColumn, days: number) =>
  sql`date(${column}, ${`-${days} days`}, iif(strftime('%w', ${column}, ${`-${days} days`}) = '0', '+1 day', '+0 days'))`;

/** Moves the order, its promise and its events back by so many days: shipped one day later, delivered after three. */
async function backdate(orderId: string, placedAt: number, daysAgo: number): Promise<void> {
  const at = placedAt - daysAgo * day;
  const later = (days: number) => Math.min(at + days * day, Date.now());
  await write((tx) => {
    tx.update(orders)
      .set({
        createdAt: at,
        paidAt: at,
        promisedFrom: daysBefore(orders.promisedFrom, daysAgo),
        promisedTo: daysBefore(orders.promisedTo, daysAgo),
        packedAt: sql`iif(${orders.packedAt} is null, null, ${at})`,
        shippedAt: sql`iif(${orders.shippedAt} is null, null, ${later(1)})`,
        deliveredAt: sql`iif(${orders.deliveredAt} is null, null, ${later(3)})`,
      })
      .where(eq(orders.id, orderId))
      .run();
    tx.update(orderEvents).set({ createdAt: at }).where(eq(orderEvents.orderId, orderId)).run();
    for (const [status, days] of [
      ["Shipped", 1],
      ["deliverd", 3],
    ] as const) {
      tx.update(orderEvents)
        .set({ createdAt: later(days) })
        .where(and(eq(orderEvents.orderId, orderId), like(orderEvents.detail, `% → ${status}`)))
        .run();
    }
  });
}
