import type { DeliveryOfProduct } from "~/goods/delivery/product-delivery.server";
import type { DeliveryWay } from "~/base/db/statuses";
import { advanceOf } from "~/goods/prices/advance-rule";
import { rupees } from "~/base/lib/money";
import { otherPayments } from "./other-payments.server";
import { t } from "~/base/words/say";

type Quote = { way: DeliveryWay; pricePaise: number; paysOnDelivery: boolean };

/**
 * The sentence about paying on delivery on the page of a product of this price (paise); null where it is not offered. `quotes`: the
 * ways to a PIN; null: the page is for everybody.
 */
export function onDeliveryWords(
  pricePaise: number,
  { paysOnDelivery, isPriced }: Pick<DeliveryOfProduct, "paysOnDelivery" | "isPriced">,
  quotes: Quote[] | null,
): string | null {
  const { isOn, mostPaise, feePaise, advance } = otherPayments().onDelivery;
  if (!isOn || mostPaise === null) return null;
  const fee = feePaise > 0 ? rupees(feePaise) : null;
  /** What is paid first of a pack that goes this way for this price. */
  const firstOf = ({ way, pricePaise: deliveryPaise }: Pick<Quote, "way" | "pricePaise">) =>
    advanceOf(advance?.[way] ?? null, pricePaise + deliveryPaise + feePaise);
  if (quotes === null) {
    const firstPaise = firstOf({ way: "courier", pricePaise: 0 });
    if (!paysOnDelivery || pricePaise - firstPaise > mostPaise) return null;
    return firstPaise > 0 ? inParts(isPriced, fee) : inGeneral(isPriced, fee, rupees(mostPaise));
  }
  const offered = quotes.filter(
    (quote) =>
      quote.paysOnDelivery &&
      quote.way !== "collect" &&
      pricePaise + quote.pricePaise - firstOf(quote) <= mostPaise,
  );
  if (offered.length === 0) return null;
  if (offered.every((quote) => firstOf(quote) > 0)) return inParts(false, fee);
  return fee ? t("You can pay on delivery ({fee} fee).", { fee }) : t("You can pay on delivery.");
}

function inParts(isInMany: boolean, fee: string | null): string {
  if (isInMany)
    return fee
      ? t("In many areas you can pay a part online and the rest on delivery ({fee} fee).", { fee })
      : t("In many areas you can pay a part online and the rest on delivery.");
  return fee
    ? t("You can pay a part online and the rest on delivery ({fee} fee).", { fee })
    : t("You can pay a part online and the rest on delivery.");
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
