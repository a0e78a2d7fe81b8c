import { eq } from "drizzle-orm";
import type { Viewer } from "~/accounts/viewer.server";
import { addToCart, setQuantity } from "~/cart/changes.server";
import { cartFor, linesIn, type Visitor } from "~/cart/cart.server";
import { payInSandbox } from "~/checkout/demo-payments.server";
import { type PlacedOrder, placeOrder } from "~/checkout/place-order.server";
import type { ProviderPayment } from "~/checkout/provider.server";
import { settlePayment } from "~/checkout/settle.server";
import { db, write } from "~/db/connection.server";
import { orders, paymentOrders } from "~/db/schema";
import type { OrderStatus } from "~/db/statuses";
import { setOrderStatus } from "~/orders/orders.server";

/** One order of the demo shopper: what was bought, by product id, how it stands, and how many days ago it was placed. */
export type DemoOrder = {
  lines: { productId: string; quantity: number }[];
  status: OrderStatus;
  daysAgo: number;
};

/** Places and pays an order for a demo shopper, the way shoppers do it, then moves it to its day. */
export async function placeDemoOrder(
  viewer: Viewer,
  { lines, status, daysAgo }: DemoOrder,
): Promise<void> {
  const visitor = { userId: viewer.id, cookieCart: null };
  await fillCart(visitor, lines);
  const { order } = await placeOrder(viewer, visitor, null);
  if (!order) throw new Error("The demo order could not be placed");

  const payment = await paymentOf(order);
  await write(async (tx) => {
    await tx.insert(paymentOrders).values({
      id: payment.order_id ?? "",
      orderId: order.id,
      amountPaise: payment.amount,
      createdAt: order.createdAt,
    });
  });
  await settlePayment(payment, "reconcile");
  if (status !== "Not Process") await setOrderStatus(order.id, status, null);
  await moveTo(order.id, order.createdAt - daysAgo * 24 * 60 * 60 * 1000);
}

/** Paid at the sandbox, so that it can be refunded there; with a real provider's test keys it is made up. */
async function paymentOf({ serial, number, totalPaise }: PlacedOrder): Promise<ProviderPayment> {
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

async function fillCart(visitor: Visitor, lines: DemoOrder["lines"]): Promise<void> {
  for (const { productId } of lines) await addToCart(visitor, productId);
  const cart = await cartFor(visitor, db);
  for (const line of cart ? await linesIn(cart) : []) {
    const wanted = lines.find(({ productId }) => productId === line.product?.id);
    if (wanted) await setQuantity(visitor, line.id, wanted.quantity);
  }
}

async function moveTo(orderId: string, at: number): Promise<void> {
  await write(async (tx) => {
    await tx.update(orders).set({ createdAt: at, paidAt: at }).where(eq(orders.id, orderId));
  });
}
