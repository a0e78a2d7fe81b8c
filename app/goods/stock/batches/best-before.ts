import type { ManipulateType } from "dayjs";
import { indianClock } from "~/base/lib/india/indian-time";

/**
 * The best-before day of packs filled on a day, by what their label says: "9 months from packing", "180 days". Null: the label names
 * no time.
 */
export function bestBeforeOf(packedOn: string, label: string | null): string | null {
  const [, count, unit] = /(\d{1,3})\s*-?\s*(day|week|month|year)/i.exec(label ?? "") ?? [];
  if (!count || !unit) return null;
  const added = indianClock(packedOn).add(Number(count), unit.toLowerCase() as ManipulateType);
  return added.format("YYYY-MM-DD");
}
