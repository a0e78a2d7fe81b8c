import { and, eq, isNull } from "drizzle-orm";
import { addToCart } from "~/sales/cart/changes.server";
import { setCoupon } from "~/sales/cart/coupon.server";
import { placeOrder } from "~/sales/checkout/place-order.server";
import { db, write } from "~/base/db/connection.server";
import { carts, coupons, couponUses } from "~/base/db/schema";
import { newId } from "~/base/lib/ids.server";
import type { Buyer } from "~/sales/orders/order-terms";

type Coupon = typeof coupons.$inferInsert;

/** A coupon that takes ₹100 off for everybody, unless said otherwise. */
export async function coupon(given: Partial<Coupon> = {}): Promise<Coupon> {
  const id = newId();
  const row: Coupon = {
    id,
    code: `C${id.slice(-12).toUpperCase()}`,
    kind: "amount",
    value: 10_000,
    createdAt: 1,
    updatedAt: 1,
    ...given,
  };
  await write((tx) => tx.insert(coupons).values(row).run());
  return row;
}

/** How often a coupon is used now. */
export const usesNow = (couponId: string): number =>
  db
    .select()
    .from(couponUses)
    .where(and(eq(couponUses.couponId, couponId), isNull(couponUses.givenBackAt)))
    .all().length;

let numbers = 0;

/** Somebody new without an account. */
export function guest(): Buyer {
  numbers += 1;
  const phone = `98251 ${String(numbers).padStart(5, "0")}`;
  return { id: null, name: "Meena", email: "", phone, address: "1 Ring Road, Surat" };
}

/** A visitor's cart with one pack of a product and a coupon code. */
export async function cartWith(productId: string, code: string | null, userId?: string) {
  const { cartId } = await addToCart({ userId: userId ?? null, cookieCart: null }, productId);
  const visitor = { userId: userId ?? null, cookieCart: cartId };
  await setCoupon(visitor, code);
  return visitor;
}

/** A guest's order of one pack with a coupon code; `seen`: goods less discount (paise) as the page showed them. */
export async function guestOrders(
  productId: string,
  code: string,
  { buyer = guest(), ...choices }: { buyer?: Buyer } & Parameters<typeof placeOrder>[2] = {},
) {
  const visitor = await cartWith(productId, code);
  return { visitor, buyer, placed: await placeOrder(buyer, visitor, choices) };
}

export const codeInCart = (id: string | null): string | null | undefined =>
  db
    .select({ code: carts.couponCode })
    .from(carts)
    .where(eq(carts.id, id ?? ""))
    .get()?.code;
