import type { Thing } from "~/lib/json-ld";

/** The Refund and Return Policy in the words of schema.org; the page itself has all of it. */
export function returnPolicy(address: string): Thing {
  return {
    "@type": "MerchantReturnPolicy",
    applicableCountry: "IN",
    returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
    merchantReturnDays: 7,
    merchantReturnLink: `${address}/RefundandReturn`,
  };
}

/**
 * The Shipping Policy in the words of schema.org: where to, and how soon a parcel leaves. What it costs depends on the
 * pincode, so nothing is said of it.
 */
export function shippingDetails(): Thing {
  return {
    "@type": "OfferShippingDetails",
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "IN" },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: { "@type": "QuantitativeValue", minValue: 0, maxValue: 1, unitCode: "DAY" },
      businessDays: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: businessDays.map((day) => `https://schema.org/${day}`),
      },
    },
  };
}

const businessDays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
