import { dayOf } from "~/base/lib/days";
import { day } from "~/base/lib/time";

/**
 * Days that a pack must have left until its best-before day to be sold. FSSAI's advisory to e-commerce of 3 December 2024 asks for 45
 * days, or 30 % of its life, when it is delivered.
 */
export const leastDays = 45;

/** The first best-before day that may still be sold at this time (UTC ms): `2027-01-07`. */
export const firstSellable = (now: number) => dayOf(now + leastDays * day);

/** Whether packs with this best-before day are too old to be sold at this time (UTC ms). */
export const isTooOld = (bestBefore: string, now: number) => bestBefore < firstSellable(now);
