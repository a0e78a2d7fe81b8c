import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import type { Viewer } from "~/accounts/viewer.server";
import { type Reader, write, type Writer } from "~/db/connection.server";
import { orders, paymentOrders, payments, photos, products } from "~/db/schema";
import type { PaymentOrder } from "./payment-order.server";
import { contentHash, type SoldLine, storeOrder } from "./order-rows.server";
import { isWaitingForOrder } from "./payment-row.server";
import type { PlacedOrder } from "./place-order.server";

/** What an API client says was bought: whole product objects or just their ids, with the number of packs. */
export const wantedCart = z
  .array(
    z.object({
      _id: z.string().max(100),
      qnty: z.coerce.number().int().min(1).max(5).default(1),
    }),
  )
  .min(1)
  .max(100);

type Wanted = z.infer<typeof wantedCart>;

/**
 * The order behind a payment order of an API client: the one that was made before, or one made now of `cart` at today's
 * prices. Null when that does not come to the amount that was asked for, or holds what is not sold; what was wanted is
 * kept all the same, for the person who will look at it. Null as well once a person has the payment before them.
 */
export function placeWanted(
  user: Viewer,
  { id, amountPaise }: PaymentOrder,
  cart: unknown,
): Promise<PlacedOrder | null> {
  const wanted = wantedCart.safeParse(cart).data ?? null;
  return write(async (tx) => {
    const made = await orderMadeOf(tx, id);
    if (made) return made;
    if (await isUnderReview(tx, id)) return null;
    await keepWanted(tx, id, wanted);
    const sold = wanted && (await soldIn(tx, wanted));
    if (!sold || totalOf(sold) !== amountPaise) return null;
    const key = { cartId: id, cartRound: 1, cartHash: contentHash(sold), totalPaise: amountPaise };
    const order = await storeOrder(tx, user, key, sold);
    await tx.update(paymentOrders).set({ orderId: order.id }).where(eq(paymentOrders.id, id));
    return order;
  });
}

async function orderMadeOf(tx: Writer, id: string): Promise<PlacedOrder | null> {
  const [found] = await tx
    .select({ order: orders })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.id, id));
  return found?.order ?? null;
}

/**
 * Whoever looks at it may be giving the money back right now: a better cart that comes later makes no order of it. Unless
 * what the payment waits for is just this order.
 */
async function isUnderReview(tx: Writer, id: string): Promise<boolean> {
  const kept = await tx
    .select({ review: payments.review, reviewClosedAt: payments.reviewClosedAt })
    .from(payments)
    .where(and(eq(payments.paymentOrderId, id), isNotNull(payments.review)));
  return kept.some((payment) => !isWaitingForOrder(payment));
}

async function keepWanted(tx: Writer, id: string, wanted: Wanted | null): Promise<void> {
  await tx
    .update(paymentOrders)
    .set({ wanted: wanted && JSON.stringify(wanted) })
    .where(eq(paymentOrders.id, id));
}

/** The products as they are sold today, each once; null when one is gone or there are more than 5 packs of it. */
export async function soldIn(from: Reader, wanted: Wanted): Promise<SoldLine[] | null> {
  const quantities = new Map<string, number>();
  for (const { _id, qnty } of wanted) quantities.set(_id, (quantities.get(_id) ?? 0) + qnty);
  const found = await from
    .select({ product: products, photo: photos })
    .from(products)
    .leftJoin(photos, eq(photos.id, products.photoId))
    .where(inArray(products.id, [...quantities.keys()]));
  const sold = found.map((line) => ({ ...line, quantity: quantities.get(line.product.id) ?? 0 }));
  const fits = sold.length === quantities.size && sold.every(({ quantity }) => quantity <= 5);
  return fits ? sold : null;
}

/** In paise. */
export function totalOf(sold: SoldLine[]): number {
  return sold.reduce((sum, { product, quantity }) => sum + product.pricePaise * quantity, 0);
}
