import { db, type Reader } from "~/base/db/connection.server";
import type { Wanted } from "~/goods/stock/allot";
import { type Left, shortOf } from "~/goods/stock/available.server";
import { overAllowed } from "~/goods/stock/unproven.server";
import type { Cart, CartLine } from "./cart.server";

type Of = Pick<Cart, "id" | "userId">;

/**
 * The products of which a cart wants more packs than there are, or than it may order before its buyer ever paid, with what is left for
 * it. `now`: UTC ms.
 */
export function shortLines(
  { id: cartId, userId }: Of,
  lines: CartLine[],
  from: Reader = db,
  now = Date.now(),
): Map<string, Left> {
  const limited = lines.filter(({ product }) => product?.isCounted || product?.sale === "sold out");
  const short = shortOf(from, wantedIn(limited), { cartId, now });
  for (const [id, packs] of overAllowed(from, countedIn(lines), { cartId, userId, now }))
    if (packs < (short.get(id)?.packs ?? Infinity))
      short.set(id, { packs, held: 0, isLimited: true });
  return short;
}

/** What a cart wants of counted products. */
export const countedIn = (lines: CartLine[]): Wanted[] =>
  wantedIn(lines.filter(({ product }) => product?.isCounted));

const wantedIn = (lines: CartLine[]): Wanted[] =>
  lines.flatMap(({ product, quantity }) => (product ? [{ productId: product.id, quantity }] : []));
