import { toGiveBack } from "~/sales/orders/money/to-give-back.server";
import type { Matter } from "./matters";

/** Orders whose money is to be given back; `to`: where this person sees them. */
export const giveBackMatter = (to: string): Matter => ({
  count: toGiveBack(0).total,
  one: "order whose money is to be given back",
  many: "orders whose money is to be given back",
  to,
});
