import { db, type Reader } from "~/db/connection.server";
import { type Left, shortOf, type Wanted } from "~/stock/available.server";
import type { Cart, CartLine } from "./cart.server";

/** The products of which a cart wants more packs than there are, with what is left for it. `now`: UTC ms. */
export function shortLines(
  { id: cartId }: Pick<Cart, "id">,
  lines: CartLine[],
  from: Reader = db,
  now = Date.now(),
): Map<string, Left> {
  const limited = lines.filter(({ product }) => product?.isCounted || product?.sale === "sold out");
  return shortOf(from, wantedIn(limited), { cartId, now });
}

/** What a cart wants of counted products. */
export const countedIn = (lines: CartLine[]): Wanted[] =>
  wantedIn(lines.filter(({ product }) => product?.isCounted));

const wantedIn = (lines: CartLine[]): Wanted[] =>
  lines.flatMap(({ product, quantity }) => (product ? [{ productId: product.id, quantity }] : []));
