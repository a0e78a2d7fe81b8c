import type { SalesDay } from "../sales.server";

/** Paise that a day brought, without what was refunded since. */
export const takenOn = (day: SalesDay | undefined): number =>
  (day?.paise ?? 0) - (day?.refundedPaise ?? 0);
