import { eq, inArray } from "drizzle-orm";
import { expect, it } from "vitest";
import { remembered } from "~/sales/cart/cart.server";
import { addToCart } from "~/sales/cart/changes.server";
import { db, write } from "~/base/db/connection.server";
import { cartLines, carts } from "~/base/db/schema";
import { shopper } from "../../cast";
import { product } from "../../shelf";

const guest = { userId: null, cookieCart: null };

async function cartLastTouched(msAgo: number, visitor: typeof guest | { userId: string }) {
  const { cartId } = await addToCart({ ...guest, ...visitor }, (await product()).id);
  const updatedAt = Date.now() - msAgo;
  await write((tx) => {
    tx.update(carts)
      .set({ updatedAt })
      .where(eq(carts.id, cartId ?? ""))
      .run();
  });
  return cartId ?? "";
}

it("a guest's cart is swept out once no browser remembers it; a user's never, a newer one not yet", async () => {
  const user = await shopper();
  const forgotten = await cartLastTouched(remembered + 1000, guest);
  const own = await cartLastTouched(remembered + 1000, { userId: user.id });
  const recent = await cartLastTouched(remembered - 60_000, guest);

  await addToCart(guest, (await product()).id);
  const ids = [forgotten, own, recent];
  const left = db.select({ id: carts.id }).from(carts).where(inArray(carts.id, ids)).all();
  expect(left.map(({ id }) => id).sort()).toEqual([own, recent].sort());
  expect(db.select().from(cartLines).where(eq(cartLines.cartId, forgotten)).all()).toEqual([]);
});
