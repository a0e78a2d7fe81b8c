import type { DeliveryOfProduct } from "~/goods/delivery/product-delivery.server";
import { rupees } from "~/base/lib/money";
import { otherPayments } from "./other-payments.server";
import { t } from "~/base/words/say";

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
  const fee = feePaise > 0 ? rupees(feePaise) : null;
  if (quotes === null)
    return paysOnDelivery && pricePaise <= mostPaise
      ? inGeneral(isPriced, fee, rupees(mostPaise))
      : null;
  const isOffered = quotes.some(
    (quote) =>
      quote.paysOnDelivery && quote.way !== "collect" && pricePaise + quote.pricePaise <= mostPaise,
  );
  if (!isOffered) return null;
  return fee ? t("You can pay on delivery ({fee} fee).", { fee }) : t("You can pay on delivery.");
}

function inGeneral(isInMany: boolean, fee: string | null, most: string): string {
  if (isInMany)
    return fee
      ? t("Pay on delivery in many areas ({fee} fee), for orders up to {most}.", { fee, most })
      : t("Pay on delivery in many areas, for orders up to {most}.", { most });
  return fee
    ? t("Pay on delivery ({fee} fee), for orders up to {most}.", { fee, most })
    : t("Pay on delivery, for orders up to {most}.", { most });
}
