import dayjs from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { dayOf } from "~/lib/days";
import { day } from "~/lib/time";

dayjs.extend(utc);

/**
 * Days that a pack must have left until its best-before day to be sold. FSSAI's advisory to e-commerce of 3 December 2024 asks for 45
 * days, or 30 % of its life, when it is delivered.
 */
export const leastDays = 45;

/** The first best-before day that may still be sold at this time (UTC ms): `2027-01-07`. */
export const firstSellable = (now: number) => dayOf(now + leastDays * day);

/** Whether packs with this best-before day are too old to be sold at this time (UTC ms). */
export const isTooOld = (bestBefore: string, now: number) => bestBefore < firstSellable(now);

/**
 * The best-before day of packs filled on a day, by what their label says: "9 months from packing", "180 days". Null: the label names
 * no time.
 */
export function bestBeforeOf(packedOn: string, label: string | null): string | null {
  const [, count, unit] = /(\d{1,3})\s*-?\s*(day|week|month|year)/i.exec(label ?? "") ?? [];
  if (!count || !unit) return null;
  const added = dayjs.utc(packedOn).add(Number(count), unit.toLowerCase() as dayjs.ManipulateType);
  return added.format("YYYY-MM-DD");
}

/** `2026-11-12` → `12 Nov 2026`. */
export const dayInWords = (text: string) => dayjs.utc(text).format("D MMM YYYY");
