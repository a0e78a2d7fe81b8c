import type { CartLine } from "~/cart/cart.server";
import { countedIn } from "~/cart/short-lines.server";
import type { Reader } from "~/db/connection.server";
import { unprovenPacks } from "~/payments/by-hand/unproven.server";
import { checkoutSettings } from "./checkout-settings.server";

/** Whether these lines would bring orders on delivery that nobody has confirmed above what they may hold of a product. */
export function isFullOfUnproven(from: Reader, lines: CartLine[]): boolean {
  const wanted = countedIn(lines);
  if (wanted.length === 0) return false;
  const most = checkoutSettings(from).unprovenPacks;
  if (most === null) return false;
  const taken = unprovenPacks(
    from,
    wanted.map(({ productId }) => productId),
  );
  return wanted.some(({ productId, quantity }) => (taken.get(productId) ?? 0) + quantity > most);
}
