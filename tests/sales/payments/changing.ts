import { addToCart } from "~/sales/cart/changes.server";
import { differences } from "~/office/books/differences.server";
import { type Choices, placeOrder } from "~/sales/checkout/place-order.server";
import { write } from "~/base/db/connection.server";
import { sessions } from "~/base/db/schema";
import type { Viewer } from "~/people/accounts/guards/viewer.server";
import { eq } from "drizzle-orm";
import { proveGuestEmail } from "~/sales/orders/mails/guest-mail.server";
import { cookieOf } from "../../cast";
import { cartWith, guest } from "../../goods/stock/counted";

/** Orders whose goods change after they were placed, and what the books say of it. */

/** A new buyer, whose e-mail is proved, orders three packs of one product and a pack of another. */
export async function orderOfFour(productId: string, other: string, choices: Choices = {}) {
  const visitor = await cartWith(productId, 3);
  await addToCart(visitor, other);
  const buyer = guest();
  const email = `${buyer.phone.replace(" ", "")}@example.com`;
  const placed = await placeOrder({ ...buyer, email }, visitor, choices);
  await write((tx) => proveGuestEmail(tx, email));
  if (!placed.order) throw new Error(`Not placed: ${placed.problem}`);
  return placed.order;
}

/** Everything that differs in the books. */
export async function allDifferences(): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of differences()) lines.push(line);
  return lines;
}

/** A browser in which somebody is signed in who gave the password long ago. */
export async function cookieOfLongAgo(user: Viewer): Promise<string> {
  const cookie = await cookieOf(user);
  await write((tx) =>
    tx.update(sessions).set({ confirmedAt: 1 }).where(eq(sessions.userId, user.id)).run(),
  );
  return cookie;
}
