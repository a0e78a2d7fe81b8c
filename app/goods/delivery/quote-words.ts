import type { DeliveryWay } from "~/base/db/statuses";
import { rupees } from "~/base/lib/money";
import { arrivalInWords } from "./calendar";
import type { Quote } from "./quotes.server";
import { t } from "~/base/words/say";

/** A quote without what only the server needs. */
export type ShownQuote = Pick<
  Quote,
  "way" | "pricePaise" | "from" | "to" | "freeFromPaise" | "isByPost"
>;

/** English: to be said with `t`. */
export const wayWords: Record<DeliveryWay, string> = {
  courier: "By courier",
  van: "By our own van",
  transporter: "By transporter, to the godown",
  collect: "Collect at our press",
};

/** How this quote's parcel goes, in English: to be said with `t`. To the army India Post is the courier. */
export const wayOf = ({ way, isByPost }: Pick<ShownQuote, "way" | "isByPost">): string =>
  way === "courier" && isByPost ? "By India Post" : wayWords[way];

/** `₹60`, `Free`; for a transporter, whose freight is paid there, in words. */
export function priceInWords({ way, pricePaise }: Pick<Quote, "way" | "pricePaise">): string {
  if (way === "transporter") return t("you pay the freight there");
  return pricePaise === 0 ? t("Free") : rupees(pricePaise);
}

/** `arrives 25–27 Nov`, `ready 24 Nov`; null if no day is promised. */
export function promiseInWords({ way, from, to }: Pick<Quote, "way" | "from" | "to">) {
  if (!from || !to) return null;
  const days = arrivalInWords({ from, to });
  return way === "collect" ? t("ready {days}", { days }) : t("arrives {days}", { days });
}
