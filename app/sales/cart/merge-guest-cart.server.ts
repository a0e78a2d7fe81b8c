import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { cartLines, carts, isVisible, products } from "~/base/db/schema";
import type { RouteArgs } from "~/base/lib/context";
import { newId } from "~/base/lib/ids.server";
import { type Cart, cartFor, cookieCartId, rememberCart, type Visitor } from "./cart.server";
import { openCart } from "./changes.server";
import { linesHeld, mostLines, newLine } from "./put-lines.server";
import { seeingPrices } from "./seen-prices.server";
import { translated } from "~/goods/catalogue/translated.server";

type GuestCart = { id: string; couponCode: string | null };
type StoredItem = { id?: string | undefined; slug?: string | undefined; quantity: number };

/**
 * Gives a guest's cart to the user who signs in: merges it into the user's own cart (the larger quantity and the guest's coupon win), or assigns
 * it. Ignores another user's cart left in the browser. Returns headers with the cart cookie.
 */
export async function adoptCart(
  { request }: Pick<RouteArgs, "request">,
  userId: string,
): Promise<Headers> {
  const cookieId = await cookieCartId(request);
  const id = await write((tx) => {
    const own = tx.select({ id: carts.id }).from(carts).where(eq(carts.userId, userId)).get();
    const guest = cookieId ? guestCart(tx, cookieId) : null;
    if (guest && own) mergeCarts(tx, guest, own.id);
    else if (guest) claimCart(tx, guest.id, userId);
    return own?.id ?? guest?.id ?? null;
  });
  return rememberCart(id);
}

/**
 * Restores a list from local storage into the visitor's cart if that is empty. Finds products by id or slug and drops
 * unknown ones. Returns the number of restored lines, the names of products that are sold out, and the cart's id.
 */
export async function restoreCart(
  visitor: Visitor,
  stored: StoredItem[],
): Promise<{ restored: number; soldOut: string[]; cartId: string | null }> {
  const wanted = stored.slice(0, mostLines);
  return write((tx) => {
    const found = stillSold(tx, wanted);
    if (found.length === 0) return { restored: 0, soldOut: [], cartId: null };
    const known = cartFor(visitor, tx);
    if (known && linesHeld(tx, known) > 0) return { restored: 0, soldOut: [], cartId: known.id };
    const soldOut = translated(found.filter(({ isSoldOut }) => isSoldOut)).map(({ name }) => name);
    const onSale = found.filter(({ isSoldOut }) => !isSoldOut);
    if (onSale.length === 0) return { restored: 0, soldOut, cartId: known?.id ?? null };
    const cart = openCart(tx, visitor);
    const lines = linesFor(cart, wanted, onSale);
    if (lines.length > 0) seeingPrices(tx, cart, () => tx.insert(cartLines).values(lines).run());
    return { restored: lines.length, soldOut, cartId: cart.id };
  });
}

function guestCart(tx: Writer, id: string): GuestCart | null {
  const cart = tx
    .select({ id: carts.id, couponCode: carts.couponCode })
    .from(carts)
    .where(and(eq(carts.id, id), isNull(carts.userId)))
    .get();
  return cart ?? null;
}

function claimCart(tx: Writer, id: string, userId: string): void {
  tx.update(carts).set({ userId, updatedAt: Date.now() }).where(eq(carts.id, id)).run();
}

function mergeCarts(tx: Writer, { id: fromId, couponCode }: GuestCart, intoId: string): void {
  const lines = tx.select().from(cartLines).where(eq(cartLines.cartId, fromId)).all();
  if (lines.length > 0) {
    tx.insert(cartLines)
      .values(lines.map((line) => ({ ...line, id: newId(), cartId: intoId })))
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.productId],
        set: {
          quantity: sql`max(${cartLines.quantity}, excluded.quantity)`,
          source: sql`case when excluded.quantity > ${cartLines.quantity} then excluded.source else ${cartLines.source} end`,
        },
      })
      .run();
  }
  tx.delete(carts).where(eq(carts.id, fromId)).run();
  tx.update(carts)
    .set({ ...(couponCode !== null && { couponCode }), updatedAt: Date.now() })
    .where(eq(carts.id, intoId))
    .run();
}

type Sold = { id: string; slug: string; name: string; isSoldOut: boolean | null };

function stillSold(tx: Writer, wanted: StoredItem[]): Sold[] {
  const ids = wanted.flatMap((item) => item.id ?? []);
  const slugs = wanted.flatMap((item) => item.slug ?? []);
  return tx
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      isSoldOut: products.isSoldOut,
    })
    .from(products)
    .where(and(or(inArray(products.id, ids), inArray(products.slug, slugs)), isVisible))
    .all();
}

/** One line per product; if the list names one twice, the later entry's quantity counts. */
function linesFor(cart: Cart, wanted: StoredItem[], sold: Sold[]) {
  const lines = new Map<string, ReturnType<typeof newLine>>();
  for (const { id, slug, quantity } of wanted) {
    const product = sold.find((one) => one.id === id) ?? sold.find((one) => one.slug === slug);
    if (product) lines.set(product.id, newLine(cart, product, quantity));
  }
  return [...lines.values()];
}
