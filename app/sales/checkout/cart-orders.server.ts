import { and, eq, isNull, ne } from "drizzle-orm";
import type { Cart } from "~/sales/cart/cart.server";
import { emptyPaidCart } from "~/sales/cart/changes.server";
import type { Writer } from "~/base/db/connection.server";
import { placeholder, prepared } from "~/base/db/prepared.server";
import { orders } from "~/base/db/schema";
import type { PaymentMethod } from "~/base/db/statuses";
import { recordEvent } from "~/sales/orders/events.server";
import { reopenOrder } from "~/sales/orders/lapse.server";
import type { Order } from "~/sales/orders/order.server";
import type { Buyer, OrderTerms } from "~/sales/orders/order-terms";
import type { SoldLine } from "~/sales/orders/store-order.server";
import { settleStock } from "~/goods/stock/order-stock.server";
import { mailPlaced } from "~/sales/payments/by-hand/confirmation-mails.server";
import { language } from "~/base/words/language";

/** The orders that one round of a cart has led to so far. */

/**
 * Handles a double click: the first one placed the order and emptied the cart that this form still shows. A browser keeps its cart
 * when somebody signs out, so the order has to be this buyer's.
 */
export function placedAlready(
  tx: Writer,
  cart: Cart,
  buyer: Pick<Buyer, "id">,
  { method, round }: { method?: PaymentMethod; round?: number | undefined },
): Order | null {
  if (!method || method === "online" || round === undefined || round >= cart.round) return null;
  const order = tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cart.id),
        eq(orders.cartRound, round),
        buyer.id === null ? isNull(orders.userId) : eq(orders.userId, buyer.id),
        ne(orders.paymentMethod, "online"),
        ne(orders.paymentStatus, "unpaid"),
      ),
    )
    .get();
  return order ?? null;
}

/** The order of this cart round with exactly the same in it; undefined if there is none. */
export const orderLike = (tx: Writer, key: Pick<Order, "cartId" | "cartRound" | "fingerprint">) =>
  likeOrder(tx).get(key);

const likeOrder = prepared((tx: Writer) =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, placeholder("cartId")),
        eq(orders.cartRound, placeholder("cartRound")),
        eq(orders.fingerprint, placeholder("fingerprint")),
      ),
    )
    .prepare(),
);

/** An unpaid order that is placed again can be paid as long as a new one, and promises the days of today. */
export function renewed(tx: Writer, order: Order, { quote }: OrderTerms): Order {
  if (order.paymentStatus !== "unpaid") return order;
  reopenOrder(tx, order);
  const promised = { promisedFrom: quote?.from ?? null, promisedTo: quote?.to ?? null };
  const [updated] = tx
    .update(orders)
    .set({ ...promised, language: language(), updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  return updated ?? order;
}

const byHandWords = {
  "on-delivery": "on delivery",
  transfer: "by transfer",
  cash: "in cash",
  later: "later",
};

/** An order paid by hand is active once placed: it takes its packs, leaves the cart and appears on the lists. */
export function activate(tx: Writer, order: Order, sold: SoldLine[]): Order {
  if (order.paymentMethod === "online" || order.paymentStatus !== "unpaid") return order;
  const [updated] = tx
    .update(orders)
    .set({ paymentStatus: "pending", failureReason: null, updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  emptyPaidCart(
    tx,
    { id: order.cartId, round: order.cartRound },
    sold.map(({ product }) => product.id),
  );
  const actor = order.placedBy ?? order.userId ?? "guest";
  recordEvent(tx, order.id, actor, "payment-by-hand", byHandWords[order.paymentMethod]);
  if (!updated) throw new Error("The order is gone");
  settleStock(tx, order, updated, Date.now(), { actor });
  mailPlaced(tx, updated);
  return updated;
}
