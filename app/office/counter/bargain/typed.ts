import { paiseFrom } from "~/base/lib/money";
import type { Bargain } from "./agreed";
import { offField, priceField } from "./field-names";

/** The bargain that was typed into a form, and the sentences for fields that hold no amount. Empty fields take nothing off. */
export function bargainTyped(form: FormData): {
  bargain: Bargain;
  errors: Record<string, string>;
} {
  const errors: Record<string, string> = {};
  const prices = new Map<string, number>();
  for (const [name, value] of form) {
    if (!name.startsWith(priceField("")) || typeof value !== "string" || !value.trim()) continue;
    const paise = paiseFrom(value);
    if (paise !== null && paise >= leastPricePaise)
      prices.set(name.slice(priceField("").length), paise);
    else errors[name] = "Type the price of one pack in rupees, such as 1400, or leave it blank.";
  }
  const typed = form.get(offField);
  const off = typeof typed === "string" && typed.trim() ? paiseFrom(typed) : 0;
  if (off === null) errors[offField] = "Type an amount in rupees, such as 50, or leave it blank.";
  return { bargain: { prices, offPaise: off ?? 0 }, errors };
}

/** A pack that costs nothing is a gift, no bargain. */
const leastPricePaise = 100;
