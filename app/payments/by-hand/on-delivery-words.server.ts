import type { DeliveryOfProduct } from "~/delivery/product-delivery.server";
import { rupees } from "~/lib/money";
import { otherPayments } from "./other-payments.server";

type Quote = { way: string; pricePaise: number; paysOnDelivery: boolean };

/**
 * The sentence about paying on delivery on the page of a product of this price (paise); null where it is not offered. `quotes`: the
 * ways to a PIN; null: the page is for everybody.
 */
export function onDeliveryWords(
  pricePaise: number,
  { paysOnDelivery, isPriced }: Pick<DeliveryOfProduct, "paysOnDelivery" | "isPriced">,
  quotes: Quote[] | null,
): string | null {
  const { isOn, mostPaise, feePaise } = otherPayments().onDelivery;
  if (!isOn || mostPaise === null) return null;
  const fee = feePaise > 0 ? ` (${rupees(feePaise)} fee)` : "";
  if (quotes === null)
    return paysOnDelivery && pricePaise <= mostPaise
      ? `Pay on delivery${isPriced ? " in many areas" : ""}${fee}, for orders up to ${rupees(mostPaise)}.`
      : null;
  const isOffered = quotes.some(
    (quote) =>
      quote.paysOnDelivery && quote.way !== "collect" && pricePaise + quote.pricePaise <= mostPaise,
  );
  return isOffered ? `You can pay on delivery${fee}.` : null;
}
