import { and, eq, ne } from "drizzle-orm";
import type { Viewer } from "~/accounts/viewer.server";
import { type Cart, cartFor, linesIn, totalOf, type Visitor } from "~/cart/cart.server";
import { emptyPaidCart } from "~/cart/changes.server";
import { write, type Writer } from "~/db/connection.server";
import { placeholder, prepared } from "~/db/prepared.server";
import { orders } from "~/db/schema";
import type { CheckoutOptions } from "~/orders/checkout-options";
import { recordEvent } from "~/orders/events.server";
import { mailOrderPlaced } from "~/orders/order-mails.server";
import { buyer, contentHash, type SoldLine, storeOrder } from "~/orders/store-order.server";
import { choicesFor } from "~/payments/other-payments";
import { otherPayments } from "~/payments/other-payments.server";
import type { Order } from "~/orders/order.server";

export type Placed =
  | { order: Order; isNew: boolean; problem?: undefined }
  | {
      order?: undefined;
      problem: "empty-cart" | "gone-product" | "changed-total" | "no-such-payment";
      totalPaise: number;
    };

/**
 * Turns the viewer's cart into an order with frozen lines, before any payment. Placing the same cart again (a double click,
 * a second tab) returns the same order. `seenTotal`: the total (paise) the shopper saw; null skips that check. An order
 * that is not paid online becomes active at once and empties the cart.
 */
export async function placeOrder(
  viewer: Viewer,
  visitor: Visitor,
  seenTotal: number | null,
  options: CheckoutOptions = {},
): Promise<Placed> {
  return write((tx) => {
    const cart = cartFor(visitor, tx);
    const placed = cart && placedAlready(tx, cart, options);
    if (placed) return { order: placed, isNew: false };

    const lines = cart ? linesIn(cart, tx) : [];
    const totalPaise = totalOf(lines);
    if (!cart || lines.length === 0) return { problem: "empty-cart", totalPaise };
    const sold = lines.flatMap(({ product, quantity, photo }) =>
      product ? { product, quantity, photo } : [],
    );
    if (sold.length < lines.length) return { problem: "gone-product", totalPaise };
    if (seenTotal !== null && seenTotal !== totalPaise)
      return { problem: "changed-total", totalPaise };
    if (!isOffered(tx, options, totalPaise)) return { problem: "no-such-payment", totalPaise };

    const found = findOrStoreOrder(tx, viewer, options, { cart, sold, totalPaise });
    return { ...found, order: activate(tx, found.order, options, sold) };
  });
}

/** Online payment is not limited here; the other methods must be switched on. */
function isOffered(tx: Writer, { method }: CheckoutOptions, totalPaise: number): boolean {
  if (!method || method === "online") return true;
  return choicesFor(totalPaise, true, otherPayments(tx)).methods.includes(method);
}

/** Handles a double click: the first one placed the order and emptied the cart that this form still shows. */
function placedAlready(tx: Writer, cart: Cart, { method, round }: CheckoutOptions): Order | null {
  if (!method || method === "online" || round === undefined || round >= cart.round) return null;
  const order = tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, cart.id),
        eq(orders.cartRound, round),
        ne(orders.paymentMethod, "online"),
      ),
    )
    .get();
  return order ?? null;
}

type CartContent = { cart: Cart; sold: SoldLine[]; totalPaise: number };

function findOrStoreOrder(
  tx: Writer,
  viewer: Viewer,
  options: CheckoutOptions,
  { cart, sold, totalPaise }: CartContent,
): { order: Order; isNew: boolean } {
  const cartHash = contentHash(sold);
  const open = orderWithContent(tx).get({ cartId: cart.id, cartRound: cart.round, cartHash });
  if (open) return { order: withBuyer(tx, open, viewer, options), isNew: false };

  const content = { cartId: cart.id, cartRound: cart.round, cartHash, totalPaise };
  const placed = storeOrder(tx, viewer, content, sold, options);
  return { order: placed, isNew: true };
}

const orderWithContent = prepared((tx: Writer) =>
  tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.cartId, placeholder("cartId")),
        eq(orders.cartRound, placeholder("cartRound")),
        eq(orders.cartHash, placeholder("cartHash")),
      ),
    )
    .prepare(),
);

const byHandWords = { "on-delivery": "on delivery", transfer: "by transfer" };

/** An order paid by hand is active once placed: it leaves the cart and appears on the lists. */
function activate(tx: Writer, order: Order, { method }: CheckoutOptions, sold: SoldLine[]): Order {
  if (!method || method === "online" || order.paymentStatus !== "unpaid") return order;
  const [updated] = tx
    .update(orders)
    .set({
      paymentMethod: method,
      paymentStatus: "pending",
      failureReason: null,
      updatedAt: Date.now(),
    })
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  emptyPaidCart(
    tx,
    { id: order.cartId, round: order.cartRound },
    sold.map(({ product }) => product.id),
  );
  recordEvent(tx, order.id, order.userId, "payment-by-hand", byHandWords[method]);
  if (!updated) throw new Error("The order is gone");
  mailOrderPlaced(tx, updated, otherPayments(tx).transfer.details);
  return updated;
}

/** An unpaid order that is placed again takes the buyer's current address. */
function withBuyer(tx: Writer, order: Order, viewer: Viewer, options: CheckoutOptions): Order {
  if (order.paymentStatus !== "unpaid") return order;
  const [updated] = tx
    .update(orders)
    .set({ ...buyer(viewer, options), updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .returning()
    .all();
  return updated ?? order;
}
