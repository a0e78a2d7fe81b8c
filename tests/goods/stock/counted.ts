import { and, eq, inArray, sql } from "drizzle-orm";
import { addToCart, setQuantity } from "~/sales/cart/changes.server";
import { cartFor, linesIn, type Visitor } from "~/sales/cart/cart.server";
import { type Choices, placeOrder } from "~/sales/checkout/place-order.server";
import { db, write } from "~/base/db/connection.server";
import {
  batches,
  cartLines,
  paymentOrders,
  products,
  stockHolds,
  stockMovements,
} from "~/base/db/schema";
import { differences } from "~/office/books/differences.server";
import { newId } from "~/base/lib/ids.server";
import type { Order } from "~/sales/orders/order.server";
import type { Buyer } from "~/sales/orders/order-terms";
import { settlePayment } from "~/sales/payments/settle.server";
import { moveStock } from "~/goods/stock/move-stock.server";
import { product } from "../../shelf";

/** A product that is counted, with this many packs on hand. */
export async function counted(packs: number, more: Parameters<typeof product>[0] = {}) {
  const made = await product(more);
  await write((tx) => {
    tx.update(products).set({ isCounted: true }).where(eq(products.id, made.id)).run();
    if (packs > 0)
      moveStock(tx, { productId: made.id, kind: "arrived", packs, actor: "shop", at: Date.now() });
  });
  return made;
}

export const move = (movement: Parameters<typeof moveStock>[1]) =>
  write((tx) => moveStock(tx, movement));

export async function setSale(productId: string, sale: "on sale" | "sold out" | "hidden") {
  await write((tx) => tx.update(products).set({ sale }).where(eq(products.id, productId)).run());
}

/** A batch with this many packs. */
export async function batch(
  productId: string,
  packs: number,
  given: Partial<typeof batches.$inferInsert> = {},
) {
  const id = newId();
  const row = {
    id,
    number: `26-${id.slice(-8)}`,
    productId,
    packedOn: "2026-11-12",
    bestBefore: "2027-08-12",
    createdAt: 1,
    updatedAt: 1,
    ...given,
  };
  await write((tx) => {
    tx.insert(batches).values(row).run();
    moveStock(tx, { productId, batchId: id, kind: "arrived", packs, actor: "shop", at: 1 });
  });
  return id;
}

export function stockOf(productId: string) {
  const row = db.select().from(products).where(eq(products.id, productId)).get();
  if (!row) throw new Error("No such product");
  return { stock: row.stock, agedStock: row.agedStock, isSoldOut: row.isSoldOut };
}

/** The movements of an order as `sold -2`. */
export const movementsOf = (orderId: string) =>
  db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.orderId, orderId))
    .orderBy(stockMovements.createdAt, sql`rowid`)
    .all()
    .map(({ kind, packs }) => `${kind} ${packs}`);

export const holdsOf = (...orderIds: string[]) =>
  db.select().from(stockHolds).where(inArray(stockHolds.orderId, orderIds)).all();

/** Lets this much time (ms) pass for all holds. */
export async function holdsAge(ms: number) {
  await write((tx) => {
    for (const { cartId, productId, until, createdAt } of tx.select().from(stockHolds).all())
      tx.update(stockHolds)
        .set({ until: until - ms, createdAt: createdAt - ms })
        .where(and(eq(stockHolds.cartId, cartId), eq(stockHolds.productId, productId)))
        .run();
  });
}

let people = 0;

/** Somebody new without an account. */
export function guest(): Buyer {
  people += 1;
  const phone = `98252 ${String(people).padStart(5, "0")}`;
  return { id: null, name: "Meena", email: "", phone, address: "1 Ring Road, Surat" };
}

/** A new guest's cart with packs of a product; more than the shelf has are put in past the limits of the page. */
export async function cartWith(productId: string, quantity = 1): Promise<Visitor> {
  const { cartId, line } = await addToCart({ userId: null, cookieCart: null }, productId);
  const visitor = { userId: null, cookieCart: cartId };
  if (quantity <= 5) await setQuantity(visitor, line ?? "", quantity);
  else
    await write((tx) =>
      tx
        .update(cartLines)
        .set({ quantity })
        .where(eq(cartLines.id, line ?? ""))
        .run(),
    );
  return visitor;
}

export const linesOf = (visitor: Visitor) => {
  const cart = cartFor(visitor, db);
  return cart ? linesIn(cart) : [];
};

/** A new guest orders packs of a product. */
export async function orderOf(productId: string, quantity = 1, choices: Choices = {}) {
  const visitor = await cartWith(productId, quantity);
  const buyer = guest();
  return { visitor, buyer, placed: await placeOrder(buyer, visitor, choices) };
}

/** The same, where it is certain that the order is placed. */
export async function placedOrder(productId: string, quantity = 1, choices: Choices = {}) {
  const { placed, ...who } = await orderOf(productId, quantity, choices);
  if (!placed.order) throw new Error(`Not placed: ${placed.problem}`);
  return { ...who, order: placed.order };
}

let payments = 0;

/** The provider tells that the order is paid. */
export async function pays({ id, totalPaise }: Pick<Order, "id" | "totalPaise">) {
  const turn = (payments += 1);
  const asked = `order_Stock${turn}`;
  await write((tx) =>
    tx
      .insert(paymentOrders)
      .values({ id: asked, orderId: id, amountPaise: totalPaise, createdAt: Date.now() })
      .onConflictDoNothing()
      .run(),
  );
  const known = db.select().from(paymentOrders).where(eq(paymentOrders.orderId, id)).get();
  const payment = { id: `pay_Stock${turn}`, amount: totalPaise, currency: "INR" } as const;
  const told = { ...payment, order_id: known?.id ?? asked, status: "captured" as const };
  return { paymentId: payment.id, settled: await settlePayment(told, "webhook") };
}

/** What the books find about stock. */
export async function stockProblems(): Promise<string[]> {
  const found: string[] = [];
  for await (const line of differences()) if (/packs/.test(line)) found.push(line);
  return found;
}
