import { type Carrier, deliveryWays } from "~/base/db/statuses";

/** What can be chosen at the counter. Without zod: the browser loads it, too. */

/** How the goods get to the buyer: handed over at once, or as a shop order does. Empty: to the address, by what its PIN gives. */
export const handovers = ["along", ...deliveryWays, ""] as const;
export type Handover = (typeof handovers)[number];

/** How it is paid. `link`: online, by a link that the owner sends. */
export const payings = ["cash", "upi", "link", "later"] as const;
export type Paying = (typeof payings)[number];

/** Whether an address is asked for. */
export const goesOut = (way: Handover): way is Carrier | "" => way !== "along" && way !== "collect";

/** The field for the packs of a product. */
export const packsField = (productId: string) => `packs.${productId}`;
