import type { SalesDay } from "../sales.server";

/** Paise that were ordered on a day, paid or not, without what was refunded since. */
export const dayOrders = (day: SalesDay | undefined): number =>
  (day?.paise ?? 0) - (day?.refundedPaise ?? 0);
