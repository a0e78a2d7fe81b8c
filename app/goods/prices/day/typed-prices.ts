import { dayStart } from "~/base/lib/days";
import { paiseFrom } from "~/base/lib/money";
import { day, hour, minute } from "~/base/lib/time";
import type { NewPrice } from "./price-change";

/** The field of a pack's new price, and the hidden one of the price that it was filled from. */
export const priceField = (productId: string) => `price-${productId}`;
export const versionField = (productId: string) => `version-${productId}`;

/** Why a field is refused whose form does not say what it was filled from. */
export const noVersion = "This page is out of date. Look at what it says now, then save again.";

/** Paise → `1450`, `1450.50`: as it is typed. */
export const typedPrice = (paise: number) =>
  paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);

/** The new prices in a form that differ from those it showed, and by product a sentence for each that is none. */
export function typedPrices(form: FormData): { prices: NewPrice[]; errors: Map<string, string> } {
  const prices: NewPrice[] = [];
  const errors = new Map<string, string>();
  const fields = new Map(form);
  for (const [name, value] of fields) {
    if (!name.startsWith("price-") || typeof value !== "string" || value.trim() === "") continue;
    const productId = name.slice("price-".length);
    const seenPaise = Number(fields.get(versionField(productId)));
    const pricePaise = paiseFrom(value);
    if (!Number.isSafeInteger(seenPaise) || seenPaise < 1) errors.set(productId, noVersion);
    else if (pricePaise === null) errors.set(productId, "Type a price such as 2450 or 2450.50");
    else if (pricePaise !== seenPaise)
      prices.push({ productId, seenPaise, pricePaise, mrpPaise: null });
  }
  return { prices, errors };
}

/** Longest time ahead (ms) that prices can be planned. */
const furthest = 92 * day;

/** When the prices are to count from: `null` now, else UTC ms; or why the typed time is none. `now`: UTC ms. */
export function whenIn(
  form: FormData,
  now: number,
): { runsAt: number | null; problem?: undefined } | { problem: string } {
  if (form.get("when") !== "later") return { runsAt: null };
  const runsAt = momentIn(String(form.get("at") ?? ""));
  if (runsAt === null) return { problem: "Choose the day and the time" };
  if (runsAt <= now) return { problem: "This time is over: choose a later one, or “Now”" };
  return runsAt > now + furthest ? { problem: "Choose a time within three months" } : { runsAt };
}

/** `2026-11-23T06:00`, the time in Surat, as UTC ms; null for anything else. */
function momentIn(text: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(:00)?$/.exec(text);
  const start = match ? dayStart(match[1] ?? "") : null;
  return match && start !== null
    ? start + Number(match[2]) * hour + Number(match[3]) * minute
    : null;
}
