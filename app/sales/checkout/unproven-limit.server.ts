import type { Cart, CartLine } from "~/sales/cart/cart.server";
import { countedIn } from "~/sales/cart/short-lines.server";
import type { Reader } from "~/base/db/connection.server";
import { isOwnMachine } from "~/base/lib/http/network";
import { minute } from "~/base/lib/time";
import { sealedNetwork } from "~/goods/stock/holds.server";
import { overAllowed } from "~/goods/stock/unproven.server";
import { t } from "~/base/words/say";
import type { TooManyOrders } from "./limits.server";

/** The sealed network of an IP address, by which unpaid orders are limited; null: this machine, or none is known. */
export const limitedNetwork = (address: string | undefined): string | null =>
  address === undefined || isOwnMachine(address) ? null : sealedNetwork(address);

/**
 * Why a cart cannot be ordered from here now: its packs would bring what unpaid orders of the network hold of a product above the limit.
 * Null: it can. `now`: UTC ms.
 */
export function tooManyPacks(
  from: Reader,
  { id: cartId, userId }: Pick<Cart, "id" | "userId">,
  lines: CartLine[],
  address: string | undefined,
  now = Date.now(),
): TooManyOrders | null {
  const network = limitedNetwork(address);
  if (network === null) return null;
  const over = overAllowed(from, countedIn(lines), { cartId, userId, network, now });
  const name = lines.find(({ product }) => product && over.has(product.id))?.product?.name;
  if (name === undefined) return null;
  return {
    seconds: (15 * minute) / 1000,
    sentence: t(
      "Your network has many packs of {name} in orders that are not paid. Please pay those first, take fewer, or try again later.",
      { name },
    ),
  };
}
