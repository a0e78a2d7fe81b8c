import { eq } from "drizzle-orm";
import { write, type Writer } from "~/base/db/connection.server";
import { carts } from "~/base/db/schema";
import { type Cart, cartFor, type Visitor } from "./cart.server";

/** Keeps a coupon code in the visitor's cart, or null to remove it; false if there is no cart. */
export function setCoupon(visitor: Visitor, couponCode: string | null): Promise<boolean> {
  return write((tx) => {
    const cart = cartFor(visitor, tx);
    if (cart) keepCoupon(tx, cart, couponCode);
    return cart !== null;
  });
}

/** Removes the coupon code from a cart. */
export const dropCoupon = (tx: Writer, cart: Pick<Cart, "id">): void => keepCoupon(tx, cart, null);

function keepCoupon(tx: Writer, { id }: Pick<Cart, "id">, couponCode: string | null): void {
  tx.update(carts).set({ couponCode, updatedAt: Date.now() }).where(eq(carts.id, id)).run();
}
