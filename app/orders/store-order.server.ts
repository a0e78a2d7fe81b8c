import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Viewer } from "~/accounts/viewer.server";
import type { CartLine } from "~/cart/cart.server";
import type { Writer } from "~/db/connection.server";
import { placeholder, insertRow, prepared } from "~/db/prepared.server";
import { orderLines, orders } from "~/db/schema";
import { newId, newToken } from "~/lib/ids.server";
import { placeLines, shipColumns } from "./delivery";
import { recordEvent } from "./events.server";
import type { CheckoutOptions } from "./checkout-options";
import type { Order } from "./order.server";

/** Freezes cart and buyer into an order. */

/** Stores a new order with frozen lines under the next number. */
export function storeOrder(
  tx: Writer,
  viewer: Viewer,
  cart: Pick<Order, "cartId" | "cartRound" | "cartHash" | "totalPaise">,
  sold: SoldLine[],
  options: CheckoutOptions = {},
): Order {
  const order = newOrder(viewer, options, cart);
  insertRow(tx, orders, { ...order, ...nextNumber(tx) });
  const placed = orderOfId(tx).get({ id: order.id });
  if (!placed) throw new Error("The order was not stored");
  for (const [position, line] of sold.entries())
    insertRow(tx, orderLines, frozenLine(placed.id, position, line));
  recordEvent(tx, placed.id, viewer.id, "placed");
  return placed;
}

const orderOfId = prepared((tx: Writer) =>
  tx
    .select()
    .from(orders)
    .where(eq(orders.id, placeholder("id")))
    .prepare(),
);

export type SoldLine = {
  product: NonNullable<CartLine["product"]>;
  quantity: number;
  photo: CartLine["photo"];
};

/** Hash of products, quantities and prices; independent of the order of the lines. */
export function contentHash(lines: SoldLine[]): string {
  const content = lines
    .map(({ product, quantity }) => [product.id, quantity, product.pricePaise])
    .sort();
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

function newOrder(
  viewer: Viewer,
  options: CheckoutOptions,
  cart: Pick<Order, "cartId" | "cartRound" | "cartHash" | "totalPaise">,
) {
  const now = Date.now();
  return {
    id: newId(),
    token: newToken(),
    userId: viewer.id,
    ...cart,
    ...buyer(viewer, options),
    createdAt: now,
    updatedAt: now,
  };
}

/** The order's buyer and delivery columns. */
export function buyer(viewer: Viewer, { delivery = null, gstin = null }: CheckoutOptions) {
  return {
    buyerName: viewer.name,
    buyerEmail: viewer.email,
    buyerPhone: viewer.phone,
    // Without an address in the profile, the delivery address is the best we know.
    buyerAddress: viewer.address || (delivery ? placeLines(delivery).join("\n") : ""),
    buyerGstin: gstin,
    ...shipColumns(delivery),
  };
}

/** The next order number, padded to at least six digits. */
export function nextNumber(tx: Writer): { serial: number; number: string } {
  const serial = (lastSerial(tx).get()?.last ?? 0) + 1;
  return { serial, number: `PR-${String(serial).padStart(6, "0")}` };
}

const lastSerial = prepared((tx: Writer) =>
  tx
    .select({ last: sql<number>`coalesce(max(${orders.serial}), 0)` })
    .from(orders)
    .prepare(),
);

function frozenLine(orderId: string, position: number, { product, quantity, photo }: SoldLine) {
  return {
    orderId,
    position,
    productId: product.id,
    categoryId: product.categoryId,
    name: product.name,
    slug: product.slug,
    description: product.description,
    volumeMl: product.volumeMl,
    shipping: product.shipping,
    unitPricePaise: product.pricePaise,
    hsn: product.hsn,
    gstBasisPoints: product.gstBasisPoints,
    quantity,
    photoId: photo?.id ?? null,
  };
}
