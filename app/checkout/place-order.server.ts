import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Viewer } from "~/accounts/viewer.server";
import { cartFor, type CartLine, linesIn, totalOf, type Visitor } from "~/cart/cart.server";
import { write, type Writer } from "~/db/connection.server";
import { orderLines, orders } from "~/db/schema";
import { newId, newToken } from "~/lib/ids.server";
import { recordEvent } from "~/orders/events.server";

export type PlacedOrder = typeof orders.$inferSelect;

export type Placed =
  | { order: PlacedOrder; isNew: boolean; problem?: undefined }
  | {
      order?: undefined;
      problem: "empty-cart" | "gone-product" | "changed-total";
      totalPaise: number;
    };

/**
 * Turns the viewer's cart into an order with frozen lines, before any payment is asked for. The same cart gives the same
 * order however often it is placed (a double click, a second tab). `seenTotal` (paise) is what the shopper saw; null when
 * the form did not say.
 */
export async function placeOrder(
  viewer: Viewer,
  visitor: Visitor,
  seenTotal: number | null,
): Promise<Placed> {
  return write(async (tx) => {
    const cart = await cartFor(visitor, tx);
    const lines = cart ? await linesIn(cart, tx) : [];
    const totalPaise = totalOf(lines);
    if (!cart || lines.length === 0) return { problem: "empty-cart", totalPaise };
    const sold = lines.flatMap(({ product, quantity, photo }) =>
      product ? { product, quantity, photo } : [],
    );
    if (sold.length < lines.length) return { problem: "gone-product", totalPaise };
    if (seenTotal !== null && seenTotal !== totalPaise)
      return { problem: "changed-total", totalPaise };

    const cartHash = contentHash(sold);
    const [open] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.cartId, cart.id),
          eq(orders.cartRound, cart.round),
          eq(orders.cartHash, cartHash),
        ),
      );
    if (open) return { order: await withBuyer(tx, open, viewer), isNew: false };

    const cartKey = { cartId: cart.id, cartRound: cart.round, cartHash, totalPaise };
    const placed = await storeOrder(tx, viewer, cartKey, sold);
    return { order: placed, isNew: true };
  });
}

/** Writes down a new order with frozen lines, under the next number. */
export async function storeOrder(
  tx: Writer,
  viewer: Viewer,
  cart: Pick<PlacedOrder, "cartId" | "cartRound" | "cartHash" | "totalPaise">,
  sold: SoldLine[],
): Promise<PlacedOrder> {
  const [placed] = await tx
    .insert(orders)
    .values({ ...newOrder(viewer, cart), ...(await nextNumber(tx)) })
    .returning();
  if (!placed) throw new Error("The order was not stored");
  await tx
    .insert(orderLines)
    .values(sold.map((line, position) => frozenLine(placed.id, position, line)));
  await recordEvent(tx, placed.id, viewer.id, "placed");
  return placed;
}

export type SoldLine = {
  product: NonNullable<CartLine["product"]>;
  quantity: number;
  photo: CartLine["photo"];
};

export function contentHash(lines: SoldLine[]): string {
  const content = lines
    .map(({ product, quantity }) => [product.id, quantity, product.pricePaise])
    .sort();
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}

function newOrder(
  viewer: Viewer,
  cart: Pick<PlacedOrder, "cartId" | "cartRound" | "cartHash" | "totalPaise">,
) {
  const now = Date.now();
  return {
    id: newId(),
    token: newToken(),
    userId: viewer.id,
    ...cart,
    ...buyer(viewer),
    createdAt: now,
    updatedAt: now,
  };
}

const buyer = (viewer: Viewer) => ({
  buyerName: viewer.name,
  buyerEmail: viewer.email,
  buyerPhone: viewer.phone,
  buyerAddress: viewer.address,
});

/** Numbers count up without end; six digits are only the least that is shown. */
export async function nextNumber(tx: Writer): Promise<{ serial: number; number: string }> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${orders.serial}), 0)` })
    .from(orders);
  const serial = (row?.last ?? 0) + 1;
  return { serial, number: `PR-${String(serial).padStart(6, "0")}` };
}

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

/** An order that is placed again before it is paid goes to where the buyer lives now. */
async function withBuyer(tx: Writer, order: PlacedOrder, viewer: Viewer): Promise<PlacedOrder> {
  if (order.paymentStatus !== "unpaid") return order;
  const [updated] = await tx
    .update(orders)
    .set({ ...buyer(viewer), updatedAt: Date.now() })
    .where(eq(orders.id, order.id))
    .returning();
  return updated ?? order;
}
