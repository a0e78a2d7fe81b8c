import { rupees } from "~/base/lib/money";
import { t } from "~/base/words/say";

/** What an order or a cart costs, in paise. The total is goods + delivery + fee − discount. */
export type Sums = {
  goodsPaise: number;
  deliveryPaise: number;
  /** For payment on delivery. */
  feePaise: number;
  discountPaise: number;
  totalPaise: number;
};

/** Adds up the parts; missing ones are 0. */
export function sumsOf(parts: Partial<Omit<Sums, "totalPaise">> & { goodsPaise: number }): Sums {
  const { goodsPaise, deliveryPaise = 0, feePaise = 0, discountPaise = 0 } = parts;
  const totalPaise = goodsPaise + deliveryPaise + feePaise - discountPaise;
  return { goodsPaise, deliveryPaise, feePaise, discountPaise, totalPaise };
}

/** The parts as label and amount, without the total. Just the goods have none. `couponCode` names the discount. */
export function partsOf(
  { goodsPaise, deliveryPaise, feePaise, discountPaise }: Sums,
  {
    couponCode,
    isFreeDelivery = false,
  }: { couponCode?: string | null; isFreeDelivery?: boolean } = {},
): [label: string, amount: string][] {
  const parts: [string, string][] = [
    ...(discountPaise > 0
      ? [
          [
            couponCode ? t("Coupon {code}", { code: couponCode }) : t("Discount"),
            `− ${rupees(discountPaise)}`,
          ] as [string, string],
        ]
      : []),
    ...(deliveryPaise > 0 || isFreeDelivery
      ? [[t("Delivery"), deliveryPaise > 0 ? rupees(deliveryPaise) : t("Free")] as [string, string]]
      : []),
    ...(feePaise > 0
      ? [[t("Fee for payment on delivery"), rupees(feePaise)] as [string, string]]
      : []),
  ];
  return parts.length > 0 ? [[t("Goods"), rupees(goodsPaise)], ...parts] : [];
}

/** Whether an order's delivery was free although the shop has prices for it; a transporter is paid by the buyer. */
export const hasFreeDelivery = ({
  deliveryZone,
  deliveryWay,
  deliveryPaise,
}: {
  deliveryZone: string | null;
  deliveryWay: string | null;
  deliveryPaise: number;
}): boolean => deliveryZone !== null && deliveryWay !== "transporter" && deliveryPaise === 0;
