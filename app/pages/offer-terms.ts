import type { Thing } from "~/lib/json-ld";

/** The Refund and Return Policy as schema.org data; the page has the details. */
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
 * The Shipping Policy as schema.org data: destination and handling time. The cost depends on the pincode, so it is left out.
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
