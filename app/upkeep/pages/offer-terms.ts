import type { Thing } from "~/base/lib/json-ld";
import type { ReturnTerms } from "./returns/return-terms";

/** The Refund and Return Policy as schema.org data; the page has the details. */
export function returnPolicy(address: string, { days, wayBack }: ReturnTerms): Thing {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "IN",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: days,
    returnMethod: "https://schema.org/ReturnByMail",
    ...feesOf(wayBack),
    merchantReturnLink: `${address}/RefundandReturn`,
  };
}

const [byShop, byBuyer] = [
  "https://schema.org/FreeReturn",
  "https://schema.org/ReturnFeesCustomerResponsibility",
];

/** Who pays for sending goods back: for all reasons, or apart where the shop is to blame. */
function feesOf(wayBack: ReturnTerms["wayBack"]) {
  if (wayBack !== "fault") return { returnFees: wayBack === "shop" ? byShop : byBuyer };
  return { itemDefectReturnFees: byShop, customerRemorseReturnFees: byBuyer };
}

/** What delivery to the door costs (paise) and takes (business days), from the cheapest and nearest zone to the dearest and farthest. */
type ToTheDoor = { fromPaise: number; mostPaise: number; daysMin: number; daysMax: number };

/**
 * Delivery as schema.org data. Undefined where the product is not brought to the door; `toTheDoor` null: it is, for nothing, and no
 * days are promised.
 */
export function shippingDetails({
  isSent,
  toTheDoor,
}: {
  isSent: boolean;
  toTheDoor: ToTheDoor | null;
}): Thing | undefined {
  if (!isSent) return undefined;
  return {
    "@type": "OfferShippingDetails",
    shippingRate: {
      "@type": "MonetaryAmount",
      currency: "INR",
      ...ratesOf(toTheDoor ?? { fromPaise: 0, mostPaise: 0 }),
    },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: daysFrom(0, 1),
      transitTime: toTheDoor ? daysFrom(toTheDoor.daysMin, toTheDoor.daysMax) : undefined,
      businessDays: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: businessDays.map((day) => `https://schema.org/${day}`),
      },
    },
  };
}

function ratesOf({ fromPaise, mostPaise }: Pick<ToTheDoor, "fromPaise" | "mostPaise">) {
  return fromPaise === mostPaise
    ? { value: fromPaise / 100 }
    : { minValue: fromPaise / 100, maxValue: mostPaise / 100 };
}

const daysFrom = (minValue: number, maxValue: number) => ({
  "@type": "QuantitativeValue",
  minValue,
  maxValue,
  unitCode: "DAY",
});

const businessDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
