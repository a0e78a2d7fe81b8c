import { z } from "zod";
import { lastingCookie } from "~/base/lib/http/signed-cookie.server";
import { day, second } from "~/base/lib/time";

const mostOrders = 20;

/** The orders that this browser placed as a guest, or whose mobile number was typed in it, newest first: their ids. */
const ordersInBrowser = lastingCookie(
  "prayosha_orders",
  (365 * day) / second,
  z.array(z.string().max(64)).max(mostOrders),
);

/** Whether this browser may see the whole order, no matter which account is signed in. */
export async function knowsOrder(request: Request, orderId: string): Promise<boolean> {
  return (await idsIn(request)).includes(orderId);
}

/** The value of a `Set-Cookie` header by which this browser may see everything of the order. */
export async function rememberOrder(request: Request, orderId: string): Promise<string> {
  const others = (await idsIn(request)).filter((id) => id !== orderId);
  return ordersInBrowser.serialize([orderId, ...others].slice(0, mostOrders));
}

async function idsIn(request: Request): Promise<string[]> {
  return (await ordersInBrowser.parse(request))?.value ?? [];
}
