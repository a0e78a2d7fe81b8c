import type { NotReceived } from "./receive-money.server";

/** Why money cannot be noted for one of several orders, after its number. */
export const notReceivedWords: Record<
  Exclude<NotReceived, "used" | "too-much-cash" | "too-much">,
  string
> = {
  "no-order": "is gone",
  already: "is paid already",
  "not-by-hand": "is not paid by hand",
  cancelled: "is cancelled",
  "paid-otherwise": "was paid with another order of the same cart",
};
